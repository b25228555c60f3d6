"""The words a guesser may say, as actions 0 to 24 of Ride the Bus (RTB-1.1 to 1.7)."""

from typing import Final

from nightbus.cards import RANK_WORDS, SUIT_WORDS

RED: Final = 0
BLACK: Final = 1
HIGHER: Final = 2
LOWER: Final = 3
INSIDE: Final = 4
OUTSIDE: Final = 5
HOT: Final = 6
COLD: Final = 7
SUIT: Final = 8
"""First of the four suits."""
RANK: Final = 12
"""First of the thirteen ranks."""
ANSWERS: Final = 25

WORDS: Final = ("red", "black", "higher", "lower", "inside", "outside", "hot", "cold", *SUIT_WORDS, *RANK_WORDS)


def answer_word(answer: int) -> str:
    """The word of an answer.

    >>> answer_word(SUIT + 2)
    'hearts'
    """
    return WORDS[answer]
