"""What covers the stage for a while: the rules of the moment, the whole story, the curtain, the night in figures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

from nightbus.terminal.canvas import Area, Canvas, Ink, padded, shortened, width_of, wrapped
from nightbus.terminal.figures import Figures, Ticket
from nightbus.terminal.palette import (
    BLIND,
    BODY,
    BRASS,
    CREAM,
    EDGE,
    ENAMEL,
    HEAD,
    INK,
    LAMP,
    LIT,
    NIGHT,
    OX,
    OX_3,
    PALE,
    PAPER,
    PLATE,
    QUIET,
    SOFT,
    YELLOW,
)
from nightbus.terminal.stage import Told, draw_story
from nightbus.words import Words

_MOQUETTE: Final = ("◆   ╌   ", "  ·   · ", "╌   ◆   ", "  ·   · ")
"""What bus seats and curtains are made of."""

CLOSE: Final = ("escape", "enter", "question_mark", "space", "l", "q")


@dataclass(slots=True)
class Reading:
    """Text to read and scroll, paragraphs with a label each."""

    title: str
    hint: str
    paragraphs: Sequence[tuple[str, str]]
    top: int = 0
    _most: int = 0

    def press(self, key: str) -> bool:
        """Scroll; True when the page is to be closed."""
        step = {"down": 1, "up": -1, "pagedown": 10, "pageup": -10, "home": -(10**6), "end": 10**6}.get(key, 0)
        self.top = min(max(self.top + step, 0), self._most)
        return key in CLOSE

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        page = cover(canvas, self.title, self.hint)
        margin = max((width_of(label) for label, _ in self.paragraphs), default=0) + 2
        rows: list[tuple[str, str]] = []
        for label, text in self.paragraphs:
            for i, line in enumerate(_indented(text, page.width - margin)):
                rows.append((label if i == 0 else "", line))
            rows.append(("", ""))
        self._most = max(len(rows) - 1 - page.height, 0)
        self.top = min(self.top, self._most)
        for y, (label, line) in enumerate(rows[self.top : self.top + page.height], page.y):
            canvas.put(page.x, y, label, YELLOW)
            canvas.put(page.x + margin, y, line, BODY)
        _draw_more(canvas, page, self.top > 0, self.top < self._most)


@dataclass(slots=True)
class Story:
    """The whole story, to scroll back through."""

    title: str
    hint: str
    told: Sequence[Told]
    back: int = 0

    def press(self, key: str) -> bool:
        """Scroll; True when the page is to be closed."""
        step = {"down": -1, "up": 1, "pagedown": -10, "pageup": 10, "home": 10**6, "end": -(10**6)}.get(key, 0)
        self.back = min(max(self.back + step, 0), 3 * len(self.told))
        return key in CLOSE

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        draw_story(canvas, cover(canvas, self.title, self.hint), self.told, self.back)


@dataclass(slots=True)
class Curtain:
    """Between two hands: only the one who is named may look."""

    name: str
    words: Words

    def press(self, key: str) -> bool:
        """True when the curtain is to be drawn aside."""
        return key == "enter"

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        canvas.forget_keys()
        for y in range(canvas.area.height):
            row = _MOQUETTE[y % len(_MOQUETTE)] * (canvas.area.width // len(_MOQUETTE[0]) + 1)
            canvas.put(0, y, row, Ink(OX_3, OX))
            for x in range(row.find("◆"), canvas.area.width, len(_MOQUETTE[0])) if "◆" in row else ():
                canvas.put(x, y, "◆", Ink(BRASS, OX))
        width = min(max(width_of(self.name) + 12, 40), canvas.area.width - 4)
        box = Area((canvas.area.width - width) // 2, max(canvas.area.height // 2 - 5, 0), width, 9)
        canvas.fill(box, Ink(INK, PAPER))
        _frame(canvas, box, Ink(ENAMEL, PAPER, bold=True))
        canvas.put_middle(box, box.y + 2, self.words.say("terminal-pass-to"), Ink(INK, PAPER))
        canvas.put_middle(box, box.y + 3, self.name, Ink(OX, PAPER, bold=True))
        canvas.put_middle(box, box.y + 5, self.words.say("terminal-others-look-away"), Ink(INK, PAPER))
        canvas.put_middle(box, box.y + 7, f" {self.words.say('terminal-draw-curtain')} ", LIT)
        canvas.key(canvas.area, "enter")


@dataclass(slots=True)
class Summary:
    """The night in figures, and what next."""

    figures: Figures
    words: Words
    path: str
    seed: str
    asks: bool = True
    """May there be another game?"""
    kept: str = ""
    """What is said of where the night is kept, if it is not in a file here."""
    more: tuple[tuple[str, str], ...] = ()
    """Further keys, and the messages that say what they do: the application knows."""
    again: bool = field(default=False, init=False)
    """Was another game asked for?"""

    def press(self, key: str) -> bool:
        """True when something has been chosen."""
        self.again = self.asks and key == "1"
        return key in ("1", "2") if self.asks else key in CLOSE

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""
        canvas.forget_keys()
        area = canvas.area
        canvas.fill(area, Ink(CREAM, NIGHT))
        canvas.fill(area.rows(0, 2), Ink(LAMP, BLIND))
        canvas.put(1, 0, self.words.say("terminal-headline-over").upper(), HEAD)
        canvas.put(1, 1, self.words.say(self.figures.title), Ink(QUIET, BLIND))
        foot = self._draw_foot(canvas)
        page = Area(1, 3, area.width - 2, foot - 4)
        tickets = self.figures.tickets
        if tickets and page.height - 5 >= (len(self.figures.seats) + 1) // 2:
            self._draw_tickets(canvas, page.rows(0, 4), tickets)
            page = page.rows(5)
        self._draw_bars(canvas, page)

    def _draw_tickets(self, canvas: Canvas, area: Area, tickets: Sequence[Ticket]) -> None:
        """As many as there is room for, each a stub of cream paper."""
        count = min(len(tickets), max(area.width // 24, 1))
        width = (area.width + 1) // count - 1
        for i, ticket in enumerate(tickets[:count]):
            stub = Area(area.x + i * (width + 1), area.y, width, 4)
            canvas.fill(stub, Ink(INK, CREAM))
            for y in range(stub.y, stub.bottom):
                canvas.put(stub.x, y, "┊", Ink(EDGE, CREAM))
            inner = stub.columns(2, width - 3)
            label, amount = self.words.say(ticket.message), self.words.say(f"{ticket.message}.amount", n=ticket.number)
            for y, line in enumerate(wrapped(label, inner.width)[:1], inner.y):
                canvas.put(inner.x, y, line, Ink(OX, CREAM), limit=inner.width)
            canvas.put(inner.x, inner.y + 1, amount, Ink(INK, CREAM, bold=True), limit=inner.width)
            for y, line in enumerate(wrapped(", ".join(ticket.names), inner.width)[:2], inner.y + 2):
                canvas.put(inner.x, y, line, Ink(INK, CREAM), limit=inner.width)

    def _draw_bars(self, canvas: Canvas, area: Area) -> None:
        """A bar for each seat, in two columns if there are many."""
        seats = self.figures.seats
        columns = 1 if len(seats) <= area.height else 2
        rows = (len(seats) + columns - 1) // columns
        width = (area.width - (columns - 1) * 3) // columns
        most = max((seat.bar for seat in seats), default=0) or 1
        name_width = min(max((width_of(seat.name) for seat in seats), default=0), 20, width // 3)
        texts = [", ".join(self._amount(*amount) for amount in seat.amounts) for seat in seats]
        room = max(width - name_width - 3 - max(width_of(text) for text in texts), 4)
        for i, seat in enumerate(seats):
            x, y = area.x + i // rows * (width + 3), area.y + i % rows
            if y >= area.bottom:
                continue
            canvas.put(x, y, padded(seat.name, name_width), YELLOW if seat.won else BODY)
            bar = seat.bar * room / most
            full = "█" * int(bar) + ("▌" if bar % 1 >= 0.5 else "")
            canvas.put(x + name_width + 1, y, full, Ink(LAMP if seat.won else BRASS))
            canvas.put(x + name_width + 2 + len(full), y, texts[i], SOFT, limit=width - name_width - 2 - len(full))

    def _amount(self, message: str, number: int) -> str:
        return self.words.say(message, **{message.removeprefix("terminal-"): number})

    def _draw_foot(self, canvas: Canvas) -> int:
        """The log's path, and the choice; the row where they begin."""
        kept = self.kept or self.words.say("terminal-log-at", path=self.path, seed=self.seed)
        lines = wrapped(kept, canvas.area.width - 2)
        top = canvas.area.height - len(lines) - 2
        for y, line in enumerate(lines, top):
            canvas.put(1, y, line, SOFT)
        y = canvas.area.height - 1
        canvas.fill(Area(0, y, canvas.area.width, 1), Ink(CREAM, BLIND))
        x = 1
        choices = (
            (("1", "terminal-another"), ("2", "terminal-go-home")) if self.asks else (("Enter", "terminal-close"),)
        )
        for key, message in (*choices, *self.more):
            start = x
            x = canvas.put(x, y, f" {key} ", PLATE)
            x = canvas.put(x, y, f" {self.words.say(message)} ", Ink(CREAM, BLIND))
            canvas.key(Area(start, y, x - start, 1), key.lower())
            x += 1
        return top


def _indented(text: str, width: int) -> Iterator[str]:
    """The text in lines as `wrapped` makes them, each as far in as it began."""
    for part in text.split("\n"):
        indent = part[: len(part) - len(part.lstrip())]
        yield from (indent + line for line in wrapped(part, width - len(indent)))


class Page(Protocol):
    """What covers the stage for a while."""

    def press(self, key: str) -> bool:
        """True when it is done with."""

    def draw(self, canvas: Canvas) -> None:
        """Draw it over everything."""


def cover(canvas: Canvas, title: str, hint: str) -> Area:
    """The room inside an empty page with a title above and a hint below."""
    canvas.forget_keys()
    area = canvas.area
    canvas.fill(area, Ink(CREAM, NIGHT))
    canvas.fill(area.rows(0, 1), Ink(LAMP, BLIND))
    canvas.put(1, 0, shortened(title.upper(), area.width - 2), HEAD)
    canvas.fill(Area(0, area.bottom - 1, area.width, 1), Ink(CREAM, BLIND))
    canvas.put(1, area.bottom - 1, shortened(hint, area.width - 2), Ink(EDGE, BLIND))
    canvas.key(area.rows(area.height - 1), "escape")
    return Area(2, 2, area.width - 4, area.height - 4)


def _draw_more(canvas: Canvas, page: Area, above: bool, below: bool) -> None:
    if above:
        canvas.put(page.right, page.y, "▲", PALE)
    if below:
        canvas.put(page.right, page.bottom - 1, "▼", PALE)


def _frame(canvas: Canvas, box: Area, ink: Ink) -> None:
    canvas.put(box.x, box.y, "╔" + "═" * (box.width - 2) + "╗", ink)
    canvas.put(box.x, box.bottom - 1, "╚" + "═" * (box.width - 2) + "╝", ink)
    for y in range(box.y + 1, box.bottom - 1):
        canvas.put(box.x, y, "║", ink)
        canvas.put(box.right - 1, y, "║", ink)
