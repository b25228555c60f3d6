"""Distributions of whole numbers: exact moments, and chances number by number."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

TAIL = 1e-12
"""Chances are listed until what is left is smaller."""


@dataclass(frozen=True, slots=True)
class Distribution:
    """How often each number 0, 1, 2, ... happens."""

    mean: Fraction | float
    variance: Fraction | float
    chances: tuple[float, ...]
    """Chance of each number from 0 on; what lies beyond the last is `beyond`."""

    @property
    def sd(self) -> float:
        """Standard deviation."""
        return math.sqrt(self.variance)

    @property
    def beyond(self) -> float:
        """Chance of more than the last number listed."""
        return max(0.0, 1.0 - math.fsum(self.chances))

    def quantile(self, share: float) -> int:
        """The smallest number that is not exceeded with this chance, 0 < share < 1."""
        reached = 0.0
        for number, chance in enumerate(self.chances):
            reached += chance
            if reached >= share - 1e-12:
                return number
        return len(self.chances)

    def more_than(self, number: int) -> float:
        """Chance of more than `number`."""
        return max(0.0, 1.0 - math.fsum(self.chances[: number + 1]))

    def shifted(self, by: int) -> "Distribution":
        """The same with `by` added."""
        return Distribution(self.mean + by, self.variance, (*([0.0] * by), *self.chances))

    def capped(self, most: int) -> "Distribution":
        """The same, but never more than `most`."""
        kept = self.chances[:most]
        chances = (*kept, *([0.0] * (most - len(kept))), 1.0 - math.fsum(kept))
        return of_chances(dict(enumerate(chances)))


def of_chances(chances: Mapping[int, Fraction | float]) -> Distribution:
    """The distribution that has these chances and no others; exact where they are."""
    mean = sum((n * p for n, p in chances.items()), Fraction(0))
    square = sum((n * n * p for n, p in chances.items()), Fraction(0))
    listed = [0.0] * (max(chances, default=0) + 1)
    for number, chance in chances.items():
        listed[number] = float(chance)
    return Distribution(mean, square - mean * mean, tuple(listed))


@dataclass(frozen=True, slots=True)
class Outcome:
    """One way in which a step of a chain may go."""

    to: int | None
    """The state it leads to, this one or a later one; None where it ends."""
    chance: Fraction | float
    adds: int
    """What it adds to the number counted; more than 0 unless it ends."""


Chain = Sequence[Sequence[Outcome]]
"""For each state what may happen in it; a chain begins in state 0."""


def total(chain: Chain) -> Distribution:
    """What a chain has added up when it ends.

    Mean and square of each state follow from those of later ones and, where it leads to itself, one equation each.
    """
    means: list[Fraction | float] = [0] * len(chain)
    squares: list[Fraction | float] = [0] * len(chain)
    for state in reversed(range(len(chain))):
        stays: Fraction | float = Fraction(0)
        mean: Fraction | float = Fraction(0)
        square: Fraction | float = Fraction(0)
        repeats: Fraction | float = Fraction(0)
        for out in chain[state]:
            mean += out.chance * out.adds
            square += out.chance * out.adds**2
            if out.to == state:
                stays += out.chance
                repeats += out.chance * out.adds
            elif out.to is not None:
                mean += out.chance * means[out.to]
                square += out.chance * (2 * out.adds * means[out.to] + squares[out.to])
        means[state] = mean / (1 - stays)
        squares[state] = (square + 2 * repeats * means[state]) / (1 - stays)
    return Distribution(means[0], squares[0] - means[0] * means[0], _listed(chain))


def _listed(chain: Chain) -> tuple[float, ...]:
    """Chances number by number: to end with n is to add k now and n - k from there."""
    merged = [_merged(outs) for outs in chain]
    most = max(adds for outs in merged for _, adds, _ in outs)
    reached = [[0.0] * most for _ in chain]  # chance to have n still to come, n from -most up to what is done
    left = 1.0
    while left > TAIL and len(reached[0]) < 200_000:
        n = len(reached[0]) - most
        for state in reversed(range(len(chain))):
            chance = 0.0
            for to, adds, p in merged[state]:
                if to is None:
                    chance += p if adds == n else 0.0
                else:
                    chance += p * reached[to][most + n - adds]
            reached[state].append(chance)
        left -= reached[0][-1]
    return tuple(reached[0][most:])


def _merged(outs: Sequence[Outcome]) -> list[tuple[int | None, int, float]]:
    chances: dict[tuple[int | None, int], float] = {}
    for out in outs:
        chances[out.to, out.adds] = chances.get((out.to, out.adds), 0.0) + float(out.chance)
    return [(to, adds, chance) for (to, adds), chance in chances.items()]
