"""One try at the four questions with best play: RTB-3.4, and RTB-1.1 to 1.8 for its questions."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache

from nightbus.cards import DECK, rank_of, suit_of
from nightbus.odds.questions import AnswerOdds, answer_odds, faces
from nightbus.rules import answers
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


def _pack(house: House) -> Counter[int]:
    return Counter(card % DECK for card in range(DECK * house.decks))


_DONE = _Worth(Fraction(1), Fraction(0), Fraction(0), {(RIDE_QUESTIONS, 0): Fraction(1)})


@cache
def best_attempt(house: House) -> Attempt:
    """A try from a fresh pack, `decks` of them, with best play.

    Best is what makes the whole ride, tried again and again from fresh packs, cost least: the highest chance of four
    right, but where a level card costs double (`ties=double`) that cost is weighed in.

    >>> best_attempt(House()).clean
    Fraction(788, 12495)
    """
    ride = Fraction(1)
    while True:
        search = _Search(house, ride, _alike)
        found = search.worth((), _pack(house))
        if house.ties != Ties.DOUBLE or found.drinks / found.clean == ride:
            return Attempt(found.clean, found.drinks, found.cards, found.ends, tuple(search.redrawn))
        ride = found.drinks / found.clean  # dearer tries after this one: weigh again, until nothing changes


def ride_after(house: House, left: int) -> Fraction:
    """What a ride is expected to cost when a try begins with so many cards left in the deck.

    Every try is held to be from a fresh pack; the deck counts only where the ride ends with it (RTB-3.4).
    """
    fresh = best_attempt(house)
    if not house.ride_ends_with_deck:
        return fresh.drinks / fresh.clean
    costs = [Fraction(0)] * (left + 1)
    for cards in range(1, left + 1):
        for (answered, drinks), chance in fresh.ends.items():
            if answered <= cards and drinks:
                costs[cards] += chance * (drinks + costs[cards - answered])
    return costs[left]


def ride_answers(house: House, front: Sequence[int], unseen: Counter[int]) -> tuple[AnswerOdds, ...]:
    """The odds of every answer to the rider's question, that which makes the ride cheapest first.

    `front` are the cards of this try, `unseen` those that may come in it; `costs` is what the whole ride is then still
    expected to cost, tries after this one being from a fresh pack (`ride_after`).
    """
    search = _search(house, front, unseen)
    found = []
    for each in answer_odds(house, len(front), front, unseen, riding=True):
        worth = search.answered(tuple(front), unseen, answers.WORDS.index(each.action.call))
        found.append(replace(each, costs=worth.drinks + (1 - worth.clean) * search.ride))
    return tuple(sorted(found, key=lambda each: each.costs))


def this_attempt(house: House, front: Sequence[int], unseen: Counter[int]) -> Attempt:
    """A try with these cards in front: what is still to come of it."""
    search = _search(house, front, unseen)
    found = search.worth(tuple(front), unseen)
    return Attempt(found.clean, found.drinks, found.cards, found.ends, tuple(search.redrawn))


def _search(house: House, front: Sequence[int], unseen: Counter[int]) -> "_Search":
    # A try that fails takes two of its cards on average.
    return _Search(house, ride_after(house, max(unseen.total() - max(2 - len(front), 1), 0)), _same)


_Key = tuple[tuple[int, ...], tuple[int, ...]]


class _Search:
    """Best play if a try that fails leads to a ride that costs `ride`; `alike` tells what leaves the same to come."""

    def __init__(self, house: House, ride: Fraction, alike: Callable[[tuple[int, ...]], _Key]) -> None:
        self._house = house
        self.ride = ride
        self._alike = alike
        self.redrawn = [Fraction(0)] * RIDE_QUESTIONS
        """From a fresh pack the same wherever a question is asked, as no two cards in front are level then."""
        self._known: dict[_Key, _Worth] = {}

    def worth(self, front: tuple[int, ...], unseen: Counter[int]) -> _Worth:
        """The best that can be made of the next question and those after it."""
        if len(front) == RIDE_QUESTIONS:
            return _DONE
        if not unseen:  # RTB-3.4
            if self._house.ride_ends_with_deck:
                return _Worth(Fraction(1), Fraction(0), Fraction(0), {(len(front), 0): Fraction(1)})
            unseen = _pack(self._house) - Counter(front)
        key = self._alike(front)
        if key not in self._known:
            first, end = words(len(front))
            self._known[key] = max(
                (self.answered(front, unseen, answer) for answer in range(first, end)),
                key=lambda each: self.ride * each.clean - each.drinks,
            )
        return self._known[key]

    def answered(self, front: tuple[int, ...], unseen: Counter[int], answer: int) -> _Worth:
        """What this answer leads to, best play following."""
        question = len(front)
        cards = list(front)
        goes_on: dict[_Key, list[int]] = {}  # what leaves the same to come: (a card that leads there, how many do)
        level = 0
        for card, count in faces(question, unseen).items() if question == RIDE_QUESTIONS - 1 else unseen.items():
            verdict = judge(self._house, cards, question, answer, card)
            if verdict == LEVEL:
                level += count
            if verdict == RIGHT or (verdict == LEVEL and self._house.ties == Ties.RIGHT):
                goes_on.setdefault(self._alike((*front, card)), [card, 0])[1] += count
        total = unseen.total()
        # If every card left is level it counts (RTB-1.8).
        counted = total - (level if self._house.ties == Ties.REDRAW and level < total else 0)
        self.redrawn[question] = Fraction(total - counted, total)
        doubled = Fraction(level, total) if self._house.ties == Ties.DOUBLE else Fraction(0)
        wrong = 1 - Fraction(sum(count for _, count in goes_on.values()), counted) - doubled
        ends = {(question + 1, 1): wrong, (question + 1, 2): doubled}
        clean, drinks, turned = Fraction(0), wrong + 2 * doubled, Fraction(total, counted)
        for card, count in goes_on.values():
            chance, worth = Fraction(count, counted), self.worth((*front, card), unseen - Counter([card]))
            clean += chance * worth.clean
            drinks += chance * worth.drinks
            turned += chance * worth.cards
            for end, p in worth.ends.items():
                ends[end] = ends.get(end, Fraction(0)) + chance * p
        return _Worth(clean, drinks, turned, ends)


def _alike(front: tuple[int, ...]) -> _Key:
    """Of a fresh pack: the same for cards in front that leave the same to come.

    Later questions ask for no order among the cards in front, and for suits only by name: which suit is which does not
    matter. The last asks for suits alone, so there ranks do not matter either.
    """
    if len(front) == RIDE_QUESTIONS:
        return (), ()
    cards = sorted(front)
    names: dict[int, int] = {}
    suits = tuple(names.setdefault(suit_of(card), len(names)) for card in cards)
    if len(front) == RIDE_QUESTIONS - 1:
        return (), tuple(sorted(Counter(suits).values()))
    return tuple(rank_of(card) for card in cards), suits


def _same(front: tuple[int, ...]) -> _Key:
    """Of any cards whatever: suits are not alike any more, and only the order does not matter."""
    if len(front) == RIDE_QUESTIONS:
        return (), ()
    if len(front) == RIDE_QUESTIONS - 1:
        return (), tuple(sorted(map(suit_of, front)))
    return tuple(sorted(front)), ()
