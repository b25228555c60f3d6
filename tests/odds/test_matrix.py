"""Matrix games of which the value is known."""

from fractions import Fraction

import pytest

from nightbus.odds.matrix import solve


def game(*rows: str) -> list[list[Fraction]]:
    return [[Fraction(entry) for entry in row.split()] for row in rows]


@pytest.mark.parametrize(
    ("name", "rows", "value"),
    [
        ("matching pennies", ("1 -1", "-1 1"), "0"),
        ("rock, paper, scissors", ("0 -1 1", "1 0 -1", "-1 1 0"), "0"),
        ("a saddle", ("3 5", "1 7"), "3"),
        ("two by two", ("4 1", "2 3"), "5/2"),
        ("two by three", ("1 3 11", "8 5 2"), "49/11"),
        ("one row", ("2 1 4",), "1"),
        ("one column", ("2", "7", "4"), "7"),
        ("all the same", ("2 2", "2 2"), "2"),
    ],
)
def test_known_games(name: str, rows: tuple[str, ...], value: str) -> None:
    payoffs = game(*rows)
    found = solve(payoffs)
    assert found.value == Fraction(value), name
    assert sum(found.rows) == sum(found.columns) == 1
    # No side can do better against the other's play.
    by_column = [sum(p * row[j] for p, row in zip(found.rows, payoffs, strict=True)) for j in range(len(payoffs[0]))]
    by_row = [sum(p * entry for p, entry in zip(found.columns, row, strict=True)) for row in payoffs]
    assert min(by_column) == max(by_row) == found.value
