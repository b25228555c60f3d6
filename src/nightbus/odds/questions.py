"""The chance of each answer to a question, given the cards that may come. Rules RTB-1.1 to 1.10 and 3.4."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from nightbus.cards import suit_of
from nightbus.odds.option import Option
from nightbus.rules import rule
from nightbus.rules.actions import Guess
from nightbus.rules.answers import answer_word
from nightbus.rules.ride_the_bus.house import House, Ties
from nightbus.rules.ride_the_bus.questions import LEVEL, RIGHT, WRONG, judge, question_rule, words


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerOdds(Option):
    """What one answer to a question is worth."""

    action: Guess
    costs: Fraction
    gives: Fraction
    right: Fraction
    """Chance that the answer counts as right in the end, redraws included."""
    level: Fraction
    """Chance that the next card is level (RTB-1.8), whatever the table then does."""


@dataclass(frozen=True, slots=True)
class Split:
    """How the cards that may come fall for one answer."""

    right: int
    wrong: int
    level: int

    @property
    def cards(self) -> int:
        """All of them."""
        return self.right + self.wrong + self.level

    def chance_right(self, ties: Ties) -> Fraction:
        """Chance that the answer counts as right under this tie rule (RTB-1.8)."""
        if ties == Ties.REDRAW and self.right + self.wrong:
            return Fraction(self.right, self.right + self.wrong)
        return Fraction(self.right + (self.level if ties == Ties.RIGHT else 0), self.cards)

    def penalties(self, ties: Ties) -> Fraction:
        """Expected number of times the wrong answer is charged: a level card may count double."""
        doubled = Fraction(self.level, self.cards) if ties == Ties.DOUBLE else Fraction(0)
        return 1 - self.chance_right(ties) + doubled


def faces(question: int, unseen: Mapping[int, int]) -> Counter[int]:
    """The cards as far as this question tells them apart: by suit or by rank, one card standing for all of its kind."""
    by_suit = question in (0, 3)
    found: Counter[int] = Counter()
    for card, count in unseen.items():
        found[suit_of(card) if by_suit else card - suit_of(card)] += count
    return found


def split(house: House, question: int, front: Sequence[int], unseen: Mapping[int, int], answer: int) -> Split:
    """How the unseen cards, so many of each, fall for an answer: as the rules judge each card."""
    found = [0, 0, 0]
    cards = list(front)
    for card, count in unseen.items():
        found[judge(house, cards, question, answer, card)] += count
    return Split(right=found[RIGHT], wrong=found[WRONG], level=found[LEVEL])


def answer_odds(
    house: House,
    question: int,
    front: Sequence[int],
    unseen: Mapping[int, int] | Iterable[int],
    *,
    riding: bool = False,
) -> tuple[AnswerOdds, ...]:
    """The odds of every answer to a question, best first.

    `question` counts from 0, `front` are the cards in front of the guesser, `unseen` every card that may come next.
    `riding`: the question is the rider's, a wrong answer costs one and a right one gives nothing (RTB-3.4).

    >>> from nightbus.cards import read_card
    >>> first = read_card("8S")
    >>> odds = answer_odds(House(), 1, [first], [card for card in range(52) if card != first])
    >>> [(each.action.call, str(each.right), str(each.level)) for each in odds]
    [('higher', '8/17', '1/17'), ('lower', '8/17', '1/17')]

    :raises ValueError: there is no card that may come.
    """
    kinds = faces(question, Counter(unseen))
    if not kinds:
        raise ValueError("no card is left that may come")
    costs = 1 if riding else house.wrong_drinks[question]
    earns = 0 if riding else house.right_gives[question]
    first, end = words(question)
    odds = []
    for answer in range(first, end):
        fall = split(house, question, front, kinds, answer)
        right = fall.chance_right(house.ties)
        odds.append(
            AnswerOdds(
                action=Guess(answer_word(answer)),
                rule=rule.IDS[question_rule(question)],
                costs=costs * fall.penalties(house.ties),
                gives=earns * right,
                right=right,
                level=Fraction(fall.level, fall.cards),
            )
        )
    return tuple(sorted(odds, key=lambda each: -each.right))
