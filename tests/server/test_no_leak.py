"""C-4 on the wire: of cards that a role may not know, nothing that it is sent depends, not its length or number either.

Two tables are played in step. They are the same but for cards that one viewer may not know: these come out otherwise at
the second, and whoever holds them answers by them. As long as the table layer shows the viewer the same (its own test
is `tests/games/test_views.py`), every byte sent to them must be the same.
"""

import logging
import re
import secrets
from contextlib import suppress
from dataclasses import dataclass, field, replace
from json import loads as decode
from random import Random
from typing import Any

import pytest

from nightbus.errors import HouseRuleError, IllegalStep
from nightbus.odds import at_chase, at_stop, position
from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.rules.ride_the_bus.house import DealFace
from nightbus.rules.switches import as_json
from nightbus.server import advice
from nightbus.server.actor import Actor
from nightbus.server.deciding import Decision
from nightbus.server.hall import Hall
from nightbus.server.messages import Joining, NewTable
from nightbus.table import log
from nightbus.table.log import read_log
from nightbus.table.table import Table
from tests.games.random_houses import random_house, seats_for
from tests.server.pretend import Device, Json, MemoryStore, a_hall, a_table, chosen, play, play_on, quiet, watcher
from tests.table.playing import NAMES

ROLES = ("seat", "seat", "screen", "spectator", "host")
SEEDS = {"ride-the-bus": 100, "chase-the-ace": 40, "stop-the-bus": 40}
ROUNDS = 60
"""Answers of one run, at most; most runs end before, when something comes to light."""


class Dice:
    """What `secrets` would give, the same each time."""

    def __init__(self, seed: str) -> None:
        self.luck = Random(seed)

    def token_bytes(self, count: int) -> bytes:
        return self.luck.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.luck.randbytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return self.token_hex(count)[:22]

    def choice(self, signs: Any) -> Any:
        return self.luck.choice(signs)


@dataclass
class World:
    """One of the two tables."""

    hall: Hall
    devices: list[Device]
    viewer: Device
    picks: list[tuple[int, str | bool]] = field(default_factory=list)
    """Of each chance its pick, and what that was."""
    follows: "World | None" = None
    """The first table, whose visible cards come here too."""
    other: int = 0
    """Cards that came out otherwise."""
    lost: bool = False
    """Can the tables not be kept in step any longer?"""

    @property
    def actor(self) -> Actor:
        return self.viewer.actor

    @property
    def table(self) -> Table:
        table = self.actor.room.table
        assert table is not None
        return table

    @property
    def seat(self) -> int:
        return self.actor.room.viewer_of(self.viewer.person)

    def shown(self) -> str:
        """What the table layer shows the viewer."""
        table, seat = self.table, self.seat
        own = () if seat == SPECTATOR else (table.legal(seat), table.allowed(seat), table.may_undo(seat))
        return repr((table.view(seat), table.story(seat), table.awaits, table.asked_by, table.over, own))

    def device_of(self, seat: int) -> Device:
        person = self.actor.room.playing[seat]
        return next(d for d in self.devices if d.person == person)


class Diverged(Exception):  # noqa: N818  it is what happened
    """What was hidden has come to light, or cannot be hidden any longer."""


def words(messages: list[bytes]) -> set[str]:
    """All that these messages say in quotes, cards among it."""
    return set(re.findall(r'"([^"]*)"', b" ".join(messages).decode()))


def pick_of(world: World, luck: Random) -> int:
    """The next pick: at random at the first table; at the second what came there, or another card if that is hidden."""
    chance = world.table.chance
    assert chance is not None
    first = world.follows
    pick = luck.randrange(chance.of)
    if first is not None:
        if world.lost or len(world.picks) >= len(first.picks):
            world.lost = True
            return pick
        pick, was = first.picks[len(world.picks)]
        if isinstance(was, str):
            known = words(first.viewer.raw)
            could = [chance.was(p) for p in range(chance.of)]
            if was not in known:
                free = [p for p in range(chance.of) if could[p] not in known]
                pick = luck.choice(free or [pick])
                world.other += could[pick] != was
            elif was in could:
                pick = could.index(was)
            else:  # it is among those that nobody has shown
                world.lost = True
    world.picks.append((pick, chance.was(pick)))
    return pick


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Any:
    def throw(seed: str) -> None:
        same = Dice(seed)
        for name in ("token_bytes", "token_hex", "token_urlsafe", "choice"):
            monkeypatch.setattr(secrets, name, getattr(same, name))

    return throw


@pytest.fixture
def two_worlds(monkeypatch: pytest.MonkeyPatch) -> list[World]:
    """The two tables, whose cards `pick_of` chooses."""
    worlds: list[World] = []
    luck = Random(1)

    def deal(decision: Decision) -> None:
        chance = decision.table.chance
        assert chance is not None
        of = chance.of
        world = next((w for w in worlds if w.actor.room is decision.room), None)
        pick = luck.randrange(of) if world is None else pick_of(world, luck)
        decision.step(log.Deal(of, pick, chance.was(pick)))

    monkeypatch.setattr(Decision, "deal", deal)
    return worlds


async def a_world(of: str, seed: str, role: str) -> World:
    """A table ready to start: the same for the same seed."""
    luck = Random(seed)
    hall = await a_hall(MemoryStore())
    house = random_house(game(of), luck)
    if of == "ride-the-bus" and luck.random() < 0.5:
        with suppress(HouseRuleError):
            house = replace(house, deal_face=DealFace.PRIVATE)
    fitting = seats_for(game(of), house)
    seats = luck.choice([n for n in fitting if n <= max(5, fitting[0])])
    host = role == "host"
    asked = NewTable(
        game=of,
        switches=as_json(house),
        name=None if host else NAMES[0],
        pace=0,
        seconds=luck.choice((0, 30)),
        cap=3,
    )
    made = await hall.make(asked)
    joined = [await hall.join(made.code, Joining(name=name)) for name in NAMES[0 if host else 1 : seats]]
    devices = [await Device(who, hall).connect() for who in ([] if host else [made]) + joined]
    maker = devices[0] if not host else await Device(made, hall).connect()
    if role == "seat":
        viewer = luck.choice(devices)
    elif host:
        viewer = maker
    else:
        viewer = await watcher(hall, made.code, role)
    for device in devices:
        if luck.random() < 0.5:
            await device.seal()
    await devices[-1].must("label", unit="soft", shown=[])
    return World(hall, devices, viewer)


def sealed(world: World) -> bool:
    """Is what is asked answered by several at once, each for itself?"""
    room, table = world.actor.room, world.table
    return bool(table.awaits) and room._sealed == (table.game.moment(table.state), table.asked_by)


async def answer(device: Device, world: World, luck: Random) -> None:
    """One person's whole answer, of however many steps, some taken back."""
    seat = device.you["seat"]
    for _ in range(12):
        told = len(world.table.state.story)
        legal = device.you["legal"]
        if not legal:
            return
        await device.must(chosen(legal, luck))
        if luck.random() < 0.3 and device.you["undo"] and seat in world.table.awaits:
            await device.must("undo")
        if seat not in world.table.awaits or len(world.table.state.story) != told:
            return


def alike(action: Json, legal: list[Json]) -> list[Json]:
    """Of what may be done those actions that are the same but perhaps for a card."""
    if action in legal:
        return [action]
    return [other for other in legal if other["type"] == action["type"]]


async def poke(viewer: Device, luck: Random) -> None:
    """The viewer tries things, and hears why not."""
    tries: list[Json] = [
        {"type": "play", "card": luck.choice(("7H", "KS", "2D", "10C"))},
        {"type": "swap"},
        {"type": "undo"},
        {"type": "turn"},
        {"type": "challenge"},
        {"type": "take", "take": "7H", "put": "2D"},
        {"type": "nonsense"},
    ]
    if not viewer.you["legal"]:
        await viewer.do(luck.choice(tries))


def same_so_far(one: World, two: World) -> int:
    """How many messages the viewer was sent at both tables: byte for byte the same."""
    assert len(one.viewer.raw) == len(two.viewer.raw)
    for a, b in zip(one.viewer.raw, two.viewer.raw, strict=True):
        assert a == b
    return len(one.viewer.raw)


@pytest.mark.interpreted
@pytest.mark.parametrize("of", GAMES)
def test_c39_not_a_byte_depends_on_a_hidden_card(of: str, dice: Any, two_worlds: list[World]) -> None:
    compared = 0
    for seed in range(SEEDS[of]):
        two_worlds.clear()
        compared += play(in_step(f"{of} {seed}", of, ROLES[seed % len(ROLES)], dice, two_worlds))
    assert compared > 250, "the test would pass if everything came to light at once"


@pytest.mark.interpreted
@pytest.mark.parametrize("of", GAMES)
def test_odds_for_onlookers_tell_nothing_of_a_hidden_card(
    of: str, dice: Any, two_worlds: list[World], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither before a decision nor after one, and nothing of an answer still sealed."""
    for module, trials in ((at_chase, 10), (at_stop, 60)):
        name = "TRIALS" if module is at_chase else "TABLES"
        monkeypatch.setattr(module, name, trials)
        monkeypatch.setattr(position, name, trials)
    monkeypatch.setattr(at_chase, "FEWEST", 3)
    for seed in range(SEEDS[of] // 2):
        two_worlds.clear()
        play(
            in_step(
                f"odds {of} {seed}", of, ("screen", "spectator", "host")[seed % 3], dice, two_worlds, with_odds=True
            )
        )


def odds_told(world: World) -> list[bytes]:
    """What a request of the viewer for the odds is answered, wherever the table has them told."""
    room, person = world.actor.room, world.viewer.person
    return [advice._position(advice.position_of(room, person))[0], advice._last(advice.last_of(room, person))[0]]


def test_onlookers_are_told_the_odds_of_whose_turn_it_is() -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", "Cy", game="ride-the-bus")
        screen = await watcher(hall, devices[0].joined.code, "screen")
        with pytest.raises(IllegalStep):
            advice.position_of(screen.actor.room, screen.person)
        await devices[0].must("start")
        room = screen.actor.room
        assert room.table is not None
        (asked,) = room.table.awaits
        before = decode(advice._position(advice.position_of(room, screen.person))[0])
        assert before["seat"] == asked
        assert [option["action"]["call"] for option in before["options"]] == ["red", "black"]
        nothing = decode(advice._last(advice.last_of(room, screen.person))[0])
        assert (nothing["seat"], nothing["options"]) == (None, [])
        guesser = next(device for device in devices if device.you["seat"] == asked)
        await guesser.must("guess", call="black")
        after = decode(advice._last(advice.last_of(room, screen.person))[0])
        assert after == before | {"chosen": {"type": "guess", "call": "black"}}

    play(test())


def test_the_odds_of_the_last_decision_do_not_count_the_cards_of_a_sealed_answer() -> None:
    compared = 0

    async def test() -> None:
        nonlocal compared
        hall, devices = await a_table("Ana", "Bo", "Cy", game="ride-the-bus")
        screen = await watcher(hall, devices[0].joined.code, "screen")
        await devices[0].must("start")
        room, luck = screen.actor.room, Random(2)
        for _ in range(60):
            device = next(one for one in devices if one.you["legal"])
            before, told = room.public, advice._last(advice.last_of(room, screen.person))[0]
            laid = next((each for each in device.you["legal"] if each["type"] == "play"), None)
            await device.must(laid or chosen(device.you["legal"], luck))
            if room.public == before:
                compared += bool(decode(told)["options"])
                assert advice._last(advice.last_of(room, screen.person))[0] == told

    play(test())
    assert compared, "no sealed answer came right after odds that were told"


async def in_step(seed: str, of: str, role: str, dice: Any, two_worlds: list[World], *, with_odds: bool = False) -> int:
    """How many messages were the same though hidden cards were not."""
    luck = Random(seed)
    compared = 0

    async def test() -> None:
        nonlocal compared
        for _ in range(2):
            dice(seed)
            two_worlds.append(await a_world(of, seed, role))
        one, two = two_worlds
        assert one.viewer.raw == two.viewer.raw
        two.follows = one
        await both(one, two, lambda w: w.devices[0].do("start") if role != "host" else w.viewer.do("start"))
        for device, other in zip(one.devices, two.devices, strict=True):
            if one.viewer.table["opening"] and device.you["seat"] is not None:
                await device.open()
                await other.open()
        counted = 0
        for _ in range(ROUNDS):
            if two.lost or one.shown() != two.shown() or one.table.over:
                return
            seen = same_so_far(one, two)
            assert await view_of(one) == await view_of(two)
            if with_odds:
                assert odds_told(one) == odds_told(two)
            if two.other:
                compared += seen - counted
            counted = seen
            await poke_both(one, two)
            await step(one, two)

    async def both(one: World, two: World, act: Any) -> None:
        for world in (one, two):
            dice("the seed of the shuffle")
            await act(world)
            await quiet()
        if two.actor.room.seq != one.actor.room.seq:
            raise Diverged

    async def poke_both(one: World, two: World) -> None:
        state = luck.getstate()
        await poke(one.viewer, luck)
        luck.setstate(state)
        await poke(two.viewer, luck)
        same_so_far(one, two)

    async def step(one: World, two: World) -> None:
        seat = luck.choice(one.table.awaits)
        devices = one.device_of(seat), two.device_of(seat)
        if sealed(one) and seat != one.seat:
            await answer(devices[0], one, luck)
            await answer(devices[1], two, luck)
            two.other += 1  # of another number of cards, and others, than at the first
            return
        action = chosen(devices[0].you["legal"], luck)
        if seat == one.seat:
            assert devices[0].you == devices[1].you
            others = [action]
        else:
            others = alike(action, [chosen([legal], luck) for legal in devices[1].you["legal"]])
            if not others:
                raise Diverged
        await devices[0].must(action)
        await devices[1].must(luck.choice(others))

    with suppress(Diverged):
        await test()
    return compared


async def view_of(world: World) -> bytes:
    """What a request over HTTP for the view is answered."""
    return await world.actor.snapshot(world.viewer.person, 1)


# --- what is secret for good, or for a while --------------------------------------------------------------------------


@pytest.mark.parametrize("of", GAMES)
def test_tokens_seeds_and_nonces_appear_nowhere_before_their_time(of: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def test() -> None:
        store = MemoryStore()
        hall, devices = await a_table("Ana", "Bo", "Cy", game=of, bots=1, hall=await a_hall(store))
        screen = await watcher(hall, devices[0].joined.code, "screen")
        everybody = [*devices, screen]
        for device in devices:
            await device.seal()
        code = (await devices[1].must("move"))["move"]
        await devices[0].must("start")
        (kept,) = store.kept.values()
        (entries,) = store.entries.values()
        seeds = [seed.hex() for name, seed in kept.items() if name != "invite"]
        assert len(seeds) == 1

        def said(*, to: Device | None = None) -> str:
            """Everything that was sent, to one device or all of them, or stored as events, counted or logged."""
            sent = b" ".join(raw for device in everybody if to in (None, device) for raw in device.raw)
            if to is not None:
                return sent.decode()
            bodies = b" ".join(entry.body for entry in entries)
            return (sent + bodies + hall.metrics.text()).decode() + caplog.text

        invite = devices[0].joined.invite
        for device in everybody:
            assert device.joined.token not in said()
        assert code not in said(to=devices[0]) + said(to=devices[2]) + said(to=screen)
        assert code.encode() not in b" ".join(entry.body for entry in entries)
        assert invite not in said(to=devices[1])
        for device in devices:
            assert device.nonce not in said(), "not opened"
            await device.open()
        await play_on(devices, Random(3), 10)
        assert devices[0].table["phase"] == "playing"
        assert seeds[0] not in said()
        await devices[0].must("vote", what="end")
        await devices[1].must("ballot", yes=True)
        log = devices[0].actor.room.log_text
        assert seeds[0] in log, "told when it is over"
        assert read_log(log).steps
        await devices[0].must("next")
        later = [seed.hex() for name, seed in kept.items() if name != "invite" and seed.hex() not in seeds]
        assert len(later) == 1
        assert later[0] not in said()
        for device in everybody:
            assert device.joined.token not in said()

    play(test())


# --- drinks are a label -----------------------------------------------------------------------------------------------


def test_labels_change_nothing_in_the_game(dice: Any) -> None:
    """The same seeds with and without labels give the same log (C-2)."""
    logs = []
    for labels in (False, True):
        dice("labels")

        async def test(labels: bool = labels) -> str:
            _, devices = await a_table("Ana", "Bo", "Cy", game="ride-the-bus", bots=1, cap=1 if labels else 0)
            (ana, bo, cy) = devices
            if labels:
                await ana.must("label", unit="soft", shown=None)
                await bo.must("label", unit="beer", driver=True, shown=[cy.person])
                await cy.must("label", unit="points")
            await ana.must("start")
            await play_on(devices, Random(7))
            assert ana.table["phase"] == "over"
            if labels:
                check_units(ana, bo, cy)
            return ana.actor.room.log_text

        logs.append(play(test()))
    assert logs[0] == logs[1]


def check_units(ana: Device, bo: Device, cy: Device) -> None:
    """Each sees their own label, and those that were shown to them."""
    a, b, c = (str(device.person) for device in (ana, bo, cy))
    assert ana.you["units"].keys() == {a}
    assert bo.you["units"].keys() == {a, b}
    assert cy.you["units"].keys() == {a, b, c}
    room = ana.actor.room
    for person, unit in cy.you["units"].items():
        drinks = room.drinks_of(room.seat_of(int(person)))
        assert unit["drinks"] == drinks
        assert unit["points"] == (max(0, drinks - 1) if person == a else drinks), "cap; driver; points from the first"
    assert sum(unit["drinks"] for unit in cy.you["units"].values()) > 3


def test_a_cap_of_twenty_is_there_without_asking() -> None:
    async def test() -> None:
        _, (ana,) = await a_table("Ana")
        assert ana.table["cap"] == 20
        await ana.must("safety", cap=0)
        assert ana.table["cap"] == 0

    play(test())


def test_a_label_is_nobody_elses_business() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        seen = len(ana.raw)
        await bo.must("label", unit="water", shown=[])
        assert b"water" not in b"".join(ana.raw)
        assert all(b"water" not in raw for raw in ana.raw[seen:])
        await bo.must("label", unit="water", shown=[ana.person])
        assert ana.you["units"][str(bo.person)]["unit"] == "water"

    play(test())
