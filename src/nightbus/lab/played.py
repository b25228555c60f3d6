"""A few nights of one table, played here and now: compiled where the extra `lab` is installed, plain where it is not."""

import math
from dataclasses import dataclass
from typing import Any

from nightbus.errors import LabError
from nightbus.lab import tally as tally_of


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
        return [int(n) for n in self.of("share")]

    @property
    def steps(self) -> list[int]:
        """Steps of each kind."""
        return [int(n) for n in self.of("steps")]

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
        rows = [[int(n) for n in self.of("histogram")[measure]] for measure in measures]
        counts = [sum(row) for row in zip(*rows, strict=True)]
        while counts and not counts[-1]:
            counts.pop()
        return counts
