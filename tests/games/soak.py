"""Many random sessions of each game, on all cores: `make soak`, or `python -m tests.games.soak --games 1000`."""

import argparse
import os
import platform
import sys
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import switches, write_value
from tests.games.asking import play_and_ask

BLOCK = 250

ASKED = """# Random games

Random sessions of each game under random legal house rules, with random legal moves and random cards. None may hang or
raise. Written by `make soak`.

Asked at each step: exactly one of chance, people and the end is due; who is to act can; chips and pot add up to 0; an
action by name is its code again. Asked at some steps and at the end: nothing is legal outside of the span or for who is
not to act; the cards add up to the pack, and each undealt one may come next; every viewer has a view. Asked at the end:
every drink and shot told was drunk once; a state used again equals a fresh one.
"""
TABLE_HEAD = (
    "| game | sessions | steps | longest session | failures | minutes |",
    "|---|---:|---:|---:|---:|---:|",
)


@dataclass(slots=True)
class Soaked:
    """What came of the sessions of a game."""

    games: int = 0
    steps: int = 0
    longest: int = 0
    failures: list[str] = field(default_factory=list)
    values: Counter[str] = field(default_factory=Counter)
    """How often each value of a word or on/off switch was played, as `bus=row`."""

    def add(self, other: "Soaked") -> None:
        """Count another block in."""
        self.games += other.games
        self.steps += other.steps
        self.longest = max(self.longest, other.longest)
        self.failures += other.failures
        self.values += other.values


def soak_block(name: str, seeds: range) -> Soaked:
    """Play the sessions of these seeds."""
    found = Soaked()
    words = [s for s in switches(game(name).House).values() if s.words is not None]
    for seed in seeds:
        found.games += 1
        try:
            played = play_and_ask(name, seed)
        except AssertionError as error:
            found.failures.append(str(error))
            continue
        found.steps += played.steps
        found.longest = max(found.longest, played.steps)
        found.values.update(f"{s.name}={write_value(s, getattr(played.house, s.name))}" for s in words)
    return found


def soak(name: str, games: int, first: int, pool: ProcessPoolExecutor) -> Soaked:
    """Play so many sessions of a game, from seed `first` on."""
    blocks = [range(seed, min(seed + BLOCK, first + games)) for seed in range(first, first + games, BLOCK)]
    total = Soaked()
    for number, found in enumerate(pool.map(soak_block, [name] * len(blocks), blocks), start=1):
        total.add(found)
        print(f"\r{name}: {total.games:,} games, {len(total.failures)} failures", end="", file=sys.stderr, flush=True)
        if number == len(blocks):
            print(file=sys.stderr)
    return total


def report(found: Iterable[tuple[str, Soaked, float]], first: int) -> str:
    """The report, as Markdown."""
    machine = f"Python {platform.python_version()}, {os.cpu_count()} cores"
    lines = [ASKED, f"{datetime.now(UTC):%d %B %Y}, {machine}, seeds from {first}.", "", *TABLE_HEAD]
    played = list(found)
    for name, s, seconds in played:
        cells = [
            name,
            f"{s.games:,}",
            f"{s.steps:,}",
            f"{s.longest:,} steps",
            str(len(s.failures)),
            f"{seconds / 60:.0f}",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    for name, s, _ in played:
        of_switch: dict[str, list[str]] = {}
        for value, times in sorted(s.values.items()):
            switch, _, word = value.partition("=")
            of_switch.setdefault(switch, []).append(f"{word} {times:,}")
        lines += ["", f"## {name}: sessions for each value of a switch", ""]
        lines += [f"- `{switch}`: {', '.join(words)}" for switch, words in of_switch.items()]
        lines += ["", *(f"- **failed**: {failure}" for failure in s.failures[:20])] if s.failures else []
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play, report, and say by the exit code whether all went well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="sessions of each game")
    parser.add_argument("--first", type=int, default=1_000_000, help="the first seed; CI plays those from 0")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--report", type=Path)
    given = parser.parse_args()
    found = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for name in GAMES:
            began = perf_counter()
            found.append((name, soak(name, given.games, given.first, pool), perf_counter() - began))
    text = report(found, given.first)
    if given.report:
        given.report.write_text(text, encoding="utf-8")
    print(text)
    return 1 if any(soaked.failures for _, soaked, _ in found) else 0


if __name__ == "__main__":
    sys.exit(main())
