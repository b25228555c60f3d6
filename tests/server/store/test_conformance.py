"""What every store keeps to, whatever it is made of."""

import asyncio
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from nightbus.errors import NightbusError
from nightbus.server.store import store_of
from nightbus.server.store.migrations import MIGRATIONS, Migration
from nightbus.server.store.protocol import CodeTaken, Conflict, Entry, Repeated, Store, Unavailable
from tests.server.store.places import Place, entry, row, run, table

ALL_BYTES = bytes(range(256)) * 3


# One entry after the other


def test_what_is_appended_is_read_to_the_byte(place: Place) -> None:
    async def test(store: Store) -> None:
        id_ = await table(store)
        second = Entry(2, 2**53, 2**40, "id of a command, ½ ♥", ALL_BYTES, ALL_BYTES[::-1])
        await store.append(id_, second)
        await store.append(id_, entry(3))
        assert await store.read(id_) == [entry(1, at=1_000), second, entry(3)]
        assert await store.read(id_, since=2) == [entry(3)]
        assert await store.read(id_, since=3) == []
        assert await store.read(row().id) == []

    run(place, test)


def test_what_is_appended_is_there_for_the_next_who_opens(place: Place) -> None:
    ids = []

    async def write(store: Store) -> None:
        ids.append(await table(store, entries=5))

    async def read(store: Store) -> None:
        assert [found.seq for found in await store.read(ids[0])] == [1, 2, 3, 4, 5]

    run(place, write)
    run(place, read)


def test_closing_commits_what_waits(place: Place) -> None:
    async def write() -> str:
        store = place.store()
        await store.open()
        id_ = await table(store)
        waiting = asyncio.create_task(store.append(id_, entry(2)))
        await asyncio.sleep(0)
        await store.close()
        await waiting
        return id_

    id_ = asyncio.run(write())

    async def read(store: Store) -> None:
        assert len(await store.read(id_)) == 2

    run(place, read)


def test_a_store_that_is_closed_is_unavailable(place: Place) -> None:
    async def test() -> None:
        store = place.store()
        await store.open()
        id_ = await table(store)
        await store.close()
        await store.close()
        for refused in (store.append(id_, entry(2)), store.read(id_), store.create(row("NEXT"), entry(1), {})):
            with pytest.raises(Unavailable):
                await refused

    asyncio.run(test())


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
def test_only_the_next_number_will_do(place: Place, seq: int) -> None:
    async def test(store: Store) -> None:
        id_ = await table(store, entries=2)
        with pytest.raises(Conflict):
            await store.append(id_, replace(entry(seq), body=b"[]"), {"seed": b"x"})
        assert await store.read(id_) == [entry(1, at=1_000), entry(2, at=1_001)]
        assert await store.secrets(id_) == {}

    run(place, test)


def test_no_entry_without_a_table(place: Place) -> None:
    async def test(store: Store) -> None:
        for seq in (1, 2):
            with pytest.raises(Conflict):
                await store.append(row().id, entry(seq))

    run(place, test)


# Commands


def test_a_command_is_answered_once_and_for_all(place: Place) -> None:
    async def test(store: Store) -> None:
        id_, other = await table(store), await table(store, "NEXT")
        await store.append(id_, entry(2, "tap", answer=b"yes"))
        for seq in (2, 3):
            with pytest.raises(Repeated) as repeated:
                await store.append(id_, entry(seq, "tap", answer=b"no"), {"seed": b"x"})
            assert repeated.value.answer == b"yes"
        assert await store.answered(id_, 1, "tap") == b"yes"
        assert await store.heads([id_]) == {id_: 2}
        assert await store.secrets(id_) == {}

        await store.append(id_, entry(3, "tap", person=2))  # another person's command of that id is another one
        await store.append(other, entry(2, "tap"))
        assert await store.answered(id_, 3, "tap") is None
        assert await store.answered(id_, 2, "tap") == b""

    run(place, test)


def test_what_comes_about_without_a_command_is_never_a_repetition(place: Place) -> None:
    async def test(store: Store) -> None:
        id_ = await table(store, entries=4)
        assert await store.heads([id_]) == {id_: 4}
        assert await store.answered(id_, 1, "") is None

    run(place, test)


# Secrets


def test_secrets_are_kept_with_the_entry_and_apart_from_it(place: Place) -> None:
    async def test(store: Store) -> None:
        new, other = row(), await table(store, "NEXT")
        await store.create(new, entry(1), {"seed 1": ALL_BYTES})
        await store.append(new.id, entry(2), {"seed 2": b"two", "nonce ♣": b""})
        assert await store.secrets(new.id) == {"seed 1": ALL_BYTES, "seed 2": b"two", "nonce ♣": b""}
        await store.append(new.id, entry(3), {"seed 1": b"another"})
        assert (await store.secrets(new.id))["seed 1"] == b"another"
        assert await store.secrets(other) == {}
        assert all(ALL_BYTES not in found.body for found in await store.read(new.id))

    run(place, test)


# Codes


def test_an_open_table_keeps_its_code(place: Place) -> None:
    async def test(store: Store) -> None:
        new = row()
        await store.create(new, entry(1), {})
        with pytest.raises(CodeTaken):
            await store.create(row(), entry(1), {"seed": b"x"})
        found = await store.find("ABCD")
        assert found is not None
        assert found == replace(new, changed=1_001)
        assert len(await store.tables()) == 1

    run(place, test)


def test_a_closed_table_is_found_until_its_code_is_used_again(place: Place) -> None:
    async def test(store: Store) -> None:
        async def found() -> tuple[str, int] | None:
            by_code = await store.find("ABCD")
            return None if by_code is None else (by_code.id, by_code.closed)

        assert await found() is None
        first = await table(store)
        await store.shut(first, 5_000)
        await store.shut(first, 9_000)
        assert await found() == (first, 5_000)
        second = await table(store)
        assert await found() == (second, 0)
        await store.shut(second, 6_000)
        assert await found() == (second, 6_000)

    run(place, test)


@pytest.mark.parametrize("code", ["BÆR♥", "e\u0301", "'; DROP TABLE tables; --", "%", ""])
def test_a_code_is_any_text(place: Place, code: str) -> None:
    async def test(store: Store) -> None:
        id_ = await table(store, code)
        await table(store, "ABCD")
        found = await store.find(code)
        assert found is not None
        assert (found.id, found.code) == (id_, code)

    run(place, test)


@pytest.mark.parametrize("code", ["abcd", "ABCD ", "\u00e9", "\0", "\ud800"])
def test_a_code_that_is_not_there_is_not_found(place: Place, code: str) -> None:
    async def test(store: Store) -> None:
        await table(store)
        assert await store.find(code) is None

    run(place, test)


# Listing


def test_tables_are_listed_the_last_changed_first(place: Place) -> None:
    async def test(store: Store) -> None:
        old = await table(store, "OLD", created=1_000)
        new = await table(store, "NEW", created=2_000, listed=True)
        shut = await table(store, "SHUT", created=500, listed=True)
        await store.append(old, entry(2, at=3_000))
        await store.shut(shut, 9_000)
        rows = await store.tables()
        assert [(found.id, found.changed, found.entries) for found in rows] == [
            (shut, 9_000, 1),
            (old, 3_000, 2),
            (new, 2_000, 1),
        ]
        assert [found.id for found in await store.tables(listed=True)] == [new]

    run(place, test)


def test_heads(place: Place) -> None:
    async def test(store: Store) -> None:
        one, three = await table(store, "ONE"), await table(store, "THREE", entries=3)
        assert await store.heads([three, row().id, one]) == {one: 1, three: 3}
        assert await store.heads([]) == {}

    run(place, test)


# Forgetting


def test_a_deleted_table_leaves_nothing(place: Place) -> None:
    async def test(store: Store) -> None:
        new = row()
        await store.create(new, entry(1), {"seed": b"x"})
        await store.append(new.id, entry(2, "tap", answer=b"yes"))
        kept = await table(store, "KEPT", entries=2)
        assert await store.delete(new.id)
        assert not await store.delete(new.id)
        assert await store.find("ABCD") is None
        assert (await store.read(new.id), await store.secrets(new.id)) == ([], {})
        assert await store.answered(new.id, 1, "tap") is None
        assert await store.heads([new.id, kept]) == {kept: 2}
        with pytest.raises(Conflict):
            await store.append(new.id, entry(3))

    run(place, test)
    assert place.ask("SELECT count(*) FROM events") == [(2,)]
    assert place.ask("SELECT count(*) FROM secrets") == [(0,)]


def test_what_has_not_changed_is_purged(place: Place) -> None:
    async def test(store: Store) -> None:
        for number in range(45):
            await table(store, f"OLD{number}", created=1_000)
        played = await table(store, "PLAYED", created=1_000)
        await store.append(played, entry(2, at=5_000))
        closed = await table(store, "CLOSED", created=1_000)
        await store.shut(closed, 6_000)
        assert await store.purge(5_000) == 45
        assert await store.purge(5_000) == 0
        assert {found.id for found in await store.tables()} == {played, closed}

    run(place, test)


# Many at once


def test_one_write_of_a_group_spoils_no_other(place: Place) -> None:
    async def test(store: Store) -> None:
        ids = [await table(store, f"T{number}") for number in range(6)]
        await store.append(ids[0], entry(2, "tap", answer=b"yes"))
        outcomes = await asyncio.gather(
            store.append(ids[0], entry(3, "tap")),
            store.append(ids[1], entry(2), {"seed": b"x"}),
            store.append(ids[2], entry(1)),
            store.append(ids[3], entry(2, "\ud800")),
            store.append(ids[4], entry(2)),
            store.append(ids[5], replace(entry(2), at=2**63)),
            store.append(ids[4], entry(3)),
            store.append(ids[4], entry(3)),
            store.create(row("T2"), entry(1), {}),
            store.shut(ids[5], 9_000),
            return_exceptions=True,
        )
        kinds = [type(outcome) for outcome in outcomes]
        assert kinds[:3] == [Repeated, type(None), Conflict]
        assert isinstance(outcomes[3], ValueError)
        assert isinstance(outcomes[5], (ValueError, OverflowError))
        assert [kinds[4], *kinds[6:]] == [type(None), type(None), Conflict, CodeTaken, type(None)]
        assert await store.heads(ids) == dict(zip(ids, [2, 2, 1, 1, 3, 1], strict=True))
        assert await store.secrets(ids[1]) == {"seed": b"x"}

    run(place, test)


def test_a_write_whose_writer_is_gone_holds_up_nobody(place: Place) -> None:
    async def test(store: Store) -> None:
        ids = [await table(store, f"T{number}") for number in range(20)]
        writers = [asyncio.create_task(store.append(id_, entry(2))) for id_ in ids]
        await asyncio.sleep(0)
        for writer in writers[::2]:
            writer.cancel()
        outcomes = await asyncio.gather(*writers, return_exceptions=True)
        assert outcomes[1::2] == [None] * 10
        await store.append(ids[1], entry(3))

    run(place, test)


def test_two_servers_on_one_store_lose_nothing(place: Place) -> None:
    """Each task reads on at a conflict and tries again, as servers do."""

    async def play(store: Store, id_: str, name: str, luck: Random) -> list[tuple[int, str]]:
        stored = []
        seq = 1
        for number in range(12):
            command = f"{name} {number}"
            while True:
                try:
                    await store.append(id_, entry(seq + 1, command, answer=name.encode()))
                except Conflict:
                    seq = (await store.heads([id_]))[id_]
                    continue
                seq += 1
                stored.append((seq, command))
                if luck.random() < 0.3:
                    with pytest.raises(Repeated):
                        await store.append(id_, entry(seq + 1, command))
                break
        return stored

    async def test() -> None:
        stores = [place.store(), place.store()]
        await asyncio.gather(*(store.open() for store in stores))
        try:
            ids = [await table(stores[0], f"T{number}") for number in range(8)]
            luck = Random("two servers")
            tasks = [
                (id_, play(store, id_, f"{s}{t}", luck)) for id_ in ids for s, store in enumerate(stores) for t in "ab"
            ]
            stored = await asyncio.gather(*(task for _, task in tasks))
            for id_ in ids:
                log = await stores[1].read(id_)
                assert [found.seq for found in log] == list(range(1, 12 * 4 + 2))
                assert max(Counter(found.command for found in log[1:]).values()) == 1
                said = {pair for (of, _), pairs in zip(tasks, stored, strict=True) if of == id_ for pair in pairs}
                assert said == {(found.seq, found.command) for found in log[1:]}
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())


def test_two_servers_on_one_store_agree_on_a_code(place: Place) -> None:
    async def test() -> None:
        stores = [place.store(), place.store()]
        await asyncio.gather(*(store.open() for store in stores))
        try:
            for number in range(10):
                both = [store.create(row(f"T{number}"), entry(1), {}) for store in stores]
                outcomes = await asyncio.gather(*both, return_exceptions=True)
                assert sorted(map(str, map(type, outcomes))) == sorted(map(str, (type(None), CodeTaken)))
        finally:
            await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())


# Formats


async def one_table(store: Store) -> None:
    await table(store)


SECOND = Migration(
    "a colour for each table",
    sqlite=("ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'green'",),
    postgres=("ALTER TABLE tables ADD COLUMN colour text NOT NULL DEFAULT 'green'",),
)
BROKEN = Migration("half of it", *[("CREATE TABLE half (n integer)", "INSERT INTO nowhere VALUES (1)")] * 2)


def test_an_older_store_is_brought_up_by_many_at_once(place: Place) -> None:
    run(place, one_table)

    async def test() -> None:
        stores = [place.store((*MIGRATIONS, SECOND)) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        found = await stores[0].find("ABCD")
        assert found is not None
        assert len(await stores[3].read(found.id)) == 1
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())
    assert place.ask("SELECT colour FROM tables") == [("green",)]


def test_an_empty_place_is_made_ready_by_many_at_once(place: Place) -> None:
    async def test() -> None:
        stores = [place.store() for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        id_ = await table(stores[0])
        assert [await store.heads([id_]) for store in stores] == [{id_: 1}] * 4
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(test())


def test_a_newer_store_is_refused_by_name_and_left_alone(place: Place) -> None:
    run(place, one_table)

    async def newer() -> None:
        store = place.store((*MIGRATIONS, SECOND))
        await store.open()
        await store.close()
        for _ in range(2):
            with pytest.raises(NightbusError) as refused:
                await place.store().open()
            assert refused.value.code == "store-newer"
            assert refused.value.facts == {
                "where": store.where,
                "format": len(MIGRATIONS) + 1,
                "known": len(MIGRATIONS),
            }

    asyncio.run(newer())
    assert place.ask("SELECT code, colour FROM tables") == [("ABCD", "green")]


def test_a_step_that_fails_leaves_the_store_as_it_was(place: Place) -> None:
    run(place, one_table)

    async def test() -> None:
        with pytest.raises(NightbusError) as refused:
            await place.store((*MIGRATIONS, BROKEN)).open()
        assert refused.value.code == "store-unwritable"
        mended = Migration("half of it", BROKEN.sqlite[:1], BROKEN.postgres[:1])
        store = place.store((*MIGRATIONS, mended))  # what the broken step did first would be in its way
        await store.open()
        await store.close()

    asyncio.run(test())
    assert place.ask("SELECT count(*) FROM half") == [(0,)]


def test_a_store_is_named_by_its_url(place: Place) -> None:
    store = store_of(place.url)
    assert type(store) is type(place.store())
    assert store.where == place.store().where
