"""Seven figures of whatever is counted, from exact sums and an exact histogram."""

import math
from dataclasses import dataclass
from typing import Any

from nightbus.lab.blocks import Counts


@dataclass(frozen=True, slots=True)
class Figures:
    """Mean, its standard error, standard deviation, quantiles and greatest value of something counted `n` times."""

    n: int
    mean: float
    se: float
    sd: float
    p50: float
    p90: float
    p99: float
    max: float
    beyond: int
    """How often it was more than the histogram counts one by one; a quantile there is a lower bound."""

    def as_json(self) -> dict[str, float]:
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
    total, square = counts.total[measure], counts.square[measure]
    # Exact whole numbers until the last: n * sum(x^2) - sum(x)^2 loses nothing, however large.
    sd = math.sqrt((n * square - total * total) / (n * n)) * unit
    return Figures(
        n=n,
        mean=total / n * unit,
        se=sd / math.sqrt(n - 1) if n > 1 else math.inf,
        sd=sd,
        p50=_quantile(row, n, 50) * bin_width,
        p90=_quantile(row, n, 90) * bin_width,
        p99=_quantile(row, n, 99) * bin_width,
        max=counts.most[measure] * unit,
        beyond=counts.beyond[measure],
    )


def _quantile(row: list[int], n: int, percent: int) -> int:
    """The smallest value that so many in a hundred do not exceed."""
    reached = 0
    for value, count in enumerate(row):
        reached += count
        if 100 * reached >= percent * n:
            return value
    return len(row)


def histogram_json(counts: Counts, measure: int) -> dict[str, Any]:
    """How often each value from 0 came up, and how often a greater one than is counted so."""
    return {"counts": counts.histogram[measure], "beyond": counts.beyond[measure]}
