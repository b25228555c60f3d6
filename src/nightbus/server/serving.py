"""A server from the moment its sockets listen to its last: the loop, the log, and a stop in good order."""

import asyncio
import gc
import json
import logging
import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

import uvicorn

from nightbus.server.app import application
from nightbus.server.hall import Hall
from nightbus.server.limits import Limits
from nightbus.server.listening import Options
from nightbus.server.messages import MOST_BYTES
from nightbus.server.patient import PatientHttp, PatientProtocol
from nightbus.server.store.protocol import Store

GRACE: Final = 2
"""Seconds that requests under way have when the server stops."""
GOODBYE: Final = 1.0
"""Seconds that sockets have to send their last message."""
PATIENCE: Final = 4.8
"""Seconds from the request to stop until nothing more is waited for, a store that does not answer included."""
PING: Final = 20.0
"""Seconds between two pings, and within which one is to be answered: so long a dead connection is believed in."""
PUBLIC_CODE: Final = 6
"""Signs of a table's code where anybody on the internet may guess."""
GARBAGE: Final = (50_000, 20, 100)
"""When rings of dead objects are looked for: seldom, as a move makes thousands of objects and next to no ring."""
HARD: Final = 128 + signal.SIGINT
TRUSTED: Final = "127.0.0.1,::1"
"""The proxies that are believed, unless FORWARDED_ALLOW_IPS names others."""

logger = logging.getLogger("nightbus.serving")


class Serving(uvicorn.Server):
    """The web server, which says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing: `signals` has seen to it before anybody was told that the server runs."""
        yield

    @contextmanager
    def signals(self) -> Iterator[None]:
        """Inside, the first request to stop is obeyed in order, the second at once."""
        stop = self._stop
        if sys.platform == "win32":
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGBREAK):
                signal.signal(number, lambda *_: stop())
            yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stop)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)

    def _stop(self) -> None:
        if self.should_exit:
            os._exit(HARD)  # whatever it is that takes so long: every acknowledged move is on disk
        self.should_exit = True
        asyncio.get_running_loop().call_later(PATIENCE, _give_up)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new; tell everybody, once what they did is stored; then hang up."""
        logger.info("stopping")
        for server in self.servers:
            server.close()
        await self._hall.farewell()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._said(), GOODBYE)
        logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)  # a request that is cut off now is no fault
        await super().shutdown(sockets)

    async def _said(self) -> None:
        """Every socket and event stream has sent what it had to say, and is over."""
        while self.server_state.tasks:
            await asyncio.sleep(0.01)


def _give_up() -> None:
    logger.warning("stopped without waiting any longer")
    os._exit(1)


async def serve(
    store: Store,
    options: Options,
    sockets: Sequence[socket.socket],
    ready: Callable[[], None],
    limits: Limits | None = None,
) -> None:
    """Serve until told to stop; `ready` is called once the store is open.

    :raises NightbusError: the store cannot be opened.
    :raises Unavailable: it does not answer.
    """
    hall = Hall(store, code_length=PUBLIC_CODE) if options.public_url else Hall(store)
    app = application(hall, public_url=options.public_url, limits=limits)
    config = uvicorn.Config(
        app,
        ws=PatientProtocol,
        ws_per_message_deflate=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        http=PatientHttp,
        lifespan="off",  # it is lived here, so that what goes wrong is known and not only logged
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=options.proxy_headers,
        forwarded_allow_ips=os.environ.get("FORWARDED_ALLOW_IPS", TRUSTED),
        ssl_certfile=options.tls_cert or None,
        ssl_keyfile=options.tls_key or None,
        timeout_graceful_shutdown=GRACE,
    )
    server = Serving(config, hall)
    with server.signals():
        async with app.router.lifespan_context(app):
            ready()
            logger.info("listening on %s", ", ".join(_place(each) for each in sockets))
            await server.serve(list(sockets))
    logger.info("stopped")


def _place(listening: socket.socket) -> str:
    host, port, *_ = listening.getsockname()
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def run(
    store: Store,
    options: Options,
    sockets: Sequence[socket.socket],
    ready: Callable[[], None],
    limits: Limits | None = None,
) -> None:
    """`serve` in a loop of its own: uvloop's where there is one."""
    factory: Any = None
    if sys.platform != "win32":
        try:
            import uvloop

            factory = uvloop.new_event_loop
        except ImportError:  # another Python than CPython
            pass
    gc.freeze()  # what is imported stays: no use in going through it again and again
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(store, options, sockets, ready, limits))


# The log

_SECRETS: Final = re.compile(
    r"\b[0-9a-fA-F]{64}\b"  # a token, a nonce, a seed
    r"|(?<=://)[^\s/@]+(?=@)"  # who a database is opened as
    r"|(?<=[#?&]i=)[\w-]+"  # an invite
    r"|(?<=[Bb]earer )\S+"
)


def without_secrets(text: str) -> str:
    """The text as a log may have it.

    >>> without_secrets("postgresql://me:pw@db/bus, /j/KQJT#i=abc")
    'postgresql://***@db/bus, /j/KQJT#i=***'
    """
    return _SECRETS.sub("***", text)


class TextLog(logging.Formatter):
    """A line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        return without_secrets(super().format(record))


class JsonLog(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if record.exc_info:
            line["exception"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def log_to_stderr(*, as_json: bool, verbose: bool) -> None:
    """Have what the server logs on standard error: what went wrong, and with `verbose` what goes on."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLog() if as_json else TextLog())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("nightbus").setLevel(logging.INFO if verbose else logging.WARNING)
