"""C96, RTB-3.4: four questions in a row."""

from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from nightbus.cards import rank_of, suit_of
from nightbus.odds.attempt import best_attempt, ride_after, ride_answers, this_attempt
from nightbus.odds.rides import whole_pack
from nightbus.rules.ride_the_bus.house import House, Ties
from tests.odds.helpers import cards, house_of

FRESH = Counter(range(52))


def test_c96_four_in_a_row_from_a_fresh_deck() -> None:
    assert best_attempt(House()).clean == Fraction(788, 12495)


def test_c96_counted_without_the_rules() -> None:
    """The same by another way: every three cards, and the best of the next answer each time, told here once more."""

    def fourth(suits: tuple[int, ...]) -> Fraction:
        return Fraction(max(13 - suits.count(suit) for suit in range(4)), 49)

    @cache
    def third(first: int, second: int) -> Fraction:
        low, high = sorted((rank_of(first), rank_of(second)))
        ways = [Fraction(0), Fraction(0)]
        for card in FRESH:
            if card not in (first, second) and rank_of(card) not in (low, high):
                inside = low < rank_of(card) < high
                ways[inside] += fourth((suit_of(first), suit_of(second), suit_of(card)))
        return max(ways) / 50

    @cache
    def second(first: int) -> Fraction:
        ways = [Fraction(0), Fraction(0)]
        for card in FRESH:
            if rank_of(card) != rank_of(first):
                ways[rank_of(card) > rank_of(first)] += third(first, card)
        return max(ways) / 51

    red = sum((second(4 * rank + suit) for rank in range(13) for suit in (1, 2)), Fraction(0)) / 52
    assert red == best_attempt(House()).clean


@pytest.mark.parametrize("ties", Ties)
def test_a_try_adds_up(ties: Ties) -> None:
    attempt = best_attempt(House(ties=ties))
    assert sum(attempt.ends.values()) == 1
    assert attempt.clean == attempt.ends[4, 0]
    assert attempt.drinks == sum(drinks * chance for (_, drinks), chance in attempt.ends.items())


def test_ties_matter_as_they_should() -> None:
    clean = {ties: best_attempt(House(ties=ties)).clean for ties in Ties}
    assert clean[Ties.WRONG] == clean[Ties.DOUBLE] < clean[Ties.REDRAW] < clean[Ties.RIGHT]
    assert best_attempt(House(ties=Ties.DOUBLE)).drinks > best_attempt(House()).drinks


def test_any_cards_left_are_counted_as_they_are() -> None:
    whole = this_attempt(House(), (), FRESH)
    assert (whole.clean, whole.ends) == (best_attempt(House()).clean, best_attempt(House()).ends)
    # Three low spades in front of a rider who knows that only hearts are left.
    certain = this_attempt(House(), cards("2S 9S 4S"), Counter(cards("KH QH")))
    assert certain.clean == 1
    assert ride_answers(House(), cards("2S 9S 4S"), Counter(cards("KH QH")))[0].action.call == "hearts"


def test_the_best_answer_comes_first_and_costs_what_the_ride_will() -> None:
    house = House()
    best, worst = ride_answers(house, cards("2S"), FRESH - Counter(cards("2S")))
    assert (best.action.call, worst.action.call) == ("higher", "lower")
    assert worst.costs == 1 + ride_after(house, 51)  # nothing is below a two
    assert best.right == Fraction(48, 51)


def test_a_deck_that_runs_out_is_shuffled_but_for_the_try() -> None:
    """RTB-3.4: one card left of the deck, two questions to go."""
    front, left = cards("2S 9S"), cards("4H")
    attempt = this_attempt(House(), front, Counter(left))
    after = whole_pack(House()) - Counter(front + left)
    assert attempt.clean == Fraction(max(sum(suit_of(card) == suit for card in after) for suit in range(4)), 49)


def test_a_ride_that_ends_with_the_deck_costs_less() -> None:
    mercy = house_of("ride-the-bus", "ride_ends_with_deck=on", "commission")
    assert ride_after(mercy, 0) == 0
    assert ride_after(mercy, 1) == Fraction(1, 2)
    assert ride_after(mercy, 20) < ride_after(mercy, 40) < best_attempt(mercy).drinks / best_attempt(mercy).clean
    assert this_attempt(mercy, cards("2S 9S"), Counter(cards("4H"))).clean == 1  # right or over
