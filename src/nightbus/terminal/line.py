"""The line to a server: joining over HTTP, then a WebSocket that is taken up again for as long as it takes."""

import asyncio
import contextlib
import functools
import hashlib
import http.client
import json
import random
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import parse_qs

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, InvalidURI, WebSocketException

from nightbus.errors import IllegalStep, NightbusError, NotationError
from nightbus.server.listening import parts_of
from nightbus.server.messages import PROTOCOL, FromServer
from nightbus.table.notation import shown
from nightbus.terminal.keep import nights_folder

Json = dict[str, Any]

PATIENCE: Final = 10.0
"""Seconds within which a server has to answer."""
ADVICE: Final = 40.0
"""The same where it has to work something out."""
WAITS: Final = (0.2, 0.5, 1.0, 2.0, 4.0, 5.0)
"""Seconds before each further try; the last for all that follow."""
AGAIN: Final = frozenset({"restart", "slow", "idle", "unavailable", "busy", "internal", "too-fast", "hello", ""})
"""Goodbyes after which one comes back; any other is the end."""


@dataclass(frozen=True, slots=True)
class Address:
    """A table of a server."""

    base: str
    """`http://host:8080`."""
    code: str
    invite: str = ""
    move: str = ""
    """A one-time code to take a seat with."""

    @property
    def url(self) -> str:
        """What another device opens."""
        return f"{self.base}/j/{self.code}"

    @property
    def socket(self) -> str:
        """The WebSocket's address."""
        return f"ws{self.base.removeprefix('http')}/ws"


def read_address(text: str, server: str | None) -> Address:
    """The table meant: an address as the code to scan has it, `host:8080/KQJT`, or a code and its server.

    >>> read_address("http://192.0.2.7:8080/j/kqjt#i=abc", None)
    Address(base='http://192.0.2.7:8080', code='KQJT', invite='abc', move='')
    >>> read_address("pub.local:8080/KQJT", None).base, read_address("KQJT", "pub.local:8080").base
    ('http://pub.local:8080', 'http://pub.local:8080')

    :raises NotationError: it is none of these, or a server's address without a table's code.
    """
    given = "".join(text.split())  # a code is read out in pairs, and typed so
    code_alone = not any(sign in given for sign in "/.:")
    whole = (server or "http://localhost:8080").strip() if code_alone else given
    try:
        parts = parts_of(whole if "://" in whole else f"http://{whole}")
    except NotationError:
        raise NotationError("serve-address" if code_alone else "join-address", url=shown(whole)) from None
    way = [step for step in parts.path.split("/") if step]
    if code_alone:
        if way or parts.query or parts.fragment:
            raise NotationError("serve-address", url=shown(whole))
        way = [given]
    elif way in ([], ["j"]):
        raise NotationError("join-no-code", url=f"{parts.scheme}://{parts.netloc}"[:80])
    code = way[-1].upper() if way[:-1] in ([], ["j"]) else ""
    if not code.isalnum() or not code.isascii() or len(code) > 12:
        raise NotationError("join-address", url=shown(given))
    carried = parse_qs(parts.fragment)
    invite, move = (carried.get(name, [""])[0] for name in "im")
    return Address(f"{parts.scheme}://{parts.netloc}", code, invite, move)


@dataclass(slots=True)
class Place:
    """Who one is at a table: kept, so that one comes back as the same."""

    token: str = field(default_factory=lambda: secrets.token_hex(32))
    name: str = ""
    role: str = "seat"
    nonce: str = ""
    """What this device adds to the shuffle: sealed, and not opened yet."""
    shared: bool = False
    """May the table see what a drink is at this seat?"""


class Places:
    """The file of a place at a table, readable by its owner alone: whoever also watches there keeps their seat."""

    def __init__(self, address: Address, environ: Mapping[str, str], role: str = "seat") -> None:
        of = address.url if role == "seat" else f"{address.url} {role}"
        named = hashlib.sha256(of.encode()).hexdigest()[:24]
        self.path: Path = nights_folder(environ).parent / "places" / f"{named}.json"

    def find(self) -> Place | None:
        """The place, if there is one."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            return Place(kept["token"], kept["name"], kept["role"], kept["nonce"], kept.get("shared", False))
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def save(self, place: Place) -> None:
        """Keep it.

        :raises OSError: it cannot be.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new")
        new.unlink(missing_ok=True)
        new.touch(0o600)
        new.write_text(json.dumps(asdict(place)), encoding="utf-8")
        new.replace(self.path)

    def forget(self) -> None:
        """It is no more."""
        self.path.unlink(missing_ok=True)


def join(address: Address, place: Place) -> Json:
    """What the server says to whoever joins, takes a seat with a one-time code, or joins again as who they were.

    :raises NightbusError: it does not answer, is no Nightbus, or lets nobody in.
    """
    if address.move:
        body = {"move": address.move, "token": place.token}
    else:
        body = {"name": place.name, "role": place.role, "invite": address.invite, "token": place.token}
    found = _answer(address, "join", json.dumps(body).encode(), {"Content-Type": "application/json"})
    if not {"code", "person"} <= found.keys():
        raise NightbusError("join-no-nightbus", url=address.base)
    return found


async def ask(address: Address, place: Place, what: Literal["odds", "frames"]) -> Json:
    """What the server works out for one: the odds of what is asked or was done, or the game looked back on.

    It is waited for in a thread of its own: whoever leaves meanwhile is not held up by it.

    :raises NightbusError: it tells none, or does not answer.
    """
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Json] = loop.create_future()

    def work() -> None:
        try:
            found = _answer(address, what, None, {"Authorization": f"Bearer {place.token}"}, ADVICE)
            settle = functools.partial(answer.set_result, found)
        except Exception as why:  # noqa: BLE001  whoever asked is to know, whatever it is
            settle = functools.partial(answer.set_exception, why)
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            loop.call_soon_threadsafe(lambda: None if answer.done() else settle())

    threading.Thread(target=work, name="ask", daemon=True).start()
    return await answer


def _answer(
    address: Address, what: str, body: bytes | None, headers: dict[str, str], patience: float = PATIENCE
) -> Json:
    url = f"{address.base}/api/tables/{address.code}/{what}"
    asked = urllib.request.Request(url, data=body, headers=headers)  # noqa: S310  `read_address` has seen to it
    try:
        answered, text = _asked(asked, patience)
    except urllib.error.URLError as why:
        reason = getattr(why.reason, "strerror", None) or str(why.reason)
        raise NightbusError("join-unreachable", url=address.base, why=reason) from None
    except OSError as why:
        raise NightbusError("join-unreachable", url=address.base, why=str(why)) from None
    except http.client.HTTPException:  # another protocol
        raise NightbusError("join-no-nightbus", url=address.base) from None
    try:
        found = without_controls(json.loads(text))
        if answered:
            return dict(found)
        refused = IllegalStep(str(found["code"]), **found.get("facts", {}))
    except (ValueError, KeyError, TypeError, AttributeError):  # a page of something else
        raise NightbusError("join-no-nightbus", url=address.base) from None
    raise refused


def _asked(asked: urllib.request.Request, patience: float) -> tuple[bool, bytes]:
    """(was it answered and not refused?, with what)."""
    try:
        with urllib.request.urlopen(asked, timeout=patience) as answer:  # noqa: S310
            return True, answer.read()
    except urllib.error.HTTPError as refused:
        with refused:
            return False, refused.read()


def without_controls(value: Any) -> Any:
    r"""The JSON value, no text of it with anything that a terminal would obey: whoever runs the server is a stranger.

    >>> without_controls({"name": "Bo\x1b[2J", "seats": [1]})
    {'name': 'Bo?[2J', 'seats': [1]}
    """
    match value:
        case str():
            return value if value.isprintable() else "".join(sign if sign.isprintable() else "?" for sign in value)
        case dict():
            return {name: without_controls(part) for name, part in value.items()}
        case list():
            return [without_controls(part) for part in value]
        case _:
            return value


_KNOWN: Final = frozenset(kind.__struct_config__.tag for kind in FromServer.__args__)


def read_message(text: str | bytes) -> Json:
    """What a server says; of a kind that we do not know, whatever it is.

    :raises NightbusError: no server of ours says that.
    """
    try:
        found: Json = msgspec.json.decode(text)
        if found["type"] in _KNOWN:
            msgspec.convert(found, FromServer)
    except (msgspec.DecodeError, LookupError, TypeError, RecursionError):
        raise NightbusError("join-unreadable") from None
    return dict(without_controls(found))


class Line:
    """A WebSocket that comes back: what was not answered is sent again, under the id it had."""

    def __init__(
        self,
        address: Address,
        token: str,
        *,
        seq: Callable[[], int],
        hear: Callable[[Json], None],
        state: Callable[[str], None],
    ) -> None:
        self._address = address
        self._token = token
        self._seq = seq
        self._hear = hear
        """Called with each message of the table."""
        self._state = state
        """Called with `up` and `down`."""
        self._waiting: dict[str, str] = {}
        """Commands without an answer yet, in the order they were made."""
        self._unsent: list[str] = []
        self._something = asyncio.Event()
        self._tries = 0
        self._resuming = False
        self._ahead = 0
        """Microseconds by which the server's clock is ahead of ours."""

    def do(self, what: Json) -> str:
        """The id of a command, which is sent as soon as there is a connection."""
        name = secrets.token_hex(8)
        self._waiting[name] = json.dumps({"type": "cmd", "id": name, "at": self._seq(), "do": what})
        self._send(self._waiting[name])
        return name

    def resume(self) -> None:
        """Ask for what is missing, once until it has come (`resumed`)."""
        if self._resuming:
            return
        self._resuming = True
        self._send(json.dumps({"type": "resume", "seq": self._seq()}))

    def seconds_until(self, at: int) -> int:
        """Whole seconds left until a time of the server's clock, at least 0."""
        return max(0, (at - self._ahead - _now()) // 1_000_000)

    def resumed(self) -> None:
        """Everything is there."""
        self._resuming = False

    def _send(self, text: str) -> None:
        self._unsent.append(text)
        self._something.set()

    async def run(self) -> str:
        """Why the server said goodbye for good.

        :raises NightbusError: it says what cannot be understood.
        """
        while True:
            code = ""
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, InvalidURI, TimeoutError):
                code = await self._once()
            if code not in AGAIN:
                return code
            self._state("down")
            wait = WAITS[min(self._tries, len(WAITS) - 1)]
            self._tries += 1
            await asyncio.sleep(wait * random.uniform(0.8, 1.2))  # noqa: S311  only so that not all come at once

    async def _once(self) -> str:
        opening = connect(
            self._address.socket, compression=None, open_timeout=PATIENCE, close_timeout=1, max_size=2**22
        )
        async with opening as socket:
            hello = {"type": "hello", "v": PROTOCOL, "code": self._address.code, "token": self._token}
            await socket.send(json.dumps(hello | {"last_seq": self._seq()}))
            sending: asyncio.Task[None] | None = None
            try:
                async for text in socket:
                    message = read_message(text)
                    match message["type"]:
                        case "bye":
                            return str(message["code"])
                        case "welcome":
                            self._tries = 0
                            self._resuming = False
                            self._ahead = message["now"] - _now()
                            self._unsent = list(self._waiting.values())
                            self._something.set()
                            self._state("up")
                            sending = asyncio.create_task(self._pump(socket))
                        case "ack" | "err":
                            self._waiting.pop(message.get("id", ""), None)
                            self._hear(message)
                        case _:
                            self._hear(message)
            finally:
                if sending is not None:
                    sending.cancel()
        return ""

    async def _pump(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            while True:
                while self._unsent:
                    await socket.send(self._unsent.pop(0))
                self._something.clear()
                await self._something.wait()


def _now() -> int:
    return time.time_ns() // 1000


@dataclass(slots=True)
class Nonces:
    """This device's part in honest shuffles: a nonce sealed ahead, opened when the table asks."""

    place: Place
    keep: Callable[[Place], None]
    sealed_at: str | None = None
    """The commitment that stood when the present nonce was sealed: it is for the one after."""
    opened_for: str = ""

    def due(self, info: Json, seat: int | None) -> Json | None:
        """What is to be sent now, if anything: the nonce that was asked for, or the seal of the next one."""
        if self.place.role != "seat":
            return None
        commitment = info["commitment"]
        if info["opening"]:
            if seat is None or not self.place.nonce or self.opened_for == commitment:
                return None
            self.opened_for = commitment
            return {"type": "open", "nonce": self.place.nonce}
        if info["phase"] in ("shuffling", "closed") or self.sealed_at == commitment:
            return None
        self.place.nonce, self.sealed_at = secrets.token_hex(32), commitment
        self.keep(self.place)
        return {"type": "seal", "hash": hashlib.sha256(bytes.fromhex(self.place.nonce)).hexdigest()}
