"""PostgreSQL: what servers tell each other, and what must not be told."""

import asyncio
import builtins
import logging
from collections.abc import Callable
from typing import Any

import asyncpg
import pytest

from nightbus.errors import NightbusError
from nightbus.server.store import store_of
from nightbus.server.store.postgres import LONGEST_NOTICE, PostgresStore, notices, without_password
from nightbus.server.store.protocol import Store
from tests.server.store.places import ServerPlace, entry, run, sql_at, table

ANYTHING = ("", -1)


async def until(what: Callable[[], object]) -> None:
    """Wait for it; a test that waits in vain fails after some seconds."""
    async with asyncio.timeout(20):
        while not what():
            await asyncio.sleep(0.01)


def test_servers_hint_at_what_they_wrote_to_each_other_and_not_to_themselves(server: ServerPlace) -> None:
    async def test() -> None:
        here, there = server.store(), server.store()
        heard: list[list[tuple[str, int]]] = [[], []]
        here.watch(lambda table, seq: heard[0].append((table, seq)))
        await here.open()
        await there.open()
        there.watch(lambda table, seq: heard[1].append((table, seq)))
        await until(lambda: heard == [[ANYTHING], [ANYTHING]])
        ids = [await table(here, f"T{number}") for number in range(3)]
        await asyncio.gather(*(here.append(id_, entry(2)) for id_ in ids))
        await there.append(ids[0], entry(3))
        await until(lambda: len(heard[0]) > 1 and len(heard[1]) > 3)
        assert heard[0] == [ANYTHING, (ids[0], 3)]
        assert heard[1] == [ANYTHING, *((id_, 2) for id_ in sorted(ids))]
        await there.delete(ids[1])
        await until(lambda: (ids[1], -1) in heard[0])
        await asyncio.gather(here.close(), there.close())

    asyncio.run(test())


def test_a_group_sends_one_notice(server: ServerPlace) -> None:
    async def test(store: Store) -> None:
        ids = [await table(store, f"T{number}") for number in range(40)]
        other = await asyncpg.connect(server.url)
        told: list[str] = []

        def hear(_: Any, __: int, ___: str, notice: str) -> None:
            told.append(notice)

        await other.add_listener("nightbus", hear)
        await asyncio.gather(*(store.append(id_, entry(2)) for id_ in ids))
        await until(lambda: told)
        await other.close()
        assert told == [" ".join(f"{id_}:2" for id_ in sorted(ids))]

    run(server, test)


def test_a_notice_is_no_longer_than_the_server_takes() -> None:
    pairs = [(f"{number:032x}", 10**6 + number) for number in range(512)]
    texts = notices(pairs)
    assert max(map(len, texts)) <= LONGEST_NOTICE < 8_000
    assert " ".join(texts).split() == [f"{table}:{seq}" for table, seq in pairs]
    assert len(texts) == 3
    assert notices([]) == []


def test_what_others_say_on_the_channel_harms_nobody(server: ServerPlace) -> None:
    async def test() -> None:
        store = server.store()
        heard: list[tuple[str, int]] = []
        store.watch(lambda table, seq: heard.append((table, seq)))
        await store.open()
        await until(lambda: heard)
        other = await asyncpg.connect(server.url)
        for said in ("", "nonsense", "a:b a:", "::", "abc:7"):
            await other.execute("SELECT pg_notify('nightbus', $1)", said)
        await other.close()
        await until(lambda: ("abc", 7) in heard)
        assert heard == [ANYTHING, ("abc", 7)]
        await store.close()

    asyncio.run(test())


def test_a_group_larger_than_one_statement_takes(server: ServerPlace) -> None:
    async def test(store: Store) -> None:
        ids = [await table(store, f"T{number}") for number in range(30)]
        many = [store.append(id_, entry(seq)) for seq in range(2, 42) for id_ in ids]
        assert await asyncio.gather(*many) == [None] * 1_200
        assert await store.heads(ids) == dict.fromkeys(ids, 41)

    run(server, test)


def test_commits_wait_for_the_disk_whatever_the_database_is_set_to(server: ServerPlace) -> None:
    name = server.url.rpartition("/")[2]
    sql_at(server.url, f"ALTER DATABASE {name} SET synchronous_commit = off")

    async def test(store: Store) -> None:
        assert isinstance(store, PostgresStore)
        id_ = await table(store)
        await store.append(id_, entry(2))
        assert store._writing is not None
        assert await store._writing.fetchval("SHOW synchronous_commit") == "on"
        assert await store._ask(lambda db: db.fetchval("SHOW synchronous_commit")) == "on"

    run(server, test)


def test_a_database_that_cannot_be_written_is_refused(server: ServerPlace) -> None:
    async def test() -> None:
        store = store_of(f"{server.url}?default_transaction_read_only=on")
        with pytest.raises(NightbusError) as why:
            await store.open()
        assert why.value.code == "store-unwritable"
        assert "read-only" in str(why.value)

    asyncio.run(test())


@pytest.mark.parametrize(
    ("url", "where"),
    [
        ("postgresql://ana:pa%40ss@pub:5432/nights", "postgresql://ana@pub:5432/nights"),
        ("postgresql://ana:p@ss@pub/nights", "postgresql://ana@pub/nights"),
        ("postgresql://pub,bar:5433/nights?password=pass", "postgresql://pub,bar:5433/nights"),
        ("postgresql:///nights", "postgresql:///nights"),
    ],
)
def test_where_tells_no_password(url: str, where: str) -> None:
    assert without_password(url) == where
    assert store_of(url).where == where


@pytest.mark.parametrize("url", ["postgresql://ana:12/pass@pub/nights", "postgresql://a:b?pass@pub", "postgresql://["])
def test_a_url_whose_password_could_be_anywhere_is_refused(url: str) -> None:
    with pytest.raises(NightbusError) as why:
        store_of(url)
    assert why.value.code == "store-url"
    assert "pass" not in f"{why.value} {why.value.facts} {why.value.__cause__}"


@pytest.mark.parametrize("url", ["postgresql://pub:99999/nights", "postgresql://pub:5432,bar:65536/nights"])
def test_a_port_that_is_none_is_refused_and_no_other_is_tried(url: str) -> None:
    with pytest.raises(NightbusError) as why:
        store_of(url)
    assert why.value.code == "store-url"


@pytest.mark.parametrize(
    "url",
    ["postgresql://ana:topsecret@127.0.0.1:1/nights", "postgresql://ana:topsecret@127.0.0.1:port/nights"],
)
def test_a_server_that_is_not_there_is_refused_without_the_password(url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        with pytest.raises(NightbusError) as why:
            await store_of(url).open()
        assert why.value.code in ("store-unwritable", "store-url")
        assert "topsecret" not in f"{why.value} {why.value.facts} {why.value.__cause__}"

    with caplog.at_level(logging.DEBUG):
        asyncio.run(test())
    assert "topsecret" not in caplog.text


def test_backups_are_left_to_its_own_tools() -> None:
    async def test() -> None:
        with pytest.raises(NightbusError, match="pg_dump") as why:
            await store_of("postgresql://ana:topsecret@pub/nights").backup("copy.db")
        assert why.value.code == "store-backup"
        assert "topsecret" not in str(why.value)

    asyncio.run(test())


def test_the_driver_is_asked_for_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    really = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "asyncpg":
            raise ImportError(name)
        return really(name, *rest)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(NightbusError) as why:
        store_of("postgresql://pub/nights")
    monkeypatch.undo()
    assert "pip install 'nightbus[postgres]'" in str(why.value)
