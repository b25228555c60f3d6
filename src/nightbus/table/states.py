"""Copies of a game's `State`, all but its story, which only grows; and the way back from one."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import cache
from operator import attrgetter
from typing import Any, Final, TypeVar

from nightbus.cards import NOBODY
from nightbus.rules.game import Game

State = TypeVar("State")

STORY: Final = "story"
"""The last field of every `State`."""

Copy = tuple[Any, ...]
"""A position: the fields of the state in order, the story left out."""

Acted = tuple[int, tuple[int, ...]]
"""A seat, and the codes of what it did in one step."""


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.name != STORY)


@cache
def _values(kind: Any) -> Callable[[Any], Copy]:
    """A function from a state of this kind to its numbers, rows and rows of rows: those of the state itself."""
    return attrgetter(*_names(kind))


def copy_of(state: Any) -> Copy:
    """The position, to go back to with `restore`."""
    return tuple(
        [
            value
            if value.__class__ is not list
            else value[:]
            if value[0].__class__ is not list
            else [row[:] for row in value]
            for value in _values(state.__class__)(state)
        ]
    )


def restore(state: Any, copy: Copy) -> None:
    """Put `state` back to where it was; `copy` may be used again. The story is left as it is."""
    _put(state, copy)
    _put(state, copy_of(state))  # so that the two have no row in common


def _put(state: Any, values: Copy) -> None:
    for name, value in zip(_names(state.__class__), values, strict=True):
        setattr(state, name, value)


def trial_of(state: State) -> State:
    """Another state of the same position, with a story of its own, to try something on."""
    return state.__class__(*copy_of(state))


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
