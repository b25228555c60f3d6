"""This machine's figures: the three games at both speeds, the classic night by hand in C, and other engines' loops.

One core is timed by the processor's clock, so that a busy machine does not count; all cores by the clock on the wall.
"""

import os
import platform
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final

from nightbus.errors import LabError
from nightbus.lab import limit
from nightbus.lab import played as lab
from nightbus.lab.limit import Batch
from nightbus.lab.nights import POLICIES
from nightbus.lab.peers import PeerRate, peer_rates
from nightbus.lab.played import Played, play_nights
from nightbus.rules.chase_the_ace import phase as chase
from nightbus.rules.game import GAMES, game
from nightbus.rules.ride_the_bus import phase as ride
from nightbus.rules.stop_the_bus import game as stop

INSTALL: Final = "pip install 'nightbus[bench]'"
SEATS: Final = 5
MOST_TIMES_SLOWER: Final = 2.6
"""What `check` lets the compiled rules be slower than the C program, in processor time of the same run."""
AGAIN: Final = 3
"""How often a comparison that comes out slower than that is made again: a rule that is slow is slow each time."""
BATCHES: Final = 8
"""Batches of nights from which means and their errors come; the best of them counts as the rate."""

_FIRST_HUMAN: Final = {
    "ride-the-bus": ride.FIRST_HUMAN,
    "chase-the-ace": chase.FIRST_HUMAN,
    "stop-the-bus": stop.EXCHANGE,
}
_OVER: Final = {"ride-the-bus": ride.OVER, "chase-the-ace": chase.OVER, "stop-the-bus": stop.OVER}


@dataclass(frozen=True, slots=True)
class Rate:
    """What the lab did in a second; steps are decisions and deals."""

    game: str
    policy: str
    cores: int
    compiled: bool
    games_per_second: float
    decisions_per_second: float
    steps_per_second: float


@dataclass(frozen=True, slots=True)
class Limit:
    """The classic night with a row of this length, by the lab and by hand in C, one core each."""

    bus_length: int
    lab_steps_per_second: float
    c_steps_per_second: float
    times_slower: float
    """The program's rate over the lab's."""
    apart: dict[str, float]
    """By how many standard errors the means differ."""


@dataclass(frozen=True, slots=True)
class Bench:
    """A run of the bench."""

    machine: dict[str, str | int]
    rates: tuple[Rate, ...]
    limit: tuple[Limit, ...]
    no_limit: str
    """Why there is no C program beside them, in English, or nothing."""
    peers: tuple[PeerRate, ...]
    missing: tuple[str, ...]
    """Packages of peers that are not installed; `INSTALL` brings them."""

    def as_json(self) -> dict[str, Any]:
        """The run as JSON has it."""
        return asdict(self) | {"install": INSTALL if self.missing else None}

    @property
    def passes(self) -> bool:
        """Was the C program there, and is the lab no slower beside it than it may be?"""
        return bool(self.limit) and all(found.times_slower <= MOST_TIMES_SLOWER for found in self.limit)


def bench(*, short: bool = False, peers: bool = True, say: Callable[[str], None] = lambda _what: None) -> Bench:
    """The rates of this machine; a short run takes a few seconds once all is compiled. `say` hears what is at work."""
    compiled = lab.lab_is_here()
    cores = os.cpu_count() or 1
    rates: list[Rate] = []
    for name in GAMES:
        for policy in POLICIES:
            say(f"{name} {policy}")
            rates.append(_one_core(name, policy, compiled, 0.3 if short else 2.0))
            if compiled and cores > 1 and not short:
                rates.append(_all_cores(rates[-1], cores))
    limits: tuple[Limit, ...] = ()
    no_limit = ""
    if compiled:
        try:
            limits = tuple(_limits(0.1 if short else 0.5, say))
        except LabError as why:
            no_limit = str(why)
    beside: list[PeerRate] = []
    missing: list[str] = []
    if peers:
        for found in peer_rates(0.5 if short else 2.0, short=short, say=say):
            (beside if isinstance(found, PeerRate) else missing).append(found)  # type: ignore[arg-type]
    return Bench(_machine(cores, compiled), tuple(rates), limits, no_limit, tuple(beside), tuple(missing))


def _machine(cores: int, compiled: bool) -> dict[str, str | int]:
    facts: dict[str, str | int] = {
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": cores,
    }
    if compiled:
        from importlib.metadata import version

        facts["numba"] = version("numba")
    return facts


def _one_core(name: str, policy: str, compiled: bool, seconds: float) -> Rate:
    house = next(iter(game(name).rulebooks.values()))
    nights = 2000 if compiled else 20
    play_nights(name, house, SEATS, policy, 1, 0)  # compiles
    best: tuple[float, float, float] = 0.0, 0.0, 0.0
    spent, seed = 0.0, 1
    while spent < seconds or seed < 4:
        began = process_time()
        played = play_nights(name, house, SEATS, policy, nights, seed)
        took = process_time() - began
        best = max(best, _rates(name, played, took))
        if took < seconds / 10:
            nights *= 2
        spent += took
        seed += 1
    return Rate(name, policy, 1, compiled, *best)


def _all_cores(one: Rate, cores: int) -> Rate:
    house = next(iter(game(one.game).rulebooks.values()))
    nights = max(1, round(one.games_per_second / 2))
    with ThreadPoolExecutor(cores) as pool:
        began = perf_counter()
        parts = list(
            pool.map(lambda seed: play_nights(one.game, house, SEATS, one.policy, nights, seed), range(2 * cores))
        )
        took = perf_counter() - began
    sums = [sum(part) for part in zip(*(_rates(one.game, played, took) for played in parts), strict=True)]
    return Rate(one.game, one.policy, cores, True, *sums)


def _rates(name: str, played: Played, seconds: float) -> tuple[float, float, float]:
    steps = played.steps
    human = sum(steps[_FIRST_HUMAN[name] : _OVER[name]])
    deals = sum(steps[: _FIRST_HUMAN[name]])
    return played.nights / seconds, human / seconds, (human + deals) / seconds


def _limits(seconds: float, say: Callable[[str], None]) -> list[Limit]:
    found = []
    with limit.compiled_program() as program:
        for length in limit.LENGTHS:
            say(f"C, bus_length={length}")
            _ours(length, 1, 0)
            first = _ours(length, 2000, 0)
            nights = max(2000, int(first.games / first.seconds * seconds))
            ours, theirs = both(program, length, nights)
            rates = _best_rates(ours, theirs)
            for _ in range(AGAIN):
                if rates[1] / rates[0] > MOST_TIMES_SLOWER:  # it may be the machine that is slow just now
                    rates = _nearer(rates, _best_rates(*both(program, length, nights)))
            found.append(Limit(length, rates[0], rates[1], rates[1] / rates[0], limit.apart(ours, theirs)))
    return found


def _best_rates(*sides: list[Batch]) -> tuple[float, float]:
    """Steps a second, of each side its best batch."""
    ours, theirs = (max(batch.steps / batch.seconds for batch in side) for side in sides)
    return ours, theirs


def _nearer(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """The pair of rates of one measurement in which the two are nearer."""
    return min(one, other, key=lambda rates: rates[1] / rates[0])


def both(program: Path, bus_length: int, nights: int, batches: int = BATCHES) -> tuple[list[Batch], list[Batch]]:
    """So many batches of nights by the lab and by the program, by turns so that what else runs slows both."""
    pairs = [
        (_ours(bus_length, nights, seed), limit.program_batch(program, 2 * nights, bus_length, seed))
        for seed in range(1, batches + 1)
    ]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def _ours(bus_length: int, nights: int, seed: int) -> Batch:
    house = limit.house_of(bus_length)
    began = process_time()
    played = play_nights("ride-the-bus", house, limit.SEATS, "random", nights, seed)
    return limit.lab_batch(played, process_time() - began)
