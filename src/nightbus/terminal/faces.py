"""Cards drawn with characters, in five sizes.

A suit shows as a sign, a letter and a colour of its own; red suits have a perforated edge and black ones a solid one.
"""

from typing import Final

from nightbus.cards import CUCKOO_FIRST, CUCKOO_VALUES, RANKS, SUITS, is_red, rank_of, suit_of
from nightbus.terminal.canvas import Area, Canvas, Ink
from nightbus.terminal.palette import (
    BAIZE_LINE,
    BRASS,
    EDGE,
    INK,
    LAMP,
    LIT,
    OX,
    OX_3,
    PAPER,
    PLATE,
    SUIT_INKS,
    SUIT_LIGHTS,
)

SIGNS: Final = ("♣", "♦", "♥", "♠")

HUGE: Final = (11, 7)
LARGE: Final = (7, 5)
MEDIUM: Final = (5, 4)
FLAT: Final = (5, 3)
SMALL: Final = (4, 2)

_CUCKOO_SIGNS: Final = {"HOUSE": "⌂", "HORSE": "♞", "CAT": "≈", "CUCKOO": "♪"}


def rank_sign(card: int) -> str:
    """The rank as it stands in the corner of a card: `10`, `Q`; of the Cuckoo pack its number, or a letter or two."""
    if card < CUCKOO_FIRST:
        return RANKS[rank_of(card)]
    name = CUCKOO_VALUES[card - CUCKOO_FIRST]
    return name[1:] if name[1:].isdecimal() else {"HOUSE": "Ho", "HORSE": "Hs", "CAT": "Ca", "CUCKOO": "Cu"}[name]


def suit_sign(card: int) -> str:
    """The sign of the suit; of the Cuckoo pack that of the value."""
    if card < CUCKOO_FIRST:
        return SIGNS[suit_of(card)]
    return _CUCKOO_SIGNS.get(CUCKOO_VALUES[card - CUCKOO_FIRST], "·")


def suit_letter(card: int) -> str:
    """The letter of the suit as the notation has it; the Cuckoo pack has none."""
    return SUITS[suit_of(card)] if card < CUCKOO_FIRST else " "


def card_ink(card: int) -> Ink:
    """The suit's colour on paper."""
    return Ink(SUIT_INKS[suit_of(card)] if card < CUCKOO_FIRST else INK, PAPER, bold=True)


def card_light(card: int) -> Ink:
    """The suit's colour on a dark ground."""
    return Ink(SUIT_LIGHTS[suit_of(card)] if card < CUCKOO_FIRST else None, bold=True)


def short(card: int | None) -> str:
    """A card in two or three signs, for a line of text: `7♥`."""
    return "▒▒" if card is None else rank_sign(card) + suit_sign(card)


def draw_card(
    canvas: Canvas, x: int, y: int, card: int | None, size: tuple[int, int], *, label: str = "", lit: bool = False
) -> Area:
    """The area of a card drawn at (x, y), face down if it is None; `label` stands in its upper edge."""
    area = Area(x, y, *size)
    if size == SMALL:
        _draw_small(canvas, area, card, lit)
    elif card is None:
        _draw_back(canvas, area, lit)
    else:
        _draw_face(canvas, area, card, lit)
    if label:
        canvas.put_middle(area, y, label if size == SMALL else f" {label} ", LIT if lit else PLATE)
    return area


def _rim(canvas: Canvas, area: Area, ink: Ink, side: str) -> None:
    """The rim of a card, with rounded corners."""
    middle = area.width - 2
    canvas.put(area.x, area.y, f"╭{'─' * middle}╮", ink)
    canvas.put(area.x, area.bottom - 1, f"╰{'─' * middle}╯", ink)
    for y in range(area.y + 1, area.bottom - 1):
        canvas.put(area.x, y, side, ink)
        canvas.put(area.right - 1, y, side, ink)


def _draw_face(canvas: Canvas, area: Area, card: int, lit: bool) -> None:
    ink = card_ink(card)
    red = card < CUCKOO_FIRST and is_red(card)
    rim = Ink(ink.fore if not lit else INK, LAMP if lit else PAPER, mark=lit)
    canvas.fill(area, ink)
    _rim(canvas, area, rim, "┊" if red else "│")
    rank, sign, letter = rank_sign(card), suit_sign(card), suit_letter(card)
    inner = area.inside(1, 1)
    if area.height >= LARGE[1]:
        canvas.put(inner.x, inner.y, rank, ink)
        canvas.put(inner.right - 1, inner.y, letter, Ink(EDGE, PAPER))
        canvas.put_right(inner, inner.bottom - 1, rank, ink)
        for x, y, pip in _pips(card) if area.height == HUGE[1] else ((2, 1, sign),):
            canvas.put(inner.x + x, inner.y + y, pip, ink)
    elif area.height == MEDIUM[1]:
        canvas.put(inner.x, inner.y, rank, ink)
        canvas.put_right(inner, inner.y + 1, f"{sign}{letter}".strip(), ink)
    else:
        canvas.put(inner.x, inner.y, f"{rank}{sign}", ink)


_SIDES: Final = {0: (), 2: (0, 4), 3: (0, 2, 4), 4: (0, 1, 3, 4)}
"""Rows of the pips in each of the two outer columns, by their number."""
_CENTRES: Final = {0: (), 1: (2,), 2: (1, 3), 3: (0, 2, 4)}


def _pips(card: int) -> list[tuple[int, int, str]]:
    """(column, row, sign) of what stands inside a huge card: pips as on real cards, courts between two signs."""
    sign, rank = suit_sign(card), rank_sign(card)
    if card >= CUCKOO_FIRST or rank == "A":
        return [(4, 2, sign)]
    if rank in ("J", "Q", "K"):
        return [(4, 1, sign), (3, 2, "┤"), (4, 2, rank), (5, 2, "├"), (4, 3, sign)]
    number = int(rank)
    centre = {2: 2, 3: 3}.get(number, 2 if number in (8, 10) else number % 2)
    if number == 2:
        return [(4, 0, sign), (4, 4, sign)]
    side = (number - centre) // 2
    found = [(x, y, sign) for y in _SIDES[side] for x in (2, 6)]
    return [*found, *((4, y, sign) for y in _CENTRES[centre])]


def _draw_back(canvas: Canvas, area: Area, lit: bool) -> None:
    ink = Ink(BRASS, OX)
    canvas.fill(area, ink)
    _rim(canvas, area, Ink(INK, LAMP, mark=True) if lit else Ink(OX_3, OX), "│")
    inner = area.inside(1, 1)
    for y in range(inner.y, inner.bottom):
        for x in range(inner.x, inner.right):
            canvas.put(x, y, "◆" if (x - inner.x + y - inner.y) % 2 == 0 else "·", ink)


def _draw_small(canvas: Canvas, area: Area, card: int | None, lit: bool) -> None:
    if card is None:
        ink = Ink(INK, LAMP, mark=True) if lit else Ink(BRASS, OX)
        canvas.put(area.x, area.y, "◆·◆·", ink)
        canvas.put(area.x, area.y + 1, "▀▀▀▀", Ink(LAMP if lit else OX))
        return
    ink = card_ink(card)
    if lit:
        ink = Ink(ink.fore, LAMP, bold=True, mark=True)
    x = canvas.put(area.x, area.y, f"{rank_sign(card)}{suit_sign(card)}", ink)
    letter = suit_letter(card)
    canvas.put(x, area.y, letter.ljust(area.right - x), ink._replace(fore=EDGE, bold=False) if not lit else ink)
    canvas.put(area.x, area.y + 1, "▀▀▀▀", Ink(LAMP if lit else PAPER))


def draw_slot(canvas: Canvas, x: int, y: int, size: tuple[int, int], text: str = "", *, lit: bool = False) -> Area:
    """The area of a place where a card is to come, its number in the middle."""
    area = Area(x, y, *size)
    ink = Ink(LAMP if lit else BAIZE_LINE, bold=lit)
    if size == SMALL:
        canvas.put(x, y, "╶──╴", ink)
        return area
    middle = area.width - 2
    canvas.put(x, y, f"╭{'╌' * middle}╮", ink)
    canvas.put(x, area.bottom - 1, f"╰{'╌' * middle}╯", ink)
    for row in range(y + 1, area.bottom - 1):
        canvas.put(x, row, "╎", ink)
        canvas.put(area.right - 1, row, "╎", ink)
    canvas.put_middle(area, y + (area.height - 1) // 2, text, ink)
    return area
