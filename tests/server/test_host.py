"""The host's part: who has it when people leave, what a closed table says, and the next game."""

import asyncio
from random import Random

import pytest

from nightbus.errors import NightbusError
from nightbus.rules.game import GAMES
from nightbus.server.messages import Joining
from nightbus.server.store.protocol import Unavailable
from nightbus.table.log import read_log
from tests.server.pretend import (
    Device,
    MemoryStore,
    a_hall,
    a_table,
    play,
    play_on,
    quiet,
    same_as_its_log,
    up_to_date,
    watcher,
)

# --- leaving ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", ["lobby", "playing", "over"])
@pytest.mark.parametrize("how", ["leave", "kick"])
def test_c46_the_host_leaves_and_another_may_go_on(when: str, how: str) -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        if when != "lobby":
            await ana.must("start")
        if when == "over":
            await play_on([ana, bo, cy], Random(2))
        ana.ask({"type": "leave"} if how == "leave" else {"type": "kick", "person": ana.person})
        await quiet()
        assert ana.closed == ("left" if how == "leave" else "kicked")
        assert bo.table["host"] == bo.person
        assert bo.you["host"]
        if when == "playing":
            await play_on([bo, cy], Random(2))
            assert bo.table["phase"] == "over"
        await bo.must("start" if when == "lobby" else "next")
        assert bo.table["phase"] == "playing"
        assert [s["person"] for s in bo.table["seats"]] == [bo.person, cy.person]
        same_as_its_log(bo.actor)
        up_to_date(cy)

    play(test())


def test_c46_anybody_who_plays_may_be_made_host_while_the_host_is_away_and_only_then() -> None:
    async def test() -> None:
        hall, (ana, bo) = await a_table("Ana", "Bo")
        looking = await watcher(hall, ana.joined.code)
        assert await bo.refused("host", person=bo.person) == "not-host"
        await ana.drop()
        assert await bo.refused("host", person=bo.person) == "not-host", "the page may only be reloading"
        await asyncio.sleep(3)
        assert await looking.refused("host", person=bo.person) == "not-host"
        assert await bo.refused("host", person=looking.person) == "no-such-person"
        await bo.must("host", person=bo.person)
        await bo.must("start")

    play(test())


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_c44_c45_who_leaves_in_a_game_keeps_seat_cards_and_debts_with_a_stand_in(of: str, seed: int) -> None:
    async def test() -> None:
        luck = Random(f"{of} {seed}")
        _, devices = await a_table("P1", "P2", "P3", "P4", game=of)
        await devices[0].must("start")
        room = devices[0].actor.room
        names = room.table.names if room.table else ()
        while len(devices) > 1:
            await play_on(devices, luck, luck.randrange(8))
            if room.finished:
                break
            asked = [d for d in devices if d.you["legal"]]
            leaver = asked[0] if asked and luck.random() < 0.5 else luck.choice(devices)  # on its own turn, or not
            awaited = room.table.awaits if room.table else ()
            cards = repr(room.table.state.hand) if room.table else ""
            leaver.ask({"type": "leave"})
            await quiet()
            assert leaver.closed == "left"
            devices.remove(leaver)
            if room.table and room.seat_of(leaver.person) not in awaited:
                assert room.table.awaits == awaited
                assert repr(room.table.state.hand) == cards
            assert room.table is not None
            assert room.table.names == names
        await play_on(devices, luck)
        assert devices[0].table["phase"] == "over", "nobody waits for who is gone"
        same_as_its_log(devices[0].actor)

    play(test())


def test_who_is_kicked_is_told_may_not_come_back_by_that_token_and_has_no_seat_next_time() -> None:
    async def test() -> None:
        hall, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        await ana.must("kick", person=bo.person)
        assert bo.closed == "kicked"
        assert {"type": "left", "person": bo.person, "kicked": True} in cy.told
        with pytest.raises(NightbusError) as refused:
            await hall.sign_in(ana.joined.code, bo.joined.token)
        assert refused.value.code == "token"
        assert [s["stand_in"] for s in ana.table["seats"]] == [False, True, False]

    play(test())


def test_a_closed_table_says_so_and_frees_its_code() -> None:
    async def test() -> None:
        store = MemoryStore()
        hall, (ana, bo) = await a_table("Ana", "Bo", hall=await a_hall(store))
        await ana.must("start")
        await ana.must("close")
        assert (ana.closed, bo.closed) == ("closed", "closed")
        (row,) = store.rows.values()
        assert row.closed
        log = read_log(ana.actor.room.log_text)
        assert type(log.steps[-1]).__name__ == "Reveal", "the seed is told"
        with pytest.raises(NightbusError) as refused:
            await hall.join(ana.joined.code, Joining(name="Cy"))
        assert refused.value.code == "table-closed"

    play(test())


def test_a_table_deleted_while_people_are_at_it_is_closed_to_them() -> None:
    async def test() -> None:
        store = MemoryStore()
        hall, (ana, bo) = await a_table("Ana", "Bo", hall=await a_hall(store), bots=1, pace=1)
        await ana.must("start")
        (table,) = store.rows
        assert await store.delete(table)
        assert (await ana.do("pause", on=True))["code"] == "table-closed"
        assert (await ana.do("pause", on=False))["code"] == "table-closed"
        await asyncio.sleep(60)
        assert (ana.closed, bo.closed) == ("closed", "closed")
        with pytest.raises(NightbusError) as refused:
            await hall.join(ana.joined.code, Joining(name="Cy"))
        assert refused.value.code == "no-such-table"

    play(test())


def test_a_table_whose_server_stopped_while_closing_it_is_closed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = MemoryStore()
        _, (ana, _) = await a_table("Ana", "Bo", hall=await a_hall(store))

        async def shut(table: str, at: int) -> None:
            raise Unavailable

        with monkeypatch.context() as broken:
            broken.setattr(store, "shut", shut)
            await ana.must("close")
            assert len(ana.answers[f"{ana.person}-1"]) == 1, "answered once, whatever comes after"
        with pytest.raises(NightbusError) as refused:
            await (await a_hall(store)).join(ana.joined.code, Joining(name="Cy"))
        assert refused.value.code == "table-closed"
        (row,) = store.rows.values()
        assert row.closed

    play(test())


# --- the next game ----------------------------------------------------------------------------------------------------


def test_the_next_game_belongs_to_the_session_as_long_as_nothing_was_agreed_anew() -> None:
    async def test() -> None:
        _, devices = await a_table("Ana", "Bo", "Cy", "Dee", game="ride-the-bus")
        (ana, *_) = devices
        assert await ana.refused("next") == "no-game"
        await ana.must("start")
        dealers = []
        for game in range(3):
            await play_on(devices, Random(game))
            assert ana.view is not None
            dealers.append(ana.view["dealer"])
            await ana.must("next")
        assert dealers == [3, 0, 1], "the deal moves one seat each game (RTB-0.4)"
        assert ana.table["session"] == 1
        assert [type(s).__name__ for s in read_log(ana.actor.room.log_text).steps].count("Again") == 3
        for device in devices:
            up_to_date(device)

    play(test())


def test_c49_who_comes_in_the_middle_looks_on_and_is_dealt_into_the_next_game() -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", "Cy", game="chase-the-ace")
        (ana, *_) = devices
        await ana.must("start")
        late = await Device(await hall.join(ana.joined.code, Joining(name="Dee")), hall).connect()
        looking = await watcher(hall, ana.joined.code)
        assert late.you.get("seat", 9) is None
        assert late.view == looking.view, "until then a spectator's view"
        assert [s["seat"] for s in ana.table["seats"]] == [0, 1, 2, None]
        await play_on(devices, Random(4))
        await ana.must("next")
        assert late.you["seat"] == len(devices)
        assert late.view != looking.view
        assert ana.table["session"] == 2
        for device in (*devices, late, looking):
            up_to_date(device)
        await play_on([*devices, late], Random(5))
        assert ana.table["phase"] == "over"

    play(test())


@pytest.mark.parametrize(("before", "after"), [("ride-the-bus", "stop-the-bus"), ("stop-the-bus", "chase-the-ace")])
def test_another_game_after_a_game_leaves_nothing_of_the_first_on_any_screen(before: str, after: str) -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", "Cy", game=before)
        (ana, bo, cy) = devices
        screen = await watcher(hall, ana.joined.code, "screen")
        await ana.must("start")
        await ana.must("vote", what="end")
        await bo.must("ballot", yes=True)
        await ana.must("house", game=after)
        await ana.must("order", persons=[cy.person, ana.person, bo.person])
        await ana.must("start")
        for device in (*devices, screen):
            up_to_date(device)
        assert ana.you["seat"] == 1

    play(test())
