"""Who may ask at all: the machine is asked by a name of its own, and by no page but its own.

A page anywhere may have its own name point at this machine, and a browser then takes both for one site. But the
browser sends that name as `Host`, and as `Origin` where the page came from; both are looked at here.
"""

import ipaddress
import socket
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from nightbus.errors import IllegalStep
from nightbus.server.front import language_of
from nightbus.server.messages import Err, encode
from nightbus.table.notation import shown
from nightbus.words import Words

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' ws: wss:; manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
"""What the page may load and reach. `ws:` by name, since not every browser counts its own sockets as `'self'`."""
HEADERS: Final[Mapping[bytes, bytes]] = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=(), usb=()",
    b"cross-origin-resource-policy": b"same-origin",
}
"""On every answer."""
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing, and whose answers another page's script cannot read."""
MISDIRECTED: Final = 421
FORBIDDEN: Final = 403


class Guard:
    """ASGI middleware that refuses foreign names (421 `host`) and foreign pages (403 `origin`)."""

    def __init__(self, app: ASGIApp, public_url: str = "") -> None:
        self._app = app
        self._public = _place_of(public_url)
        self._names = own_names() | ({_name(self._public)} if public_url else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let through, or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refused = self._refusal(scope)
        if refused is None:
            await self._app(scope, receive, _with_headers(send))
        else:
            await _refuse(scope, receive, _with_headers(send), *refused)

    def _refusal(self, scope: Scope) -> tuple[int, Err] | None:
        headers = dict(reversed(scope["headers"]))
        host = headers.get(b"host", b"").decode("latin-1").strip()
        if not self._may_ask_by(host):
            return MISDIRECTED, Err(code="host", facts={"host": shown(host)})
        origin = headers.get(b"origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in SAFE):
            return None
        page = origin.decode("latin-1")
        if _place_of(page) in {_place(host), self._public} - {""}:
            return None
        return FORBIDDEN, Err(code="origin", facts={"origin": shown(page)})

    def _may_ask_by(self, host: str) -> bool:
        name = _name(_place(host))
        return name in self._names or _is_address(name) or name.endswith(".localhost")


def own_names() -> set[str]:
    """The names that this machine goes by in its own network, in lower case."""
    name = socket.gethostname().lower().rstrip(".")
    short = name.partition(".")[0]
    return {"localhost", *([name, short, f"{short}.local"] if short else [])}


def _place(netloc: str) -> str:
    """Host and port in one form: lower case, without a final dot, a user or a port that goes without saying.

    >>> _place("Pub.Local.:80"), _place("[::1]:8000")
    ('pub.local', '[::1]:8000')
    """
    place = netloc.rpartition("@")[2].lower()
    name, colon, port = place.rpartition(":")
    if not colon or not (port.isdigit() or not port):
        name, port = place, ""
    name = name.rstrip(".")
    return name if port in ("", "80", "443") else f"{name}:{port}"


def _place_of(url: str) -> str:
    """Host and port of an address; nothing where there are none.

    >>> _place_of("http://pub.local:80"), _place_of("null"), _place_of("http://[")
    ('pub.local', '', '')
    """
    try:
        return _place(urlsplit(url).netloc)
    except ValueError:
        return ""


def _name(place: str) -> str:
    """The name alone.

    >>> _name("[::1]:8000"), _name("pub.local"), _name("[::1]")
    ('[::1]', 'pub.local', '[::1]')
    """
    name, colon, port = place.rpartition(":")
    return name if colon and port.isdigit() and not (name.startswith("[") and not name.endswith("]")) else place


def _is_address(name: str) -> bool:
    bare = name[1:-1].partition("%")[0] if name.startswith("[") and name.endswith("]") else name
    try:
        ipaddress.ip_address(bare)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            given = list(message.get("headers", []))
            named = {name.lower() for name, _ in given}
            message = {**message, "headers": given + [pair for pair in HEADERS.items() if pair[0] not in named]}
        await send(message)

    return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, err: Err) -> None:
    asked = dict(scope["headers"])
    body, kind_of_text = encode(err), b"application/json"
    if b"text/html" in asked.get(b"accept", b""):  # somebody typed the name into a browser
        words = Words(language_of(asked.get(b"accept-language", b"").decode("latin-1")))
        body = f"{words.error(IllegalStep(err.code, **err.facts))}\n".encode()
        kind_of_text = b"text/plain; charset=utf-8"
    headers = [(b"content-type", kind_of_text), (b"content-length", b"%d" % len(body))]
    kind = "http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close"})  # before it is accepted: a plain 403
            return
        kind = "websocket.http.response"
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})
