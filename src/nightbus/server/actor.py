"""One table at work: commands come in one after another; each is decided, stored, answered, then told to everybody.

Nothing is shown between deciding and storing. If storing fails the room is dropped and read again from its log, so that
nobody ever sees what a crash would forget.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import msgspec

from nightbus.errors import IllegalStep, NightbusError
from nightbus.server import clockwork
from nightbus.server import events as ev
from nightbus.server.commands import SECOND, command
from nightbus.server.deciding import Decision
from nightbus.server.entries import body_of
from nightbus.server.events import Event
from nightbus.server.inbox import Inbox
from nightbus.server.messages import MOST_ID, Ack, Err, encode
from nightbus.server.metrics import Metrics
from nightbus.server.room import Person, Room
from nightbus.server.showing import Shown, snap_of
from nightbus.server.store.protocol import Conflict, Entry, Repeated, Row, Store, Unavailable

PERSISTENCE: Final = 2.0
"""Seconds for which a command is decided anew because another server was first: it is, again and again, where many act
there and reading what they did takes longer than doing it."""
LINGER: Final = 2 * SECOND
"""How long a person whose connection broke counts as here: a page that reloads is back by then."""
BELIEVED: Final = 60 * SECOND
"""How long a request over HTTP counts as being here; and a connection that only another server can know of."""
RETURN: Final = 5 * SECOND
"""How long after a start those are believed to be here whom the last server knew: phones come back by themselves."""
RETRY: Final = 1.0
"""Seconds until what happens by itself is tried again while the store is away."""
logger = logging.getLogger("nightbus.table")

REMEMBERED: Final = 32
"""Answers that are given again to whoever repeats a command; older ones the store has, unless they were refusals."""


class Connection(Protocol):
    """A socket or event stream of one person. It never waits: what it cannot send in time it replaces by a snapshot."""

    person: int

    def send(self, message: bytes) -> None:
        """A message for this person."""

    def close(self, code: str) -> None:
        """Say why, and close."""

    def slow(self) -> bool:
        """Is more waiting than should be? Then it is given a snapshot instead."""


@dataclass(slots=True)
class _Work:
    """Something to be decided."""

    decide: Callable[[Decision], None]
    answer: Callable[[bytes], None] = lambda _answer: None
    person: int = 0
    command: str = ""
    reply: Callable[[Decision], bytes] = lambda _decision: b""
    done: Callable[[], None] = lambda: None
    """Called once it is stored and told."""
    failed: Callable[[str], None] = lambda _code: None
    """Called if it could not be stored."""
    over: bool = False
    """Was it answered, or refused? That happens once."""

    def finish(self, answer: bytes) -> None:
        """It was decided, and is stored if there was anything to store."""
        if not self.over:
            self.over = True
            self.answer(answer)

    def fail(self, code: str) -> None:
        """It could not be."""
        if not self.over:
            self.over = True
            self.answer(encode(Err(code=code, id=self.command)))
            self.failed(code)


@dataclass(slots=True)
class Actor:
    """The one that acts for a table in this server."""

    row: Row
    room: Room
    secrets: dict[str, bytes]
    store: Store
    node: str
    metrics: Metrics
    clock: Callable[[], int] = lambda: time.time_ns() // 1000
    """Microseconds since 1970."""
    connections: dict[int, Connection] = field(default_factory=dict)
    """By person: the newest connection of each."""
    used: int = 0
    """When somebody last did anything here."""
    loaded: int = 0
    _queue: "Inbox[_Work | None]" = field(default_factory=Inbox)
    _shown: Shown = field(init=False)
    _dropped: bool = False
    _behind: bool = False
    """Is it to look for what other servers have written?"""
    _hinted: int = 0
    """So far somebody is said to have written; perhaps this server itself."""
    _answers: dict[tuple[int, str], bytes] = field(default_factory=dict)
    """By person and command."""
    _at_fault: bool = False
    """Has telling what happened failed, and not gone well since?"""
    _stopped: bool = False
    _asked_http: dict[int, int] = field(default_factory=dict)
    """When a person without a connection last asked for anything."""
    _task: "asyncio.Task[None] | None" = None
    _alarm: asyncio.TimerHandle | None = None
    _alarm_at: int | None = None

    def __post_init__(self) -> None:
        self._shown = Shown(self.room, self._invite)
        self.used = self.loaded = self.clock()

    @property
    def _invite(self) -> str:
        return self.secrets.get("invite", b"").decode()

    def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._work(), name=f"table {self.row.code}")
        self._put(_Work(lambda _decision: None))  # after which the alarm is set

    async def stop(self, code: str) -> None:
        """Finish what is begun, tell everybody, and stop."""
        self._stopped = True
        self._queue.put_nowait(None)
        if self._task is not None:
            await self._task
        while not self._queue.empty():
            work = await self._queue.get()
            if work is not None:
                work.fail("unavailable")
        if self._alarm is not None:
            self._alarm.cancel()
        for person in list(self.connections):
            self._close(person, code)

    def _put(self, work: _Work) -> None:
        if self._stopped:  # whoever still knows this actor asks again, and finds the next one
            work.fail("unavailable")
        else:
            self._queue.put_nowait(work)

    # What others ask for

    async def command(self, person: int, id_: str, at: int, do: msgspec.Raw) -> bytes:
        """The answer to a command of somebody who may have no connection: to ask is to be here."""
        self._note(person)

        def arrive(decision: Decision) -> None:
            if not self._person(person).present:
                self._arrive(decision, person)

        await self.ask(arrive, lambda _decision: b"")
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.submit(person, id_, at, do, _setting(answer))
        return await answer

    def submit(self, person: int, id_: str, at: int, do: msgspec.Raw, answer: Callable[[bytes], None]) -> None:
        """A command; `answer` is called with its one `ack` or `err`, the same whenever it comes again."""
        if not 0 < len(id_) <= MOST_ID or "\0" in id_:  # which PostgreSQL takes in no text
            answer(encode(Err(code="command-id", facts={"limit": MOST_ID})))
            return

        def decide(decision: Decision) -> None:
            if self.room.closed:
                raise IllegalStep("table-closed")
            who = self._person(person)
            if not who.present:  # as another server has found meanwhile
                self._arrive(decision, person)
            command(decision, who, at, do)

        def reply(decision: Decision) -> bytes:
            return encode(Ack(id=id_, seq=self._next_public(decision), move=decision.move))

        self.used = self.clock()
        self._put(_Work(decide, answer, person, id_, reply))

    async def ask(self, decide: Callable[[Decision], None], reply: Callable[[Decision], bytes]) -> bytes:
        """The answer to something that is to be decided in its turn; an `err` if it is refused."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._put(_Work(decide, _setting(answer), reply=reply))
        return await answer

    async def snapshot(self, person: int, since: int) -> bytes:
        """Everything as this person may know it, an `err` if they are gone; to look is to be here."""
        self._note(person)

        def arrive(decision: Decision) -> None:
            if not self._person(person).present and not self.room.closed:
                self._arrive(decision, person)

        def reply(decision: Decision) -> bytes:
            return encode(snap_of(decision.room, self._person(person), since, self._invite))

        return await self.ask(arrive, reply)

    def connect(self, connection: Connection, since: int) -> None:
        """A person is here, with what they have seen; an older connection of theirs is told so and closed."""
        self._put(
            _Work(
                lambda decision: self._arrive(decision, connection.person),
                done=lambda: self._admit(connection, since),
                failed=connection.close,
            )
        )

    def disconnect(self, connection: Connection) -> None:
        """A connection has broken. Its person counts as here for a little longer."""
        if self.connections.get(connection.person) is connection:
            del self.connections[connection.person]
            self.metrics.sockets.dec()
            self._note(connection.person, self.clock() - BELIEVED + LINGER)
            self._put(_Work(lambda _decision: None))
        else:  # it may be waiting to be admitted
            self._put(
                _Work(
                    lambda _decision: None,
                    done=lambda: self._forget(connection),
                    failed=lambda _code: self._forget(connection),
                )
            )

    def _forget(self, connection: Connection) -> None:
        if self.connections.get(connection.person) is connection:
            self.disconnect(connection)

    def resume(self, connection: Connection, since: int) -> None:
        """Show everything once more, with what came after number `since`."""
        self._put(_Work(lambda _decision: None, done=lambda: self._show(connection, since)))

    def behind(self, seq: int = -1) -> None:
        """Another server may have written, up to this number if it is known: look."""
        if seq < 0:
            self._behind = True
        elif seq <= max(self.room.seq, self._hinted):
            return
        self._hinted = max(self._hinted, seq)
        if not self._stopped:
            self._put(_Work(lambda _decision: None))

    # How it works

    async def _work(self) -> None:
        while True:
            work = await self._queue.get()
            if work is None:
                return
            try:
                await self._do(work)
                if self._queue.empty():
                    self._arm()
            except Exception:
                self._dropped = True
                self.metrics.failures.inc()
                logger.exception("table %s", self.row.code)
                work.fail("internal")
                self._arm()  # to read it again in a while: of a room that is dropped nothing else is asked

    def _arm(self) -> None:
        """Set the alarm for what happens by itself next."""
        due = self._due()
        if due == self._alarm_at:
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        self._alarm_at = due
        if due is not None:
            wait = max(0.0, (due - self.clock()) / SECOND)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._alarm, self._alarm_at = None, None
        self._put(_Work(self._happen))

    def _due(self) -> int | None:
        if self._dropped:
            return self.clock() + int(RETRY * SECOND)
        strays = self._strays()
        gone = min((at for _, at in self._leaving(strays)), default=None) if strays else None
        if not self._anybody():
            return gone
        if any(not who.present for who in strays):
            return self.clock()
        return min((at for at in (clockwork.due(self.room), self._alive_at(), gone) if at is not None), default=None)

    def _anybody(self) -> bool:
        """Is anybody here by way of this server? Otherwise what happens by itself is left to another, or waits."""
        return bool(self.connections) or bool(self._asked_http)

    def _strays(self) -> list[Person]:
        """Who is said to be here and is not connected to this server; and who is, and is said to be away.

        The latter were given up by another server that had not heard of this one for too long.
        """
        here = self.connections
        return [who for who in self.room.people.values() if who.present is not (who.id in here) and not who.gone]

    def _leaving(self, strays: Iterable[Person]) -> Iterable[tuple[Person, int]]:
        """Which of them are said to be here, and until when that is believed."""
        if self.room.closed:
            return
        for person in strays:
            if not person.present:
                continue
            asked = self._asked_http.get(person.id, 0)
            elsewhere = person.node != self.node
            if elsewhere and self.store.shared:
                if self.connections:
                    heard = self.room.heard.get(person.node, 0)
                    yield person, max(asked, person.since, heard, self.loaded) + BELIEVED
            else:
                yield person, asked + BELIEVED if asked else max(person.since, self.loaded) + RETURN

    def _alive_at(self) -> int | None:
        """When other servers are to be told that this one still holds its connections; None: nobody else asks."""
        people = self.room.people.values()
        if not self.store.shared or not any(p.present and p.node != self.node and not p.gone for p in people):
            return None
        return self.room.heard.get(self.node, 0) + BELIEVED // 2

    def _happen(self, decision: Decision) -> None:
        now = decision.now
        for person in self._strays():
            if not person.present:
                self._arrive(decision, person.id)
        alive = self._alive_at() if self._anybody() else None
        if alive is not None and alive <= now and not decision.events:
            decision.happens(ev.Alive(self.node))
            return
        for person, at in self._leaving(self._strays()):
            if at <= now:
                self._asked_http.pop(person.id, None)
                decision.happens(ev.Away(person.id, person.epoch))
        if not decision.events and self._anybody():
            clockwork.happen(decision)

    async def _do(self, work: _Work) -> None:
        until = time.monotonic() + PERSISTENCE
        while True:
            try:
                if self._dropped:
                    await self._read_again()
                elif self._behind or self._hinted > self.room.seq:
                    await self._catch_up()
                if self.room.closed and not self.room.seq:
                    break
                await self._decide(work)
                if self._dropped:  # what was refused, or had happened before, has left its traces
                    await self._read_again()
            except Conflict:
                self._dropped = True
                self.metrics.conflicts.inc()
                if time.monotonic() > until:
                    break
            except Unavailable:
                self._dropped = True
                work.fail("unavailable")
                return
            else:
                return
        work.fail("table-closed" if self.room.closed else "busy")

    async def _decide(self, work: _Work) -> None:
        """Append, commit, acknowledge, broadcast; or refuse; or give the answer that was given before."""
        before = self._answers.get((work.person, work.command))
        if before is not None:
            work.finish(before)
            return
        decision = Decision(self.room, self.clock(), self.secrets)
        try:
            work.decide(decision)
        except NightbusError as refused:
            self._dropped = bool(decision.events)
            await self._refuse(work, refused)
            return
        answer, took = work.reply(decision), 0.0
        if decision.events:
            try:
                took = await self._store(work, decision, answer)
            except Repeated as found:
                work.finish(found.answer)
                return
        self._remember(work.person, work.command, answer)
        work.finish(answer)
        if decision.events:
            noticed = self.room.settle(self.room.seq + 1, decision.now, decision.events)
            begun = time.perf_counter()
            self._tell(decision.events)
            if noticed:  # anybody may read the counts: what nobody may notice is in none of them
                self.metrics.moves.inc()
                self.metrics.commit.observe(took)
                self.metrics.broadcast.observe(time.perf_counter() - begun)
        work.done()
        if self.room.closed and decision.events:
            await self.store.shut(self.row.id, decision.now)

    def _remember(self, person: int, command: str, answer: bytes) -> None:
        if command:
            self._answers[person, command] = answer
            while len(self._answers) > REMEMBERED:
                del self._answers[next(iter(self._answers))]

    async def _store(self, work: _Work, decision: Decision, answer: bytes) -> float:
        """It is stored; how many seconds that took."""
        body = body_of(decision.events)
        if decision.move:  # a one-time code is a secret, told once: what is kept says that it was
            answer = encode(Err(code="move-told", id=work.command, seq=self._next_public(decision)))
        entry = Entry(self.room.seq + 1, decision.now, work.person, work.command, body, answer)
        begun = time.perf_counter()
        self._dropped = True  # until it is stored
        await self.store.append(self.row.id, entry, decision.secrets or None)
        self._dropped = False
        self.secrets.update(decision.secrets)
        return time.perf_counter() - begun

    def _next_public(self, decision: Decision) -> int:
        """The number that what was decided will have for everybody."""
        return self.room.public + (0 if self.room.unnoticed(decision.events) else 1)

    async def _refuse(self, work: _Work, refused: NightbusError) -> None:
        """Say why not; but a command that was accepted before is refused only because it has happened already."""
        self.metrics.refusals.labels(refused.code).inc()
        before = await self.store.answered(self.row.id, work.person, work.command) if work.command else None
        if before is not None:
            work.finish(before)
            return
        answer = encode(Err(code=refused.code, id=work.command, seq=self.room.public, facts=refused.facts))
        self._remember(work.person, work.command, answer)
        work.finish(answer)
        work.failed(refused.code)

    def _tell(self, happened: list[Event]) -> None:
        """Everybody here is told what they may know of it.

        It is stored by now: a fault in telling it must not undo it, nor have it told again and again.
        """
        for event in happened:
            self._release(event)
        try:
            self._broadcast(happened)
        except Exception as fault:  # noqa: BLE001  whatever it is
            self._faulty("cannot tell", fault)
            self._shown = Shown(self.room, self._invite)  # what has been told so far is not known
            for connection in list(self.connections.values()):
                self._show(connection, self.room.public)
        else:
            self._at_fault = False

    def _broadcast(self, happened: list[Event]) -> None:
        people = [self.room.people[p] for p in self.connections]
        for person, message in self._shown.changes(happened, people).items():
            connection = self.connections[person]
            if connection.slow():
                self._show(connection, self.room.public)
            else:
                connection.send(message)

    def _faulty(self, what: str, fault: Exception) -> None:
        """A fault of the program is counted; of those that come one after another the first is logged."""
        self.metrics.failures.inc()
        if not self._at_fault:
            self._at_fault = True
            logger.error("table %s: %s", self.row.code, what, exc_info=fault)

    def _release(self, event: Event) -> None:
        """Close the connections of whom an event sends away."""
        match event:
            case ev.Left(person=person, kicked=kicked):
                self._asked_http.pop(person, None)
                self._close(person, "kicked" if kicked else "left")
            case ev.Moved(person=person):
                self._close(person, "moved")
            case ev.Here(person=person, node=node):
                if node != self.node:
                    self._close(person, "replaced")
            case ev.Closed():
                for person in list(self.connections):
                    self._close(person, "closed")
            case _:
                pass

    def _close(self, person: int, code: str) -> None:
        connection = self.connections.pop(person, None)
        if connection is not None:
            self.metrics.sockets.dec()
            connection.close(code)

    def _arrive(self, decision: Decision, person: int) -> None:
        who = self._person(person)
        decision.happens(ev.Here(person, who.epoch + 1, self.node, again=who.present))

    def _admit(self, connection: Connection, since: int) -> None:
        """A connection whose person is known to be here: it is the newest, and is shown everything."""
        self._close(connection.person, "replaced")
        self._asked_http.pop(connection.person, None)
        self.used = self.clock()
        self.connections[connection.person] = connection
        self.metrics.sockets.inc()
        self._show(connection, since)

    def _show(self, connection: Connection, since: int) -> None:
        """A snapshot; a person for whom there can be none is sent away, and comes back by and by."""
        if self.connections.get(connection.person) is not connection:
            return
        try:
            snap = self._shown.snap(self._person(connection.person), since)
        except Exception as fault:  # noqa: BLE001  whatever it is
            self._faulty("cannot show", fault)
            self._close(connection.person, "unavailable")
        else:
            connection.send(snap)

    def _person(self, person: int) -> Person:
        who = self.room.people.get(person)
        if who is None or who.gone:
            raise IllegalStep("token")
        return who

    def _note(self, person: int, at: int | None = None) -> None:
        self.used = self.clock()
        if person not in self.connections and person in self.room.people:
            self._asked_http[person] = self.clock() if at is None else at

    async def _read_again(self) -> None:
        """The room as its log has it; everybody is told what of it they have not been told.

        Nobody notices more: that somebody was refused, or asked twice, is nobody else's business.
        """
        self._behind = False  # what is hinted at from now on may be newer
        entries = await self.store.read(self.row.id)
        if not entries:
            self._deleted()
            return
        self.secrets = dict(await self.store.secrets(self.row.id))
        told = self.room.seq
        self.room = Room.of(entries[:told])
        self._shown.goes_on(self.room)
        self._dropped = False
        self._follow(entries[told:])

    def _deleted(self) -> None:
        """The table has been deleted from the store: whoever is at it is sent away, and nothing happens any more."""
        self.room = Room()
        self.room.closed = True
        self._dropped, self._hinted = False, 0
        for person in list(self.connections):
            self._close(person, "closed")
        self._asked_http.clear()

    async def _catch_up(self) -> None:
        """Play what another server has written, and tell it."""
        self._behind = False  # what is hinted at from now on may be newer
        entries = await self.store.read(self.row.id, self.room.seq)
        if entries:  # there may be the seed of a shuffle among what it keeps
            self.secrets = dict(await self.store.secrets(self.row.id))
        self._follow(entries)

    def _follow(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._remember(entry.person, entry.command, entry.answer)
            self._tell(self.room.take(entry))


def _setting(answer: "asyncio.Future[bytes]") -> Callable[[bytes], None]:
    def set_it(given: bytes) -> None:
        if not answer.done():
            answer.set_result(given)

    return set_it
