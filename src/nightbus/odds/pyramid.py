"""Playing a match now or holding it for a higher row. Rules RTB-2.1 to 2.4, 2.7."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import comb
from typing import Final

from nightbus.rules.ride_the_bus.house import House, TopCard, rows_of

SHOT: Final = 5
"""Drinks that a shot counts for where the two are compared: as many as the commission's gentle pyramid has for it."""


@dataclass(frozen=True, slots=True)
class HoldOdds:
    """A card held while the pyramid is turned."""

    card: int | None
    """None: any, before the first card is turned."""
    rule: str
    now: int | None
    """Drinks that others take if it is played on the card turned; None if it does not match that."""
    later: Fraction
    """Drinks that others take on average if it is held, and played on the best later match."""
    turned: Fraction
    """Chance that its rank is turned (again) at all."""
    rows: tuple[tuple[int, Fraction], ...]
    """(what the row is worth, chance that its rank is turned in it) for each row still to come, bottom first."""


def row_worth(house: House, row: int) -> int:
    """Drinks that a match on a row gives to others, rows from 0; a shot as so many, none where it hits oneself."""
    if house.give_and_take and row >= rows_of(house) - 2:
        return 0
    if house.top_card == TopCard.SHOT and row == rows_of(house) - 1:
        return SHOT
    return house.pyramid_values[row]


def chance_turned(wanted: int, unseen: int, turns: int) -> Fraction:
    """The chance that one of `wanted` cards among `unseen` is turned in so many turns (hypergeometric).

    >>> str(chance_turned(2, 47, 3))
    '135/1081'
    """
    return 1 - Fraction(comb(unseen - wanted, turns), comb(unseen, turns))


def worth_held(wanted: int, unseen: int, turns: Sequence[int]) -> Fraction:
    """What a card is worth that is held and played on the best later match.

    `turns` is what each card still to be turned would give, in order; at each match it is played if no more is to be
    expected from those after it.

    >>> str(worth_held(1, 10, [1, 5]))  # one chance in ten on each
    '3/5'
    """
    kept = tuple(turns)

    @cache
    def value(at: int, left: int) -> Fraction:
        if at == len(kept):
            return Fraction(0)
        hit = Fraction(left, unseen - at)
        missed = value(at + 1, left)
        if not left:
            return missed
        return hit * max(Fraction(kept[at]), value(at + 1, left - 1)) + (1 - hit) * missed

    return value(0, wanted)


def turns_to_come(house: House, turned: int) -> list[tuple[int, int]]:
    """(row, what it gives) for each card of the pyramid still to be turned, in order."""
    cards = [row for row in range(rows_of(house)) for _ in range(house.pyramid_rows[row])]
    return [(row, row_worth(house, row)) for row in cards[turned:]]


def hold_odds(house: House, card: int | None, turned: int, now: int | None, wanted: int, unseen: int) -> HoldOdds:
    """A card when so many of the pyramid have been turned: `wanted` of `unseen` cards have its rank.

    What it counts for in who rides is not in these figures (RTB-3.1).
    """
    to_come = turns_to_come(house, turned)
    rows = sorted({row for row, _ in to_come})
    return HoldOdds(
        card=card,
        rule="RTB-2.3",
        now=now,
        later=worth_held(wanted, unseen, [worth for _, worth in to_come]),
        turned=chance_turned(wanted, unseen, len(to_come)),
        rows=tuple(
            (row_worth(house, row), chance_turned(wanted, unseen, sum(1 for other, _ in to_come if other == row)))
            for row in rows
        ),
    )


def chance_rid(ranks: Sequence[int], unseen: int, turns: int) -> Fraction:
    """The chance that every rank of a hand is turned, so that all its cards can be played.

    `ranks` says how many cards of each are unseen. By inclusion and exclusion over the ranks that never come.

    >>> str(chance_rid([3], 51, 1))
    '1/17'
    """
    found = Fraction(0)
    for chosen in range(1 << len(ranks)):
        missing = [wanted for i, wanted in enumerate(ranks) if chosen >> i & 1]
        found += (-1) ** len(missing) * Fraction(comb(unseen - sum(missing), turns), comb(unseen, turns))
    return found
