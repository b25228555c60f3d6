"""A night in the terminal: Textual shows the stage and hands on keys and clicks; the rest is drawn elsewhere."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from textual.timer import Timer

from nightbus.errors import NightbusError
from nightbus.rules import events as told
from nightbus.rules.chase_the_ace.view import ChaseView
from nightbus.rules.events import Event
from nightbus.rules.game import SPECTATOR
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.rules.view import View
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.choosing import Chooser, chooser
from nightbus.terminal.figures import figures
from nightbus.terminal.helping import move_lines, question, rules_of_moment, tip_lines
from nightbus.terminal.night import Night
from nightbus.terminal.pages import Curtain, Page, Reading, Story, Summary
from nightbus.terminal.scene import Scene
from nightbus.terminal.stage import LEAST, Foot, draw_stage, draw_too_small
from nightbus.terminal.stage_app import StageApp
from nightbus.terminal.telling import Teller, tone
from nightbus.words import Words

_PAUSES: Final = {"head": 0.9, "cost": 0.8, "call": 1.0, "said": 0.45}
"""Seconds that a step is looked at, by the loudest thing told in it."""
_LOUDNESS: Final = ("said", "head", "call", "cost")
"""Which of several things told in one step is said below the table: the last of these."""
_DEAL: Final = 0.12
_SHOWDOWN: Final = 2.5
_DEALING: Final = (told.Dealt, told.MiddleDealt, told.RoundBegan, told.Drew)
_DEAF: Final = 0.35
"""Seconds after hurrying the bots on in which no key makes a move."""
_PATIENT_ROWS: Final = 3
"""Rows of a ride shown at leisure; after that the bus speeds up."""


def showdown(before: ChaseView, after: ChaseView, happened: list[Event]) -> ChaseView | None:
    """The table when all cards were shown, which the rules gather in at once for the next deal; None if none were."""
    shown = {event.seat: event.card for event in happened if isinstance(event, told.HandShown)}
    if before.phase == "sudden_death" and after.stock > before.stock:
        shown = {event.seat: event.card for event in happened if isinstance(event, told.Dealt)}
    if not shown:
        return None
    seats = tuple(
        replace(seat, card=shown.get(i, seat.card), holds=seat.holds or i in shown, lives=now.lives, chips=now.chips)
        for i, (seat, now) in enumerate(zip(before.seats, after.seats, strict=True))
    )
    return replace(before, seats=seats, awaits=(), due=None)


class NightApp(StageApp):
    """A night played."""

    def __init__(self, night: Night, words: Words, path: Path, seed: int, *, fast: bool = False) -> None:
        super().__init__()
        self.night = night
        self.words = words
        self.page: Page | None = None
        self.chooser: Chooser | None = None
        self.failed = ""
        """What went wrong with the files, if something did."""
        self.on_over: Any = lambda: None
        self.on_again: Any = lambda: None
        self._path = path
        self._seed = seed
        self._fast = fast
        self._hurry = fast
        self._deaf_until = 0.0
        self._timer: Timer | None = None
        self._holder: int | None = None
        """Who is at the keyboard, behind a curtain if it is one of several."""
        self._held_since = 0
        """How long the story was when the holder came."""
        self._spot: int | None = None
        self._still: View | None = None
        """A picture to look at before what follows it."""
        self._looking = False
        """Has the holder seen something of their own that must be looked at before the keyboard goes on?"""
        self._last: str = ""
        self._back = 0
        self._tellers: dict[int, Teller] = {}
        """The story so far for each viewer that there has been."""

    # What is seen

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

    def draw(self, canvas: Canvas) -> None:
        """The page on top, or the stage."""
        width, height = canvas.area.width, canvas.area.height
        if width < LEAST[0] or height < LEAST[1]:
            text = self.words.say("terminal-too-small", columns=LEAST[0], rows=LEAST[1])
            draw_too_small(canvas, text)
        elif self.page is not None:
            self.page.draw(canvas)
        else:
            draw_stage(canvas, self._scene(), self._story(), self._foot(), back=self._back)

    def _scene(self) -> Scene:
        table = self.night.table
        view = table.view(self.viewer) if self._still is None else self._still
        if view.awaits and self._still is None:
            self._spot = view.awaits[0]
        return Scene(
            game=table.game,
            rulebook=table.rulebook,
            house=table.house,
            view=view,
            names=table.names,
            words=self.words,
            chooser=self.chooser,
            spot=self._spot,
            me=self.viewer if self.viewer != SPECTATOR else None,
        )

    def _story(self) -> list[Any]:
        """The story as the viewer may read it, as far as it has come."""
        teller = self._tellers.setdefault(self.viewer, Teller(self.words, self.night.names))
        teller.tell(self.night.table.story(self.viewer, teller.told))
        return teller.lines

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
            pause = self._look(before, happened, step)
            if pause:
                self._timer = self.set_timer(pause, self.advance)
                break
        self.show()

    def _look(self, before: View, happened: list[Event], step: str) -> float:
        """Seconds that what happened is worth a look; the picture of it may have to be kept (`_still`)."""
        if not happened:
            return 0.0
        after = self.night.table.view(self.viewer)
        turned = next((event.card for event in happened if isinstance(event, told.RideTurned)), None)
        if isinstance(before, RideView) and isinstance(after, RideView):
            if turned is not None:
                return self._look_at_ride(before, after, turned, len(happened))
            if before.phase == "question_card":
                self._still = replace(after, phase=before.phase, question=before.question)
        if isinstance(before, ChaseView) and isinstance(after, ChaseView):
            self._still = showdown(before, after, happened)
        if any(isinstance(event, told.HandShown) for event in happened):
            return _SHOWDOWN
        if step == "chance" and all(isinstance(event, _DEALING) for event in happened):
            return _DEAL
        return max(_PAUSES[tone(event)] for event in happened)

    def _note(self, happened: list[Event]) -> None:
        """Say below the table what happened last, the loudest of it if there is more."""
        if happened:
            loudest = max(reversed(happened), key=lambda event: _LOUDNESS.index(tone(event)))
            self._last = self.words.event(loudest, self.night.names)

    def _look_at_ride(self, before: RideView, after: RideView, turned: int, told_of: int) -> float:
        """A card of the ride: it stays to be looked at when the row is laid anew for it."""
        if after.line[-1:] != (turned,):
            self._still = replace(
                before,
                line=(*before.line, turned),
                ride_cards=before.ride_cards + 1,
                ride_drinks=max(after.ride_drinks, before.ride_drinks),
                seats=after.seats,
            )
        pace = 1.0 if before.attempt <= _PATIENT_ROWS else 0.5 if before.attempt <= 3 * _PATIENT_ROWS else 0.2
        return pace * (0.5 if told_of == 1 else 1.2)

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

    def scroll(self, lines: int) -> None:
        """Scroll the page, or the story beside the table."""
        if self.page is not None:
            for _ in range(abs(lines)):
                self.page.press("up" if lines > 0 else "down")
        else:
            self._back = min(max(self._back + lines, 0), 3 * len(self._story()))
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
            self._timer = self.set_timer(_PAUSES["call"], self.advance)
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

    def _open_rules(self) -> None:
        table = self.night.table
        say = self.words.say
        view = table.view(self.viewer)
        asked = self.night.asked
        moves: list[tuple[str, str]] = []
        if self.chooser is not None and asked is not None:
            moves = [("", "\n".join(text for _, text in move_lines(self.words, table, asked)))]
        rules = list(rules_of_moment(self.words, table.game, table.house, view))
        title = say("terminal-title-help" if moves else "terminal-title-rules")
        self._open(Reading(title, say("terminal-hint-close"), [*moves, *rules]))

    def _open(self, page: Page) -> None:
        """Cover the stage; nothing goes on beneath."""
        self._stop_timer()
        self.page = page

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None

    def fail(self, why: NightbusError | OSError) -> None:
        """Leave, the night being kept as far as it could be."""
        self.failed = self.words.error(why) if isinstance(why, NightbusError) else str(why.strerror)
        self.exit(1)
