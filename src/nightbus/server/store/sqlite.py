"""Tables in a file: SQLite, written by one thread that commits in groups, read by another.

The file is in WAL mode with `synchronous=FULL`: who reads never waits for who writes, and what was committed outlives a
power cut. Other programs may open the file meanwhile (`nightbus tables` does), but no second server: it would hear of
nothing that the first one wrote, and take its people for gone.
"""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain, groupby
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from nightbus.errors import NightbusError
from nightbus.server.store.groups import Groups
from nightbus.server.store.migrations import MIGRATIONS, Migration, missing
from nightbus.server.store.protocol import CodeTaken, Conflict, Entry, Hint, Repeated, Row, Unavailable

Work = Callable[[sqlite3.Connection], object]
Found = TypeVar("Found")

APPLICATION: Final = 0x4E427573
"""`NBus`, by which a file is known to be ours."""
BUSY_SECONDS: Final = 5.0
"""How long to wait for another program that is writing."""
MANY: Final = 64
"""Entries in one statement, at most."""
AT_ONCE: Final = 20
"""Tables purged in one transaction: moves of other tables go between."""

CACHE: Final = 16 * 1024
"""KiB of pages the writer keeps: each table writes to pages of its own."""
CHECKPOINT: Final = 4_000
"""Pages in the WAL that are copied into the file at once, by the commit that finds so many: 16 MB."""

_ADD: Final = """
INSERT OR IGNORE INTO events ("table", seq, at, person, command, body, answer) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
WHERE EXISTS (SELECT 1 FROM events WHERE "table" = ?1 AND seq = ?2 - 1)
"""
_ADD_MANY: Final = """
INSERT OR IGNORE INTO events ("table", seq, at, person, command, body, answer) SELECT * FROM (VALUES {rows}) AS new
WHERE EXISTS (SELECT 1 FROM events WHERE "table" = new.column1 AND seq = new.column2 - 1)
"""
_FIRST: Final = 'INSERT INTO events ("table", seq, at, person, command, body, answer) VALUES (?, ?, ?, ?, ?, ?, ?)'
_CREATE: Final = "INSERT OR IGNORE INTO tables (id, code, game, listed, created, closed) VALUES (?, ?, ?, ?, ?, ?)"
_KEEP: Final = 'INSERT OR REPLACE INTO secrets ("table", name, value) VALUES (?, ?, ?)'
_ANSWER: Final = """
SELECT answer FROM events WHERE "table" = ? AND person = ? AND command = ? AND command <> ''
"""
_HEAD: Final = 'SELECT max(seq) FROM events WHERE "table" = ?'
_ROWS: Final = """
SELECT lower(hex(id)), code, game, listed, created, max(e.at, closed) AS changed, closed, e.seq
FROM tables JOIN events AS e ON e."table" = id
WHERE e.seq = (SELECT max(seq) FROM events WHERE "table" = id)
"""


_Values = tuple[bytes, int, int, int, str, bytes, bytes]


@dataclass(frozen=True, slots=True)
class _Append:
    """An entry to be stored, with its secrets."""

    values: _Values
    secrets: Mapping[str, bytes]

    def __call__(self, db: sqlite3.Connection) -> object:
        """None, or why not."""
        table, _, _, person, command, *_ = self.values
        if not db.execute(_ADD, self.values).rowcount:
            found = db.execute(_ANSWER, (table, person, command)).fetchone()
            return Conflict() if found is None else Repeated(found[0])
        if self.secrets:
            db.executemany(_KEEP, _named(table, self.secrets))
        return None


class SqliteStore:
    """A store in one file."""

    def __init__(self, path: str, *, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self._path = Path(path)
        self._migrations = migrations
        self._jobs: SimpleQueue[Sequence[Work] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._reader: ThreadPoolExecutor | None = None
        self._reading: sqlite3.Connection | None = None
        self._served: sqlite3.Connection | None = None
        """Holds the lock of a file beside this one: nobody else may serve it."""

    @property
    def where(self) -> str:
        """The file's whole path."""
        return str(self._path.absolute())

    @property
    def shared(self) -> bool:
        """False: a file has one server."""
        return False

    async def open(self) -> None:
        """Make the file if it is not there, and bring it up to `FORMAT`.

        :raises NightbusError: it cannot be written, is no store of ours, or is of a newer program.
        """
        self._loop = asyncio.get_running_loop()
        self._groups: Groups[Work] = Groups(self._loop, self._jobs.put)
        writing = await asyncio.to_thread(self._made_ready)
        self._reading = _connect(self._path)
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._thread = threading.Thread(target=self._write, args=(writing,), name="store-writer", daemon=True)
        self._thread.start()

    def _made_ready(self) -> sqlite3.Connection:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with suppress(FileExistsError):
                self._path.touch(0o600, exist_ok=False)  # it holds seeds of shuffles
            db = _connect(self._path)
        except OSError as why:
            raise NightbusError("store-unwritable", where=self.where, why=why.strerror or str(why)) from None
        except sqlite3.Error as why:
            raise NightbusError("store-unwritable", where=self.where, why=str(why)) from None
        try:
            migrate(db, self._migrations, self.where)
        except sqlite3.Error as why:
            db.close()
            raise NightbusError("store-unwritable", where=self.where, why=str(why)) from None
        except NightbusError:
            db.close()
            raise
        db.execute(f"PRAGMA cache_size = -{CACHE}")
        db.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        return db

    async def close(self) -> None:
        """Commit what waits, and let go of the file."""
        if self._thread is None or self._reader is None or self._reading is None:
            return
        await self._groups.finish()
        thread, self._thread = self._thread, None
        self._jobs.put(None)
        await asyncio.to_thread(thread.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        if self._served is not None:
            self._served.close()
            self._served = None

    # Writing

    def _write(self, db: sqlite3.Connection) -> None:
        """The writer thread: one transaction for each group."""
        with closing(db):
            while (group := self._jobs.get()) is not None:
                self._loop.call_soon_threadsafe(self._groups.done, _committed(db, group))

    def _job(self, work: Work) -> asyncio.Future[object]:
        if self._thread is None:
            raise Unavailable
        return self._groups.add(work)

    async def create(self, row: Row, entry: Entry, secrets: Mapping[str, bytes]) -> None:
        """A new table with its first entry and its secrets.

        :raises CodeTaken: choose another.
        """
        table = bytes.fromhex(row.id)

        def work(db: sqlite3.Connection) -> object:
            values = (table, row.code, row.game, row.listed, row.created, row.closed)
            if not db.execute(_CREATE, values).rowcount:
                return CodeTaken()
            db.execute(_FIRST, _values(table, entry))
            db.executemany(_KEEP, _named(table, secrets))
            return None

        await self._job(work)

    async def append(self, table: str, entry: Entry, secrets: Mapping[str, bytes] | None = None) -> None:
        """Store an entry and its secrets, durably.

        :raises Conflict: an entry of that number is there, or the one before is not.
        :raises Repeated: the command is there.
        """
        await self._job(_Append(_values(bytes.fromhex(table), entry), secrets or {}))

    async def shut(self, table: str, at: int) -> None:
        """The table is closed: its code is free again."""
        values = (at, bytes.fromhex(table))

        def work(db: sqlite3.Connection) -> object:
            db.execute("UPDATE tables SET closed = ? WHERE id = ? AND closed = 0", values)
            return None

        await self._job(work)

    async def delete(self, table: str) -> bool:
        """Forget a table with all that belongs to it; False if there is none."""
        return await self._job(lambda db: _forget(db, bytes.fromhex(table))) is True

    async def purge(self, before: int) -> int:
        """Forget the tables that have not changed since; how many they were."""

        def work(db: sqlite3.Connection) -> object:
            old = db.execute(f"{_ROWS} AND max(e.at, closed) < ? LIMIT ?", (before, AT_ONCE)).fetchall()
            return sum(_forget(db, bytes.fromhex(row[0])) for row in old)

        gone = 0
        while some := await self._job(work):
            assert isinstance(some, int)
            gone += some
        return gone

    # Reading

    async def _read(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        reader, db = self._reader, self._reading
        if self._thread is None or reader is None or db is None:
            raise Unavailable
        try:
            return await self._loop.run_in_executor(reader, ask, db)
        except sqlite3.Error as why:
            raise Unavailable from why

    async def find(self, code: str) -> Row | None:
        """The open table of this code, or the one closed last."""
        last = f"{_ROWS} AND code = ? ORDER BY closed = 0 DESC, closed DESC LIMIT 1"
        try:
            found = await self._read(lambda db: db.execute(last, (code,)).fetchone())
        except UnicodeEncodeError:  # no code: it is no text
            return None
        return None if found is None else _row(found)

    async def answered(self, table: str, person: int, command: str) -> bytes | None:
        """What this command was answered, if it was accepted before."""
        values = (bytes.fromhex(table), person, command)
        found = await self._read(lambda db: db.execute(_ANSWER, values).fetchone())
        return None if found is None else bytes(found[0])

    async def read(self, table: str, since: int = 0) -> Sequence[Entry]:
        """The entries after number `since`, in order."""
        after = 'SELECT seq, at, person, command, body, answer FROM events WHERE "table" = ? AND seq > ? ORDER BY seq'
        values = (bytes.fromhex(table), since)
        return await self._read(lambda db: [Entry(*found) for found in db.execute(after, values)])

    async def secrets(self, table: str) -> Mapping[str, bytes]:
        """What the table must remember and its log must not tell."""
        all_of = 'SELECT name, value FROM secrets WHERE "table" = ?'
        return await self._read(lambda db: dict(db.execute(all_of, (bytes.fromhex(table),)).fetchall()))

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The number of the last entry of each of these tables; one that is gone is left out."""

        def ask(db: sqlite3.Connection) -> dict[str, int]:
            found = ((table, db.execute(_HEAD, (bytes.fromhex(table),)).fetchone()[0]) for table in tables)
            return {table: seq for table, seq in found if seq is not None}

        return await self._read(ask)

    async def tables(self, *, listed: bool = False) -> Sequence[Row]:
        """All tables, the last changed first; with `listed` those open that are listed."""
        some = " AND closed = 0 AND listed" if listed else ""
        ask = f"{_ROWS}{some} ORDER BY changed DESC, created DESC"
        return await self._read(lambda db: [_row(found) for found in db.execute(ask)])

    async def backup(self, path: str) -> None:
        """Copy everything into a new file, while others read and write.

        :raises NightbusError: the file is there, or cannot be written.
        """
        await asyncio.to_thread(self._copy, Path(path))

    def _copy(self, to: Path) -> None:
        try:
            to.touch(0o600, exist_ok=False)
        except FileExistsError:
            raise NightbusError("store-file-there", file=str(to)) from None
        except OSError as why:
            raise NightbusError("store-unwritable", where=str(to), why=why.strerror or str(why)) from None
        try:
            # All pages in one step: a copy in several would begin again whenever somebody writes.
            with closing(_connect(self._path)) as source, closing(_connect(to)) as copy:
                source.backup(copy)
        except sqlite3.Error as why:
            to.unlink(missing_ok=True)
            raise NightbusError("store-unwritable", where=str(to), why=str(why)) from None

    def watch(self, hint: Hint) -> None:  # noqa: ARG002  there is nobody to be told of
        """See to it that nobody else serves the file.

        :raises NightbusError: somebody does.
        """
        served = sqlite3.connect(f"{self.where}-served", timeout=0, isolation_level=None)
        try:
            served.execute("BEGIN EXCLUSIVE")  # which ends with the process, however that ends
        except sqlite3.Error:
            served.close()
            raise NightbusError("store-served", where=self.where) from None
        self._served = served


def migrate(db: sqlite3.Connection, migrations: Sequence[Migration], where: str) -> None:
    """Bring the file up to the last of these formats.

    :raises NightbusError: it is of a newer program, or of another one.
    """
    # Asked in this order: whoever makes an empty file ready meanwhile writes both at once.
    if _pragma(db, "schema_version") and _pragma(db, "application_id") != APPLICATION:
        raise NightbusError("store-foreign", where=where)
    missing(_pragma(db, "user_version"), migrations, where)  # refused before anything is written
    _switch_to_wal(db)
    while True:
        db.execute("BEGIN IMMEDIATE")
        try:
            number = _pragma(db, "user_version")
            todo = missing(number, migrations, where)
            if todo:
                for statement in todo[0].sqlite:
                    db.execute(statement)
                db.execute(f"PRAGMA application_id = {APPLICATION}")
                db.execute(f"PRAGMA user_version = {number + 1}")
            db.execute("COMMIT")
        except BaseException:
            _roll_back(db)
            raise
        if len(todo) <= 1:
            return


def _switch_to_wal(db: sqlite3.Connection) -> None:
    """WAL for good. Whoever switches at the same moment is told at once that the file is busy, so ask again."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL").fetchone()
        except sqlite3.OperationalError as why:
            if why.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
                raise
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return


def _connect(path: Path) -> sqlite3.Connection:
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    try:
        db.execute("PRAGMA synchronous = FULL")
    except sqlite3.Error:
        db.close()
        raise
    return db


def _pragma(db: sqlite3.Connection, name: str) -> int:
    return int(db.execute(f"PRAGMA {name}").fetchone()[0])


def _committed(db: sqlite3.Connection, group: Sequence[Work]) -> Sequence[object]:
    """What each of these writes came to, once they are committed together."""
    try:
        db.execute("BEGIN IMMEDIATE")
        outcomes = _outcomes(db, group)
        db.execute("COMMIT")
    except sqlite3.OperationalError as why:  # busy, full, broken: it would be the same one by one
        _roll_back(db)
        return [_unavailable(why) for _ in group]
    except Exception as why:  # noqa: BLE001  whatever is wrong with one, the others are to be written
        _roll_back(db)
        if len(group) > 1:
            return [outcome for work in group for outcome in _committed(db, [work])]
        return [_unavailable(why) if isinstance(why, sqlite3.DatabaseError) else why]
    return outcomes


def _outcomes(db: sqlite3.Connection, group: Sequence[Work]) -> list[object]:
    """What each of these writes came to, in order."""
    outcomes: list[object] = []
    for plain, works in groupby(group, key=lambda work: isinstance(work, _Append) and not work.secrets):
        some = list(works)
        for first in range(0, len(some), MANY):
            few = some[first : first + MANY]
            if len(few) > 1 and plain and _added(db, [work.values for work in few if isinstance(work, _Append)]):
                outcomes += [None] * len(few)
            else:
                outcomes += [work(db) for work in few]
    return outcomes


def _added(db: sqlite3.Connection, entries: Sequence[_Values]) -> bool:
    """Could all of these be stored? If not, none is.

    In one statement: between two statements this thread waits for the one that plays.
    """
    db.execute("SAVEPOINT many")
    stored = db.execute(_add_many(len(entries)), tuple(chain.from_iterable(entries))).rowcount == len(entries)
    if not stored:
        db.execute("ROLLBACK TO many")
    db.execute("RELEASE many")
    return stored


@cache
def _add_many(entries: int) -> str:
    return _ADD_MANY.format(rows=", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * entries))


def _unavailable(why: Exception) -> Unavailable:
    lost = Unavailable(str(why))
    lost.__cause__ = why
    return lost


def _roll_back(db: sqlite3.Connection) -> None:
    if db.in_transaction:  # SQLite rolls back by itself where the disk is full
        with suppress(sqlite3.Error):
            db.execute("ROLLBACK")


def _forget(db: sqlite3.Connection, table: bytes) -> bool:
    for statement in ('DELETE FROM secrets WHERE "table" = ?', 'DELETE FROM events WHERE "table" = ?'):
        db.execute(statement, (table,))
    return db.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 1


def _values(table: bytes, entry: Entry) -> _Values:
    return (table, entry.seq, entry.at, entry.person, entry.command, entry.body, entry.answer)


def _named(table: bytes, secrets: Mapping[str, bytes]) -> Iterable[tuple[bytes, str, bytes]]:
    return ((table, name, value) for name, value in secrets.items())


def _row(found: Sequence[Any]) -> Row:
    id_, code, game, listed, created, changed, closed, entries = found
    return Row(id_, code, game, bool(listed), created, changed, closed, entries)
