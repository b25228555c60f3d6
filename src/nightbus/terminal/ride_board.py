"""Ride the Bus on the table: the questions, the pyramid, and the ride along its stops."""

from typing import Final, cast

from nightbus.rules.ride_the_bus.house import Bus, House
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.terminal.canvas import Area, Canvas
from nightbus.terminal.choosing import Split
from nightbus.terminal.faces import LARGE, MEDIUM, SMALL, draw_card
from nightbus.terminal.giving import draw_split
from nightbus.terminal.palette import FAINT, PALE
from nightbus.terminal.pyramid_board import draw_pyramid, row_of
from nightbus.terminal.route_board import draw_boarding, draw_ride, stop_name
from nightbus.terminal.scene import Scene
from nightbus.terminal.slots import QUESTIONS, draw_slots, largest

_ASKING: Final = ("question_card", "answer", "give_right")
_PYRAMID: Final = ("pyramid_card", "lay", "give", "call")


def headline(scene: Scene) -> tuple[str, str]:
    """What is being asked, and the rule that decides it."""
    view, house = _of(scene)
    if view.phase in _ASKING:
        return _question_headline(scene, view, house)
    if view.phase in _PYRAMID:
        return _pyramid_headline(scene, view)
    if view.phase == "draw_card":
        return scene.say("headline-draw"), scene.say("rule-draw")
    if view.phase == "volunteer":
        return scene.worded("ask-co-pilot"), scene.say("rule-co-pilot", rider=scene.name(view.rider))
    if view.phase == "over":
        return scene.say("headline-over"), scene.say("rule-over")
    return _ride_headline(scene, view, house)


def _of(scene: Scene) -> tuple[RideView, House]:
    return cast("RideView", scene.view), cast("House", scene.house)


def _question_headline(scene: Scene, view: RideView, house: House) -> tuple[str, str]:
    question = view.question - 1
    if view.phase == "give_right":
        return scene.words.say("ask-give", drinks=view.left), scene.say("rule-right", rule="RTB-1.10")
    line = scene.say(
        "rule-question", question=view.question, questions=house.questions, drinks=house.wrong_drinks[question]
    )
    return scene.worded(f"ask-{QUESTIONS[question]}"), line


def _pyramid_headline(scene: Scene, view: RideView) -> tuple[str, str]:
    if view.phase == "pyramid_card":
        return scene.say("headline-pyramid"), scene.say("rule-pyramid")
    row = row_of(view)
    what = "shot" if view.shot else "drinks"
    does = "takes" if view.takes else "gives"
    line = scene.say(f"rule-row-{does}-{what}", row=row + 1, drinks=view.worth)
    if view.phase == "call":
        return scene.say("headline-liars"), f"{line} · {scene.say('rule-double')}"
    return scene.say(
        "headline-row", row=row + 1
    ), f"{line} · {scene.say('rule-bluff' if view.claims else 'rule-match')}"


def _ride_headline(scene: Scene, view: RideView, house: House) -> tuple[str, str]:
    extra = 1 if house.bus == Bus.KINGS_CUP else 0  # RTB-3.7
    costs = " · ".join(
        f"{scene.say(f'short-{word}')} {cost + extra}"
        for word, cost in zip(("j", "q", "k", "a"), house.bus_penalties, strict=True)
    )
    if house.bus == Bus.QUESTIONS:
        question = min(len(view.line), 3)
        return scene.worded(f"ask-{QUESTIONS[question]}"), scene.say("rule-ride-questions")
    if house.bus == Bus.PYRAMID:
        return scene.say("headline-pick", row=min(len(view.picks) + 1, 4)), f"{scene.say('safe')} · {costs}"
    at = min(len(view.line) + 1, view.length)
    stop = scene.say("headline-stop", stop=at, name=stop_name(scene, at, view.length))
    return stop, f"{scene.say('safe')} · {costs}"


def draw(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the table."""
    view, house = _of(scene)
    if view.phase in _ASKING:
        _draw_questions(canvas, area, scene, view, house)
    elif view.phase in _PYRAMID or (view.over and view.rider is None):
        draw_pyramid(canvas, area, scene, view)
    elif view.rider is not None and view.phase != "volunteer":
        draw_ride(canvas, area, scene, view, house)
    elif view.rider is not None:
        draw_boarding(canvas, area, scene, view)
    elif view.phase == "draw_card":
        middle = Area(area.x + (area.width - LARGE[0]) // 2, area.y + max((area.height - LARGE[1]) // 2 - 1, 0), *LARGE)
        draw_card(canvas, middle.x, middle.y, None, LARGE)
        canvas.put_middle(area, middle.bottom + 1, scene.say("rule-draw"), PALE)


def _draw_questions(canvas: Canvas, area: Area, scene: Scene, view: RideView, house: House) -> None:
    seat = scene.spot
    cards = view.seats[seat].cards if seat is not None else ()
    title = scene.say("cards-of", seat=scene.name(seat))
    if isinstance(scene.chooser, Split):
        size = SMALL if area.height < 18 else MEDIUM
        draw_slots(canvas, area.inside(2, 1), title, cards, house.questions, size, scene)
        draw_split(canvas, area.inside(2).rows(size[1] + 3).columns(0, 40), scene, scene.chooser)
        return
    size = largest(area.width - 3, area.height - 4, house.questions)
    top = max((area.height - size[1] - 3) // 2, 0)
    across = (size[0] + 1) * house.questions - 1
    inner = Area(area.x + max((area.width - across) // 2, 2), area.y + top, across, area.height - top)
    draw_slots(canvas, inner, title, cards, house.questions, size, scene)
    deck = scene.say("deck", cards=view.undealt)
    canvas.put_right(area.inside(2), area.bottom - 1, deck, FAINT)
