"""A table in Textual: the stage, its story, the pages over it, and how long each thing is looked at."""

from dataclasses import replace
from typing import Any, Final

from textual.timer import Timer

from nightbus.rules import events as told
from nightbus.rules.chase_the_ace.view import ChaseView
from nightbus.rules.events import Event
from nightbus.rules.game import SPECTATOR
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.rules.view import View
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.choosing import Chooser
from nightbus.terminal.helping import move_lines, rules_of_moment
from nightbus.terminal.pages import Page, Reading
from nightbus.terminal.scene import Scene
from nightbus.terminal.shown import TableShown
from nightbus.terminal.stage import LEAST, Foot, draw_stage, draw_too_small
from nightbus.terminal.stage_app import StageApp
from nightbus.terminal.telling import Teller, tone
from nightbus.words import Words

PAUSES: Final = {"head": 0.9, "cost": 0.8, "call": 1.0, "said": 0.45}
"""Seconds that a step is looked at, by the loudest thing told in it."""
_LOUDNESS: Final = ("said", "head", "call", "cost")
"""Which of several things told in one step is said below the table: the last of these."""
_DEAL: Final = 0.12
_SHOWDOWN: Final = 2.5
_DEALING: Final = (told.Dealt, told.MiddleDealt, told.RoundBegan, told.Drew)
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
        seat._replace(card=shown.get(i, seat.card), holds=seat.holds or i in shown, lives=now.lives, chips=now.chips)
        for i, (seat, now) in enumerate(zip(before.seats, after.seats, strict=True))
    )
    return replace(before, seats=seats, awaits=(), due=None)


class TableApp(StageApp):
    """A table shown, be it one of this program's own or a server's."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words
        self.page: Page | None = None
        self.chooser: Chooser | None = None
        self._timer: Timer | None = None
        self._spot: int | None = None
        self._still: View | None = None
        """A picture to look at before what follows it."""
        self._last: str = ""
        self._back = 0
        self._tellers: dict[int, Teller] = {}
        """The story so far for each viewer that there has been."""

    @property
    def table(self) -> TableShown:
        """The table."""
        raise NotImplementedError

    @property
    def viewer(self) -> int:
        """Whose eyes the picture is seen with."""
        raise NotImplementedError

    @property
    def asked(self) -> int | None:
        """The seat, of those at this keyboard, that is to act."""
        raise NotImplementedError

    def _foot(self) -> Foot:
        raise NotImplementedError

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
        table = self.table
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
        teller = self._tellers.setdefault(self.viewer, Teller(self.words, self.table.names))
        teller.tell(self.table.story(self.viewer, teller.told))
        return teller.lines

    def _look(self, before: View, happened: list[Event], *, by_chance: bool) -> float:
        """Seconds that what happened is worth a look; the picture of it may have to be kept (`_still`)."""
        if not happened:
            return 0.0
        after = self.table.view(self.viewer)
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
        if by_chance and all(isinstance(event, _DEALING) for event in happened):
            return _DEAL
        return max(PAUSES[tone(event)] for event in happened)

    def _note(self, happened: list[Event]) -> None:
        """Say below the table what happened last, the loudest of it if there is more."""
        if happened:
            loudest = max(reversed(happened), key=lambda event: _LOUDNESS.index(tone(event)))
            self._last = self.words.event(loudest, self.table.names)

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

    def scroll(self, lines: int) -> None:
        """Scroll the page, or the story beside the table."""
        if self.page is not None:
            for _ in range(abs(lines)):
                self.page.press("up" if lines > 0 else "down")
        else:
            self._back = min(max(self._back + lines, 0), 3 * len(self._story()))
        self.show()

    def _open_rules(self) -> None:
        table = self.table
        say = self.words.say
        view = table.view(self.viewer)
        asked = self.asked
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
