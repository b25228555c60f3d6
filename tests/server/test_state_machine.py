"""Whatever people, clocks, servers and stores do: a table is what its log says, and everybody sees that table."""

import asyncio
import hashlib
import json
import os
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from nightbus.errors import NightbusError
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import as_json
from nightbus.server.actor import REMEMBERED
from nightbus.server.hall import Hall
from nightbus.server.messages import Joining, NewTable
from nightbus.server.store.protocol import Unavailable
from nightbus.table.log import read_log
from tests.games.random_houses import random_house
from tests.server.pretend import (
    Device,
    Json,
    MemoryStore,
    _Loop,
    a_hall,
    chosen,
    quiet,
    same_as_its_log,
    settled,
    up_to_date,
)

NAMES = ("Ana", "Bo", "Cy", "Dee", "Eva", "Finn", "Gus", "Hal")
EXAMPLES = int(os.environ.get("NIGHTBUS_MACHINES", "40"))
STEPS = 50
DRAWN = st.integers(0, 2**32)


class TableMachine(RuleBasedStateMachine):
    """One table, one or two servers over one store, and whoever comes by."""

    shared = False

    def __init__(self) -> None:
        super().__init__()
        self.loop = _Loop()
        self.store = MemoryStore(shared=self.shared)
        self.halls: list[Hall] = []
        self.devices: list[Device] = []
        self.sent: Counter[tuple[int, str]] = Counter()
        self.kept: dict[tuple[int, str], tuple[Json, int, Json]] = {}
        """Each command: what it was, at which `seq`, and its first answer that was no excuse."""
        self.luck = Random(0)
        self.outages = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        left = asyncio.all_tasks(self.loop)
        for task in left:
            task.cancel()
        self.run(asyncio.gather(*left, return_exceptions=True))
        self.loop.close()

    # What there is

    @property
    def here(self) -> list[Device]:
        return [d for d in self.devices if not d.closed]

    def actors(self) -> list[Any]:
        return [actor for hall in self.halls for actor in hall._actors.values()]

    @initialize(of=st.sampled_from(sorted(GAMES)), seed=DRAWN, bots=st.integers(0, 3))
    def make(self, of: str, seed: int, bots: int) -> None:
        self.luck = Random(seed)
        for _ in range(2 if self.shared else 1):
            self.halls.append(self.run(a_hall(self.store)))
        house = random_house(game(of), self.luck)
        asked = NewTable(
            game=of,
            switches=as_json(house),
            name="Ana",
            bots=bots,
            pace=self.luck.choice((0, 0, 9)),
            seconds=self.luck.choice((0, 0, 20)),
            absent=self.luck.choice(("bot", "default", "wait")),
        )
        made = self.run(self.halls[0].make(asked))
        self.code, self.invite = made.code, made.invite
        self.devices.append(Device(made, self.halls[0]))
        self.run(self.devices[0].connect())
        for _ in range(self.luck.randrange(3)):
            self.join(self.luck.randrange(2**32), "seat")
        if self.luck.random() < 0.6:
            self.begin(self.luck.randrange(2**32))

    # What happens

    @rule(seed=DRAWN, role=st.sampled_from(("seat", "seat", "screen", "spectator")))
    @precondition(lambda self: len(self.devices) < 7)
    def join(self, seed: int, role: str) -> None:
        luck = Random(seed)
        hall = luck.choice(self.halls)
        try:
            asked = Joining(name=luck.choice(NAMES), role=role, invite=self.invite)  # type: ignore[arg-type]
            joined = self.run(hall.join(self.code, asked))
        except (NightbusError, Unavailable):
            return
        self.devices.append(Device(joined, hall))
        if luck.random() < 0.8:
            self.connect(self.devices[-1], hall)

    def connect(self, device: Device, hall: Hall) -> None:
        try:
            self.run(device.connect(hall))
        except (NightbusError, Unavailable):
            device.closed = device.closed or "gone"

    @rule(seed=DRAWN)
    def come_back(self, seed: int) -> None:
        luck = Random(seed)
        device = luck.choice(self.devices)
        if device in self.here and luck.random() < 0.5:
            self.run(device.drop())
            device.closed = "dropped"
        else:
            # A second connection of the same token: the first is told so, as a device of its own.
            old = device
            if old in self.here:
                device = Device(old.joined, old.hall)
                self.outages += 1
                device._count = 1000 * self.outages  # ids of its own
                self.devices.append(device)
            self.connect(device, luck.choice(self.halls))

    @rule(seed=DRAWN)
    def drop(self, seed: int) -> None:
        if self.here:
            device = Random(seed).choice(self.here)
            self.run(device.drop())
            device.closed = "dropped"

    def send(self, device: Device, do: Json, *, id_: str = "", at: int | None = None) -> Json:
        at = device.seq if at is None else at
        before = len(device.answers.get(id_, []))
        self.run(device.do(do, id_=id_, at=at))
        id_ = id_ or f"{device.person}-{device._count}"
        key, answers = (device.person, id_), device.answers[id_]
        assert len(answers) == before + 1, (do, answers)
        answer = answers[-1]
        if answer.get("code") != "unavailable":
            assert answer.get("code") not in ("internal", "busy"), (do, answer)
            if key in self.kept:
                first = self.kept[key][2]
                told_once = do["type"] == "move" and "move-told" in (first.get("code"), answer.get("code"))
                assert first == answer or told_once, do
            self.kept[key] = (do, at, answer)
        return answer

    @rule(seed=DRAWN)
    def act(self, seed: int) -> None:
        self._act(Random(seed))

    @rule(seed=DRAWN)
    def act_and_act(self, seed: int) -> None:
        luck = Random(seed)
        for _ in range(10):
            self._act(luck)
            self.wait(0.1)

    def _act(self, luck: Random) -> None:
        able = [d for d in self.here if d.you.get("legal")]
        if not able:
            return
        device = luck.choice(able)
        at = device.you["asked"] - 1 if luck.random() < 0.1 else None
        answer = self.send(device, chosen(device.you["legal"], luck), at=at)
        if at is not None:
            assert answer["code"] in ("stale", "paused", "unavailable"), answer

    @rule(seed=DRAWN)
    def act_unasked(self, seed: int) -> None:
        """What somebody else may do, or what nobody may."""
        luck = Random(seed)
        legal = [action for d in self.here for action in d.you.get("legal", [])] or [{"type": "stay"}]
        if self.here:
            self.send(luck.choice(self.here), chosen(legal, luck))

    @rule(seed=DRAWN)
    def say_again(self, seed: int) -> None:
        luck = Random(seed)
        if self.shared:
            self.forget_refusals()
        stored = {(e.person, e.command) for e in self.entries}
        remembered = [key for key in self.kept if key not in stored][-REMEMBERED // 2 :]
        keys = [key for key in self.kept if key in stored or key in remembered]
        able = [(key, device) for key in keys for device in self.here if device.person == key[0]]
        if not able:
            return
        key, device = luck.choice(able)
        do, at, _ = self.kept[key]
        self.send(device, do, id_=key[1], at=at)

    @rule(seed=DRAWN)
    def begin(self, seed: int) -> None:
        for device in self.here:
            if device.you.get("host"):
                luck = Random(seed)
                for other in self.here:
                    if luck.random() < 0.5:
                        self._seal(other)
                self.send(device, {"type": "next" if device.table["phase"] == "over" else "start"})
                return

    def _seal(self, device: Device) -> None:
        self.send(device, {"type": "seal", "hash": hashlib.sha256(bytes.fromhex(device.nonce)).hexdigest()})

    @rule(seed=DRAWN)
    def open_nonce(self, seed: int) -> None:
        for device in self.here:
            if device.table["opening"]:
                self.send(device, {"type": "open", "nonce": device.nonce})

    @rule(seed=DRAWN)
    def table_command(self, seed: int) -> None:
        luck = Random(seed)
        for _ in range(4):
            if self.here:
                self._table_command(luck)

    def _table_command(self, luck: Random) -> None:
        host = [d for d in self.here if d.you.get("host")]
        device = luck.choice(host if host and luck.random() < 0.6 else self.here)
        seats = device.table["seats"]
        people = [seat["person"] for seat in seats]
        somebody = luck.choice([*people, *[d.person for d in self.devices], 99])
        of = luck.choice(sorted(GAMES))
        shuffled = luck.sample(people, len(people))
        house = as_json(random_house(game(of), luck))
        commands: list[Json] = [
            {"type": "house", "game": of, "switches": house},
            {"type": "order", "persons": shuffled},
            {"type": "dealer", "person": luck.choice([None, somebody])},
            {"type": "add_bot", "level": luck.choice(("pub", "random"))},
            {"type": "kick", "person": somebody},
            {"type": "rename", "name": luck.choice((*NAMES, "ana ", "x" * 40))},
            {"type": "lock", "on": luck.random() < 0.3},
            {"type": "pause", "on": luck.random() < 0.4},
            {"type": "limits", "seconds": luck.choice((0, 5, 30, 9999)), "pace": luck.choice((0, 5))},
            {"type": "limits", "grace": luck.choice((5, 30)), "absent": luck.choice(("bot", "default", "wait"))},
            {"type": "safety", "cap": luck.choice((0, 3, 20, 500))},
            {"type": "label", "unit": luck.choice(("soft", "points")), "shown": luck.choice((None, [], people))},
            {"type": "coach", "when": luck.choice(("off", "after", "before"))},
            {"type": "host", "person": somebody},
            {"type": "leave"},
            {"type": "back"},
            {"type": "undo"},
            {"type": "turn"},
            {"type": "vote", "what": luck.choice(("end", "replace")), "person": somebody},
            {"type": "ballot", "yes": luck.random() < 0.6},
            {"type": "start"},
            {"type": "next"},
            {"type": "close"} if luck.random() < 0.1 else {"type": "turn"},
            {"type": "nonsense"},
        ]
        self.send(device, luck.choice(commands))

    @rule(seed=DRAWN)
    def by_http(self, seed: int) -> None:
        """Somebody without a connection asks all the same: to ask is to be here."""
        luck = Random(seed)
        away = [d for d in self.devices if d.closed == "dropped" and all(d.person != o.person for o in self.here)]
        if not away:
            return
        device, hall = luck.choice(away), luck.choice(self.halls)

        async def ask() -> Json | None:
            try:
                actor, who = await hall.sign_in(self.code, device.joined.token)
            except NightbusError:
                return None
            seen = json.loads(await actor.snapshot(who.id, 0))
            legal = seen["you"]["legal"]
            do = chosen(legal, luck) if legal else {"type": luck.choice(("rename", "leave", "turn"))}
            self.outages += 1
            raw = msgspec.Raw(json.dumps(do).encode())
            found: Json = json.loads(await actor.command(who.id, f"http {self.outages}", seen["seq"], raw))
            assert actor.room.people[who.id].present or actor.room.closed or do["type"] == "leave"
            return found

        answer = self.run(ask())
        if answer is not None:
            assert answer.get("code") not in ("internal", "busy", "unavailable"), answer

    @rule(seed=DRAWN)
    def move_a_seat(self, seed: int) -> None:
        luck = Random(seed)
        if not self.here:
            return
        device = luck.choice(self.here)
        answer = self.send(device, {"type": "move"})
        if answer["type"] == "ack" and luck.random() < 0.8:
            hall = luck.choice(self.halls)
            moved = Device(self.run(hall.join(self.code, Joining(move=answer["move"]))), hall)
            assert moved.person == device.person
            self.run(quiet())
            assert device.closed in ("moved", "dropped", "replaced")
            self.outages += 1
            moved._count = 1000 * self.outages
            self.devices = [d for d in self.devices if d.person != moved.person]
            self.devices.append(moved)
            self.connect(moved, hall)

    @rule(seconds=st.sampled_from((0.5, 1, 2.5, 3.5, 6, 12, 31, 65)))
    def time_passes(self, seconds: float) -> None:
        self.wait(seconds)

    @rule()
    def hours_pass(self) -> None:
        """Tables that nobody uses leave memory."""
        for device in self.here:
            self.run(device.drop())
            device.closed = "dropped"
        self.wait(700)
        assert not self.actors()
        self.forget_refusals()

    def forget_refusals(self) -> None:
        """What changed nothing is remembered by the server that said so, as long as it has the table in memory."""
        stored = {(e.person, e.command) for e in self.entries}
        self.kept = {key: kept for key, kept in self.kept.items() if key in stored}

    def wait(self, seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)
            await quiet()

        self.run(wait())

    @rule(seed=DRAWN)
    def restart(self, seed: int) -> None:
        """A server is killed in the middle of whatever it is at; another starts."""
        luck = Random(seed)
        at = luck.randrange(len(self.halls))
        hall = self.halls[at]
        self.outages += 1
        busy = [d for d in self.here if d.hall is hall and d.you.get("legal")]
        if busy:
            device = luck.choice(busy)

            async def a_moment() -> None:
                device.ask(chosen(device.you["legal"], luck), id_=f"lost {self.outages}")
                for _ in range(luck.randrange(12)):
                    await asyncio.sleep(0)

            self.run(a_moment())
        for device in self.here:
            if device.hall is hall:
                device.closed = "dropped"
        doomed = [hall._sweeper, *[actor._task for actor in hall._actors.values()]]
        for actor in hall._actors.values():
            if actor._alarm is not None:
                actor._alarm.cancel()
        for task in doomed:
            assert task is not None
            task.cancel()
        self.run(asyncio.gather(*doomed, return_exceptions=True))  # type: ignore[arg-type]
        self.store.hints.remove(hall._hint)
        self.halls[at] = self.run(a_hall(self.store))
        self.forget_refusals()
        self.wait(0.1)

    @rule(seed=DRAWN)
    def store_is_away(self, seed: int) -> None:
        """For a while nothing is stored, and that is said; then everything goes on."""
        self.store.away = True
        luck = Random(seed)
        self.outages += 1
        again = f"away {self.outages}"
        for device in self.here:
            answer = self.send(device, {"type": "rename", "face": "cat"}, id_=again)
            assert answer == {"type": "err", "code": "unavailable", "id": again}
        self.wait(luck.choice((0.1, 3)))
        self.store.away = False
        self.wait(1.5)
        for device in self.here:
            self.send(device, {"type": "rename", "face": "cat"}, id_=again)

    @rule(seed=DRAWN)
    def answer_of_the_store_is_lost(self, seed: int) -> None:
        if not self.here:
            return
        device = Random(seed).choice(self.here)
        stored = len(self.entries)
        self.outages += 1
        again = f"cut {self.outages}"
        self.store.cut = 1
        first = self.send(device, {"type": "rename", "face": "dog"}, id_=again)
        self.store.cut = 0
        if first.get("code") == "unavailable":
            assert len(self.entries) > stored
            if not device.closed:
                second = self.send(device, {"type": "rename", "face": "dog"}, id_=again)
                assert second["type"] == "ack"
        self.wait(1.5)

    @property
    def entries(self) -> list[Any]:
        (entries,) = self.store.entries.values()
        return entries

    # What is so whatever happens

    @invariant()
    def log_and_table_and_screens_agree(self) -> None:
        if not self.halls:
            return

        async def agree() -> None:
            await settled(self.actors())
            self.agree()  # at once: a bot may be about to move

        self.run(agree())

    def agree(self) -> None:
        for actor in self.actors():
            same_as_its_log(actor)
            room = actor.room
            if room.table is not None:
                state = room.table.state
                fresh = room.game.State() if room.table.game is room.game else room.table.game.State()
                room.table.game.begin(fresh, room.table.house, len(room.table.names), 0)
                assert Counter(state.pack[: state.cards]) == Counter(fresh.pack[: fresh.cards]), "every card once"
                read_log(room.log_text)
            assert room.vote is None or room.runs, "a vote is about a game that runs"
            assert room.host is None or not room.people[room.host].gone
            assert all(not room.people[p].gone for p in room.order)
        for device in self.here:
            assert device.actor.connections.get(device.person) is device
            up_to_date(device)
            assert device.actor.room.people[device.person].present

    @invariant()
    def what_was_answered_is_in_the_log(self) -> None:
        if not self.halls:
            return
        stored = {(e.person, e.command) for e in self.entries}
        for key, (do, _, answer) in self.kept.items():
            changes_nothing = do["type"] == "back"
            assert answer["type"] == "err" or key in stored or changes_nothing, (do, answer)


class SharedMachine(TableMachine):
    """The same with two servers on one store."""

    shared = True


@pytest.mark.parametrize("machine", [TableMachine, SharedMachine])
def test_fold_of_the_log_is_the_table(machine: type[TableMachine]) -> None:
    run_state_machine_as_test(
        machine, settings=settings(max_examples=EXAMPLES, stateful_step_count=STEPS, deadline=None)
    )
