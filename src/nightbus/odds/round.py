"""The questions of a whole game, answered with best play from a fresh pack. Rules RTB-1.1 to 1.10."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from nightbus.cards import DECK, rank_of, suit_of
from nightbus.odds.questions import answer_odds
from nightbus.rules import rule
from nightbus.rules.ride_the_bus.house import RIDE_QUESTIONS, House, Ties
from nightbus.rules.ride_the_bus.questions import LEVEL, judge, question_rule, words


@dataclass(frozen=True, slots=True)
class QuestionOdds:
    """One question, averaged over the cards that may lie in front of the guesser, who counts only those."""

    question: int
    """Counted from 1."""
    rule: str
    right: Fraction
    """Chance that the best answer is right."""
    blind: Fraction
    """Chance that any answer is right, one thrown for."""
    level: Fraction
    """Chance that the card is level (RTB-1.8); redrawn, it is the chance that the first card for it is."""
    costs: Fraction
    """Drinks on average."""
    gives: Fraction
    """Drinks to hand out on average."""


@cache
def round_odds(house: House) -> tuple[QuestionOdds, ...]:
    """Every question of the game.

    >>> [str(each.right) for each in round_odds(House())]
    ['1/2', '160/221', '296/425', '13/49']
    """
    pack = Counter(card % DECK for card in range(DECK * house.decks))
    fronts: _Fronts = {(): (1, ())}
    whole = 1  # what the weights of all fronts add up to
    found = []
    for question in range(house.questions):
        right, blind, level, costs, gives = (Fraction(0) for _ in range(5))
        after: _Fronts = {}
        for weight, front in fronts.values():
            unseen = pack - Counter(front)
            odds = answer_odds(house, question, front, unseen)
            best = odds[0]
            right += weight * best.right
            blind += weight * sum((each.right for each in odds), Fraction(0)) / len(odds)
            level += weight * best.level
            costs += weight * best.costs
            gives += weight * best.gives
            if question + 1 < house.questions:
                for card, more in _next_cards(house, question, front, unseen):
                    key = _alike(house, (*front, card))
                    before = after[key][0] if key in after else 0
                    after[key] = before + weight * more, (*front, card)
        sums = (each / whole for each in (right, blind, level, costs, gives))
        found.append(QuestionOdds(question + 1, rule.IDS[question_rule(question)], *sums))
        fronts = after
        whole *= pack.total() - question
    return tuple(found)


_Fronts = dict[object, tuple[int | Fraction, tuple[int, ...]]]
"""By what tells them apart (`_alike`): how often such cards lie in front, and cards that are such."""


def _next_cards(
    house: House, question: int, front: tuple[int, ...], unseen: Counter[int]
) -> Iterable[tuple[int, int | Fraction]]:
    """The cards that may come to lie in front, with how often in all of `unseen`: no answer changes it."""
    cards = unseen if question < RIDE_QUESTIONS - 1 else _by_rank(unseen)  # no later question reads a suit
    if house.ties != Ties.REDRAW:
        return cards.items()
    first, _ = words(question)
    stays = {c: n for c, n in cards.items() if judge(house, list(front), question, first, c) != LEVEL}
    scale = Fraction(cards.total(), sum(stays.values()))
    return [(card, count * scale) for card, count in stays.items()]


def _by_rank(unseen: Counter[int]) -> Counter[int]:
    """One card of each rank, with how many of that rank there are."""
    one = {rank_of(card): card for card in unseen}
    found: Counter[int] = Counter()
    for card, count in unseen.items():
        found[one[rank_of(card)]] += count
    return found


def _alike(house: House, front: tuple[int, ...]) -> object:
    """The same for cards in front by which this question and all later ones are answered alike."""
    ranks = tuple(map(rank_of, front))
    if len(front) == house.questions - 1:
        tell_apart = suit_of if house.questions == RIDE_QUESTIONS else rank_of
        return tuple(sorted(Counter(map(tell_apart, front)).values()))  # which suit or rank is named does not matter
    if len(front) < RIDE_QUESTIONS:
        cards = (*sorted(front[:2]), *front[2:])
        names: dict[int, int] = {}
        return tuple((rank_of(card), names.setdefault(suit_of(card), len(names))) for card in cards)
    if len(front) == RIDE_QUESTIONS:
        return tuple(sorted(ranks[:2])), tuple(sorted(ranks[2:]))
    return tuple(sorted(ranks[:-1])), ranks[-1]
