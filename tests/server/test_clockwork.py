"""What happens at a table by itself: stand-ins, time-outs, pauses, and that nothing happens while nobody is there."""

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from nightbus.cards import card_name
from nightbus.rules.game import GAMES
from nightbus.server import clockwork
from nightbus.server.commands import SECOND
from nightbus.server.messages import Joining
from nightbus.table.log import Deal
from tests.server.pretend import (
    Device,
    MemoryStore,
    a_hall,
    a_table,
    chosen,
    now,
    play,
    play_on,
    quiet,
    same_as_its_log,
    up_to_date,
    watcher,
)


async def asked_and_others(devices: list[Device]) -> tuple[Device, list[Device]]:
    """The first person who is to act, and the others; the game has begun."""
    await devices[0].must("start")
    for _ in range(100):
        asked = [d for d in devices if d.you["legal"]]
        if asked:
            return asked[0], [d for d in devices if d is not asked[0]]
        await asyncio.sleep(1)
    raise AssertionError("nobody is asked")


def info(device: Device, of: Device) -> Any:
    """What `device` is shown of the seat of `of`."""
    return next(seat for seat in device.table["seats"] if seat["person"] == of.person)


# --- who is absent ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("absent", ["bot", "default"])
def test_c47_who_sleeps_on_their_turn_is_waited_for_then_stood_in_for_and_loses_nothing(absent: str) -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2", "P3", grace=30, absent=absent)
        sleeper, others = await asked_and_others(devices)
        await sleeper.drop()
        await asyncio.sleep(3)
        assert not info(others[0], sleeper)["present"], "others see whom they wait for"
        await asyncio.sleep(25)
        assert not info(others[0], sleeper)["stand_in"], "grace"
        moves = others[0].seq
        await asyncio.sleep(6)
        assert info(others[0], sleeper)["stand_in"]
        assert others[0].seq > moves + 1, "the stand-in has moved"
        assert any(d.you["legal"] for d in others) or others[0].table["phase"] == "over"
        await sleeper.connect()
        assert not info(others[0], sleeper)["stand_in"], "given back the moment they return"
        assert sleeper.you["seat"] == devices.index(sleeper)
        up_to_date(sleeper)
        await play_on(devices, Random(1))
        assert sleeper.table["phase"] == "over"

    play(test())


@pytest.mark.parametrize("of", GAMES)
def test_c37_who_drops_in_the_middle_of_their_turn_comes_back_to_seat_cards_and_turn(of: str) -> None:
    async def test() -> None:
        hall, devices = await a_table("P1", "P2", "P3", "P4", game=of)
        p2, others = await asked_and_others(devices)
        view, legal = p2.view, p2.you["legal"]
        await p2.drop()
        await asyncio.sleep(10)
        again = await hall.join(p2.joined.code, Joining(name="P2", token=p2.joined.token))  # the page, refreshed
        assert again.person == p2.person, "no 'name exists'"
        await p2.connect()
        assert (p2.view, p2.you["legal"]) == (view, legal)
        await p2.must(chosen(legal, Random(1)))
        assert len(others[0].table["seats"]) == 4

    play(test())


def test_c38_one_life_is_one_life_after_coming_back_and_after_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        _, devices = await a_table("P1", "P2", "P3", game="chase-the-ace", hall=await a_hall(store), grace=600)
        luck = Random(5)
        await devices[0].must("start")
        while not (devices[0].view and 1 in [seat["lives"] for seat in devices[0].view["seats"]]):
            await play_on(devices, luck, 1)
        before = [device.view for device in devices]
        hall = await a_hall(store)
        for device in devices:
            await device.drop()
            await device.connect(hall)
        assert [device.view for device in devices] == before

    play(test())


def test_c40_one_and_the_same_cards_on_the_screen_in_the_log_and_at_the_reveal() -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2", "P3", game="chase-the-ace")
        await devices[0].must("start")
        room = devices[0].actor.room
        assert room.table is not None
        dealt = [card_name(room.table.state.hand[seat]) for seat in range(3)]
        own = [next(e["card"] for e in d.told if e["type"] == "dealt" and e["seat"] == d.you["seat"]) for d in devices]
        assert own == dealt
        in_log = [step.was for step in room.table.log.steps if isinstance(step, Deal) and isinstance(step.was, str)]
        assert set(dealt) <= set(in_log)
        while "hand_shown" not in devices[0].names_told():
            stay = next(d for d in devices if d.you["legal"])
            await stay.must(next((a for a in stay.you["legal"] if a["type"] == "stay"), stay.you["legal"][0]))
        shown = {e["seat"]: e["card"] for e in devices[0].told if e["type"] == "hand_shown"}
        kept = {seat: card for seat, card in enumerate(dealt) if shown[seat] == card}
        assert len(kept) >= 2, "all stayed, but for a dealer who may have drawn"

    play(test())


def test_a_table_may_wait_for_ever() -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2", absent="wait")
        sleeper, (other,) = await asked_and_others(devices)
        await sleeper.drop()
        await asyncio.sleep(3)
        seq = other.seq
        await asyncio.sleep(3000)
        assert other.seq == seq
        await other.must("vote", what="replace", person=sleeper.person)
        await asyncio.sleep(1)
        assert info(other, sleeper)["stand_in"]
        assert other.seq > seq + 1

    play(test())


def test_a_page_that_reloads_was_never_away() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        await ana.must("start")
        told = len(bo.told)
        await ana.drop()
        await asyncio.sleep(1)
        assert info(bo, ana)["present"]
        await ana.connect()
        await asyncio.sleep(30)
        assert not {"away", "here"}.intersection(bo.names_told()[told:])

    play(test())


def test_the_newest_connection_wins_and_the_older_is_told() -> None:
    async def test() -> None:
        hall, (ana, bo) = await a_table("Ana", "Bo")
        second = await Device(ana.joined, hall).connect()
        assert ana.closed == "replaced"
        assert second.closed == ""
        await ana.drop()  # the older one, closing at last
        await asyncio.sleep(10)
        assert info(bo, ana)["present"]
        await second.must("rename", face="owl")

    play(test())


def test_a_connection_that_is_gone_before_it_is_let_in_counts_for_nothing() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        await bo.drop()
        await asyncio.sleep(5)
        bo.actor.connect(bo, 0)
        bo.actor.disconnect(bo)
        await asyncio.sleep(5)
        assert bo.person not in bo.actor.connections
        assert not info(ana, bo)["present"]

    play(test())


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("of", GAMES)
def test_c48_rider_and_dealer_go_and_come_back_to_the_same_debts(of: str, seed: int) -> None:
    async def test() -> None:
        luck = Random(f"{of} {seed}")
        _, devices = await a_table("P1", "P2", "P3", "P4", game=of, grace=600)
        await devices[0].must("start")
        for _ in range(6):
            await play_on(devices, luck, 6)
            table = devices[0].actor.room.table
            assert table is not None
            view = devices[0].view or {}
            named = (view.get("rider"), view.get("dealer"))
            who = {seat for seat in named if isinstance(seat, int) and seat >= 0} or {luck.randrange(4)}
            gone = [devices[seat] for seat in who]
            for device in gone:
                await device.drop()
            await asyncio.sleep(10)
            before = [table.view(seat) for seat in range(4)]
            for device in gone:
                await device.connect()
            assert [table.view(seat) for seat in range(4)] == before
            for device in devices:
                up_to_date(device)
        same_as_its_log(devices[0].actor)

    play(test())


def test_c64_c48_nobody_left_pauses_and_bots_do_not_play_on_alone() -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", bots=2, grace=5)
        await devices[0].must("start")
        screen = await watcher(hall, devices[0].joined.code, "screen")
        for device in devices:
            await device.drop()
        await asyncio.sleep(60)
        assert screen.table["paused"] == "nobody"
        seq, phase = screen.seq, screen.table["phase"]
        await asyncio.sleep(3600)
        assert (screen.seq, screen.table["phase"]) == (seq, phase)
        await devices[1].connect()
        assert screen.table["paused"] == ""
        await asyncio.sleep(60)
        assert screen.seq > seq + 1, "Bo is back: Ana is played for"
        assert devices[1].you["legal"] or screen.table["phase"] == "over"

    play(test())


def test_c64_the_last_person_leaves_for_good() -> None:
    async def test() -> None:
        hall, (ana,) = await a_table("Ana", bots=2)
        await ana.must("start")
        screen = await watcher(hall, ana.joined.code, "screen")
        ana.ask({"type": "leave"})
        await asyncio.sleep(1)
        seq = screen.seq
        assert screen.table["paused"] == "nobody"
        assert screen.table["host"] is None
        await asyncio.sleep(3600)
        assert screen.seq == seq
        late = await Device(await hall.join(ana.joined.code, Joining(name="Dee")), hall).connect()
        assert late.you["host"], "somebody must be"
        await asyncio.sleep(120)
        assert screen.table["phase"] == "over"
        await late.must("next")
        assert late.you["seat"] is not None

    play(test())


# --- time limits ------------------------------------------------------------------------------------------------------


def test_after_nobody_was_there_grace_begins_anew_with_the_first_who_returns() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo", grace=30)
        await ana.must("start")
        for device in (ana, bo):
            await device.drop()
        await asyncio.sleep(200)
        await ana.connect()
        await asyncio.sleep(25)
        assert not info(ana, bo)["stand_in"], "Bo's phone may be waking, too"
        await asyncio.sleep(6)
        assert info(ana, bo)["stand_in"]

    play(test())


def test_who_thinks_for_too_long_is_moved_for_and_keeps_the_seat() -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2", "P3", seconds=20)
        slow, others = await asked_and_others(devices)
        clock = info(others[0], slow)["clock"]
        assert clock is not None
        assert all(info(slow, other)["clock"] is None for other in others)
        await asyncio.sleep(19)
        seq = slow.seq
        await asyncio.sleep(2)
        assert {"type": "timed_out", "person": slow.person} in others[0].told
        assert slow.seq > seq
        assert not info(others[0], slow)["stand_in"]

    play(test())


def test_without_a_limit_a_table_has_all_the_time_in_the_world() -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2")
        asked, _ = await asked_and_others(devices)
        assert info(asked, asked)["clock"] is None
        seq = asked.seq
        await asyncio.sleep(36_000)
        assert asked.seq == seq
        assert asked.actor.room.seq == len(asked.actor.store.entries[asked.actor.row.id])  # type: ignore[attr-defined]

    play(test())


def test_the_host_pauses_and_clocks_bots_and_cards_wait() -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2", bots=1, seconds=20)
        asked, (other,) = await asked_and_others(devices)
        host = devices[0]
        await asyncio.sleep(10)
        await host.must("pause", on=True)
        assert other.table["paused"] == "host"
        assert info(other, asked)["clock"] is None
        seq = other.seq
        await asyncio.sleep(3600)
        assert other.seq == seq
        assert await asked.refused(asked.you["legal"][0]) == "paused"
        await host.must("pause", on=False)
        await asyncio.sleep(15)
        assert {"type": "timed_out", "person": asked.person} not in other.told, "the time begins anew"
        await asyncio.sleep(6)
        assert {"type": "timed_out", "person": asked.person} in other.told

    play(test())


def test_a_vote_nobody_answers_fails_after_a_minute() -> None:
    async def test() -> None:
        _, (ana, bo, _) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        await bo.must("vote", what="end")
        await asyncio.sleep(59)
        assert ana.table["vote"] is not None
        await asyncio.sleep(2)
        assert ana.table["vote"] is None
        assert {"type": "vote_ended", "what": "end", "passed": False} in ana.told
        assert ana.table["phase"] == "playing"

    play(test())


def test_cards_of_a_ride_come_at_the_pace_of_the_table() -> None:
    async def test() -> None:
        _, devices = await a_table("P1", "P2", "P3", game="ride-the-bus", pace=20)
        (ana, *_) = devices
        await ana.must("start")
        while not ana.table["turning"]:
            assert ana.table["phase"] == "playing"
            if not await play_on(devices, Random(1), 1):
                await asyncio.sleep(0.1)
        seq = ana.seq
        await asyncio.sleep(1.7)
        assert ana.seq == seq
        await asyncio.sleep(0.4)
        assert ana.seq > seq

    play(test())


@pytest.mark.parametrize("of", ["chase-the-ace", "stop-the-bus"])
def test_hands_that_are_turned_up_are_looked_at_before_a_bot_moves_or_a_clock_runs(of: str) -> None:
    async def test() -> None:
        _, devices = await a_table("Ana", "Bo", game=of, bots=1, level="random", pace=10, seconds=30)
        (ana, *_) = devices
        await ana.must("start")
        luck = Random(2)
        while not any(event["type"] == "hand_shown" for event in ana.got[-1].get("events", [])):
            assert ana.table["phase"] == "playing"
            if not await play_on(devices, luck, 1):
                await asyncio.sleep(0.1)
        room = ana.actor.room
        assert room.shown_at == room.changed
        clocks = [clock for seat in ana.table["seats"] if (clock := seat["clock"]) is not None]
        assert all(clock >= room.shown_at + (5 + 30) * SECOND for clock in clocks)
        due = clockwork.due(room)
        assert due is not None
        assert due >= room.shown_at + 5 * SECOND
        up_to_date(ana)
        same_as_its_log(ana.actor)

    play(test())


def test_a_table_without_pauses_has_none_after_a_showdown() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo", game="chase-the-ace", pace=0, bots=1)
        await ana.must("start")
        begun = now()
        await play_on([ana, bo], Random(4), 12)
        assert ana.actor.room.shown_at
        assert now() - begun < 5 * SECOND

    play(test())


# --- nonces that do not come ------------------------------------------------------------------------------------------


def test_a_nonce_that_is_not_opened_is_left_out_and_the_game_goes_on() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        for device in (ana, bo):
            await device.seal()
        await ana.must("start")
        assert (ana.table["phase"], ana.table["opening"]) == ("shuffling", True)
        assert await cy.refused("open", nonce=cy.nonce), "none was sealed"
        assert await ana.refused("open", nonce=bo.nonce) == "shuffle-nonce"
        assert await ana.refused("stand"), "no card is dealt yet"
        await ana.open()
        await asyncio.sleep(2.9)
        assert ana.table["phase"] == "shuffling"
        await asyncio.sleep(0.2)
        assert ana.table["phase"] == "playing"
        assert await bo.refused("open", nonce=bo.nonce), "too late"

    play(test())


def test_no_time_runs_while_nonces_are_waited_for() -> None:
    async def test() -> None:
        _, devices = await a_table("Ana", "Bo", "Cy", game="ride-the-bus", seconds=20)
        await devices[0].seal()
        await devices[0].must("start")
        assert devices[0].table["phase"] == "shuffling"
        await asyncio.sleep(3.1)  # it is left out
        began = now()
        clocks = [seat["clock"] for seat in devices[0].table["seats"] if seat["clock"]]
        assert devices[0].table["phase"] == "playing"
        assert len(clocks) == 1
        assert began + 19_800_000 < clocks[0] <= began + 20_000_000, "twenty seconds from the moment that one is asked"

    play(test())


def test_nothing_is_answered_while_somebody_may_still_withhold_a_nonce() -> None:
    """RTB-1.1, C-3: with the answer known, who opens last could choose the shuffle that makes it a wrong one.

    `red` or `black` comes before any card, so the rules alone would take it, in a further game as in the first.
    """

    async def test() -> None:
        short = {"pyramid_rows": [1], "bus": "row_once"}
        _, (ana, bo) = await a_table("Ana", "Bo", game="ride-the-bus", switches=short, pace=0, bots=1)
        for how in ("start", "next"):
            for device in (ana, bo):
                await device.seal()
            await ana.must(how)
            for device in (ana, bo):
                assert (device.you["asked"], device.you["legal"]) == (0, []), "nothing is asked yet"
                assert await device.refused("guess", call="red") == "still-shuffling"
            await ana.open()
            await bo.open()
            assert ana.table["phase"] == "playing"
            await play_on([ana, bo], Random(how))
            assert ana.table["phase"] == "over"
        same_as_its_log(ana.actor)

    play(test())


@pytest.mark.parametrize("what", ["leave", "vote", "close"])
def test_giving_up_while_shuffling(what: str) -> None:
    async def test() -> None:
        hall, (ana, bo) = await a_table("Ana", "Bo", bots=1)
        for device in (ana, bo):
            await device.seal()
        await ana.must("start")
        await bo.open()
        if what == "vote":
            await ana.must("vote", what="end")
            await bo.must("ballot", yes=True)
            assert ana.table["phase"] == "over"
            await ana.must("next")
            await asyncio.sleep(4)
            assert ana.table["phase"] == "playing"
        elif what == "leave":
            ana.ask({"type": "leave"})
            await asyncio.sleep(4)
            assert bo.table["phase"] == "playing"
        else:
            await ana.must("close")
            assert bo.closed == "closed"
        same_as_its_log(ana.actor)
        assert hall.metrics.failures._value.get() == 0

    play(test())


# --- restarts, and two servers ----------------------------------------------------------------------------------------


def test_after_a_restart_everybody_is_believed_to_be_here_until_they_had_time_to_return() -> None:
    async def test() -> None:
        store = MemoryStore()
        hall, (ana, bo) = await a_table("Ana", "Bo", hall=await a_hall(store), grace=5)
        await ana.must("start")
        await hall.close()
        new = await a_hall(store)
        told = len(ana.told)
        await ana.connect(new)
        assert info(ana, bo)["present"]
        await asyncio.sleep(4)
        await bo.connect(new)
        await asyncio.sleep(60)
        assert not [event for event in ana.told[told:] if event["type"] in ("away", "here")], "nobody was away"
        up_to_date(ana)

    play(test())


def test_who_does_not_return_after_a_restart_is_away() -> None:
    async def test() -> None:
        store = MemoryStore()
        hall, (ana, bo) = await a_table("Ana", "Bo", hall=await a_hall(store), grace=5)
        await ana.must("start")
        await hall.close()
        await ana.connect(await a_hall(store))
        await asyncio.sleep(6)
        assert not info(ana, bo)["present"]
        await asyncio.sleep(5)
        assert info(ana, bo)["stand_in"]
        await bo.connect(ana.hall)
        assert ana.told[-1] == {"type": "here", "person": bo.person}

    play(test())


def test_two_servers_believe_each_other_about_who_is_there() -> None:
    """Nothing happens for hours, and nobody is taken for gone; then one server is, with whom it had."""

    async def test() -> None:
        store = MemoryStore(shared=True)
        one, two = await a_hall(store), await a_hall(store)
        _, (ana, bo) = await a_table("Ana", "Bo", hall=one)
        await bo.connect(two)
        await ana.must("start")
        seen = len(ana.raw), len(bo.raw)
        await asyncio.sleep(7200)
        assert (len(ana.raw), len(bo.raw)) == seen, "nobody is told how servers keep in touch"
        assert info(ana, bo)["present"]
        assert info(bo, ana)["present"]
        (entries,) = store.entries.values()
        assert len(entries) < 700
        assert two._sweeper is not None
        two._sweeper.cancel()
        for actor in two._actors.values():
            assert actor._task is not None
            actor._task.cancel()
        store.hints.remove(two._hint)
        await asyncio.sleep(70)
        assert not info(ana, bo)["present"]
        await bo.connect(one)
        assert info(ana, bo)["present"]

    play(test())


def test_a_person_goes_over_to_the_other_server() -> None:
    async def test() -> None:
        store = MemoryStore(shared=True)
        one, two = await a_hall(store), await a_hall(store)
        _, (ana, bo) = await a_table("Ana", "Bo", hall=one)
        again = await Device(ana.joined, one).connect(two)
        await quiet()
        assert ana.closed == "replaced"
        await again.must("start")
        assert bo.table["phase"] == "playing"
        await play_on([again, bo], Random(1))
        assert bo.table["phase"] == "over"
        for hall in (one, two):
            assert hall.metrics.failures._value.get() == 0
            for actor in hall._actors.values():
                same_as_its_log(actor)

    play(test())


def test_a_server_that_hears_nothing_finds_out_by_looking() -> None:
    async def test() -> None:
        store = MemoryStore(shared=True)
        store.deaf = True
        one, two = await a_hall(store), await a_hall(store)
        _, (ana, bo) = await a_table("Ana", "Bo", hall=one)
        await bo.drop()
        await bo.connect(two)
        await ana.must("start")
        await asyncio.sleep(6)
        assert bo.table["phase"] == "playing"
        up_to_date(bo)

    play(test())


def test_to_ask_is_to_be_here_even_where_the_server_has_not_heard_that_one_was_gone() -> None:
    async def test() -> None:
        store = MemoryStore(shared=True)
        one, two = await a_hall(store), await a_hall(store)
        _, (ana, bo) = await a_table("Ana", "Bo", hall=one)
        await bo.drop()
        await bo.connect(two)
        store.deaf = True
        await ana.drop()
        await asyncio.sleep(3)
        assert store.entries[ana.actor.row.id][-1].body.startswith(b'[{"type":"away"')
        raw = msgspec.Raw(b'{"type":"rename","face":"owl"}')
        assert b'"ack"' in await bo.actor.command(ana.person, "by http", 0, raw)
        assert bo.actor.room.people[ana.person].present
        assert info(bo, ana)["present"]

    play(test())


def test_to_look_is_to_be_here() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        await ana.drop()
        for _ in range(5):
            await asyncio.sleep(30)
            await bo.actor.snapshot(ana.person, 0)
            assert info(bo, ana)["present"]
        await asyncio.sleep(90)
        assert not info(bo, ana)["present"]
        up_to_date(bo)

    play(test())


def test_a_store_that_is_away_is_said_and_then_everything_goes_on() -> None:
    async def test() -> None:
        store = MemoryStore()
        _, (ana, bo) = await a_table("Ana", "Bo", bots=1, hall=await a_hall(store))
        store.away = True
        answer = await ana.do("start", id_="start")
        assert answer == {"type": "err", "code": "unavailable", "id": "start"}
        assert bo.table["phase"] == "lobby"
        await asyncio.sleep(30)
        store.away = False
        assert (await ana.do("start", id_="start"))["type"] == "ack"
        assert bo.table["phase"] == "playing"
        for device in (ana, bo):
            up_to_date(device)

    play(test())


def test_what_was_stored_though_nobody_heard_is_told_and_answered_the_same() -> None:
    async def test() -> None:
        store = MemoryStore()
        _, (ana, bo) = await a_table("Ana", "Bo", hall=await a_hall(store))
        store.cut = 1
        assert (await ana.do("add_bot", id_="bot"))["code"] == "unavailable"
        await asyncio.sleep(2)
        assert len(bo.table["seats"]) == 3
        assert (await ana.do("add_bot", id_="bot"))["type"] == "ack"
        assert len(bo.table["seats"]) == 3
        same_as_its_log(ana.actor)

    play(test())


def test_a_table_nobody_uses_leaves_memory_and_comes_back_as_it_was() -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", bots=1)
        await devices[0].must("start")
        await play_on(devices, Random(2), 3)
        views = [device.view for device in devices]
        for device in devices:
            await device.drop()
        await asyncio.sleep(400)
        assert not hall._actors
        for device, view in zip(devices, views, strict=True):
            await device.connect()
            assert device.view == view

    play(test())


def test_who_still_asks_an_actor_that_has_stopped_is_answered() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        await ana.drop()
        await bo.drop()
        await asyncio.sleep(400)
        answer = await asyncio.wait_for(ana.do("add_bot"), 10)
        assert answer["code"] == "unavailable"
        bo.actor.connect(bo, 0)
        assert bo.closed == "unavailable"

    play(test())
