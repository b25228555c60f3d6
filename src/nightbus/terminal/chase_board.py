"""Chase the Ace on the table: everybody round it, clockwise as one sits, the viewer nearest."""

from typing import Final, cast

from nightbus.rules.actions import Again, Draw, Stay, Swap
from nightbus.rules.chase_the_ace.house import Deck
from nightbus.rules.chase_the_ace.view import ChaseSeat, ChaseView
from nightbus.terminal.canvas import Area, Canvas, Ink, padded
from nightbus.terminal.faces import FLAT, HUGE, LARGE, MEDIUM, draw_card, short
from nightbus.terminal.palette import BODY, BRASS, FAINT, LAMP, LIT, PALE, SOFT, YELLOW
from nightbus.terminal.scene import Scene

LIFE: Final = "●"
LOST: Final = "○"

_BLOCK: Final = (14, 4)
"""The room of a seat at the table: a name, lives, what it did, and its card."""

_DID: Final = {Stay: "tag-stays", Swap: "tag-swaps", Again: "tag-swaps-twice", Draw: "tag-draws"}


def headline(scene: Scene) -> tuple[str, str]:
    """What is being asked, and the rule that decides it."""
    view = cast("ChaseView", scene.view)
    if view.phase == "choosing":
        return scene.say("headline-dealer"), scene.say("rule-dealer-jack")
    if view.phase == "sudden_death" or view.sudden_death:
        return scene.say("headline-sudden"), scene.say("rule-sudden")
    if view.phase in ("exposing", "misdeal"):
        return scene.say("headline-exposed"), scene.say("rule-exposed")
    if view.phase == "domino":
        return scene.worded("ask-again"), scene.say("rule-domino")
    if view.over:
        return scene.say("headline-over"), scene.say("rule-last-one")
    rule = scene.say("rule-cuckoo" if scene.house.deck == Deck.CUCKOO else "rule-chase", round=view.round)
    if view.phase == "turn" and view.dealer in view.awaits:
        return scene.worded("ask-draw"), rule
    if view.phase == "turn":
        return scene.worded("ask-swap"), rule
    return scene.say("headline-round", round=view.round), rule


def draw(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the table."""
    view = cast("ChaseView", scene.view)
    count = len(view.seats)
    across, down = max(area.width // _BLOCK[0], 1), max((area.height - 2 * _BLOCK[1]) // _BLOCK[1], 0)
    if count <= 2 * across + 2 * down and across >= 3:
        _draw_round(canvas, area, scene, view, across, down)
    else:
        _draw_list(canvas, area, scene, view)


def _draw_round(canvas: Canvas, area: Area, scene: Scene, view: ChaseView, across: int, down: int) -> None:
    """The seats along the four sides of the table, clockwise from the viewer, who sits below in the middle."""
    places = _places(area, len(view.seats), across, down)
    nearest = scene.me if scene.me is not None else 0
    for i, (x, y) in enumerate(places):
        seat = view.seats[(nearest + i) % len(view.seats)]
        _draw_seat(canvas, Area(x, y, *_BLOCK), scene, view, seat)
    width = area.width - 2 * (_BLOCK[0] + 1) if down else area.width
    middle = Area(area.x + (area.width - width) // 2, area.y + _BLOCK[1], width, area.height - 2 * _BLOCK[1])
    _draw_middle(canvas, middle, scene, view)


def _places(area: Area, count: int, across: int, down: int) -> list[tuple[int, int]]:
    """Where the seats are drawn, clockwise from the middle of the near side: left, far, right, and round again."""
    sides = _shares(count, across, down)
    near, left, far, right = sides
    near_y, far_y = area.bottom - _BLOCK[1], area.y
    row = [_spread(area.x, area.width, _BLOCK[0], n, i) for n in (near,) for i in range(n)]
    near_places = [(x, near_y) for x in reversed(row)]  # clockwise: from right to left, seen from here
    left_places = [(area.x, y) for y in reversed(_column(area, left))]
    far_places = [(_spread(area.x, area.width, _BLOCK[0], far, i), far_y) for i in range(far)]
    right_places = [(area.right - _BLOCK[0], y) for y in _column(area, right)]
    start = (near - 1) // 2  # the viewer: the middle of the near side
    return near_places[start:] + left_places + far_places + right_places + near_places[:start]


def _shares(count: int, across: int, down: int) -> tuple[int, int, int, int]:
    """How many sit on the near side, left, far and right."""
    sides = min(down, max((count - 2) // 3, 0)) if count > 3 else 0
    if down and count <= 4:
        sides = 1 if count >= 3 else 0
    rest = count - 2 * sides
    near = min((rest + 1) // 2 if not sides else max((rest - 1) // 2, 1), across)
    far = rest - near
    if far > across:
        near, far = rest - across, across
    return near, sides, far, sides


def _spread(x: int, width: int, block: int, count: int, i: int) -> int:
    """The left edge of the i-th of so many blocks spread over a width."""
    return x + (width - block * count) * (2 * i + 1) // (2 * count) + block * i


def _column(area: Area, count: int) -> list[int]:
    room = area.height - 2 * _BLOCK[1]
    return [_spread(area.y + _BLOCK[1], room, _BLOCK[1], count, i) for i in range(count)]


def _draw_seat(canvas: Canvas, area: Area, scene: Scene, view: ChaseView, seat: ChaseSeat) -> None:
    lit = seat.seat in view.awaits or (view.due == seat.seat and view.phase != "over")
    name_ink = LIT if lit else BODY if seat.playing else FAINT
    if seat.seat == scene.me and not lit:
        name_ink = YELLOW
    canvas.put(area.x, area.y, padded(f"{scene.name(seat.seat)}", area.width - 1), name_ink)
    canvas.put(area.x, area.y + 1, lives_sign(seat.lives, scene.house.lives), Ink(BRASS) if seat.playing else FAINT)
    did, ink = _did(scene, seat)
    canvas.put(area.x, area.y + 2, did, ink, limit=area.width - FLAT[0] - 2)
    if view.dealer == seat.seat and seat.playing:
        canvas.put(area.x, area.y + 3, scene.say("tag-dealer"), PALE, limit=area.width - FLAT[0] - 2)
    if seat.holds:
        draw_card(canvas, area.x + area.width - FLAT[0] - 1, area.y + 1, seat.card, FLAT)


def lives_sign(lives: int, most: int) -> str:
    """Lives left and lost as signs; more than there is room for as a number."""
    return LIFE * lives + LOST * max(most - lives, 0)


def _did(scene: Scene, seat: ChaseSeat) -> tuple[str, Ink]:
    """What a seat did in this deal, in a word."""
    if not seat.playing:
        return scene.say("tag-out"), FAINT
    message = _DID.get(type(seat.did))
    return ("", SOFT) if message is None else (scene.say(message), SOFT if isinstance(seat.did, Stay) else PALE)


def _draw_middle(canvas: Canvas, area: Area, scene: Scene, view: ChaseView) -> None:
    """The viewer's own card, large, the stock, and the pot."""
    size = next((s for s in (HUGE, LARGE) if area.height >= s[1] + 3 and area.width >= 2 * s[0] + 4), MEDIUM)
    own = view.seats[view.viewer] if view.viewer >= 0 else None
    y = area.y + max((area.height - size[1]) // 2 - 1, 0)
    x = area.x + area.width // 2 - size[0] - 1
    if own is not None and own.holds:
        draw_card(canvas, x, y, own.card, size, lit=own.seat in view.awaits)
        canvas.put_right(Area(area.x, y, x + size[0] - area.x, 1), y + size[1], scene.say("your-card"), PALE)
    right = area.x + area.width // 2 + 1
    if view.stock and area.width >= 2 * size[0] + 4:
        draw_card(canvas, right, y, None, size)
        stock = scene.say("stock", cards=view.stock)
        canvas.put(right, y + size[1], stock, SOFT, limit=area.right + 1 - right)
    if view.pot:
        canvas.put_middle(area, min(y + size[1] + 1, area.bottom - 1), scene.say("pot", chips=view.pot), Ink(BRASS))


def _draw_list(canvas: Canvas, area: Area, scene: Scene, view: ChaseView) -> None:
    """More seats than fit round the table: in columns, in their order, and the viewer's card below."""
    own = view.seats[view.viewer] if view.viewer >= 0 else None
    room = area.height - MEDIUM[1] - 1
    columns = 2 if len(view.seats) > room else 1
    rows = (len(view.seats) + columns - 1) // columns
    width = area.width // columns
    for i, seat in enumerate(view.seats):
        x, y = area.x + 1 + i // rows * width, area.y + i % rows
        lit = seat.seat in view.awaits or view.due == seat.seat
        ink = LIT if lit else YELLOW if seat.seat == scene.me else BODY if seat.playing else FAINT
        name_width = max(width - 16, 6)
        canvas.put(x, y, padded(scene.name(seat.seat), name_width), ink)
        x += name_width + 1
        canvas.put(x, y, lives_sign(seat.lives, scene.house.lives), Ink(BRASS) if seat.playing else FAINT)
        x += scene.house.lives + 1
        if seat.holds and seat.playing:
            canvas.put(x, y, short(seat.card), Ink(LAMP) if seat.card is not None else SOFT)
        did, did_ink = _did(scene, seat)
        if view.dealer == seat.seat and seat.playing:
            did = f"{did} {scene.say('tag-dealer')}".strip()
        canvas.put(x + 4, y, did, did_ink, limit=max(area.x + (i // rows + 1) * width - x - 5, 0))
    y = area.bottom - MEDIUM[1]
    if own is not None and own.holds:
        draw_card(canvas, area.x + 2, y, own.card, MEDIUM, lit=own.seat in view.awaits)
        canvas.put(area.x + 9, y + 1, scene.say("your-card"), PALE)
    if view.pot:
        canvas.put(area.x + 9, y + 2, scene.say("pot", chips=view.pot), Ink(BRASS))
