"""A server from its first moment to its last: the sockets it listens on, the certificate, its log, and a stop in order."""

import asyncio
import json
import logging
import os
import re
import signal
import socket
import ssl
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

import uvicorn

from nightbus.errors import NightbusError, NotationError
from nightbus.server.app import application
from nightbus.server.hall import Hall
from nightbus.server.messages import MOST_BYTES
from nightbus.server.store.protocol import Store

GRACE: Final = 3
"""Seconds that requests under way have when the server stops; with the goodbye before, it is gone within five."""
PING: Final = 20.0
"""Seconds between two pings, and within which one is to be answered: so long a dead connection is believed in."""
PUBLIC_CODE: Final = 6
"""Signs of a table's code where anybody on the internet may guess."""
HARD: Final = 128 + signal.SIGINT
TRUSTED: Final = "127.0.0.1,::1"
"""The proxies that are believed, unless FORWARDED_ALLOW_IPS names others."""

logger = logging.getLogger("nightbus.serving")


@dataclass(frozen=True, slots=True)
class Options:
    """How a server is to run."""

    host: str | None = None
    """The address to listen on; None: every interface."""
    port: int = 8080
    public_url: str = ""
    proxy_headers: bool = False
    tls_cert: str = ""
    tls_key: str = ""

    @property
    def scheme(self) -> str:
        """What its addresses begin with."""
        return "https" if self.tls_cert else "http"


def check_options(options: Options) -> Options:
    """The options, the public address without a slash at its end.

    :raises NightbusError: a port, an address or a certificate that will not do.
    """
    if not 0 <= options.port <= 65535:
        raise NotationError("serve-port", port=options.port)
    if bool(options.tls_key) and not options.tls_cert:
        raise NotationError("serve-key-alone", key=options.tls_key)
    if options.tls_cert:
        _check_certificate(options.tls_cert, options.tls_key)
    if not options.public_url:
        return options
    parts = urlsplit(options.public_url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise NotationError("serve-public-url", url=options.public_url[:80])
    return Options(
        options.host,
        options.port,
        f"{parts.scheme}://{parts.netloc}",
        options.proxy_headers,
        options.tls_cert,
        options.tls_key,
    )


def _check_certificate(cert: str, key: str) -> None:
    for file in (cert, key):
        if file:
            try:
                with open(file, "rb"):  # noqa: PTH123  only to see whether it can be
                    pass
            except OSError as why:
                raise NightbusError("serve-file", file=file, why=why.strerror or str(why)) from None

    def ask() -> str:
        raise NightbusError("serve-key-locked", file=key or cert)

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key or None, password=ask)
    except (ssl.SSLError, OSError):
        raise NightbusError("serve-certificate", cert=cert, key=key or cert) from None


def listen(options: Options) -> list[socket.socket]:
    """Sockets that listen: one for a host, or one of IPv4 and one of IPv6 where there is any.

    Two, and not one for both: what comes by IPv4 keeps its own address, by which proxies are known.

    :raises NightbusError: the port is taken or not allowed, or there is no such address here.
    """
    if options.host is None:
        first = _listen(socket.AF_INET, "0.0.0.0", options.port)  # noqa: S104  phones are to reach it
        if not socket.has_ipv6:
            return [first]
        try:
            return [first, _listen(socket.AF_INET6, "::", first.getsockname()[1])]
        except NightbusError as refused:
            if refused.code != "serve-no-address":
                first.close()
                raise
            return [first]  # a machine where IPv6 is switched off
    try:
        found = socket.getaddrinfo(options.host, options.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise NightbusError("serve-no-address", host=options.host) from None
    family, *_, address = found[0]
    return [_listen(family, str(address[0]), options.port)]


def _listen(family: socket.AddressFamily, host: str, port: int) -> socket.socket:
    made = None
    try:
        made = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would let two servers share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind((host, port))
        made.listen(1024)
    except OSError as why:
        if made is not None:
            made.close()
        raise _refused(why, host, port) from None
    made.setblocking(False)
    return made


def _refused(why: OSError, host: str, port: int) -> NightbusError:
    import errno

    if why.errno == errno.EADDRINUSE:
        return NightbusError("serve-port-taken", port=port, other=port + 1 if port < 65535 else 8080)
    if why.errno in (errno.EACCES, errno.EPERM):
        return NightbusError("serve-port-denied", port=port)
    if why.errno in (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT, errno.EINVAL):
        return NightbusError("serve-no-address", host=host)
    return NightbusError("serve-cannot", host=host, port=port, why=why.strerror or str(why))


class Serving(uvicorn.Server):
    """The web server, which says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """The first request to stop is obeyed in order, the second at once."""
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

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nobody new; tell everybody, once what they did is stored; then hang up."""
        logger.info("stopping")
        for server in self.servers:
            server.close()
        await self._hall.farewell()
        await super().shutdown(sockets)


async def serve(store: Store, options: Options, sockets: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """Serve until told to stop; `ready` is called once the store is open.

    :raises NightbusError: the store cannot be opened.
    :raises Unavailable: it does not answer.
    """
    hall = Hall(store, code_length=PUBLIC_CODE) if options.public_url else Hall(store)
    app = application(hall, public_url=options.public_url)
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        http="httptools",
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
    async with app.router.lifespan_context(app):
        ready()
        logger.info("listening on %s", ", ".join(_place(each) for each in sockets))
        await Serving(config, hall).serve(list(sockets))
    logger.info("stopped")


def _place(listening: socket.socket) -> str:
    host, port, *_ = listening.getsockname()
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def run(store: Store, options: Options, sockets: Sequence[socket.socket], ready: Callable[[], None]) -> None:
    """`serve` in a loop of its own: uvloop's where there is one."""
    factory: Any = None
    if sys.platform != "win32":
        try:
            import uvloop

            factory = uvloop.new_event_loop
        except ImportError:  # another Python than CPython
            pass
    with asyncio.Runner(loop_factory=factory) as runner:
        runner.run(serve(store, options, sockets, ready))


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
