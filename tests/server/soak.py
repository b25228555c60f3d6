"""Servers killed many times in the middle of games: `make soak`, or `python -m tests.server.soak --kills 100`.

The report goes behind that of the random games, in the same file.
"""

import argparse
import asyncio
import os
import platform
import sys
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import perf_counter

from tests.server.killing import Night
from tests.server.store.places import SERVER, database, silent

TITLE = "# Servers killed"
ASKED = """
Tables of all three games are played as fast as clients and server can, and the server is killed (SIGKILL) at random
moments. Asked afterwards: every acknowledged command is in the store under its id, with the answer that was given; all
that anybody was told follows from the store, with the same `seq`; entries are numbered without a gap; a command sent
again under its id got the same answer. Of one server: everybody is back within 3 s after it answers again. Written by
`make soak`.
"""
HEAD = (
    "| store | servers | kills | commands acknowledged | sent again | slowest return | faults | minutes |",
    "|---|---:|---:|---:|---:|---:|---:|---:|",
)
MOST_SECONDS = 3.0
"""Within which everybody is to be back."""


@dataclass(slots=True)
class Soaked:
    """What came of the kills over one kind of store."""

    store: str
    servers: int
    kills: int
    moves: int
    again: int
    slowest: float
    fault: str
    minutes: float


async def _killed(night: Night, kills: int, luck: Random) -> None:
    """A night with so many kills, and the check afterwards."""
    try:
        await night.begin()
        for _ in range(kills):
            await night.play(luck.uniform(0.02, 0.6))
            server = luck.choice(night.servers)
            server.kill()
            await server.start()
            if len(night.servers) == 1:
                await night.everybody_is_back(server)
        await night.play(0.5)
        await night.end()
    finally:
        night.over = True
        night.stop()
    await night.check()


def soak(store: str, kind: str, servers: int, kills: int, seed: int) -> Soaked:
    """Play on this store while its servers are killed."""
    begun, fault = perf_counter(), ""
    night = Night(store, servers=servers, tables=6, seed=seed)
    try:
        asyncio.run(_killed(night, kills, Random(seed)))
        if night.slowest > MOST_SECONDS:
            fault = f"back after {night.slowest:.1f} s"
    except AssertionError as wrong:
        fault = str(wrong) or "AssertionError"
    again = sum(client.again for client in night.clients)
    minutes = (perf_counter() - begun) / 60
    return Soaked(kind, servers, kills, night.moves(), again, night.slowest, fault, minutes)


def report(found: list[Soaked], seed: int) -> str:
    """The report, as Markdown."""
    lines = [TITLE, ASKED, *HEAD]
    for s in found:
        slowest = f"{s.slowest:.2f} s" if s.slowest else "-"
        lines.append(
            f"| {s.store} | {s.servers} | {s.kills} | {s.moves} | {s.again} | {slowest} | {s.fault or 'none'} |"
            f" {s.minutes:.1f} |"
        )
    day = datetime.now(UTC).date()
    lines.append(f"\n{day}, Python {platform.python_version()}, {os.cpu_count()} cores, seed {seed}.\n")
    return "\n".join(lines)


def main() -> int:
    """Play, report, and say by the exit code whether all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=Path)
    given = parser.parse_args()
    found = []
    with tempfile.TemporaryDirectory() as folder:
        found.append(soak(f"sqlite:///{folder}/tables.db", "SQLite", 1, given.kills, given.seed))
    if silent():
        print(f"PostgreSQL is left out: {silent()} ({SERVER.partition('@')[2]})", file=sys.stderr)
    else:
        with database() as place:
            found.append(soak(place.url, "PostgreSQL", 2, given.kills, given.seed))
    text = report(found, given.seed)
    if given.report:
        before = given.report.read_text(encoding="utf-8").partition(TITLE)[0] if given.report.exists() else ""
        given.report.write_text(f"{before.rstrip()}\n\n{text}".lstrip(), encoding="utf-8")
    print(text)
    return any(s.fault for s in found)


if __name__ == "__main__":
    sys.exit(main())
