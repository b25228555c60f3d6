"""Four players at each of many tables, and the Nightbus kind of them, over sockets that cost the client little."""

import asyncio
import base64
import http.client
import json
import os
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from itertools import cycle, islice
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from nightbus.rules.game import GAMES

SHORT, MIDDLE = 125, 126
"""Of the length of a WebSocket frame (RFC 6455, 5.2): it stands in seven bits, or in the two bytes after them."""


NEVER = 2**62
"""No `seq` is so great."""


class Wire(asyncio.Protocol):
    """A WebSocket, as much of one as is needed: whole messages, masked with zeros."""

    def __init__(self, path: str, port: int, received: Callable[[memoryview], None]) -> None:
        self._path = path
        self._port = port
        self._received = received
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def to(cls, path: str, port: int, received: Callable[[memoryview], None]) -> "Wire":
        """One that is open."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(path, port, received), "127.0.0.1", port)
        await wire.opened
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = transport  # type: ignore[assignment]
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Hand on every message that is whole."""
        buffer = self._buffer
        buffer += data
        at = 0
        if not self.opened.done():
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(buffer[:80])))
                return
            at = end + 4
            self.opened.set_result(None)
        while len(buffer) >= at + 2:
            kind, length, head = buffer[at] & 15, buffer[at + 1] & 127, 2
            if length > SHORT:
                size = 2 if length == MIDDLE else 8
                head, length = 2 + size, int.from_bytes(buffer[at + 2 : at + 2 + size], "big")
            if len(buffer) < at + head + length:
                break
            payload = bytes(buffer[at + head : at + head + length])
            at += head + length
            if kind == 9:
                self._frame(0x8A, payload)
            elif kind in (1, 2):
                self._received(memoryview(payload))
        del buffer[:at]

    def send(self, text: bytes, *, binary: bool = False) -> None:
        """Send a message."""
        self._frame(0x82 if binary else 0x81, text)

    def _frame(self, first: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes((first, 0x80 | size)) if size <= SHORT else bytes((first, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + payload)


class Table(ABC):
    """A table with its four players, who move in a loop."""

    def __init__(self, players: "Players") -> None:
        self.players = players
        self.begun = 0.0
        """When the last move was sent."""
        self._at_once = False

    def at_once(self) -> None:
        """Move as soon as all have the last move, from now on."""
        self._at_once = True
        self.move()

    def once_a_second(self) -> None:
        """Move once a second, from now on."""
        self.move()
        asyncio.get_running_loop().call_later(1, self.once_a_second)

    def settled(self) -> None:
        """All have the last move."""
        if self._at_once:
            self.move()

    @abstractmethod
    async def sit_down(self) -> None:
        """Make the table and connect its players."""

    @abstractmethod
    def move(self) -> None:
        """Make a move, if any is to be made now."""


class Players(ABC):
    """All of them, and what they count."""

    SEATS: ClassVar = 4

    def __init__(self, port: int, tables: int, game: str) -> None:
        self.port = port
        self.luck = random.Random(7)
        self.tables = [self.table(name) for name in islice(cycle([game] if game else GAMES), tables)]
        self.forget()

    def forget(self) -> None:
        """Count from now on."""
        self.moves = self.refused = self.received = 0
        self.delays: list[float] = []
        """Seconds from sending a move until another seat has it."""

    async def sit_down(self) -> None:
        """Everybody sits down."""
        for table in self.tables:
            await table.sit_down()

    @abstractmethod
    def table(self, game: str, /) -> Table:
        """A table of this game."""


class _You(Struct):
    legal: list[dict[str, Any]]
    seat: int | None = None


class _Info(Struct):
    phase: str = ""


class _Shown(Struct, tag_field="type"):
    seq: int
    table: _Info | None = None
    you: _You | None = None


class _Snap(_Shown, tag="snap"): ...


class _Ev(_Shown, tag="ev"): ...


class _Ack(Struct, tag_field="type", tag="ack"):
    seq: int


class _Err(Struct, tag_field="type", tag="err"):
    code: str
    facts: dict[str, Any] = {}


class _Welcome(Struct, tag_field="type", tag="welcome"):
    seq: int


_read = msgspec.json.Decoder(_Snap | _Ev | _Ack | _Err | _Welcome).decode


class _Seat:
    """One player of Nightbus: what it was last told, as far as it needs it."""

    def __init__(self, table: "_Bus", number: int) -> None:
        self.table = table
        self.number = number
        self.seq = -1
        self.told = False
        """Anything since it moved?"""
        self.phase = ""
        self.legal: list[dict[str, Any]] = []
        self.wire: Wire

    def received(self, text: memoryview) -> None:
        """Take in what the server says."""
        table = self.table
        players = table.players
        players.received += len(text)
        message = _read(text)
        match message:
            case _Shown():
                self.seq, self.told = message.seq, True
                if message.table is not None and message.table.phase:
                    self.phase = message.table.phase
                if message.you is not None:
                    self.legal = message.you.legal
                if table.begun and self is not table.mover:
                    players.delays.append(time.perf_counter() - table.begun)
                table.heard()
            case _Ack(seq=seq):
                players.moves += table.counts
                table.answered(seq)
            case _Err(code=code):
                players.refused += 1
                table.problem, self.told = f"{code} {message.facts}", True
                table.answered(0)
            case _:
                pass


class _Bus(Table):
    """A table of Nightbus."""

    def __init__(self, players: Players, game: str) -> None:
        super().__init__(players)
        self.game = game
        self.seats = [_Seat(self, number) for number in range(players.SEATS)]
        self.mover = self.seats[0]
        self.counts = False
        """Is what was sent last a move of the game?"""
        self.problem = ""
        self._waiting = False
        self._due = 0
        self._sent = 0

    async def sit_down(self) -> None:
        """Make the table, join it three times over HTTP, then say hello on four sockets, and begin."""
        api = self.players.api  # type: ignore[attr-defined]
        made = api("/api/tables", {"game": self.game, "name": "Ana", "pace": 0, "cap": 0})
        tokens = [made["token"]]
        tokens += [api(f"/api/tables/{made['code']}/join", {"name": name})["token"] for name in ("Bo", "Cy", "Di")]
        for seat, token in zip(self.seats, tokens, strict=True):
            seat.wire = await Wire.to("/ws", self.players.port, seat.received)
            hello = {"type": "hello", "v": 1, "code": made["code"], "token": token}
            seat.wire.send(json.dumps(hello).encode())
        while not all(seat.phase for seat in self.seats):
            await asyncio.sleep(0.001)
        self._send(self.seats[0], {"type": "start"}, counts=False)
        while self._waiting:
            await asyncio.sleep(0.001)

    def move(self) -> None:
        """Somebody who may do something does something; the host goes on to the next game when one is over."""
        if self._waiting:
            return
        if self.seats[0].phase == "over":
            self._send(self.seats[0], {"type": "next"}, counts=False)
            return
        able = [seat for seat in self.seats if seat.legal]
        if able:
            seat = self.players.luck.choice(able)
            self._send(seat, self._what(self.players.luck.choice(seat.legal)), counts=True)

    def _what(self, choice: dict[str, Any]) -> dict[str, Any]:
        if choice["type"] != "may_give":
            return choice
        return {"type": "give", "gifts": [{"seat": self.players.luck.choice(choice["to"]), "drinks": choice["drinks"]}]}

    def _send(self, seat: _Seat, do: dict[str, Any], *, counts: bool) -> None:
        self._waiting, self.mover, self.counts, seat.told = True, seat, counts, False
        self._sent += 1
        self._due = NEVER
        self.begun = time.perf_counter() if counts else 0.0
        cmd = {"type": "cmd", "id": f"c{self._sent}", "at": seat.seq, "do": do}
        seat.wire.send(msgspec.json.encode(cmd))

    def answered(self, seq: int) -> None:
        """The server has answered; `seq` is what all are to have."""
        self._due = seq
        self.heard()

    def heard(self) -> None:
        """See whether all have it."""
        if self._due == NEVER or not self.mover.told or any(seat.seq < self._due for seat in self.seats):
            return
        self._waiting, self.begun = False, 0.0
        self.settled()


class Nightbus(Players):
    """Players of Nightbus."""

    def __init__(self, port: int, tables: int, game: str) -> None:
        super().__init__(port, tables, game)
        self._http = http.client.HTTPConnection("127.0.0.1", port)

    def table(self, game: str, /) -> Table:
        """A table of this game."""
        return _Bus(self, game)

    def api(self, path: str, body: Any) -> Any:
        """What a POST is answered."""
        self._http.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = self._http.getresponse()
        text = answer.read()
        if answer.status != 201:
            raise ConnectionError(text)
        return json.loads(text)
