"""Every accepted move is on disk before anybody sees it: servers are killed in the middle of games, and stores go away.

`make soak` does the same for longer (`tests.server.soak`).
"""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.killing import Night
from tests.server.store.places import ServerPlace, database, sql_at
from tests.server.store.test_postgres_down import Cluster, cluster  # noqa: F401  a fixture

KILLS = 10


async def kill_and_restart(night: Night, luck: Random) -> None:
    """One of the servers is killed at a random moment; another starts in its place, and everybody is back."""
    await night.play(luck.uniform(0.05, 0.3))
    server = luck.choice(night.servers)
    server.kill()
    await server.start()
    if len(night.servers) == 1:
        await night.everybody_is_back(server)


def whole(night: Night, test: Coroutine[Any, Any, None]) -> None:
    """The night, from its beginning to the last check."""

    async def run() -> None:
        try:
            await night.begin()
            await test
            await night.end()
        finally:
            night.over = True
            night.stop()
        await night.check()

    asyncio.run(run())


def test_a_server_is_killed_ten_times_and_nothing_is_lost(tmp_path: Path) -> None:
    night = Night(f"sqlite:///{tmp_path / 'tables.db'}")

    async def test() -> None:
        luck = Random(1)
        for _ in range(KILLS):
            await kill_and_restart(night, luck)
        await night.play(0.2)

    whole(night, test())
    assert night.moves() > 20 * KILLS
    assert sum(client.again for client in night.clients) > 0, "some answers were lost on the way"


@pytest.fixture
def postgres() -> Any:
    with database() as new:
        yield new


def test_two_servers_on_one_postgres_and_one_of_them_is_killed(postgres: ServerPlace) -> None:
    night = Night(postgres.url, servers=2)

    async def test() -> None:
        luck = Random(2)
        for _ in range(4):
            await kill_and_restart(night, luck)
        await night.play(0.5)

    whole(night, test())
    assert night.moves() > 50


def test_the_line_to_postgres_is_cut(postgres: ServerPlace) -> None:
    night = Night(postgres.url, servers=2)
    cut = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def test() -> None:
        luck = Random(3)
        for _ in range(8):
            await night.play(luck.uniform(0.05, 0.2))
            await asyncio.to_thread(sql_at, postgres.url, cut)
        await night.play(0.5)

    whole(night, test())


def test_postgres_is_stopped_and_started_again(cluster: Cluster) -> None:  # noqa: F811
    night = Night(cluster.url, servers=2)

    async def test() -> None:
        await night.play(0.3)
        for how in ("fast", "immediate"):
            await asyncio.to_thread(cluster.stop, how)
            assert (await night.answer(night.clients[0]))["code"] == "unavailable", "said plainly"
            await asyncio.sleep(0.5)
            await asyncio.to_thread(cluster.start)
            await night.play(0.5)

    whole(night, test())
