"""The pyramid of Ride the Bus, the hand below it, and beside it what is being settled."""

from typing import Final, cast

from nightbus.cards import RANK_WORDS, rank_of
from nightbus.rules.actions import Play
from nightbus.rules.ride_the_bus.house import House, TopCard
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.terminal.canvas import Area, Canvas, Ink, wrapped
from nightbus.terminal.choosing import Choice, Split
from nightbus.terminal.faces import FLAT, LARGE, MEDIUM, SMALL, draw_card
from nightbus.terminal.giving import GLASS, SHOT, draw_split
from nightbus.terminal.palette import BODY, FAINT, SOFT, YELLOW
from nightbus.terminal.scene import Scene

_SIDE: Final = 34
"""Columns wanted beside the pyramid."""


def row_of(view: RideView) -> int:
    """The row of the card turned last, 0 at the bottom."""
    left = view.turned
    for i, row in enumerate(view.pyramid):
        if left <= len(row):
            return i
        left -= len(row)
    return len(view.pyramid) - 1


def draw_pyramid(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
    """Draw the pyramid, the viewer's hand below it, and beside it what is going on."""
    hand = LARGE if area.height >= 3 * len(view.pyramid) + LARGE[1] + 3 else MEDIUM
    room = area.height - hand[1]
    size = next((s for s in (MEDIUM, FLAT) if s[1] * len(view.pyramid) < room), SMALL)
    widest = max(len(row) for row in view.pyramid)
    across = widest * (size[0] + 1) + 3
    spare = max((area.width - across - _SIDE) // 2, 1)
    pyramid = Area(area.x + spare, area.y, across, room)
    top = pyramid.y + max((room - size[1] * len(view.pyramid)) // 2, 0)
    _draw_rows(canvas, pyramid, top, scene, view, size)
    side = Area(pyramid.right + 1, top, min(area.right - pyramid.right - 2, _SIDE), room - top + area.y)
    if isinstance(scene.chooser, Split):
        draw_split(canvas, side, scene, scene.chooser)
    else:
        _draw_claim(canvas, side, scene, view)
    _draw_hand(canvas, Area(area.x + spare, area.bottom - hand[1], area.width - spare, hand[1]), scene, view, hand)


def _draw_rows(canvas: Canvas, area: Area, top: int, scene: Scene, view: RideView, size: tuple[int, int]) -> None:
    """The pyramid, its bottom row last, each row with what it is worth."""
    first = 0
    widest = max(len(row) for row in view.pyramid)
    for i, row in enumerate(view.pyramid):
        y = top + (len(view.pyramid) - 1 - i) * size[1]
        indent = (widest - len(row)) * (size[0] + 1) // 2
        canvas.put(area.x + indent, y + (size[1] - 1) // 2, _worth(scene, view, i), SOFT)
        for place, card in enumerate(row):
            number = first + place
            x = area.x + 3 + indent + place * (size[0] + 1)
            draw_card(canvas, x, y, card, size, lit=number == view.turned - 1 and view.phase != "pyramid_card")
        first += len(row)


def _worth(scene: Scene, view: RideView, row: int) -> str:
    """What a match on a row gives, in two signs."""
    house = cast("House", scene.house)
    if row == len(view.pyramid) - 1 and house.top_card == TopCard.SHOT:
        return f" {SHOT}"
    return f"{house.pyramid_values[row]:2}"


def _draw_claim(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
    """Beside the pyramid: what has been turned, who still answers, whose play is being settled."""
    lines: list[tuple[str, Ink]] = []
    card = next((c for c in reversed([c for row in view.pyramid for c in row]) if c is not None), None)
    if view.phase == "pyramid_card" or card is None:
        lines.append((scene.say("next-card"), SOFT))
    elif view.phase == "lay":
        lines.append((scene.say("is-up", card=scene.words.the_card(card)), YELLOW))
        if view.viewer in view.awaits:
            held = sum(1 for c in view.seats[view.viewer].cards if c is not None and rank_of(c) == rank_of(card))
            lines.append((scene.say("you-hold", cards=held), BODY))
        laid = view.seats[view.viewer].plays if view.viewer >= 0 else ()
        if laid:
            lines.append((scene.say("you-laid", cards=scene.words.cards(laid)), BODY))
        lines.append((scene.say("still-answering", names=scene.waiting), SOFT))
        lines.append((scene.say("sealed"), FAINT))
    elif view.player is not None:
        lines.append((scene.say("lays-down" if view.claims else "lays", seat=scene.name(view.player)), YELLOW))
        if view.claims:
            lines.append((scene.say("says-it-is", rank=_rank_word(scene, card)), BODY))
        for seat, other in enumerate(view.seats):
            if other.given:
                sign = SHOT if view.shot else GLASS
                asked = "▸ " if seat in view.awaits and view.phase == "call" else "  "
                lines.append((f"{asked}{scene.name(seat)} {sign * min(other.given, 6)} {other.given}", BODY))
        more = sum(len(seat.plays) for seat in view.seats) - 1
        if more > 0:
            lines.append((scene.say("more-plays", plays=more), FAINT))
    y = area.y + 1
    for text, ink in lines:
        for line in wrapped(text, area.width):
            if y < area.bottom:
                canvas.put(area.x, y, line, ink)
            y += 1


def _rank_word(scene: Scene, card: int) -> str:
    return scene.words.say(f"rank-{RANK_WORDS[rank_of(card)]}")


def _draw_hand(canvas: Canvas, area: Area, scene: Scene, view: RideView, size: tuple[int, int]) -> None:
    """The viewer's own hand, each card with the key that lays it."""
    if view.viewer < 0 or not view.seats[view.viewer].guesses:
        return
    cards = view.seats[view.viewer].cards
    if not cards:
        canvas.put(area.x, area.y + 1, scene.say("no-cards"), SOFT, limit=area.width)
        return
    up = next((c for c in reversed([c for row in view.pyramid for c in row]) if c is not None), None)
    x = area.x
    for card in cards:
        option = _option_of(scene, card)
        label = ""
        if option is not None:
            matches = card is not None and up is not None and rank_of(card) == rank_of(up)
            label = f"{option[0]}=" if matches else option[0]
        drawn = draw_card(canvas, x, area.y, card, size, label=label, lit=option is not None and option[1])
        if option is not None:
            canvas.key(drawn, option[0])
        x += size[0] + 1
    canvas.put(x + 1, area.bottom - 1, scene.say("your-hand"), FAINT, limit=area.right - x - 1)


def _option_of(scene: Scene, card: int | None) -> tuple[str, bool] | None:
    """The key that lays this card, and whether it is pointed at."""
    if not isinstance(scene.chooser, Choice):
        return None
    for i, option in enumerate(scene.chooser.options):
        if isinstance(option.action, Play) and option.action.card == card:
            return option.keys[0], scene.chooser.at == i
    return None
