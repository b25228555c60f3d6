"""A server without sockets: halls over a store in memory, devices that fold what they are sent, a time of their own.

Time passes only while everybody waits, and then at once: minutes of a table take no time, and the same seed plays the
same table.
"""

import asyncio
import hashlib
import json
import selectors
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import msgspec

from nightbus.server.actor import Actor
from nightbus.server.hall import Hall
from nightbus.server.messages import Joined, Joining, NewTable, encode
from nightbus.server.room import Room, as_json
from nightbus.server.showing import snap_of
from nightbus.server.store.protocol import CodeTaken, Conflict, Entry, Hint, Repeated, Row, Unavailable

T = TypeVar("T")
Json = dict[str, Any]
START = 1_000_000.0


class _Skipping(selectors.SelectSelector):
    """Waits for nothing: the time is what it would be afterwards."""

    now = START

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("everybody waits, and nothing will ever happen")
        if not ready and timeout:
            self.now += timeout
        return ready


class _Loop(asyncio.SelectorEventLoop):
    def __init__(self) -> None:
        self._skipping = _Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.now


def play(test: Coroutine[Any, Any, T]) -> T:
    """What the coroutine comes to, in a time of its own."""
    loop = _Loop()
    try:
        return loop.run_until_complete(test)
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.wait(left))
        loop.close()


def now() -> int:
    """Microseconds since 1970, as the loop has it."""
    return round(asyncio.get_running_loop().time() * 1_000_000)


class MemoryStore:
    """A store that forgets everything with the test, shared by any number of halls, and broken on demand."""

    where = "memory"

    def __init__(self, *, shared: bool = False) -> None:
        self.shared = shared
        self.rows: dict[str, Row] = {}
        self.entries: dict[str, list[Entry]] = {}
        self.kept: dict[str, dict[str, bytes]] = {}
        self.hints: list[Hint] = []
        self.away = False
        """Is nothing to be had?"""
        self.cut = 0
        """So many entries more are stored, but whoever wrote them never hears of it."""
        self.deaf = False
        """Are hints lost?"""

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def watch(self, hint: Hint) -> None:
        self.hints.append(hint)

    async def _there(self) -> None:
        await asyncio.sleep(0)
        if self.away:
            raise Unavailable

    async def create(self, row: Row, entry: Entry, secrets: Mapping[str, bytes]) -> None:
        await self._there()
        if any(other.code == row.code and not other.closed for other in self.rows.values()):
            raise CodeTaken
        self.rows[row.id], self.entries[row.id], self.kept[row.id] = row, [entry], dict(secrets)

    async def find(self, code: str) -> Row | None:
        await self._there()
        found = [row for row in self.rows.values() if row.code == code]
        return max(found, key=lambda row: (row.closed == 0, row.closed), default=None)

    async def append(self, table: str, entry: Entry, secrets: Mapping[str, bytes] | None = None) -> None:
        await self._there()
        entries = self.entries[table]
        if entry.command:
            for before in entries:
                if (before.person, before.command) == (entry.person, entry.command):
                    raise Repeated(before.answer)
        if not entries or entry.seq != entries[-1].seq + 1:
            raise Conflict
        entries.append(entry)
        self.kept[table].update(secrets or {})
        if self.shared and not self.deaf:
            for hint in self.hints:
                asyncio.get_running_loop().call_soon(hint, table, entry.seq)
        if self.cut:
            self.cut -= 1
            raise Unavailable

    async def answered(self, table: str, person: int, command: str) -> bytes | None:
        await self._there()
        found = (e.answer for e in self.entries[table] if (e.person, e.command) == (person, command) and e.command)
        return next(found, None)

    async def read(self, table: str, since: int = 0) -> Sequence[Entry]:
        await self._there()
        return self.entries[table][since:]

    async def secrets(self, table: str) -> Mapping[str, bytes]:
        await self._there()
        return self.kept[table]

    async def heads(self, tables: Sequence[str]) -> Mapping[str, int]:
        await self._there()
        return {table: self.entries[table][-1].seq for table in tables if self.entries.get(table)}

    async def shut(self, table: str, at: int) -> None:
        await self._there()
        if not self.rows[table].closed:
            self.rows[table] = replace(self.rows[table], closed=at)

    async def delete(self, table: str) -> bool:
        self.kept[table], self.entries[table] = {}, []
        return self.rows.pop(table, None) is not None

    async def purge(self, before: int) -> int:
        raise NotImplementedError

    async def tables(self, *, listed: bool = False) -> Sequence[Row]:
        await self._there()
        return [row for row in self.rows.values() if not listed or (row.listed and not row.closed)]

    async def backup(self, path: str) -> None:
        raise NotImplementedError


class Device:
    """Somebody's phone: what it was sent, and what it makes of it."""

    def __init__(self, joined: Joined, hall: Hall) -> None:
        self.person = joined.person
        self.joined = joined
        self.hall = hall
        self.actor: Actor = None  # type: ignore[assignment]  # until it is connected
        self.raw: list[bytes] = []
        self.got: list[Json] = []
        self.table: Json = {}
        self.view: Json | None = None
        self.you: Json = {}
        self.seq = 0
        self.closed = "never connected"
        self.answers: dict[str, list[Json]] = {}
        self.nonce = hashlib.sha256(f"nonce {joined.token}".encode()).hexdigest()
        self._count = 0

    # As the actor uses it

    def send(self, message: bytes) -> None:
        found = json.loads(message)
        assert not self.closed or found["type"] in ("ack", "err"), "a closed connection is told nothing more"
        self.raw.append(message)
        self.got.append(found)
        match found["type"]:
            case "snap":
                self.table, self.view, self.you, self.seq = found["table"], found["view"], found["you"], found["seq"]
            case "ev":
                self._fold(found)
            case "ack" | "err":
                self.answers.setdefault(found.get("id", ""), []).append(found)
            case _:
                pass

    def _fold(self, found: Json) -> None:
        assert found["seq"] in (self.seq, self.seq + 1), (found["seq"], self.seq)
        self.seq = found["seq"]
        self.table.update(found.get("table", {}))
        if "view" in found:
            whole = found["view"] is None or "session" in found.get("table", {})
            self.view = found["view"] if whole else {**(self.view or {}), **found["view"]}
        self.you = found.get("you", self.you)

    def close(self, code: str) -> None:
        self.closed = self.closed or code

    def slow(self) -> bool:
        return False

    # As a person uses it

    async def connect(self, hall: Hall | None = None, since: int | None = None) -> "Device":
        """A new connection of the same device, at the hall it was at or another."""
        self.hall = hall or self.hall
        self.actor, who = await self.hall.sign_in(self.joined.code, self.joined.token)
        assert who.id == self.person
        self.closed = ""
        self.actor.connect(self, self.seq if since is None else since)
        await quiet()
        return self

    async def drop(self) -> None:
        """The line breaks."""
        self.actor.disconnect(self)
        await quiet()

    def ask(self, do: Json, *, id_: str = "", at: int | None = None) -> str:
        """Send a command; its id."""
        self._count += 1
        id_ = id_ or f"{self.person}-{self._count}"
        raw = msgspec.Raw(json.dumps(do).encode())
        self.actor.submit(self.person, id_, self.seq if at is None else at, raw, self.send)
        return id_

    async def do(self, do: Json | str, *, id_: str = "", at: int | None = None, **fields: Any) -> Json:
        """What a command is answered, once everything that follows at once has happened."""
        asked = {"type": do, **fields} if isinstance(do, str) else do
        id_ = self.ask(asked, id_=id_, at=at)
        await quiet()
        return self.answers[id_][-1]

    async def must(self, do: Json | str, **fields: Any) -> Json:
        """The `ack` of a command that is right."""
        answer = await self.do(do, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def refused(self, do: Json | str, **fields: Any) -> str:
        """The code of the `err` of a command that is wrong; the table is as it was."""
        before = as_json(self.actor.room)
        answer = await self.do(do, **fields)
        assert answer["type"] == "err", answer
        assert as_json(self.actor.room) == before
        code: str = answer["code"]
        return code

    async def seal(self) -> None:
        await self.must("seal", hash=hashlib.sha256(bytes.fromhex(self.nonce)).hexdigest())

    async def open(self) -> Json:
        return await self.do("open", nonce=self.nonce)

    @property
    def told(self) -> list[Json]:
        """Everything that happened, in order, as it was told while connected."""
        return [event for message in self.got if message["type"] == "ev" for event in message.get("events", [])]

    def names_told(self) -> list[str]:
        return [event["type"] for event in self.told]


async def quiet() -> None:
    """Until nobody has anything to do at once; no time passes."""
    for _ in range(60):
        await asyncio.sleep(0)


async def settled(actors: Iterable[Actor]) -> None:
    """Until nothing is at work at these tables, and nothing that was stored is untold."""
    for _ in range(100_000):
        await asyncio.sleep(0)
        if all(actor._queue.empty() and not actor._dropped and actor.room.seq == _stored(actor) for actor in actors):
            return
    raise AssertionError("it never ends")


def _stored(actor: Actor) -> int:
    assert isinstance(actor.store, MemoryStore)
    return len(actor.store.entries[actor.row.id])


async def a_hall(store: MemoryStore | None = None) -> Hall:
    """A hall that is open."""
    hall = Hall(store or MemoryStore(), clock=now)
    await hall.open()
    return hall


async def a_table(
    *names: str, hall: Hall | None = None, connected: bool = True, **settings: Any
) -> tuple[Hall, list[Device]]:
    """A table at which these people are; the first made it."""
    hall = hall or await a_hall()
    asked: Json = {"game": "stop-the-bus", "pace": 0} | settings
    made = await hall.make(NewTable(name=names[0], **asked))
    joined = [made, *[await hall.join(made.code, Joining(name=n, invite=made.invite)) for n in names[1:]]]
    devices = [Device(who, hall) for who in joined]
    for device in devices:
        device.actor = await hall.actor(made.code)
        if connected:
            await device.connect()
    return hall, devices


async def watcher(hall: Hall, code: str, role: str = "spectator", invite: str = "") -> Device:
    """A screen or spectator, connected."""
    joined = await hall.join(code, Joining(role=role, invite=invite))  # type: ignore[arg-type]
    return await Device(joined, hall).connect()


def chosen(legal: Sequence[Json], luck: Random) -> Json:
    """One of the things that one may do, whole."""
    action = luck.choice(list(legal))
    if action["type"] != "may_give":
        return action
    gifts = dict.fromkeys(action["to"], 0)
    for _ in range(action["drinks"]):
        gifts[luck.choice(action["to"])] += 1
    return {"type": "give", "gifts": [{"seat": to, "drinks": n} for to, n in gifts.items() if n]}


async def play_on(devices: Sequence[Device], luck: Random, most: int = 2000) -> int:
    """Random legal moves of these people until the game is over or so many are made; how many were."""
    for moves in range(most):
        able = [d for d in devices if d.you["legal"] and not d.closed]
        if able:
            device = luck.choice(able)
            await device.must(chosen(device.you["legal"], luck))
        elif devices[0].table["phase"] in ("over", "closed"):
            return moves
        else:
            await asyncio.sleep(0.1)
    return most


def same_as_its_log(actor: Actor) -> None:
    """The room is what its entries add up to, and these are numbered without a gap."""
    store = actor.store
    assert isinstance(store, MemoryStore)
    entries = store.entries[actor.row.id]
    assert [e.seq for e in entries] == list(range(1, len(entries) + 1))
    folded, live = as_json(Room.of(entries)), as_json(actor.room)
    wrong = {name: (value, live[name]) for name, value in folded.items() if live[name] != value}
    assert not wrong, wrong


def up_to_date(device: Device) -> None:
    """What the device has folded is what it would be shown anew."""
    room = device.actor.room
    fresh = json.loads(encode(snap_of(room, room.people[device.person], 0, device.actor._invite)))
    assert device.seq == fresh["seq"]
    for part in ("table", "view", "you"):
        assert getattr(device, part) == fresh[part], (part, getattr(device, part), fresh[part])
