"""`nightbus join` as people live it: terminals, drawn and line by line, and a client by curl at one table."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from nightbus.errors import NightbusError, NotationError
from nightbus.rules.events import Exchanged
from nightbus.server.limits import Buckets, Limits
from nightbus.table.notation import shown
from nightbus.terminal import join_app as app_module
from nightbus.terminal.choosing import Choice, Exchange, Split
from nightbus.terminal.join import join_command
from nightbus.terminal.join_app import JoinApp
from nightbus.terminal.line import Address, Nonces, Place, Places, join, read_address, read_message
from nightbus.terminal.lobby import Lobby
from nightbus.terminal.pages import Summary
from nightbus.terminal.remote import RemoteTable, room_lines
from nightbus.words import LANGUAGES, Words
from tests.server.live import Client, Server, choice_of, serving, wait_for

PATIENCE = 60.0


def patient() -> Limits:
    """Limits for people who are faster than people."""
    limits = Limits()
    limits.commands = Buckets(rate=10_000, burst=10_000)
    limits.requests = Buckets(rate=10_000, burst=10_000)
    return limits


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", limits=patient()) as running:
        yield running


@pytest.fixture(autouse=True)
def _hearing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press keys faster than people: none of theirs is a slip."""
    monkeypatch.setattr(app_module, "_DEAF", 0.0)


# Addresses and places


@pytest.mark.parametrize(
    ("text", "server", "base", "code", "invite"),
    [
        ("http://192.0.2.7:8080/j/KQJT#i=a-b_c", None, "http://192.0.2.7:8080", "KQJT", "a-b_c"),
        ("https://bus.example.org/j/kqjtbb", None, "https://bus.example.org", "KQJTBB", ""),
        ("pub.local:8080/KQJT", None, "http://pub.local:8080", "KQJT", ""),
        ("pub.local:8080/j/KQJT", None, "http://pub.local:8080", "KQJT", ""),
        ("kqjt", "pub.local:8080", "http://pub.local:8080", "KQJT", ""),
        ("kqjt", "https://bus.example.org/", "https://bus.example.org", "KQJT", ""),
        ("kqjt", None, "http://localhost:8080", "KQJT", ""),
        (" kq jt ", "pub.local:8080 ", "http://pub.local:8080", "KQJT", ""),
        ("pub.local:8080/kq jt", None, "http://pub.local:8080", "KQJT", ""),
        ("http://[fd00::2]:8080/j/KQJT", None, "http://[fd00::2]:8080", "KQJT", ""),
        ("KQJT", "http://grüner-bus.example:8080", "http://xn--grner-bus-r9a.example:8080", "KQJT", ""),
    ],
)
def test_an_address_is_read(text: str, server: str | None, base: str, code: str, invite: str) -> None:
    assert read_address(text, server) == Address(base, code, invite)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "ftp://host/j/KQJT",
        "host:port/KQJT",
        "host/a/b/KQJT",
        "K-T",
        "http://[fd00::2/j/KQJT",
        "http://pub.local:0/j/KQJT",
        "http://pub..local/j/KQJT",
        "http://me:secret@pub.local/j/KQJT",
    ],
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_address(text, None)
    assert refused.value.code == "join-address"


@pytest.mark.parametrize(
    "server",
    [
        *(
            " ",
            "http://",
            "http://[",
            "http:///x",
            "ftp://pub.local",
            "//pub.local",
            ":8080",
            "::1",
            "http://pub local",
        ),
        *(
            "pub.local:99999",
            "pub.local:0",
            "pub.local:-1",
            "pub.local:many",
            "pub.local/j",
            "pub.local/?x",
            "pub.local#i",
        ),
        *("pub..local", "http://..", "http://me:secret@pub.local", f"http://{'a' * 64}", "pub.local\\j"),
    ],
)
def test_a_server_that_is_none_is_blamed_and_not_the_code(server: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_address("KQJT", server)
    assert refused.value.code == "serve-address"
    assert str(refused.value.facts["url"]) == shown(server.strip())


@pytest.mark.parametrize(
    "text", ["http://192.0.2.7:8080", "192.0.2.7:8080/", "192.0.2.7:8080", "http://192.0.2.7:8080/j/"]
)
def test_a_server_without_a_table_is_said_with_what_is_missing(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_address(text, None)
    assert refused.value.code == "join-no-code"
    assert refused.value.facts == {"url": "http://192.0.2.7:8080"}


@pytest.mark.parametrize(
    "text",
    [
        *("{{{", "[]", "{}", '{"type":["ev"]}', b"\xff", "[" * 100_000, '{"type":"bye"}', '{"type":"ev"}'),
        *(
            '{"type":"welcome","v":1,"seq":1,"person":1,"role":"seat","now":"noon"}',
            '{"type":"snap","seq":1,"table":{}}',
        ),
        '{"type":"err","code":"stale","facts":{"seat":["Ana"]}}',
    ],
)
def test_what_no_server_of_ours_says_is_said_to_be_none_of_it(text: str | bytes) -> None:
    with pytest.raises(NightbusError) as refused:
        read_message(text)
    assert refused.value.code == "join-unreadable"


def test_a_kind_of_message_that_is_not_known_is_borne() -> None:
    assert read_message('{"type":"news","text":"\\u001b[2J"}') == {"type": "news", "text": "?[2J"}
    assert read_message('{"type":"pong","now":1,"later":2}') == {"type": "pong", "now": 1, "later": 2}


@pytest.mark.parametrize(
    "changed",
    [
        *({"table": {"game": "poker"}}, {"table": {"switches": {"lives": 99}}}, {"table": {"seats": [{}]}}),
        *({"view": {"seats": 3}}, {"events": [{"type": "rained", "rule": "CTA-1.1"}]}, {"events": [3]}),
        {"you": {"legal": [{"type": "fly"}]}},
    ],
)
def test_a_table_that_no_server_of_ours_has_is_not_taken_in(server: Server, changed: dict[str, Any]) -> None:
    made = server.make(game="chase-the-ace", name="Ana", bots=2, pace=0)
    with Client(server, made) as ana:
        ana.do({"type": "start"})
        remote = RemoteTable()
        remote.take(server.request(f"/api/tables/{made['code']}/view", token=made["token"]).json)
        with pytest.raises(NightbusError):
            remote.take({"type": "ev", "seq": remote.seq + 1} | changed)


def test_a_place_is_kept_for_its_owner_alone(tmp_path: Path) -> None:
    places = Places(Address("http://host", "KQJT"), {"NIGHTBUS_HOME": str(tmp_path)})
    assert places.find() is None
    place = Place(name="Ana")
    places.save(place)
    assert places.find() == place
    assert Places(Address("http://host", "KQJZ"), {"NIGHTBUS_HOME": str(tmp_path)}).find() is None
    if os.name == "posix":
        assert places.path.stat().st_mode & 0o077 == 0
    places.path.write_text("half a l")
    assert places.find() is None


def test_a_nonce_is_sealed_ahead_and_opened_once() -> None:
    place = Place()
    nonces = Nonces(place, lambda _place: None)
    lobby = {"opening": False, "phase": "lobby", "commitment": ""}
    first = nonces.due(lobby, None)
    assert first is not None
    assert first["type"] == "seal"
    assert nonces.due(lobby, None) is None
    shuffling = {"opening": True, "phase": "shuffling", "commitment": "c1"}
    assert nonces.due(shuffling, 0) == {"type": "open", "nonce": place.nonce}
    assert nonces.due(shuffling, 0) is None
    playing = {"opening": False, "phase": "playing", "commitment": "c1"}
    second = nonces.due(playing, 0)
    assert second is not None
    assert second["type"] == "seal"
    assert second != first
    assert nonces.due(playing, 0) is None


def test_nobody_there_is_said_with_what_to_try() -> None:
    with pytest.raises(NightbusError) as refused:
        join(Address("http://127.0.0.1:9", "KQJT"), Place())
    assert refused.value.code == "join-unreachable"
    assert "http://127.0.0.1:9" in Words("en", strict=True).error(refused.value)


@pytest.mark.parametrize(
    "answer",
    [
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"",
        b"HTTP/1.0 200 OK\r\n\r\n<html>",
        b'HTTP/1.0 200 OK\r\n\r\n["code"]',
        b'HTTP/1.0 200 OK\r\n\r\n{"status": "ok"}',
        b"HTTP/1.0 404 Not Found\r\n\r\n<html>",
    ],
)
def test_another_program_at_that_port_is_said(
    answer: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NIGHTBUS_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            conversation, _ = listening.accept()
            with conversation:
                heard = b""
                while b"}" not in heard:  # all of it: what nobody reads would break the connection
                    heard += conversation.recv(65536)
                conversation.sendall(answer)

        thread = threading.Thread(target=serve)
        thread.start()
        url = f"http://127.0.0.1:{listening.getsockname()[1]}/j/KQJT"
        assert join_command(url, None, "Ana", "seat", words=Words("en"), plain=True) == 1
        thread.join()
    told = capsys.readouterr().err
    assert "is no Nightbus" in told or (not answer and "No server answers" in told)
    assert not list((tmp_path / "places").iterdir()), "nothing to come back to"


def test_no_such_table(server: Server) -> None:
    with pytest.raises(NightbusError) as refused:
        join(Address(server.url, "ZZZZ"), Place(name="Ana"))
    assert refused.value.code == "no-such-table"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_happens_round_the_table_has_words(lang: str) -> None:
    table = RemoteTable()
    table.info = {"phase": "playing", "seats": [{"person": 1, "name": "Ana"}, {"person": 2, "name": "Bo"}]}
    happened: list[dict[str, Any]] = [
        {"type": "joined", "person": 2, "name": "Bo", "role": "seat"},
        {"type": "bot_joined", "person": 3, "name": "Gravy"},
        {"type": "left", "person": 2, "kicked": False},
        {"type": "left", "person": 2, "kicked": True},
        {"type": "renamed", "person": 2, "name": "Bob"},
        {"type": "house_set", "game": "stop-the-bus", "rulebook": "stop-the-bus"},
        *({"type": kind, "on": on} for kind in ("locked", "paused") for on in (True, False)),
        *({"type": kind, "person": 1} for kind in ("hosted", "away", "here", "took_back", "timed_out")),
        {"type": "stood_in", "person": 1, "voted": False},
        {"type": "vote_called", "what": "end", "person": None, "by": 1},
        {"type": "vote_called", "what": "replace", "person": 2, "by": 1},
        {"type": "vote_ended", "what": "end", "passed": True},
        {"type": "vote_ended", "what": "end", "passed": False},
        {"type": "given_up"},
        {"type": "closed"},
    ]
    lines = list(room_lines(Words(lang, strict=True), table, happened, {}))
    assert len(lines) == len(happened)
    assert len(set(lines)) == len(lines)


# The drawn table


def app_of(server: Server, code: str, name: str = "Ana", *, fast: bool = True, role: str = "seat") -> JoinApp:
    address, place = Address(server.url, code), Place(name=name, role=role)
    join(address, place)
    return JoinApp(address, place, Words("en", strict=True), keep=lambda _place: None, fast=fast)


def run(app: JoinApp, play: Any, size: tuple[int, int] = (100, 30)) -> None:
    async def main() -> None:
        async with app.run_test(size=size) as pilot:
            await play(pilot)

    asyncio.run(main())


async def until(true: Any, what: str) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"waited for {what}"
        await asyncio.sleep(0.01)


def first_keys(chooser: Any) -> list[str]:
    match chooser:
        case Choice() as choice:
            first = choice.options[0]
            return [first.keys[0]] * (2 if first.grave else 1)
        case Split() as split:
            return ["1"] * split.total + ["enter"]
        case Exchange():
            return ["1", "4", "enter"]
        case _:
            raise AssertionError(chooser)


async def play_out(app: JoinApp, seen: set[str]) -> None:
    """Make the first move that there is until the night is summed up."""
    end = time.monotonic() + PATIENCE
    while not isinstance(app.page, Summary):
        assert time.monotonic() < end, "the game does not end"
        if app.chooser is not None:
            seen.add(app.remote.view().phase)
            assert app.words.say("terminal-key-leave") in app.stage.canvas.text()
            for key in first_keys(app.chooser):
                app.press(key)
        elif app.remote.info and app.remote.may_turn:
            app.press("enter")
        await asyncio.sleep(0.005)


SHORT = {"ride_cap": 4, "dealer_role": "plays"}


@pytest.mark.parametrize(
    ("asked", "phases"),
    [
        ({"game": "chase-the-ace", "switches": {"lives": 1}}, {"turn"}),
        ({"game": "stop-the-bus", "switches": {"tokens": 1}}, {"exchange", "last_lap", "stop_or_end"}),
        ({"game": "ride-the-bus", "rulebook": "commission", "switches": SHORT}, {"answer"}),
        ({"game": "ride-the-bus", "switches": SHORT | {"bus_length": 4}}, {"lay"}),
    ],
    ids=["chase", "stop", "commission", "classic"],
)
def test_a_game_and_the_next(server: Server, asked: dict[str, Any], phases: set[str]) -> None:
    made = server.make(pace=0, bots=2, **asked)
    app = app_of(server, made["code"])
    seen: set[str] = set()

    async def play(pilot: Any) -> None:
        await until(lambda: isinstance(app.page, Lobby), "the lobby")
        app.press("h")
        await until(lambda: app.remote.is_host, "being host")
        shown = app.stage.canvas.text()
        assert f"TABLE {made['code']}" in shown
        assert f"{server.url}/j/{made['code']}" in shown
        assert "Ana (you, host)" in shown
        app.press("b")
        await until(lambda: len(app.remote.info["seats"]) == 4, "a bot more")
        app.press("x")
        await until(lambda: len(app.remote.info["seats"]) == 3, "a bot less")
        app.press("s")
        await play_out(app, seen)
        assert "ALL CHANGE" in app.stage.canvas.text()
        app.press("1")
        await until(lambda: app.remote.phase == "playing" and app.page is None, "the next game")
        assert "Game 2" in " ".join(text for _, text in app._story()) or app.remote.info["session"] > 1

    run(app, play)
    assert phases & seen
    assert app.goodbye == ""


def test_the_time_that_is_left_is_shown(server: Server) -> None:
    made = server.make(game="chase-the-ace", bots=2, pace=0, seconds=300, switches={"lives": 2})
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await until(lambda: isinstance(app.page, Lobby), "the lobby")
        assert "lives=2" in app.stage.canvas.text()
        app.press("h")
        await until(lambda: app.remote.is_host, "being host")
        app.press("k")
        await until(lambda: app.remote.info["locked"], "the lock")
        assert "Nobody more may join" in app.stage.canvas.text()
        app.press("s")
        await until(lambda: app.chooser is not None, "a question")
        left = re.search(r"\((\d+) s left\)", app.stage.canvas.text())
        assert left
        assert int(left[1]) <= 300

    run(app, play)


def test_a_refusal_is_said_and_asked_again(server: Server) -> None:
    made = server.make(game="chase-the-ace", pace=0)
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await until(lambda: isinstance(app.page, Lobby), "the lobby")
        app.press("h")
        await until(lambda: app.remote.is_host, "being host")
        app.press("s")
        await until(lambda: app._notice, "why not")
        assert app._notice in app.stage.canvas.text() or app._notice[:60] in app.stage.canvas.text()

    run(app, play)


def test_a_spectator_sees_and_is_asked_nothing(server: Server) -> None:
    made = server.make(game="stop-the-bus", name="Bo", bots=2, pace=0)
    app = app_of(server, made["code"], name="", role="spectator")

    async def play(pilot: Any) -> None:
        await until(lambda: isinstance(app.page, Lobby), "the lobby")
        answer = server.request(
            f"/api/tables/{made['code']}/commands", {"id": "1", "at": 0, "do": {"type": "start"}}, made["token"]
        )
        assert answer.status == 200, answer.body
        await until(lambda: app.remote.dealt and app.page is None and app.remote.phase == "playing", "the game")
        assert app.chooser is None
        assert all(card is None for card in app.remote.view().seats[0].cards)  # type: ignore[attr-defined]

    run(app, play)


def test_who_is_sent_away_is_told(server: Server) -> None:
    made = server.make(game="stop-the-bus", name="Bo")
    app = app_of(server, made["code"])

    async def play(pilot: Any) -> None:
        await until(lambda: isinstance(app.page, Lobby), "the lobby")
        kick = {"type": "kick", "person": app.remote.you["person"]}
        server.request(f"/api/tables/{made['code']}/commands", {"id": "1", "at": 0, "do": kick}, made["token"])
        await until(lambda: app.goodbye, "the goodbye")

    run(app, play)
    assert app.goodbye == "kicked"


def test_a_move_made_while_the_server_is_away_is_made_when_it_is_back(tmp_path: Path) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(serving(tmp_path / "tables.db", limits=patient()))
        made = first.make(game="stop-the-bus", bots=1, pace=0)
        app = app_of(first, made["code"])

        async def play(pilot: Any) -> None:
            await until(lambda: isinstance(app.page, Lobby), "the lobby")
            app.press("h")
            await until(lambda: app.remote.is_host, "being host")
            app.press("s")
            await until(lambda: app.chooser is not None, "a question")
            await asyncio.to_thread(stack.close)
            await until(lambda: not app._up, "the line to break")
            assert "trying again" in app.stage.canvas.text()
            seq = app.remote.seq
            for key in first_keys(app.chooser):
                app.press(key)
            stack.enter_context(
                await asyncio.to_thread(entered, serving(tmp_path / "tables.db", port=first.port, limits=patient()))
            )
            await until(lambda: app._up and app.remote.seq > seq and not app._sent, "the move")
            assert "trying again" not in app.stage.canvas.text()
            assert any(event.seat == app.remote.seat for event in app.remote.story() if isinstance(event, Exchanged))

        run(app, play)


def entered(manager: Any) -> Any:
    """A context manager that has been entered already, to be left by another."""
    manager.__enter__()

    @contextmanager
    def inside() -> Iterator[None]:
        try:
            yield
        finally:
            manager.__exit__(None, None, None)

    return inside()


# Line by line: programs of their own


class Terminal:
    """`nightbus join --plain` as a program, and what it has said."""

    def __init__(self, home: Path, *arguments: str) -> None:
        self.said = ""
        self.answered = 0
        self.process = subprocess.Popen(
            [sys.executable, "-m", "nightbus", "join", "--plain", *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "LC_ALL": "", "LANG": "en", "PYTHONUTF8": "1", "NIGHTBUS_HOME": str(home)},
        )
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        while piece := os.read(self.process.stdout.fileno(), 65536):
            self.said += piece.decode()

    def say(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def wait(self, text: str, since: int = 0) -> None:
        wait_for(lambda: text in self.said[since:], f"{text!r} in {self.said[-2000:]}", PATIENCE)

    def question(self) -> str | None:
        """The first move offered by a question that has not been answered; None if there is none."""
        new = self.said[self.answered :]
        if not re.search(r"\[[^\]\n]+\]\n$", new):
            return None
        if "\n  1  " in new:
            return "1"
        move = re.findall(r"\[([^\]\n]+)\]", new)[-1].split(", ")[0]
        return re.sub(r"(\S+?)(/\S+)+", r"\1", move)

    def answer(self) -> bool:
        """Was there a question? Then it has been answered by the first move."""
        move = self.question()
        if move is None:
            return False
        self.answered = len(self.said)
        self.say(move)
        return True

    def end(self, number: signal.Signals | None = None) -> int:
        if number is not None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)
        assert self.process.stdin is not None
        self.process.stdin.close()
        code = self.process.wait(PATIENCE)
        self._thread.join(PATIENCE)
        for stream in (self.process.stdout, self.process.stderr):
            assert stream is not None
            stream.close()
        return code


def by_curl(server: Server, code: str, token: str, count: Iterator[int]) -> bool:
    """Make the first move that this seat may make, over HTTP; was there one?"""
    shown = server.request(f"/api/tables/{code}/view", token=token).json
    if not shown["you"]["legal"]:
        return False
    command = {"id": f"curl{next(count)}", "at": shown["seq"], "do": choice_of(shown["you"]["legal"][0])}
    return server.request(f"/api/tables/{code}/commands", command, token).status == 200


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_two_terminals_and_curl_at_one_table(server: Server, tmp_path: Path) -> None:
    made = server.make(game="stop-the-bus", switches={"tokens": 1}, name="Cy", pace=0)
    code, token = made["code"], made["token"]
    url = f"{server.url}/j/{code}"
    ana = Terminal(tmp_path / "ana", url, "--name", "Ana")
    ana.wait("(you)")
    bo = Terminal(tmp_path / "bo", url, "--name", "Bo")
    bo.wait("(you)")
    ana.wait("Bo sits down")
    start = {"id": "start", "at": 0, "do": {"type": "start"}}
    assert server.request(f"/api/tables/{code}/commands", start, token).status == 200
    count = iter(range(10_000))

    def asked_ana() -> str | None:
        by_curl(server, code, token, count)
        bo.answer()
        return ana.question()

    wait_for(asked_ana, "Ana to be asked", PATIENCE)
    # Ana's terminal dies in the middle of her turn, and comes back to the same question.
    asked = ana.said[ana.answered :].rsplit("\n\n", 1)[-1]
    ana.end(signal.SIGKILL)
    ana = Terminal(tmp_path / "ana", url)
    ana.wait(asked.splitlines()[-1])
    end = time.monotonic() + PATIENCE
    while "The night is kept" not in ana.said:
        assert time.monotonic() < end, ana.said[-1500:] + bo.said[-1500:]
        moved = [ana.answer(), bo.answer(), by_curl(server, code, token, count)]
        if not any(moved):
            time.sleep(0.02)
    bo.wait("The night is kept")
    log = server.request(f"/api/tables/{code}/log", token=token).body.decode()
    names = json.loads(log.splitlines()[0])["seats"]
    assert sorted(names) == ["Ana", "Bo", "Cy"]
    assert ana.end() == 0
    assert "Come back with: nightbus join" in ana.said
    assert bo.end(signal.SIGINT) == 128 + signal.SIGINT
    assert "Traceback" not in ana.said + bo.said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_the_host_plays_with_bots_line_by_line(server: Server, tmp_path: Path) -> None:
    made = server.make(game="chase-the-ace", switches={"lives": 1}, pace=0)
    ana = Terminal(tmp_path, made["code"], "--server", server.url, "--name", "Ana")
    ana.wait("be host while the host is away")
    ana.say("host")
    ana.wait("Ana is host")
    ana.say("bot")
    ana.say("bot")
    ana.wait("Biscuit (bot), Magpie (bot)")
    ana.wait("Start when all are here")
    ana.say("nonsense")
    ana.wait("nonsense")
    ana.say("start")

    def over() -> bool:
        ana.answer()
        return "The night is kept" in ana.said

    wait_for(over, "the end", PATIENCE)
    ana.say("who")
    ana.wait("Ana (you, host)")
    ana.say("leave")
    assert ana.process.wait(PATIENCE) == 0
    assert "You have left the table" in ana.said
    ana.end()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_at_a_keyboard_ctrl_c_keeps_the_seat(server: Server, tmp_path: Path) -> None:
    import pty

    made = server.make(game="chase-the-ace", switches={"lives": 1}, bots=2, pace=0)
    ours, theirs = pty.openpty()
    environment = {**os.environ, "LC_ALL": "", "LANG": "en", "PYTHONUTF8": "1", "NIGHTBUS_HOME": str(tmp_path)}
    arguments = [sys.executable, "-m", "nightbus", "join", f"{server.url}/j/{made['code']}", "--plain"]
    process = subprocess.Popen(
        arguments, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    )
    os.close(theirs)
    said = ""

    def hear(text: str) -> None:
        nonlocal said
        while text not in said:
            said += os.read(ours, 65536).decode()

    hear("Your name at the table")
    os.write(ours, b"Zoe\n")
    hear("Zoe (you)")
    os.write(ours, b"host\n")
    hear("Zoe (you, host)")
    os.write(ours, b"start\n")
    hear("[stay]")
    process.send_signal(signal.SIGINT)
    assert process.wait(PATIENCE) == 128 + signal.SIGINT
    hear(f"Come back with: nightbus join {server.url}/j/{made['code']}")
    os.close(ours)
    seats = server.request(f"/api/tables/{made['code']}/view", token=made["token"]).json["table"]["seats"]
    assert [who["name"] for who in seats if not who["bot"]] == ["Zoe"]
