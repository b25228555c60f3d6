"""What every face asks of a table, be it one of this program's own or one that a server tells of."""

from typing import Any, Protocol

from nightbus.rules.actions import Action
from nightbus.rules.events import Event
from nightbus.rules.game import Game
from nightbus.rules.view import View
from nightbus.table.table import MayGive


class TableShown(Protocol):
    """A game as those at the table see it. `table.Table` is one, and `remote.RemoteTable`."""

    @property
    def game(self) -> Game:
        """The rules."""

    @property
    def rulebook(self) -> str:
        """The name of the rulebook."""

    @property
    def house(self) -> Any:
        """The house rules."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""

    @property
    def awaits(self) -> tuple[int, ...]:
        """The seats that are to act."""

    @property
    def over(self) -> bool:
        """Is the session over?"""

    def view(self, seat: int) -> View:
        """The position as this seat, or `SPECTATOR`, may know it."""

    def story(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, but for the first `since` events, as this seat or `SPECTATOR` may read it."""

    def legal(self, seat: int) -> list[Action | MayGive]:
        """What this seat may do now."""

    def allowed(self, seat: int) -> str:
        """The same as moves in text."""

    def read(self, seat: int, text: str) -> Action:
        """The move of this text, for this seat to do."""

    def may_undo(self, seat: int) -> bool:
        """May this seat take back its last step?"""
