"""Somewhere to keep a store for one test, and what to put into it."""

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import asyncpg
import pytest

from nightbus.server.store.migrations import MIGRATIONS, Migration
from nightbus.server.store.postgres import PostgresStore
from nightbus.server.store.protocol import Entry, Row, Store
from nightbus.server.store.sqlite import SqliteStore

SERVER = os.environ.get("NIGHTBUS_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/postgres")


class Place(Protocol):
    """A file or database that was empty when the test began."""

    url: str

    def store(self, migrations: Sequence[Migration] = MIGRATIONS) -> Store:
        """A store there, not opened."""

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        """What SQL finds there, past the store."""


class FilePlace:
    def __init__(self, folder: Path) -> None:
        self.path = folder / "tables.db"
        self.url = f"sqlite:///{self.path}"

    def store(self, migrations: Sequence[Migration] = MIGRATIONS) -> Store:
        return SqliteStore(str(self.path), migrations=migrations)

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        import sqlite3

        with closing(sqlite3.connect(self.path, isolation_level=None)) as db:
            return db.execute(sql).fetchall()


class ServerPlace:
    def __init__(self, url: str) -> None:
        self.url = url

    def store(self, migrations: Sequence[Migration] = MIGRATIONS) -> Store:
        return PostgresStore(self.url, migrations=migrations)

    def ask(self, sql: str) -> list[tuple[Any, ...]]:
        return [tuple(found) for found in sql_at(self.url, sql)]


def sql_at(url: str, sql: str) -> list[Any]:
    """What SQL finds in a database."""

    async def ask() -> list[Any]:
        db = await asyncpg.connect(url, timeout=5)
        try:
            found: list[Any] = await db.fetch(sql)
            return found
        finally:
            await db.close()

    return asyncio.run(ask())


def silent() -> str:
    """Why there is no PostgreSQL to test against; empty if there is."""
    global _silent
    if _silent is None:
        try:
            sql_at(SERVER, "SELECT 1")
            _silent = ""
        except (OSError, asyncpg.PostgresError) as why:
            where = urlsplit(SERVER).hostname
            _silent = f"no PostgreSQL answers at {where} (NIGHTBUS_TEST_POSTGRES): {why}"
    return _silent


_silent: str | None = None


@contextmanager
def database() -> Iterator[ServerPlace]:
    """A database of the test's own, gone afterwards."""
    if silent():
        pytest.skip(silent())
    name = f"nightbus_test_{uuid4().hex}"
    sql_at(SERVER, f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield ServerPlace(urlunsplit(urlsplit(SERVER)._replace(path=f"/{name}")))
    finally:
        sql_at(SERVER, f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def schema(of: ServerPlace) -> Iterator[ServerPlace]:
    """A schema of the test's own in a database: made and dropped sooner than a database is."""
    name = f"test_{uuid4().hex}"
    sql_at(of.url, f"CREATE SCHEMA {name}")
    try:
        yield ServerPlace(f"{of.url}?search_path={name}")
    finally:
        sql_at(of.url, f"DROP SCHEMA {name} CASCADE")


def run(place: Place, test: Callable[[Store], Awaitable[None]]) -> None:
    """Run a test with a store that is open, and close it."""

    async def whole() -> None:
        store = place.store()
        await store.open()
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(whole())


def row(code: str = "ABCD", *, listed: bool = False, created: int = 1_000) -> Row:
    """A new table."""
    return Row(uuid4().hex, code, "stop-the-bus", listed, created, created, 0, 1)


def entry(seq: int, command: str = "", *, person: int = 1, at: int = 0, answer: bytes = b"") -> Entry:
    """Something that happened."""
    return Entry(seq, at or 1_000 + seq, person, command, f'[{{"type":"said","n":{seq}}}]'.encode(), answer)


async def table(
    store: Store, code: str = "ABCD", *, entries: int = 1, listed: bool = False, created: int = 1_000
) -> str:
    """A table with so many entries; its id."""
    new = row(code, listed=listed, created=created)
    await store.create(new, entry(1, at=created), {})
    for seq in range(2, entries + 1):
        await store.append(new.id, entry(seq, at=created + seq - 1))
    return new.id
