"""RTB-2.1 to 2.7: holding a match or playing it, and claims."""

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from nightbus.cards import rank_of
from nightbus.odds.claims import (
    CALLS,
    bluff_costs,
    call_odds,
    called,
    calls_that_pay,
    chance_true,
    matches_among,
    matches_held,
)
from nightbus.odds.overview import first_hold
from nightbus.odds.pyramid import chance_rid, chance_turned, hold_odds, row_worth, turns_to_come, worth_held
from nightbus.rules.actions import Accept, Liar
from nightbus.rules.ride_the_bus.house import House
from tests.odds.helpers import cards, house_of

# Holding


def test_the_chance_that_a_rank_is_turned_agrees_with_every_turn() -> None:
    deck = [1, 1, 1, 0, 0, 0, 0, 0]
    turned = [any(deck[i] for i in places) for places in combinations(range(8), 3)]
    assert chance_turned(3, 8, 3) == Fraction(sum(turned), len(turned))
    assert chance_turned(0, 8, 3) == 0
    assert chance_turned(6, 8, 3) == 1


def best_of(order: Sequence[int], gains: Sequence[int], rule: Callable[[int, int], bool]) -> int:
    """What is given if the first match is played that `rule` plays: rule(place, matches so far)."""
    matches = 0
    for place, gain in enumerate(gains):
        if order[place]:
            if rule(place, matches):
                return gain
            matches += 1
    return 0


def test_a_card_held_is_worth_what_the_best_plan_gives() -> None:
    """Of every plan (from which place on to play a match, with one match more to come or not) none does better."""
    deck, gains = [1, 1, 0, 0, 0, 0], [1, 1, 4, 2]
    orders = list(permutations(deck))
    plans = []
    for first in range(len(gains) + 1):
        for second in range(len(gains) + 1):

            def rule(place: int, matches: int, first: int = first, second: int = second) -> bool:
                return place >= (second if matches else first)

            plans.append(Fraction(sum(best_of(order, gains, rule) for order in orders), len(orders)))
    assert worth_held(2, len(deck), gains) == max(plans)


def test_rows_to_come_and_what_they_give() -> None:
    assert [worth for _, worth in turns_to_come(House(), 9)] == [3, 3, 3, 4, 4, 5]
    assert row_worth(house_of("ride-the-bus", "give_and_take=on"), 4) == 0  # RTB-2.7
    commission = house_of("ride-the-bus", book="commission")
    assert [row_worth(commission, row) for row in range(5)] == [2, 4, 8, 16, 5]  # a shot as five drinks


def test_a_card_held_through_the_classic_pyramid() -> None:
    hold = first_hold(House())
    assert hold.turned == 1 - Fraction(48 - 15, 48) * Fraction(47 - 15, 47) * Fraction(46 - 15, 46)
    assert hold.rows[-1] == (5, Fraction(3, 48))
    assert sum(worth * chance for worth, chance in hold.rows) >= hold.later > 0


def test_the_last_card_of_the_pyramid_is_now_or_never() -> None:
    """C90: with the top card turned nothing is to come."""
    hold = hold_odds(House(), cards("7D")[0], 15, 5, 2, 30)
    assert (hold.now, hold.later, hold.turned, hold.rows) == (5, 0, 0, ())


def test_a_hand_is_all_rid_as_every_pyramid_says() -> None:
    deck = cards("2C 2D 3C 3D 4C 5C 6C")
    turned = [{rank_of(card) for card in pyramid} >= {0, 1} for pyramid in combinations(deck, 3)]
    assert chance_rid([2, 2], len(deck), 3) == Fraction(sum(turned), len(turned))


# Claims


def test_matches_in_a_hand_are_hypergeometric() -> None:
    hands = [sum(card < 2 for card in hand) for hand in combinations(range(7), 3)]
    assert dict(matches_among(7, 2, 3)) == {n: Fraction(hands.count(n), len(hands)) for n in range(3)}


@pytest.mark.parametrize(("cards_held", "claims"), [(1, 1), (3, 1), (3, 2), (4, 2), (4, 3)])
def test_a_claim_is_true_as_often_as_every_hand_says(cards_held: int, claims: int) -> None:
    """Every hand of a pool of seven, two of which match, and every order of matches and bluffs laid from it."""
    bluffs, true, whole = Fraction(1, 10), Fraction(0), Fraction(0)
    for hand in combinations(range(7), cards_held):
        for laid in product((True, False), repeat=claims):
            matches = sum(card < 2 for card in hand)
            others, weight = cards_held - matches, Fraction(1)
            for is_match in laid:
                bluff = bluffs if others else Fraction(0)
                weight *= (1 - bluff if matches else 0) if is_match else bluff
                matches, others = (matches - 1, others) if is_match else (matches, others - 1)
            whole += weight
            true += weight * Fraction(sum(laid), claims)
    assert chance_true(matches_among(7, 2, cards_held), cards_held, claims, bluffs) == true / whole


def test_what_must_be_true_or_cannot_be() -> None:
    assert chance_true(matches_among(3, 3, 2), 2) == 1
    assert chance_true(matches_among(9, 9, 1), 1) == 1
    assert chance_true(matches_among(3, 0, 2), 2) == 0
    assert chance_true(matches_among(30, 2, 3), 3, bluffs=Fraction(0)) == 1  # nobody ever bluffs


@pytest.mark.parametrize(("known", "matching", "passed"), [(0, 0, 0), (1, 1, 0), (2, 1, 0), (2, 1, 1), (3, 2, 2)])
def test_cards_that_all_know_to_be_there_are_counted_as_such(known: int, matching: int, passed: int) -> None:
    """Three held and some passed: the known ones, and others of a pool of six, two of which match, in any order."""
    cards, found = 3, Counter[int]()
    for rest in combinations(range(6), cards + passed - known):
        slots = [n < matching for n in range(known)] + [card < 2 for card in rest]
        for order in permutations(slots):
            found[sum(order[:cards])] += 1
    expected = {n: Fraction(ways, found.total()) for n, ways in found.items()}
    held: dict[int, Fraction] = {}
    for n, chance in matches_held(known, matching, passed, 6, 2, cards):
        held[n] = held.get(n, Fraction(0)) + chance
    assert {n: chance for n, chance in held.items() if chance} == expected


def test_who_is_seen_through_is_called_and_who_is_believed_is_not() -> None:
    assert [called(Fraction(true, 10)) for true in (0, 1, 9, 10)] == [1, CALLS, CALLS, 0]


def test_c70_calling_costs_double_the_row_if_it_is_true() -> None:
    accept, call = call_odds(Fraction(1, 3), 3, 3)
    assert (type(accept.action), type(call.action)) == (Accept, Liar)
    assert (accept.costs, call.costs, call.gives) == (3, 2, 4)
    spread = call_odds(Fraction(1, 3), 1, 3)
    assert (spread[0].costs, spread[1].costs) == (1, 2)  # double of the whole row, whatever the share
    assert calls_that_pay(1, 3) == Fraction(1, 6)


def test_a_bluff_called_costs_its_player_double() -> None:
    assert bluff_costs(5, Fraction(1)) == (10, 0)
    assert bluff_costs(5, Fraction(0)) == (0, 5)
