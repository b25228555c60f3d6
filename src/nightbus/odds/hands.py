"""Stop the Bus: what hands there are, and the chance that one is the lowest at the table. Rules STB-1.1 and 2.1 to 2.2."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb

from nightbus.cards import DECK
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind, hand_value
from nightbus.rules.stop_the_bus.house import House

Hand = tuple[int, int, int]


def all_hands() -> Iterable[Hand]:
    """Every hand of three cards, 22,100 of them."""
    return combinations(range(DECK), 3)


def kinds_of_hands(house: House) -> Mapping[str, int]:
    """How many hands there are of each kind, the best first.

    >>> kinds_of_hands(House())["trio"]
    52
    """
    found = Counter(hand_kind(*hand, house) for hand in all_hands())
    return {KINDS[kind]: found[kind] for kind in sorted(found, reverse=True)}


@cache
def _values(house: House) -> tuple[int, ...]:
    return tuple(sorted(hand_value(*hand, house) for hand in all_hands()))


@dataclass(frozen=True, slots=True)
class HandRank:
    """Where a hand stands among all hands of three cards."""

    kind: str
    lower: Fraction
    """Share of all 22,100 hands that are lower."""
    equal: Fraction
    """Share that tie, the hand itself included."""


def hand_rank(hand: Hand, house: House) -> HandRank:
    """Where a hand stands among all hands.

    >>> hand_rank((0, 5, 14), House()).lower  # 2C 3D 5H is as low as can be
    Fraction(0, 1)
    """
    values = _values(house)
    value = hand_value(*hand, house)
    below, above = bisect_left(values, value), bisect_left(values, value + 1)
    return HandRank(KINDS[hand_kind(*hand, house)], Fraction(below, len(values)), Fraction(above - below, len(values)))


def chance_of_lowest(hand: Hand, seen: Sequence[int], others: int, house: House) -> Fraction:
    """Chance that `hand` is lowest, ties included (STB-2.2), if hands were shown now.

    `others`, 1 or 2, hold any three cards each of those neither in the hand nor `seen` (the middle, say): as they were
    dealt, before anybody has exchanged.

    :raises ValueError: another number of others (the lab answers for more), or cards that are there twice.
    """
    unseen = _unseen(hand, seen)
    value = hand_value(*hand, house)
    at_least = [other for other in combinations(unseen, 3) if hand_value(*other, house) >= value]
    if others == 1:
        return Fraction(len(at_least), comb(len(unseen), 3))
    if others == 2:
        return Fraction(_disjoint(at_least), comb(len(unseen), 3) * comb(len(unseen) - 3, 3))
    raise ValueError(f"{others} others: exact for 1 or 2")


def _unseen(hand: Hand, seen: Sequence[int]) -> list[int]:
    known = {*hand, *seen}
    if len(known) < len(hand) + len(seen):
        raise ValueError("a card is there twice")
    return [card for card in range(DECK) if card not in known]


def _disjoint(hands: Sequence[Hand]) -> int:
    """Ordered pairs of these hands that share no card.

    By inclusion and exclusion over the cards shared: with N(T) the number of hands that hold all of T, the pairs that share
    nothing are the sum over all T of (-1)^|T| N(T)^2. The hands are counted in milliseconds, not in 93.7 million pairs.
    """
    shared = (Counter(part for hand in hands for part in combinations(hand, size)) for size in range(4))
    return sum((-1) ** size * sum(n * n for n in counts.values()) for size, counts in enumerate(shared))
