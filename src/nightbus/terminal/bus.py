"""The row of seats along the foot of the stage: the bus, a window for each, lit for whoever is to act."""

from typing import Final, cast

from nightbus.rules.ride_the_bus.view import RideSeat, RideView
from nightbus.rules.stop_the_bus.view import StopSeat, StopView
from nightbus.terminal.canvas import Area, Canvas, Ink, shortened
from nightbus.terminal.faces import card_light, short
from nightbus.terminal.giving import GLASS, SHOT
from nightbus.terminal.palette import BRASS, CREAM, EDGE, INK, LAMP, LAMP_2, NIGHT, OX, OX_2, QUIET, STOP
from nightbus.terminal.scene import Scene
from nightbus.terminal.stop_board import token_sign

HEIGHT: Final = 4
"""Rows of the bus: three of one deck's windows, or two of each of two decks."""
_NARROWEST: Final = 9
"""A window that still holds a name and three cards."""
_ROOMY: Final = 12
"""A window with room for a margin."""


def draw(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the seats of Ride the Bus or Stop the Bus."""
    view = cast("RideView | StopView", scene.view)
    count = len(view.seats)
    canvas.fill(area, Ink(CREAM, OX))
    decks = 1 if area.width // count >= _NARROWEST else 2
    if decks == 1:
        canvas.put(area.x, area.y, "▔" * area.width, Ink(CREAM, OX))
    on_deck = (count + decks - 1) // decks
    rows = area.height - 1 if decks == 1 else area.height // 2
    seats: tuple[RideSeat | StopSeat, ...] = view.seats
    for i, seat in enumerate(seats):
        deck, place = divmod(i, on_deck)
        x, end = (area.x + 1 + (area.width - 1) * n // on_deck for n in (place, place + 1))
        window = Area(x, area.y + (1 if decks == 1 else deck * rows), end - x - 1, rows)
        _draw_window(canvas, window, scene, view, i, seat)


def _draw_window(
    canvas: Canvas, area: Area, scene: Scene, view: RideView | StopView, i: int, seat: RideSeat | StopSeat
) -> None:
    lit = i in view.awaits
    stopped = isinstance(view, StopView) and view.stopper == i
    out = isinstance(seat, StopSeat) and not seat.playing
    ground = LAMP if lit else STOP if stopped else OX_2 if out else NIGHT
    text = INK if lit else "#ffffff" if stopped else EDGE if out else LAMP if i == scene.me else CREAM
    canvas.fill(area, Ink(text, ground, mark=lit))
    if area.width >= _ROOMY:
        area = area.inside(1)
    canvas.put(
        area.x, area.y, shortened(scene.name(i), area.width), Ink(text, ground, bold=lit or i == scene.me, mark=lit)
    )
    amounts, tag = _amounts(scene, view, i, seat)
    soft = Ink(INK if lit else LAMP_2, ground, mark=lit)
    if area.height == 2:
        cards = f"{len(seat.cards)}▒ " if seat.cards else ""
        canvas.put(area.x, area.y + 1, shortened(f"{cards}{amounts}", area.width), soft)
        return
    _draw_cards(canvas, area.rows(1, 1), seat, ground, lit)
    after = canvas.put(area.x, area.y + 2, shortened(amounts, area.width), soft)
    if tag and area.right - after > len(tag):
        canvas.put_right(area, area.y + 2, tag, Ink(INK if lit else QUIET, ground, mark=lit))


def _draw_cards(canvas: Canvas, area: Area, seat: RideSeat | StopSeat, ground: str, lit: bool) -> None:
    known = [card for card in seat.cards if card is not None]
    hidden = len(seat.cards) - len(known)
    x = area.x
    back = Ink(OX if lit else BRASS, ground, mark=lit)
    needed = sum(len(short(card)) + 1 for card in known) + 2 * hidden
    gap = " " if needed <= area.width + 1 else ""
    for card in known:
        light = card_light(card)
        ink = Ink(INK if lit else light.fore, ground, bold=True, mark=lit)
        x = canvas.put(x, area.y, (short(card) + gap)[: max(area.right - x, 0)], ink)
    for _ in range(hidden):
        x = canvas.put(x, area.y, ("▒" + gap)[: max(area.right - x, 0)], back)


def _amounts(scene: Scene, view: RideView | StopView, i: int, seat: RideSeat | StopSeat) -> tuple[str, str]:
    """What a seat has come to, in signs, and a word on its part."""
    if isinstance(seat, StopSeat):
        tag = scene.say("tag-out") if not seat.playing else scene.say("tag-dealer") if view.dealer == i else ""
        return token_sign(seat.tokens, scene.house.tokens), tag
    assert isinstance(view, RideView)
    text = f"{GLASS}{seat.drinks}"
    if seat.shots:
        text += f" {SHOT}{seat.shots}"
    if seat.given:
        text += f" +{seat.given}"
    if view.rider == i:
        return text, scene.say("tag-rider")
    if view.co_pilot == i:
        return text, scene.say("tag-co-pilot")
    return text, scene.say("tag-dealer") if view.dealer == i else ""
