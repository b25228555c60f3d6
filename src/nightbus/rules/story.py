"""`tell` writes the story that people read. Compiled, it is nothing.

What is told is a row of whole numbers: event (`told`), rule id (`rule`), seat, other seat, a number, one or two cards,
and a bit for each seat that may read the cards. `events` makes tagged types of it at the edge.
"""

from typing import Any, Final

from nightbus.cards import NOBODY

Told = tuple[int, int, int, int, int, int, int, int]

EVERYONE: Final = -1
NOT_COMPILED: Final = {"compiled": False}
"""Metadata of a `State` field that only plain play has."""


def tell(
    state: Any,
    event: int,
    rule: int,
    seat: int = NOBODY,
    other: int = NOBODY,
    number: int = 0,
    card: int = NOBODY,
    second: int = NOBODY,
    readers: int = EVERYONE,
) -> None:
    """Something happened. Seats outside `readers` (bits) are told without the cards (C-4)."""
    state.story.append((event, rule, seat, other, number, card, second, readers))
