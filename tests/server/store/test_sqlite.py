"""The file: how it is opened, refused, backed up, and what a full disk does."""

import asyncio
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from nightbus.errors import NightbusError
from nightbus.server.store import store_of
from nightbus.server.store.protocol import Store, Unavailable
from nightbus.server.store.sqlite import SqliteStore
from tests.server.store.places import FilePlace, entry, run, table


def refused(path: Path) -> NightbusError:
    async def test() -> NightbusError:
        with pytest.raises(NightbusError) as why:
            await SqliteStore(str(path)).open()
        return why.value

    return asyncio.run(test())


@pytest.mark.parametrize(
    ("url", "file"), [("sqlite:///sub/tables.db", "sub/tables.db"), ("sqlite:////var/tables.db", "/var/tables.db")]
)
def test_three_slashes_are_relative_and_four_absolute(
    url: str, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = store_of(url)
    assert store.where == str(tmp_path / file)
    assert not store.shared


@pytest.mark.parametrize(
    "url", ["", "tables.db", "sqlite://", "sqlite:///", "sqlite:tables.db", "mysql://u:secret@h/db", "postgres"]
)
def test_any_other_url_is_refused_with_what_would_do(url: str) -> None:
    with pytest.raises(NightbusError) as why:
        store_of(url)
    assert why.value.code == "store-url"
    assert "sqlite:///tables.db" in str(why.value)
    assert "secret" not in str(why.value)


def test_folders_are_made_and_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    place = FilePlace(tmp_path / "a" / "b")

    async def write(store: Store) -> None:
        await table(store)
        kept = [path for path in place.path.parent.iterdir() if path.name.startswith("tables.db")]
        assert {path.name for path in kept} >= {"tables.db", "tables.db-wal"}
        assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}

    run(place, write)


def test_a_commit_is_on_disk(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        settings = [
            await store._job(lambda db, name=name: db.execute(f"PRAGMA {name}").fetchone()[0])  # type: ignore[misc]
            for name in ("journal_mode", "synchronous")
        ]
        assert settings == ["wal", 2]  # 2 is FULL

    run(FilePlace(tmp_path), test)


def test_a_file_that_cannot_be_is_refused_with_the_reason(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a database, whatever it is called; " * 40)
    for path in (tmp_path / "file", tmp_path / "file" / "tables.db", tmp_path):
        why = refused(path)
        assert why.code == "store-unwritable"
        assert why.facts["where"] == str(path)
        assert why.facts["why"]
    assert (tmp_path / "file").read_text().startswith("not a database")


def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    before = path.read_bytes()
    assert refused(path).code == "store-foreign"
    assert path.read_bytes() == before


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def test(store: Store) -> None:
        ids = [await table(store, f"T{number}") for number in range(20)]

        async def play(id_: str) -> None:
            for seq in range(2, 20):
                await store.append(id_, entry(seq), {f"seed {seq}": b"x"})

        playing = [asyncio.create_task(play(id_)) for id_ in ids]
        await playing[0]
        await store.backup(str(copy))
        await asyncio.gather(*playing)
        assert await store.heads(ids) == dict.fromkeys(ids, 19)

    async def check(store: Store) -> None:
        rows = await store.tables()
        assert len(rows) == 20
        assert max(found.entries for found in rows) == 19
        for found in rows:
            assert [kept.seq for kept in await store.read(found.id)] == list(range(1, found.entries + 1))
            assert len(await store.secrets(found.id)) == found.entries - 1
        await store.append(rows[0].id, entry(rows[0].entries + 1))  # it can be played on

    run(FilePlace(tmp_path), test)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    (tmp_path / "again").mkdir()
    copy.rename(tmp_path / "again" / "tables.db")
    run(FilePlace(tmp_path / "again"), check)


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("the pictures of the wedding")

    async def test(store: Store) -> None:
        for name, code in (("copy.db", "store-file-there"), ("nowhere/copy.db", "store-unwritable")):
            with pytest.raises(NightbusError) as why:
                await store.backup(str(tmp_path / name))
            assert why.value.code == code

    run(FilePlace(tmp_path), test)
    assert (tmp_path / "copy.db").read_text() == "the pictures of the wedding"


def test_a_full_disk_is_said_and_forgets_nothing(tmp_path: Path) -> None:
    async def test(store: Store) -> None:
        assert isinstance(store, SqliteStore)
        ids = [await table(store, f"T{number}") for number in range(50)]
        pages = await store._job(lambda db: db.execute("PRAGMA page_count").fetchone()[0])
        await store._job(lambda db: db.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        big = {"seed": bytes(100_000)}
        outcomes = await asyncio.gather(*(store.append(id_, entry(2), big) for id_ in ids), return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {Unavailable}
        assert "full" in str(outcomes[0])
        assert await store.heads(ids) == dict.fromkeys(ids, 1)
        await store._job(lambda db: db.execute("PRAGMA max_page_count = 1000000").fetchone())
        await store.append(ids[0], entry(2), big)

    run(FilePlace(tmp_path), test)


def test_another_program_that_writes_for_too_long_makes_it_unavailable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nightbus.server.store.sqlite.BUSY_SECONDS", 0.05)
    place = FilePlace(tmp_path)

    async def test(store: Store) -> None:
        id_ = await table(store)
        with closing(sqlite3.connect(place.path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Unavailable):
                await store.append(id_, entry(2))
            assert await store.heads([id_]) == {id_: 1}  # who reads does not wait
            other.execute("ROLLBACK")
        await store.append(id_, entry(2))

    run(place, test)
