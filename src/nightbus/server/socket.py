"""A table over a WebSocket: `hello` first, then commands; everything that happens comes by itself."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send

from nightbus.errors import NightbusError
from nightbus.server.actor import Actor
from nightbus.server.hall import Hall
from nightbus.server.limits import Bucket, Limits, network_of
from nightbus.server.messages import (
    MOST_BYTES,
    PROTOCOL,
    Bye,
    Cmd,
    Err,
    Hello,
    Ping,
    Pong,
    Resume,
    Welcome,
    encode,
    place_of,
    read_from_client,
)
from nightbus.server.store.protocol import Unavailable
from nightbus.server.wire import Wire, wire_of

PATIENCE: Final = 10.0
"""Seconds within which `hello` must come."""
OUTBOX: Final = 64
"""Messages that may wait for a slow reader; then they are replaced by a snapshot."""
FLOODED: Final = 0.1
"""Seconds until the next message of a socket that sends faster than anybody taps is read."""
GOING_AWAY: Final = 1001
REFUSED: Final = 1008
NORMAL: Final = 1000
_KEPT: Final = (b'{"type":"ack"', b'{"type":"err"')


class Outbox:
    """What waits to be sent to one person. It is never waited for: a slow phone holds nobody up."""

    def __init__(self, person: int) -> None:
        self.person = person
        self.code = ""
        """Why it closes; empty as long as it does not."""
        self._waiting: list[bytes] = []
        self._something: asyncio.Event | None = None
        """Somebody waits for something."""

    def send(self, message: bytes) -> None:
        """One message more."""
        self._waiting.append(message)
        self._wake()

    def close(self, code: str) -> None:
        """After what waits, say why, and no more."""
        if not self.code:
            self.code = code
            self._wake()

    def _wake(self) -> None:
        if self._something is not None:
            self._something.set()

    def slow(self) -> bool:
        """Does too much wait? Then all but the answers to commands is dropped, and a snapshot is due."""
        if len(self._waiting) < OUTBOX:
            return False
        self._waiting = [message for message in self._waiting if message.startswith(_KEPT)]
        return True

    @property
    def full(self) -> bool:
        """Does so much wait that there should be no answer more? Who does not read is not read."""
        return len(self._waiting) >= 2 * OUTBOX

    async def drained(self) -> None:
        """Nothing, once what waits is little enough."""
        while self.full and not self.code:
            await asyncio.sleep(FLOODED)

    async def take(self) -> bytes | None:
        """The next message; None when there will be none."""
        while not self._waiting:
            if self.code:
                return None
            self._something = asyncio.Event()
            await self._something.wait()
        return self._waiting.pop(0)


class Line(Outbox):
    """The outbox of a socket. What can be sent at once is: a task waits only where something has to."""

    def __init__(self, person: int, send: Send, at_once: Callable[[bytes], bool] = lambda _text: False) -> None:
        super().__init__(person)
        self._send = send
        self._at_once = at_once
        self._pump: asyncio.Task[None] | None = None
        self._broken = False

    def send(self, message: bytes) -> None:
        """One message more."""
        if self._broken:
            return
        if self._pump is not None or self.code or not self._at_once(message):
            super().send(message)

    async def over(self) -> None:
        """Nothing, once all is said."""
        if self._pump is not None:
            await self._pump

    def _wake(self) -> None:
        if self._pump is None and not self._broken:
            self._pump = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        """Send what waits; with it the goodbye, if it closes."""
        try:
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting.pop(0).decode()})
            if self.code:
                await bye(self._send, self.code)
                self._break()
        except Exception:  # noqa: BLE001  the other end is gone
            self._break()
        finally:
            self._pump = None

    def _break(self) -> None:
        """Nobody reads any more."""
        self._broken, self.code = True, self.code or "left"
        self._waiting.clear()


class Socket:
    """One WebSocket, an ASGI connection."""

    def __init__(self, hall: Hall, limits: Limits, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        self._hall = hall
        self._limits = limits
        self._address = network_of(client[0]) if client else ""
        self._wire: Wire | None = wire_of(scope)
        self._receive = receive
        self._send = send

    async def serve(self) -> None:
        """From the handshake to the end."""
        await self._receive()
        await self._send({"type": "websocket.accept"})
        with self._limits.stranger(self._address) as free:
            if not free:
                await self._bye("too-fast")
                return
            hello = await self._in_time()
        if hello is None:
            return
        actor, outbox = hello[0], hello[1]
        try:
            actor.connect(outbox, hello[2])
            await self._listen(actor, outbox)
        finally:
            actor.disconnect(outbox)
            outbox.close("left")
            await outbox.over()

    async def _in_time(self) -> tuple[Actor, Line, int] | None:
        try:
            return await asyncio.wait_for(self._hello(), PATIENCE)
        except TimeoutError:
            await self._bye("hello")
            return None

    async def _hello(self) -> tuple[Actor, Line, int] | None:
        text = await self._text()
        if text is None:
            return None
        try:
            hello = read_from_client(text)
        except msgspec.DecodeError:
            hello = None
        if not isinstance(hello, Hello):
            await self._bye("hello")
            return None
        if hello.v != PROTOCOL:
            await self._bye("protocol", PROTOCOL)
            return None
        try:
            actor, who = await self._hall.sign_in(hello.code, hello.token)
        except Unavailable:
            await self._bye("unavailable")
            return None
        except NightbusError as refused:
            await self._bye(refused.code if self._limits.misses.take(self._address) else "too-fast")
            return None
        if not self._limits.arrivals.take(f"{actor.row.id} {who.id}"):
            await self._bye("too-fast")
            return None
        self._limits.sits_at(self._address, actor.row.code)
        room = actor.room
        welcome = Welcome(v=PROTOCOL, seq=room.public, person=who.id, role=who.role, now=self._hall.clock())
        outbox = Line(who.id, self._send) if self._wire is None else Line(who.id, self._send, self._wire.send_at_once)
        outbox.send(encode(welcome))
        return actor, outbox, hello.last_seq

    async def _listen(self, actor: Actor, outbox: Outbox) -> None:
        patience = Bucket(*self._limits.messages)
        person = f"{actor.row.id} {outbox.person}"

        def hear(text: bytes) -> bool:
            if outbox.code or outbox.full or not patience.take():
                return False
            self._take(actor, outbox, person, text)
            return True

        if self._wire is not None:
            self._wire.hear = hear
        while not outbox.code and (text := await self._text()) is not None:
            if not patience.take():
                await asyncio.sleep(FLOODED)
            await outbox.drained()
            self._take(actor, outbox, person, text)

    def _take(self, actor: Actor, outbox: Outbox, person: str, text: bytes) -> None:
        """One message."""
        try:
            message = read_from_client(text)
        except msgspec.DecodeError as wrong:
            outbox.send(encode(Err(code="message-form", id=_id_of(text), facts={"found": place_of(wrong)})))
            return
        match message:
            case Cmd(id=id_, at=at, do=do):
                if self._limits.commands.take(person):
                    actor.submit(outbox.person, id_, at, do, outbox.send)
                else:
                    outbox.send(encode(Err(code="too-fast", id=id_)))
            case Ping():
                outbox.send(encode(Pong(now=self._hall.clock())))
            case Resume(seq=seq):
                if self._limits.commands.take(person):
                    actor.resume(outbox, seq)
                else:
                    outbox.send(encode(Err(code="too-fast")))
            case Hello():
                outbox.send(encode(Err(code="message-form", facts={"found": "$.type"})))

    async def _text(self) -> bytes | None:
        """The next message of the client; None when there will be none."""
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        found = text.encode() if text is not None else bytes(message.get("bytes") or b"")
        if len(found) > MOST_BYTES:
            await self._bye("message-long")
            return None
        return found

    async def _bye(self, code: str, version: int = 0) -> None:
        await bye(self._send, code, version)


async def bye(send: Send, code: str, version: int = 0) -> None:
    """Say why, and close."""
    with suppress(Exception):  # the other end may be gone
        await send({"type": "websocket.send", "text": encode(Bye(code=code, v=version)).decode()})
        closing = GOING_AWAY if code in ("restart", "unavailable") else NORMAL if code == "left" else REFUSED
        await send({"type": "websocket.close", "code": closing, "reason": code})


def _id_of(text: bytes) -> str:
    """The id of a command that cannot be read otherwise, so that its sender hears which it was."""
    try:
        found: Any = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return ""
    id_ = found.get("id") if isinstance(found, dict) else None
    return id_[:64] if isinstance(id_, str) else ""


class SocketApp:
    """The ASGI application at `/ws`."""

    def __init__(self, hall: Hall, limits: Limits) -> None:
        self._hall = hall
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one socket."""
        await Socket(self._hall, self._limits, scope, receive, send).serve()
