"""What a socket sends at once, and what waits."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from nightbus.server.inbox import Inbox
from nightbus.server.messages import MOST_BYTES
from nightbus.server.socket import Line
from nightbus.server.wire import Wire, head_of, text_of, wire_of


def frame_of(text: bytes) -> bytes:
    return head_of(len(text)) + text


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_is_read_by_another_as_it_was_sent(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://pub/ws"), state=State.OPEN, max_size=None)
    client.receive_data(frame_of(b"x" * size))
    (frame,) = client.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


def test_an_inbox_gives_what_came_in_order_and_waits_for_more() -> None:
    async def read() -> list[int]:
        inbox: Inbox[int] = Inbox()
        first = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        for number in range(3):
            inbox.put_nowait(number)
        return [await first, await inbox.get(), inbox.get_nowait()]

    assert asyncio.run(read()) == [0, 1, 2]


def test_a_reader_of_an_inbox_may_be_cancelled() -> None:
    async def read() -> int:
        inbox: Inbox[int] = Inbox()
        reading = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        reading.cancel()
        await asyncio.sleep(0)
        inbox.put_nowait(7)
        return await inbox.get()

    assert asyncio.run(read()) == 7


def _said(sent: list[Any]) -> list[str]:
    return [message["text"] for message in sent if message["type"] == "websocket.send"]


def test_what_can_be_sent_is_sent_at_once_and_the_rest_in_order() -> None:
    async def talk() -> tuple[list[str], list[str]]:
        sent: list[Any] = []
        taking = asyncio.Event()
        taking.set()

        async def send(message: Any) -> None:
            await taking.wait()
            sent.append(message)

        def send_at_once(text: bytes) -> bool:
            if taking.is_set():
                sent.append({"type": "websocket.send", "text": text.decode()})
            return taking.is_set()

        line = Line(1, send, send_at_once)
        line.send(b"1")
        at_once = _said(sent)
        taking.clear()
        line.send(b"2")
        line.send(b"3")
        await asyncio.sleep(0)
        taking.set()
        line.send(b"4")  # after those that wait, though it could be sent
        line.close("left")
        await line.over()
        line.send(b"5")
        return at_once, _said(sent)

    at_once, all_of_it = asyncio.run(talk())
    assert at_once == ["1"]
    assert all_of_it == ["1", "2", "3", "4", '{"type":"bye","code":"left"}']


def test_a_line_whose_other_end_is_gone_says_nothing_more() -> None:
    async def talk() -> tuple[int, str]:
        tried = 0

        async def send(_message: Any) -> None:
            nonlocal tried
            tried += 1
            raise ConnectionError

        line = Line(1, send)
        line.send(b"1")
        line.send(b"2")
        await line.over()
        return tried, line.code

    assert asyncio.run(talk()) == (1, "left")


class _Transport(asyncio.Transport):
    """What is handed to the system, piece by piece."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[bytes] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.pieces.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: pub\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def _frames(*frames: tuple[Opcode, bytes, bool]) -> bytes:
    """What a client sends for these."""
    client = ClientProtocol(parse_uri("ws://pub/ws"), state=State.OPEN)
    return b"".join(Frame(*each).serialize(mask=True, extensions=client.extensions) for each in frames)


def _text(text: bytes) -> bytes:
    return _frames((Opcode.TEXT, text, True))


@pytest.mark.parametrize("size", [0, 1, 125, 126, MOST_BYTES])
def test_a_text_in_one_piece_is_read_as_its_client_wrote_it(size: int) -> None:
    frame = _text(b"x" * size)
    assert text_of(frame) == b"x" * size
    assert text_of(frame[:-1]) is None
    assert text_of(frame + b"x") is None
    assert text_of(b"x" + frame) is None


def test_what_is_no_text_in_one_piece_is_left_to_uvicorn() -> None:
    assert text_of(_text(b"x" * (MOST_BYTES + 1))) is None
    assert text_of(_frames((Opcode.BINARY, b"x", True))) is None
    assert text_of(_frames((Opcode.TEXT, b"x", False))) is None
    assert text_of(_frames((Opcode.PING, b"x", True))) is None
    assert text_of(frame_of(b"x")) is None, "of a server: it has no mask"
    assert text_of(b"\x81\xff" + bytes(12)) is None
    assert text_of(b"") is None


ONE, OTHER = _text(b"one"), _text(b"other")
HALF = len(ONE) // 2
HEARD = {
    "whole": ([ONE, OTHER], ["heard one", "heard other"]),
    "two at once": ([ONE + OTHER, ONE], ["read one", "read other", "heard one"]),
    "in halves": ([ONE[:HALF], ONE[HALF:], OTHER], ["read one", "heard other"]),
    "its head alone": ([ONE[:1], ONE[1:2], ONE[2:], OTHER], ["read one", "heard other"]),
    "one and a half": ([ONE + OTHER[:HALF], OTHER[HALF:], ONE], ["read one", "read other", "heard one"]),
    "half a frame that looks whole": (
        [(long := _text(b"x" * 20 + ONE))[: -len(ONE)], long[-len(ONE) :], OTHER],
        ["read " + (b"x" * 20 + ONE).decode("latin-1"), "heard other"],
    ),
    "in fragments": (
        [_frames((Opcode.TEXT, b"on", False)), _frames((Opcode.CONT, b"e", True)), OTHER],
        ["read one", "heard other"],
    ),
    "after a ping": ([_frames((Opcode.PING, b"", True)), ONE], ["heard one"]),
    "after a close": ([_frames((Opcode.CLOSE, b"\x03\xe8", True)), ONE], ["over"]),
    "refused": ([_text(b"no"), ONE], ["read no", "heard one"]),
}


@pytest.mark.parametrize("name", HEARD)
def test_a_text_in_one_piece_is_heard_at_once_and_the_rest_read_in_its_order(name: str) -> None:
    pieces, expected = HEARD[name]
    assert asyncio.run(_heard(pieces)) == expected


def test_while_a_text_is_being_dealt_with_none_is_heard() -> None:
    assert asyncio.run(_heard([ONE + OTHER, ONE], busy=True)) == ["read one", "read other", "read one"]


def test_a_wire_that_is_over_keeps_nobody_who_listened() -> None:
    async def serve() -> None:
        wire = _wire(None)
        wire.connection_made(_Transport())
        wire.hear = lambda _text: True
        wire.connection_lost(None)
        assert wire.hear is None

    asyncio.run(serve())


async def _heard(pieces: list[bytes], *, busy: bool = False) -> list[str]:
    """How an application that hears all but `no` comes by each text; a `busy` one takes its time over what it reads."""
    found: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        assert wire is not None

        def hear(text: bytes) -> bool:
            if text != b"no":
                found.append(f"heard {text.decode()}")
            return text != b"no"

        wire.hear = hear
        while (message := await receive())["type"] == "websocket.receive":
            found.append("read " + message["bytes"].decode("latin-1"))
            for _ in range(100 * busy):
                await asyncio.sleep(0)
        found.append("over")

    wire = _wire(app)
    wire.connection_made(_Transport())
    wire.data_received(HANDSHAKE)
    for piece in [b"", *pieces]:
        for _ in range(10):
            await asyncio.sleep(0)
        if piece:
            wire.data_received(piece)
    for _ in range(1000):
        await asyncio.sleep(0)
    return found


def _wire(app: Any) -> Wire:
    """A wire that is not connected yet."""
    config = uvicorn.Config(app, log_config=None, ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    return Wire(config=config, server_state=ServerState(), app_state={})


def _pieces(app: Any, made: Callable[[Wire], None] = lambda _wire: None) -> list[bytes]:
    """What an application behind a `Wire` sends, after the handshake."""

    async def serve() -> list[bytes]:
        transport = _Transport()
        wire = _wire(app)
        made(wire)
        wire.connection_made(transport)
        wire.data_received(HANDSHAKE)
        for _ in range(20):
            await asyncio.sleep(0)
        return transport.pieces[1:]

    return asyncio.run(serve())


def test_what_is_said_in_one_turn_goes_out_in_one_piece_and_in_order() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        assert wire is not None
        say = wire.send_at_once
        assert say(b"ack")
        assert say(b"ev")
        await asyncio.sleep(0)
        assert say(b"another")
        await send({"type": "websocket.send", "text": "bye"})  # goes no way of its own past what waits
        assert say(b"last")
        await receive()

    pieces = _pieces(app)
    assert pieces == [frame_of(b"ack") + frame_of(b"ev"), frame_of(b"another"), frame_of(b"bye"), frame_of(b"last")]


def test_a_server_that_stops_says_first_what_was_said_in_this_turn() -> None:
    wires: list[Wire] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        wire = wire_of(scope)
        assert wire is not None
        say = wire.send_at_once
        assert say(b"stored")
        wires[0].shutdown()
        await receive()

    stored, goodbye = _pieces(app, wires.append)[:2]
    assert stored == frame_of(b"stored")
    assert goodbye[0] == 0x88, "a frame that closes"
