"""The players of boardgame.io and of Colyseus: each speaks what the client of that server speaks."""

import asyncio
import http.client
import json
import time
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from players import Players, Table, Wire

CARDS = 5


class _Context(Struct, rename={"player": "currentPlayer"}):
    player: str


class _State(Struct, rename={"number": "_stateID", "context": "ctx"}):
    number: int
    context: _Context


class _Sync(Struct):
    state: _State


_read_sync = msgspec.json.Decoder(tuple[str, str, _Sync]).decode
_read_update = msgspec.json.Decoder(tuple[str, str, _State, Any]).decode
_EVENT = b"42/bus,"


class _Match(Table):
    """A match of boardgame.io."""

    def __init__(self, players: Players, number: int) -> None:
        super().__init__(players)
        self._id = f"m{number}"
        self._wires: list[Wire] = []
        self._seen = [-1] * players.SEATS
        self._greeted = 0
        self._turn = 0
        self._mover = 0
        self._state = -1
        """The id of the state that all are to have; a move makes the next."""

    async def sit_down(self) -> None:
        """Connect four clients, each of which asks for the whole state."""
        for seat in range(self.players.SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            wire = await Wire.to(path, self.players.port, partial(self._received, seat))
            self._wires.append(wire)
            wire.send(b"40/bus,")
        while self._greeted < self.players.SEATS:
            await asyncio.sleep(0.001)
        for seat, wire in enumerate(self._wires):
            wire.send(_EVENT + json.dumps(["sync", self._id, str(seat), None, self.players.SEATS]).encode())
        while min(self._seen) < 0:
            await asyncio.sleep(0.001)
        self._state = 0

    def _received(self, seat: int, message: memoryview) -> None:
        text = bytes(message)
        self.players.received += len(text)
        if text.startswith(b"40/bus"):
            self._greeted += 1
        elif text == b"2":
            self._wires[seat].send(b"3")
        elif text.startswith(b'42/bus,["sync"'):
            self._shown(seat, _read_sync(text[len(_EVENT) :])[2].state)
        elif text.startswith(b'42/bus,["update"'):
            self._shown(seat, _read_update(text[len(_EVENT) :])[2])

    def _shown(self, seat: int, state: _State) -> None:
        self._seen[seat], self._turn = state.number, int(state.context.player)
        if self.begun and seat != self._mover:
            self.players.delays.append(time.perf_counter() - self.begun)
        if self.begun and min(self._seen) >= self._state:
            self.begun = 0.0
            self.players.moves += 1
            self.settled()

    def move(self) -> None:
        """Whose turn it is plays a card."""
        if self.begun:
            return
        self._mover, seat = self._turn, str(self._turn)
        place = self.players.luck.randrange(CARDS)
        move = {"type": "play", "args": [place], "playerID": seat, "credentials": None}
        self.begun = time.perf_counter()
        action = ["update", {"type": "MAKE_MOVE", "payload": move}, self._state, self._id, seat]
        self._wires[self._mover].send(_EVENT + msgspec.json.encode(action))
        self._state = max(self._seen) + 1


class Boardgame(Players):
    """Players of boardgame.io."""

    def table(self, _game: str, /) -> Table:
        """A match; the game is its server's."""
        self._made = getattr(self, "_made", 0) + 1
        return _Match(self, self._made)


_JOIN, _STATE, _PATCH, _DATA = 10, 14, 15, 13
"""The first byte of a message of Colyseus."""


class _Room(Table):
    """A room of Colyseus."""

    def __init__(self, players: Players) -> None:
        super().__init__(players)
        self._wires: list[Wire] = []
        self._joined = 0
        self._turn = 0
        self._due = 0
        """How many have yet to get the patch of the last move."""

    async def sit_down(self) -> None:
        """Reserve four seats and take them."""
        api = self.players.api  # type: ignore[attr-defined]
        found = api("/matchmake/create/bus")
        for seat in range(self.players.SEATS):
            if seat:
                found = api(f"/matchmake/joinById/{found['roomId']}")
            path = f"/{found['processId']}/{found['roomId']}?sessionId={found['sessionId']}"
            wire = await Wire.to(path, self.players.port, partial(self._received, seat))
            self._wires.append(wire)
            while self._joined <= seat:
                await asyncio.sleep(0.001)
            wire.send(bytes((_JOIN,)), binary=True)

    def _received(self, seat: int, message: memoryview) -> None:
        text = bytes(message)
        self.players.received += len(text)
        if text[0] == _JOIN:
            self._joined += 1
        elif text[0] == _PATCH and self.begun:
            if seat != self._turn:
                self.players.delays.append(time.perf_counter() - self.begun)
            self._due -= 1
            if not self._due:
                self.begun, self._turn = 0.0, (self._turn + 1) % self.players.SEATS
                self.players.moves += 1
                self.settled()

    def move(self) -> None:
        """Whose turn it is plays a card."""
        if self.begun:
            return
        place = self.players.luck.randrange(CARDS)
        self._due, self.begun = self.players.SEATS, time.perf_counter()
        message = bytes((_DATA,)) + msgspec.msgpack.encode("play") + msgspec.msgpack.encode(place)
        self._wires[self._turn].send(message, binary=True)


class Colyseus(Players):
    """Players of Colyseus."""

    def __init__(self, port: int, tables: int, game: str) -> None:
        super().__init__(port, tables, game)
        self._http = http.client.HTTPConnection("127.0.0.1", port)

    def table(self, _game: str, /) -> Table:
        """A room; the game is its server's."""
        return _Room(self)

    def api(self, path: str) -> Any:
        """What a request for a seat is answered."""
        self._http.request("POST", path, "{}", {"Content-Type": "application/json"})
        found = json.loads(self._http.getresponse().read())
        if "sessionId" not in found:
            raise ConnectionError(str(found))
        return found
