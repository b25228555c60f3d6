"""uvicorn's WebSocket at a smaller price: a text goes and comes in one step, and the handshake is forgotten afterwards.

A table sends each move to everybody at it, and a server holds thousands of sockets that say nothing for minutes: what a
text costs and what a socket keeps is most of what a server costs. What is said in one turn of the loop goes out in one
piece: to hand it to the system costs more than to write it. What comes is handed over as it comes, where that is a text
in one piece that its reader waits for; all else is taken apart and queued as uvicorn does it.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.streams import StreamReader

from nightbus.server.inbox import Inbox
from nightbus.server.messages import MOST_BYTES

try:
    from websockets.speedups import apply_mask
except ImportError:  # it comes without them, too
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

WIRE: Final = "nightbus.wire"
"""The ASGI extension by which an application gets at the `Wire`, to send and hear without waiting where that can be."""
TEXT: Final = 0x81
"""A final frame of text (RFC 6455, 5.2)."""
MASKED: Final = 0x80
"""In the second byte of a frame: it is of a client."""
MASK: Final = 4
"""Bytes of a mask."""
SHORT: Final = 125
MIDDLE: Final = 0xFFFF
"""Lengths up to which a frame says its own in one byte, and in two more."""

_OPEN: Final = State.OPEN
_AT_HEAD: Final = StreamReader.at_eof.__code__
"""Where the parser waits between two frames. Should another version wait elsewhere, nothing is handed over at once."""


def head_of(size: int) -> bytes:
    r"""What comes before a text of so many bytes that a server sends, unmasked and whole.

    >>> head_of(len(b"Bo"))
    b'\x81\x02'
    """
    if size <= SHORT:
        return bytes((TEXT, size))
    if size <= MIDDLE:
        return bytes((TEXT, SHORT + 1)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 2)) + size.to_bytes(8, "big")


def text_of(frame: bytes) -> bytes | None:
    r"""The text that a client sent as this, if it is one whole frame, of a message in one piece and none too long.

    >>> text_of(b"\x81\x82\0\0\0\0Bo"), text_of(b"\x81\x82\0\0\0\0B"), text_of(b"\x8a\x80\0\0\0\0")
    (b'Bo', None, None)
    """
    size = len(frame)
    if size < 2 + MASK or frame[0] != TEXT:
        return None
    length, head = frame[1] - MASKED, 2
    if length == SHORT + 1:
        length, head = int.from_bytes(frame[2:4], "big"), 4
    if not 0 <= length <= MOST_BYTES or size != head + MASK + length:
        return None
    return apply_mask(frame[head + MASK :], frame[head : head + MASK])


def wire_of(scope: Mapping[str, Any]) -> "Wire | None":
    """The wire that an application is served by; None where the server has none."""
    found: Wire | None = scope.get("extensions", {}).get(WIRE)
    return found


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket of uvicorn's."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = Inbox()  # type: ignore[assignment]  # whatever puts, gets and asks whether it is empty
        self._plain = not self.conn.extensions and not self.config.ws_per_message_deflate
        self._frames: list[bytes] = []
        """What goes out at the end of this turn."""
        self.hear: Callable[[bytes], bool] | None = None
        """Takes a text that comes while the application waits for one; or says that it has to be queued."""

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a WebSocket: the application is begun, and may use the wire."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it is not refused
            extensions: Any = self.scope["extensions"]
            extensions[WIRE] = self

    def data_received(self, data: bytes) -> None:
        """Something came."""
        if self.hear is not None and self.queue.awaited and self._between_messages():  # type: ignore[attr-defined]
            text = text_of(data)
            if text is not None and self.hear(text):
                return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over: whoever listened is let go of, and with them the table that they sat at."""
        self.hear = None
        super().connection_lost(exc)

    def handle_text(self, event: Frame) -> None:
        """A text came: handed on as it is. Whoever reads it answers what is no UTF-8, which uvicorn logs as a fault."""
        self.handle_bytes(event)

    async def send(self, message: "ASGISendEvent") -> None:
        """Send what the application says."""
        self._send_frames()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget()
        elif message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # it was refused in full: uvicorn would log that as a fault

    def send_at_once(self, text: bytes) -> bool:
        """Send a text of UTF-8 in this turn; False, and nothing is sent, if somebody would have to wait for that."""
        if not self._frames:  # else more goes the way of what this turn has said already
            if not (self._plain and self.handshake_complete and self.conn.state is _OPEN and self.writable.is_set()):
                return False
            if self.transport.is_closing():
                return False
            self.loop.call_soon(self._send_frames)
        self._frames += head_of(len(text)), text
        return True

    def shutdown(self) -> None:
        """The server stops."""
        self._send_frames()
        super().shutdown()

    def _between_messages(self) -> bool:
        """Does nothing wait to be completed, and does uvicorn, too, take what comes next for the head of a frame?"""
        place: Any = self.conn.parser
        while place.gi_yieldfrom is not None:
            place = place.gi_yieldfrom
        return place.gi_code is _AT_HEAD and not self.frames and self.conn.state is _OPEN and not self.close_sent

    def _send_frames(self) -> None:
        if self._frames:
            frames, self._frames = self._frames, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(frames))

    def _forget(self) -> None:
        """Let go of the headers: nobody asks for them again."""
        self.scope["headers"].clear()  # type: ignore[attr-defined]  # a list, as uvicorn makes it
        del self.request, self.response
