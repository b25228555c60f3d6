"""A few nights of one table, played here and now: compiled where the extra `lab` is installed, else plain."""

import math
from dataclasses import dataclass
from typing import Any

from nightbus.errors import LabError, NotationError
from nightbus.lab import tally as tally_of
from nightbus.lab.blocks import Run, empty_tally, kernel_of, luck_of
from nightbus.lab.nights import POLICIES, block_of
from nightbus.lab.tally import Tally
from nightbus.rules.game import game


@dataclass(frozen=True, slots=True)
class Played:
    """Nights that have been played and counted."""

    tally: Any
    """A `Tally`, or the record of one."""

    def of(self, field: str) -> Any:
        """A field of the tally, plain or compiled."""
        return getattr(self.tally, field) if isinstance(self.tally, tally_of.Tally) else self.tally[field]

    @property
    def nights(self) -> int:
        """All nights, those given up too."""
        return int(self.of("nights"))

    @property
    def finished(self) -> int:
        """Nights that are counted in the measures."""
        return self.nights - int(self.of("unfinished"))

    @property
    def share(self) -> list[int]:
        """Rides, or wins, of each seat."""
        return _plain(self.of("share"))

    @property
    def steps(self) -> list[int]:
        """Steps of each kind."""
        return _plain(self.of("steps"))

    def total(self, measure: int) -> int:
        """The sum of a measure."""
        return int(self.of("total")[measure])

    def mean(self, measure: int) -> float:
        """A measure's mean over the nights."""
        return self.total(measure) / self.finished

    def sd(self, measure: int) -> float:
        """A measure's standard deviation from night to night."""
        square = int(self.of("square")[measure]) / self.finished
        return math.sqrt(max(0.0, square - self.mean(measure) ** 2))

    def histogram(self, *measures: int) -> list[int]:
        """How often each value 0, 1, ... came up, in all these measures together, up to the greatest that did."""
        rows = [_plain(self.of("histogram")[measure]) for measure in measures]
        counts = [sum(row) for row in zip(*rows, strict=True)]
        while counts and not counts[-1]:
            counts.pop()
        return counts


def _plain(row: Any) -> list[int]:
    return row if isinstance(row, list) else row.tolist()


def lab_is_here() -> bool:
    """Is the extra `lab` installed?"""
    try:
        import nightbus.lab.compile  # noqa: F401
    except LabError:
        return False
    return True


def play_nights(
    name: str, house: Any, seats: int, policy: str, nights: int, seed: int, *, compiled: bool | None = None
) -> Played:
    """So many nights of these house rules, every seat played by this bot; the same seed gives the same nights.

    `compiled`: by which rules; left out: the compiled ones where the extra `lab` is installed.

    :raises NotationError: there is no such bot.
    """
    if policy not in POLICIES:
        raise NotationError("no-such-level", level=policy, allowed=", ".join(POLICIES))
    run = Run(name, house, seats, (policy,) * seats, seed, nights)
    parts = game(name).State(), house, run.plan(), luck_of(name, seed, 0)
    if not (lab_is_here() if compiled is None else compiled):
        tally = Tally()
        block_of(name)(*parts, tally, nights)
        return Played(tally)
    from nightbus.lab.compile import to_record

    counted = empty_tally()
    kernel_of(name)(*(to_record(part) for part in parts), counted, nights)
    return Played(counted)
