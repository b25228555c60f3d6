"""What a viewer may know of Stop the Bus (C-4): what a view has."""

from typing import Final, NamedTuple

from nightbus.rules.view import Card, View, seen

PHASES: Final = ("draw", "deal", "exchange", "stop_or_end", "last_lap", "over")
"""The word of each phase."""


class StopSeat(NamedTuple):
    """One seat as the viewer may know it."""

    seat: int
    playing: bool
    """Is the seat still in the game? One that has just gone out still has its last hand before it (C-10)."""
    cards: tuple[Card | None, ...]
    """The hand in the order of its places; None where the viewer may not know the card."""
    shown: tuple[bool, ...]
    """Which of them everybody knows (STB-1.6)."""
    drawn: Card | None
    """The card drawn for the first deal, as long as it lies there (STB-0.2)."""
    tokens: int
    lent: bool
    """The token is lent (STB-3.1)."""
    chips: int
    """Won less paid, over the session (C-10)."""
    wins: int
    """Games of the session won."""
    turns: int
    """Turns finished in this round."""
    last_turn: bool
    """The bus is stopped, and this seat still has a last turn (STB-1.4)."""


@seen
class StopView(View):
    """A position of Stop the Bus as one viewer may know it."""

    game: int
    """Games of the session begun, this one too."""
    round: int
    """Rounds of the game begun."""
    seats: tuple[StopSeat, ...]
    middle: tuple[Card, ...]
    pot: int
    acting: int | None
    """Whose turn it is, or who gets the next card."""
    stopper: int | None
    circuit_limit: int
    """After so many turns each the bus stops by itself (STB-1.5)."""
    winner: int | None
    kind: str | None
    """What the viewer's own three cards are, a word of `hands.KINDS` (STB-2.1)."""
