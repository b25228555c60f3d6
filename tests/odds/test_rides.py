"""RTB-3.2 to 3.9: every form of ride, exactly, and against the rules themselves."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from nightbus.odds.attempt import best_attempt
from nightbus.odds.distribution import Outcome, of_chances, total
from nightbus.odds.played import played_on, played_rides
from nightbus.odds.rides import most_drinks, rest_of_ride, ride_odds, whole_pack
from nightbus.odds.trial import luck_of
from nightbus.rules.ride_the_bus import GAME
from nightbus.rules.ride_the_bus.house import Bus, House
from nightbus.rules.ride_the_bus.ride import board
from nightbus.rules.ride_the_bus.state import State
from nightbus.rules.switches import word_of
from nightbus.table.states import trial_of
from tests.odds.helpers import assert_adds_up, assert_near, cards, house_of

SHORT = "bus_length=4"
"""Ten cards make rides that take hours to simulate."""
FORMS = [
    *(f"bus={form}, {SHORT}" for form in ("row", "row_once", "adding_row", "shrinking_row", "kings_cup", "pyramid")),
    "bus=adding_row, bus_penalties=2/2/5/7, bus_length=6",
    "bus=row, bus_length=5, bus_penalties=1/1/1/1, decks=2",
    "bus=row, bus_length=4, ride_cap=7",
    "bus=shrinking_row, ride_cap=9",
    "bus=adding_row, ride_cap=11",
    "bus=row_once, ride_cap=6, co_pilot=on",
    "bus=pyramid, decks=2",
]


@pytest.mark.parametrize("settings", FORMS)
def test_every_form_is_as_the_rules_play_it(settings: str) -> None:
    house = house_of("ride-the-bus", settings.replace(", co_pilot=on", ""))
    exact, played = ride_odds(house), played_rides(house, 5, rides=1500, seed=3)
    assert_near(played.clean, exact.clean)
    for numbers, found in (
        (exact.attempts, played.attempts),
        (exact.cards, played.cards),
        (exact.drinks, played.drinks),
    ):
        assert abs(found.value - float(numbers.mean)) <= 4 * numbers.sd / found.trials**0.5 + 1e-9


@pytest.mark.parametrize(
    "settings", [*FORMS, "", "bus=questions", "bus=questions, ties=redraw", "bus=questions, ride_cap=5"]
)
def test_every_distribution_adds_up(settings: str) -> None:
    ride = ride_odds(house_of("ride-the-bus", settings))
    for numbers in (ride.attempts, ride.cards, ride.drinks):
        assert_adds_up(numbers)
    assert ride.drinks.chances[0] == pytest.approx(float(ride.clean))


def test_a_clean_ten() -> None:
    assert ride_odds(House()).clean == Fraction(comb(36, 10), comb(52, 10))


def test_the_classic_ride() -> None:
    """Rows are tried until one is clean (geometric); a row that breaks costs two and a half on average."""
    ride = ride_odds(House())
    clean = Fraction(comb(36, 10), comb(52, 10))
    assert ride.attempts.mean == 1 / clean
    assert ride.drinks.mean == Fraction(5, 2) * (1 / clean - 1)
    assert ride.attempts.variance == (1 - clean) / clean**2
    assert (round(float(ride.attempts.mean), 2), round(float(ride.drinks.mean), 2)) == (62.24, 153.09)
    assert ride.attempts.more_than(10) == pytest.approx(float((1 - clean) ** 10))


def test_a_row_turned_once() -> None:
    """Ten cards, each of them a jack to an ace once in thirteen: 10 * (1 + 2 + 3 + 4) / 13 = 400 / 52."""
    assert ride_odds(House(bus=Bus.ROW_ONCE)).drinks.mean == Fraction(400, 52)


def test_a_row_that_grows_counted_on_paper() -> None:
    """A row of four with jacks alone that cost: each adds one card. Mean cards by Wald's identity."""
    ride = ride_odds(house_of("ride-the-bus", "bus=adding_row, bus_length=4, bus_penalties=1/1/1/1"))
    assert ride.drinks.mean + 4 == ride.cards.mean  # every drink is a card more, the deck never running out of them
    assert ride.drinks.chances[0] == pytest.approx(comb(36, 4) / comb(52, 4))


def test_a_shrinking_row_is_one_clean_card_after_another() -> None:
    """With a whole pack each time every row breaks on its own first cards only: drinks by adding up rows by hand."""
    ride = ride_odds(house_of("ride-the-bus", "bus=shrinking_row, bus_length=4"))

    def rows(left: int) -> Fraction:
        """Penalties still to come when so many are to be cleared: h = p (h + 1) + ... solved row by row."""
        chance, expected, stays = Fraction(1), Fraction(0), Fraction(0)
        for turned in range(left):
            breaks = chance * Fraction(16, 52 - turned)
            stays += breaks if turned == 0 else 0
            expected += breaks * (1 + (rows(left - turned) if turned else 0))
            chance *= Fraction(36 - turned, 52 - turned)
        return expected / (1 - stays)

    assert ride.attempts.mean == rows(4) + 1
    assert ride.drinks.mean == Fraction(5, 2) * rows(4)


def test_kings_cup_costs_one_more_a_restart() -> None:
    plain, cup = (ride_odds(House(bus=form)) for form in (Bus.ROW, Bus.KINGS_CUP))
    assert cup.drinks.mean == plain.drinks.mean + plain.attempts.mean - 1


def test_the_ride_by_questions_from_fresh_packs() -> None:
    ride, attempt = ride_odds(house_of("ride-the-bus", book="commission")), best_attempt(House())
    assert (ride.clean, ride.exact) == (Fraction(788, 12495), False)
    assert ride.drinks.mean == (1 - attempt.clean) / attempt.clean
    assert ride.cards.mean == attempt.cards / attempt.clean


def test_redrawn_cards_are_turned_too() -> None:
    house = house_of("ride-the-bus", "ties=redraw", "commission")
    assert float(ride_odds(house).cards.mean) == pytest.approx(
        float(best_attempt(house).cards / best_attempt(house).clean)
    )


@pytest.mark.parametrize("ties", ["wrong", "redraw", "right", "double"])
def test_c96_the_first_try_at_the_rules_own_table(ties: str) -> None:
    """From a fresh deck, best answers given, a few thousand first tries: a cap of one drink ends the ride with it."""
    from nightbus.odds import played

    house = house_of("ride-the-bus", f"bus=questions, ties={ties}, ride_cap=1")
    begun = []
    for _ in range(2500):
        state = State()
        GAME.begin(state, house, 4, 3)
        board(state, house, 0)
        begun.append(state)
    found = played._play(begun, house, luck_of(9))
    assert_near(found.clean, best_attempt(house).clean)


def test_a_rider_who_counts_a_short_deck_does_better() -> None:
    commission = house_of("ride-the-bus", book="commission")
    found = played_rides(commission, 8, rides=150)
    assert found.drinks.value + 4 * found.drinks.error < float(ride_odds(commission).drinks.mean)


# Under way


@pytest.mark.parametrize(
    ("settings", "turned", "length"),
    [
        ("bus=row, bus_length=5", "2C 9D 10S", 5),
        ("bus=kings_cup, bus_length=4", "", 4),
        ("bus=shrinking_row, bus_length=6", "2C 9D", 6),
        ("bus=row_once, bus_length=8", "2C JD QS", 8),
        ("bus=adding_row, bus_length=4", "2C JD 3S", 5),
        ("bus=row, bus_length=4, ride_cap=9", "2C", 4),
        ("bus=pyramid", "2C 3C", 0),
        ("bus=pyramid", "2C JD 3C 4C KD 5C", 0),
    ],
)
def test_a_ride_under_way_is_as_the_rules_play_on(settings: str, turned: str, length: int) -> None:
    house = house_of("ride-the-bus", settings)
    state = State()
    GAME.begin(state, house, 4, 3)
    board(state, house, 0)
    for card in cards(turned):
        if house.bus == Bus.PYRAMID:
            GAME.act(state, house, 0, GAME.span(state, house, 0)[0])
        picks = range(GAME.outcomes(state, house))
        GAME.deal(state, house, next(pick for pick in picks if GAME.outcome(state, house, pick) == card))
    unseen = whole_pack(house) - Counter(cards(turned))
    line = [card for card in state.line if card >= 0][: state.position]
    exact = rest_of_ride(house, unseen, line, length or house.bus_length, state.ride_drinks)
    found = played_on(trial_of(state), house, unseen, rides=1500)
    assert_near(found.clean, exact.clean)
    assert abs(found.attempts.value - float(exact.attempts.mean)) <= 4 * exact.attempts.sd / 1500**0.5 + 1e-9
    assert abs(found.cards.value - float(exact.cards.mean)) <= 4 * exact.cards.sd / 1500**0.5 + 1e-9
    assert abs(found.drinks.value - float(exact.drinks.mean)) <= 4 * exact.drinks.sd / 1500**0.5 + 1e-9
    for numbers in (exact.attempts, exact.cards, exact.drinks):
        assert_adds_up(numbers)


def test_a_ride_before_it_begins_is_one_under_way() -> None:
    for bus in Bus:
        house = House(bus=bus)
        assert rest_of_ride(house, whole_pack(house), (), house.bus_length) == ride_odds(house), word_of(bus)


def test_what_a_cap_lets_through() -> None:
    """RTB-3.8, 3.9: with a co-pilot every second drink is not the rider's."""
    assert most_drinks(House()) is None
    assert most_drinks(House(ride_cap=20)) == 20
    assert most_drinks(house_of("ride-the-bus", "ride_cap=20, co_pilot=on")) == 39
    capped = ride_odds(House(ride_cap=20)).drinks
    assert len(capped.chances) == 21
    assert capped.quantile(0.5) == 20


# Chains


def test_a_chain_that_is_a_coin_thrown_until_heads() -> None:
    half = Fraction(1, 2)
    throws = total([[Outcome(None, half, 1), Outcome(0, half, 1)]])
    assert (throws.mean, throws.variance) == (2, 2)
    assert throws.chances[1:4] == pytest.approx((0.5, 0.25, 0.125))
    assert (throws.quantile(0.5), throws.quantile(0.9)) == (1, 4)
    assert_adds_up(throws)


def test_a_distribution_shifted_and_capped() -> None:
    die = of_chances({n: Fraction(1, 6) for n in range(1, 7)})
    assert (die.mean, die.variance) == (Fraction(7, 2), Fraction(35, 12))
    assert die.shifted(2).mean == Fraction(11, 2)
    assert die.capped(4).chances == pytest.approx((0, 1 / 6, 1 / 6, 1 / 6, 1 / 2))
    assert die.more_than(4) == pytest.approx(1 / 3)
    assert die.quantile(0.99) == 6
