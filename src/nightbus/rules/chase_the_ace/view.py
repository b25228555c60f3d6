"""What a viewer may know of Chase the Ace (C-4): what a view has."""

from typing import NamedTuple

from nightbus.rules.actions import Action
from nightbus.rules.view import Card, View, seen


class ChaseSeat(NamedTuple):
    """One seat, as the viewer may know it."""

    seat: int
    playing: bool
    """Is the seat still in the game? One that has gone out may have its last card before it (C-10)."""
    lives: int
    """Lives left; in money play the chips still held (CTA-0.2)."""
    chips: int
    """Won less paid, in the session (C-10)."""
    wins: int
    """Games won in the session."""
    holds: bool
    """Does a card lie before the seat?"""
    card: Card | None
    """That card, None if the viewer does not know it."""
    shown: bool
    """Does everybody know the card?"""
    known_to: tuple[int, ...]
    """The seats that know the card (CTA-1.8), when not everybody does; who they are is public."""
    did: Action | None
    """What the seat did on its turn of this deal: `Swap` when it was blocked too, `Again` after two swaps."""


@seen
class ChaseView(View):
    """Chase the Ace as one viewer may know it."""

    game: int
    """Games of the session begun, this one too."""
    round: int
    """Rounds of this game begun, this one too; 0 while the cards choose a dealer."""
    sudden_death: bool
    seats: tuple[ChaseSeat, ...]
    due: int | None
    """The seat that the next card is for, or whose card may have been exposed."""
    pot: int
    stock: int
    """Cards not dealt."""
    winner: int | None
