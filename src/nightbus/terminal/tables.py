"""`nightbus tables`: what a store holds, for whoever runs the server."""

import asyncio
import datetime as dt
import json as json_text
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, TypeVar

from nightbus.errors import NightbusError
from nightbus.server.store import store_of
from nightbus.server.store.protocol import Row, Store, Unavailable
from nightbus.terminal.keep import default_store
from nightbus.words import Words

Found = TypeVar("Found")

MOST_DAYS: Final = 36_500
_A_DAY: Final = 24 * 60 * 60 * 1_000_000
"""In microseconds, as a store counts."""


def list_command(store: str | None, *, words: Words, as_json: bool) -> int:
    """The exit code, once all tables are listed."""

    async def do(opened: Store) -> tuple[str, Sequence[Row]]:
        return opened.where, await opened.tables()

    where, rows = _with(store, do)
    if as_json:
        page = {"store": where, "tables": [_as_json(row) for row in rows]}
        sys.stdout.write(json_text.dumps(page, ensure_ascii=False) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _listed(words, where, rows))
    return 0


def export_command(store: str | None, code: str, output: str | None, *, words: Words) -> int:
    """The exit code, once the log of a table's game is written."""

    async def do(opened: Store) -> str:
        from nightbus.server.room import Room  # late: it brings the games

        table = await _found(opened, code)
        log = Room.of(await opened.read(table.id)).log_text
        if not log:
            raise NightbusError("store-no-game", table=table.code)
        return log

    log = _with(store, do)
    if output is None:
        sys.stdout.write(log)
        return 0
    try:
        with Path(output).open("x", encoding="utf-8", newline="") as file:
            file.write(log)
    except FileExistsError:
        raise NightbusError("store-file-there", file=output) from None
    except OSError:
        raise NightbusError("file-unwritable", file=output) from None
    sys.stdout.write(words.say("store-written", file=output) + "\n")
    return 0


def backup_command(store: str | None, file: str, *, words: Words) -> int:
    """The exit code, once everything is copied."""
    _with(store, lambda opened: opened.backup(file))
    sys.stdout.write(words.say("store-written", file=file) + "\n")
    return 0


def delete_command(store: str | None, code: str, *, words: Words, yes: bool) -> int:
    """The exit code, once the table is gone, or was kept after all."""
    table = _with(store, lambda opened: _found(opened, code))
    # Asked while no loop runs, so that Ctrl-C is heard at once.
    if yes or _sure(words.say("store-delete-sure", code=table.code), table.code):
        _with(store, lambda opened: opened.delete(table.id))
        sys.stdout.write(words.say("store-deleted", code=table.code) + "\n")
    else:
        sys.stdout.write(words.say("store-kept") + "\n")
    return 0


def purge_command(store: str | None, days: int, *, words: Words, yes: bool) -> int:
    """The exit code, once the tables that have not changed for so many days are gone, or were kept after all."""
    if not 0 <= days <= MOST_DAYS:
        raise NightbusError("store-days", days=days, high=MOST_DAYS)
    before = time.time_ns() // 1_000 - days * _A_DAY
    old = sum(row.changed < before for row in _with(store, lambda opened: opened.tables()))
    if not old or yes or _sure(words.say("store-purge-sure", n=old, days=days), str(old)):
        sys.stdout.write(words.say("store-purged", n=_with(store, lambda opened: opened.purge(before))) + "\n")
    else:
        sys.stdout.write(words.say("store-kept") + "\n")
    return 0


def _with(url: str | None, do: Callable[[Store], Awaitable[Found]]) -> Found:
    """What comes of a store, opened and closed again.

    :raises NightbusError: it is not there, cannot be used, or does not answer.
    """
    store = store_of(url if url is not None else default_store(os.environ))
    if not store.shared and not Path(store.where).exists():
        raise NightbusError("store-missing", where=store.where)

    async def whole() -> Found:
        await store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    try:
        return asyncio.run(whole())
    except Unavailable as why:
        raise NightbusError("store-unavailable", where=store.where, why=str(why)) from None


async def _found(store: Store, code: str) -> Row:
    table = await store.find(code) or await store.find(
        "".join(code.split()).upper()
    )  # typed in pairs, as it is read out
    if table is None:
        raise NightbusError("store-no-table", table=code, where=store.where)
    return table


def _sure(question: str, answer: str) -> bool:
    """Does whoever is asked type the answer? Case does not matter.

    :raises NightbusError: nobody is there to ask.
    """
    if not sys.stdin.isatty():
        raise NightbusError("store-sure")
    sys.stderr.write(f"{question} ")
    sys.stderr.flush()
    return sys.stdin.readline().strip().casefold() == answer.casefold()


def _listed(words: Words, where: str, rows: Sequence[Row]) -> Iterator[str]:
    yield words.say("store-tables", n=len(rows), where=where)
    if not rows:
        return
    yield ""
    heads = ("store-code", "store-game", "store-created", "store-changed", "store-entries", "store-state")
    cells = [tuple(words.say(head) for head in heads), *(_cells(words, row) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for code, game, created, changed, entries, state in cells:
        texts = [text.ljust(width) for text, width in zip((code, game, created, changed), widths, strict=False)]
        yield "  ".join([*texts, entries.rjust(widths[4]), state])


def _cells(words: Words, row: Row) -> tuple[str, ...]:
    state = "store-closed" if row.closed else "store-open-listed" if row.listed else "store-open"
    created, changed = (_when(at).astimezone().strftime("%Y-%m-%d %H:%M") for at in (row.created, row.changed))
    return row.code, words.say(f"game-{row.game}"), created, changed, str(row.entries), words.say(state)


def _as_json(row: Row) -> dict[str, object]:
    return {
        "code": row.code,
        "id": row.id,
        "game": row.game,
        "listed": row.listed,
        "created": _when(row.created).isoformat(),
        "changed": _when(row.changed).isoformat(),
        "closed": _when(row.closed).isoformat() if row.closed else None,
        "entries": row.entries,
    }


def _when(at: int) -> dt.datetime:
    return dt.datetime.fromtimestamp(at / 1_000_000, dt.UTC)
