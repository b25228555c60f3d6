"""What is one's own at a server's table: what a drink is, the odds, the way to another device, and a name."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from nightbus.errors import NightbusError
from nightbus.odds.at_ride import CallOdds
from nightbus.odds.claims import call_odds
from nightbus.odds.written import odds_json
from nightbus.rules.game import game
from nightbus.server import advice
from nightbus.terminal import join_app as app_module
from nightbus.terminal.canvas import Canvas
from nightbus.terminal.choosing import Choice
from nightbus.terminal.coach import brief, reasons, whole
from nightbus.terminal.join import join_command
from nightbus.terminal.join_app import JoinApp
from nightbus.terminal.line import Address, Place, Places, ask, join, read_address
from nightbus.terminal.lobby import CAPS, COACHES, Lobby, next_cap, next_coach
from nightbus.terminal.me import GLASSES, SHARE, Me, beyond_cap
from nightbus.terminal.pages import Reading
from nightbus.terminal.stage import LEAST
from nightbus.words import LANGUAGES, Words
from tests.server.live import Client, Server, serving, wait_for
from tests.terminal.test_join import PATIENCE, Terminal, app_of, first_keys, patient, play_out, run, until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", limits=patient()) as running:
        running.request("/api/night", b"no log")  # whoever works odds out is begun before Textual takes standard error
        yield running


@pytest.fixture(autouse=True)
def _hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press keys faster than people: none of theirs is a slip."""
    monkeypatch.setattr(app_module, "_DEAF", 0.0)


def label_of(server: Server, code: str, name: str) -> tuple[str, bool, list[int] | None]:
    """What the server knows of somebody's glass."""
    room = server.hall._codes[code].room
    who = server.on_loop(lambda: next(p for p in room.people.values() if p.name == name))
    return who.unit, who.driver, who.shown


def page_of(app: JoinApp) -> Any:
    """What covers the table now: mypy holds that it stays what it was."""
    return app.page


async def in_the_lobby(app: JoinApp, *, host: bool = True) -> None:
    await until(lambda: isinstance(app.page, Lobby), "the lobby")
    if host:
        app.press("h")
        await until(lambda: app.remote.is_host, "being host")


# What a drink is


def test_what_a_drink_is_at_ones_seat_and_who_sees_it(server: Server) -> None:
    made = server.make(game="ride-the-bus", name="Bo", bots=3)
    app = app_of(server, made["code"])
    kept: list[Place] = []
    app._keep = kept.append

    async def play(pilot: Any) -> None:
        await in_the_lobby(app, host=False)
        app.press("m")
        assert isinstance(page_of(app), Me)
        shown = app.stage.canvas.text()
        for choice in GLASSES:
            assert app.words.say(f"page-unit-{choice}") in shown
        app.press(str(GLASSES.index("water") + 1))
        await until(lambda: label_of(server, made["code"], "Ana") == ("water", False, []), "water, for oneself")
        await until(lambda: app.remote.glass and app.remote.glass["unit"] == "water", "to be told")
        app.press(str(GLASSES.index("driving") + 1))
        await until(lambda: label_of(server, made["code"], "Ana") == ("water", True, []), "points from the first card")
        await until(lambda: app.remote.glass and app.remote.glass["driver"], "to be told")
        assert "6  ● Driving" in app.stage.canvas.text()
        app.press(SHARE)
        await until(lambda: label_of(server, made["code"], "Ana")[2] is None, "the table to see it")
        assert kept[-1].shared
        with Client(server, made) as bo:
            assert bo.you["units"][str(app.remote.you["person"])]["driver"]
        assert "☑" in app.stage.canvas.text()
        app.press("escape")
        assert isinstance(page_of(app), Lobby)
        await until(lambda: "Ana (you, driving)" in app.stage.canvas.text(), "what the others see")

    run(app, play)


def test_it_is_settled_in_the_middle_of_a_game_too(server: Server) -> None:
    made = server.make(game="ride-the-bus", rulebook="commission", switches={"dealer_role": "plays"}, bots=3, pace=0)
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await until(lambda: app.chooser is not None, "a question")
        app.press("m")
        app.press(str(GLASSES.index("soft") + 1))
        await until(lambda: label_of(server, made["code"], "Ana")[0] == "soft", "soft drinks")
        assert "You have had" in app.stage.canvas.text()
        app.press("escape")
        assert page_of(app) is None

    run(app, play)


def test_a_place_of_an_older_day_is_read_still(tmp_path: Path) -> None:
    places = Places(Address("http://host", "KQJT"), {"NIGHTBUS_HOME": str(tmp_path)})
    places.save(Place(name="Ana", shared=True))
    assert places.find() == Place(places.find().token, "Ana", shared=True)  # type: ignore[union-attr]
    kept = json.loads(places.path.read_text())
    del kept["shared"]
    places.path.write_text(json.dumps(kept))
    found = places.find()
    assert found is not None
    assert not found.shared


@pytest.mark.parametrize("lang", LANGUAGES)
def test_past_the_limit_drinks_are_points_and_that_is_said_once(lang: str) -> None:
    words = Words(lang, strict=True)
    glass = {"unit": "beer", "driver": False, "drinks": 19, "points": 0}
    past = {**glass, "drinks": 23, "points": 3}
    assert "3" in beyond_cap(words, glass, past)
    assert not beyond_cap(words, past, past)
    assert not beyond_cap(words, None, glass)
    driving = {**past, "driver": True}
    assert not beyond_cap(words, {**glass, "driver": True}, driving), "those are points from the first card"
    assert not beyond_cap(words, past, {**driving, "points": 23}), "nobody has drunk"


def test_the_host_settles_cap_and_odds(server: Server) -> None:
    made = server.make(game="ride-the-bus", bots=3, cap=20)
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        assert "beyond 20 drinks" in app.stage.canvas.text()
        app.press("c")
        await until(lambda: app.remote.info["cap"] == next_cap(20), "the cap")
        assert f"beyond {next_cap(20)} drinks" in app.stage.canvas.text()
        app.press("o")
        await until(lambda: app.remote.info["coach"] == "after", "the odds to be told")
        assert app.words.say("page-sheet-coach-is-after") in app.stage.canvas.text()
        for lang in LANGUAGES:
            canvas = Canvas(*LEAST)
            Lobby(app.remote, app._address, Words(lang, strict=True)).draw(canvas)
            keys = {canvas.key_at(x, y) for x in range(LEAST[0]) for y in range(LEAST[1])}
            assert keys >= {"m", "s", "b", "x", "k", "c", "o", "ctrl+c"}, canvas.text()
            words, canvas = Words(lang, strict=True), Canvas(*LEAST)
            Me(app.remote, app._address, words, shared=False, move="BCDFGHJK").draw(canvas)
            assert "  BCDFGHJK" in canvas.text()
            assert canvas.text().splitlines()[-1].strip() == words.say("terminal-join-me-hint"), "nothing lies over it"

    run(app, play, size=(80, 24))
    assert [next_cap(cap) for cap in CAPS] == [*CAPS[1:], 0]
    assert [next_coach(when) for when in COACHES] == [*COACHES[1:], COACHES[0]]


# The odds


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"game": "chase-the-ace"}, "loses a life"),
        ({"game": "ride-the-bus", "rulebook": "commission", "switches": {"dealer_role": "plays"}}, "right"),
    ],
    ids=["chase", "commission"],
)
def test_the_odds_are_told_before_a_decision(server: Server, asked: dict[str, Any], says: str) -> None:
    made = server.make(bots=2, pace=0, coach="before", **asked)
    app = app_of(server, made["code"])
    head = app.words.say("join-odds-before")

    def told() -> list[str]:
        return [line for _, line in app._story()]

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await until(lambda: app.chooser is not None and head in told(), "the odds")
        assert says in told()[told().index(head) + 1]
        assert app.words.say("terminal-join-key-odds") in app.stage.canvas.text()
        app.press("t")
        await until(lambda: isinstance(app.page, Reading), "all of them")
        assert says in app.stage.canvas.text()
        assert "the odds as Ana knows the table" in app.stage.canvas.text()
        app.press("escape")
        assert app.chooser is not None
        assert told().count(head) == 1, "told once for a question"

    run(app, play)


def test_they_are_told_after_it(server: Server) -> None:
    made = server.make(game="chase-the-ace", bots=2, pace=0, coach="after")
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await until(lambda: isinstance(app.chooser, Choice), "a question")
        assert app.words.say("join-odds-before") not in [line for _, line in app._story()]
        for key in first_keys(app.chooser):
            app.press(key)
        head = app.words.say("join-odds-after")
        await until(lambda: head in [line for _, line in app._story()], "what it was worth")
        assert any("what you did" in line for _, line in app._story())

    run(app, play)


def test_a_table_that_tells_no_odds_has_no_key_for_them(server: Server) -> None:
    made = server.make(game="chase-the-ace", bots=2, pace=0)
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await until(lambda: app.chooser is not None, "a question")
        app.press("t")
        await pilot.pause(0.1)
        assert page_of(app) is None
        assert "T odds" not in app.stage.canvas.text()

    run(app, play)


def test_odds_that_take_too_long_are_a_notice(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "WAITING", 0)
    made = server.make(game="chase-the-ace", bots=2, pace=0, coach="before")
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await until(lambda: app.chooser is not None, "a question")
        app.press("t")
        await until(lambda: app._notice, "why not")
        for key in first_keys(app.chooser):
            app.press(key)
        await until(lambda: not app._sent, "the move")

    run(app, play)


def test_who_leaves_does_not_wait_for_odds() -> None:
    async def leave(port: int) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(ask(Address(f"http://127.0.0.1:{port}", "KQJT"), Place(), "odds"), 0.1)

    with socket.create_server(("127.0.0.1", 0)) as silent:
        begun = time.monotonic()
        asyncio.run(leave(silent.getsockname()[1]))
    assert time.monotonic() - begun < 5


def test_a_server_may_tell_what_it_likes(server: Server) -> None:
    made = server.make(game="chase-the-ace", bots=2, pace=0)
    app = app_of(server, made["code"])
    nonsense: list[Any] = [{}, {"asked_by": "", "options": 3, "standing": []}, {"options": [{"type": "luck"}]}]
    far: dict[str, Any] = {"seat": 99, "asked_by": "", "options": [], "standing": []}

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await until(lambda: app.chooser is not None, "a question")
        with pytest.raises(NightbusError):
            reasons(app.words, app.remote, {"frames": [{"why": {"seat": 99}}]})
        for page in [*nonsense, far]:
            with pytest.raises(NightbusError):
                brief(app.words, app.remote, page)
        assert list(whole(app.words, app.remote, far | {"seat": None})) == [app.words.say("odds-nothing")]

    run(app, play)


def test_a_claim_that_cannot_be_true_is_said_to_be_none() -> None:
    """RTB-2.6: beside the table too; its costs alone would not say so."""
    accept, call = (
        CallOdds(action=each.action, rule=each.rule, costs=each.costs, gives=each.gives, true=Fraction(0))
        for each in call_odds(Fraction(0), 1, 1)
    )
    table: Any = SimpleNamespace(game=game("ride-the-bus"), names=("Ana", "Bo", "Cy"))
    page = {"seat": 0, "asked_by": "RTB-2.6", "options": odds_json((accept, call)), "standing": []}
    assert brief(Words("en"), table, page)[-1] == "It cannot be true: no card that it can be matches."


def test_c63_a_bot_says_why_once_the_game_is_over(server: Server) -> None:
    made = server.make(game="chase-the-ace", switches={"lives": 1}, bots=2, pace=0)
    app = app_of(server, made["code"])
    who: list[str] = []

    async def play(pilot: Any) -> None:
        await in_the_lobby(app)
        app.press("s")
        await play_out(app, set())
        assert app.words.say("terminal-join-key-why") in app.stage.canvas.text()
        app.press("w")
        await until(lambda: isinstance(app.page, Reading), "the reasons")
        who.extend(name for name, _ in page_of(app).paragraphs)
        assert "Why the bots moved".upper() in app.stage.canvas.text()
        app.press("escape")
        assert page_of(app) is None
        assert app.words.say("terminal-join-key-why") in app.stage.canvas.text()

    run(app, play)
    assert set(who) <= {"Biscuit", "Magpie"}
    assert who


# Another device


def test_a_seat_moves_to_another_terminal(server: Server, tmp_path: Path) -> None:
    made = server.make(game="stop-the-bus", name="Bo")
    app = app_of(server, made["code"])
    codes: list[str] = []

    async def play(pilot: Any) -> None:
        await in_the_lobby(app, host=False)
        app.press("m")
        app.press("d")
        await until(lambda: isinstance(app.page, Me) and page_of(app).move, "the code")
        codes.append(page_of(app).move)
        shown = " ".join(app.stage.canvas.text().split())
        assert f"nightbus join {server.url}/j/{made['code']} --code {codes[0]}" in shown
        other = read_address(f"{server.url}/j/{made['code']}#m={codes[0].lower()}", None)
        assert join(other, Place())["person"] == app.remote.you["person"]
        await until(lambda: app.goodbye, "the goodbye")

    run(app, play)
    assert app.goodbye == "moved"


def test_a_code_that_does_not_fit_leaves_the_seat_that_one_has(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIGHTBUS_HOME", str(tmp_path))
    url = f"{server.url}/j/{server.make(game='stop-the-bus')['code']}"
    places = Places(read_address(url, None), os.environ)
    words = Words("en", strict=True)
    assert join_command(url, None, None, "seat", words=words, plain=True, move="BCDFGHJK") == 1
    assert "does not fit" in capsys.readouterr().err
    assert places.find() is None
    mine = Place(name="Ana")
    places.save(mine)
    assert join_command(url, None, None, "seat", words=words, plain=True, move="BCDFGHJK") == 1
    assert places.find() == mine


def test_whoever_also_watches_keeps_their_seat(server: Server, tmp_path: Path) -> None:
    made = server.make(game="stop-the-bus", name="Ana")
    url = f"{server.url}/j/{made['code']}"

    def joined(*options: str) -> str:
        return subprocess.run(
            [sys.executable, "-m", "nightbus", "join", url, "--plain", *options],
            input="quit\n", env=os.environ | {"NIGHTBUS_HOME": str(tmp_path), "LC_ALL": "en"},
            capture_output=True, encoding="utf-8", timeout=PATIENCE, check=True,
        ).stdout  # fmt: skip

    joined("--name", "Bo")
    for option in ("--spectate", "--screen"):
        assert f"Look on again with: nightbus join {url} {option}" in joined(option)
    assert f"Come back with: nightbus join {url}\n" in joined()
    seats = server.request(f"/api/tables/{made['code']}/view", token=made["token"]).json["table"]["seats"]
    assert [who["name"] for who in seats] == ["Ana", "Bo"]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_glass_odds_and_the_way_to_another_terminal_line_by_line(server: Server, tmp_path: Path) -> None:
    made = server.make(game="chase-the-ace", bots=2, pace=0)
    url = f"{server.url}/j/{made['code']}"
    ana = Terminal(tmp_path / "ana", url, "--name", "Ana")
    ana.wait("be host while the host is away")
    ana.say("host")
    ana.wait("Ana is host")
    for line, said in (
        ("cap 30", ""),
        ("cap", "cap 0 for none"),
        ("coach soon", "coach off, coach after or coach before"),
        ("coach before", "Odds are told before each decision"),
        ("glass", "a drink is: Beer"),
        ("glass soft", "Ana (you, host, soft)"),
        ("glass open", ""),
        ("glass wine", "glass points"),
        ("start", "The odds, as you know the cards"),
        ("odds", "the odds as Ana knows the table"),
        ("move", "Good for one minute"),
    ):
        since = len(ana.said)
        ana.say(line)
        ana.wait(said, since)
    (code,) = re.findall(r"--code ([A-Z0-9]{8})", ana.said)
    assert label_of(server, made["code"], "Ana") == ("soft", False, None)
    assert server.hall._codes[made["code"]].room.cap == 30
    phone = Terminal(tmp_path / "other", url, "--code", code)
    phone.wait("[stay]")
    assert ana.process.wait(PATIENCE) == 0
    assert "Your seat has moved to another device" in ana.said
    ana.end()
    assert phone.end(signal.SIGINT) == 128 + signal.SIGINT
    again = Terminal(tmp_path / "other", url)
    again.wait("[stay]")
    assert again.end() == 0
    assert "Traceback" not in ana.said + phone.said + again.said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_c63_why_line_by_line(server: Server, tmp_path: Path) -> None:
    made = server.make(game="chase-the-ace", switches={"lives": 1}, bots=2, pace=0)
    ana = Terminal(tmp_path, f"{server.url}/j/{made['code']}", "--name", "Ana")
    ana.wait("be host while the host is away")
    ana.say("host")
    ana.wait("Ana is host")
    ana.say("start")
    ana.wait("[stay]")
    ana.say("why")
    ana.wait("The game is not over yet")
    ana.say("")

    def over() -> bool:
        ana.answer()
        return "The night is kept" in ana.said

    wait_for(over, "the end", PATIENCE)
    ana.say("why")
    wait_for(lambda: re.search("^(Biscuit|Magpie): .+ \N{EN DASH} .+$", ana.said, re.MULTILINE), "a reason", PATIENCE)
    assert ana.end() == 0


# A name


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_a_name_that_is_taken_or_will_not_do_is_asked_for_again(server: Server, tmp_path: Path) -> None:
    import pty

    made = server.make(game="chase-the-ace", name="Ana")
    ours, theirs = pty.openpty()
    environment = {**os.environ, "LC_ALL": "", "LANG": "en", "PYTHONUTF8": "1", "NIGHTBUS_HOME": str(tmp_path)}
    url = f"{server.url}/j/{made['code']}"
    process = subprocess.Popen(
        [sys.executable, "-m", "nightbus", "join", url, "--plain", "--name", "ana"],
        stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True,
    )  # fmt: skip
    os.close(theirs)
    said = ""

    def hear(text: str) -> None:
        nonlocal said
        while text not in said:
            said += os.read(ours, 65536).decode()
        said = said.partition(text)[2]

    hear("called ana already")
    hear("Another name:")
    os.write(ours, b"A: B\n")
    hear("which no name may")
    hear("Another name:")
    os.write(ours, b"Zoe\n")
    hear("Zoe (you)")
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 128 + signal.SIGINT
    os.close(ours)


def test_nobody_is_asked_where_nobody_types(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIGHTBUS_HOME", str(tmp_path))
    url = f"{server.url}/j/{server.make(game='stop-the-bus', name='Ana')['code']}"
    assert join_command(url, None, "Ana", "seat", words=Words("en", strict=True), plain=True) == 1
    assert "called Ana already" in capsys.readouterr().err
    assert Places(read_address(url, None), os.environ).find() is None
