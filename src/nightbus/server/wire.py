"""uvicorn's WebSocket at a smaller price: a text goes out in one step, and the handshake is forgotten once it is over.

A table sends each move to everybody at it, and a server holds thousands of sockets that say nothing for minutes: what a
text costs and what a socket keeps is most of what a server costs. What is said in one turn of the loop goes out in one
piece: to hand it to the system costs more than to write it.
"""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from nightbus.server.inbox import Inbox

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

AT_ONCE: Final = "nightbus.text_at_once"
"""The ASGI extension by which an application sends a text without waiting, if that can be."""
TEXT: Final = 0x81
"""A final frame of text (RFC 6455, 5.2)."""
SHORT: Final = 125
MIDDLE: Final = 0xFFFF
"""Lengths up to which a frame says its own in one byte, and in two more."""


def frame_of(text: bytes) -> bytes:
    r"""The text as a server sends it, unmasked and whole.

    >>> frame_of(b"Bo")
    b'\x81\x02Bo'
    """
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size <= MIDDLE:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text


def at_once_of(scope: Mapping[str, Any]) -> Callable[[bytes], bool] | None:
    """What sends a text of UTF-8 at once or says that it cannot; None where the server knows no such thing."""
    found: Callable[[bytes], bool] | None = scope.get("extensions", {}).get(AT_ONCE)
    return found


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket of uvicorn's."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = Inbox()  # type: ignore[assignment]  # whatever puts, gets and asks whether it is empty
        self._plain = not self.conn.extensions and not self.config.ws_per_message_deflate
        self._frames: list[bytes] = []
        """What goes out at the end of this turn."""

    def handle_connect(self, event: Request) -> None:
        """Somebody asks for a WebSocket: the application is begun, and may send at once."""
        super().handle_connect(event)
        if not self.handshake_complete:  # it is not refused
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    def handle_text(self, event: Frame) -> None:
        """A text came: handed on as it is. Whoever reads it answers what is no UTF-8, which uvicorn logs as a fault."""
        self.handle_bytes(event)

    async def send(self, message: "ASGISendEvent") -> None:
        """Send what the application says."""
        self._send_frames()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget()

    def send_at_once(self, text: bytes) -> bool:
        """Send a text of UTF-8 in this turn; False, and nothing is sent, if somebody would have to wait for that."""
        if not (self._plain and self.conn.state is State.OPEN and self.writable.is_set()):
            return False
        if not self.handshake_complete or self.transport.is_closing():
            return False
        if not self._frames:
            self.loop.call_soon(self._send_frames)
        self._frames.append(frame_of(text))
        return True

    def shutdown(self) -> None:
        """The server stops."""
        self._send_frames()
        super().shutdown()

    def _send_frames(self) -> None:
        if self._frames:
            frames, self._frames = self._frames, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(frames))

    def _forget(self) -> None:
        """Let go of the headers: nobody asks for them again."""
        self.scope["headers"].clear()  # type: ignore[attr-defined]  # a list, as uvicorn makes it
        del self.request, self.response
