"""What a hand of three cards is worth (STB-2.1, STB-2.1b)."""

from typing import Final

from nightbus.cards import ACE, rank_of, suit_of
from nightbus.rules.stop_the_bus.house import House
from nightbus.rules.switches import OnOff

HIGH_CARD: Final = 0
PAIR: Final = 1
FLUSH: Final = 2
RUN: Final = 3
RUNNING_FLUSH: Final = 4
TRIO: Final = 5

KINDS: Final = ("high_card", "pair", "flush", "run", "running_flush", "trio")
"""The word of each kind."""

_THREE: Final = 1
"""The rank of a three; a two is 0."""
_BASE: Final = 14
"""Thirteen ranks, and one above them for the best trio and run of the brag order."""


def hand_kind(first: int, second: int, third: int, house: House) -> int:
    """What three cards are, in any order: `HIGH_CARD` to `TRIO` (STB-2.1).

    >>> KINDS[hand_kind(48, 0, 4, House())]  # AC 2C 3C is no run
    'flush'
    """
    low, middle, high = _ranks(first, second, third)
    if low == middle or middle == high:
        return TRIO if low == high else PAIR
    is_flush = suit_of(first) == suit_of(second) == suit_of(third)
    if (low + 1 == middle and middle + 1 == high) or _is_brag_best(low, middle, high, house):
        return RUNNING_FLUSH if is_flush else RUN
    return FLUSH if is_flush else HIGH_CARD


def hand_value(first: int, second: int, third: int, house: House) -> int:
    """What three cards are worth, in any order: the higher number wins, equal ones tie (STB-2.1).

    >>> hand_value(8, 13, 18, House()) > hand_value(0, 28, 44, House())  # a run beats a flush
    True
    """
    kind = hand_kind(first, second, third, house)
    low, middle, high = _ranks(first, second, third)
    if kind == PAIR:
        # The card in the middle is of the pair; what is left of the sum without both is the third card.
        high, middle, low = middle, low + high - middle, 0
    elif kind >= RUN and _is_brag_best(low, middle, high, house):
        high = ACE + 1  # STB-2.1b
    return ((kind * _BASE + high) * _BASE + middle) * _BASE + low


def _ranks(first: int, second: int, third: int) -> tuple[int, int, int]:
    """The three ranks, lowest first."""
    low, middle, high = rank_of(first), rank_of(second), rank_of(third)
    if low > middle:
        low, middle = middle, low
    if middle > high:
        middle, high = high, middle
    if low > middle:
        low, middle = middle, low
    return low, middle, high


def _is_brag_best(low: int, middle: int, high: int, house: House) -> bool:
    """Are these 333 or A-2-3 at a table where those are the best of their kind (STB-2.1b)?"""
    if house.brag_order == OnOff.OFF or middle != _THREE:
        return False
    return low == high or (low == 0 and high == ACE)
