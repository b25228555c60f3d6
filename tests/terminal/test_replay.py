"""A logged game shown again, line by line and on the stage."""

import asyncio
import io
from pathlib import Path
from typing import Any

import pytest

from nightbus.cards import card_name
from nightbus.rules.game import GAMES
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.pages import Reading, Story
from nightbus.terminal.replay import Reel, replay_command
from nightbus.terminal.replay_app import ReplayApp
from nightbus.words import Words
from tests.terminal.nights import Nightbus, night_of, play_out, play_to


def reel_of(of: str) -> Reel:
    night = night_of(of, settings=["bus_length=4"] if of == "ride-the-bus" else [])
    play_out(night)
    return Reel(night.table.log)


@pytest.mark.parametrize("of", GAMES)
def test_back_and_on_again_is_where_it_was(of: str) -> None:
    reel = reel_of(of)
    for step in (5, 3, 40, 0, reel.last, reel.last - 1, 10**9, -4):
        reel.go(step)
        assert reel.at == min(max(step, 0), reel.last)
        forward = Reel(reel.log)
        forward.go(step)
        assert reel.view() == forward.view()
        assert reel.told(reel.at) == forward.told(forward.at)


@pytest.mark.parametrize("of", GAMES)
def test_all_that_was_told_is_told_in_some_step(of: str) -> None:
    reel = reel_of(of)
    told = [event for step in range(reel.last + 1) for event in reel.told(step)]
    reel.go(reel.last)
    assert told == reel.table.story(None)


def test_every_hand_is_face_up() -> None:
    for of, phase in (("ride-the-bus", "lay"), ("chase-the-ace", "turn"), ("stop-the-bus", "exchange")):
        night = night_of(of)
        play_to(night, phase)
        reel = Reel(night.table.log)
        reel.go(reel.last)
        view: Any = reel.view()
        hands = [[seat.card] if hasattr(seat, "card") else [*seat.cards] for seat in view.seats]
        assert any(hands)
        assert None not in [card for hand in hands for card in hand]


@pytest.fixture
def log_file(tmp_path: Path) -> Path:
    path = tmp_path / "a.jsonl"
    path.write_text(str(reel_of("chase-the-ace").log))
    return path


def run(path: Path, typed: str) -> tuple[int, str]:
    program = Nightbus(path.parent, "replay", str(path))
    for line in typed.splitlines():
        program.say(line)
    code, wrong = program.close()
    assert wrong == ""
    return code, program.said


def test_line_by_line_on_back_to_a_step_and_away(log_file: Path) -> None:
    code, said = run(log_file, "\n\nb\n12\ntable\nwhat\n999999\n\nq\n")
    assert code == 0
    steps = [line.split("  ")[0] for line in said.splitlines() if "/" in line.split("  ")[0]]
    last = len(log_file.read_text().splitlines()) - 1
    assert steps == [f"{n}/{last}" for n in (0, 1, 2, 1, 12, last)]
    assert "Ana: 3 lives" in said
    assert said.count("q: leave") == 2
    assert "last step" in said


def test_the_end_of_the_typing_leaves(log_file: Path) -> None:
    assert run(log_file, "\n")[0] == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", ""),
        ("nonsense\n", "line 1"),
        ('{"format": "other/1"}\n', "other/1"),
    ],
)
def test_a_broken_log_is_refused(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text)
    code, wrong = Nightbus(tmp_path, "replay", str(path)).close()
    assert code == 1
    assert str(path) in wrong
    assert words in wrong
    assert "Traceback" not in wrong


def test_a_forged_log_is_refused_by_its_line(log_file: Path) -> None:
    lines = log_file.read_text().splitlines(keepends=True)
    del lines[8]
    log_file.write_text("".join(lines))
    code, wrong = Nightbus(log_file.parent, "replay", str(log_file)).close()
    assert code == 1
    assert "9" in wrong


def test_no_such_log(tmp_path: Path) -> None:
    code, wrong = Nightbus(tmp_path, "replay", "nowhere.jsonl").close()
    assert code == 1
    assert "nowhere.jsonl" in wrong


def test_with_nobody_to_press_enter_all_is_told_at_once(
    log_file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keyboard = io.StringIO()
    monkeypatch.setattr(keyboard, "isatty", lambda: True)
    monkeypatch.setattr("sys.stdin", keyboard)
    assert replay_command(str(log_file), words=Words("en")) == 0
    last = len(log_file.read_text().splitlines()) - 1
    assert f"{last}/{last}" in capsys.readouterr().out


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_on_the_stage_with_keys(of: str, size: tuple[int, int]) -> None:
    reel = reel_of(of)
    app = ReplayApp(reel, Words("en", strict=True))

    def top() -> Any:
        return app.page

    def text() -> str:
        return app.stage.canvas.text()

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            for key in ("right", "right", "left", "enter", "space"):
                await pilot.press(key)
            assert reel.at == 3
            assert f"3/{reel.last}" in text()
            await pilot.press("1", "2", "enter")
            assert reel.at == 12
            for step in range(0, reel.last, 7):
                reel.go(step)
                app.show()
                assert "terminal-" not in text()
            await pilot.press("end")
            assert reel.at == reel.last
            await pilot.press("question_mark")
            assert isinstance(top(), Reading)
            await pilot.press("escape", "l")
            assert isinstance(top(), Story)
            await pilot.press("escape", "home")
            assert reel.at == 0
            app.scroll(-3)
            assert reel.at == 1
            await pilot.resize_terminal(30, 10)
            await pilot.press("q")

    asyncio.run(play())
    assert app.return_value == 0


def test_a_card_laid_face_down_is_read_face_up() -> None:
    night = night_of("ride-the-bus", seed=3)
    play_to(night, "call")
    reel = Reel(night.table.log)
    reel.go(reel.last)
    view: Any = reel.view()
    laid = [card for seat in view.seats for card in seat.plays]
    assert laid
    assert None not in laid
    assert all(card_name(card) for card in laid)
    canvas = Canvas(80, 24)
    ReplayApp(reel, Words("en")).draw(canvas)
    assert "LIARS' CORNER" in canvas.text()
