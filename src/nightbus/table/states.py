"""Copies of a game's `State`: all but its story, which only grows."""

from dataclasses import fields
from typing import Any, Final

STORY: Final = "story"

Copy = tuple[Any, ...]


_NAMES: Final[dict[type[Any], tuple[str, ...]]] = {}


def _names(kind: type[Any]) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(f.name for f in fields(kind) if f.name != STORY)
    return _NAMES[kind]


def _copied(value: Any) -> Any:
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [_copied(row) for row in value]
    return value[:]


def copy_of(state: Any) -> Copy:
    """The position, to go back to with `restore`."""
    return tuple(_copied(getattr(state, name)) for name in _names(type(state)))


def restore(state: Any, copy: Copy) -> None:
    """Put `state` back to where it was; `copy` may be used again. The story is left as it is."""
    for name, value in zip(_names(type(state)), copy, strict=True):
        setattr(state, name, _copied(value))


def trial_of(state: Any) -> Any:
    """Another state of the same position, with a story of its own, to try something on."""
    other = type(state)()
    restore(other, copy_of(state))
    return other


def same_position(one: Any, other: Any) -> bool:
    """Do both stand at the same position, whatever was told on the way?"""
    return type(one) is type(other) and copy_of(one) == copy_of(other)
