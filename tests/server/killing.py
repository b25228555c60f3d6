"""Tables played as fast as can be while their servers are killed, and what must be so afterwards.

`Night` seats clients at tables, and each keeps what it was told and what it was promised. Whoever loses the server
comes back to whichever there is, and sends again, under the same id, what was not answered. At the end `check` reads
the store past any server: everything acknowledged is there, and everything anybody saw follows from what is there.
"""

import asyncio
import json
import os
import signal
import socket
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from subprocess import DEVNULL, Popen
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from nightbus.rules.game import GAMES
from nightbus.server.messages import PROTOCOL
from nightbus.server.room import Room, as_json
from nightbus.server.showing import Shown
from nightbus.server.store import store_of
from nightbus.table.log import read_log
from tests.server.pretend import chosen

Json = dict[str, Any]
PATIENCE = 30.0
"""Seconds after which something that should happen is not going to."""
SEATS = 3


class Server:
    """A server process on a port of its own, started again as often as it is killed."""

    def __init__(self, store: str) -> None:
        self._store = store
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process: Popen[bytes] | None = None
        self.killed_at = 0.0
        self.up_since = 0.0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """It answers."""
        root = Path(__file__).parents[2]
        command = [sys.executable, "-m", "tests.server.run_server", self._store, str(self.port)]
        self._process = Popen(
            command, cwd=root, stdout=DEVNULL, stderr=None if os.environ.get("NIGHTBUS_LOUD") else DEVNULL
        )
        await until(self._answers, "the server to start")
        self.up_since = time.monotonic()

    async def _answers(self) -> bool:
        def ask() -> bool:
            with suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz", timeout=1) as found:
                return bool(found.status == 200)
            return False

        return await asyncio.to_thread(ask)

    def kill(self) -> None:
        """As when the power goes."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None
            self.killed_at = time.monotonic()


async def until(true: Callable[[], Coroutine[Any, Any, bool]], what: str) -> None:
    """Wait until it is true."""
    end = time.monotonic() + PATIENCE
    while not await true():
        assert time.monotonic() < end, f"waited {PATIENCE} s for {what}"
        await asyncio.sleep(0.02)


@dataclass
class Client:
    """Somebody at a table who plays on whatever happens."""

    night: "Night"
    joined: Json
    at: int = 0
    """Which server it is connected to."""
    told: dict[int, list[Json]] = field(default_factory=dict)
    """By `seq` the events that came with it."""
    acked: dict[str, Json] = field(default_factory=dict)
    refused: int = 0
    unavailable: int = 0
    again: int = 0
    """Commands sent again after an answer did not come."""
    back: list[float] = field(default_factory=list)
    """When a snapshot came."""
    you: Json = field(default_factory=dict)
    table: Json = field(default_factory=dict)
    seq: int = 0
    count: int = 0
    waiting: tuple[str, Json, int] | None = None
    """The command that is not answered yet: its id, what, and when it was sent."""

    @property
    def person(self) -> int:
        return int(self.joined["person"])

    async def live(self) -> None:
        """Play, and come back after each loss, until the night is over."""
        while not self.night.over:
            server = self.night.servers[self.at]
            with suppress(OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                async with connect(
                    f"ws://127.0.0.1:{server.port}/ws", compression=None, open_timeout=2, close_timeout=0.1, proxy=None
                ) as line:
                    await self._sit(line)
            self.at = (self.at + 1) % len(self.night.servers)
            await asyncio.sleep(0.02)

    async def _sit(self, line: ClientConnection) -> None:
        hello = {"type": "hello", "v": PROTOCOL, "code": self.joined["code"], "token": self.joined["token"]}
        await line.send(json.dumps(hello | {"last_seq": self.seq}))
        while not self.night.over:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), 0.5))
            except TimeoutError:
                message = {"type": "none"}
            await self._take(message, line)
            if self.you:
                await self._go_on(line)

    async def _take(self, message: Json, line: ClientConnection) -> None:
        match message["type"]:
            case "snap":
                assert message["seq"] >= self.seq, "what was seen is still so"
                self.seq, self.you, self.table = message["seq"], message["you"], message["table"]
                self.back.append(time.monotonic())
                if self.waiting is not None:
                    self.again += 1
                    await self._send(line)
            case "ev":
                assert message["seq"] in (self.seq, self.seq + 1), "no gap"
                if message["seq"] > self.seq:
                    self.told[message["seq"]] = message.get("events", [])
                self.seq = message["seq"]
                self.you = message.get("you", self.you)
                self.table |= message.get("table", {})
            case "ack" | "err":
                await self._answered(message, line)
            case _:
                pass

    async def _answered(self, message: Json, line: ClientConnection) -> None:
        id_ = message.get("id", "")
        if message["type"] == "ack":
            assert self.acked.setdefault(id_, message) == message, "the same id is answered the same"
        elif message["code"] == "unavailable":
            self.unavailable += 1
            await asyncio.sleep(0.05)
            if self.waiting is not None and self.waiting[0] == id_:
                self.again += 1
                await self._send(line)
            return
        else:
            assert message["code"] not in ("internal", "busy"), message
            self.refused += 1
        if self.waiting is not None and self.waiting[0] == id_:
            self.waiting = None

    async def _go_on(self, line: ClientConnection) -> None:
        if self.waiting is not None:
            return
        do: Json | None = None
        if self.you["legal"]:
            do = chosen(self.you["legal"], self.night.luck)
        elif self.you["host"] and self.table["phase"] in ("lobby", "over"):
            do = {"type": "next" if self.table["phase"] == "over" else "start"}
        elif not self.you["host"] and self.night.luck.random() < 0.02:
            do = {"type": "rename", "face": self.night.luck.choice(("owl", "cat", "fox"))}
        if do is not None:
            self.count += 1
            self.waiting = f"{self.person}-{self.count}", do, self.seq
            await self._send(line)

    async def _send(self, line: ClientConnection) -> None:
        assert self.waiting is not None
        id_, do, at = self.waiting
        await line.send(json.dumps({"type": "cmd", "id": id_, "at": at, "do": do}))


class Night:
    """Tables of all games on one store, and everybody at them."""

    def __init__(self, store: str, *, servers: int = 1, tables: int = 3, seed: int = 1) -> None:
        self.store = store
        self.servers = [Server(store) for _ in range(servers)]
        self.luck = Random(seed)
        self.clients: list[Client] = []
        self.over = False
        self.slowest = 0.0
        """Seconds from a restart until everybody was back."""
        self._tables = tables
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """The servers run, and everybody plays."""
        for server in self.servers:
            await server.start()
        for number in range(self._tables):
            of = list(GAMES)[number % len(GAMES)]
            made = await self._post("/api/tables", {"game": of, "name": "P1", "bots": 1, "pace": 0, "absent": "wait"})
            join = f"/api/tables/{made['code']}/join"
            joined = [made, *[await self._post(join, {"name": f"P{seat + 1}"}) for seat in range(1, SEATS)]]
            self.clients += [Client(self, who, at=i % len(self.servers)) for i, who in enumerate(joined)]
        self._tasks = [asyncio.create_task(client.live()) for client in self.clients]
        await self.everybody_is_back()

    async def _post(self, path: str, body: Json) -> Json:
        def post() -> Json:
            asked = urllib.request.Request(self.servers[0].url + path, json.dumps(body).encode())
            with urllib.request.urlopen(asked, timeout=PATIENCE) as found:
                answer: Json = json.loads(found.read())
            return answer

        return await asyncio.to_thread(post)

    async def answer(self, client: Client) -> Json:
        """What a person is answered who asks over HTTP for something that changes nothing of the game."""

        def post() -> Json:
            body = {"id": f"http-{time.monotonic_ns()}", "at": 0, "do": {"type": "rename", "face": "owl"}}
            asked = urllib.request.Request(
                f"{self.servers[0].url}/api/tables/{client.joined['code']}/commands",
                json.dumps(body).encode(),
                {"Authorization": f"Bearer {client.joined['token']}"},
            )
            try:
                with urllib.request.urlopen(asked, timeout=PATIENCE) as found:
                    text = found.read()
            except urllib.error.HTTPError as refused:
                text = refused.read()
            answer: Json = json.loads(text)
            return answer

        return await asyncio.to_thread(post)

    def moves(self) -> int:
        """Commands acknowledged so far."""
        return sum(len(client.acked) for client in self.clients)

    async def play(self, seconds: float) -> None:
        """Let them play for a while; something must come of it."""
        before, end = self.moves(), time.monotonic() + seconds

        async def played() -> bool:
            self._check_tasks()
            return time.monotonic() >= end and self.moves() > before

        await until(played, "anybody to move")

    async def everybody_is_back(self, after: Server | None = None) -> None:
        """Everybody has been shown the table, after the last kill of this server, and can play on."""
        since = after.killed_at if after else 0.0

        async def back() -> bool:
            self._check_tasks()
            return all(client.back and client.back[-1] >= since for client in self.clients)

        await until(back, "everybody to be back")
        if after:  # some are back before anybody has asked whether it answers
            first = [min(t for t in client.back if t >= since) for client in self.clients]
            self.slowest = max(self.slowest, *(at - after.up_since for at in first))

    def _check_tasks(self) -> None:
        for task in self._tasks:
            if task.done():
                task.result()
                raise AssertionError("somebody has stopped playing")

    async def end(self) -> None:
        """They stop, and so do the servers."""
        self.over = True
        await asyncio.gather(*self._tasks)
        self.stop()

    def stop(self) -> None:
        for server in self.servers:
            server.kill()

    async def check(self) -> None:
        """What was promised and seen is in the store, each table is whole, and every log proves its shuffles."""
        store = store_of(self.store)
        await store.open()
        try:
            for code in {client.joined["code"] for client in self.clients}:
                row = await store.find(code)
                assert row is not None
                entries = list(await store.read(row.id))
                assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "dense"
                here = [client for client in self.clients if client.joined["code"] == code]
                room, expected = Room(), dict[int, dict[int, list[Json]]]()
                shown = Shown(room)
                answers = {}
                for entry in entries:
                    happened = room.take(entry)
                    if entry.command:
                        assert (entry.person, entry.command) not in answers, "once"
                        answers[entry.person, entry.command] = json.loads(entry.answer)
                    people = [room.people[c.person] for c in here if c.person in room.people]
                    for person, message in shown.changes(happened, people).items():
                        found = json.loads(message)
                        expected.setdefault(person, {}).setdefault(found["seq"], found.get("events", []))
                for client in here:
                    for id_, ack in client.acked.items():
                        assert answers.get((client.person, id_)) == ack, (id_, ack)
                    for seq, events in client.told.items():
                        assert expected[client.person][seq] == events, (client.person, seq)
                    assert client.seq <= room.public
                assert as_json(Room.of(entries)) == as_json(room)
                if room.log_text:
                    read_log(room.log_text)
        finally:
            await store.close()
