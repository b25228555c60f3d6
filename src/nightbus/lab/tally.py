"""What the lab counts while it plays: whole numbers only, so that tallies add up exactly, in any order.

A *measure* is a number of each night (or of each ride): its sum, the sum of its squares, its greatest value, and how
often each value came up.
"""

from dataclasses import dataclass, field
from typing import Final

SEATS: Final = 20
"""More than any game seats."""

# The measures. Two of them are taken for each seat, the others once.
TAKEN: Final = 0
"""+ seat: its drinks, or in a game of lives those that it lost."""
SHOTS: Final = TAKEN + SEATS
"""+ seat."""
TABLE_DRINKS: Final = SHOTS + SEATS
TABLE_SHOTS: Final = TABLE_DRINKS + 1
RIDE_CARDS: Final = TABLE_SHOTS + 1
RIDE_ATTEMPTS: Final = RIDE_CARDS + 1
RIDE_DRINKS: Final = RIDE_ATTEMPTS + 1
CARDS_LEFT: Final = RIDE_DRINKS + 1
ROUNDS: Final = CARDS_LEFT + 1
TIME: Final = ROUNDS + 1
"""In tenths of a second, its histogram in tenths of a minute."""
MEASURES: Final = TIME + 1

BINS: Final = 8192
"""Values from 0 up that are counted one by one. What lies beyond is counted together."""
TENTH_OF_MINUTE: Final = 60

KINDS: Final = 16
"""Kinds of steps: the phases of a game, in which the step happens."""
SHUFFLE: Final = KINDS - 1
"""No phase: what is gathered and shuffled on the way counts as a kind of its own."""

# What takes time beside the steps.
DRINK: Final = KINDS
SHOT: Final = KINDS + 1
GAME: Final = KINDS + 2
PACES: Final = KINDS + 3


@dataclass(slots=True)
class Plan:
    """What a block is played with, beside the house rules."""

    seats: int = 0
    dealer: int = 0
    policy: list[int] = field(default_factory=lambda: [0] * SEATS)
    """The bot at each seat, as `nights.POLICIES` numbers them."""
    pace: list[int] = field(default_factory=lambda: [0] * PACES)
    """Tenths of a second that each kind of step takes."""


@dataclass(slots=True)
class Tally:
    """What has been counted so far."""

    nights: int = 0
    unfinished: int = 0
    """Nights given up after too many steps; they are in no other figure but the steps."""
    night: list[int] = field(default_factory=lambda: [0] * KINDS)
    """Steps of the night under way, by kind."""
    steps: list[int] = field(default_factory=lambda: [0] * KINDS)
    """Steps of all nights, by kind."""
    share: list[int] = field(default_factory=lambda: [0] * SEATS)
    """Rides of each seat, or in a game of lives its wins."""
    ties: int = 0
    bluffs: int = 0
    calls: int = 0

    total: list[int] = field(default_factory=lambda: [0] * MEASURES)
    square: list[int] = field(default_factory=lambda: [0] * MEASURES)
    most: list[int] = field(default_factory=lambda: [0] * MEASURES)
    beyond: list[int] = field(default_factory=lambda: [0] * MEASURES)
    histogram: list[list[int]] = field(default_factory=lambda: [[0] * BINS for _ in range(MEASURES)])


def note(tally: Tally, measure: int, value: int, width: int = 1) -> None:
    """The measure came to this value, 0 or more, in one night; a bin of its histogram is so wide."""
    tally.total[measure] += value
    tally.square[measure] += value * value
    tally.most[measure] = max(tally.most[measure], value)
    place = value // width
    if place < BINS:
        tally.histogram[measure][place] += 1
    else:
        tally.beyond[measure] += 1
