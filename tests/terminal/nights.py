"""Nights for tests, and people who do not think long."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nightbus.rules.actions import Action, Give
from nightbus.rules.game import SPECTATOR, game
from nightbus.rules.view import View
from nightbus.table.house import house_from
from nightbus.table.states import same_position
from nightbus.table.table import MayGive
from nightbus.terminal.night import Night, seats_for

MOST_STEPS = 200_000


def night_of(
    of: str,
    *,
    people: Sequence[str] = ("Ana",),
    seats: int | None = None,
    rulebook: str | None = None,
    settings: Sequence[str] = (),
    house: Any = None,
    level: str = "random",
    seed: int = 7,
) -> Night:
    """A night at this game; `house` in place of a rulebook with settings."""
    name, as_set = house_from(game(of), rulebook, settings)
    chosen = as_set if house is None else house
    names = seats_for(game(of), chosen, people, seats)
    return Night.begin(game(of), chosen, name, names, people=range(len(people)), level=level, seed=seed)


def first_move(night: Night, seat: int) -> Action:
    """The first move in the list of what this seat may do, drinks all to the first target."""
    choice = night.table.legal(seat)[0]
    return Give(((choice.to[0], choice.drinks),)) if isinstance(choice, MayGive) else choice


def person_asked(night: Night) -> int | None:
    """Let cards and bots go on until a person is asked: who it is, or None when all is over."""
    while night.step() is not None:
        pass
    return night.asked


def play_out(night: Night, *, advised: bool = False) -> None:
    """Play to the end; people make the first move in the list, or the one a bot would make."""
    for _ in range(MOST_STEPS):
        seat = person_asked(night)
        if seat is None:
            return
        night.do(seat, night.advice(seat) if advised else first_move(night, seat))
    raise AssertionError("the night does not end")


def play_to(night: Night, phase: str, seat: int | None = None, *, advised: bool = True) -> None:
    """Play until this phase is reached, and if a seat is named until that seat is asked in it."""
    for _ in range(MOST_STEPS):
        if night.table.view(SPECTATOR).phase == phase and (seat is None or night.asked == seat):
            return
        if night.step() is None:
            asked = night.asked
            assert asked is not None, f"no {phase} in this night"
            night.do(asked, night.advice(asked) if advised else first_move(night, asked))
    raise AssertionError("the night does not end")


def view_of(night: Night, seat: int) -> Any:
    """The position as a seat knows it."""
    view: View = night.table.view(seat)
    return view


def same(one: Night, other: Night) -> bool:
    """Do both nights stand at the same position, by the same log?"""
    return str(one.table.log) == str(other.table.log) and same_position(one.table.state, other.table.state)


class Nightbus:
    """`nightbus` as a program of its own, spoken to line by line through pipes."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self.said = ""
        self.heard: list[str] = []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nightbus", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={
                **os.environ,
                "LC_ALL": "",
                "LANG": "en",
                "PYTHONUTF8": "1",
                "NIGHTBUS_HOME": str(home),
                **environment,
            },
        )

    def listen(self) -> bool:
        """Read until something is asked (a line that begins with `> ` or ends in `Enter.`); False at the end."""
        assert self.process.stdout is not None
        start = len(self.said)
        while True:
            piece = os.read(self.process.stdout.fileno(), 65536)
            if not piece:
                return False
            self.said += piece.decode()
            if re.search(r"(^|\n)(\w+)?> $|Enter\.$", self.said[start:]):
                return True

    def say(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.heard.append(line)
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def offered(self) -> str:
        """The first move offered last: a number, the first in brackets, yes or no."""
        last = re.split(r"\n(?:\w+)?> \S*\n", self.said)[-1]
        if "\n  1  " in last or last.startswith("  1  "):
            return "1"
        move = re.findall(r"\[([^\]]+)\]", last)[-1].split(", ")[0]
        return re.sub(r"(\S+?)(/\S+)+", r"\1", move)

    def close(self) -> tuple[int, str]:
        """Close the keyboard: the exit code, and what was said on standard error."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        while piece := self.process.stdout.read():
            self.said += piece.decode()
        wrong = self.process.stderr.read().decode()
        code = self.process.wait(30)
        self.process.stdout.close()
        self.process.stderr.close()
        return code, wrong
