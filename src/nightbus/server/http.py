"""A table over HTTP: what the page and curl ask for. What is refused is answered by an `err`, with a fitting status."""

import asyncio
import io
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Match, Route

from nightbus.errors import IllegalStep, NightbusError, NotationError
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import as_json, switches
from nightbus.server.actor import Actor
from nightbus.server.advice import Adviser, Question, frames_of, last_of, position_of, rules_of
from nightbus.server.commands import hash_of
from nightbus.server.deciding import Decision
from nightbus.server.hall import Hall, refusal, tidy_code
from nightbus.server.limits import Limits, network_of
from nightbus.server.messages import MOST_BYTES, Bye, Err, Joining, NewTable, TableCommand, encode, place_of, read_body
from nightbus.server.openapi import openapi
from nightbus.server.room import Person, Room
from nightbus.server.socket import Outbox
from nightbus.server.store.protocol import Unavailable
from nightbus.table.notation import shown
from nightbus.table.rulebook import MOST_SEATS, rules_in_play

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

UNREADABLE: Final = (
    *("message-form", "action-form", "command-id", "setting-range", "hex-form"),
    *("name-empty", "name-long", "name-sign", "name-reserved"),
    *("no-such-game", "no-such-rulebook", "no-such-switch", "switch-value", "setting-form", "no-such-card"),
    *("not-text", "log-cut", "log-line", "log-format", "log-game", "log-version", "log-hash"),
    *("log-switches", "log-seats", "log-seq"),
)
"""Refused whatever the table is at: 400."""
STATUS: Final = dict.fromkeys(UNREADABLE, 400) | {
    "vote-nobody": 400,
    "token": 401,
    "not-host": 403,
    "not-rider": 403,
    "no-seat": 403,
    "invite-needed": 403,
    "table-locked": 403,
    "move-code": 403,
    "no-such-table": 404,
    "no-such-path": 404,
    "method": 405,
    "slow": 408,
    "not-over": 409,
    "table-closed": 410,
    "message-long": 413,
    "too-fast": 429,
    "internal": 500,
    "unavailable": 503,
    "busy": 503,
    "takes-long": 503,
}
"""Of each code the same, whatever was asked; those that are not here are 409: not allowed now."""
FRESH: Final = {"Cache-Control": "no-store"}
MOST_LOG: Final = 512 * 1024
"""Bytes of a log that is sent to be looked back on."""
PATIENCE: Final = 20.0
"""Seconds within which what a request brings must be here."""
MISSES: Final = frozenset({"no-such-table", "token", "invite-needed", "move-code"})
"""Refusals that may be guesses."""
logger = logging.getLogger("nightbus.http")
KEEP_ALIVE: Final = 15.0
"""Seconds of silence after which an event stream says that it lives."""
STREAM: Final = 900.0
"""Seconds that an event stream lasts. It hears nothing of its reader: one who is there comes again, and is believed."""


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
        routes = [
            Route("/api/games", self._answered(self._games)),
            Route("/api/tables", self._answered(self._make), methods=["POST"]),
            Route("/api/tables", self._answered(self._listed)),
            Route(f"{table}/join", self._answered(self._join), methods=["POST"]),
            Route(f"{table}/commands", self._answered(self._command, by_token=True), methods=["POST"]),
            Route(f"{table}/view", self._answered(self._view, by_token=True)),
            Route(f"{table}/events", self._answered(self._events, by_token=True)),
            Route(f"{table}/log", self._answered(self._log, by_token=True)),
            Route(f"{table}/qr.svg", self._answered(self._qr)),
            Route(f"{table}/odds", self._answered(self._coach, by_token=True)),
            Route(f"{table}/night", self._answered(self._night, by_token=True)),
            Route(f"{table}/frames", self._answered(self._frames, by_token=True)),
            Route("/api/rules", self._answered(self._rules), methods=["POST"]),
            Route("/api/forecast", self._answered(self._asked("forecast")), methods=["POST"]),
            Route("/api/odds", self._answered(self._asked("odds")), methods=["POST"]),
            Route("/api/lab", self._answered(self._asked("lab")), methods=["POST"]),
            Route("/api/night", self._answered(self._of_file("night")), methods=["POST"]),
            Route("/api/frames", self._answered(self._of_file("frames")), methods=["POST"]),
            Route("/healthz", self._answered(self._healthy)),
            Route("/metrics", self._answered(self._metrics)),
            Route("/openapi.json", self._answered(self._openapi)),
        ]
        rest = Route("/api/{path:path}", self._answered(_nothing_at(routes)))
        rest.methods = None  # by whatever method
        return [*routes, rest]

    def _answered(self, endpoint: Endpoint, *, by_token: bool = False) -> Endpoint:
        """The endpoint, with what it refuses as an answer; `by_token`: it signs in whoever asks."""

        async def answer(request: Request) -> Response:
            address = address_of(request)
            try:
                # Who shows a token is counted by person, once it has proved right, and by address only if it has not.
                shown_token = by_token and "authorization" in request.headers
                if not self._limits.requests.take(address) and not shown_token:
                    return refused(Err(code="too-fast"))
                return await endpoint(request)
            except Unavailable:
                return refused(Err(code="unavailable"))
            except NightbusError as error:
                if error.code in MISSES and not self._limits.misses.take(address):
                    return refused(Err(code="too-fast"))
                return refused(Err(code=error.code, facts=error.facts))
            except ClientDisconnect:
                return refused(Err(code="slow"))
            except Exception:
                self._hall.metrics.failures.inc()
                logger.exception("%s %s", request.method, request.scope.get("route"))
                return refused(Err(code="internal"))

        return answer

    async def _games(self, _request: Request) -> Response:
        return json(catalogue())

    async def _make(self, request: Request) -> Response:
        asked = await self._read(request, NewTable)
        if not self._limits.tables.take(address_of(request)):
            raise IllegalStep("too-fast")
        made = await self._hall.make(asked)
        self._limits.sits_at(address_of(request), made.code)
        return json(made, 201)

    async def _listed(self, _request: Request) -> Response:
        return json({"tables": await self._hall.listed()})

    async def _join(self, request: Request) -> Response:
        asked = await self._read(request, Joining)
        address, code = address_of(request), tidy_code(request.path_params["code"])
        await self._check_guess(address, code, asked)
        if not self._limits.joins.take(address):
            raise IllegalStep("too-fast")
        joined = await self._hall.join(code, asked)
        self._limits.sits_at(address, code)
        return json(joined, 201)

    async def _check_guess(self, address: str, code: str, asked: Joining | None = None) -> None:
        """Nothing, unless so many codes were wrong that one more may not be tried; what is no guess always may be."""
        if not self._limits.misses.empty(address) or self._limits.knows(address, code):
            return
        room = (await self._hall.actor(code)).room
        invited = asked is not None and hash_of(asked.invite) == room.invite
        known = asked is not None and asked.token is not None and room.person_of_token(hash_of(asked.token)) is not None
        if not invited and not known:
            raise IllegalStep("too-fast")

    async def _command(self, request: Request) -> Response:
        asked = await self._read(request, TableCommand)
        actor, who = await self._sign_in(request)
        answer = await actor.command(who.id, asked.id, asked.at, asked.do)
        if answer.startswith(_ERR):
            return refused(msgspec.json.decode(answer, type=Err))
        return Response(answer, media_type="application/json")

    async def _view(self, request: Request) -> Response:
        actor, who = await self._sign_in(request)
        answer = _done(await actor.snapshot(who.id, _number(request.query_params.get("since", "0"))))
        return Response(answer, media_type="application/json", headers=FRESH)

    async def _events(self, request: Request) -> Response:
        actor, who = await self._sign_in(request)
        if not self._limits.arrivals.take(f"{actor.row.id} {who.id}"):
            raise IllegalStep("too-fast")
        last = _number(request.headers.get("last-event-id", "0"))
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        if request.method == "HEAD":  # which reads nothing: it is nobody's connection, and has an end
            return Response(media_type="text/event-stream", headers=headers)
        stream = self._stream(actor, who, last)
        return StreamingResponse(stream, media_type="text/event-stream", headers=headers)

    async def _stream(self, actor: Actor, who: Person, since: int) -> AsyncIterator[bytes]:
        """Server-sent events: the same messages as on the socket."""
        outbox = Outbox(who.id)
        actor.connect(outbox, since)
        clock = asyncio.get_running_loop().time
        until = clock() + STREAM
        try:
            while clock() < until:
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
        return Response(await self._of_ended(request, _log), media_type="application/jsonl", headers=FRESH)

    async def _night(self, request: Request) -> Response:
        return await self._advised(request, "night", await self._of_ended(request, _log))

    async def _frames(self, request: Request) -> Response:
        return await self._advised(request, "table_frames", await self._of_ended(request, frames_of))

    async def _of_ended(self, request: Request, what: Callable[[Room], bytes]) -> bytes:
        """This of the game on the table, which is over."""
        actor, _ = await self._sign_in(request)

        def found(decision: Decision) -> bytes:
            ended = decision.room.table is not None and not decision.room.runs
            return what(decision.room) if ended else b""

        answer = _done(await actor.ask(lambda _decision: None, found))
        if not answer:
            raise IllegalStep("not-over", rule="C-4")
        return answer

    async def _coach(self, request: Request) -> Response:
        """The odds of what is asked, or was done last, as the table has it told: of this seat, or of all."""
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

        _done(await actor.ask(ask, lambda _decision: b""))
        return await self._advised(request, *question[0])

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
        await self._check_guess(address_of(request), tidy_code(request.path_params["code"]))
        actor = await self._hall.actor(request.path_params["code"])
        base = self._public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
        carried = [f"{name}={value}" for name in "im" if (value := request.query_params.get(name, ""))]
        if not all(_CARRIED.fullmatch(part) for part in carried):
            raise IllegalStep("invite-needed")  # nothing that a link of ours carries
        code = segno.make(f"{base}/j/{actor.row.code}{'#' if carried else ''}{'&'.join(carried)}", error="m")
        drawn = io.BytesIO()
        code.save(drawn, kind="svg", scale=8, border=2, xmldecl=False)  # with its namespace: it is a file of its own
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers=FRESH)

    async def _openapi(self, _request: Request) -> Response:
        return json(openapi())

    async def _healthy(self, _request: Request) -> Response:
        await self._hall.store.heads(["0" * 32])  # no table has this id: the store has to look, and says if it cannot
        return json({"status": "ok"})

    async def _metrics(self, _request: Request) -> Response:
        return Response(self._hall.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _sign_in(self, request: Request) -> tuple[Actor, Person]:
        """Whose token the request shows: never refused for what others of the same address got wrong."""
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not token:
            raise IllegalStep("token")
        actor, who = await self._hall.sign_in(request.path_params["code"], token.strip())
        self._limits.sits_at(address_of(request), actor.row.code)
        if not self._limits.commands.take(f"{actor.row.id} {who.id}"):
            raise IllegalStep("too-fast")
        return actor, who

    async def _body(self, request: Request, most: int) -> bytes:
        body = b""
        try:
            async with asyncio.timeout(PATIENCE):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise IllegalStep("message-long", limit=most)
        except TimeoutError:
            raise IllegalStep("slow") from None
        return body

    async def _read(self, request: Request, kind: type[T]) -> T:
        try:
            return read_body(await self._body(request, MOST_BYTES), kind)
        except msgspec.DecodeError as wrong:
            raise IllegalStep("message-form", found=place_of(wrong)) from None


class _Seq(msgspec.Struct):
    """What of a message an event stream is numbered by."""

    seq: int = 0


def address_of(request: Request) -> str:
    """Where the request comes from, as far as that is one guest's."""
    return network_of(request.client.host) if request.client else ""


def _log(room: Room) -> bytes:
    return room.log_text.encode()


_ERR: Final = b'{"type":"err"'


def _done(answer: bytes) -> bytes:
    """What a table answers, if it is no refusal."""
    if answer.startswith(_ERR):
        raise refusal(answer)
    return answer


_CARRIED: Final = re.compile(r"[im]=[\w-]{1,64}", re.ASCII)


def _number(text: str) -> int:
    """The number that this is; 0 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else 0


def _nothing_at(routes: list[Route]) -> Endpoint:
    """The answer to what is none of these."""

    async def answer(request: Request) -> Response:
        found = (route.methods or () for route in routes if route.matches(request.scope)[0] is not Match.NONE)
        allowed = {method for methods in found for method in methods}
        if not allowed:
            raise NotationError("no-such-path", path=shown(request.url.path))
        return refused_method(request, allowed)

    return answer


def json(value: Any, status: int = 200) -> Response:
    """The value as an answer."""
    return Response(encode(value), status, media_type="application/json", headers=FRESH)


def refused(err: Err) -> Response:
    """An `err` as an answer."""
    headers = {"WWW-Authenticate": "Bearer"} if err.code == "token" else {}
    return Response(encode(err), STATUS.get(err.code, 409), media_type="application/json", headers=headers)


def refused_method(request: Request, allowed: Iterable[str]) -> Response:
    """A request by another method than those allowed, as an `err`."""
    named = ", ".join(sorted(allowed))
    answer = refused(Err(code="method", facts={"method": shown(request.method), "allowed": named}))
    answer.headers["Allow"] = named
    return answer


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
