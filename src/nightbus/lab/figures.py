"""Seven figures of whatever is counted, from exact sums and an exact histogram."""

import math
from dataclasses import dataclass
from typing import Any

from nightbus.lab.blocks import Counts
from nightbus.lab.tally import BINS


@dataclass(frozen=True, slots=True)
class Figures:
    """Mean, its standard error, standard deviation, quantiles and greatest value of something counted `n` times."""

    n: int
    mean: float
    se: float | None
    """None of a single night, which says nothing about others."""
    sd: float
    p50: float
    p90: float
    p99: float
    max: float
    beyond: int
    """How often it was as much as `limit` or more, which the histogram counts together."""
    limit: float
    """A quantile of this is a lower bound."""

    def as_json(self) -> dict[str, float | None]:
        """The seven figures."""
        return {name: getattr(self, name) for name in ("mean", "se", "sd", "p50", "p90", "p99", "max")}


def figures(counts: Counts, measure: int, *, unit: float = 1, bin_width: float = 1) -> Figures | None:
    """The figures of a measure; None if it never came up.

    A sum counts in `unit`s and a place of the histogram is `bin_width` wide, both in what is to be shown.
    """
    row = counts.histogram[measure]
    n = sum(row) + counts.beyond[measure]
    if not n:
        return None
    total, square, most = counts.total[measure], counts.square[measure], counts.most[measure] * unit
    # Exact whole numbers until the last: n * sum(x^2) - sum(x)^2 loses nothing, however large.
    sd = math.sqrt((n * square - total * total) / (n * n)) * unit
    half, nine, most_of_all = (_not_exceeded(row, n, percent, bin_width, most) for percent in (50, 90, 99))
    return Figures(
        n=n,
        mean=total / n * unit,
        se=sd / math.sqrt(n - 1) if n > 1 else None,
        sd=sd,
        p50=half,
        p90=nine,
        p99=most_of_all,
        max=most,
        beyond=counts.beyond[measure],
        limit=round(BINS * bin_width, 6),
    )


def _not_exceeded(row: list[int], n: int, percent: int, bin_width: float, most: float) -> float:
    """The smallest value that so many in a hundred do not exceed: of a wide place its end, or the greatest found."""
    reached = 0
    for value, count in enumerate(row):
        reached += count
        if 100 * reached >= percent * n:
            return value if bin_width == 1 else min(round((value + 1) * bin_width, 6), most)
    return round(BINS * bin_width, 6)


def histogram_json(counts: Counts, measure: int) -> dict[str, Any]:
    """How often each value from 0 came up, and how often a greater one than is counted so."""
    return {"counts": counts.histogram[measure], "beyond": counts.beyond[measure]}
