"""A PostgreSQL that is stopped, or cuts the line: said within moments, and nothing acknowledged is lost."""

import asyncio
import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightbus.server.store.protocol import Conflict, Repeated, Store, Unavailable
from tests.server.store.places import ServerPlace, entry, run, sql_at, table

OWNER = "postgres"


class Cluster(ServerPlace):
    """A PostgreSQL of the test's own."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._programs = programs
        self._data = folder / "data"
        self._as = ["runuser", "-u", OWNER, "--"] if os.geteuid() == 0 else []
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        super().__init__(f"postgresql://{OWNER}@127.0.0.1:{port}/postgres")
        if self._as:
            shutil.chown(folder, OWNER)
        self._run("initdb", "--auth=trust", f"--username={OWNER}", "--encoding=UTF8", "--no-sync")
        settings = (f"port = {port}", "listen_addresses = '127.0.0.1'", f"unix_socket_directories = '{folder}'")
        with (self._data / "postgresql.conf").open("a") as file:
            file.writelines(f"{setting}\n" for setting in settings)

    def start(self) -> None:
        self._run("pg_ctl", "start", "--wait", "--silent", f"--log={self._data}.log")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "stop", "--wait", "--silent", f"--mode={how}")

    def _run(self, program: str, *options: str) -> None:
        command = [*self._as, str(self._programs / program), f"--pgdata={self._data}", *options]
        subprocess.run(command, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, cwd="/")


def programs() -> Path | None:
    """Where the programs of the newest PostgreSQL are that a cluster can be made with."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return debian[-1].parent if debian else None


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    where = programs()
    if where is None:
        pytest.skip("there is no initdb here to make a PostgreSQL cluster with")
    if os.geteuid() == 0:
        try:
            pwd.getpwnam(OWNER)
        except KeyError:
            pytest.skip(f"PostgreSQL does not run as root, and there is no user {OWNER} to run it as")
    # Not in tmp_path, which is closed to the owner of the cluster and may be too long for a socket's name.
    folder = Path(subprocess.check_output(["mktemp", "-d"], text=True).strip())
    new = Cluster(folder, where)
    new.start()
    try:
        yield new
    finally:
        subprocess.run(
            [*new._as, str(where / "pg_ctl"), f"--pgdata={new._data}", "stop", "--mode=immediate", "--silent"],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        shutil.rmtree(folder)


class Playing:
    """Tables at which moves are made until told to stop; each move once, however often it must be tried."""

    def __init__(self, store: Store, ids: list[str]) -> None:
        self.acknowledged: dict[str, list[tuple[int, str]]] = {id_: [] for id_ in ids}
        self.unavailable = 0
        self.wrong = 0
        """Answers given again that were not those given first."""
        self._store = store
        self._over = False
        self._tasks = [asyncio.create_task(self._play(id_)) for id_ in ids]

    async def _play(self, id_: str) -> None:
        seq, number = 1, 0
        while not self._over:
            command = f"move {number}"
            try:
                await self._store.append(id_, entry(seq + 1, command, answer=str(number).encode()))
            except Unavailable:
                self.unavailable += 1
                await asyncio.sleep(0.02)
                continue
            except Conflict:  # what was under way when the line was cut was stored
                seq = await self._head(id_)
                continue
            except Repeated as repeated:
                self.wrong += repeated.answer != str(number).encode()
            else:
                seq += 1
                self.acknowledged[id_].append((seq, command))
            number += 1

    async def _head(self, id_: str) -> int:
        while True:
            try:
                return (await self._store.heads([id_]))[id_]
            except Unavailable:
                await asyncio.sleep(0.02)

    def moves(self) -> int:
        return sum(map(len, self.acknowledged.values()))

    async def more(self, moves: int = 40) -> None:
        """Wait until so many more moves were acknowledged."""
        enough = self.moves() + moves
        async with asyncio.timeout(60):
            while self.moves() < enough:
                await asyncio.sleep(0.01)

    async def check(self) -> None:
        """Stop; every move acknowledged is stored, each once, without a gap."""
        self._over = True
        await asyncio.gather(*self._tasks)
        assert self.wrong == 0
        for id_, acknowledged in self.acknowledged.items():
            log = await self._store.read(id_)
            assert [found.seq for found in log] == list(range(1, len(log) + 1))
            commands = [found.command for found in log[1:]]
            assert commands == [f"move {number}" for number in range(len(commands))]
            assert set(acknowledged) <= {(found.seq, found.command) for found in log}


@pytest.mark.parametrize("how", ["fast", "immediate"])
def test_a_server_stopped_and_started_again(cluster: Cluster, how: str) -> None:
    async def test(store: Store) -> None:
        hints: list[tuple[str, int]] = []
        store.watch(lambda table, seq: hints.append((table, seq)))
        playing = Playing(store, [await table(store, f"T{number}") for number in range(8)])
        await playing.more()
        await asyncio.to_thread(cluster.stop, how)
        before = playing.unavailable
        async with asyncio.timeout(20):
            while playing.unavailable < before + 16:  # each table is told, and told again
                await asyncio.sleep(0.01)
        for refused in (store.tables(), store.find("T1"), store.delete("0" * 32)):
            with pytest.raises(Unavailable):
                await refused
        hints.clear()
        await asyncio.to_thread(cluster.start)
        await playing.more()
        async with asyncio.timeout(20):
            while ("", -1) not in hints:
                await asyncio.sleep(0.01)
        await playing.check()

    run(cluster, test)


CUT = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def test_lines_cut_by_the_server(server: ServerPlace) -> None:
    async def test(store: Store) -> None:
        hints: list[tuple[str, int]] = []
        store.watch(lambda table, seq: hints.append((table, seq)))
        playing = Playing(store, [await table(store, f"T{number}") for number in range(8)])
        for _ in range(5):
            await playing.more()
            hints.clear()
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> "
            )
            await asyncio.to_thread(sql_at, server.url, f"{cut}pg_backend_pid()")
            async with asyncio.timeout(20):
                while ("", -1) not in hints:
                    await asyncio.sleep(0.01)
        await playing.check()
        assert await store.find("T1") is not None

    run(server, test)


def test_a_database_that_says_nothing_is_unavailable(server: ServerPlace) -> None:
    """A lock held by another makes the writer wait; so would a line that has gone dead."""

    async def test(store: Store) -> None:
        import asyncpg

        id_ = await table(store)
        await store.append(id_, entry(2))
        other = await asyncpg.connect(server.url)
        held = other.transaction()
        await held.start()
        await other.execute("LOCK TABLE events IN ACCESS EXCLUSIVE MODE")
        async with asyncio.timeout(20):
            outcomes = await asyncio.gather(
                store.append(id_, entry(3)), store.heads([id_]), store.append(id_, entry(3)), return_exceptions=True
            )
        assert [type(outcome) for outcome in outcomes] == [Unavailable] * 3
        await held.rollback()
        await other.close()
        while True:  # the append given up may still be stored: nobody knows
            try:
                await store.append(id_, entry((await store.heads([id_]))[id_] + 1, "after"))
            except (Conflict, Unavailable):
                await asyncio.sleep(0.02)
            else:
                break
        assert [found.seq for found in await store.read(id_)] in ([1, 2, 3], [1, 2, 3, 4])

    run(server, test)
