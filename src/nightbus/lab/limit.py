"""The classic night by hand in C (`benchmarks/classic_night.c`) beside the lab's: how fast, and whether they agree.

The program knows one table alone: Ride the Bus without bluffing, five seats, everybody choosing at random.
"""

import json
import math
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import nightbus
from nightbus.errors import LabError
from nightbus.lab import tally as tally_of
from nightbus.lab.played import Played
from nightbus.rules.game import game
from nightbus.rules.ride_the_bus.phase import FIRST_HUMAN, OVER
from nightbus.rules.switches import OnOff

SEATS: Final = 5
LENGTHS: Final = (4, 10)
SOURCE: Final = Path(nightbus.__file__).parents[2] / "benchmarks" / "classic_night.c"
FLAGS: Final = ("-O3", "-march=native")
MEANS: Final = ("drinks", "decisions", "deals", "ride_cards", "rows")
"""What both count, in the program's words."""


@dataclass(frozen=True, slots=True)
class Batch:
    """A number of nights and what they came to."""

    games: int
    seconds: float
    """Of the processor."""
    totals: tuple[int, ...]
    """In the order of `MEANS`."""

    @property
    def steps(self) -> int:
        """Decisions and deals."""
        return self.totals[MEANS.index("decisions")] + self.totals[MEANS.index("deals")]


def house_of(bus_length: int) -> object:
    """The house rules that the program knows."""
    return game("ride-the-bus").House(bluffing=OnOff.OFF, bus_length=bus_length)


@contextmanager
def compiled_program() -> Iterator[Path]:
    """The program, compiled here and now, for as long as it is needed.

    :raises LabError: its source is not there (it comes with a checkout, not with the wheel), or no C compiler is.
    """
    compiler = os.environ.get("CC") or next(filter(shutil.which, ("cc", "gcc", "clang")), None)
    if not SOURCE.is_file():
        raise LabError("limit-source", file=SOURCE.name)
    if compiler is None or shutil.which(compiler) is None:
        raise LabError("limit-compiler", compiler=compiler or "cc")
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "classic_night"
        command = [compiler, *FLAGS, "-o", str(program), str(SOURCE)]
        ran = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
        if ran.returncode:
            raise LabError("limit-fails", reason=(ran.stderr.strip().splitlines() or [""])[0])
        yield program


def program_batch(program: Path, games: int, bus_length: int, seed: int) -> Batch:
    """So many nights by the program."""
    command = [str(program), str(games), str(bus_length), str(seed)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603
    found = json.loads(said)
    return Batch(found["games"], found["seconds"], tuple(found[name] for name in MEANS))


def lab_batch(played: Played, seconds: float) -> Batch:
    """Nights of the lab, counted as the program counts them."""
    steps = played.steps
    totals = {
        "drinks": played.total(tally_of.TABLE_DRINKS),
        "decisions": sum(steps[FIRST_HUMAN:OVER]),
        "deals": sum(steps[:FIRST_HUMAN]),
        "ride_cards": played.total(tally_of.RIDE_CARDS),
        "rows": played.total(tally_of.RIDE_ATTEMPTS),
    }
    return Batch(played.nights, seconds, tuple(totals[name] for name in MEANS))


def apart(ours: list[Batch], theirs: list[Batch]) -> dict[str, float]:
    """How many standard errors the means a night lie apart, by what is counted; batches of one size on either side.

    The errors come from how the batches differ among themselves.
    """
    found = {}
    for i, name in enumerate(MEANS):
        means = [[batch.totals[i] / batch.games for batch in batches] for batches in (ours, theirs)]
        error = math.sqrt(sum(statistics.variance(side) / len(side) for side in means))
        found[name] = (statistics.fmean(means[0]) - statistics.fmean(means[1])) / error
    return found
