"""The tables of a server's store, for whoever runs it."""

import asyncio
import io
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from uuid import uuid4

import pytest

from nightbus.cli import run
from nightbus.server import events as ev
from nightbus.server.entries import body_of
from nightbus.server.store.protocol import Entry, Row, Store
from nightbus.server.store.sqlite import SqliteStore
from nightbus.table.log import Commit, Mix, read_log
from nightbus.words import LANGUAGES
from tests.terminal.nights import night_of, play_out

DAY = 24 * 60 * 60 * 1_000_000


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the file is that is used when none is named."""
    monkeypatch.setenv("NIGHTBUS_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")
    return tmp_path


class Terminal(io.StringIO):
    """Somebody who types this."""

    def isatty(self) -> bool:
        return True


def at(path: Path, do: Callable[[Store], Awaitable[None]]) -> None:
    async def whole() -> None:
        store = SqliteStore(str(path))
        await store.open()
        await do(store)
        await store.close()

    asyncio.run(whole())


async def table(store: Store, code: str, *bodies: bytes, days: int = 0, listed: bool = False, closed: int = 0) -> None:
    """A table whose last move was so many days ago."""
    when = time.time_ns() // 1_000 - days * DAY
    new = Row(uuid4().hex, code, "stop-the-bus", listed, when, when, 0, 1)
    entries = [Entry(seq, when, 1, "", body, b"") for seq, body in enumerate(bodies or (b"[]",), start=1)]
    await store.create(new, entries[0], {})
    for entry in entries[1:]:
        await store.append(new.id, entry)
    if closed:
        await store.shut(new.id, when)


async def three(store: Store) -> None:
    await table(store, "OLD", days=40, closed=1)
    await table(store, "MID", days=20, listed=True)
    await table(store, "NEW", b"[]", b"[]")


def codes(home: Path) -> list[str]:
    """The codes in the file, past the program."""
    db = sqlite3.connect(home / "tables.db")
    found = sorted(code for (code,) in db.execute("SELECT code FROM tables"))
    db.close()
    return found


def test_tables_are_listed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at(home / "tables.db", three)
    assert run(["tables"]) == 0
    first, _, heads, *lines = capsys.readouterr().out.splitlines()
    assert first == f"3 tables in {home / 'tables.db'}"
    assert heads.split() == ["Code", "Game", "Made", "Last", "move", "Entries", "State"]
    assert [(line.split()[0], line.split()[-1]) for line in lines] == [
        ("NEW", "open"),
        ("MID", "listed"),
        ("OLD", "closed"),
    ]
    assert lines[0].split()[-2] == "2"


def test_tables_as_json(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at(home / "elsewhere.db", three)
    assert run(["tables", "list", "--json", "--store", f"sqlite:///{home / 'elsewhere.db'}"]) == 0
    page = json.loads(capsys.readouterr().out)
    assert page["store"] == str(home / "elsewhere.db")
    assert [(row["code"], row["entries"], row["listed"]) for row in page["tables"]] == [
        ("NEW", 2, False),
        ("MID", 1, True),
        ("OLD", 1, False),
    ]
    assert page["tables"][0]["closed"] is None
    assert page["tables"][2]["closed"] == page["tables"][2]["changed"]
    assert page["tables"][0]["created"].endswith("+00:00")
    assert not (home / "tables.db").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_table(lang: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def nothing(_: Store) -> None:
        pass

    at(home / "tables.db", nothing)
    assert run(["tables", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    assert str(home / "tables.db") in out


def test_a_store_that_is_not_there_is_not_made(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tables"]) == 2
    assert "nightbus serve" in capsys.readouterr().err
    assert list(home.iterdir()) == []


def test_a_table_is_exported_as_the_log_of_its_game(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    night = night_of("stop-the-bus", people=("Ana", "Bo"), seats=2)
    play_out(night)
    log = night.table.log
    header = log.header.json()
    made = ev.Made(
        "ABCD", "stop-the-bus", header["rulebook"], header["switches"], False, "", False, 0, 60, "bot", 0, 20, "after"
    )
    joined = [ev.Joined(person, name, "", "seat", f"hash {person}") for person, name in enumerate(("Ana", "Bo"), 1)]
    started = ev.Started(header["version"], [1, 2], ["Ana", "Bo"], header["dealer"])
    steps = [Commit("0" * 64), Mix(()), *log.steps]
    stepped = [body_of([ev.Stepped(number, step)]) for number, step in enumerate(steps, 1)]
    at(home / "tables.db", lambda store: table(store, "ABCD", body_of([made, *joined]), body_of([started]), *stepped))

    assert run(["tables", "export", "abcd"]) == 0
    exported = capsys.readouterr().out
    assert read_log(exported).steps == steps
    assert run(["tables", "export", "ABCD", "--output", str(home / "night.jsonl")]) == 0
    assert (home / "night.jsonl").read_text("utf-8") == exported
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert run(["replay", str(home / "night.jsonl"), "--plain"]) == 0
    capsys.readouterr()
    assert run(["tables", "export", "ABCD", "--output", str(home / "night.jsonl")]) == 2
    assert "night.jsonl" in capsys.readouterr().err
    assert run(["tables", "export", "ab cd", "--output", str(home / "nowhere" / "night.jsonl")]) == 2
    assert "nowhere" in capsys.readouterr().err


def test_a_table_without_a_game_or_that_is_not_there(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at(home / "tables.db", lambda store: table(store, "ABCD"))
    for code, said in (("ABCD", "No game has been played"), ("NONE", "no table NONE")):
        assert run(["tables", "export", code]) == 2
        assert said in capsys.readouterr().err
    assert run(["tables", "delete", "NONE", "--yes"]) == 2


def test_a_backup_is_a_store_of_its_own(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at(home / "tables.db", three)
    copy = str(home / "copy.db")
    assert run(["tables", "backup", copy]) == 0
    assert run(["tables", "backup", copy]) == 2
    assert "copy.db" in capsys.readouterr().err
    assert run(["tables", "--store", f"sqlite:///{copy}", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["tables"]) == 3


@pytest.mark.parametrize(
    ("arguments", "typed", "code", "left"),
    [
        (["delete", "MID", "--yes"], None, 0, ["NEW", "OLD"]),
        (["delete", "mid"], "mid\n", 0, ["NEW", "OLD"]),
        (["delete", "MID"], "y\n", 0, ["MID", "NEW", "OLD"]),
        (["delete", "MID"], "", 0, ["MID", "NEW", "OLD"]),
        (["delete", "MID"], None, 2, ["MID", "NEW", "OLD"]),
        (["purge", "--days", "30", "--yes"], None, 0, ["MID", "NEW"]),
        (["purge", "--days", "15"], "2\n", 0, ["NEW"]),
        (["purge", "--days", "15"], "1\n", 0, ["MID", "NEW", "OLD"]),
        (["purge", "--days", "15"], None, 2, ["MID", "NEW", "OLD"]),
        (["purge", "--days", "90"], None, 0, ["MID", "NEW", "OLD"]),
        (["purge", "--days", "-1", "--yes"], None, 2, ["MID", "NEW", "OLD"]),
        (["purge", "--yes"], None, 2, ["MID", "NEW", "OLD"]),
    ],
)
def test_nothing_is_deleted_unasked(
    arguments: list[str], typed: str | None, code: int, left: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at(home / "tables.db", three)
    monkeypatch.setattr("sys.stdin", io.StringIO() if typed is None else Terminal(typed))
    assert run(["tables", *arguments]) == code
    assert codes(home) == left
