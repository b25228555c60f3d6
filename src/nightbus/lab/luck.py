"""The lab's own luck: xoshiro128++ on words of 32 bits, kept in whole numbers that no speed lets wrap.

The table's picks come from a seed that players can check (`docs/shuffle.md`) and are unbiased; the lab's come from the
fastest generator that runs the same at both speeds. A pick out of n is the high part of word * n: some picks are
likelier than others by less than n in 2**32, far below any error bar.
"""

from dataclasses import dataclass
from typing import Final

_WORD: Final = 0xFFFFFFFF
_SIGN: Final = 0x80000000


@dataclass(slots=True)
class Luck:
    """The generator: four words of 32 bits, not all zero."""

    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 1


def next_word(luck: Luck) -> int:
    """32 random bits: xoshiro128++ 1.0 of Blackman and Vigna (https://prng.di.unimi.it/xoshiro128plusplus.c)."""
    word = _rotated((luck.a + luck.d) & _WORD, 7) + luck.a & _WORD
    carried = luck.b << 9 & _WORD
    luck.c ^= luck.a
    luck.d ^= luck.b
    luck.b ^= luck.c
    luck.a ^= luck.d
    luck.c ^= carried
    luck.d = _rotated(luck.d, 11)
    return word


def _rotated(word: int, bits: int) -> int:
    return (word << bits | word >> 32 - bits) & _WORD


def next_pick(luck: Luck, of: int) -> int:
    """One of `of` outcomes, 0 <= pick < of, each as likely as the other."""
    return next_word(luck) * of >> 32


def next_roll(luck: Luck) -> int:
    """64 random bits for a bot, as a signed whole number."""
    high = (next_word(luck) ^ _SIGN) - _SIGN
    return high << 32 | next_word(luck)
