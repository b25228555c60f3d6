"""All tables of a server: made, found by their code, joined, and let out of memory when nobody needs them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from nightbus.errors import IllegalStep, NightbusError, NotationError
from nightbus.rules.switches import as_json
from nightbus.server import commands
from nightbus.server import events as ev
from nightbus.server.actor import Actor
from nightbus.server.commands import SECOND, hash_of, within
from nightbus.server.deciding import Decision
from nightbus.server.entries import body_of
from nightbus.server.messages import Err, Joined, Joining, Listed, NewTable
from nightbus.server.metrics import Metrics
from nightbus.server.room import Person, Room
from nightbus.server.store.protocol import CodeTaken, Entry, Row, Store, Unavailable
from nightbus.table.rulebook import MOST_SEATS

CODE_SIGNS: Final = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowel, so that no code is a word, and nothing that is read as a digit."""
IDLE: Final = 300 * SECOND
"""How long a table that nobody uses stays in memory."""
SWEEP: Final = 5.0
"""Seconds between two looks at which tables may go, and at what other servers have written."""
TOKEN_DIGITS: Final = 64
logger = logging.getLogger("nightbus.hall")


class Hall:
    """The tables that this server acts for, and those in its store."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics | None = None,
        *,
        code_length: int = 4,
        clock: Callable[[], int] = lambda: time.time_ns() // 1000,
    ) -> None:
        self.store = store
        self.metrics = metrics or Metrics()
        self.node = secrets.token_hex(8)
        self.clock = clock
        self._code_length = code_length
        self._actors: dict[str, Actor] = {}
        """By table id."""
        self.metrics.seats.set_function(lambda: sum(len(actor.room.seated) for actor in self._actors.values()))
        self._codes: dict[str, Actor] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and begin.

        :raises NightbusError: the store cannot be opened, or another server has it.
        """
        await self.store.open()
        try:
            self.store.watch(self._hint)
        except NightbusError:
            await self.store.close()
            raise
        self._sweeper = asyncio.create_task(self._sweep(), name="sweep")

    async def close(self) -> None:
        """Everybody is told that the server stops; what was accepted is stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        await self.farewell()
        await self.store.close()

    async def farewell(self) -> None:
        """Everybody is told that the server stops, once what they did is stored."""
        actors = list(self._actors.values())
        self._actors.clear()
        self._codes.clear()
        await asyncio.gather(*(actor.stop("restart") for actor in actors))

    async def make(self, asked: NewTable) -> Joined:
        """A new table, and its maker at it.

        :raises NightbusError: house rules, a setting or a name that will not do.
        :raises Unavailable: the store is away.
        """
        name, rulebook, house = commands.house_of(asked.game, asked.rulebook, asked.switches)
        if not 0 <= asked.bots < MOST_SEATS:
            raise NotationError("setting-range", setting="bots", value=asked.bots, low=0, high=MOST_SEATS - 1)
        token, invite = _token(asked.token), secrets.token_urlsafe(16)
        for _ in range(100):
            room, now = Room(), self.clock()
            decision = Decision(room, now, {})
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(self._code_length))
            decision.happens(
                ev.Made(
                    code=code,
                    game=name,
                    rulebook=rulebook,
                    switches=as_json(house),
                    listed=asked.listed,
                    invite=hash_of(invite),
                    invited=asked.invited,
                    seconds=within("seconds", asked.seconds),
                    grace=within("grace", asked.grace),
                    absent=asked.absent,
                    pace=within("pace", asked.pace),
                    cap=within("cap", asked.cap),
                    coach=asked.coach,
                )
            )
            role = "host" if asked.name is None else "seat"
            maker = commands.join(decision, asked.name or "", asked.face, role, hash_of(token))
            for _ in range(asked.bots):
                commands.add_bot(decision, asked.level)
            row = Row(secrets.token_hex(16), code, name, asked.listed, now, now, 0, 1)
            try:
                kept = {"invite": invite.encode()}
                await self.store.create(row, Entry(1, now, 0, "", body_of(decision.events), b""), kept)
            except CodeTaken:
                continue
            room.settle(1, now, decision.events)
            self._admit(Actor(row, room, kept, self.store, self.node, self.metrics, self.clock))
            return Joined(code=code, person=maker.id, role=maker.role, token=token, seq=room.public, invite=invite)
        raise IllegalStep("no-code")

    async def join(self, code: str, asked: Joining) -> Joined:
        """Somebody comes to a table: new, or to a seat that moves to their device, or again as who they were.

        :raises NightbusError: no such table, it lets nobody in, or a name that will not do.
        :raises Unavailable: the store is away.
        """
        actor = await self.actor(code)
        token = _token(asked.token)
        hashed = hash_of(token)
        found: list[Person] = []

        def decide(decision: Decision) -> None:
            room = decision.room
            known = room.person_of_token(hashed)
            if known is not None:
                found.append(known)
                return
            if room.closed:
                raise IllegalStep("table-closed")
            if asked.move:
                moving = _moving(room, asked.move, decision.now)
                decision.happens(ev.Moved(moving.id, hashed))
                found.append(moving)
                return
            if room.locked:
                raise IllegalStep("table-locked")
            if room.invited and hash_of(asked.invite) != room.invite:
                raise IllegalStep("invite-needed")
            found.append(commands.join(decision, asked.name, asked.face, asked.role, hashed))

        answer = await actor.ask(decide, lambda _decision: b"")
        if answer:
            raise refusal(answer)
        who = found[-1]
        return Joined(
            code=actor.row.code,
            person=who.id,
            role=who.role,
            token=token,
            seq=actor.room.public,
            invite=asked.invite if hash_of(asked.invite) == actor.room.invite else "",
        )

    async def sign_in(self, code: str, token: str) -> tuple[Actor, Person]:
        """The table of this code, and who has this token there.

        :raises NightbusError: no such table (`no-such-table`) or nobody of that token (`token`).
        :raises Unavailable: the store is away.
        """
        actor = await self.actor(code)
        hashed = hash_of(token)
        who = actor.room.person_of_token(hashed)
        if who is None and self.store.shared:
            actor.behind()  # somebody may have joined by way of another server a moment ago
            await actor.ask(lambda _decision: None, lambda _decision: b"")
            who = actor.room.person_of_token(hashed)
        if who is None:
            raise IllegalStep("token")
        return actor, who

    async def actor(self, code: str) -> Actor:
        """The one that acts for the table of this code here, read from the store if need be.

        :raises NightbusError: no such table.
        :raises Unavailable: the store is away.
        """
        code = tidy_code(code)
        actor = self._codes.get(code)
        if actor is not None and not actor.room.closed:
            return actor
        row = await self.store.find(code)
        if row is None:
            raise NotationError("no-such-table", table=code)
        async with self._loading.setdefault(row.id, asyncio.Lock()):
            if row.id not in self._actors:
                entries = await self.store.read(row.id)
                kept = dict(await self.store.secrets(row.id))
                room = Room.of(entries)
                if room.closed and not row.closed:  # a server stopped between the two
                    await self.store.shut(row.id, room.at)
                self._admit(Actor(row, room, kept, self.store, self.node, self.metrics, self.clock))
        self._loading.pop(row.id, None)
        return self._actors[row.id]

    async def listed(self) -> list[Listed]:
        """The tables that anybody may find.

        :raises Unavailable: the store is away.
        """
        found: list[Listed] = []
        for row in (await self.store.tables(listed=True))[:50]:
            try:
                room = (await self.actor(row.code)).room
            except Unavailable:
                raise
            except Exception:  # one that cannot be read hides no other; or it has been deleted just now
                logger.exception("table %s", row.code)
                continue
            if not room.locked and not room.invited:
                found.append(
                    Listed(
                        code=row.code,
                        game=room.game.name,
                        rulebook=room.rulebook,
                        seats=len(room.seated),
                        playing=room.runs,
                    )
                )
        return found

    def _admit(self, actor: Actor) -> None:
        self._actors[actor.row.id] = actor
        self._codes[actor.row.code] = actor
        self.metrics.tables.set(len(self._actors))
        actor.start()

    def _hint(self, table: str, seq: int) -> None:
        for actor in [self._actors[table]] if table in self._actors else [] if table else list(self._actors.values()):
            actor.behind(seq)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with suppress(Unavailable):
                if self.store.shared:
                    await self._look_behind()
                await self._let_go()

    async def _look_behind(self) -> None:
        """A hint may be lost: see how far the tables in use have come."""
        used = [id_ for id_, actor in self._actors.items() if actor.connections]
        for id_, seq in (await self.store.heads(used)).items():
            actor = self._actors.get(id_)
            if actor is not None and seq > actor.room.seq:
                actor.behind()

    async def _let_go(self) -> None:
        """Tables that nobody has used for a while leave memory; the store has them."""
        now = self.clock()
        for id_, actor in list(self._actors.items()):
            if not actor.connections and now - actor.used > IDLE:
                del self._actors[id_]
                if self._codes.get(actor.row.code) is actor:
                    del self._codes[actor.row.code]
                self.metrics.tables.set(len(self._actors))
                await actor.stop("idle")


def tidy_code(code: str) -> str:
    """The code as it is kept: what people type, in whatever case and with whatever blanks.

    >>> tidy_code(" kq jt ")
    'KQJT'
    """
    return "".join(sign for sign in code.upper() if sign.isascii() and sign.isalnum())[:12]


def refusal(answer: bytes) -> NightbusError:
    """The error that this `err` stands for."""
    import msgspec

    err = msgspec.json.decode(answer, type=Err)
    return IllegalStep(err.code, **err.facts)


def _token(given: str | None) -> str:
    if given is None:
        return secrets.token_hex(TOKEN_DIGITS // 2)
    if len(given) != TOKEN_DIGITS or any(sign not in "0123456789abcdef" for sign in given):
        raise NotationError("hex-form", digits=TOKEN_DIGITS)
    return given


def _moving(room: Room, code: str, now: int) -> Person:
    hashed = hash_of(tidy_code(code))
    for person in room.people.values():
        if person.moving == hashed and now <= person.until and not person.gone:
            return person
    raise IllegalStep("move-code")
