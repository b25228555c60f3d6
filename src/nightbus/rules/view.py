"""What every view has in common; each game adds its own. A card that the viewer may not know is None (C-4)."""

from dataclasses import dataclass
from typing import Annotated, TypeVar, dataclass_transform

CARD = "card"
Card = Annotated[int, CARD]
"""A field of a view that holds a card: so JSON knows what to write by name."""

KindT = TypeVar("KindT")


@dataclass_transform(frozen_default=True)
def seen(kind: type[KindT]) -> type[KindT]:
    """A class of views, as a decorator: nobody changes one, which the type checker holds.

    It is not frozen at run time: a table builds one for each seat with every move, and to build a frozen one takes
    three times as long. What a view has of each seat is a named tuple, which is built and compared in C.
    """
    return dataclass(slots=True)(kind)


@seen
class View:
    """A position as one viewer may know it: built up from that, never cut down from the whole."""

    viewer: int
    """A seat, or `SPECTATOR`."""
    phase: str
    """What the game is at, one word of the game's own."""
    asked_by: str
    """The id of the rule under which the awaited seats are to act; empty when nobody is."""
    awaits: tuple[int, ...]
    """The seats that are to act."""
    dealer: int | None
    """None while the cards have not chosen one."""
    over: bool
