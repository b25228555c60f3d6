"""Entries of many tables in one statement: each is decided alone all the same."""

import asyncio
from pathlib import Path

import pytest

from nightbus.server.store.protocol import Conflict, Entry, Repeated
from nightbus.server.store.sqlite import MANY, SqliteStore
from tests.server.store.places import row

TABLES = MANY + 10
WRONG, AGAIN, TWICE = 3, 7, MANY + 2


def _entry(seq: int, command: str = "") -> Entry:
    return Entry(seq, seq, 1, command, b"[]", b"answer")


@pytest.mark.parametrize("refused", [True, False])
def test_one_that_is_refused_holds_up_none_of_the_others(tmp_path: Path, refused: bool) -> None:
    async def write() -> tuple[list[object], list[int]]:
        store = SqliteStore(str(tmp_path / "tables.db"))
        await store.open()
        rows = [row(str(number)) for number in range(TABLES)]
        for new in rows:
            await store.create(new, _entry(1), {})
        await store.append(rows[AGAIN].id, _entry(2, "known"))
        entries = [(new.id, _entry(3 if i == AGAIN else 2, f"c{i}")) for i, new in enumerate(rows)]
        if refused:
            entries[WRONG] = rows[WRONG].id, _entry(9, "c")
            entries[AGAIN] = rows[AGAIN].id, _entry(3, "known")
            entries.insert(TWICE, (rows[TWICE].id, _entry(2, "other")))
        outcomes = await asyncio.gather(*(store.append(*entry) for entry in entries), return_exceptions=True)
        lengths = [len(await store.read(new.id)) for new in rows]
        await store.close()
        return list(outcomes), lengths

    outcomes, lengths = asyncio.run(write())
    kinds = {i: type(outcome) for i, outcome in enumerate(outcomes) if outcome is not None}
    if refused:
        assert kinds == {WRONG: Conflict, AGAIN: Repeated, TWICE + 1: Conflict}
        assert lengths == [1 if i == WRONG else 2 for i in range(TABLES)]
    else:
        assert kinds == {}
        assert lengths == [3 if i == AGAIN else 2 for i in range(TABLES)]
