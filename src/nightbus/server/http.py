"""A table over HTTP: what the page and curl ask for. What is refused is answered by an `err`, with a fitting status."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from nightbus.errors import IllegalStep, NightbusError
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import as_json, switches
from nightbus.server.actor import Actor
from nightbus.server.advice import Adviser, Question, last_of, position_of, rules_of
from nightbus.server.deciding import Decision
from nightbus.server.hall import Hall, refusal
from nightbus.server.limits import Limits
from nightbus.server.messages import MOST_BYTES, Bye, Err, Joining, NewTable, TableCommand, encode
from nightbus.server.room import Person
from nightbus.server.socket import Outbox
from nightbus.server.store.protocol import Unavailable
from nightbus.table.rulebook import MOST_SEATS, rules_in_play

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

STATUS: Final = {
    "token": 401,
    "not-host": 403,
    "not-rider": 403,
    "no-seat": 403,
    "invite-needed": 403,
    "table-locked": 403,
    "move-code": 403,
    "no-such-table": 404,
    "not-over": 409,
    "table-closed": 410,
    "message-long": 413,
    "message-form": 400,
    "too-fast": 429,
    "internal": 500,
    "unavailable": 503,
    "busy": 503,
}
"""Of the codes that have one of their own; what the rules refuse is 409, and what cannot be read 400."""
FRESH: Final = {"Cache-Control": "no-store"}
MOST_LOG: Final = 512 * 1024
"""Bytes of a log that is sent to be looked back on."""
KEEP_ALIVE: Final = 15.0
"""Seconds of silence after which an event stream says that it lives."""


class Api:
    """The endpoints, over one hall."""

    def __init__(self, hall: Hall, limits: Limits, adviser: Adviser, public_url: str = "") -> None:
        self._hall = hall
        self._adviser = adviser
        self._limits = limits
        self._public_url = public_url

    def routes(self) -> list[BaseRoute]:
        """All of them."""
        table = "/api/tables/{code}"
        return [
            Route("/api/games", self._answered(self._games)),
            Route("/api/tables", self._answered(self._make), methods=["POST"]),
            Route("/api/tables", self._answered(self._listed)),
            Route(f"{table}/join", self._answered(self._join), methods=["POST"]),
            Route(f"{table}/commands", self._answered(self._command), methods=["POST"]),
            Route(f"{table}/view", self._answered(self._view)),
            Route(f"{table}/events", self._answered(self._events)),
            Route(f"{table}/log", self._answered(self._log)),
            Route(f"{table}/qr.svg", self._answered(self._qr)),
            Route(f"{table}/odds", self._answered(self._coach)),
            Route(f"{table}/night", self._answered(self._looked_back("night"))),
            Route(f"{table}/frames", self._answered(self._looked_back("frames"))),
            Route("/api/rules", self._answered(self._rules), methods=["POST"]),
            Route("/api/forecast", self._answered(self._asked("forecast")), methods=["POST"]),
            Route("/api/odds", self._answered(self._asked("odds")), methods=["POST"]),
            Route("/api/lab", self._answered(self._asked("lab")), methods=["POST"]),
            Route("/api/night", self._answered(self._of_file("night")), methods=["POST"]),
            Route("/api/frames", self._answered(self._of_file("frames")), methods=["POST"]),
            Route("/healthz", self._answered(self._healthy)),
            Route("/metrics", self._answered(self._metrics)),
        ]

    def _answered(self, endpoint: Endpoint) -> Endpoint:
        """The endpoint, with what it refuses as an answer."""

        async def answer(request: Request) -> Response:
            try:
                if not self._limits.requests.take(address_of(request)):
                    raise IllegalStep("too-fast")
                return await endpoint(request)
            except Unavailable:
                return refused(Err(code="unavailable"))
            except NightbusError as error:
                if error.code in ("no-such-table", "token", "invite-needed", "move-code"):
                    self._limits.misses.take(address_of(request))
                return refused(Err(code=error.code, facts=error.facts))

        return answer

    async def _games(self, _request: Request) -> Response:
        return json(catalogue())

    async def _make(self, request: Request) -> Response:
        asked = await self._read(request, NewTable)
        if not self._limits.tables.take(address_of(request)):
            raise IllegalStep("too-fast")
        return json(await self._hall.make(asked), 201)

    async def _listed(self, _request: Request) -> Response:
        return json({"tables": await self._hall.listed()})

    async def _join(self, request: Request) -> Response:
        self._check_misses(request)
        return json(await self._hall.join(request.path_params["code"], await self._read(request, Joining)), 201)

    async def _command(self, request: Request) -> Response:
        actor, who = await self._sign_in(request)
        asked = await self._read(request, TableCommand)
        if not self._limits.commands.take(f"{actor.row.id} {who.id}"):
            return refused(Err(code="too-fast", id=asked.id))
        answer = await actor.command(who.id, asked.id, asked.at, asked.do)
        if answer.startswith(b'{"type":"err"'):
            return refused(msgspec.json.decode(answer, type=Err))
        return Response(answer, media_type="application/json")

    async def _view(self, request: Request) -> Response:
        actor, who = await self._sign_in(request)
        since = request.query_params.get("since", "0")
        number = int(since) if since.isdecimal() else 0
        answer = await actor.snapshot(who.id, number)
        return Response(answer, media_type="application/json", headers=FRESH)

    async def _events(self, request: Request) -> Response:
        actor, who = await self._sign_in(request)
        last = request.headers.get("last-event-id", "0")
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        stream = self._stream(actor, who, int(last) if last.isdecimal() else 0)
        return StreamingResponse(stream, media_type="text/event-stream", headers=headers)

    async def _stream(self, actor: Actor, who: Person, since: int) -> AsyncIterator[bytes]:
        """Server-sent events: the same messages as on the socket."""
        outbox = Outbox(who.id)
        actor.connect(outbox, since)
        try:
            while True:
                try:
                    message = await asyncio.wait_for(outbox.take(), KEEP_ALIVE)
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                if message is None:
                    yield b"data: " + encode(Bye(code=outbox.code)) + b"\n\n"
                    return
                yield b"id: %d\ndata: %s\n\n" % (msgspec.json.decode(message, type=_Seq).seq, message)
        finally:
            actor.disconnect(outbox)

    async def _log(self, request: Request) -> Response:
        return Response(await self._ended_log(request), media_type="application/jsonl", headers=FRESH)

    async def _ended_log(self, request: Request) -> bytes:
        actor, _ = await self._sign_in(request)

        def text(decision: Decision) -> bytes:
            ended = decision.room.table is not None and not decision.room.runs
            return decision.room.log_text.encode() if ended else b""

        answer = await actor.ask(lambda _decision: None, text)
        if not answer:
            raise IllegalStep("not-over", rule="C-4")
        return answer

    async def _coach(self, request: Request) -> Response:
        """The odds of what this seat is asked, or of what it last did, as the table has it told."""
        actor, who = await self._sign_in(request)
        question: list[tuple[str, bytes]] = []

        def ask(decision: Decision) -> None:
            room = decision.room
            if room.coach == "before":
                question.append(("position", position_of(room, who.id)))
            elif room.coach == "after":
                question.append(("last", last_of(room, who.id)))
            else:
                raise IllegalStep("coach-off")

        answer = await actor.ask(ask, lambda _decision: b"")
        if answer:
            raise refusal(answer)
        return await self._advised(request, *question[0])

    def _looked_back(self, what: str) -> Endpoint:
        async def look(request: Request) -> Response:
            return await self._advised(request, what, await self._ended_log(request))

        return look

    def _asked(self, what: str) -> Endpoint:
        async def ask(request: Request) -> Response:
            return await self._advised(request, what, encode(await self._read(request, Question)))

        return ask

    def _of_file(self, what: str) -> Endpoint:
        async def read(request: Request) -> Response:
            return await self._advised(request, what, await self._body(request, MOST_LOG))

        return read

    async def _advised(self, request: Request, what: str, question: bytes) -> Response:
        if not self._limits.advice.take(address_of(request)):
            raise IllegalStep("too-fast")
        answer = await self._adviser.ask(what, question)
        return Response(answer, media_type="application/json", headers=FRESH)

    async def _rules(self, request: Request) -> Response:
        return json(rules_of(await self._read(request, Question)))

    async def _qr(self, request: Request) -> Response:
        """The code to scan, of the address by which this server was asked."""
        self._check_misses(request)
        actor = await self._hall.actor(request.path_params["code"])
        base = self._public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        invite = request.query_params.get("i", "")
        code = segno.make(f"{base}/j/{actor.row.code}{f'#i={invite}' if invite else ''}", error="m")
        return Response(code.svg_inline(scale=8, border=2), media_type="image/svg+xml")

    async def _healthy(self, _request: Request) -> Response:
        await self._hall.store.heads(["0" * 32])  # no table has this id: the store has to look, and says if it cannot
        return json({"status": "ok"})

    async def _metrics(self, _request: Request) -> Response:
        return Response(self._hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _sign_in(self, request: Request) -> tuple[Actor, Person]:
        self._check_misses(request)
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token:
            raise IllegalStep("token")
        return await self._hall.sign_in(request.path_params["code"], token.strip())

    def _check_misses(self, request: Request) -> None:
        if self._limits.misses.empty(address_of(request)):
            raise IllegalStep("too-fast")

    async def _body(self, request: Request, most: int) -> bytes:
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise IllegalStep("message-long", limit=most)
        return body

    async def _read(self, request: Request, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(await self._body(request, MOST_BYTES), type=kind)
        except msgspec.DecodeError as wrong:
            raise IllegalStep("message-form", found=str(wrong)[:80]) from None


class _Seq(msgspec.Struct):
    """What of a message an event stream is numbered by."""

    seq: int = 0


def address_of(request: Request) -> str:
    """Where the request comes from."""
    return request.client.host if request.client else ""


def json(value: Any, status: int = 200) -> Response:
    """The value as an answer."""
    return Response(encode(value), status, media_type="application/json", headers=FRESH)


def refused(err: Err) -> Response:
    """An `err` as an answer."""
    headers = {"WWW-Authenticate": "Bearer"} if err.code == "token" else {}
    return Response(encode(err), STATUS.get(err.code, 409), media_type="application/json", headers=headers)


def catalogue() -> dict[str, Any]:
    """Every game, rulebook and switch, as `House` declares them: what a page needs to offer them."""
    return {"most_seats": MOST_SEATS, "games": [_game(name) for name in GAMES]}


def _game(name: str) -> dict[str, Any]:
    of = game(name)
    return {
        "game": name,
        "version": of.version,
        "rulebooks": {
            book: {"switches": as_json(house), "rules": rules_in_play(of, house)}
            for book, house in of.rulebooks.items()
        },
        "switches": [
            {
                "name": switch.name,
                "rule": switch.rule,
                "kind": switch.kind,
                "words": [word.name.lower() for word in switch.words] if switch.words else None,
                "low": switch.low,
                "high": switch.high,
                "entries": switch.entries,
                "only": switch.only,
                "off": switch.zero_is_off,
                "shorter": switch.shorter,
            }
            for switch in switches(of.House).values()
        ],
    }
