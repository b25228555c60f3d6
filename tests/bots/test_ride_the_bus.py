"""The bot of Ride the Bus at moments where anybody sees what is right, and over whole games."""

import random
import time
from collections import Counter
from statistics import fmean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.bots.random import random_policy
from nightbus.bots.ride_the_bus import choose, why
from nightbus.rules.game import legal_actions
from nightbus.rules.ride_the_bus import GAME, codes, phase
from nightbus.rules.ride_the_bus.house import DealerRole
from nightbus.rules.ride_the_bus.state import State
from nightbus.table.states import trial_of
from tests.games.random_houses import random_house, seats_for
from tests.rules.hidden_ride import permute
from tests.rules.ride_helpers import Night, aboard, at_pyramid, choice, ride, seat_of

ROLLS = (-(1 << 63), -1, 0, 1, (1 << 63) - 1, *(random.Random(n).getrandbits(64) - (1 << 63) for n in range(395)))
"""The ends of what a roll may be, and some between."""


def chosen(night: Night, seat: str) -> Counter[str]:
    """What the bot does over many rolls: `play KH`, `higher`, `P2 1`."""
    at, state, house = seat_of(seat), night.state, night.house
    done = [choose(state, house, at, roll) for roll in ROLLS]
    assert all(GAME.legal(state, house, at, code) for code in done)
    return Counter(choice(GAME.decode(state, house, at, code)) for code in done)


def because(night: Night, seat: str, move: str) -> tuple[str, dict[str, int | str]]:
    """Why it would do that."""
    _, (code, *_) = night.codes(f"{seat} {move}")
    said, facts = why(night.state, night.house, seat_of(seat), code)
    return said.removeprefix("bot-ride-"), facts


# Questions


@pytest.mark.parametrize(
    ("settings", "before", "says", "reason", "right"),
    [
        ("", "P1 red, 2C", "higher", "count-higher", 48),
        ("", "P1 red, AC", "lower", "count-lower", 48),
        ("ace=low", "P1 red, AC", "higher", "count-higher", 48),
        ("", "P1 red, 9C", "lower", "count-lower", 28),
        ("", "P1 red, 2C, P1 higher, AC", "inside", "count-inside", 44),
        ("ties=right", "P1 red, 7C, P1 higher, 9C", "outside", "count-outside", 40),
        ("", "P1 red, 7C, P1 higher, 7D", "outside", "count-outside", 48),
        ("", "P1 red, 2C, P1 higher, 9C, P1 inside, 5C", "not clubs", "count-suit", 13),
        ("questions=7", "P1 red, 2C, P1 higher, 7C, P1 inside, 5D, P1 clubs, 3H", "outside", "count-outside", 28),
        (
            "questions=7",
            "P1 red, 2C, P1 higher, 9C, P1 inside, 5D, P1 clubs, 3H, P1 outside, AS",
            "cold",
            "count-cold",
            32,
        ),
        (
            "questions=7",
            "P1 red, 2C, P1 higher, 2D, P1 inside, 2H, P1 clubs, 3C, P1 outside, 3D, P1 hot, 3H",
            "neither 2 nor 3",
            "count-rank",
            4,
        ),
    ],
)
def test_it_says_what_most_unseen_cards_make_right(
    settings: str, before: str, says: str, reason: str, right: int
) -> None:
    night = ride(settings=settings)
    night.play(before)
    said = chosen(night, "P1")
    first = next(iter(said))
    assert because(night, "P1", first) == (reason, because(night, "P1", first)[1] | {"right": right})
    if says == "not clubs":
        assert set(said) == {"diamonds", "hearts", "spades"}
    elif says == "neither 2 nor 3":
        assert set(said) == {"4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"}
    else:
        assert set(said) == {says}


def test_it_counts_the_cards_of_others_only_where_it_saw_them() -> None:
    reds = "P1 red, 2H, P1 higher, 9H, P1 inside, 5H, P1 hearts, KH"
    for face, said in ("up", {"black"}), ("private", {"red", "black"}):
        night = ride(settings=f"deal_face={face}", seats=4)
        night.play(reds)
        assert set(chosen(night, "P2")) == said
        assert because(night, "P2", "black")[0] == ("count-black" if face == "up" else "count-even")


@pytest.mark.parametrize(("face", "right", "of"), [("up", 40, 42), ("private", 47, 50)])
def test_the_rider_counts_what_the_deck_may_still_have(face: str, right: int, of: int) -> None:
    night = ride("commission", f"pyramid_rows=1, tie_break=sum, hands=private, deal_face={face}")
    night.answer_all("P1 2C 4C 6C 8C, P2 3C 5C 7C 9C")
    night.play("KD, all pass, P2 red, 2D")
    assert set(chosen(night, "P2")) == {"higher"}
    assert because(night, "P2", "higher") == ("count-higher", {"right": right, "of": of})


@pytest.mark.parametrize("face", ["up", "private"])
def test_after_a_shuffle_it_counts_anew(face: str) -> None:
    night = ride("commission", f"pyramid_rows=1, tie_break=draw, hands=private, deal_face={face}")
    night.answer_all("P1 2C 4C 6C 8C, P2 3C 5C 7C 9C")
    night.play("KD, all pass, 2H, AH, P2 red, 2D")
    assert because(night, "P2", "higher") == ("count-higher", {"right": 48, "of": 51})


# The pyramid


def test_it_holds_back_for_a_higher_row_unless_the_ride_is_near() -> None:
    hands = "P1 {}, P2 3C 4C 5C JC, P3 3D 4D 5D JD"
    safe = at_pyramid(hands.format("7S"), "commission", seats=4)
    safe.deal("7H")
    assert set(chosen(safe, "P1")) == {"pass"}
    assert because(safe, "P1", "pass")[0] == "hold-back"
    assert because(safe, "P1", "pass")[1] == {"rank": "7", "left": 2, "chance": 56}  # two of 42 unseen, in 14 turns
    near = at_pyramid("P1 7S 8S 9S 10S, P2 3C, P3 3D", "commission", seats=4)
    near.deal("7H")
    assert set(chosen(near, "P1")) == {"play 7S"}
    assert because(near, "P1", "play 7S") == ("play-now", {"rank": "7", "cards": 3, "left": 2})


def test_it_plays_what_cannot_match_again() -> None:
    night = at_pyramid("P1 7S, P2 7C 7D 4C JC, P3 3D 4D 5D JD", "commission", seats=4)
    night.deal("7H")
    assert set(chosen(night, "P1")) == {"play 7S"}


@pytest.mark.parametrize(("value", "does", "reason"), [(20, "pass", "pass-too-dear"), (1, "play 7S", "take-to-shed")])
def test_where_a_play_hits_its_player_it_weighs_drinks_against_the_ride(value: int, does: str, reason: str) -> None:
    values = f"give_and_take=on, pyramid_rows=1/1/1, pyramid_values=1/{value}/1"
    night = at_pyramid("P1 7S 2C 3C, P2 9C 9D, P3 8C 8D", "party", values, seats=4)
    night.play("4H, all pass, 7H")
    assert set(chosen(night, "P1")) == {does}
    assert because(night, "P1", does)[0] == reason


def test_without_bluffing_it_passes_when_nothing_matches() -> None:
    night = at_pyramid("P1 8S", "party")
    night.deal("7H")
    assert set(chosen(night, "P1")) == {"pass"}
    assert because(night, "P1", "pass") == ("pass-no-match", {"rank": "7"})


def test_it_bluffs_only_what_others_may_believe() -> None:
    """Of hands dealt face up everybody knows what cannot be in them; of others, what lies on the table."""
    known = at_pyramid("P1 8S KS 2D 3D, P2 7C", "classic")
    known.deal("7H")
    assert set(chosen(known, "P1")) == {"pass"}
    assert because(known, "P1", "pass")[0] == "pass-no-bluff"
    hidden = at_pyramid("P1 8S KS 2D 3D, P2 9C 9D", "classic", "deal_face=private")
    hidden.deal("7H")
    first = chosen(hidden, "P1")
    assert 0 < first.total() - first["pass"] < first.total() / 2
    for card in "7C", "7D", "7S":
        hidden.play("all pass")
        hidden.deal(card)
    assert set(chosen(hidden, "P1")) == {"pass"}


def test_it_bluffs_with_the_card_it_needs_least() -> None:
    night = at_pyramid("P1 KS 2D QS, P2 KC KD KH 5C", "classic", "deal_face=private, bus=row_once")
    night.deal("7H")
    assert set(chosen(night, "P1")) == {"pass", "play KS"}  # for all it knows as likely to match as the others
    up = at_pyramid("P1 KS 2D QS 7S, P2 KC KD KH 5C", "classic", "bus=row_once")
    up.deal("7H")
    does = chosen(up, "P1")
    assert set(does) == {"play 7S", "play KS"}  # it knows that no king is left to match
    assert does["play KS"] < does["play 7S"]
    assert because(up, "P1", "play KS")[0] == "bluff-and-wait"
    up.play("P1 play KS")
    assert set(chosen(up, "P1")) == {"pass"}
    assert because(up, "P1", "pass")[0] == "pass-after-bluff"


def test_it_bluffs_more_the_nearer_the_ride_where_that_sheds_a_card() -> None:
    rates = {}
    for passed in "shed", "count":
        for risk, others in ("near", "9C 9D 9H"), ("far", "9C 9D 9H 10C 10D 10H JC"):
            night = at_pyramid(f"P1 8S KS 2D 3D, P2 {others}", "classic", f"deal_face=private, passed_bluffs={passed}")
            night.deal("7H")
            rates[passed, risk] = len(ROLLS) - chosen(night, "P1")["pass"]
    assert rates["shed", "near"] > rates["shed", "far"]
    assert rates["count", "near"] == rates["count", "far"]


@pytest.mark.parametrize("face", ["up", "private"])
def test_it_does_not_notice_what_others_have_sealed(face: str) -> None:
    """C-4: until all have answered nobody sees what another played, or how many."""
    night = at_pyramid("P1 7S KS 2D, P2 7C KC QC, P3 9C 9D", "classic", f"deal_face={face}", seats=4)
    night.deal("7H")
    before = chosen(night, "P1")
    night.play("P2 play 7C")
    assert chosen(night, "P1") == before
    night.play("P2 play KC, P2 pass, P3 play 9C, P3 play 9D")
    assert chosen(night, "P1") == before


# Claims


def claimed(hands: str, card: str, settings: str = "") -> Night:
    """P1 has laid a card on the 7H as a claim and given all to P2."""
    night = at_pyramid(hands, "classic", f"pyramid_rows=1/1, pyramid_values=3/3, {settings}", seats=4)
    night.play(f"7H, P1 play {card}")
    night.play("all pass, P1 give P2 3")
    return night


def test_it_calls_what_cannot_be_and_never_what_must_be() -> None:
    lie = claimed("P1 8S 9S, P2 3C, P3 3D", "8S")
    assert set(chosen(lie, "P2")) == {"liar"}
    assert because(lie, "P2", "liar") == ("liar-impossible", {"rank": "7", "chance": 0})
    true = claimed("P1 7S, P2 3C, P3 3D", "7S")
    assert set(chosen(true, "P2")) == {"accept"}
    assert because(true, "P2", "accept") == ("accept-certain", {"rank": "7", "chance": 100})
    mine = claimed("P1 8S 9S, P2 7C 7D 7S, P3 3D", "8S", "deal_face=private")
    assert set(chosen(mine, "P2")) == {"liar"}


def test_it_calls_more_the_fewer_of_the_rank_are_unseen() -> None:
    settings = "deal_face=private, bus=row_once"
    many = claimed("P1 7S 8S 9S 10S, P2 3C 4C 5C 6C, P3 3D", "7S", settings)
    few = claimed("P1 7S 8S 9S 10S, P2 7C 7D 5C 6C, P3 3D", "7S", settings)
    assert chosen(many, "P2")["liar"] < chosen(few, "P2")["liar"]
    assert because(many, "P2", "accept")[1]["chance"] > because(few, "P2", "accept")[1]["chance"]  # type: ignore[operator]


def test_it_doubts_a_seat_that_claims_and_claims() -> None:
    once = claimed("P1 7S 8S 9S 10S, P2 3C 4C 5C 6C, P3 3D", "7S", "deal_face=private")
    twice = at_pyramid("P1 7S 8S 9S 10S, P2 3C 4C 5C 6C, P3 3D", "classic", "deal_face=private", seats=4)
    twice.play("7H, P1 play 7S, P1 play 8S, P1 pass, P2 pass, P3 pass, P1 give P2 1")
    chances = [int(because(night, "P2", "accept")[1]["chance"]) for night in (once, twice)]
    assert chances[0] > chances[1]


# Giving, and the ride


def test_it_gives_now_to_one_and_now_round_the_table() -> None:
    hands = "P1 7S 8S, P2 3C 4C, P3 3D, P4 3H 4H, P5 3S"
    night = at_pyramid(hands, "party", "pyramid_rows=1, pyramid_values=4", seats=5)
    night.state.drinks[3] = 9
    night.play("7H, P1 play 7S, all pass")
    done = chosen(night, "P1")
    assert {"P2 4", "P3 4", "P5 4"} <= set(done)
    assert done["P4 4"] < min(done["P3 4"], done["P5 4"])  # it has had more than the others
    assert {gift for gift in done if not gift.endswith("4")} == {"P2 1"}
    assert because(night, "P1", "give P3 4") == ("give-dry", {"drinks": 0, "cards": 1})
    assert because(night, "P1", "give P2 1 P3 1 P4 1 P5 1")[0] == "give-round"
    night.act("P1", codes.GIVE + 1)
    assert set(chosen(night, "P1")) == {"P3 1"}


def test_a_shot_goes_to_anybody() -> None:
    night = at_pyramid("P1 7S 8S, P2 3C, P3 3D", "party", "pyramid_rows=1, top_card=shot", seats=4)
    night.play("7H, P1 play 7S, P1 pass, P2 pass, P3 pass")
    assert set(chosen(night, "P1")) == {"shot P2", "shot P3", "shot P4"}


def test_it_seldom_shares_a_ride_and_never_a_long_one() -> None:
    short = at_pyramid("P1 2C", "party", "pyramid_rows=1, co_pilot=on", seats=4)
    short.play("3D, P1 pass")
    assert 0 < chosen(short, "P2")["volunteer"] < len(ROLLS) / 5
    assert because(short, "P2", "volunteer") == ("ride-along", {})
    assert because(short, "P2", "decline") == ("stay-behind", {})
    long = at_pyramid("P1 2C", "classic", "pyramid_rows=1, co_pilot=on", seats=4)
    long.play("3D, P1 pass")
    assert set(chosen(long, "P2")) == {"decline"}


def test_a_ride_by_pyramid_picks_any_card_of_the_row() -> None:
    night = aboard("classic", "bus=pyramid")
    assert set(chosen(night, "P1")) == {"pick 1", "pick 2", "pick 3", "pick 4"}
    assert because(night, "P1", "pick 2") == ("pick-any", {})


# Whole games


def step(state: State, house: object, luck: random.Random, seat: int, code: int) -> None:
    """The bot's choice, or now and then another, so that it meets every moment."""
    GAME.act(state, house, seat, code if luck.random() < 0.6 else luck.choice(legal_actions(GAME, state, house, seat)))


@given(seed=st.integers(0, 2**32))
def test_what_it_does_is_legal_explained_and_without_a_look_at_hidden_cards(seed: int) -> None:
    """C-4: the cards hidden from a seat change places, and its bot does the same for the same reason."""
    luck = random.Random(seed)
    house = random_house(GAME, luck)
    seats = luck.choice(seats_for(GAME, house))
    state = State()
    GAME.begin(state, house, seats, luck.randrange(seats))
    for _ in range(250):
        if due := GAME.outcomes(state, house):
            GAME.deal(state, house, luck.randrange(due))
            continue
        if GAME.over(state):
            break
        seat = luck.choice([seat for seat in range(seats) if GAME.awaits(state, house, seat)])
        roll = luck.choice((luck.getrandbits(64) - (1 << 63), luck.choice(ROLLS)))
        code = choose(state, house, seat, roll)
        assert GAME.legal(state, house, seat, code)
        other = trial_of(state)
        permute(other, house, seat, luck.shuffle)
        assert choose(other, house, seat, roll) == code
        assert why(other, house, seat, code) == why(state, house, seat, code)
        step(state, house, luck, seat, code)


def test_why_has_something_to_say_for_every_move_there_is() -> None:
    luck = random.Random(8)
    said: set[str] = set()
    for _ in range(150):
        house = random_house(GAME, luck)
        seats = luck.choice(seats_for(GAME, house))
        state = State()
        GAME.begin(state, house, seats, seats - 1)
        for _ in range(200):
            if due := GAME.outcomes(state, house):
                GAME.deal(state, house, luck.randrange(due))
                continue
            if GAME.over(state):
                break
            seat = GAME.turn(state, house)
            for code in legal_actions(GAME, state, house, seat):
                reason, facts = why(state, house, seat, code)
                said.add(reason.removeprefix("bot-ride-"))
                assert all(0 <= fact <= 5000 for fact in facts.values() if isinstance(fact, int)), (reason, facts)
            step(state, house, luck, seat, choose(state, house, seat, luck.getrandbits(63)))
    assert said == {
        *("count-red", "count-black", "count-higher", "count-lower", "count-inside", "count-outside", "count-hot"),
        *("count-cold", "count-suit", "count-rank", "count-even"),
        *("play-now", "take-to-shed", "bluff", "bluff-and-wait", "bluff-to-shed", "hold-back"),
        *("pass-no-match", "pass-no-bluff", "pass-careful", "pass-too-dear", "pass-after-bluff"),
        *("liar-impossible", "liar-doubtful", "accept-certain", "accept-likely"),
        *("give-round", "give-dry", "give-safe", "give-anyone", "ride-along", "stay-behind", "pick-any"),
    }


@pytest.mark.parametrize(
    ("book", "games", "errors"), [("classic", 400, 2.5), ("party", 120, 4), ("commission", 120, 4)]
)
def test_it_drinks_less_than_random_play(book: str, games: int, errors: float) -> None:
    """Half the seats each, by turns, all drinks counted: over 10,000 games it is more than 20 standard errors."""
    house, luck, state = GAME.rulebooks[book], random.Random(2), State()
    policies = choose, random_policy("ride-the-bus")
    gains = []
    for number in range(games):
        state.story.clear()
        GAME.begin(state, house, 5, 4)
        while not GAME.over(state):
            if due := GAME.outcomes(state, house):
                GAME.deal(state, house, luck.randrange(due))
            else:
                seat = GAME.turn(state, house)
                roll = luck.getrandbits(64) - (1 << 63)
                GAME.act(state, house, seat, policies[(seat + number) % 2](state, house, seat, roll))
        playing = range(5 - (house.dealer_role == DealerRole.STAFF))
        drunk = [fmean(state.drinks[seat] for seat in playing if (seat + number) % 2 == one) for one in (0, 1)]
        gains.append(drunk[1] - drunk[0])
    pairs = [fmean(pair) for pair in zip(gains[::2], gains[1::2], strict=True)]
    assert fmean(pairs) > errors * stdev(pairs) / len(pairs) ** 0.5


def test_it_is_quick() -> None:
    """A choice takes some 20 to 60 microseconds; ten times that is something gone wrong."""
    house, luck, state = ride(settings="deal_face=private, bus=row_once").house, random.Random(3), State()
    spent, choices = 0.0, 0
    for _ in range(20):
        GAME.begin(state, house, 5, 4)
        while not GAME.over(state):
            if due := GAME.outcomes(state, house):
                GAME.deal(state, house, luck.randrange(due))
                continue
            seat, roll = GAME.turn(state, house), luck.getrandbits(63)
            begun = time.thread_time()
            code = choose(state, house, seat, roll)
            spent += time.thread_time() - begun
            choices += 1
            GAME.act(state, house, seat, code)
    assert spent / choices < 600e-6
    assert state.phase == phase.OVER
