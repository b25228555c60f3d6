"""What the table server costs: CPU a move, moves a second, delays, bytes, memory; beside boardgame.io and Colyseus.

Each server is a process of its own, started afresh for each line, and so is the client (`load.py`). CPU is that of the
server's process alone, all its threads. Nightbus runs as `nightbus serve` runs it, on a SQLite file with
`synchronous=FULL`, but for the limits on how fast one may ask; its tables play all three games in turn. With
`--compiled` it is run from that folder too, where a compiled wheel lies unpacked (`make compiled`). The others keep
their matches in memory, and play a trivial game of four private hands (`peers/`).

    python benchmarks/server.py [--seconds 8] [--quick] [--compiled build/compiled] [--report docs/bench-server.md]
"""

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PEERS = HERE / "peers"
TABLES = (50, 200, 1_000)
PACED = 1_000
HOUR = 3_600
"""Moves of a table in an hour of play, at one a second."""
LONG = 10
"""Tables that play for so long."""
BIG = 2**53
Found = dict[str, float]


@dataclass(frozen=True)
class Server:
    """What is measured."""

    kind: str
    """What `load.py` calls it."""
    label: str
    script: str = ""
    """In `peers/`; empty for Nightbus."""
    path: str = ""
    """Where Nightbus is run from, if not from its source."""


NIGHTBUS = Server("nightbus", "Nightbus, on disk")
OTHERS = (
    Server("boardgame.io", "boardgame.io, in memory", "boardgame.js"),
    Server("colyseus", "Colyseus, in memory", "colyseus.js"),
)


def serve_nightbus(port: int, file: str) -> None:
    """Serve as `nightbus serve` does, but that nobody asks too fast."""
    from nightbus.server.limits import Buckets, Limits
    from nightbus.server.listening import Options, listen
    from nightbus.server.serving import run
    from nightbus.server.store import store_of

    limits = Limits()
    for name, value in vars(limits).items():
        if isinstance(value, Buckets):
            setattr(limits, name, Buckets(BIG, BIG))
    limits.messages = (BIG, BIG)
    options = Options(host="127.0.0.1", port=port)
    run(store_of(f"sqlite:///{file}"), options, listen(options), lambda: print("ready", flush=True), limits)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def serving(server: Server) -> Iterator[tuple[int, int]]:
    """A server that runs: its port and process."""
    port = free_port()
    environ = {**os.environ, "PYTHONPATH": server.path} if server.path else dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="nightbus-bench-") as folder:
        if server.script:
            command = ["node", server.script, str(port)]
        else:
            command = [sys.executable, __file__, "--serve", str(port), f"{folder}/tables.db"]
        with subprocess.Popen(command, cwd=PEERS, env=environ, stdout=subprocess.PIPE, text=True) as running:
            try:
                assert running.stdout is not None
                if not any(line.startswith("ready") for line in running.stdout):
                    raise SystemExit(f"{server.label}: it does not start")
                yield port, running.pid
            finally:
                running.send_signal(signal.SIGTERM)
                try:
                    running.wait(10)
                except subprocess.TimeoutExpired:
                    running.kill()


def play(server: Server, tables: int, seconds: float, *options: str) -> Found:
    """What the client found, playing against a fresh server."""
    with serving(server) as (port, pid):
        asked = ["--port", str(port), "--pid", str(pid), "--tables", str(tables), "--seconds", str(seconds), *options]
        client = subprocess.run(
            [sys.executable, str(HERE / "load.py"), server.kind, *asked], stdout=subprocess.PIPE, text=True, check=True
        )
    found: Found = json.loads(client.stdout)
    return found


def others() -> tuple[Server, ...]:
    """The servers to measure beside, installed if npm can; says which it leaves out."""
    if not shutil.which("npm"):
        print("boardgame.io and Colyseus are left out: there is no npm", file=sys.stderr)
        return ()
    npm = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
    if subprocess.run(npm, cwd=PEERS, check=False).returncode:
        print("boardgame.io and Colyseus are left out: npm cannot install them", file=sys.stderr)
        return ()
    return OTHERS


def report(ours: Sequence[Server], theirs: Sequence[Server], seconds: float, *, quick: bool) -> Iterator[str]:
    """The figures, line by line, as Markdown."""
    numbers = TABLES[1:2] if quick else TABLES
    found = {(server, tables): play(server, tables, seconds) for tables in numbers for server in (*ours, *theirs)}
    yield "## As fast as it goes\n"
    yield "Every table moves as soon as all four seats have the last move.\n"
    yield "| server | tables | moves a second | server CPU a move, µs | bytes a move and seat |"
    yield "|---|--:|--:|--:|--:|"
    for (server, tables), one in found.items():
        figures = f"{one['moves_a_second']:,.0f} | {one['cpu_us_a_move']:.0f} | {one['bytes_a_move_and_seat']:.0f}"
        yield f"| {server.label} | {tables:,} | {figures} |"
    yield "\n| at 200 tables | times the moves a second | times the CPU a move |\n|---|--:|--:|"
    for mine, other in product(ours, theirs):
        cpu, rate = (found[mine, 200][of] / found[other, 200][of] for of in ("cpu_us_a_move", "moves_a_second"))
        yield f"| {mine.label}, of {other.kind} | {rate:.2f} | {cpu:.2f} |"
    yield ""
    yield from each_game(ours, seconds)
    if not quick:
        yield from at_a_pace((*ours, *theirs), seconds)
        yield from for_an_hour(ours[-1])


def each_game(ours: Sequence[Server], seconds: float) -> Iterator[str]:
    """Each game alone."""
    yield "## Each game alone, 200 tables\n"
    yield "| game | server | moves a second | server CPU a move, µs | bytes a move and seat |\n|---|---|--:|--:|--:|"
    for game, server in product(("ride-the-bus", "chase-the-ace", "stop-the-bus"), ours):
        one = play(server, 200, seconds / 2, "--game", game)
        figures = f"{one['moves_a_second']:,.0f} | {one['cpu_us_a_move']:.0f} | {one['bytes_a_move_and_seat']:.0f}"
        yield f"| {game} | {server.label} | {figures} |"
    yield ""


def at_a_pace(servers: Sequence[Server], seconds: float) -> Iterator[str]:
    """A move a second at each of many tables, and what they hold of memory."""
    yield f"## {PACED:,} tables, a move a second at each\n"
    yield "From sending a move until each other seat has it; memory of the server, MiB.\n"
    yield "| server | p50, ms | p99, ms | of one core, % | empty | + tables and 4,000 sockets | + played |"
    yield "|---|--:|--:|--:|--:|--:|--:|"
    for server in servers:
        one = play(server, PACED, seconds, "--paced")
        seated, played = one["rss_seated"] - one["rss_empty"], one["rss_after"] - one["rss_empty"]
        times = f"{one['p50_ms']:.1f} | {one['p99_ms']:.0f} | {one['server_cpu'] * 100:.0f}"
        yield f"| {server.label} | {times} | {one['rss_empty']:.0f} | {seated:.0f} | {played:.0f} |"
    yield ""


def for_an_hour(server: Server) -> Iterator[str]:
    """What memory comes to over a long play."""
    yield f"## An hour of play at {LONG} tables, as fast as it goes\n\n{server.label}.\n"
    yield "| moves of each table | memory, MiB |\n|--:|--:|"
    with serving(server) as (port, pid):
        asked = ["--port", str(port), "--pid", str(pid), "--tables", str(LONG), "--until", str(HOUR)]
        client = subprocess.run(
            [sys.executable, str(HERE / "load.py"), server.kind, *asked], stdout=subprocess.PIPE, text=True, check=True
        )
    for moves, memory in json.loads(client.stdout)["growth"]:
        yield f"| {moves:,.0f} | {memory:.1f} |"


def machine() -> str:
    """What it ran on."""
    model = next(
        (line.partition(": ")[2] for line in Path("/proc/cpuinfo").read_text().splitlines() if "model" in line), ""
    )
    busy = os.getloadavg()[0]
    return f"{os.cpu_count()} cores ({model}), Python {sys.version.split()[0]}; load before it began: {busy:.1f}."


def main() -> None:
    """Measure, and print or keep the report."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=8.0)
    asked.add_argument("--quick", action="store_true", help="200 tables only")
    asked.add_argument("--compiled", type=Path, help="the folder of a compiled Nightbus, to be measured too")
    asked.add_argument("--report", type=Path, help="put the figures into this file, after its line of dashes")
    asked.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    given: Any = asked.parse_args()
    if given.serve:
        serve_nightbus(int(given.serve[0]), given.serve[1])
        return
    ours = [NIGHTBUS]
    if given.compiled:
        ours.append(Server("nightbus", "Nightbus compiled, on disk", path=str(given.compiled.absolute())))
    lines = [machine(), ""]
    for line in report(ours, others(), given.seconds, quick=given.quick):
        print(line, flush=True)
        lines.append(line)
    if given.report and not given.quick:
        kept = given.report.read_text().partition("\n---\n")[0]
        given.report.write_text(kept + "\n---\n\n" + "\n".join(lines).rstrip() + "\n")


if __name__ == "__main__":
    main()
