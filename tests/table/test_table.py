"""A running game: who may do what, all or nothing; what may be taken back; further games."""

from random import Random

import pytest

from nightbus.cards import read_card
from nightbus.errors import HouseRuleError, IllegalStep, NightbusError, NotationError
from nightbus.rules import events
from nightbus.rules.actions import Again, Give, GiveShot, Guess, Keep, Liar, Pass, Pick, Play, Stay, Stop, Swap, Take
from nightbus.rules.events import Drank, Undone
from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.rules.ride_the_bus.house import House as Ride
from nightbus.rules.switches import with_settings
from nightbus.table.log import Act, Undo
from nightbus.table.notation import read_move
from nightbus.table.shoes import HandShoe, SeedShoe
from nightbus.table.states import copy_of
from nightbus.table.table import MayGive, Table
from tests.table.playing import NAMES, play_at_random, random_action, random_table, say, stacked

COMMISSION = game("ride-the-bus").rulebooks["commission"]
CLASSIC = game("ride-the-bus").rulebooks["classic"]
PRIVATE = with_settings(COMMISSION, {"hands": "private"})


def pyramid(turned: str, house: Ride = PRIVATE) -> Table:
    """The first pyramid card is turned: Ana holds 7H 2C 3C 4C, Bo 7S KH 5C 6C; Cy deals."""
    house = with_settings(house, {"right_gives": "0/0/0/0", "question_order": "by_player"})
    table = stacked("ride-the-bus", f"7H 2C 3C 4C 7S KH 5C 6C {turned}", house=house)
    say(table, "Ana: red; Ana: lower; Ana: inside; Ana: clubs; Bo: black; Bo: higher; Bo: outside; Bo: clubs")
    return table


def everything(table: Table) -> object:
    """The position, the log and the story: what a refusal must leave as it was."""
    return (
        copy_of(table.state),
        list(table.log.steps),
        list(table.state.story),
        [table.may_undo(s) for s in range(len(table.names))],
    )


def refused(table: Table, seat: int, action: object) -> NightbusError:
    """How this is refused, nothing being changed by it (C42, C71)."""
    before = everything(table)
    with pytest.raises(NightbusError) as caught:
        table.do(seat, action)  # type: ignore[arg-type]
    assert everything(table) == before
    return caught.value


WORDS = (
    *("red", "lower", "hot", "queen", "pass", "accept", "liar", "volunteer", "decline", "stay", "swap", "draw"),
    *("again", "keep", "redeal", "stop", "end", "stand", "take all"),
)


# Names and seats


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("Ana", "Bo", ""), "name-empty"),
        (("Ana", "Bo", "  "), "name-empty"),
        (("Ana", "Bo", "x" * 41), "name-long"),
        (("Ana", "Bo", "C,y"), "name-sign"),
        (("Ana", "Bo", "C:y"), "name-sign"),
        (("Ana", "Bo", "#Cy"), "name-sign"),
        (("Ana", "Bo", "C\x1by"), "name-sign"),
        (("Ana", "Bo", "C\u202ey"), "name-sign"),
        (("Ana", "Bo", "All"), "name-reserved"),
        (("Ana", "Bo", "SEED"), "name-reserved"),
        (("Ana", "Bo", "ana"), "name-twice"),
        (("Ana", "Bo", " Ana "), "name-twice"),
        (("Straße", "Bo", "STRASSE"), "name-twice"),
        (("Zoë", "Bo", "ZOE\u0308"), "name-twice"),
    ],
)
def test_names_that_will_not_do(names: tuple[str, ...], code: str) -> None:
    """C52 and its kin."""
    with pytest.raises(NotationError) as caught:
        Table("stop-the-bus", None, names, SeedShoe(0))
    assert caught.value.code == code


def test_names_are_tidied() -> None:
    table = Table("stop-the-bus", None, [" Ana ", "Mary   Ann"], SeedShoe(0))
    assert table.names == ("Ana", "Mary Ann")


def test_the_number_of_seats_is_checked() -> None:
    with pytest.raises(HouseRuleError):
        Table("stop-the-bus", None, NAMES[:1], SeedShoe(0))


@pytest.mark.parametrize(("option", "value"), [("dealer", "Zed"), ("dealer", 3), ("dealer", -1), ("rulebook", "poker")])
def test_a_dealer_or_rulebook_that_is_not_there(option: str, value: str | int) -> None:
    with pytest.raises(NotationError):
        Table("ride-the-bus", None, NAMES[:3], SeedShoe(0), **{option: value})  # type: ignore[arg-type]


def test_no_such_game() -> None:
    with pytest.raises(NotationError) as caught:
        Table("poker", None, NAMES[:3], SeedShoe(0))
    assert caught.value.code == "no-such-game"


@pytest.mark.parametrize("seat", [3, -2, 99])
def test_a_seat_that_is_not_there(seat: int) -> None:
    table = Table("ride-the-bus", None, NAMES[:3], SeedShoe(0))
    assert refused(table, seat, Guess("red")).code == "no-such-seat"
    for ask in (table.view, table.story, table.undo):
        with pytest.raises(NotationError):
            ask(seat)


# Doing


def test_a_move_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    """C42."""
    table = Table("ride-the-bus", None, NAMES[:3], SeedShoe(0))
    error = refused(table, 1, Guess("red"))
    assert (error.code, error.facts) == ("not-asked", {"seat": "Bo", "awaits": "Ana", "rule": "RTB-1.1"})


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Guess("higher"), "not-allowed"),
        (Guess("maybe"), "no-such-answer"),
        (Pass(), "not-allowed"),
        (Give(((1, 1),)), "not-allowed"),
        (Give(()), "not-allowed"),
        (Liar(), "not-allowed"),
        (Pick(1), "not-allowed"),
        (Pick(0), "no-such-place"),
        (Play(99), "no-such-card"),
        (Play(-1), "no-such-card"),
        (GiveShot(7), "no-such-seat"),
        (Swap(), "not-in-this-game"),
        (Take(1, 2), "not-in-this-game"),
    ],
)
def test_what_is_not_asked_is_refused(action: object, code: str) -> None:
    table = Table("ride-the-bus", None, NAMES[:3], SeedShoe(0))
    error = refused(table, 0, action)
    assert error.code == code
    if code == "not-allowed":
        assert error.facts["rule"] == "RTB-1.1"
        assert error.facts["allowed"] == "red, black"


@pytest.mark.parametrize("of", ["chase-the-ace", "stop-the-bus"])
@pytest.mark.parametrize(
    "action", [Guess("red"), Pick(1), Give(((1, 1),)), Keep(), Again(), Stop(), Take(0, 1), Take(99, 1)]
)
def test_what_cannot_be_done_now_is_refused(of: str, action: object) -> None:
    table = Table(of, None, NAMES[:3], SeedShoe(0), dealer="Cy")
    if of == "stop-the-bus" and action == Stop():
        assert table.may(0, Stop())
    else:
        refused(table, 0, action)


@pytest.mark.parametrize(
    ("gifts", "code"),
    [
        (((1, 1), (2, 4)), ""),
        (((2, 5),), ""),
        (((1, 2), (2, 2)), "give-all"),
        (((1, 2), (2, 4)), "give-all"),
        (((0, 5),), "not-allowed"),
        (((0, 2), (1, 3)), "not-allowed"),
        (((1, 3), (0, 2)), "not-allowed"),
        (((1, 2), (1, 3)), "given-twice"),
        (((1, 6), (2, -1)), "give-all"),
        (((1, 5), (2, 0)), "give-all"),
        (((1, 1), (7, 4)), "no-such-seat"),
        ((), "give-all"),
    ],
)
def test_a_split_is_taken_whole_or_refused_whole(gifts: tuple[tuple[int, int], ...], code: str) -> None:
    """C71, C88: a suit right gives five."""
    house = with_settings(COMMISSION, {"dealer_role": "plays", "question_order": "by_player"})
    table = stacked("ride-the-bus", "7H 9H TH JH", house=house)
    say(
        table,
        "Ana: red; Ana: give 1 to Bo; Ana: higher; Ana: give 1 to Bo; Ana: outside; Ana: give 1 to Bo; Ana: hearts",
    )
    assert table.legal(0) == [MayGive(5, (1, 2))]
    assert table.allowed(0) == "give 5 to Bo/Cy"
    assert table.may(0, Give(gifts)) == (not code)
    if code:
        assert refused(table, 0, Give(gifts)).code == code
        return
    said = len(table.story(None))
    table.do(0, Give(gifts))
    drunk = {event.seat: event.drinks for event in table.story(None, said) if isinstance(event, Drank)}
    assert drunk == dict(gifts)
    assert table.log.steps[-1] == Act(0, Give(gifts))


def test_a_shot_goes_to_one_seat() -> None:
    house = with_settings(PRIVATE, {"pyramid_rows": "1", "top_card": "shot"})
    table = pyramid("7D", house)
    say(table, "Ana: play 7H; Ana: pass; Bo: pass")
    assert table.legal(0) == [GiveShot(1)]
    assert table.allowed(0) == "give shot to Bo"
    assert refused(table, 0, Give(((1, 1),))).code == "shot-not-drinks"


def test_a_card_not_held_is_refused_and_the_hand_is_shown_to_its_owner_alone() -> None:
    """C14."""
    table = pyramid("7D")
    assert refused(table, 0, Play(read_card("KS"))).code == "card-not-held"
    error = refused(table, 0, Play(read_card("2C")))
    assert (error.code, error.facts["allowed"]) == ("not-allowed", "pass, play 7H")
    assert "7" not in str(refused(table, 2, Play(read_card("7H"))).facts["awaits"])


def test_nothing_is_done_when_the_game_is_over() -> None:
    table = random_table("stop-the-bus", Random(1))
    play_at_random(table, Random(1), most=10_000)
    assert table.over
    assert table.awaits == ()
    assert table.legal(0) == []
    assert refused(table, 0, Stop()).code == "game-over"


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_listed_is_taken_and_what_is_not_is_refused(name: str, seed: int) -> None:
    luck = Random(f"listed {name} {seed}")
    table = random_table(name, luck)
    every = [read_move(text, table.names) for text in WORDS]
    every += [Pick(1), Pick(4), Give(((0, 1),)), Give(((1, 2),)), GiveShot(0), Play(5), Take(5, 6)]
    for _ in range(40):
        if table.over:
            break
        for seat in luck.sample(range(len(table.names)), 2):
            legal = table.legal(seat)
            gifts = any(isinstance(action, MayGive) for action in legal)
            for action in every:
                if not (gifts and isinstance(action, Give)):
                    assert table.may(seat, action) == (action in legal)
                if not table.may(seat, action) and luck.random() < 0.1:
                    refused(table, seat, action)
        seat, action = random_action(table, luck)
        assert table.may(seat, action)
        table.do(seat, action)


# What is shown


def test_the_story_is_told_from_where_one_left_off() -> None:
    table = stacked("ride-the-bus", "7H 9C", "Ana: red")
    heard = len(table.story(1))
    say(table, "Ana: higher")
    assert [type(event) for event in table.story(1, heard)] == [events.Answered, events.Dealt, events.Right]
    assert table.story(1)[heard:] == table.story(1, heard)


def test_a_sealed_card_is_told_to_its_owner_alone() -> None:
    table = Table("chase-the-ace", None, NAMES[:3], SeedShoe(1), dealer="Cy")

    def dealt(seat: int | None) -> list[int | None]:
        return [event.card for event in table.story(seat) if isinstance(event, events.Dealt)]

    everyone = dealt(None)
    assert None not in everyone
    assert dealt(SPECTATOR) == [None, None, None]
    assert dealt(1) == [None, everyone[1], None]


# Undo


def test_a_sealed_answer_may_be_taken_back_until_all_have_answered() -> None:
    """RTB-2.3."""
    table = pyramid("7D")
    say(table, "Ana: play 7H; Bo: play 7S; Ana: pass")
    told = len(table.state.story)
    table.undo(0)
    assert table.awaits == (0, 1)
    table.undo(0)
    assert table.allowed(0) == "pass, play 7H"
    assert table.allowed(1) == "pass"
    assert not table.may_undo(0)
    assert len(table.state.story) == told
    say(table, "Ana: pass; Bo: pass")
    assert [step for step in table.log.steps if isinstance(step, Undo)] == [Undo(0), Undo(0)]
    for seat in (0, 1):
        assert not table.may_undo(seat)
    assert table.allowed(1) == "give 2 to Ana"


def test_what_was_laid_or_turned_is_not_taken_back() -> None:
    table = pyramid("7D 8D")
    say(table, "Ana: pass; Bo: pass")
    before = everything(table)
    for seat in range(3):
        with pytest.raises(IllegalStep) as caught:
            table.undo(seat)
        assert caught.value.code == "nothing-to-undo"
    assert everything(table) == before


def test_all_passed_is_known_even_before_a_real_deck_shows_the_next_card() -> None:
    table = Table("ride-the-bus", PRIVATE, NAMES[:3], HandShoe())
    for seat, guess, card in (
        *((0, "red", "7H"), (1, "red", "KC"), (0, "lower", "2C"), (1, "higher", "KH"), (0, "inside", "3C")),
        *((1, "inside", "5C"), (0, "clubs", "4C"), (1, "clubs", "6C")),
    ):
        table.do(seat, Guess(guess))
        table.deal_card(read_card(card))
        if table.allowed(seat).startswith("give"):
            to = 1 - seat
            table.do(seat, Give(((to, 5 if guess == "clubs" else 1),)))
    table.deal_card(read_card("9D"))
    say(table, "Ana: pass")
    assert table.may_undo(0)
    say(table, "Bo: pass")
    assert table.chance is not None
    assert not table.may_undo(0)
    assert not table.may_undo(1)


def test_a_stay_may_be_taken_back_until_somebody_acts() -> None:
    table = stacked("chase-the-ace", "7H 9C 4D 8D", "Ana: stay", dealer="Cy")
    heard = len(table.story(1))
    table.undo(0)
    assert table.awaits == (0,)
    assert table.story(1, heard) == [Undone("C-4", 0)]
    say(table, "Ana: stay; Bo: stay")
    with pytest.raises(IllegalStep):
        table.undo(0)
    table.undo(1)
    say(table, "Bo: swap")
    with pytest.raises(IllegalStep):
        table.undo(1)


def test_a_claim_accepted_may_be_reconsidered_until_the_next_is_asked_and_answers() -> None:
    house = with_settings(CLASSIC, {"dealer_role": "plays", "deal_face": "up"})
    table = stacked("ride-the-bus", "7H 2C 3C 4C 7S KH 5C 6C 8D 9D TD JD QS", house=house)
    say(table, "Ana: red; Ana: lower; Ana: inside; Ana: clubs; Bo: black; Bo: higher; Bo: outside; Bo: clubs")
    say(table, "Cy: red; Cy: higher; Cy: outside; Cy: diamonds; Ana: play 2C; Ana: pass; Bo: pass; Cy: pass")
    assert table.allowed(0) == "give 1 to Bo/Cy"
    say(table, "Ana: give 1 to Bo")
    assert table.awaits == (1,)
    say(table, "Bo: accept")
    assert not table.may_undo(1)  # the only target: the drink is drunk


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_back_is_as_if_it_had_not_been(name: str, seed: int) -> None:
    luck = Random(f"undo {name} {seed}")
    table = random_table(name, luck)
    undone = 0
    for _ in range(300):
        if table.over:
            break
        seat, action = random_action(table, luck)
        position = copy_of(table.state)
        deals = len(table.log.steps)
        table.do(seat, action)
        if table.may_undo(seat):
            assert len(table.log.steps) == deals + 1  # nothing came of it
            table.undo(seat)
            assert copy_of(table.state) == position
            table.do(seat, action)
            undone += 1
    assert undone or name == "stop-the-bus" or len(table.log.steps) < 100


# Further games


def test_a_session_goes_on_and_keeps_its_drinks() -> None:
    """C-11, RTB-0.4."""
    table = Table("ride-the-bus", None, NAMES[:3], SeedShoe(3))
    with pytest.raises(IllegalStep) as caught:
        table.again()
    assert caught.value.code == "not-over"
    play_at_random(table, Random(3), most=10_000)
    drunk = list(table.state.drinks)
    table.again()
    assert not table.over
    assert table.state.drinks == drunk
    assert table.state.dealer == 0
    assert not any(table.may_undo(seat) for seat in range(3))


@pytest.mark.parametrize("name", ["chase-the-ace", "stop-the-bus"])
def test_chips_are_the_sessions(name: str) -> None:
    """C-10, C-11."""
    house = with_settings(next(iter(game(name).rulebooks.values())), {"stake": 2})
    table = Table(name, house, NAMES[:3], SeedShoe(3))
    for _ in range(3):
        play_at_random(table, Random(3), most=10_000)
        assert table.over
        assert sum(table.state.chips[:3]) + table.state.pot == 0
        table.again()
    assert not table.over


def test_a_card_that_cannot_come_leaves_what_was_done() -> None:
    table = stacked("ride-the-bus", "7H 7H", "Ana: red")
    with pytest.raises(IllegalStep) as caught:
        say(table, "Ana: higher")
    assert caught.value.code == "card-not-due"
    assert table.log.steps[-1] == Act(0, Guess("higher"))
    table.shoe = SeedShoe(1)
    table.go_on()
    assert table.allowed(0) == "inside, outside"
    assert table.may(0, Guess("inside"))
    assert not table.may(0, Stay())
