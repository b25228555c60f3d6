"""What many trials come to, and the luck they are made with."""

import math
from dataclasses import dataclass
from fractions import Fraction
from random import Random


@dataclass(frozen=True, slots=True)
class Estimate:
    """What was simulated, not counted: the mean of so many trials."""

    value: float
    error: float
    """Its standard error."""
    trials: int

    def __float__(self) -> float:
        return self.value


Number = Fraction | float | Estimate
"""An exact fraction, an exact number that is no fraction, or an estimate."""


def estimate(total: float, squares: float, trials: int) -> Estimate:
    """The mean of numbers with this sum and this sum of squares.

    >>> estimate(30, 30, 120)  # thirty in a hundred and twenty
    Estimate(value=0.25, error=0.03969420930187224, trials=120)
    """
    mean = total / trials
    variance = max(squares / trials - mean * mean, 0.0) * trials / max(trials - 1, 1)
    return Estimate(mean, math.sqrt(variance / trials), trials)


def luck_of(seed: int) -> Random:
    """The luck of a run of trials, the same every time; no table's cards come from it."""
    return Random(seed)  # noqa: S311
