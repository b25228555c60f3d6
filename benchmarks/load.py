"""Plays at many tables of a server at once, as four phones at each would, and says what that took: one JSON object.

A process of its own, so that the server's CPU is the server's alone. Every table moves as soon as all its seats have
the last move (`closed`), or once a second (`paced`); what a seat does is drawn from what it is told it may do.

    python benchmarks/load.py KIND --port PORT --pid PID --tables N [--paced] [--seconds S]
"""

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).parent))

from others import Boardgame, Colyseus
from players import Nightbus, Players

KINDS: dict[str, Callable[[int, int, str], Players]] = {
    "nightbus": Nightbus,
    "boardgame.io": Boardgame,
    "colyseus": Colyseus,
}
TICKS = os.sysconf("SC_CLK_TCK")
STEPS = 6
"""Looks at the memory of a long play."""
SETTLE = 1.0
"""Seconds of play before it is measured."""


def cpu_of(pid: int) -> float:
    """Seconds of CPU that the process has used, its threads with it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def rss_of(pid: int) -> float:
    """MiB of memory that the process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def percentile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed; 0 of none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


async def measure(players: Players, pid: int, seconds: float, *, paced: bool) -> dict[str, Any]:
    """What so many seconds of play come to."""
    empty = rss_of(pid)
    await players.sit_down()
    await asyncio.sleep(1)
    seated = rss_of(pid)
    luck = random.Random(1)
    if paced:
        loop = asyncio.get_running_loop()
        for table in players.tables:
            loop.call_later(luck.random(), table.once_a_second)
    else:
        for table in players.tables:
            table.at_once()
    await asyncio.sleep(SETTLE)
    players.forget()
    cpu, mine, wall = cpu_of(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    cpu, mine, wall = cpu_of(pid) - cpu, time.process_time() - mine, time.perf_counter() - wall
    moves = max(1, players.moves)
    return {
        "moves": players.moves,
        "moves_a_second": players.moves / wall,
        "cpu_us_a_move": cpu / moves * 1e6,
        "server_cpu": cpu / wall,
        "client_cpu": mine / wall,
        "p50_ms": percentile(players.delays, 0.5) * 1e3,
        "p99_ms": percentile(players.delays, 0.99) * 1e3,
        "bytes_a_move_and_seat": players.received / moves / players.SEATS,
        "refused": players.refused,
        "rss_empty": empty,
        "rss_seated": seated,
        "rss_after": rss_of(pid),
    }


async def grow(players: Players, pid: int, until: int) -> dict[str, Any]:
    """The server's memory after so and so many moves of each table, up to `until`."""
    await players.sit_down()
    players.forget()
    for table in players.tables:
        table.at_once()
    growth: list[tuple[float, float]] = []
    for step in range(STEPS + 1):
        while players.moves < step * until / STEPS * len(players.tables):
            await asyncio.sleep(0.05)
        growth.append((players.moves / len(players.tables), rss_of(pid)))
    return {"growth": growth}


def main() -> None:
    """Play, and print what it took."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("kind", choices=KINDS)
    asked.add_argument("--port", type=int, required=True)
    asked.add_argument("--pid", type=int, required=True)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=8.0)
    asked.add_argument("--paced", action="store_true")
    asked.add_argument("--game", default="", help="one of the games of Nightbus; left out: all in turn")
    asked.add_argument("--until", type=int, default=0, help="play so many moves at each table, and look at memory only")
    given = asked.parse_args()
    gc.disable()  # the client makes no rings worth finding in so short a time
    players = KINDS[given.kind](given.port, given.tables, given.game)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        if given.until:
            found = runner.run(grow(players, given.pid, given.until))
        else:
            found = runner.run(measure(players, given.pid, given.seconds, paced=given.paced))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
