"""Positions to try things on, and what many trials come to."""

import math
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from random import Random
from typing import TypeVar

from nightbus.rules.story import NOT_COMPILED

State = TypeVar("State")


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


@cache
def _names(kind: type[object]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    played = {f.name: f.metadata == NOT_COMPILED for f in fields(kind)}  # type: ignore[arg-type]
    return tuple(name for name, story in played.items() if not story), tuple(n for n, story in played.items() if story)


def trial_of(state: State) -> State:
    """Another state of the same position to play on from, its story still to be told."""
    other = object.__new__(type(state))
    positions, stories = _names(type(state))  # type: ignore[arg-type]
    for name in positions:
        value = getattr(state, name)
        if isinstance(value, list):
            value = [row[:] for row in value] if isinstance(value[0], list) else value[:]
        setattr(other, name, value)
    for name in stories:
        setattr(other, name, [])
    return other


def luck_of(seed: int) -> Random:
    """The luck of a run of trials, the same every time; no table's cards come from it."""
    return Random(seed)  # noqa: S311
