"""The protocols of the server: who takes nothing is not read, and who begins and does not go on is let go.

uvicorn's own wait for the head of a request as long as it takes and keep all of it; they answer every ping frame at
once and keep what the other end does not take, however much that is; and a connection that is to close waits for a
reader that may never come. Each would be a way to fill the server.
"""

from asyncio import TimerHandle, Transport
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from nightbus.server.wire import Wire

HEAD_SECONDS: Final = 20.0
"""Within which the head of a request has to be here, from its first byte or, at first, from the connection."""
HEAD_BYTES: Final = 65_536
"""Of the head of a request."""
TAKING: Final = 60.0
"""Seconds within which one who lets more wait than should takes enough of it."""
PARTING: Final = 1.0
"""Seconds in which one who answers no ping may still take what was said last."""


class PatientHttp(HttpToolsProtocol):
    """uvicorn's HTTP, with an end to waiting for the head of a request, and for who does not take the answer."""

    _waiting: TimerHandle | None = None
    _stuck: TimerHandle | None = None
    _head = 0
    """Bytes of a head that is not complete yet."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Somebody connects."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Read, and no more than a head may be."""
        super().data_received(data)
        self._head = self._head + len(data) if self._waiting is not None else 0
        if self._head > HEAD_BYTES:
            self.transport.abort()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_headers_complete(self) -> None:
        """Its head is here."""
        self._wait_no_more()
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """More waits than should: not for ever."""
        super().pause_writing()
        self._stuck = self.loop.call_later(TAKING, self.transport.abort)

    def resume_writing(self) -> None:
        """Enough has been taken."""
        super().resume_writing()
        self._stuck_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self._wait_no_more()
        self._stuck_no_more()
        super().connection_lost(exc)

    def _stuck_no_more(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


class PatientProtocol(Wire):
    """uvicorn's WebSocket, with an end to what waits to be sent."""

    _parting: TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits than should: read no more, so that nothing more is to be answered."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Enough has been taken."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message of the client, once the client takes what it is told."""
        await self.writable.wait()
        return await super().receive()

    def keepalive_timeout(self) -> None:
        """No answer to a ping: close, whatever was not taken."""
        super().keepalive_timeout()
        self._parting = self.loop.call_later(PARTING, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        if self._parting is not None:
            self._parting.cancel()
        super().connection_lost(exc)
