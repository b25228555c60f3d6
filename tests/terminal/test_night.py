"""A night with people and bots: what steps by itself, who is asked, and that the seed decides everything."""

from dataclasses import replace

import pytest

from nightbus.bots.playing import BOT_NAMES, LEVELS, policy
from nightbus.errors import IllegalStep, LogError, NotationError
from nightbus.rules import events
from nightbus.rules.actions import Pass, Play, Stay
from nightbus.rules.game import GAMES, game
from nightbus.table.log import read_log
from nightbus.terminal.night import Night, seats_for
from tests.terminal.nights import night_of, person_asked, play_out, play_to, same


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("people", [("Ana",), ("Ana", "Bo", "Cy")])
def test_the_same_seed_and_moves_give_the_same_night(of: str, level: str, people: tuple[str, ...]) -> None:
    one, other = (night_of(of, people=people, level=level, settings=_short(of)) for _ in range(2))
    play_out(one)
    play_out(other)
    assert one.table.over
    assert same(one, other)


def _short(of: str) -> list[str]:
    return ["bus_length=4"] if of == "ride-the-bus" else []


@pytest.mark.parametrize("of", GAMES)
def test_another_seed_gives_another_night(of: str) -> None:
    one, other = (night_of(of, seed=seed) for seed in (7, 8))
    person_asked(one)
    person_asked(other)
    assert str(one.table.log) != str(other.table.log)


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_night_left_anywhere_goes_on_to_the_same_end(of: str, level: str) -> None:
    whole = night_of(of, level=level, settings=_short(of))
    play_out(whole)
    for left_after in range(1, len(whole.table.log.steps), 7):
        log = read_log("".join(list(whole.table.log.lines())[: left_after + 1]))
        resumed = Night.resume(log, people=[0], level=level)
        play_out(resumed)
        assert same(resumed, whole), left_after


def test_a_log_without_its_seed_cannot_go_on() -> None:
    log = night_of("chase-the-ace").table.log
    untold = {name: value for name, value in log.header.shoe.items() if name != "seed"}
    log.header = replace(log.header, shoe=untold)
    with pytest.raises(LogError, match="seed"):
        Night.resume(read_log(str(log)), people=[0], level="pub")


def test_every_step_is_told_to_whoever_keeps_the_log() -> None:
    night = night_of("stop-the-bus")
    lengths: list[int] = []
    night.on_step = lambda log: lengths.append(len(log.steps))
    play_out(night)
    assert lengths == list(range(1, len(night.table.log.steps) + 1))


def test_cards_come_one_step_at_a_time() -> None:
    night = night_of("ride-the-bus", settings=["bus=row", "bus_length=4"])
    rows = 0
    play_to(night, "ride_row")
    while not night.table.over:
        told = len(night.table.state.story)
        step = night.step()
        assert step == "chance"
        turned = [e for e in night.table.story(None, told) if isinstance(e, events.RideTurned)]
        assert len(turned) <= 1
        rows += len(turned)
    assert rows >= 4


def test_sealed_answers_of_a_bot_are_one_step_however_many_cards_it_lays() -> None:
    several = 0
    for seed in range(20):
        night = night_of("ride-the-bus", seed=seed)
        play_to(night, "lay")
        bots = len(night.table.awaits) - 1
        steps, acts = 0, len(night.table.log.steps)
        while night.step() is not None:
            steps += 1
        assert night.table.awaits == (0,)
        assert steps == bots
        several += len(night.table.log.steps) - acts > bots
    assert several > 0


def test_bots_are_not_asked_and_people_in_the_order_of_turns() -> None:
    night = night_of("chase-the-ace", people=("Ana", "Bo"), seats=4)
    asked = person_asked(night)
    dealer = night.table.view(-1).dealer
    assert asked in (0, 1)
    assert dealer is not None


def test_among_sealed_answers_the_dealer_s_left_is_asked_first() -> None:
    night = night_of("ride-the-bus", people=("Ana", "Bo", "Cy", "Dee"), seats=4)
    play_to(night, "lay")
    assert night.table.view(-1).dealer == 3
    assert night.asked == 0
    night.do(0, Pass())
    assert night.asked == 1


def test_an_answer_still_sealed_can_be_taken_back() -> None:
    night = night_of("ride-the-bus")
    play_to(night, "lay", 0)
    before = night.table.view(0)
    card = before.seats[0].cards[0]  # type: ignore[attr-defined]
    night.do(0, Play(card))
    night.undo(0)
    assert night.table.view(0) == before
    with pytest.raises(IllegalStep):
        night.undo(0)


def test_what_others_may_not_see_is_secret_only_among_several_people() -> None:
    alone, several = night_of("chase-the-ace"), night_of("chase-the-ace", people=("Ana", "Bo"))
    for night, secret in ((alone, False), (several, True)):
        seat = person_asked(night)
        assert seat is not None
        assert night.is_secret(seat) == secret


def test_a_question_answered_in_the_open_is_no_secret() -> None:
    night = night_of("ride-the-bus", people=("Ana", "Bo"))
    seat = person_asked(night)
    assert seat is not None
    assert not night.is_secret(seat)


def test_a_sealed_answer_is_secret_even_with_open_hands() -> None:
    night = night_of(
        "ride-the-bus", people=("Ana", "Bo", "Cy"), seats=3, rulebook="commission", settings=["dealer_role=plays"]
    )
    play_to(night, "lay")
    asked = person_asked(night)
    assert asked is not None
    assert night.is_secret(asked)


@pytest.mark.parametrize("of", GAMES)
def test_advice_is_allowed_and_changes_nothing(of: str) -> None:
    night = night_of(of, level="pub")
    for _ in range(12):
        seat = person_asked(night)
        if seat is None:
            return
        before = str(night.table.log), night.table.view(seat)
        action = night.advice(seat)
        assert (str(night.table.log), night.table.view(seat)) == before
        night.do(seat, action)


def test_a_split_is_advised_whole() -> None:
    night = night_of("ride-the-bus", rulebook="commission", settings=["right_gives=7/7/7/7"], level="pub")
    play_to(night, "give_right", 0)
    night.do(0, night.advice(0))
    given = [event for event in night.table.story(None) if isinstance(event, events.Gave) and event.seat == 0]
    assert sum(event.drinks for event in given) % 7 == 0


def test_seats_are_people_first_then_bots_with_names_of_their_own() -> None:
    of = game("chase-the-ace")
    house = of.rulebooks["chase-the-ace"]
    assert seats_for(of, house, ["biscuit", "Ana"], 4) == ("biscuit", "Ana", "Magpie", "Duchess")
    assert len(seats_for(of, house, ["Ana"], None)) == 6
    assert len(set(seats_for(of, house, ["Magpie"], 20))) == 20
    assert len(set(BOT_NAMES)) == 20


def test_people_must_have_seats() -> None:
    of = game("stop-the-bus")
    with pytest.raises(NotationError, match="3 people"):
        seats_for(of, of.rulebooks["stop-the-bus"], ["Ana", "Bo", "Cy"], 2)


def test_where_the_usual_number_cannot_play_fewer_do() -> None:
    of = game("ride-the-bus")
    house = of.rulebooks["party"]
    many = type(house)(
        dealer_role=house.dealer_role, questions=7, pyramid_rows=(5, 5, 5, 5, 4), bluffing=house.bluffing
    )
    assert len(seats_for(of, many, ["Ana"], None)) == 4


def test_no_such_level() -> None:
    with pytest.raises(NotationError, match="expert"):
        policy(game("stop-the-bus"), "expert")


def test_another_game_of_the_session_goes_on_with_the_same_log() -> None:
    night = night_of("chase-the-ace", seats=3)
    play_out(night)
    steps = len(night.table.log.steps)
    night.again()
    play_out(night)
    assert night.table.over
    assert len(night.table.log.steps) > steps
    assert night.table.view(0).game == 2  # type: ignore[attr-defined]


def test_staying_can_be_taken_back_until_the_next_has_moved() -> None:
    night = night_of("chase-the-ace", people=("Ana", "Bo", "Cy"), seats=3)
    seat = person_asked(night)
    assert seat is not None
    night.do(seat, Stay())
    assert night.asked != seat
    night.undo(seat)
    assert night.asked == seat
