"""A screen of character cells to draw on, with the places where a click does what a key does.

It knows nothing of games, and of Textual only how to hand over a line. Drawing outside of it is cut off.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip


class Ink(NamedTuple):
    """How a cell is drawn; a colour left out is that of what lies beneath."""

    fore: str | None = None
    back: str | None = None
    bold: bool = False
    dim: bool = False
    mark: bool = False
    """It matters now: without colours such cells are drawn in reverse."""

    def on(self, back: str | None) -> "Ink":
        """The same on another ground."""
        return self._replace(back=back)


PLAIN: Final = Ink()
_WIDE: Final = "\u0300"
"""Below this every sign takes one cell."""


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond it."""
        return self.y + self.height

    def rows(self, first: int, count: int | None = None) -> "Area":
        """So many of its rows, from `first` on."""
        left = max(self.height - first, 0)
        return replace(self, y=self.y + first, height=left if count is None else max(min(count, left), 0))

    def columns(self, first: int, count: int | None = None) -> "Area":
        """So many of its columns, from `first` on."""
        left = max(self.width - first, 0)
        return replace(self, x=self.x + first, width=left if count is None else max(min(count, left), 0))

    def inside(self, x: int, y: int = 0) -> "Area":
        """What is left when so much is taken off each side."""
        return Area(self.x + x, self.y + y, max(self.width - 2 * x, 0), max(self.height - 2 * y, 0))

    def holds(self, x: int, y: int) -> bool:
        """Does this cell lie in it?"""
        return self.x <= x < self.right and self.y <= y < self.bottom


class Canvas:
    """Cells, each a character and its ink; a wide character fills a cell and leaves the next one empty."""

    def __init__(self, width: int, height: int) -> None:
        self.area = Area(0, 0, width, height)
        self._signs = [[" "] * width for _ in range(height)]
        self._inks = [[PLAIN] * width for _ in range(height)]
        self._keys: list[tuple[Area, str]] = []

    def fill(self, area: Area, ink: Ink, sign: str = " ") -> None:
        """Every cell of an area becomes this sign."""
        for y in range(max(area.y, 0), min(area.bottom, self.area.height)):
            for x in range(max(area.x, 0), min(area.right, self.area.width)):
                self._set(x, y, sign, ink)

    def put(self, x: int, y: int, text: str, ink: Ink = PLAIN, *, limit: int | None = None) -> int:
        """The column after the text, written from (x, y); what is wider than `limit` is shortened."""
        if limit is not None:
            text = shortened(text, limit)
        for sign in text:
            width = 1 if sign < _WIDE else cell_len(sign)
            if width == 0:
                continue
            if 0 <= y < self.area.height and x >= 0 and x + width <= self.area.width:
                self._set(x, y, sign, ink)
                if width == 2:
                    self._set(x + 1, y, "", ink)
            x += width
        return x

    def put_middle(self, area: Area, y: int, text: str, ink: Ink = PLAIN) -> None:
        """Write a text in the middle of an area's width, on row `y` of the canvas."""
        text = shortened(text, area.width)
        self.put(area.x + (area.width - cell_len(text)) // 2, y, text, ink)

    def put_right(self, area: Area, y: int, text: str, ink: Ink = PLAIN) -> int:
        """The column where a text starts that ends at the right of an area."""
        text = shortened(text, area.width)
        start = area.right - cell_len(text)
        self.put(start, y, text, ink)
        return start

    def key(self, area: Area, key: str) -> None:
        """A click in this area does what this key does; of several areas the last counts."""
        self._keys.append((area, key))

    def key_at(self, x: int, y: int) -> str | None:
        """The key of what is drawn here."""
        return next((key for area, key in reversed(self._keys) if area.holds(x, y)), None)

    def forget_keys(self) -> None:
        """What has been drawn so far is covered: clicks there do nothing."""
        self._keys.clear()

    def text(self) -> str:
        """What is drawn, without its colours."""
        return "\n".join("".join(row).rstrip() for row in self._signs)

    def strip(self, y: int, *, colours: bool = True) -> Strip:
        """A row for Textual."""
        segments: list[Segment] = []
        start = 0
        signs, inks = self._signs[y], self._inks[y]
        for x in range(1, self.area.width + 1):
            if x == self.area.width or inks[x] != inks[start]:
                segments.append(Segment("".join(signs[start:x]), _style(inks[start], colours)))
                start = x
        return Strip(segments, self.area.width)

    def _set(self, x: int, y: int, sign: str, ink: Ink) -> None:
        row = self._signs[y]
        if row[x] == "" and x:  # half of a wide character is none
            row[x - 1] = " "
        if x + 1 < self.area.width and row[x + 1] == "":
            row[x + 1] = " "
        row[x] = sign
        beneath = self._inks[y][x]
        self._inks[y][x] = ink if ink.back is not None else ink._replace(back=beneath.back)


def width_of(text: str) -> int:
    """How many cells a text takes."""
    return cell_len(text)


def shortened(text: str, width: int) -> str:
    """The text cut to so many cells, with a mark where it was cut.

    >>> shortened("Wednesday Quiz Team", 10)
    'Wednesday…'
    """
    if cell_len(text) <= width:
        return text
    if width < 1:
        return ""
    kept = ""
    used = 0
    for sign in text:
        used += cell_len(sign)
        if used > width - 1:
            break
        kept += sign
    return kept.rstrip() + "…"


def padded(text: str, width: int) -> str:
    """The text in exactly so many cells."""
    text = shortened(text, width)
    return text + " " * (width - cell_len(text))


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most so many cells, broken between words where that is possible."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            while cell_len(word) > width:
                room = width - cell_len(line) - 1 if line else width
                if room < 4:
                    lines.append(line)
                    line, room = "", width
                head = _head(word, room)
                lines.append(f"{line} {head}" if line else head)
                line, word = "", word[len(head) :]
            if not line:
                line = word
            elif cell_len(line) + 1 + cell_len(word) <= width:
                line = f"{line} {word}"
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return lines


def _head(word: str, width: int) -> str:
    """As much of a word as has room, at least one sign."""
    end = 1
    while end < len(word) and cell_len(word[: end + 1]) <= width:
        end += 1
    return word[:end]


@cache
def _style(ink: Ink, colours: bool) -> Style:
    if not colours:
        return Style(bold=ink.bold or None, dim=ink.dim or None, reverse=ink.mark or None)
    return Style(color=ink.fore, bgcolor=ink.back, bold=ink.bold or None, dim=ink.dim or None)
