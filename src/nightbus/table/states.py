"""Copies of a game's `State`, all but its story, which only grows; and the way back from one."""

from collections.abc import Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Final, get_args, get_origin

from nightbus.cards import NOBODY
from nightbus.rules.game import Game

STORY: Final = "story"

Copy = tuple[Any, ...]

Acted = tuple[int, tuple[int, ...]]
"""A seat, and the codes of what it did in one step."""

_Names = tuple[str, ...]


@cache
def _names(kind: Any) -> tuple[_Names, _Names, _Names]:
    """The fields that hold a number, those that hold a row of them, and those that hold rows of rows."""
    numbers: list[str] = []
    rows: list[str] = []
    grids: list[str] = []
    for field in fields(kind):
        if field.name != STORY:
            is_row = get_origin(field.type) is list
            is_grid = is_row and get_origin(get_args(field.type)[0]) is list
            (grids if is_grid else rows if is_row else numbers).append(field.name)
    return tuple(numbers), tuple(rows), tuple(grids)


def copy_of(state: Any) -> Copy:
    """The position, to go back to with `restore`."""
    numbers, rows, grids = _names(state.__class__)
    return (
        *[getattr(state, name) for name in numbers],
        *[getattr(state, name)[:] for name in rows],
        *[[row[:] for row in getattr(state, name)] for name in grids],
    )


def _put(state: Any, values: Copy) -> None:
    numbers, rows, grids = _names(state.__class__)
    for name, value in zip((*numbers, *rows, *grids), values, strict=True):
        setattr(state, name, value)


def restore(state: Any, copy: Copy) -> None:
    """Put `state` back to where it was; `copy` may be used again. The story is left as it is."""
    _put(state, copy)
    _put(state, copy_of(state))  # so that the two have no row in common


def trial_of(state: Any) -> Any:
    """Another state of the same position, with a story of its own, to try something on."""
    kind = state.__class__
    other = kind.__new__(kind)  # without the rows of a fresh state, which would all be replaced
    _put(other, copy_of(state))
    other.story = []
    return other


def same_position(one: Any, other: Any) -> bool:
    """Do both stand at the same position, whatever was told on the way?"""
    return type(one) is type(other) and copy_of(one) == copy_of(other)


class Trail:
    """A copy of a position, and the steps since: any position on the way can be played again from it.

    A copy of each position would cost more than the step.
    """

    def __init__(self, game: Game, house: Any, state: Any) -> None:
        self._game = game
        self._house = house
        self._state = state
        self._steps: list[Acted] = []
        """Of a deal `NOBODY` and the pick."""
        self._from = copy_of(state)

    def __len__(self) -> int:
        return len(self._steps)

    def begin(self) -> None:
        """The trail begins anew where the state stands."""
        self._steps.clear()
        self._from = copy_of(self._state)

    def dealt(self, pick: int) -> None:
        """Chance has come out as `pick`."""
        self._steps.append((NOBODY, (pick,)))

    def acted(self, act: Acted) -> None:
        """A seat has acted."""
        self._steps.append(act)

    def instead(self, last: int, acts: Sequence[Acted]) -> None:
        """The state comes to stand where it would if `acts` had happened in place of the `last` steps.

        The story is left as it is.
        """
        del self._steps[len(self._steps) - last :]
        self._steps += acts
        story, self._state.story = self._state.story, []
        restore(self._state, self._from)
        for seat, codes in self._steps:
            for code in codes:
                if seat == NOBODY:
                    self._game.deal(self._state, self._house, code)
                else:
                    self._game.act(self._state, self._house, seat, code)
        self._state.story = story
