"""Stop the Bus: what hands there are, and the chance that one is lowest at the table. Rules STB-1.1, 2.1 and 2.2."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, islice
from typing import Final, cast

from nightbus.cards import DECK
from nightbus.odds.trial import Estimate, estimate, luck_of
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


TABLES: Final = 4000
"""Tables that are dealt at random where not every one is counted."""


def chance_of_lowest(
    hand: Hand, seen: Iterable[int], others: Sequence[Sequence[int]], house: House
) -> Fraction | Estimate:
    """Chance that `hand` is lowest, ties included (STB-2.2), if hands were shown now.

    `others` are the cards known to be in each other hand, `seen` those known to lie elsewhere (in the middle, say). All
    other cards are equally likely to be in them: what others exchanged, but for the cards they took, says nothing.

    >>> chance_of_lowest((48, 49, 50), (), [()], House())  # three aces, against one other
    Fraction(0, 1)
    """
    return chances_of_lowest([hand], {*hand, *seen}, others, house)[0]


def chances_of_lowest(
    hands: Sequence[Hand],
    seen: Iterable[int],
    others: Sequence[Sequence[int]],
    house: House,
    counted: int = 2,
    tables: int = TABLES,
) -> list[Fraction | Estimate]:
    """The same for several hands, one of which is held; `seen` holds their cards too.

    Exact against up to `counted` others, two at most; against more, tables are dealt at random, the same for all.
    """
    gone = {*seen, *(card for known in others for card in known)}
    unseen = [card for card in range(DECK) if card not in gone]
    values = [hand_value(*hand, house) for hand in hands]
    if len(others) > counted:
        return _simulated(values, unseen, others, house, tables)
    first = _ways(others[0], unseen, house)
    if len(others) == 1:
        return [Fraction(sum(v >= value for _, v in first), len(first)) for value in values]
    second = first if others[0] == others[1] else _ways(others[1], unseen, house)
    pairs = _pairs([part for part, _ in first], [part for part, _ in second])
    found: list[Fraction | Estimate] = []
    for value in values:
        kept = [part for part, v in first if v >= value]
        found.append(Fraction(_pairs(kept, kept if second is first else [p for p, v in second if v >= value]), pairs))
    return found


def _ways(known: Sequence[int], unseen: Sequence[int], house: House) -> list[tuple[tuple[int, ...], int]]:
    """Each way to fill up a hand, and the hand's value."""
    parts = combinations(unseen, 3 - len(known))
    return [(part, hand_value(*cast("Hand", (*known, *part)), house)) for part in parts]


def _pairs(hands: Sequence[tuple[int, ...]], others: Sequence[tuple[int, ...]]) -> int:
    """How many pairs of these, one of each, share no card.

    By inclusion and exclusion over the cards shared: with N(T) and M(T) the numbers of those that hold all of T, the
    pairs that share nothing are the sum over all T of (-1)^|T| N(T) M(T). So hands are counted, not 93.7 million pairs.
    """
    found = 0
    for size in range(4):
        counts = Counter(part for hand in hands for part in combinations(hand, size))
        other = counts if others is hands else Counter(part for hand in others for part in combinations(hand, size))
        found += (-1) ** size * sum(n * other[part] for part, n in counts.items())
    return found


def _simulated(
    values: Sequence[int], unseen: Sequence[int], others: Sequence[Sequence[int]], house: House, tables: int
) -> list[Fraction | Estimate]:
    """Of hands dealt at random, the same every time."""
    luck = luck_of(0)
    lowest = []
    for _ in range(tables):
        cards = iter(luck.sample(unseen, sum(3 - len(known) for known in others)))
        hands = [cast("Hand", (*known, *islice(cards, 3 - len(known)))) for known in others]
        lowest.append(min(hand_value(*hand, house) for hand in hands))
    lowest.sort()
    hits = [tables - bisect_left(lowest, value) for value in values]
    return [estimate(n, n, tables) for n in hits]
