"""A night line by line: for screen readers, pipes, and terminals that cannot draw.

What happens is told in sentences; a move is typed as transcripts write it, or as the number of a choice. Between the
hands of several people the screen is pushed away.
"""

import os
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import Any, Final, TextIO

from nightbus.errors import LogError, NightbusError
from nightbus.rules.actions import Action
from nightbus.rules.game import SPECTATOR
from nightbus.table.notation import move_text
from nightbus.table.rulebook import changed_switches
from nightbus.terminal.figures import figures
from nightbus.terminal.helping import allowed_text, move_lines, numbered, question, rules_of_moment, tip_lines
from nightbus.terminal.keep import Keeper
from nightbus.terminal.night import Night
from nightbus.terminal.reading import own_lines, table_lines
from nightbus.terminal.telling import Teller
from nightbus.words import Words

LEFT: Final = 0
FAILED: Final = 1
INTERRUPTED: Final = 128 + signal.SIGINT
TERMINATED: Final = 128 + signal.SIGTERM
_CLEAR: Final = "\x1b[2J\x1b[3J\x1b[H"
_RECALLED: Final = 12
"""Lines of the story told again when a night goes on."""
_YES: Final = ("y", "yes", "s", "sim", "sì", "si", "j", "ja")
_NO: Final = ("n", "no", "não", "nao", "nej", "quit", "exit")


class _TerminatedError(BaseException):
    """Somebody ends this program."""


class _LeftError(Exception):
    """Whoever types has left, or there is nothing more to read."""


def play_plain(night: Night, keeper: Keeper, words: Words) -> int:
    """The exit code of a night played line by line, once it is over or left."""
    face = _Plain(night, keeper, words)
    try:
        with _told_to_end():
            return face.play()
    except _LeftError:
        face.say_kept()
        return LEFT
    except LogError as refused:
        sys.stderr.write(f"nightbus: {words.error(refused)}\n")
        return FAILED
    except KeyboardInterrupt:
        face.say_kept()
        return INTERRUPTED
    except _TerminatedError:
        face.say_kept()
        return TERMINATED


@contextmanager
def _told_to_end() -> Iterator[None]:
    """Inside, a request to end is an exception, so that the last words are said."""

    def end(*_: Any) -> None:
        raise _TerminatedError

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Plain:
    """A night told to one screen and asked of one keyboard."""

    def __init__(self, night: Night, keeper: Keeper, words: Words) -> None:
        self._night = night
        self._keeper = keeper
        self._words = words
        self._out: TextIO = sys.stdout
        self._typed = sys.stdin.isatty()
        if self._typed:
            with suppress(ImportError):  # not on every platform: it lets a line be edited with the arrows
                import_module("readline")
        self._styled = self._out.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        alone = len(night.people) == 1
        self._public = next(iter(night.people)) if alone else SPECTATOR
        """Whose eyes the story is told for: the only person's, or everybody's."""
        self._teller = Teller(words, night.names)
        self._printed = 0
        self._holder: int | None = None
        """Who is looking at the screen behind the curtain."""
        self._held_since = 0
        """How long the story was when they came."""
        self._waiting: list[str] = []
        """A line typed where only Enter was asked for: the move of whoever took the keyboard."""

    def play(self) -> int:
        """Play until the last game is over."""
        self._open()
        while True:
            while self._night.step() is not None:
                pass
            if self._night.has_begun_anew(self._held_since):
                self._draw_curtain()
            asked = self._night.asked
            if asked is None:
                self._draw_curtain()
                self._tell(last=True)
                self._close()
                if not self._wants_another():
                    return LEFT
                self._keeper.open_up()
                self._night.again()
            else:
                self._hand_over(asked)
                self._ask(asked)

    # Telling

    def _say(self, message: str, **args: Any) -> None:
        self._print(self._words.say(f"terminal-{message}", **args))

    def _print(self, text: str = "", *, strong: bool = False) -> None:
        self._out.write(f"\x1b[1m{text}\x1b[0m\n" if strong and self._styled and text else f"{text}\n")

    def _open(self) -> None:
        table, words = self._night.table, self._words
        title = words.say(f"game-{table.game.name}")
        self._print(words.say("terminal-read-title", game=title, rulebook=table.rulebook), strong=True)
        for switch, here, _ in changed_switches(table.game, table.rulebook, table.house):
            self._print(f"  {switch.name}={here} ({switch.rule})")
        names = [
            name if i in self._night.people else self._words.say("terminal-read-bot", name=name)
            for i, name in enumerate(table.names)
        ]
        self._say("read-seats", names=", ".join(names))
        self._say("log-at", path=str(self._keeper.path), seed=str(self._keeper.company.seed))
        self._say("read-keys")
        self._print()
        if table.log.steps:  # it goes on: the end of what has been told is enough
            self._teller.tell(table.story(self._public))
            self._printed = max(self._teller.settled - _RECALLED, 0)

    def _tell(self, *, last: bool = False) -> None:
        """Tell what all may know and have not been told; a line that may still grow waits."""
        self._teller.tell(self._night.table.story(self._public, self._teller.told))
        end = len(self._teller.lines) if last else self._teller.settled
        for tone, line in self._teller.lines[self._printed : end]:
            if tone == "head":
                self._print()
            self._print(line, strong=tone == "head")
        self._printed = max(self._printed, end)

    def say_kept(self) -> None:
        """The last words of a night that is not over."""
        self._print()
        if self._night.table.over:
            self._say("log-at", path=str(self._keeper.path), seed=str(self._keeper.company.seed))
        else:
            self._say("resume-hint", path=str(self._keeper.path))
        self._out.flush()

    # The curtain

    def _hand_over(self, asked: int) -> None:
        """Let the person who is asked, and nobody else, see their hand."""
        if self._holder == asked:
            self._tell(last=True)
            return
        self._draw_curtain()
        self._tell(last=True)
        if self._night.is_secret(asked):
            self._print()
            self._say("pass-to-name", name=self._night.names[asked])
            line = self._read(self._words.say("terminal-press-enter"))
            if line:
                self._waiting.append(line)
            self._holder = asked
            self._held_since = len(self._night.table.state.story)

    def _draw_curtain(self) -> None:
        """Push away what only one person may see, if it is there."""
        if self._holder is None:
            return
        self._holder = None
        if not self._out.isatty():
            self._print()
        elif self._styled and os.name != "nt":
            self._out.write(_CLEAR)
        else:
            self._out.write("\n" * shutil.get_terminal_size().lines)

    # Asking

    def _ask(self, seat: int) -> None:
        """Ask until this seat has made one step."""
        night, words = self._night, self._words
        table = night.table
        self._print()
        for line in own_lines(words, table.view(seat), table.names):
            self._print(line)
        self._offer(seat)
        while True:
            line = self._waiting.pop() if self._waiting else self._read(self._prompt(seat))
            if self._obey(line, seat):
                continue
            try:
                if line.casefold() == "undo":
                    night.undo(seat)
                else:
                    self._do(seat, self._move(line, seat))
            except LogError:
                raise
            except NightbusError as refused:
                self._print(words.error(refused))
                continue
            return

    def _prompt(self, seat: int) -> str:
        return "> " if len(self._night.people) == 1 else f"{self._night.names[seat]}> "

    def _obey(self, line: str, seat: int) -> bool:
        """Was it a command, and no move?"""
        match line.casefold():
            case "":
                self._offer(seat)
            case "?" | "help":
                self._explain(seat)
            case "tip":
                for text in tip_lines(self._words, self._night, seat):
                    self._print(text)
            case "table":
                for text in table_lines(self._words, self._night.table.view(seat), self._night.names):
                    self._print(text)
            case "log":
                for event in self._night.table.story(seat if self._holder == seat else self._public):
                    self._print(self._words.told(event, self._night.names))
            case "quit" | "exit":
                raise _LeftError
            case _:
                return False
        return True

    def _do(self, seat: int, action: Action) -> None:
        told = len(self._night.table.state.story)
        self._night.do(seat, action)
        if self._holder != seat:
            return
        table = self._night.table
        own, public = table.story(seat, told), table.story(SPECTATOR, told)
        if own != public and self._night.asked != seat:
            # What the others may not see has to be seen before the keyboard goes on.
            for event in own:
                self._print(self._words.event(event, table.names))
            self._read(self._words.say("terminal-press-enter-seen"))

    def _offer(self, seat: int) -> None:
        """The question, and the moves that answer it."""
        asks = question(self._words, self._night.table, seat)
        choices = numbered(self._night.table, seat)
        if choices:
            names = self._night.names
            self._print(asks, strong=True)
            for number, action in choices.items():
                self._print(f"  {number}  {self._words.action(action, names)}  [{move_text(action, names)}]")
        else:
            self._print(f"{asks}  [{allowed_text(self._night.table, seat)}]", strong=True)

    def _move(self, line: str, seat: int) -> Action:
        return numbered(self._night.table, seat).get(line) or self._night.table.read(seat, line)

    def _explain(self, seat: int) -> None:
        """What may be done now, and why."""
        table = self._night.table
        self._say("title-help")
        for text, meaning in move_lines(self._words, table, seat):
            self._print(f"  {text}: {meaning}")
        for rule_id, text in rules_of_moment(self._words, table.game, table.house, table.view(seat)):
            self._print(f"{rule_id}: {text}")
        self._say("read-keys")

    def _read(self, prompt: str) -> str:
        """A line that was typed, without blanks around it.

        :raises _LeftError: there is none any more.
        """
        if self._typed:
            try:
                return input(prompt).strip()
            except EOFError:
                raise _LeftError from None
        self._out.write(prompt)
        self._out.flush()
        line = sys.stdin.readline()
        if not line:
            raise _LeftError
        self._print(line.strip())  # so that the output alone tells the whole night
        return line.strip()

    # The end

    def _close(self) -> None:
        """The night in figures."""
        self._keeper.close()
        found = figures(self._night.table)
        self._print()
        self._print(self._words.say(found.title), strong=True)
        for seat in found.seats:
            amounts = [self._words.say(m, **{m.removeprefix("terminal-"): number}) for m, number in seat.amounts]
            self._print(f"{seat.name}: {', '.join(amounts)}")
        for ticket in found.tickets:
            amount = self._words.say(f"{ticket.message}.amount", n=ticket.number)
            self._print(f"{self._words.say(ticket.message)}: {', '.join(ticket.names)} ({amount})")
        self._say("log-at", path=str(self._keeper.path), seed=str(self._keeper.company.seed))

    def _wants_another(self) -> bool:
        self._print()
        self._print(f"{self._words.say('terminal-another')}?  [yes, no]", strong=True)
        while True:
            answer = self._read("> ").casefold()
            if answer in (*_YES, *_NO):
                return answer in _YES
            self._say("yes-or-no")
