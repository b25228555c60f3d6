"""The whole picture: the blind, the table, the story beside it, the bus, and what can be done."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from nightbus.rules.actions import Action, Guess, Play
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.terminal import bus, chase_board, ride_board, stop_board
from nightbus.terminal.canvas import Area, Canvas, Ink, shortened, width_of, wrapped
from nightbus.terminal.choosing import Choice, Exchange, Split
from nightbus.terminal.palette import (
    BAIZE,
    BLIND,
    BODY,
    CREAM,
    EDGE,
    EMBER,
    HEAD,
    HEAD_2,
    LAMP,
    LIT,
    NIGHT,
    NIGHT_2,
    PLATE,
    QUIET,
    SOFT,
    WOOD,
    YELLOW,
)
from nightbus.terminal.scene import ROUTES, Scene
from nightbus.terminal.telling import Tone

LEAST: Final = (60, 20)
"""Columns and rows below which there is no room for a table."""

_BLIND: Final = 2
_CHOICES: Final = 4
"""Rows at the foot: the question, two for what can be done, and the keys."""
_STORY: Final = (28, 44)
"""The least and the most columns of the story."""

Told = tuple[Tone, str]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where everything is."""

    blind: Area
    table: Area
    story: Area
    bus: Area
    foot: Area


def layout(scene: Scene, width: int, height: int) -> Layout:
    """The areas of a stage of this size. Chase the Ace has its seats on the table and needs no bus."""
    deck = 0 if scene.game.name == "chase-the-ace" else bus.HEIGHT
    middle = height - _BLIND - _CHOICES - deck
    story = min(max(width // 3, _STORY[0]), _STORY[1]) if width >= 76 else 0
    return Layout(
        blind=Area(0, 0, width, _BLIND),
        table=Area(0, _BLIND, width - story, middle),
        story=Area(width - story, _BLIND, story, middle),
        bus=Area(0, _BLIND + middle, width, deck),
        foot=Area(0, height - _CHOICES, width, _CHOICES),
    )


@dataclass(frozen=True, slots=True)
class Foot:
    """What stands below the table: a question or what happened last, and the keys that always do something."""

    prompt: str
    keys: tuple[tuple[str, str, str], ...]
    """(key as shown, key as named, word) each."""


def draw_stage(canvas: Canvas, scene: Scene, story: Sequence[Told], foot: Foot, *, back: int = 0) -> None:
    """Draw everything; the story is shown as it was `back` lines ago."""
    areas = layout(scene, canvas.area.width, canvas.area.height)
    canvas.fill(canvas.area, Ink(CREAM, NIGHT))
    _draw_blind(canvas, areas.blind, scene)
    _draw_table(canvas, areas.table, scene)
    if areas.story.width:
        canvas.fill(areas.story, Ink(CREAM, NIGHT_2))
        draw_story(canvas, areas.story.inside(1), story, back)
    if areas.bus.height:
        bus.draw(canvas, areas.bus, scene)
    _draw_foot(canvas, areas.foot, scene, foot)


_BOARDS: Final = {"ride-the-bus": ride_board, "chase-the-ace": chase_board, "stop-the-bus": stop_board}


def _draw_blind(canvas: Canvas, area: Area, scene: Scene) -> None:
    canvas.fill(area, Ink(LAMP, BLIND))
    plate = f" {ROUTES.get(scene.rulebook, 'N')} "
    canvas.put(area.x + 1, area.y, plate, PLATE)
    x = area.x + len(plate) + 2
    head, rule = _BOARDS[scene.game.name].headline(scene)
    aside = scene.words.say(f"game-{scene.game.name}")
    start = canvas.put_right(area.inside(1), area.y, aside, Ink(QUIET, BLIND)) if area.width >= 100 else area.right
    canvas.put(x, area.y, head.upper(), HEAD, limit=start - x - 1)
    canvas.put(x, area.y + 1, rule, HEAD_2, limit=area.right - x - 1)


def _draw_table(canvas: Canvas, area: Area, scene: Scene) -> None:
    street = isinstance(scene.view, RideView) and scene.view.rider is not None
    ground = WOOD if scene.game.name == "chase-the-ace" else NIGHT if street else BAIZE
    canvas.fill(area, Ink(CREAM, ground))
    _BOARDS[scene.game.name].draw(canvas, area, scene)


_TONES: Final = {"head": YELLOW, "cost": Ink(EMBER), "call": Ink(CREAM, bold=True), "said": Ink(QUIET)}


def draw_story(canvas: Canvas, area: Area, story: Sequence[Told], back: int = 0) -> None:
    """The end of the story, the last line at the foot, each in its tone."""
    lines: list[tuple[str, Ink]] = []
    needed = area.height + back
    for tone, text in reversed(story):
        broken = [(line, _TONES[tone]) for line in wrapped(text, area.width)]
        if tone == "head":
            broken.insert(0, ("", SOFT))
        lines[:0] = broken
        if len(lines) >= needed:
            break
    back = min(back, max(len(lines) - area.height, 0))
    shown = lines[max(len(lines) - area.height - back, 0) : len(lines) - back]
    for y, (text, ink) in enumerate(shown, area.bottom - len(shown)):
        canvas.put(area.x, y, text, ink)
    if back:
        canvas.put_middle(area, area.bottom - 1, " ▼ ", LIT)


def _draw_foot(canvas: Canvas, area: Area, scene: Scene, foot: Foot) -> None:
    canvas.fill(area, Ink(CREAM, BLIND))
    canvas.put(area.x + 1, area.y, shortened(foot.prompt, area.width - 2), Ink(LAMP, BLIND, bold=True))
    _draw_choices(canvas, area.inside(1).rows(1, 2), scene)
    x = area.x + 1
    for shown, key, word in foot.keys:
        needed = width_of(shown) + width_of(word) + 3
        if x + needed > area.right:
            break
        start = x
        x = canvas.put(x, area.bottom - 1, shown, Ink(LAMP, BLIND, bold=True))
        x = canvas.put(x + 1, area.bottom - 1, word, Ink(EDGE, BLIND))
        canvas.key(Area(start, area.bottom - 1, x - start, 1), key)
        x += 2


def _draw_choices(canvas: Canvas, area: Area, scene: Scene) -> None:
    """What can be done, each with its key; cards of a hand are chosen where they lie."""
    chooser = scene.chooser
    if isinstance(chooser, Choice):
        options = [(o.keys[0], _label(scene, o.action), i, o) for i, o in enumerate(chooser.options)]
        plays = [key for key, _, _, o in options if isinstance(o.action, Play)]
        boxes = []
        if plays:
            span = plays[0] if len(plays) == 1 else f"{plays[0]}-{plays[-1]}"
            boxes.append((span, scene.say("lay-card"), False, ""))
        for key, text, i, option in options:
            if not isinstance(option.action, Play):
                at = chooser.at == i
                again = f" {scene.say('once-more')}" if at and option.grave else ""
                boxes.append((key.upper(), f"{text}{again}", at, key))
        _draw_boxes(canvas, area, boxes)
    elif isinstance(chooser, Exchange):
        ready = chooser.taken is not None and chooser.given is not None
        boxes = [("1-3", scene.say("take-one"), False, ""), ("4-6", scene.say("put-one"), False, "")]
        if ready:
            boxes = [("Enter", scene.say("exchange-now"), chooser.other is None, "enter")]
        for i, option in enumerate(chooser.others):
            at = chooser.other == i
            again = f" {scene.say('once-more')}" if at else ""
            text = scene.words.action(option.action, scene.names)
            boxes.append((option.keys[0], f"{text}{again}", at, option.keys[0]))
        _draw_boxes(canvas, area, boxes)
    elif isinstance(chooser, Split):
        boxes = [("↑↓", scene.say("whom"), False, ""), ("←→", scene.say("how-many"), False, "")]
        if chooser.total > 1:
            boxes.append(("A", scene.say("all-here"), False, "a"))
        boxes.append(("Enter", scene.say("give"), chooser.left == 0, "enter"))
        _draw_boxes(canvas, area, boxes)


def _label(scene: Scene, action: Action) -> str:
    """A move as it is offered; an answer to a question is the word alone."""
    if isinstance(action, Guess):
        word = scene.words.answer(action.call)
        return word[:1].upper() + word[1:]
    return scene.words.action(action, scene.names)


def _draw_boxes(canvas: Canvas, area: Area, boxes: Sequence[tuple[str, str, bool, str]]) -> None:
    """Keys with what they do, in as many rows as there are."""
    x, y = area.x, area.y
    for key, text, lit, press in boxes:
        cap = f" {key} "
        needed = width_of(cap) + width_of(text) + 2
        if x > area.x and x + needed > area.right:
            x, y = area.x, y + 1
        if y >= area.bottom:
            return
        start = x
        x = canvas.put(x, y, cap, LIT if lit else PLATE)
        x = canvas.put(x, y, f" {text} ", LIT if lit else Ink(CREAM, NIGHT_2), limit=area.right - x)
        if press:
            canvas.key(Area(start, y, x - start, 1), press)
        x += 1


def draw_too_small(canvas: Canvas, text: str) -> None:
    """There is no room: say so."""
    canvas.fill(canvas.area, Ink(CREAM, NIGHT))
    for y, line in enumerate(wrapped(text, max(canvas.area.width - 2, 1)), canvas.area.height // 3):
        canvas.put_middle(canvas.area, y, line, BODY)
