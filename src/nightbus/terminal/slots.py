"""The cards in front of somebody who answers questions, and the places of those to come."""

from typing import Final

from nightbus.terminal.canvas import Area, Canvas, width_of
from nightbus.terminal.faces import HUGE, LARGE, MEDIUM, SMALL, draw_card, draw_slot
from nightbus.terminal.palette import FAINT, PALE, YELLOW
from nightbus.terminal.scene import Scene

QUESTIONS: Final = ("colour", "height", "between", "suit", "between", "heat", "rank")
"""What is asked, question by question (RTB-1.1 to 1.7)."""


def largest(width: int, height: int, count: int) -> tuple[int, int]:
    """The largest size of so many cards side by side."""
    return next((s for s in (HUGE, LARGE) if (s[0] + 1) * count - 1 <= width and s[1] <= height), MEDIUM)


def draw_slots(
    canvas: Canvas,
    area: Area,
    title: str,
    cards: tuple[int | None, ...],
    count: int,
    size: tuple[int, int],
    scene: Scene,
) -> None:
    """Draw `count` places, those of `cards` filled and the next one face down."""
    canvas.put(area.x, area.y, title, YELLOW, limit=area.width)
    x, y = area.x, area.y + 1
    captions = [scene.say(f"question-{question}") for question in QUESTIONS[:count]]
    if max(width_of(caption) for caption in captions) > size[0]:
        captions = [str(i + 1) for i in range(count)]
    for i in range(count):
        if i < len(cards):
            draw_card(canvas, x, y, cards[i], size)
        elif i == len(cards):
            draw_card(canvas, x, y, None, size, lit=True)
        else:
            draw_slot(canvas, x, y, size, str(i + 1))
        if size[1] > SMALL[1]:
            canvas.put_middle(Area(x, y, *size), y + size[1], captions[i], PALE if i <= len(cards) else FAINT)
        x += size[0] + 1
