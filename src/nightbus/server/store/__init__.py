"""Where tables are kept: an append-only log of entries each, in SQLite or PostgreSQL, behind one small protocol."""

from typing import Final

from nightbus.errors import NightbusError
from nightbus.server.store.migrations import ALLOWED
from nightbus.server.store.protocol import Store

_FILE: Final = "sqlite:///"
_SERVER: Final = "postgresql://"


def store_of(url: str) -> Store:
    """The store that a URL names, not opened yet: three slashes and a relative file, four and an absolute one.

    :raises NightbusError: it names none (the URL itself is not told on: it may hold a password), or what reaches it is
        not installed.
    """
    if url.startswith(_FILE) and url != _FILE:
        from nightbus.server.store.sqlite import SqliteStore

        return SqliteStore(url.removeprefix(_FILE))
    if url.startswith(_SERVER):
        from nightbus.server.store.postgres import PostgresStore

        return PostgresStore(url)
    raise NightbusError("store-url", allowed=ALLOWED)
