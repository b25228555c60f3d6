"""`nightbus replay`: a logged game step by step, every hand face up."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from nightbus.errors import NightbusError
from nightbus.rules.actions import tag
from nightbus.rules.events import Event
from nightbus.rules.game import SPECTATOR
from nightbus.rules.view import View
from nightbus.table.log import Act, Again, Commit, Deal, Log, Mix, Open, Reveal, Seal, Undo, read_log
from nightbus.table.notation import move_text
from nightbus.table.replay import stepping
from nightbus.table.table import Table
from nightbus.terminal.play import plain_reason
from nightbus.terminal.reading import table_lines
from nightbus.terminal.settle import read_text
from nightbus.words import Words


class Reel:
    """A log that has been played once, and can be looked at after any of its steps."""

    def __init__(self, log: Log) -> None:
        """Play it.

        :raises LogError: it cannot be played.
        """
        self.log = log
        self._run: Iterator[Table] = stepping(log)
        self._at = 0
        self._told: list[int] = []
        self.table = next(self._run)
        played = self.table
        for played in stepping(log):
            self._told.append(len(played.state.story))
        self._story = played.story(None)

    @property
    def last(self) -> int:
        """The number of the last step; 0 is before the first."""
        return len(self.log.steps)

    @property
    def at(self) -> int:
        """The step after which the table stands."""
        return self._at

    def go(self, to: int) -> None:
        """Go to a step, to the first or last if there is no such."""
        to = min(max(to, 0), self.last)
        if to < self._at:
            self._run = stepping(self.log)
            self.table = next(self._run)
            self._at = 0
        while self._at < to:
            self.table = next(self._run)
            self._at += 1

    def told(self, step: int) -> Sequence[Event]:
        """What happened in a step, in full."""
        return self._story[self._told[step - 1] if step else 0 : self._told[step]]

    def view(self) -> View:
        """The position with every hand face up: each seat as it sees itself."""
        table = self.table
        seats = range(len(table.names))
        base: Any = table.view(SPECTATOR)
        return replace(base, seats=tuple(_seats(table.view(seat))[seat] for seat in seats))  # type: ignore[no-any-return]

    def move(self) -> str:
        """The step itself, as a log or transcript has it; empty before the first."""
        if not self._at:
            return ""
        match self.log.steps[self._at - 1]:
            case Deal(was=was):
                return str(was)
            case Act(seat=seat, action=action):
                return f"{self.table.names[seat]}: {move_text(action, self.table.names)}"
            case Undo(seat=seat):
                return f"{self.table.names[seat]}: undo"
            case Again() | Commit() | Mix() | Reveal() as step:
                return tag(type(step))
            case Seal(seat=seat) | Open(seat=seat) as step:
                return f"{self.table.names[seat]}: {tag(type(step))}"


def _seats(view: Any) -> Sequence[Any]:
    return view.seats  # type: ignore[no-any-return]


def replay_command(path: str, *, words: Words, plain: bool = False) -> int:
    """The exit code, 1 if the log at `path` (`-`: standard input) cannot be read or played."""
    try:
        reel = Reel(read_log(read_text(path)))
    except NightbusError as refused:
        sys.stderr.write(f"{path}: {words.error(refused)}\n")
        return 1
    if plain or plain_reason():
        return _replay_plain(reel, words)
    from nightbus.terminal.replay_app import ReplayApp

    return ReplayApp(reel, words).run() or 0


def _replay_plain(reel: Reel, words: Words) -> int:
    """Step by step as Enter is pressed; all at once if nobody could press it."""
    names = reel.table.names
    say = words.say
    _print(say("terminal-read-title", game=say(f"game-{reel.table.game.name}"), rulebook=reel.table.rulebook))
    _print(say("terminal-read-seats", names=", ".join(names)))
    at_once = sys.stdin.isatty() and not sys.stdout.isatty()
    if not at_once:
        _print(say("terminal-replay-keys"))
    _show(reel, words)
    while True:
        line = "" if at_once and reel.at < reel.last else "q" if at_once else _read()
        match line.casefold():
            case "":
                if reel.at == reel.last:
                    _print(say("terminal-replay-end"))
                    continue
                reel.go(reel.at + 1)
            case "b":
                reel.go(reel.at - 1)
            case "t" | "table":
                for text in table_lines(words, reel.view(), names):
                    _print(text)
                continue
            case "q" | "quit":
                return 0
            case number if number.isdecimal() and number.isascii() and len(number) < 10:
                reel.go(int(number))
            case _:
                _print(say("terminal-replay-keys"))
                continue
        _show(reel, words)


def _show(reel: Reel, words: Words) -> None:
    """The step, and what happened in it."""
    move = f"  {reel.move()}" if reel.at else ""
    _print(f"{reel.at}/{reel.last}{move}")
    for event in reel.told(reel.at):
        _print(f"  {words.told(event, reel.table.names)}")


def _print(text: str) -> None:
    sys.stdout.write(f"{text}\n")


def _read() -> str:
    sys.stdout.flush()
    line = sys.stdin.readline()
    return line.strip() if line else "q"
