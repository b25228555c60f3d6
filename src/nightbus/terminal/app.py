"""A night in the terminal: Textual shows the stage and hands on keys and clicks; the rest is drawn elsewhere."""

import time
from pathlib import Path
from typing import Any, Final

from nightbus.errors import NightbusError
from nightbus.rules.game import SPECTATOR
from nightbus.table.table import Table
from nightbus.terminal.choosing import chooser
from nightbus.terminal.figures import figures
from nightbus.terminal.helping import question, tip_lines
from nightbus.terminal.night import Night
from nightbus.terminal.pages import Curtain, Reading, Story, Summary
from nightbus.terminal.stage import Foot
from nightbus.terminal.table_app import PAUSES, TableApp
from nightbus.words import Words

_DEAF: Final = 0.35
"""Seconds after hurrying the bots on in which no key makes a move."""


class NightApp(TableApp):
    """A night played."""

    def __init__(self, night: Night, words: Words, path: Path, seed: int, *, fast: bool = False) -> None:
        super().__init__(words)
        self.night = night
        self.failed = ""
        """What went wrong with the files, if something did."""
        self.on_over: Any = lambda: None
        self.on_again: Any = lambda: None
        self._path = path
        self._seed = seed
        self._fast = fast
        self._hurry = fast
        self._deaf_until = 0.0
        self._holder: int | None = None
        """Who is at the keyboard, behind a curtain if it is one of several."""
        self._held_since = 0
        """How long the story was when the holder came."""
        self._looking = False
        """Has the holder seen something of their own that must be looked at before the keyboard goes on?"""

    # What is seen

    @property
    def table(self) -> Table:
        """The night's."""
        return self.night.table

    @property
    def asked(self) -> int | None:
        """The person to act."""
        return self.night.asked

    @property
    def viewer(self) -> int:
        """Whose eyes the picture is seen with."""
        if len(self.night.people) == 1:
            return next(iter(self.night.people))
        return SPECTATOR if self._holder is None else self._holder

    @property
    def _public(self) -> int:
        """Whose eyes nothing need be kept from: the only person's, or everybody's."""
        return self.viewer if len(self.night.people) == 1 else SPECTATOR

    def begin(self) -> None:
        """Begin to play."""
        self.advance()

    def _foot(self) -> Foot:
        say = self.words.say
        keys = [("?", "question_mark", say("terminal-key-rules")), ("L", "l", say("terminal-key-story"))]
        asked = self.night.asked
        if self.chooser is not None and asked is not None:
            keys.insert(1, ("T", "t", say("terminal-key-tip")))
            prompt = question(self.words, self.night.table, asked)
            if len(self.night.people) > 1:
                prompt = f"{self.night.names[asked]}: {prompt}"
        elif self._looking:
            keys.append((say("terminal-any-key"), "skip", say("terminal-key-seen")))
            prompt = say("terminal-seen")
        else:
            keys.append((say("terminal-any-key"), "skip", say("terminal-key-skip")))
            prompt = self._last
        if self._undoer() is not None:
            keys.insert(0, ("U", "u", say("terminal-key-undo")))
        keys.append(("^C", "ctrl+c", say("terminal-key-leave")))
        return Foot(prompt, tuple(keys))

    # What happens

    def advance(self) -> None:
        """Let cards and bots go on, a step at a time, until a person is asked or all is over."""
        self._timer = None
        while self.page is None:
            self._still = None
            if self._holder is not None and self.night.has_begun_anew(self._held_since):
                self._drop()
            awaits = self.night.table.awaits
            if awaits:
                self._spot = awaits[0]
            if any(seat not in self.night.people for seat in awaits):
                self._drop()
            before = None if self._hurry else self.night.table.view(self.viewer)
            count = len(self.night.table.state.story)
            try:
                step = self.night.step()
            except (NightbusError, OSError) as why:
                self.fail(why)
                return
            if step is None:
                self._settle()
                return
            if before is None:  # nobody looks
                continue
            happened = self.night.table.story(self._public, count)
            self._note(happened)
            pause = self._look(before, happened, by_chance=step == "chance")
            if pause:
                self._timer = self.set_timer(pause, self.advance)
                break
        self.show()

    def _drop(self) -> None:
        """Nobody holds the keyboard any more, if it goes round among several."""
        if len(self.night.people) > 1:
            self._holder = None

    def _settle(self) -> None:
        """A person is asked, or the night is over."""
        self._hurry = self._fast
        self._back = 0
        asked = self.night.asked
        if asked is None:
            self._drop()
            self.chooser = None
            self.on_over()
            self.page = Summary(figures(self.night.table), self.words, str(self._path), str(self._seed))
        elif self._holder != asked and self.night.is_secret(asked):
            self._drop()
            self.chooser = None
            self.page = Curtain(self.night.names[asked], self.words)
        else:
            self._ask(asked)
        self.show()

    def _ask(self, asked: int) -> None:
        view = self.night.table.view(asked)
        self.chooser = chooser(view, self.night.table.legal(asked))

    # What is pressed

    def press(self, key: str) -> None:
        """A key, wherever it is pressed."""
        if self.page is not None:
            self._press_page(key)
        elif key in ("question_mark", "?"):
            self._open_rules()
        elif key == "l":
            say = self.words.say
            self._open(Story(say("terminal-title-story"), say("terminal-hint-close"), self._story()))
        elif key in ("pageup", "pagedown"):
            self.scroll(5 if key == "pageup" else -5)
        elif key == "u" and self._undoer() is not None:
            self._undo()
        elif self._looking:
            if time.monotonic() >= self._deaf_until:
                self._looking = False
                self.advance()
        elif self.chooser is None:
            self._skip()
        elif time.monotonic() >= self._deaf_until:
            self._press_chooser(key)
        self.show()

    def _press_page(self, key: str) -> None:
        page = self.page
        assert page is not None
        if not page.press(key):
            return
        self.page = None
        if isinstance(page, Curtain):
            asked = self.night.asked
            assert asked is not None
            self._holder = asked
            self._held_since = len(self.night.table.state.story)
            self._deaf_until = time.monotonic() + _DEAF
            self._ask(asked)
        elif isinstance(page, Summary):
            if not page.again:
                self.exit(0)
                return
            self.on_again()
            self.night.again()
            self.advance()
        elif self.chooser is None:
            self.advance()

    def _skip(self) -> None:
        """Hurry on to where a person is asked."""
        self._hurry = True
        self._deaf_until = time.monotonic() + _DEAF
        self._stop_timer()
        self.advance()

    def _press_chooser(self, key: str) -> None:
        asked = self.night.asked
        assert self.chooser is not None
        assert asked is not None
        if key == "t":
            move, why = tip_lines(self.words, self.night, asked)
            title, hint = self.words.say("terminal-title-tip"), self.words.say("terminal-hint-close")
            self._open(Reading(title, hint, [("", move), ("", why)]))
            return
        action = self.chooser.press(key)
        if action is None:
            return
        self.chooser = None
        secret = self._holder == asked
        count = len(self.night.table.state.story)
        try:
            self.night.do(asked, action)
        except (NightbusError, OSError) as why:
            self.fail(why)
            return
        if not secret:
            self._drop()
        elif len(self.night.people) > 1 and self._saw_more(asked, count):
            self._looking = True
            self._deaf_until = time.monotonic() + _DEAF
            return
        self._note(self.night.table.story(self._public, count))
        if self.night.asked == asked:
            self._ask(asked)
        elif self._undoer() is not None and not self._fast:
            # Time to think better of it, before anybody else moves.
            self._timer = self.set_timer(PAUSES["call"], self.advance)
        else:
            self.advance()

    def _saw_more(self, seat: int, since: int) -> bool:
        """Was something told that this seat may read and not everybody?"""
        table = self.night.table
        return table.story(seat, since) != table.story(SPECTATOR, since) and self.night.asked != seat

    def _undoer(self) -> int | None:
        """The person who could take back a step now: one at the keyboard."""
        seat = self.viewer
        return seat if seat != SPECTATOR and self.night.table.may_undo(seat) else None

    def _undo(self) -> None:
        seat = self._undoer()
        assert seat is not None
        self._stop_timer()
        try:
            self.night.undo(seat)
        except (NightbusError, OSError) as why:
            self.fail(why)
            return
        self._settle()

    def fail(self, why: NightbusError | OSError) -> None:
        """Leave, the night being kept as far as it could be."""
        self.failed = self.words.error(why) if isinstance(why, NightbusError) else str(why.strerror)
        self.exit(1)
