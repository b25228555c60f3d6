"""Handing out drinks: who gets how much, each with a less and a more to press."""

from typing import Final

from nightbus.terminal.canvas import Area, Canvas, shortened
from nightbus.terminal.choosing import Split
from nightbus.terminal.palette import BODY, LIT, SOFT, YELLOW
from nightbus.terminal.scene import Scene

GLASS: Final = "▽"
SHOT: Final = "◆"


def draw_split(canvas: Canvas, area: Area, scene: Scene, split: Split) -> None:
    """Who gets how much, each with a less and a more to press."""
    sign = SHOT if split.shot else GLASS
    given = split.total - split.left
    head = (
        sign * given + ("△" if not split.shot else "◇") * split.left if split.total <= 12 else f"{given}/{split.total}"
    )
    canvas.put(area.x, area.y, f"{head}  ", YELLOW, limit=area.width)
    room = max(area.height - 2, 1)
    first = max(0, min(split.at - room + 1, len(split.to) - room)) if len(split.to) > room else 0
    for line, i in enumerate(range(first, min(first + room, len(split.to)))):
        y = area.y + 1 + line
        lit = i == split.at
        key = str(i + 1) if i < 9 else " "
        row = area.rows(1 + line, 1)
        if lit:
            canvas.fill(row, LIT)
        ink = LIT if lit else BODY
        name = shortened(scene.name(split.to[i]), area.width - 12)
        canvas.put(area.x, y, f"{key} {name}", ink)
        amount = split.amounts[i]
        canvas.put_right(row, y, f"- {amount:2} +", ink if lit or amount else SOFT)
        canvas.key(row, f"to-{i}")
        canvas.key(Area(area.right - 6, y, 2, 1), f"less-{i}")
    done = scene.say("give-now") if split.left == 0 else scene.say("give-left", drinks=split.left)
    if split.shot and split.left:
        done = scene.worded("ask-give-shot")
    y = min(area.y + 1 + min(room, len(split.to)), area.bottom - 1)
    canvas.put(area.x, y, done, LIT if split.left == 0 else SOFT, limit=area.width)
    if split.left == 0:
        canvas.key(Area(area.x, y, area.width, 1), "enter")
