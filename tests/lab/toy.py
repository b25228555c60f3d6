"""Functions over a small state: some that compile, and some that must not."""

from dataclasses import dataclass, field

from nightbus.rules import told
from nightbus.rules.story import NOT_COMPILED, Told, tell


@dataclass(slots=True)
class State:
    number: int = 3
    row: list[int] = field(default_factory=lambda: [4, 5, 6])
    grid: list[list[int]] = field(default_factory=lambda: [[1, 2], [3, 4]])
    story: list[Told] = field(default_factory=list, metadata=NOT_COMPILED)


def add(state: State, n: int) -> int:
    state.number += inner(state.grid[1], n)
    tell(state, told.DRANK, 0, n, number=state.number)
    return state.number


def inner(row: list[int], n: int) -> int:
    row[0] += n
    return row[0] * 10 + row[1]


def appends(state: State, n: int) -> int:
    return deeper(state, n) + 1


def deeper(state: State, n: int) -> int:
    state.row.append(n)
    return n


def allocates(state: State, n: int) -> int:
    return sum([state.number, n])


def reads_beyond(state: State, n: int) -> int:
    return state.row[n]


def names_no_field(state: State, n: int) -> int:
    return n + state.nowhere  # type: ignore[attr-defined, no-any-return]
