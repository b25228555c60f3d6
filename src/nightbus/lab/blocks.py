"""Numbered blocks of nights: the unit of work. A block is the same wherever, whenever and beside whatever it is played.

What chance and bots do in a block follows from the run's seed and the block's number alone, and what is counted are
whole numbers, so that blocks may be played by any worker in any order and add up to the same result.
"""

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Final

from nightbus.lab import options
from nightbus.lab import tally as tally_of
from nightbus.lab.luck import Luck
from nightbus.lab.minutes import pace
from nightbus.lab.nights import POLICIES, block_of
from nightbus.lab.tally import BINS, KINDS, MEASURES, Plan, Tally
from nightbus.rules.game import game

BLOCK: Final = 1024
"""Nights of a block; the last of a run may be shorter."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played: all that a worker must know."""

    game: str
    house: Any
    seats: int
    policies: tuple[str, ...]
    """The bot at each seat, a word of `nights.POLICIES`."""
    seed: int
    games: int
    pace: tuple[int, ...] = ()
    """Tenths of a second that each kind of step takes, as `minutes.pace` has them; empty: its own."""

    @property
    def blocks(self) -> int:
        """How many blocks the run has."""
        return -(-self.games // BLOCK)

    def nights_of(self, block: int) -> int:
        """How many nights this block has."""
        return min(BLOCK, self.games - block * BLOCK)

    def plan(self) -> Plan:
        """The same for the nights themselves."""
        seats = [POLICIES.index(policy) for policy in self.policies]
        dealer = game(self.game).default_dealer(self.house, self.seats)
        return Plan(self.seats, dealer, seats + [0] * (tally_of.SEATS - len(seats)), list(self.pace) or pace(self.game))


def luck_of(name: str, seed: int, block: int) -> Luck:
    """The generator of a block: its state is a hash of game, seed and number, so that no two blocks share a stream."""
    words = hashlib.sha256(f"{name} {seed} {block}".encode()).digest()
    return Luck(*(int.from_bytes(words[i : i + 4]) for i in range(0, 16, 4)))


@dataclass(slots=True)
class Counts:
    """What blocks have counted, in numbers of any size; adds up exactly."""

    nights: int = 0
    unfinished: int = 0
    ties: int = 0
    bluffs: int = 0
    calls: int = 0
    steps: list[int] = field(default_factory=lambda: [0] * KINDS)
    share: list[int] = field(default_factory=lambda: [0] * tally_of.SEATS)
    total: list[int] = field(default_factory=lambda: [0] * MEASURES)
    square: list[int] = field(default_factory=lambda: [0] * MEASURES)
    most: list[int] = field(default_factory=lambda: [0] * MEASURES)
    beyond: list[int] = field(default_factory=lambda: [0] * MEASURES)
    histogram: list[list[int]] = field(default_factory=lambda: [[] for _ in range(MEASURES)])
    """How often each value from 0 came up in each measure, up to the greatest that did."""

    def add(self, other: "Counts") -> None:
        """Count others in."""
        for f in fields(Counts):
            mine, theirs = getattr(self, f.name), getattr(other, f.name)
            if f.name == "histogram":
                self.histogram = [_summed(a, b) for a, b in zip(mine, theirs, strict=True)]
            elif f.name == "most":
                self.most = [max(a, b) for a, b in zip(mine, theirs, strict=True)]
            elif isinstance(mine, int):
                setattr(self, f.name, mine + theirs)
            else:
                setattr(self, f.name, [a + b for a, b in zip(mine, theirs, strict=True)])


def _summed(one: list[int], other: list[int]) -> list[int]:
    longer, shorter = (one, other) if len(one) >= len(other) else (other, one)
    return [a + b for a, b in zip(longer, shorter, strict=False)] + longer[len(shorter) :]


def counts_of(tally: Any) -> Counts:
    """What a `Tally`, or the record of one, has counted."""
    plain = isinstance(tally, Tally)
    read: dict[str, Any] = {}
    for f in fields(Counts):
        value = getattr(tally, f.name) if plain else tally[f.name]
        if f.name == "histogram":
            read[f.name] = [_trimmed(row, most) for row, most in zip(value, _plain(_read(tally, "most")), strict=True)]
        else:
            read[f.name] = _plain(value)
    return Counts(**read)


def _read(tally: Any, name: str) -> Any:
    return getattr(tally, name) if isinstance(tally, Tally) else tally[name]


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, list) else value.tolist() if hasattr(value, "tolist") else value


def _trimmed(row: Any, most: int) -> list[int]:
    kept: list[int] = _plain(row[: min(most + 1, BINS)])
    while kept and not kept[-1]:
        kept.pop()
    return kept


def play_plain(run: Run, blocks: Iterable[int]) -> Counts:
    """These blocks played by the plain rules: a thousand nights a second, anywhere."""
    of = game(run.game)
    play, tally, state = block_of(run.game), Tally(), of.State()
    for block in blocks:
        play(state, run.house, run.plan(), luck_of(run.game, run.seed, block), tally, run.nights_of(block))
        state.story.clear()
    return counts_of(tally)


def play_compiled(run: Run, blocks: Iterable[int]) -> Counts:
    """The same blocks by the compiled rules, and the same counts.

    :raises LabError: the extra `lab` is not installed.
    """
    from nightbus.lab.compile import to_record

    play, tally = kernel_of(run.game), empty_tally()
    state, house, plan = to_record(game(run.game).State()), to_record(run.house), to_record(run.plan())
    for block in blocks:
        play(state, house, plan, to_record(luck_of(run.game, run.seed, block)), tally, run.nights_of(block))
    return counts_of(tally)


def empty_tally() -> Any:
    """The record of a tally that has counted nothing: all zeros, which need not be written one by one."""
    import numpy as np

    return np.zeros(1, _tally_type())[0]


@cache
def _tally_type() -> Any:
    from nightbus.lab.compile import record_type

    return record_type(Tally())


@cache
def kernel_of(name: str) -> Callable[..., None]:
    """The compiled loop of the game of this name: some seconds once, then kept for every process.

    :raises LabError: the extra `lab` is not installed, or the rules do not compile as they stand.
    """
    from nightbus.lab.compile import kernel, record_type

    import numba  # isort: skip: `nightbus.lab.compile` says first where Numba keeps what it compiles

    of = game(name)
    records = [numba.from_dtype(record_type(part)) for part in (of.State(), of.House(), Plan(), Luck(), Tally())]
    play: Callable[..., None] = kernel(block_of(name), numba.void(*records, numba.int64))
    options.compiled(name)
    return play
