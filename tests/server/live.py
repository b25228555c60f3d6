"""A server of a test's own, on a free port, and clients that sit at its tables as a phone does.

`with serving(tmp_path / "tables.db") as server:` runs one in a thread; `make(server)`, `join(server, code)` are
requests over HTTP, and `Client(server, joined)` is a WebSocket that keeps what it was told as the page does.
"""

import asyncio
import hashlib
import json
import secrets
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from nightbus.server.app import application
from nightbus.server.hall import Hall
from nightbus.server.limits import Buckets, Limits
from nightbus.server.messages import PROTOCOL
from nightbus.server.patient import PatientHttp, PatientProtocol
from nightbus.server.store import store_of

Json = dict[str, Any]
PATIENCE = 20.0
"""Seconds after which a test no longer waits for what should come at once."""


@dataclass(slots=True)
class Answer:
    """What an HTTP request was answered."""

    status: int
    body: bytes
    headers: Mapping[str, str]

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass(slots=True)
class Server:
    """A server that runs."""

    port: int
    hall: Hall
    loop: asyncio.AbstractEventLoop
    """Its own: what touches its tables is to be called there."""
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def request(
        self,
        path: str,
        body: Any = None,
        token: str = "",
        headers: Mapping[str, str] | None = None,
        method: str | None = None,
    ) -> Answer:
        """The answer to a GET, or with a body (JSON, or bytes as they are) to a POST."""
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        asked = urllib.request.Request(self.url + path, data=data, method=method, headers=dict(headers or {}))
        if token:
            asked.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE) as found:
                return Answer(found.status, found.read(), dict(found.headers))
        except urllib.error.HTTPError as refused:
            with refused:
                return Answer(refused.code, refused.read(), dict(refused.headers))

    def make(self, **asked: Any) -> Json:
        """A new table: what its maker is told."""
        answer = self.request("/api/tables", asked)
        assert answer.status == 201, answer
        return answer.json  # type: ignore[no-any-return]

    def join(self, code: str, **asked: Any) -> Json:
        """What somebody is told who comes to a table."""
        answer = self.request(f"/api/tables/{code}/join", asked)
        assert answer.status == 201, answer
        return answer.json  # type: ignore[no-any-return]

    def on_loop(self, call: Callable[[], Any]) -> Any:
        """What this gives, called on the server's own loop."""

        async def called() -> Any:
            return call()

        return self.wait(called())

    def wait(self, coroutine: Coroutine[Any, Any, Any]) -> Any:
        """What this gives, awaited on the server's own loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)


@contextmanager
def serving(
    database: Path | str,
    *,
    port: int = 0,
    hall: Hall | None = None,
    proxy_headers: bool = False,
    ping: float = 20.0,
    **options: Any,
) -> Iterator[Server]:
    """A server, run as `nightbus serve` runs one, that keeps its tables in this SQLite file.

    `options` are those of `application`; a hall of the test's own has its own store. Unless `limits` are given a test
    may ask as fast as it can.
    """
    options.setdefault("limits", no_limits())
    hall = hall or Hall(store_of(f"sqlite:///{database}"))
    listening = socket.create_server(("127.0.0.1", port))
    config = uvicorn.Config(
        application(hall, **options),
        http=PatientHttp,
        ws=PatientProtocol,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        ws_per_message_deflate=False,
        ws_max_size=4096,
        loop="uvloop",
        log_level="error",
        timeout_graceful_shutdown=2,
        proxy_headers=proxy_headers,
    )
    server = uvicorn.Server(config)
    loops: list[asyncio.AbstractEventLoop] = []

    async def run() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[listening])

    def work() -> None:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(run())

    thread = threading.Thread(target=work, name="server", daemon=True)
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive(), "the server to start")
        assert server.started, "the server did not start"
        yield Server(listening.getsockname()[1], hall, loops[0], options["limits"])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
    assert not thread.is_alive(), "the server did not stop"


def no_limits() -> Limits:
    """Limits that nobody reaches."""
    limits = Limits()
    for name, value in vars(limits).items():
        if isinstance(value, Buckets):
            setattr(limits, name, Buckets(rate=1e9, burst=1e9))
    limits.messages = 1e9, 1e9
    return limits


def wait_for(true: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
    """The first value of `true` that is true; fails after `patience` seconds."""
    until = time.monotonic() + patience
    while not (found := true()):
        assert time.monotonic() < until, f"waited {patience} s for {what}"
        time.sleep(0.005)
    return found


@dataclass(slots=True)
class Client:
    """One socket of one person, which keeps the table, the view and what is its own as the page does."""

    server: Server
    joined: Json
    """What `make` or `join` gave."""
    table: Json = field(default_factory=dict)
    view: Json | None = None
    you: Json = field(default_factory=dict)
    seq: int = 0
    events: list[Json] = field(default_factory=list)
    """All that happened, in order."""
    messages: list[Json] = field(default_factory=list)
    """All that came, in order."""
    bye: str = ""
    """Why the server closed; empty as long as it has not."""
    nonce: str = field(default_factory=lambda: secrets.token_hex(32))
    _socket: ClientConnection | None = None
    _count: int = 0

    @property
    def person(self) -> int:
        return self.joined["person"]  # type: ignore[no-any-return]

    @property
    def token(self) -> str:
        return self.joined["token"]  # type: ignore[no-any-return]

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connect(self) -> None:
        """Connect, or once more after the connection broke, and wait for the snapshot."""
        self.bye = ""
        opening = connect(self.server.socket_url, compression=None, open_timeout=PATIENCE, close_timeout=1)
        self._socket = opening.__enter__()
        self.send({"type": "hello", "v": PROTOCOL, "code": self.joined["code"], "token": self.token}, last_seq=self.seq)
        first = len(self.messages)
        while not self.bye and not any(message["type"] == "snap" for message in self.messages[first:]):
            self.take()

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
            self._socket = None

    def drop(self) -> None:
        """Be gone without a word, as when a phone leaves the network."""
        if self._socket is not None:
            with suppress(OSError):
                self._socket.socket.shutdown(socket.SHUT_RDWR)
            self.close()

    def send(self, message: Json, **more: Any) -> None:
        """Send a message as it is."""
        self.send_text(json.dumps(message | more))

    def send_text(self, text: str | bytes) -> None:
        """Send whatever this is."""
        assert self._socket is not None
        with suppress(ConnectionClosed):
            self._socket.send(text)

    def take(self, timeout: float = PATIENCE) -> Json | None:
        """The next message, taken in; None when the connection is over, or nothing came in time."""
        assert self._socket is not None
        try:
            text = self._socket.recv(timeout)
        except TimeoutError:
            return None
        except ConnectionClosed:
            self.bye = self.bye or "gone"
            return None
        return self.hear(json.loads(text))

    def hear(self, message: Json) -> Json:
        """This message, taken in as the page takes it in."""
        self.messages.append(message)
        match message["type"]:
            case "snap":
                self.table, self.view, self.you = message["table"], message["view"], message["you"]
                self.seq = message["seq"]
                if message["since"]:
                    self.events += message["events"]
            case "ev":
                assert message["seq"] in (self.seq, self.seq + 1), f"{message['seq']} after {self.seq}"
                self.seq = message["seq"]
                self.table |= message.get("table", {})
                if "view" in message:
                    changed = message["view"]
                    whole = changed is None or "session" in message.get("table", {})
                    self.view = changed if whole else (self.view or {}) | changed
                self.you = message.get("you", self.you)
                self.events += message.get("events", [])
            case "bye":
                self.bye = message["code"]
            case _:
                pass
        return message

    def until(self, true: Callable[[Self], Any], what: str = "it", patience: float = PATIENCE) -> Self:
        """Take messages until this is true of the client."""
        until = time.monotonic() + patience
        while not true(self):
            left = until - time.monotonic()
            assert left > 0, f"waited {patience} s for {what}"
            assert self.take(left) is not None or true(self), f"{self.bye or 'nothing came'}, waiting for {what}"
        return self

    def do(self, what: Json | str, *, at: int | None = None, id_: str = "") -> Json:
        """The `ack` or `err` to this command; a word alone is a command without fields.

        What has come of it is taken in too.
        """
        self._count += 1
        name = id_ or f"c{self._count}-{secrets.token_hex(4)}"
        asked = {"type": what} if isinstance(what, str) else what
        self.send({"type": "cmd", "id": name, "at": self.seq if at is None else at, "do": asked})
        answer = self.answer(name)
        while answer["type"] == "ack" and self.seq < answer["seq"] and not self.bye:
            self.take()
        return answer

    def answer(self, id_: str) -> Json:
        """The `ack` or `err` of the command of this id, once it comes."""
        while True:
            message = self.take()
            assert message is not None, f"no answer to {id_}: {self.bye or 'nothing came'}"
            if message["type"] in ("ack", "err") and message.get("id", "") == id_:
                return message

    def seal(self) -> Json:
        """Add this device's nonce to the next shuffle."""
        return self.do({"type": "seal", "hash": hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest()})

    def open(self) -> Json:
        """Open it, once the table asks."""
        return self.do({"type": "open", "nonce": self.nonce})


def choice_of(legal: Json) -> Json:
    """A command that does this, one of `you.legal`: drinks to split all go to the first who may have them."""
    if legal["type"] == "may_give":
        return {"type": "give", "gifts": [{"seat": legal["to"][0], "drinks": legal["drinks"]}]}
    return legal
