"""One try at the four questions with best play, from a fresh pack: RTB-3.4, and RTB-1.1 to 1.8 for its questions."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from nightbus.cards import DECK, rank_of, suit_of
from nightbus.rules.ride_the_bus.house import RIDE_QUESTIONS, House, Ties
from nightbus.rules.ride_the_bus.questions import LEVEL, RIGHT, judge, words


@dataclass(frozen=True, slots=True)
class Attempt:
    """One try at the four questions, each answered so that the ride costs least in the end."""

    clean: Fraction
    """Chance of four right in a row."""
    drinks: Fraction
    """Drinks on average: one for a wrong answer, two for a level card that counts double."""
    cards: Fraction
    """Cards turned on average, redrawn ones too."""
    ends: Mapping[tuple[int, int], Fraction]
    """(questions answered, drinks) at its end, and how likely that is; drinks are 0 for four right."""
    redrawn: tuple[Fraction, ...]
    """Chance that a card for each of the four questions goes back for another (RTB-1.8)."""


@dataclass(frozen=True, slots=True)
class _Worth:
    """What is still to come in this try."""

    clean: Fraction
    drinks: Fraction
    cards: Fraction
    ends: Mapping[tuple[int, int], Fraction]


_DONE = _Worth(Fraction(1), Fraction(0), Fraction(0), {(RIDE_QUESTIONS, 0): Fraction(1)})


def best_attempt(house: House) -> Attempt:
    """A try from a fresh pack, `decks` of them, with best play.

    Best is what makes the whole ride, tried again and again from fresh packs, cost least: the highest chance of four
    right, but where a level card costs double (`ties=double`) that cost is weighed in.

    >>> best_attempt(House()).clean
    Fraction(788, 12495)
    """
    ride = Fraction(1)
    while True:
        search = _Search(house, ride)
        found = search.worth((), Counter(card % DECK for card in range(DECK * house.decks)))
        if house.ties != Ties.DOUBLE or found.drinks / found.clean == ride:
            return Attempt(found.clean, found.drinks, found.cards, found.ends, tuple(search.redrawn))
        ride = found.drinks / found.clean  # dearer tries after this one: weigh again, until nothing changes


class _Search:
    """Best play when a failed try leads to a ride that costs `ride` more."""

    def __init__(self, house: House, ride: Fraction) -> None:
        self._house = house
        self._ride = ride
        self.redrawn = [Fraction(0)] * RIDE_QUESTIONS
        """With redraws no two cards in front are level, so the chance of one is the same wherever a question is asked."""
        self._known: dict[tuple[tuple[int, ...], tuple[int, ...]], _Worth] = {}

    def worth(self, front: tuple[int, ...], unseen: Counter[int]) -> _Worth:
        """The best that can be made of the next question and those after it."""
        question = len(front)
        if question == RIDE_QUESTIONS:
            return _DONE
        key = _alike(front)
        if key not in self._known:
            self._known[key] = self._best(question, front, unseen)
        return self._known[key]

    def _best(self, question: int, front: tuple[int, ...], unseen: Counter[int]) -> _Worth:
        after: dict[int, _Worth] = {}
        first, end = words(question)
        return max(
            (self._answered(question, front, unseen, answer, after) for answer in range(first, end)),
            key=lambda each: self._ride * each.clean - each.drinks,
        )

    def _answered(
        self, question: int, front: tuple[int, ...], unseen: Counter[int], answer: int, after: dict[int, _Worth]
    ) -> _Worth:
        cards = list(front)
        goes_on: list[tuple[int, int]] = []
        level = 0
        for card, count in unseen.items():
            verdict = judge(self._house, cards, question, answer, card)
            if verdict == LEVEL:
                level += count
            if verdict == RIGHT or (verdict == LEVEL and self._house.ties == Ties.RIGHT):
                goes_on.append((card, count))
        total = unseen.total()
        counted = total - (level if self._house.ties == Ties.REDRAW else 0)
        self.redrawn[question] = Fraction(total - counted, total)
        doubled = Fraction(level, total) if self._house.ties == Ties.DOUBLE else Fraction(0)
        wrong = 1 - Fraction(sum(count for _, count in goes_on), counted) - doubled
        ends = {(question + 1, 1): wrong, (question + 1, 2): doubled}
        clean, drinks, turned = Fraction(0), wrong + 2 * doubled, Fraction(total, counted)
        for card, count in goes_on:
            if card not in after:
                after[card] = self.worth((*front, card), unseen - Counter([card]))
            chance, worth = Fraction(count, counted), after[card]
            clean += chance * worth.clean
            drinks += chance * worth.drinks
            turned += chance * worth.cards
            for end, p in worth.ends.items():
                ends[end] = ends.get(end, Fraction(0)) + chance * p
        return _Worth(clean, drinks, turned, ends)


def _alike(front: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The same for cards in front that leave the same to come.

    Later questions ask for no order among the cards in front, and for suits only by name: which suit is which does not
    matter. The last asks for suits alone, so there ranks do not matter either.
    """
    cards = sorted(front)
    names: dict[int, int] = {}
    suits = tuple(names.setdefault(suit_of(card), len(names)) for card in cards)
    if len(front) == RIDE_QUESTIONS - 1:
        return (), tuple(sorted(Counter(suits).values()))
    return tuple(rank_of(card) for card in cards), suits
