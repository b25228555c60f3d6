"""The stage in Textual: every phase of every game played with keys, at two sizes, with curtains and pages."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from nightbus.cards import card_name
from nightbus.rules.game import SPECTATOR
from nightbus.terminal import app as app_module
from nightbus.terminal.app import NightApp
from nightbus.terminal.choosing import Choice, Exchange, Split
from nightbus.terminal.faces import short
from nightbus.terminal.night import Night
from nightbus.terminal.pages import Curtain, Reading, Story, Summary
from nightbus.words import Words
from tests.terminal.nights import night_of, view_of

THREE = ("Ana", "Bo", "Cy")
EXAMPLES = "8♠8♥8♣ 6♦7♦8♦ 9♠10♥J♣ 2♣8♣K♣ Q♠Q♦5♥ 3♦9♣A♠"
"""What beats what, as it stands beside the table of Stop the Bus."""
SIZES = [(80, 24), (120, 40)]
CASES: list[tuple[str, dict[str, Any], set[str]]] = [
    ("ride-the-bus", {"settings": ["bus_length=4"]}, {"answer", "lay", "give", "call"}),
    (
        "ride-the-bus",
        {
            "rulebook": "commission",
            "settings": ["co_pilot=on", "questions=7", "dealer_role=plays", "ride_cap=4"],
            "people": THREE,
            "seats": 3,
        },
        {"answer", "give_right", "lay", "ride_answer", "volunteer"},
    ),
    (
        "ride-the-bus",
        {"rulebook": "party", "settings": ["bus=pyramid", "top_card=shot", "ride_cap=4"], "people": THREE, "seats": 3},
        {"lay", "ride_pick"},
    ),
    ("ride-the-bus", {"settings": ["decks=2", "dealer_role=plays", "bus=adding_row"], "seats": 16}, {"answer", "lay"}),
    ("chase-the-ace", {"settings": ["domino=low", "misdeal_chance=100"], "seats": 3}, {"turn", "misdeal"}),
    ("chase-the-ace", {"settings": ["deck=cuckoo"], "seats": 20}, {"turn"}),
    ("stop-the-bus", {"settings": ["exchange=one_or_three"]}, {"exchange", "stop_or_end", "last_lap"}),
    ("stop-the-bus", {"seats": 16}, {"exchange"}),
]


@pytest.fixture(autouse=True)
def _hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press keys faster than people: none of theirs is a slip."""
    monkeypatch.setattr(app_module, "_DEAF", 0.0)


def app_of(night: Night, lang: str = "en", *, fast: bool = True) -> NightApp:
    return NightApp(night, Words(lang, strict=True), Path("/nights/a.jsonl"), 7, fast=fast)


def run(app: NightApp, size: tuple[int, int], play: Callable[[Any], Awaitable[None]]) -> None:
    """Play with a pilot, in a terminal of this size."""

    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(pilot)

    asyncio.run(main())


def top(app: NightApp) -> Any:
    """The page over the stage, if there is one."""
    return app.page


def asking(app: NightApp) -> Any:
    """How a person is to make a move, if one is asked."""
    return app.chooser


def picture(app: NightApp) -> str:
    """What is on the screen; nothing sticks out of it."""
    text = app.stage.canvas.text()
    lines = text.split("\n")
    assert len(lines) == app.size.height
    assert max(cell_len(line) for line in lines) <= app.size.width
    assert "terminal-" not in text
    return text


def keys_of(app: NightApp) -> list[str]:
    """Keys that make the first move."""
    match asking(app):
        case Choice() as choice:
            first = choice.options[0]
            return [first.keys[0]] * (2 if first.grave else 1)
        case Split() as split:
            return ["1"] * split.total + ["enter"]
        case Exchange():
            return ["1", "4", "enter"]
        case _:
            raise AssertionError(asking(app))


async def play_out(app: NightApp, pilot: Any, seen: set[str]) -> None:
    """Play to the end of the game with keys, and look at every picture; the keys come faster than a pilot's."""
    for turn in range(5000):
        if turn % 50 == 0:
            await pilot.pause()
        if isinstance(top(app), Summary):
            assert "ALL CHANGE" in picture(app)
            return
        if isinstance(top(app), Curtain):
            assert top(app).name in picture(app)
            app.press("enter")
            continue
        seen.add(view_of(app.night, SPECTATOR).phase)
        text = picture(app)
        if isinstance(asking(app), Choice):
            for option in asking(app).options:
                assert f" {option.keys[0].upper()} " in text or "-" in text
        for key in keys_of(app):
            app.press(key)
        if app._looking:
            app.press("x")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("of", "options", "phases"), CASES)
def test_a_whole_game_with_keys(of: str, options: dict[str, Any], phases: set[str], size: tuple[int, int]) -> None:
    app = app_of(night_of(of, **options))
    seen: set[str] = set()

    async def play(pilot: Any) -> None:
        await play_out(app, pilot, seen)
        await pilot.press("2")

    run(app, size, play)
    assert app.return_value == 0
    assert app.night.table.over
    assert phases <= seen


@pytest.mark.parametrize("of", ["ride-the-bus", "chase-the-ace", "stop-the-bus"])
@pytest.mark.parametrize("lang", ["pt", "da", "it"])
def test_a_game_in_each_language(of: str, lang: str) -> None:
    app = app_of(night_of(of, people=("Wednesday Quiz Team X",)), lang)

    async def play(pilot: Any) -> None:
        for _ in range(25):
            if top(app) is not None:
                break
            picture(app)
            await pilot.press("question_mark")
            picture(app)
            await pilot.press("escape")
            for key in keys_of(app):
                await pilot.press(key)

    run(app, (80, 24), play)


def test_another_game_begins_when_asked_for() -> None:
    app = app_of(night_of("chase-the-ace", seats=2, settings=["lives=1"]))
    calls: list[str] = []
    app.on_over = lambda: calls.append("over")
    app.on_again = lambda: calls.append("again")

    async def play(pilot: Any) -> None:
        await play_out(app, pilot, set())
        await pilot.press("1")
        await play_out(app, pilot, set())
        await pilot.press("2")

    run(app, (80, 24), play)
    assert calls == ["over", "again", "over"]
    assert view_of(app.night, 0).game == 2


@pytest.mark.parametrize("of", ["chase-the-ace", "stop-the-bus"])
def test_between_two_hands_there_is_a_curtain_and_nothing_of_the_first(of: str) -> None:
    app = app_of(night_of(of, people=("Ana", "Bo"), seats=2, seed=3))

    async def play(pilot: Any) -> None:
        for _ in range(8):
            page = top(app)
            assert isinstance(page, Curtain)
            assert app.viewer == SPECTATOR
            assert not [card for card in range(52) if short(card) in picture(app)]
            await pilot.press("x")
            assert top(app) is page
            await pilot.press("enter")
            asked = app.night.asked
            assert app.viewer == asked
            hidden = [card for card in hand(app.night, 1 - asked) if card not in known(app.night, asked)]
            text = picture(app)
            assert not [card for card in hidden if short(card) in text and short(card) not in EXAMPLES]
            for key in keys_of(app):
                await pilot.press(key)
            while top(app) is None and asking(app) is not None:  # the second half of a turn
                for key in keys_of(app):
                    await pilot.press(key)
            if top(app) is None:
                await pilot.press("x")  # seen
            if isinstance(top(app), Summary):
                return

    run(app, (80, 24), play)


def hand(night: Night, seat: int) -> list[int]:
    """The cards of a seat, as it knows them itself."""
    own = view_of(night, seat).seats[seat]
    cards = [own.card] if hasattr(own, "card") else own.cards
    return [card for card in cards if card is not None]


def known(night: Night, viewer: int) -> list[int]:
    """Every card that a seat knows to be somewhere, and those told of so far."""
    view = view_of(night, viewer)
    cards = [card for seat in view.seats for card in ([seat.card] if hasattr(seat, "card") else seat.cards)]
    told = " ".join(Words("en").told(event, night.names) for event in night.table.story(viewer))
    named = [card for card in range(52) if Words("en").the_card(card) in told]
    return [card for card in [*cards, *getattr(view, "middle", ())] if card is not None] + named


def test_a_new_round_begins_behind_a_curtain_for_whoever_made_the_last_move_too() -> None:
    """All have been looking at the hands that were shown."""
    app = app_of(night_of("stop-the-bus", people=("Ana", "Bo"), seats=2, seed=6))

    async def play(pilot: Any) -> None:
        await pilot.press("enter", "8", "8", "enter", "9")
        assert view_of(app.night, SPECTATOR).round == 2
        assert app.night.names[app.night.asked or 0] == "Ana"
        assert isinstance(top(app), Curtain)
        assert app.viewer == SPECTATOR

    run(app, (80, 24), play)


@pytest.mark.parametrize(("key", "page"), [("l", Story), ("L", Story), ("t", Reading), ("T", Reading)])
def test_letters_are_keys_as_shown_and_as_small_ones(key: str, page: type[Any]) -> None:
    app = app_of(night_of("ride-the-bus"))

    async def play(pilot: Any) -> None:
        await pilot.press(key)
        assert isinstance(top(app), page)
        await pilot.press("escape")
        assert top(app) is None

    run(app, (80, 24), play)


def test_the_rules_of_the_moment_and_the_story_cover_the_stage_and_go_away() -> None:
    app = app_of(night_of("ride-the-bus"))

    async def play(pilot: Any) -> None:
        stage = picture(app)
        await pilot.press("question_mark")
        assert isinstance(top(app), Reading)
        assert "RTB-1.1" in picture(app)
        assert "Say red" in picture(app)
        await pilot.press("1")
        assert isinstance(top(app), Reading)
        await pilot.press("escape")
        assert picture(app) == stage
        await pilot.press("l")
        assert isinstance(top(app), Story)
        assert "Game 1." in picture(app)
        await pilot.press("pageup", "pagedown", "home", "end", "l")
        assert picture(app) == stage

    run(app, (80, 24), play)


@pytest.mark.parametrize("of", ["ride-the-bus", "chase-the-ace", "stop-the-bus"])
def test_a_tip_says_what_a_bot_would_do(of: str) -> None:
    app = app_of(night_of(of))

    async def play(pilot: Any) -> None:
        await pilot.press("t")
        assert "A bot would: " in picture(app)
        await pilot.press("escape")
        assert "A bot would: " not in picture(app)

    run(app, (80, 24), play)


def test_an_undo_takes_back_a_card_laid_unseen() -> None:
    app = app_of(night_of("ride-the-bus"))

    async def play(pilot: Any) -> None:
        while view_of(app.night, 0).phase != "lay":
            for key in keys_of(app):
                await pilot.press(key)
        before = picture(app)
        await pilot.press("1")
        assert "undo" in picture(app)
        await pilot.press("u")
        assert picture(app).replace(" U undo ", "") == before.replace(" U undo ", "")

    run(app, (80, 24), play)


def test_bots_take_their_time_until_a_key_is_pressed() -> None:
    app = app_of(night_of("chase-the-ace", seats=6), fast=False)

    async def play(pilot: Any) -> None:
        assert asking(app) is None  # cards are being dealt
        assert "any key" in picture(app)
        await pilot.press("x")
        assert asking(app) is not None
        assert "Stay or swap?" in picture(app)

    run(app, (80, 24), play)


def test_a_key_that_hurries_the_bots_on_makes_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "_DEAF", 60.0)
    app = app_of(night_of("chase-the-ace", seats=6), fast=False)

    async def play(pilot: Any) -> None:
        await pilot.press("1", "1", "enter", "2")
        assert asking(app) is not None
        assert not [step for step in app.night.table.log.steps if getattr(step, "seat", None) == 0]

    run(app, (80, 24), play)


def test_a_click_does_what_the_key_does() -> None:
    app = app_of(night_of("ride-the-bus"))

    async def play(pilot: Any) -> None:
        row, column = next(
            (y, line.index("Black")) for y, line in enumerate(picture(app).split("\n")) if "Black" in line
        )
        await pilot.click(offset=(column, row))
        await pilot.pause()
        assert "Passenger" not in app.night.names
        said = [Words("en").told(event, app.night.names) for event in app.night.table.story(0)]
        assert "Ana says black. (RTB-1.1)" in said

    run(app, (80, 24), play)


def test_a_window_that_changes_size_is_drawn_anew() -> None:
    app = app_of(night_of("stop-the-bus"))

    async def play(pilot: Any) -> None:
        for size in ((120, 40), (60, 20), (40, 10), (20, 5), (200, 60), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            text = picture(app)
            assert ("too small" in " ".join(text.split())) == (size[0] < 60)

    run(app, (80, 24), play)


def test_ctrl_c_leaves_in_good_order() -> None:
    app = app_of(night_of("stop-the-bus"))

    async def play(pilot: Any) -> None:
        await pilot.press("ctrl+c")

    run(app, (80, 24), play)
    assert app.return_value == 0


def test_what_goes_wrong_with_the_files_ends_the_night_with_a_word() -> None:
    night = night_of("stop-the-bus")
    app = app_of(night)

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    async def play(pilot: Any) -> None:
        night.on_step = full
        for key in keys_of(app):
            await pilot.press(key)

    run(app, (80, 24), play)
    assert app.return_value == 1
    assert app.failed == "No space left on device"


def test_the_wheel_scrolls_the_story() -> None:
    app = app_of(night_of("ride-the-bus"))

    async def play(pilot: Any) -> None:
        while view_of(app.night, 0).phase != "lay":
            for key in keys_of(app):
                await pilot.press(key)
        before = picture(app)
        app.scroll(3)
        assert picture(app) != before
        app.scroll(-3)
        assert picture(app) == before

    run(app, (80, 24), play)


def test_without_colours_what_matters_is_in_reverse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_of(night_of("stop-the-bus"))

    async def play(pilot: Any) -> None:
        await pilot.press("1")
        styles = [segment.style for y in range(24) for segment in app.stage.render_line(y)]
        assert not [style for style in styles if style and (style.color or style.bgcolor)]
        assert [style for style in styles if style and style.reverse]

    run(app, (80, 24), play)


def test_names_of_cards_are_drawn_as_they_are_written() -> None:
    assert [short(card) for card in (0, 33, 46, 51, None)] == ["2♣", "10♦", "K♥", "A♠", "▒▒"]
    assert card_name(33) == "10D"


def test_what_one_person_saw_is_not_said_below_the_table() -> None:
    for seed in range(6):
        app = app_of(night_of("chase-the-ace", people=("Ana", "Bo"), seats=4, seed=seed), fast=False)

        async def play(pilot: Any, app: NightApp = app) -> None:
            for _ in range(40):
                if isinstance(top(app), Curtain):
                    app.press("enter")
                if asking(app) is None:
                    app.press("x")
                    continue
                holder = app.viewer
                app.press("2")
                while app._looking:
                    assert app.viewer == holder
                    app.press("x")
                public = Words("en")
                story = [public.event(event, app.night.names) for event in app.night.table.story(SPECTATOR)]
                assert app._last in story
                if isinstance(top(app), Summary):
                    return
            await pilot.pause()

        run(app, (80, 24), play)
