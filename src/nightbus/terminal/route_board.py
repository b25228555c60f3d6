"""The ride of Ride the Bus: a row as a route with its stops, the rows of a ride by pyramid, and the bus itself."""

from typing import Final

from nightbus.cards import JACK, rank_of
from nightbus.rules.actions import Pick
from nightbus.rules.ride_the_bus.house import Bus, House
from nightbus.rules.ride_the_bus.ride import PICK_ROWS
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.terminal.canvas import Area, Canvas, Ink
from nightbus.terminal.choosing import Choice
from nightbus.terminal.faces import FLAT, LARGE, MEDIUM, SMALL, draw_card
from nightbus.terminal.palette import BODY, CREAM, LAMP, NIGHT_4, OX, RED_SIGN, SOFT, YELLOW
from nightbus.terminal.scene import Scene
from nightbus.terminal.slots import draw_slots, largest

_STOPS: Final = 10


def stop_name(scene: Scene, at: int, length: int) -> str:
    """The name of a stop of the row, the last being home."""
    if at >= length:
        return scene.say(f"stop-{_STOPS}")
    return scene.say(f"stop-{(at - 1) % (_STOPS - 1) + 1}")


def draw_boarding(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
    """Draw the bus waiting, while a co-pilot is looked for."""
    y = area.y + max(area.height // 2 - 4, 0)
    canvas.put_middle(area, y, scene.say("on-board", seat=scene.name(view.rider)), YELLOW)
    _draw_bus(canvas, area.x + area.width // 2 - 8, y + 2)


def draw_ride(canvas: Canvas, area: Area, scene: Scene, view: RideView, house: House) -> None:
    """Draw the ride in the form that the house has chosen."""
    spare = max((area.height - 16) // 2, 0)
    inner = area.inside(1).rows(spare)
    who = scene.say("on-board", seat=scene.name(view.rider))
    if view.co_pilot is not None:
        who += f" {scene.say('with', seat=scene.name(view.co_pilot))}"
    canvas.put(inner.x, inner.y, who, YELLOW, limit=inner.width)
    so_far = scene.say("ride-so-far", attempt=view.attempt, drinks=view.ride_drinks, turned=view.ride_cards)
    canvas.put(inner.x, inner.y + 1, so_far, BODY, limit=inner.width)
    if house.bus == Bus.QUESTIONS:
        size = largest(inner.width, inner.height - 5, 4)
        draw_slots(canvas, inner.rows(2), "", view.line, 4, size, scene)
    elif house.bus == Bus.PYRAMID:
        draw_picks(canvas, inner.rows(2), scene, view)
    else:
        draw_route(canvas, area.rows(spare + 2), scene, view, house)


def draw_route(canvas: Canvas, area: Area, scene: Scene, view: RideView, house: House) -> None:
    """The row as a route: cards turned, cards to come, the line of stops, and the bus at the next of them."""
    size = next((s for s in (LARGE, MEDIUM) if (s[0] + 1) * view.length <= area.width + 1), MEDIUM)
    gap = 1 if (size[0] + 1) * view.length <= area.width + 1 else 0
    step = size[0] + gap
    fit = area.width // step
    at = len(view.line)
    first = max(0, min(at - fit + 3, view.length - fit))
    shown = range(first, min(first + fit, view.length))
    # A row that alternates is turned from the other end on every second attempt (RTB-3.7).
    backwards = house.bus == Bus.KINGS_CUP and view.attempt % 2 == 0
    left = area.x + max((area.width - step * len(shown) + gap) // 2, 0)
    roomy = area.height >= size[1] + 7
    top = area.y + (1 if roomy else 0)
    rail = top + size[1] + (1 if roomy else 0)
    for i in shown:
        column = (len(shown) - 1 - (i - first)) if backwards else i - first
        x = left + column * step
        card = view.line[i] if i < at else None
        over = i == at - 1 and card is not None and rank_of(card) >= JACK
        draw_card(canvas, x, top, card, size, lit=i == at and view.phase == "ride_row")
        middle = x + size[0] // 2
        canvas.put(x, rail, "━" * (step if column < len(shown) - 1 else size[0]), Ink(LAMP if i < at else NIGHT_4))
        sign, ink = ("■", RED_SIGN) if over else ("●", YELLOW) if i < at else ("◉", YELLOW) if i == at else ("○", SOFT)
        canvas.put(middle, rail, sign, ink)
        if i == min(at, view.length - 1):
            name = stop_name(scene, i + 1, view.length)
            start = min(max(middle - len(name) // 2, area.x), area.right - len(name))
            canvas.put(start, rail + 1, name, YELLOW)
            if rail + 5 <= area.bottom:
                _draw_bus(canvas, min(max(middle - 12, area.x), area.right - 17), rail + 2)
    if rail + 6 <= area.bottom:
        canvas.put(area.x, rail + 5, "─" * area.width, Ink(NIGHT_4))


def _draw_bus(canvas: Canvas, x: int, y: int) -> None:
    """The night bus, its windows lit."""
    body = Ink(CREAM, OX)
    window = Ink("#101014", LAMP)
    canvas.put(x, y, "╭──────────────╮", Ink(CREAM, OX))
    canvas.put(x, y + 1, "│", body)
    for i in range(4):
        canvas.put(x + 1 + 3 * i, y + 1, "  ", window)
        canvas.put(x + 3 + 3 * i, y + 1, "│", body)
    canvas.put(x + 13, y + 1, "▐█", Ink("#ffe9a8", OX))
    canvas.put(x + 15, y + 1, "│", body)
    canvas.put(x, y + 2, "╰─◉─────────◉──╯", body)
    canvas.put(x + 16, y + 2, "▂", Ink("#ffe9a8"))


def draw_picks(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
    """The rows of a ride by pyramid, from the bottom up, the row to pick from lit."""
    size = next((s for s in (MEDIUM, FLAT) if s[1] * len(PICK_ROWS) <= area.height), SMALL)
    top = area.y + max((area.height - size[1] * len(PICK_ROWS)) // 2, 0)
    at = len(view.line)
    for row, count in enumerate(PICK_ROWS):
        y = top + (len(PICK_ROWS) - 1 - row) * size[1]
        x = area.x + (PICK_ROWS[0] - count) * (size[0] + 2) // 2
        for place in range(1, count + 1):
            turned = row < at and view.picks[row] == place
            picked = row == at and len(view.picks) > at and view.picks[row] == place
            lit = picked or (row == at and _points_at(scene, place))
            label = str(place) if row == at and scene.chooser is not None else ""
            drawn = draw_card(canvas, x, y, view.line[row] if turned else None, size, label=label, lit=lit)
            if label:
                canvas.key(drawn, label)
            x += size[0] + 2


def _points_at(scene: Scene, place: int) -> bool:
    if not isinstance(scene.chooser, Choice) or scene.chooser.at is None:
        return False
    return scene.chooser.options[scene.chooser.at].action == Pick(place)
