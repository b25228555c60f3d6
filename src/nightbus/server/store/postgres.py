"""Tables in PostgreSQL: any number of servers on one database, the unique (table, seq) of the events deciding.

A connection writes, in groups of one statement each; another listens for what other servers wrote; a few read. What is
told with NOTIFY is a hint and no more: whoever missed it finds out when it appends.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from nightbus.errors import NightbusError
from nightbus.server.store.groups import Groups
from nightbus.server.store.migrations import ALLOWED, MIGRATIONS, Migration, missing
from nightbus.server.store.protocol import CodeTaken, Conflict, Entry, Hint, Repeated, Row, Unavailable

if TYPE_CHECKING:
    from asyncpg import Connection, Pool, Record

PATIENCE: Final = 2.0
"""Seconds after which a database that says nothing is unavailable."""
FIRST_PATIENCE: Final = 10.0
"""Seconds to connect at the start."""
CHANNEL: Final = "nightbus"
LOCK: Final = 0x4E427573
"""The advisory lock under which formats change."""
READERS: Final = 8
AT_ONCE: Final = 20
"""Tables purged in one transaction."""
LONGEST_NOTICE: Final = 7_900
"""Bytes of a NOTIFY; PostgreSQL takes less than 8000."""
SOONEST: Final = 0.1
LATEST: Final = 5.0
"""Seconds between attempts to listen again: doubled from the one up to the other."""
PULSE: Final = 5.0
"""Seconds after which the listening connection is asked whether it is still there."""

_log = logging.getLogger(__name__)

# No row but those of `told` comes back where every entry is stored. `ON CONFLICT` knows all that is unique in a table.
_ADD: Final = """
WITH given AS (
    SELECT * FROM unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[], $6::bytea[], $7::bytea[])
        WITH ORDINALITY AS g ("table", seq, at, person, command, body, answer, n)
), stored AS (
    INSERT INTO events ("table", seq, at, person, command, body, answer)
    SELECT "table", seq, at, person, command, body, answer FROM given AS g
    WHERE EXISTS (SELECT 1 FROM events AS e WHERE e."table" = g."table" AND e.seq = g.seq - 1)
    ON CONFLICT DO NOTHING RETURNING "table"
), kept AS (
    INSERT INTO secrets ("table", name, value)
    SELECT s."table", s.name, s.value FROM unnest($8::uuid[], $9::text[], $10::bytea[]) AS s ("table", name, value)
    JOIN stored ON stored."table" = s."table"
    ON CONFLICT ("table", name) DO UPDATE SET value = excluded.value
), told AS (
    SELECT pg_notify($11, notice) FROM unnest($12::text[]) AS notice
)
SELECT 0 AS n FROM told UNION ALL
SELECT g.n FROM given AS g LEFT JOIN stored ON stored."table" = g."table" WHERE stored."table" IS NULL
"""
_CREATE: Final = """
WITH made AS (
    INSERT INTO tables (id, code, game, listed, created, closed) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT DO NOTHING RETURNING id
), first AS (
    INSERT INTO events ("table", seq, at, person, command, body, answer)
    SELECT id, $7, $8, $9, $10, $11, $12 FROM made
), kept AS (
    INSERT INTO secrets ("table", name, value)
    SELECT id, s.name, s.value FROM made, unnest($13::text[], $14::bytea[]) AS s (name, value)
)
SELECT id FROM made
"""
_ANSWER: Final = """SELECT answer FROM events WHERE "table" = $1 AND person = $2 AND command = $3 AND command <> ''"""
_ROWS: Final = """
SELECT id, code, game, listed, created, greatest(e.at, closed) AS changed, closed, e.seq
FROM tables CROSS JOIN LATERAL (SELECT seq, at FROM events WHERE "table" = id ORDER BY seq DESC LIMIT 1) AS e
"""
_DELETE: Final = "DELETE FROM tables WHERE id = $1 RETURNING id"
_PURGE: Final = """
WITH old AS (
    SELECT t.id FROM tables AS t
    CROSS JOIN LATERAL (SELECT at FROM events WHERE "table" = t.id ORDER BY seq DESC LIMIT 1) AS e
    WHERE greatest(e.at, t.closed) < $1 LIMIT $2
)
DELETE FROM tables USING old WHERE tables.id = old.id RETURNING tables.id
"""
_HEADS: Final = """
SELECT t, (SELECT max(seq) FROM events WHERE "table" = t) FROM unnest($1::uuid[]) AS t
"""
# Whoever set the server to forget the last moments before a crash did not think of us.
_DURABLE: Final = """
SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'
"""


@dataclass(slots=True)
class _Append:
    table: str
    entry: Entry
    secrets: Mapping[str, bytes] | None


class PostgresStore:
    """A store on a PostgreSQL server, shared with whoever else serves from it."""

    def __init__(self, url: str, *, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        try:
            import asyncpg
        except ImportError as absent:
            install = "pip install 'nightbus[postgres]'"
            raise NightbusError("extra-missing", package="asyncpg", install=install) from absent
        self._asyncpg = asyncpg
        self._lost = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
        self._url = url
        self._where = without_password(url)
        self._migrations = migrations
        self._writing: Connection | None = None
        self._pid = 0
        """The backend that writes for us: what it tells all is no news."""
        self._pool: Pool | None = None
        self._hints: list[Hint] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: asyncio.Task[None] | None = None

    @property
    def where(self) -> str:
        """User, host, port and database."""
        return self._where

    @property
    def shared(self) -> bool:
        """True: any number of servers may write."""
        return True

    async def open(self) -> None:
        """Connect, and bring the database up to `FORMAT`.

        :raises NightbusError: it cannot be reached or written, or is of a newer program.
        """
        self._loop = asyncio.get_running_loop()
        self._groups: Groups[_Append] = Groups(self._loop, self._begin)
        try:
            db = await self._connect(patience=None)
            try:
                await migrate(db, self._migrations, self._where)
            finally:
                db.terminate()
            self._pool = await self._asyncpg.create_pool(
                self._url,
                min_size=0,
                max_size=READERS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                init=_durable,
                reset=_leave,  # the pool's own would undo `_durable`
            )
        except NightbusError:
            raise
        except (self._asyncpg.ClientConfigurationError, ValueError):
            raise NightbusError("store-url", allowed=ALLOWED) from None
        except self._lost as why:
            raise NightbusError("store-unwritable", where=self._where, why=_said(why)) from None
        if self._hints:
            self._listen()

    async def close(self) -> None:
        """Commit what waits, and let go."""
        if self._pool is None:
            return
        await self._groups.finish()
        pool, self._pool = self._pool, None
        if self._listener is not None:
            self._listener.cancel()
            with suppress(asyncio.CancelledError):
                await self._listener
        try:
            async with asyncio.timeout(PATIENCE):
                if self._writing is not None:
                    await self._writing.close()
                await pool.close()
        except self._lost:
            if self._writing is not None:
                self._writing.terminate()
            pool.terminate()

    async def _connect(self, *, patience: float | None = PATIENCE) -> "Connection":
        db = await self._asyncpg.connect(self._url, timeout=patience or FIRST_PATIENCE, command_timeout=patience)
        await _durable(db)
        return db

    # Appending

    async def append(self, table: str, entry: Entry, secrets: Mapping[str, bytes] | None = None) -> None:
        """Store an entry and its secrets, durably.

        :raises Conflict: an entry of that number is there, or the one before is not.
        :raises Repeated: the command is there.
        """
        if self._pool is None:
            raise Unavailable
        await self._groups.add(_Append(table, entry, secrets))

    def _begin(self, group: Sequence[_Append]) -> None:
        task = self._loop.create_task(self._commit(group))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _commit(self, group: Sequence[_Append]) -> None:
        """What became of a group, told to those who wait for it, whatever happens."""
        try:
            async with asyncio.timeout(PATIENCE):
                if self._writing is None or self._writing.is_closed():
                    self._writing = await self._connect()
                    self._pid = self._writing.get_server_pid()
                outcomes = await self._outcomes(self._writing, group)
        except BaseException as why:
            said = _said(why)
            if self._writing is not None:  # what it is still doing is not known: no more of it
                self._writing.terminate()
                self._writing = None
            self._groups.done([Unavailable(said) for _ in group], give_up=lambda: Unavailable(said))
            if not isinstance(why, self._lost):
                raise
            _log.warning("store: %s", said)
        else:
            self._groups.done(outcomes)

    async def _outcomes(self, db: "Connection", group: Sequence[_Append]) -> Sequence[object]:
        """What each came to, in order; of one table at most one in a statement."""
        outcomes: list[object] = [None] * len(group)
        rest = list(enumerate(group))
        while rest:
            first: dict[str, tuple[int, _Append]] = {}
            rest = [numbered for numbered in rest if first.setdefault(numbered[1].table, numbered) is not numbered]
            # In the order of tables, so that two servers never wait for each other crosswise.
            now = [first[table] for table in sorted(first)]
            for (place, _), outcome in zip(now, await self._added(db, [job for _, job in now]), strict=True):
                outcomes[place] = outcome
        return outcomes

    async def _added(self, db: "Connection", jobs: Sequence[_Append]) -> Sequence[object]:
        entries = [job.entry for job in jobs]
        secrets = [(job.table, *secret) for job in jobs if job.secrets for secret in job.secrets.items()]
        try:
            found = await db.fetch(
                _ADD,
                [job.table for job in jobs],
                [entry.seq for entry in entries],
                [entry.at for entry in entries],
                [entry.person for entry in entries],
                [entry.command for entry in entries],
                [entry.body for entry in entries],
                [entry.answer for entry in entries],
                [table for table, _, _ in secrets],
                [name for _, name, _ in secrets],
                [value for _, _, value in secrets],
                CHANNEL,
                notices([(job.table, job.entry.seq) for job in jobs]),
            )
        except (self._asyncpg.DataError, self._asyncpg.ForeignKeyViolationError) as why:
            # One cannot be stored, or its table went just now; the others are to be.
            if len(jobs) > 1:
                return [outcome for job in jobs for outcome in await self._added(db, [job])]
            return [_unfit(why) if isinstance(why, self._asyncpg.DataError) else Conflict()]
        outcomes: list[object] = [None] * len(jobs)
        for (number,) in found:
            if number:
                job = jobs[number - 1]
                answer = await db.fetchval(_ANSWER, job.table, job.entry.person, job.entry.command)
                outcomes[number - 1] = Conflict() if answer is None else Repeated(answer)
        return outcomes

    # Everything else

    async def _ask(self, ask: "Callable[[Connection], Awaitable[Any]]", *, again: bool = True) -> Any:
        """What comes back; asked again if the connection turns out to be lost, unless that could do a thing twice."""
        pool = self._pool
        if pool is None:
            raise Unavailable
        try:
            async with asyncio.timeout(PATIENCE):
                try:
                    return await self._asked(pool, ask)
                except self._lost as why:
                    if not again or isinstance(why, (TimeoutError, self._asyncpg.DataError)):
                        raise
                return await self._asked(pool, ask)
        except self._asyncpg.DataError as why:
            raise _unfit(why) from None
        except self._lost as why:
            raise Unavailable(_said(why)) from why

    async def _asked(self, pool: "Pool", ask: "Callable[[Connection], Awaitable[Any]]") -> Any:
        async with pool.acquire(timeout=PATIENCE) as db:
            try:
                return await ask(db)
            except (TimeoutError, asyncio.CancelledError):
                db.terminate()  # it may never answer, and the pool would wait for it once more
                raise

    async def create(self, row: Row, entry: Entry, secrets: Mapping[str, bytes]) -> None:
        """A new table with its first entry and its secrets.

        :raises CodeTaken: choose another.
        """
        table = (row.id, row.code, row.game, row.listed, row.created, row.closed)
        first = (entry.seq, entry.at, entry.person, entry.command, entry.body, entry.answer)
        values = (*table, *first, list(secrets), list(secrets.values()))
        if await self._ask(lambda db: db.fetchval(_CREATE, *values), again=False) is None:
            raise CodeTaken

    async def shut(self, table: str, at: int) -> None:
        """The table is closed: its code is free again."""
        await self._ask(lambda db: db.execute("UPDATE tables SET closed = $2 WHERE id = $1 AND closed = 0", table, at))

    async def delete(self, table: str) -> bool:
        """Forget a table with all that belongs to it; False if there is none."""
        return bool(await self._forget(_DELETE, table))

    async def purge(self, before: int) -> int:
        """Forget the tables that have not changed since; how many they were."""
        gone = 0
        while some := await self._forget(_PURGE, before, AT_ONCE):
            gone += some
        return gone

    async def _forget(self, statement: str, *values: object) -> int:
        async def ask(db: "Connection") -> int:
            async with db.transaction():
                found = await db.fetch(statement, *values)
                for notice in notices([(row[0].hex, -1) for row in found]):
                    await db.execute("SELECT pg_notify($1, $2)", CHANNEL, notice)
            return len(found)

        gone: int = await self._ask(ask, again=False)
        return gone

    async def find(self, code: str) -> Row | None:
        """The open table of this code, or the one closed last."""
        last = f"{_ROWS} WHERE code = $1 ORDER BY closed = 0 DESC, closed DESC LIMIT 1"
        try:
            found = await self._ask(lambda db: db.fetchrow(last, code))
        except ValueError:  # no code: it is no text
            return None
        return None if found is None else _row(found)

    async def answered(self, table: str, person: int, command: str) -> bytes | None:
        """What this command was answered, if it was accepted before."""
        answer: bytes | None = await self._ask(lambda db: db.fetchval(_ANSWER, table, person, command))
        return answer

    async def read(self, table: str, since: int = 0) -> Sequence[Entry]:
        """The entries after number `since`, in order."""
        after = 'SELECT seq, at, person, command, body, answer FROM events WHERE "table" = $1 AND seq > $2 ORDER BY seq'
        return [Entry(*found) for found in await self._ask(lambda db: db.fetch(after, table, since))]

    async def secrets(self, table: str) -> Mapping[str, bytes]:
        """What the table must remember and its log must not tell."""
        all_of = 'SELECT name, value FROM secrets WHERE "table" = $1'
        return dict(await self._ask(lambda db: db.fetch(all_of, table)))

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        """The number of the last entry of each of these tables; one that is gone is left out."""
        found = await self._ask(lambda db: db.fetch(_HEADS, list(tables)))
        return {table.hex: seq for table, seq in found if seq is not None}

    async def tables(self, *, listed: bool = False) -> Sequence[Row]:
        """All tables, the last changed first; with `listed` those open that are listed."""
        some = " WHERE closed = 0 AND listed" if listed else ""
        ask = f"{_ROWS}{some} ORDER BY changed DESC, created DESC"
        return [_row(found) for found in await self._ask(lambda db: db.fetch(ask))]

    async def backup(self, path: str) -> None:  # noqa: ARG002  other stores need it
        """Not from here.

        :raises NightbusError: always: PostgreSQL has tools for it.
        """
        raise NightbusError("store-backup", where=self._where)

    # What other servers wrote

    def watch(self, hint: Hint) -> None:
        """Call `hint` in the loop that opened the store, for what others wrote; -1 whenever something may be missed."""
        self._hints.append(hint)
        if self._pool is not None:
            self._listen()

    def _listen(self) -> None:
        if self._listener is None:
            self._listener = self._loop.create_task(self._listening())
        else:
            self._loop.call_soon(self._tell, "", -1)

    async def _listening(self) -> None:
        pause = SOONEST
        while True:
            try:
                db = await self._connect()
                try:
                    gone = asyncio.Event()
                    db.add_termination_listener(lambda _, gone=gone: gone.set())
                    await db.add_listener(CHANNEL, self._heard)
                    self._tell("", -1)
                    pause = SOONEST
                    while not gone.is_set():
                        with suppress(TimeoutError):
                            await asyncio.wait_for(gone.wait(), PULSE)
                        if not gone.is_set():
                            await db.execute("SELECT")
                finally:
                    db.terminate()
            except self._lost as why:
                _log.info("store: not listening: %s", _said(why))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)

    def _heard(self, _: object, pid: int, __: str, notice: object) -> None:
        if pid == self._pid:
            return
        for pair in str(notice).split():
            table, _, seq = pair.partition(":")
            if seq.removeprefix("-").isdecimal():
                self._tell(table, int(seq))

    def _tell(self, table: str, seq: int) -> None:
        for hint in self._hints:
            try:
                hint(table, seq)
            except Exception:  # noqa: BLE001  the next hint is to be heard all the same
                _log.exception("store: a hint was not taken")


def without_password(url: str) -> str:
    """The URL as it may be shown.

    >>> without_password("postgresql://ana:secret@pub.example:5432/nights?sslmode=require")
    'postgresql://ana@pub.example:5432/nights'

    :raises NightbusError: nobody can tell where the password ends.
    """
    try:
        parts = urlsplit(url)
    except ValueError:
        raise NightbusError("store-url", allowed=ALLOWED) from None
    if "@" in parts.path + parts.query + parts.fragment:
        raise NightbusError("store-url", allowed=ALLOWED)
    user, at, host = parts.netloc.rpartition("@")
    if any(int(port) > 65535 for port in re.findall(r":(\d+)(?:,|$)", host)):  # it would wrap round to another
        raise NightbusError("store-url", allowed=ALLOWED)
    return f"postgresql://{user.partition(':')[0]}{at}{host}{parts.path}"


def notices(pairs: Sequence[tuple[str, int]]) -> list[str]:
    """The pairs as NOTIFY takes them: "table:seq table:seq", a further text where one would be too long."""
    texts: list[str] = []
    for table, seq in pairs:
        pair = f"{table}:{seq}"
        if texts and len(texts[-1]) + 1 + len(pair) <= LONGEST_NOTICE:
            texts[-1] += f" {pair}"
        else:
            texts.append(pair)
    return texts


async def migrate(db: "Connection", migrations: Sequence[Migration], where: str) -> None:
    """Bring the database up to the last of these formats.

    :raises NightbusError: it is of a newer program.
    """
    while True:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            if await db.fetchval("SELECT to_regclass('nightbus_store')") is None:
                await db.execute("CREATE TABLE nightbus_store (format integer NOT NULL)")
                await db.execute("INSERT INTO nightbus_store VALUES (0)")
            # `FOR UPDATE` so that a server that cannot be written says so now.
            number = await db.fetchval("SELECT format FROM nightbus_store FOR UPDATE")
            todo = missing(number, migrations, where)
            if todo:
                for statement in todo[0].postgres:
                    await db.execute(statement)
                await db.execute("UPDATE nightbus_store SET format = $1", number + 1)
        if len(todo) <= 1:
            return


async def _durable(db: "Connection") -> None:
    await db.execute(_DURABLE)


async def _leave(_: "Connection") -> None:
    """Nothing: what is asked here leaves no trace in a connection."""


def _unfit(why: Exception) -> ValueError:
    """It cannot be stored; what it is stays untold, since it may be secret."""
    return ValueError(type(why).__name__)


def _said(why: BaseException) -> str:
    """The first line of what went wrong: details may quote what people wrote."""
    return str(why).partition("\n")[0] or type(why).__name__


def _row(found: "Record") -> Row:
    id_, *rest = found
    return Row(id_.hex, *rest)
