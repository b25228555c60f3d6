"""Best play of two against each other, exactly: the value of a matrix game (von Neumann 1928; Dantzig's simplex)."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Solution:
    """What best play is worth to the one who picks rows, and how often each side picks what."""

    value: Fraction
    rows: tuple[Fraction, ...]
    columns: tuple[Fraction, ...]


def solve(payoffs: Sequence[Sequence[Fraction]]) -> Solution:
    """The solution of a matrix game: payoffs go to the one who picks rows and wants much.

    >>> solve([[Fraction(1), Fraction(-1)], [Fraction(-1), Fraction(1)]]).value
    Fraction(0, 1)
    """
    # Shifted so that the value is positive, the columns' side maximises 1/value under payoffs @ y <= 1.
    shift = 1 - min(min(row) for row in payoffs)
    rows, columns = len(payoffs), len(payoffs[0])
    table = [
        [entry + shift for entry in row] + [Fraction(int(i == j)) for j in range(rows)] + [Fraction(1)]
        for i, row in enumerate(payoffs)
    ]
    goal = [Fraction(-1)] * columns + [Fraction(0)] * (rows + 1)
    basis = [columns + i for i in range(rows)]
    while (enters := next((j for j, cost in enumerate(goal[:-1]) if cost < 0), None)) is not None:
        # Bland's rule, the first that may: it cannot go round in circles.
        leaves = min(
            (i for i in range(rows) if table[i][enters] > 0), key=lambda i: (table[i][-1] / table[i][enters], basis[i])
        )
        basis[leaves] = enters
        pivot = table[leaves][enters]
        table[leaves] = [entry / pivot for entry in table[leaves]]
        for row in [*table[:leaves], *table[leaves + 1 :], goal]:
            factor = row[enters]
            if factor:
                row[:] = [entry - factor * by for entry, by in zip(row, table[leaves], strict=True)]
    value = 1 / goal[-1]
    picked = dict(zip(basis, (row[-1] for row in table), strict=True))
    return Solution(
        value=value - shift,
        rows=tuple(goal[columns + i] * value for i in range(rows)),
        columns=tuple(picked.get(j, Fraction(0)) * value for j in range(columns)),
    )
