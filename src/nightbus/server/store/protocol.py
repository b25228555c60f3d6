"""What a store does, whatever it is made of.

A table is a log of entries, numbered from 1 without a gap. Whoever appends says which number comes next, and exactly
one of those who say the same is right: that is all the agreement that several servers on one store need.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

FORMAT: Final = 1
"""Raised when what is stored changes so that an older program could not read it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command, or something that came about without one (a card, a bot, a time-out)."""

    seq: int
    at: int
    """Microseconds since 1970."""
    person: int
    """Who did it, a person of the table; 0 for the table itself."""
    command: str
    """The id of the command; empty if there was none. With the person it is unique in its table."""
    body: bytes
    """What happened, as JSON: an array of events in order."""
    answer: bytes
    """What the command was answered, given again to whoever repeats it; empty if there was none."""


@dataclass(frozen=True, slots=True)
class Row:
    """A table as the store lists it."""

    id: str
    """32 hexadecimal digits."""
    code: str
    """What people type to join; unique among the tables that are not closed."""
    game: str
    listed: bool
    created: int
    """Microseconds since 1970, as all times here."""
    changed: int
    closed: int
    """0 while it is open."""
    entries: int


class StoreError(Exception):
    """Base of what a store can refuse."""


class Conflict(StoreError):  # noqa: N818  it is what happened
    """Another entry has that number: read on from there, and try again."""


class Repeated(StoreError):  # noqa: N818  it is what happened
    """That person's command of that id was accepted before; `answer` is what it was answered."""

    def __init__(self, answer: bytes) -> None:
        super().__init__()
        self.answer = answer


class CodeTaken(StoreError):  # noqa: N818  it is what happened
    """An open table has this code."""


class Unavailable(StoreError):  # noqa: N818  it is what happened
    """The store cannot be reached now; nobody knows whether what was under way is stored."""


Hint = Callable[[str, int], None]
"""hint(table id, seq): this table may have entries up to this number, written by whomever.

A number of -1 says: look for yourself, nobody knows what you missed. With it the table may be empty, that is all
tables: told whenever the store has begun to listen, or to listen again.
"""


class Store(Protocol):
    """Tables, kept. All methods but the properties may raise `Unavailable`."""

    @property
    def where(self) -> str:
        """The file or server, as a person would find it again; without a password."""

    @property
    def shared(self) -> bool:
        """May other servers write to it too? Then `watch` hints at what they have written."""

    async def open(self) -> None:
        """Connect, and bring an older store up to `FORMAT`.

        :raises NightbusError: it cannot be written (`store-unwritable`), or is of a newer program (`store-newer`).
        """

    async def close(self) -> None:
        """Commit what waits, and let go."""

    async def create(self, row: Row, entry: Entry, secrets: Mapping[str, bytes]) -> None:
        """A new table with its first entry, number 1, and its secrets.

        :raises CodeTaken: choose another.
        """

    async def find(self, code: str) -> Row | None:
        """The open table of this code, or the one closed last."""

    async def append(self, table: str, entry: Entry, secrets: Mapping[str, bytes] | None = None) -> None:
        """Store an entry, durably, and its secrets with it: when this returns, no crash forgets it.

        :raises Conflict: an entry of that number is there; or the one before it is not, as of a table that is gone.
        :raises Repeated: the command is there.
        """

    async def answered(self, table: str, person: int, command: str) -> bytes | None:
        """What this command was answered, if it was accepted before."""

    async def read(self, table: str, since: int = 0) -> Sequence[Entry]:
        """The entries after number `since`, in order."""

    async def secrets(self, table: str) -> Mapping[str, bytes]:
        """What the table must remember and its log must not tell: seeds of shuffles."""

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The number of the last entry of each of these tables; one that is gone is left out."""

    async def shut(self, table: str, at: int) -> None:
        """The table is closed: its code is free again."""

    async def tables(self, *, listed: bool = False) -> Sequence[Row]:
        """All tables, the last changed first; with `listed` those open that are listed."""

    async def delete(self, table: str) -> bool:
        """Forget a table with all that belongs to it; False if there is none."""

    async def purge(self, before: int) -> int:
        """Forget the tables that have not changed since; how many they were."""

    async def backup(self, path: str) -> None:
        """Copy everything into a new file, while others read and write.

        :raises NightbusError: this store is backed up by its own tools (`store-backup`), or the file is there.
        """

    def watch(self, hint: Hint) -> None:
        """Call `hint`, in the loop that opened the store, whenever another server may have written.

        :raises NightbusError: another serves this store, and there can be one only.
        """
