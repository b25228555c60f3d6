"""How a store came to its format: one step after the other, forward only, each whole or not at all.

A step is never changed once it has been released; what must change is a further step, and `FORMAT` goes up with it.
Two servers may start at once: a step is taken under a lock, by whoever finds it not yet taken.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nightbus.errors import NightbusError
from nightbus.server.store.protocol import FORMAT

ALLOWED: Final = "sqlite:///tables.db, sqlite:////var/lib/nightbus/tables.db, postgresql://user@host:5432/database"
"""How a store may be named."""


@dataclass(frozen=True, slots=True)
class Migration:
    """What brings a store from one format to the next, in the words of each database."""

    about: str
    sqlite: Sequence[str]
    postgres: Sequence[str]


MIGRATIONS: Final = (
    Migration(
        "tables, what happened at them, and their secrets",
        sqlite=(
            """
            CREATE TABLE tables (
                id BLOB PRIMARY KEY, code TEXT NOT NULL, game TEXT NOT NULL, listed INTEGER NOT NULL,
                created INTEGER NOT NULL, closed INTEGER NOT NULL
            ) WITHOUT ROWID
            """,
            "CREATE UNIQUE INDEX open_codes ON tables (code) WHERE closed = 0",
            "CREATE INDEX codes ON tables (code, closed)",
            """
            CREATE TABLE events (
                "table" BLOB NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, person INTEGER NOT NULL,
                command TEXT NOT NULL, body BLOB NOT NULL, answer BLOB NOT NULL, PRIMARY KEY ("table", seq)
            ) WITHOUT ROWID
            """,
            """CREATE UNIQUE INDEX commands ON events ("table", person, command) WHERE command <> ''""",
            """
            CREATE TABLE secrets (
                "table" BLOB NOT NULL, name TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY ("table", name)
            ) WITHOUT ROWID
            """,
        ),
        postgres=(
            """
            CREATE TABLE tables (
                id uuid PRIMARY KEY, code text NOT NULL, game text NOT NULL, listed boolean NOT NULL,
                created bigint NOT NULL, closed bigint NOT NULL
            )
            """,
            "CREATE UNIQUE INDEX open_codes ON tables (code) WHERE closed = 0",
            "CREATE INDEX codes ON tables (code, closed)",
            # The key to `tables` lets no entry of a table slip in while another server forgets the table.
            """
            CREATE TABLE events (
                "table" uuid NOT NULL REFERENCES tables ON DELETE CASCADE, seq bigint NOT NULL, at bigint NOT NULL,
                person bigint NOT NULL, command text NOT NULL, body bytea NOT NULL, answer bytea NOT NULL,
                PRIMARY KEY ("table", seq)
            )
            """,
            """CREATE UNIQUE INDEX commands ON events ("table", person, command) WHERE command <> ''""",
            """
            CREATE TABLE secrets (
                "table" uuid NOT NULL REFERENCES tables ON DELETE CASCADE, name text NOT NULL, value bytea NOT NULL,
                PRIMARY KEY ("table", name)
            )
            """,
        ),
    ),
)

assert len(MIGRATIONS) == FORMAT


def missing(of: int, migrations: Sequence[Migration], where: str) -> Sequence[Migration]:
    """The steps that a store of format `of` lacks.

    :raises NightbusError: it has more than this program knows.
    """
    if of > len(migrations):
        raise NightbusError("store-newer", where=where, format=of, known=len(migrations))
    return migrations[of:]
