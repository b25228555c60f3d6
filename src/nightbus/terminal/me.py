"""Oneself at a server's table: what a drink is at one's own seat, who sees that, and the way to another device."""

from dataclasses import dataclass, field
from typing import Final, get_args

from nightbus.server.messages import Unit
from nightbus.terminal.canvas import Area, Canvas, wrapped
from nightbus.terminal.line import Address
from nightbus.terminal.lobby import settled_lines
from nightbus.terminal.pages import CLOSE, cover
from nightbus.terminal.palette import BODY, LIT, PLATE, SOFT, YELLOW
from nightbus.terminal.remote import Json, RemoteTable
from nightbus.words import Words

DRIVING: Final = "driving"
GLASSES: Final[tuple[str, ...]] = (*get_args(Unit), DRIVING)
"""What a drink may be at a seat: as the server has it, and for whoever drives points from the first card."""
SHARE: Final = str(len(GLASSES) + 1)
"""The key that shows it to the table, or does not any more."""


def label(glass: Json, choice: str, *, shared: bool) -> Json:
    """The command by which a drink is this from now on; whoever drives keeps what it was for the way back."""
    driving = choice == DRIVING
    unit = glass["unit"] if driving else choice
    return {"type": "label", "unit": unit, "driver": driving, "shown": None if shared else []}


def choice_of(glass: Json) -> str:
    """Which of `GLASSES` this is."""
    return DRIVING if glass["driver"] else str(glass["unit"])


def beyond_cap(words: Words, before: Json | None, after: Json | None) -> str:
    """What is said to whoever has just gone past the table's limit; empty if that is not so."""
    if not before or not after or choice_of(after) in (DRIVING, "points") or choice_of(before) != choice_of(after):
        return ""
    points = after["points"] - before["points"]
    return words.say("page-ride-beyond-cap", points=points) if points > 0 else ""


def state_lines(words: Words, table: RemoteTable) -> list[str]:
    """What one has had, and what the host has settled for everybody."""
    glass = table.glass
    lines = []
    if glass is not None and table.seat is not None and table.counts_drinks:
        lines.append(words.say("page-sheet-seat-had", drinks=glass["drinks"], points=glass["points"]))
    return lines + settled_lines(words, table)


@dataclass(slots=True)
class Me:
    """The page of it."""

    table: RemoteTable
    address: Address
    words: Words
    shared: bool
    """May the table see what a drink is here? The server does not say."""
    notice: str = ""
    move: str = ""
    """The one-time code, once it was told."""
    wish: Json | None = field(default=None, init=False)
    """What the last key asks the server for."""

    def press(self, key: str) -> bool:
        """True when it is done with."""
        self.wish = None
        glass = self.table.glass
        if key == "d":
            self.wish = {"type": "move"}
        elif glass is not None and key == SHARE:
            self.shared = not self.shared
            self.wish = label(glass, choice_of(glass), shared=self.shared)
        elif glass is not None and key.isdecimal() and 0 < int(key) <= len(GLASSES):
            self.wish = label(glass, GLASSES[int(key) - 1], shared=self.shared)
        return key in (*CLOSE, "m")

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        say = self.words.say
        page = cover(canvas, say("page-me"), say("terminal-join-me-hint"))
        y = page.y
        if self.move:  # whoever has asked for it has a minute: it comes first, whatever else there is room for
            for line in way_lines(self.words, self.address, self.move):
                y = _put(canvas, page, y, line, lit=line.strip() == self.move)
        else:
            for line in [self.notice] if self.notice else state_lines(self.words, self.table):
                y = _put(canvas, page, y, line, lit=bool(self.notice))
        glass = self.table.glass
        if glass is not None:
            y = self._draw_glasses(canvas, page, y + 1, glass)
        _draw_key(canvas, page, y, "D", say("join-move-ask"), lit=False)

    def _draw_glasses(self, canvas: Canvas, page: Area, y: int, glass: Json) -> int:
        say = self.words.say
        canvas.put(page.x, y, say("page-glass"), SOFT, limit=page.width)
        for i, choice in enumerate(GLASSES, start=1):
            here = choice == choice_of(glass)
            text = say(f"page-unit-{choice}")
            if choice == DRIVING:
                text = f"{text}: {say('page-glass-driver-about')}"
            _draw_key(canvas, page, y + i, str(i), f"{'●' if here else '○'} {text}", lit=here)
        y += len(GLASSES) + 1
        sign = "☑" if self.shared else "☐"
        _draw_key(canvas, page, y, SHARE, f"{sign} {say('page-glass-open')}. {say('page-glass-open-about')}", lit=False)
        return y + 2


def way_lines(words: Words, address: Address, move: str) -> list[str]:
    """How another device takes the seat with this code."""
    return [words.say("join-move"), f"  {move}", words.say("join-move-how", url=address.url, move=move)]


def _put(canvas: Canvas, page: Area, y: int, text: str, *, lit: bool = False) -> int:
    """The row below the text."""
    for line in wrapped(text, page.width)[: max(page.bottom - y, 0)]:
        canvas.put(page.x, y, line, YELLOW if lit else BODY)
        y += 1
    return y


def _draw_key(canvas: Canvas, page: Area, y: int, key: str, text: str, *, lit: bool) -> None:
    if y >= page.bottom:
        return
    x = canvas.put(page.x, y, f" {key} ", LIT if lit else PLATE)
    x = canvas.put(x + 1, y, text, YELLOW if lit else BODY, limit=page.right - x - 1)
    canvas.key(Area(page.x, y, x - page.x, 1), key.lower())
