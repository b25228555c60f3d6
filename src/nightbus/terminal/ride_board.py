"""Ride the Bus on the table: the questions, the pyramid, and the ride along its stops."""

from typing import Final, cast

from nightbus.cards import JACK, rank_of
from nightbus.rules.actions import Pick, Play
from nightbus.rules.ride_the_bus.house import Bus, House
from nightbus.rules.ride_the_bus.ride import PICK_ROWS
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.terminal.canvas import Area, Canvas, Ink, shortened, wrapped
from nightbus.terminal.choosing import Choice, Split
from nightbus.terminal.faces import FLAT, LARGE, MEDIUM, SMALL, draw_card, draw_slot
from nightbus.terminal.palette import (
    BODY,
    CREAM,
    FAINT,
    LAMP,
    LIT,
    NIGHT_4,
    OX,
    PALE,
    RED_SIGN,
    SOFT,
    YELLOW,
)
from nightbus.terminal.scene import Scene

QUESTIONS: Final = ("colour", "height", "between", "suit", "between", "heat", "rank")
GLASS: Final = "▽"
SHOT: Final = "◆"

_ASKING: Final = ("question_card", "answer", "give_right")
_PYRAMID: Final = ("pyramid_card", "lay", "give", "call")
_STOPS: Final = 10


def headline(scene: Scene) -> tuple[str, str]:
    """What is being asked, and the rule that decides it."""
    view, house = _of(scene)
    if view.phase in _ASKING:
        return _question_headline(scene, view, house)
    if view.phase in _PYRAMID:
        return _pyramid_headline(scene, view, house)
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


def _pyramid_headline(scene: Scene, view: RideView, house: House) -> tuple[str, str]:
    if view.phase == "pyramid_card":
        return scene.say("headline-pyramid"), scene.say("rule-pyramid")
    row = _row_of(view)
    what = "shot" if view.shot else "drinks"
    does = "takes" if view.takes else "gives"
    line = scene.say(f"rule-row-{does}-{what}", row=row + 1, drinks=view.worth)
    if view.phase == "call":
        return scene.say("headline-liars"), f"{line} · {scene.say('rule-double')}"
    return scene.say("headline-row", row=row + 1), f"{line} · {scene.say('rule-bluff' if view.claims else 'rule-match')}"


def _ride_headline(scene: Scene, view: RideView, house: House) -> tuple[str, str]:
    costs = " · ".join(
        f"{scene.say(f'short-{word}')} {cost}" for word, cost in zip(("j", "q", "k", "a"), house.bus_penalties, strict=True)
    )
    if house.bus == Bus.QUESTIONS:
        question = min(len(view.line), 3)
        return scene.worded(f"ask-{QUESTIONS[question]}"), scene.say("rule-ride-questions")
    if house.bus == Bus.PYRAMID:
        return scene.say("headline-pick", row=min(len(view.picks) + 1, 4)), f"{scene.say('safe')} · {costs}"
    at = min(len(view.line) + 1, view.length)
    stop = scene.say("headline-stop", stop=at, name=stop_name(scene, at, view.length))
    return stop, f"{scene.say('safe')} · {costs}"


def stop_name(scene: Scene, at: int, length: int) -> str:
    """The name of a stop of the row, the last being home."""
    if at >= length:
        return scene.say(f"stop-{_STOPS}")
    return scene.say(f"stop-{(at - 1) % (_STOPS - 1) + 1}")


def draw(canvas: Canvas, area: Area, scene: Scene) -> None:
    """Draw the table."""
    view, house = _of(scene)
    if view.phase in _ASKING:
        _draw_questions(canvas, area, scene, view, house)
    elif view.phase in _PYRAMID:
        _draw_pyramid(canvas, area, scene, view)
    elif view.rider is not None and view.phase != "volunteer":
        _draw_ride(canvas, area, scene, view, house)
    elif view.rider is not None:
        _draw_boarding(canvas, area, scene, view)


# The questions


def _draw_questions(canvas: Canvas, area: Area, scene: Scene, view: RideView, house: House) -> None:
    seat = scene.spot
    cards = view.seats[seat].cards if seat is not None else ()
    title = scene.say("cards-of", seat=scene.name(seat))
    if isinstance(scene.chooser, Split):
        size = SMALL if area.height < 18 else MEDIUM
        _draw_slots(canvas, area.inside(2, 1), title, cards, house.questions, size, scene)
        _draw_split(canvas, area.inside(2).rows(size[1] + 3), scene, scene.chooser)
        return
    size = LARGE if (LARGE[0] + 1) * house.questions <= area.width - 3 else MEDIUM
    top = max((area.height - size[1] - 3) // 2, 0)
    _draw_slots(canvas, area.inside(2).rows(top), title, cards, house.questions, size, scene)
    deck = scene.say("deck", cards=view.undealt)
    canvas.put_right(area.inside(2), area.bottom - 1, deck, FAINT)


def _draw_slots(
    canvas: Canvas,
    area: Area,
    title: str,
    cards: tuple[int | None, ...],
    count: int,
    size: tuple[int, int],
    scene: Scene,
) -> None:
    """Cards in front of somebody, and the places of those to come."""
    canvas.put(area.x, area.y, title, YELLOW, limit=area.width)
    x, y = area.x, area.y + 1
    for i in range(count):
        if i < len(cards):
            draw_card(canvas, x, y, cards[i], size)
        elif i == len(cards):
            draw_card(canvas, x, y, None, size, lit=True)
        else:
            draw_slot(canvas, x, y, size, str(i + 1))
        if size[1] > SMALL[1]:
            caption = shortened(scene.say(f"question-{QUESTIONS[i]}"), size[0])
            canvas.put_middle(Area(x, y, *size), y + size[1], caption, PALE if i <= len(cards) else FAINT)
        x += size[0] + 1


# The pyramid


def _row_of(view: RideView) -> int:
    """The row of the card turned last, 0 at the bottom."""
    left = view.turned
    for i, row in enumerate(view.pyramid):
        if left <= len(row):
            return i
        left -= len(row)
    return len(view.pyramid) - 1


def _draw_pyramid(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
    hand = LARGE if area.height >= 3 * len(view.pyramid) + LARGE[1] + 3 else MEDIUM
    room = area.height - hand[1]
    size = next((s for s in (MEDIUM, FLAT) if s[1] * len(view.pyramid) < room), SMALL)
    widest = max(len(row) for row in view.pyramid)
    pyramid = Area(area.x + 1, area.y, widest * (size[0] + 1) + 4, room)
    top = pyramid.y + max((room - size[1] * len(view.pyramid)) // 2, 0)
    _draw_rows(canvas, pyramid, top, view, size)
    side = Area(pyramid.right + 1, area.y, area.right - pyramid.right - 2, room)
    if isinstance(scene.chooser, Split):
        _draw_split(canvas, side, scene, scene.chooser)
    else:
        _draw_claim(canvas, side, scene, view)
    _draw_hand(canvas, Area(area.x + 1, area.bottom - hand[1], area.width - 2, hand[1]), scene, view, hand)


def _draw_rows(canvas: Canvas, area: Area, top: int, view: RideView, size: tuple[int, int]) -> None:
    """The pyramid, its bottom row last, each row with what it is worth."""
    first = 0
    widest = max(len(row) for row in view.pyramid)
    for i, row in enumerate(view.pyramid):
        y = top + (len(view.pyramid) - 1 - i) * size[1]
        indent = (widest - len(row)) * (size[0] + 1) // 2
        canvas.put(area.x + max(indent - 1, 0), y + (size[1] - 1) // 2, str(i + 1), FAINT)
        for place, card in enumerate(row):
            number = first + place
            x = area.x + 2 + indent + place * (size[0] + 1)
            draw_card(canvas, x, y, card, size, lit=number == view.turned - 1 and view.phase != "pyramid_card")
        first += len(row)


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
    from nightbus.cards import RANK_WORDS

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


# Giving


def _draw_split(canvas: Canvas, area: Area, scene: Scene, split: Split) -> None:
    """Who gets how much, each with a less and a more to press."""
    sign = SHOT if split.shot else GLASS
    given = split.total - split.left
    head = sign * given + ("△" if not split.shot else "◇") * split.left if split.total <= 12 else f"{given}/{split.total}"
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
        canvas.put_right(row, y, f"− {amount:2} +", ink if lit or amount else SOFT)
        canvas.key(row, f"to-{i}")
        canvas.key(Area(area.right - 6, y, 2, 1), f"less-{i}")
    done = scene.say("give-now") if split.left == 0 else scene.say("give-left", drinks=split.left)
    if split.shot and split.left:
        done = scene.worded("ask-give-shot")
    y = min(area.y + 1 + min(room, len(split.to)), area.bottom - 1)
    canvas.put(area.x, y, done, LIT if split.left == 0 else SOFT, limit=area.width)
    if split.left == 0:
        canvas.key(Area(area.x, y, area.width, 1), "enter")


# The ride


def _draw_boarding(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
    y = area.y + max(area.height // 2 - 4, 0)
    canvas.put_middle(area, y, scene.say("rides", seat=scene.name(view.rider)), YELLOW)
    _draw_bus(canvas, area.x + area.width // 2 - 8, y + 2)


def _draw_ride(canvas: Canvas, area: Area, scene: Scene, view: RideView, house: House) -> None:
    inner = area.inside(1)
    who = scene.say("rides", seat=scene.name(view.rider))
    if view.co_pilot is not None:
        who += f" {scene.say('with', seat=scene.name(view.co_pilot))}"
    canvas.put(inner.x, inner.y, who, YELLOW, limit=inner.width)
    so_far = scene.say("ride-so-far", attempt=view.attempt, drinks=view.ride_drinks, turned=view.ride_cards)
    canvas.put(inner.x, inner.y + 1, so_far, BODY, limit=inner.width)
    if house.bus == Bus.QUESTIONS:
        size = LARGE if area.height > 11 else MEDIUM
        _draw_slots(canvas, inner.rows(3), "", view.line, 4, size, scene)
    elif house.bus == Bus.PYRAMID:
        _draw_picks(canvas, inner.rows(2), scene, view)
    else:
        _draw_route(canvas, inner.rows(2), scene, view, house)


def _draw_route(canvas: Canvas, area: Area, scene: Scene, view: RideView, house: House) -> None:
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


def _draw_picks(canvas: Canvas, area: Area, scene: Scene, view: RideView) -> None:
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
