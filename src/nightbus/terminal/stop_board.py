"""Stop the Bus on the table: the middle, the viewer's hand, and what it would become."""

from typing import Final, cast

from nightbus.cards import read_card
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind
from nightbus.rules.stop_the_bus.house import House
from nightbus.rules.stop_the_bus.view import StopView
from nightbus.terminal.canvas import Area, Canvas, Ink, padded
from nightbus.terminal.choosing import Exchange
from nightbus.terminal.faces import HUGE, LARGE, MEDIUM, card_light, draw_card, draw_slot, short
from nightbus.terminal.palette import BODY, BRASS, LIT, PALE, RED_SIGN, SOFT, YELLOW
from nightbus.terminal.scene import Scene

COIN: Final = "◉"
_SIDE: Final = 24
"""Columns wanted beside the cards."""

_EXAMPLES: Final = {
    "trio": "8S 8H 8C",
    "running_flush": "6D 7D 8D",
    "run": "9S 10H JC",
    "flush": "2C 8C KC",
    "pair": "QS QD 5H",
    "high_card": "3D 9C AS",
}


def headline(scene: Scene) -> tuple[str, str]:
    """What is being asked, and the rule that decides it."""
    view = cast("StopView", scene.view)
    if view.phase == "draw":
        return scene.say("headline-dealer"), scene.say("rule-dealer-lowest")
    if view.over:
        return scene.say("headline-over"), scene.say("rule-last-token")
    line = scene.say("rule-stop", round=view.round)
    if view.stopper is not None:
        return scene.say("headline-stopped", seat=scene.name(view.stopper)), scene.say("rule-last-lap")
    if view.phase == "stop_or_end":
        return scene.worded("ask-stop"), line
    return scene.say("headline-exchange"), line


def draw(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the table."""
    view = cast("StopView", scene.view)
    if view.phase == "draw":
        _draw_lots(canvas, area, scene, view)
        return
    size = next(
        (s for s in (HUGE, LARGE) if 2 * s[1] + 3 <= area.height and 3 * s[0] + _SIDE + 4 <= area.width), MEDIUM
    )
    margin = max((area.width - 3 * (size[0] + 1) - _SIDE - 2) // 2, 2)
    left = Area(area.x + margin, area.y, 3 * (size[0] + 1), area.height)
    spare = max(area.height - 2 * size[1] - 3, 0)
    top = area.y + spare // 2
    shown = view.viewer if view.viewer >= 0 else scene.spot if scene.open and scene.spot is not None else None
    own = view.seats[shown].cards if shown is not None else ()
    exchange = scene.chooser if isinstance(scene.chooser, Exchange) else None
    canvas.put(left.x, top, scene.say("in-the-middle"), PALE)
    _draw_row(canvas, left.x, top + 1, view.middle, size, exchange, 0)
    between = top + 1 + size[1]
    if view.kind is not None:
        canvas.put(left.x, between, _worth(scene, view, exchange), YELLOW, limit=area.width - 2)
    if own:
        _draw_row(canvas, left.x, between + 1, own, size, exchange, 1)
        whose = scene.say("your-hand") if shown == view.viewer else scene.name(shown)
        canvas.put(left.x, between + 1 + size[1], whose, PALE)
    _draw_side(canvas, Area(left.right + 2, area.y + 1, area.right - left.right - 3, area.height - 1), scene, view, top)


def _draw_row(
    canvas: Canvas,
    x: int,
    y: int,
    cards: tuple[int | None, ...],
    size: tuple[int, int],
    exchange: Exchange | None,
    row: int,
) -> None:
    """The middle (row 0) or the hand (1), each card with its key."""
    for i in range(3):
        if i >= len(cards):
            draw_slot(canvas, x, y, size)
        else:
            key = str(i + 1 + 3 * row)
            at = None if exchange is None else (exchange.take, exchange.put)[row]
            drawn = draw_card(canvas, x, y, cards[i], size, label=key if exchange else "", lit=at == i)
            if exchange:
                canvas.key(drawn, key)
        x += size[0] + 1


def _worth(scene: Scene, view: StopView, exchange: Exchange | None) -> str:
    """What the hand is, and what it would be after the exchange pointed at."""
    now = scene.words.say(f"hand-{view.kind}")
    if exchange is None or exchange.after is None:
        return scene.say("hand-now", hand=now)
    first, second, third = exchange.after
    after = KINDS[hand_kind(first, second, third, cast("House", scene.house))]
    return scene.say("hand-after", hand=now, after=scene.words.say(f"hand-{after}"))


def _draw_side(canvas: Canvas, area: Area, scene: Scene, view: StopView, top: int) -> None:
    """Who has a last turn, or what beats what."""
    y = top
    if view.stopper is not None and not view.over:
        canvas.put(area.x, y, f" {scene.say('stopping')} ", RED_SIGN, limit=area.width)
        y += 2
        waiting = [i for i, seat in enumerate(view.seats) if seat.last_turn]
        if waiting:
            canvas.put(area.x, y, scene.say("last-turns"), PALE, limit=area.width)
        for i in waiting[: max(area.bottom - y - 1, 0)]:
            y += 1
            ink = LIT if i in view.awaits else BODY
            canvas.put(area.x, y, padded(scene.name(i), min(area.width, 16)), ink)
        return
    canvas.put(area.x, y, scene.say("what-beats-what"), PALE, limit=area.width)
    for kind in reversed(KINDS):
        y += 1
        if y >= area.bottom:
            return
        here = kind == view.kind
        gap = " " if area.width >= 24 else ""
        room = area.width - 7 - 2 * len(gap)
        canvas.put(area.x, y, padded(scene.words.say(f"hand-{kind}"), room), YELLOW if here else BODY)
        x = area.x + room
        for card in map(read_card, _EXAMPLES[kind].split()):
            x = canvas.put(x, y, f"{short(card)}{gap}", card_light(card))
    if view.pot:
        canvas.put(area.x, min(y + 2, area.bottom - 1), scene.say("pot", chips=view.pot), Ink(BRASS), limit=area.width)


def _draw_lots(canvas: Canvas, area: Area, scene: Scene, view: StopView) -> None:
    """The cards drawn for the first deal."""
    y = area.y + 1
    for i, seat in enumerate(view.seats):
        column, row = divmod(i, max(area.height - 2, 1))
        ink = LIT if i == view.acting else SOFT if seat.drawn is None else BODY
        x = area.x + 2 + column * 24
        canvas.put(x, y + row, padded(scene.name(i), 16), ink)
        if seat.drawn is not None:
            canvas.put(x + 17, y + row, short(seat.drawn), card_light(seat.drawn))


def token_sign(tokens: int, most: int) -> str:
    """Tokens left and lost as signs."""
    return COIN * tokens + "○" * max(most - tokens, 0)
