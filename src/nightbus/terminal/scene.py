"""What is on the stage: a position as one viewer knows it, and everything that the drawing of it has to ask."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from nightbus.rules.game import Game
from nightbus.rules.view import View
from nightbus.terminal.choosing import Chooser
from nightbus.words import Words

ROUTES: Final[Mapping[str, str]] = {
    "classic": "N10",
    "party": "N5",
    "commission": "N4",
    "chase-the-ace": "N1",
    "stop-the-bus": "N3",
}
"""A rulebook is a route: ten stops, five for the suit, four questions to get home, the ace is one, three cards."""


@dataclass
class Scene:
    """A picture to be drawn."""

    game: Game
    rulebook: str
    house: Any
    view: View
    names: tuple[str, ...]
    words: Words
    chooser: Chooser | None = None
    """How the viewer is to make a move, if it is theirs."""
    spot: int | None = None
    """The seat that the light is on: who is asked, or was asked for the card that is due."""
    me: int | None = None
    """The seat of the person at the keyboard."""
    open: bool = False
    """Does the viewer see every hand (a replay)?"""

    def say(self, message: str, **args: Any) -> str:
        """A message of the terminal's own."""
        return self.words.say(f"terminal-{message}", **args)

    def name(self, seat: int | None) -> str:
        """The name of a seat."""
        return "" if seat is None else self.names[seat]

    @cached_property
    def waiting(self) -> str:
        """The names of those who are to act."""
        return ", ".join(self.names[seat] for seat in self.view.awaits)

    def worded(self, message: str) -> str:
        """A rule's own words: of a message that other parts of the program share."""
        return self.words.say(message)
