"""Who may do what at a table, and what comes of it."""

import asyncio
from random import Random
from typing import Any

import pytest

from nightbus.errors import NightbusError
from nightbus.rules.game import GAMES
from nightbus.server import messages
from nightbus.server.commands import MOVE_SECONDS
from nightbus.server.messages import Joining, NewTable
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

FOR_THE_HOST: dict[str, dict[str, Any]] = {
    "start": {},
    "next": {},
    "house": {"game": "chase-the-ace"},
    "order": {"persons": [2, 1, 3]},
    "dealer": {"person": 1},
    "add_bot": {},
    "kick": {"person": 3},
    "lock": {"on": True},
    "pause": {"on": True},
    "limits": {"seconds": 20},
    "safety": {"cap": 3},
    "coach": {"when": "before"},
    "host": {"person": 2},
    "close": {},
}
FOR_A_SEAT_OF_THE_GAME: dict[str, dict[str, Any]] = {
    "stand": {},
    "undo": {},
    "open": {"nonce": "0" * 64},
    "vote": {"what": "end"},
    "back": {},
}


# --- who may ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", FOR_THE_HOST)
def test_what_only_the_host_may_do(what: str) -> None:
    async def test() -> None:
        hall, (_, bo, _) = await a_table("Ana", "Bo", "Cy")
        screen = await watcher(hall, bo.joined.code, "screen")
        assert await bo.refused(what, **FOR_THE_HOST[what]) == "not-host"
        assert await screen.refused(what, **FOR_THE_HOST[what]) == "not-host"

    play(test())


@pytest.mark.parametrize("what", FOR_A_SEAT_OF_THE_GAME)
def test_c49_who_looks_on_may_not_play(what: str) -> None:
    async def test() -> None:
        hall, (ana, _) = await a_table("Ana", "Bo")
        looking = await watcher(hall, ana.joined.code)
        await ana.must("start")
        late = await Device(await hall.join(ana.joined.code, Joining(name="Cy")), hall).connect()
        for device in (looking, late):
            assert await device.refused(what, **FOR_A_SEAT_OF_THE_GAME[what]) == "no-seat"

    play(test())


def test_every_command_is_asked_about_here() -> None:
    everybody = {"rename", "move", "leave", "turn", "ballot", "seal", "label"}
    of_games = {"stand"}
    all_of_them = {kind.__struct_config__.tag for kind in messages.Do.__args__}
    assert all_of_them == FOR_THE_HOST.keys() | (FOR_A_SEAT_OF_THE_GAME.keys() - of_games) | everybody


def test_c49_who_looks_on_turns_no_card() -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", "Cy", "Dee", game="ride-the-bus", pace=50)
        looking = await watcher(hall, devices[0].joined.code)
        await devices[0].must("start")
        luck = Random(3)
        while not looking.table["turning"]:
            assert devices[0].table["phase"] == "playing"
            if not await play_on(devices, luck, 1):
                await asyncio.sleep(0.1)
        assert await looking.refused("turn") == "no-seat"
        due = looking.actor.room.seq
        rider = looking.actor.room.table.state.rider  # type: ignore[union-attr]
        await devices[max(rider, 0)].must("turn")
        assert looking.actor.room.seq == due + 1

    play(test())


def test_what_is_no_command_is_refused_and_changes_nothing() -> None:
    async def test() -> None:
        _, (ana, _) = await a_table("Ana", "Bo")
        await ana.must("start")
        refusals = {
            await ana.refused({"type": "fly"}): "a word that nothing has",
            await ana.refused({"type": "pause"}): "a field is missing",
            await ana.refused({"type": "pause", "on": "yes"}): "of the wrong kind",
            await ana.refused({"type": "pause", "on": True, "off": 1}): "one too many",
            await ana.refused({}): "no type",
            await ana.refused("limits", seconds=9999): "beyond the range",
            await ana.refused("kick", person=99): "nobody",
        }
        assert "internal" not in refusals
        ana.ask({"type": "pause", "on": True}, id_="x" * 65)
        await quiet()
        assert ana.answers[""][-1]["code"] == "command-id"

    play(test())


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_order_bots_dealer_and_house_are_set_in_the_lobby_and_stand_in_the_log() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo", game="ride-the-bus")
        assert ana.table["problem"]["code"], "two are too few"
        await ana.must("add_bot", level="random")
        await ana.must("add_bot", name="Hal")
        hal = next(s["person"] for s in ana.table["seats"] if s["name"] == "Hal")
        assert ana.table["problem"] is None
        assert await ana.refused("order", persons=[1, 2, 2, hal]) == "order-persons"
        await ana.must("order", persons=[hal, 2, 1, 3])
        await ana.must("dealer", person=2)
        await ana.must("house", rulebook="commission", switches={"wrong_drinks": [4, 3, 2, 1]})
        assert bo.table["switches"]["wrong_drinks"][:4] == [4, 3, 2, 1]
        await ana.must("start")
        header = read_log(ana.actor.room.log_text).header
        assert (header.seats[0], header.seats[1], header.seats[2]) == ("Hal", "Bo", "Ana")
        assert header.dealer == 1
        assert header.rulebook == "commission"
        assert list(header.house.wrong_drinks)[:4] == [4, 3, 2, 1]

    play(test())


@pytest.mark.parametrize("what", ["house", "order", "dealer", "add_bot", "safety", "start", "next"])
def test_c62_what_is_settled_before_a_game_is_shown_to_all_and_frozen_while_it_runs(what: str) -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy", game="ride-the-bus")
        await ana.must("house", game="ride-the-bus", switches={"ties": "redraw"})
        assert bo.table["switches"]["ties"] == cy.table["switches"]["ties"] == "redraw"
        assert not bo.table["frozen"]
        await ana.must("start")
        assert bo.table["frozen"]
        fields = FOR_THE_HOST[what] if what != "house" else {"switches": {"ties": "right"}}
        assert await ana.refused(what, **fields) == "game-runs"
        await ana.must("vote", what="end")
        await bo.must("ballot", yes=True)
        assert not bo.table["frozen"]
        await ana.must(what, **fields)

    play(test())


def test_c63_bots_are_offered_and_too_few_seats_refused_with_a_reason() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo", game="ride-the-bus")
        answer = await ana.do("start")
        assert answer["code"] == ana.table["problem"]["code"]
        assert (answer["code"], answer["facts"]["low"]) == ("ride-seats", 3)
        assert [s["bot"] for s in bo.table["seats"]] == ["", ""]
        assert bo.table["phase"] == "lobby"

    play(test())


def test_a_name_that_is_there_is_asked_anew_and_twenty_seats_are_full() -> None:
    async def test() -> None:
        hall, (ana,) = await a_table("Ana", game="chase-the-ace")
        for alike in ("ana", "ANA ", " Ana"):  # C52
            with pytest.raises(NightbusError) as refused:
                await hall.join(ana.joined.code, Joining(name=alike))
            assert refused.value.code == "name-twice"
        await ana.must("add_bot", name="Bo")
        assert await ana.refused("rename", name="BO") == "name-twice"
        await ana.must("rename", name="Biscuit")
        for _ in range(18):
            await ana.must("add_bot")
        names = [seat["name"] for seat in ana.table["seats"]]
        assert len(set(names)) == 20
        assert await ana.refused("add_bot") == "table-full"
        with pytest.raises(NightbusError) as refused:
            await hall.join(ana.joined.code, Joining(name="Zoe"))
        assert refused.value.code == "table-full"
        await ana.must("start")
        await play_on([ana], Random(1))
        assert ana.table["phase"] == "over"
        up_to_date(ana)

    play(test())


def test_a_name_stays_while_its_game_runs_a_face_may_change() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        await ana.must("start")
        assert await bo.refused("rename", name="Bob") == "game-runs"
        await bo.must("rename", face="owl")
        await bo.must("rename", face="<script>")
        assert [s["face"] for s in ana.table["seats"]] == ["", ""]

    play(test())


# --- joining ----------------------------------------------------------------------------------------------------------


def test_c69_codes_in_any_case_and_with_blanks_and_a_wrong_one() -> None:
    async def test() -> None:
        hall, (ana,) = await a_table("Ana")
        code = ana.joined.code
        assert (await hall.join(f" {code.lower()} ", Joining(name="Bo"))).code == code
        assert (await hall.join(f"{code[:2]} {code[2:]}", Joining(name="Cy"))).code == code
        with pytest.raises(NightbusError) as refused:
            await hall.join("AEIO", Joining(name="Dee"))
        assert refused.value.code == "no-such-table"

    play(test())


def test_a_locked_table_and_one_by_invitation() -> None:
    async def test() -> None:
        hall, (ana,) = await a_table("Ana", invited=True)
        code, invite = ana.joined.code, ana.joined.invite
        for wrong in ("", "x" * 22):
            with pytest.raises(NightbusError) as refused:
                await hall.join(code, Joining(name="Bo", invite=wrong))
            assert refused.value.code == "invite-needed"
        joined = await hall.join(code, Joining(name="Bo", invite=invite))
        bo = await Device(joined, hall).connect()
        assert (ana.you["invite"], bo.you["invite"]) == (invite, "")
        await ana.must("lock", on=True)
        with pytest.raises(NightbusError) as refused:
            await hall.join(code, Joining(name="Cy", invite=invite))
        assert refused.value.code == "table-locked"
        again = await hall.join(code, Joining(token=joined.token))  # who is in stays in
        assert again.person == joined.person
        await ana.must("lock", on=False)
        await hall.join(code, Joining(name="Cy", invite=invite))

    play(test())


def test_listed_are_tables_that_say_so_and_let_anybody_in() -> None:
    async def test() -> None:
        hall = await a_hall()
        _, (open_,) = await a_table("Ana", hall=hall, listed=True)
        _, (locked,) = await a_table("Bo", hall=hall, listed=True)
        await locked.must("lock", on=True)
        await a_table("Cy", hall=hall)
        await a_table("Dee", hall=hall, listed=True, invited=True)
        assert [table.code for table in await hall.listed()] == [open_.joined.code]

    play(test())


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


# --- a seat moves to another device -----------------------------------------------------------------------------------


def test_c37_a_one_time_code_takes_the_seat_to_another_device_with_cards_and_turn() -> None:
    async def test() -> None:
        hall, (ana, bo) = await a_table("Ana", "Bo")
        await ana.must("start")
        asked = ana if ana.you["legal"] else bo
        answer = await asked.must("move")
        code = answer["move"]
        assert code not in repr(ana.actor.room.people), "only its hash is kept"
        joined = await hall.join(ana.joined.code, Joining(move=f" {code[:4].lower()} {code[4:]}"))
        await quiet()
        assert joined.person == asked.person
        assert asked.closed == "moved"
        new = await Device(joined, hall).connect()
        assert new.view == asked.view
        assert new.you["legal"] == asked.you["legal"]
        with pytest.raises(NightbusError) as refused:
            await hall.sign_in(ana.joined.code, asked.joined.token)
        assert refused.value.code == "token"
        with pytest.raises(NightbusError) as refused:
            await hall.join(ana.joined.code, Joining(move=code))
        assert refused.value.code == "move-code", "used twice"
        await new.must(new.you["legal"][0])

    play(test())


def test_a_one_time_code_is_good_for_a_minute_and_the_host_may_ask_for_anybodys() -> None:
    async def test() -> None:
        hall, (ana, bo) = await a_table("Ana", "Bo", bots=1)
        assert await bo.refused("move", person=ana.person) == "not-host"
        bot = next(seat["person"] for seat in ana.table["seats"] if seat["bot"])
        assert await ana.refused("move", person=bot) == "no-seat"
        code = (await ana.must("move", person=bo.person))["move"]
        await asyncio.sleep(MOVE_SECONDS + 1)
        with pytest.raises(NightbusError) as refused:
            await hall.join(ana.joined.code, Joining(move=code))
        assert refused.value.code == "move-code"
        first = (await ana.must("move", person=bo.person))["move"]
        second = (await ana.must("move", person=bo.person))["move"]
        with pytest.raises(NightbusError) as refused:
            await hall.join(ana.joined.code, Joining(move=first))
        assert refused.value.code == "move-code", "the newest code is the one"
        assert (await hall.join(ana.joined.code, Joining(move=second))).person == bo.person

    play(test())


# --- votes ------------------------------------------------------------------------------------------------------------


def test_a_vote_to_end_the_game_passes_with_more_than_half() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        assert await ana.refused("vote", what="end") == "no-seat", "of no game"
        await ana.must("start")
        await bo.must("vote", what="end")
        assert (cy.table["vote"]["needed"], cy.table["vote"]["yes"]) == (2, [bo.person])
        assert await ana.refused("vote", what="end") == "vote-under-way"
        await cy.must("ballot", yes=True)
        assert ana.table["vote"] is None
        assert ana.table["phase"] == "over"
        assert ana.table["given_up"]
        assert {"type": "vote_ended", "what": "end", "passed": True} in ana.told
        assert type(read_log(ana.actor.room.log_text).steps[-1]).__name__ == "Reveal"
        await ana.must("next")
        assert not ana.table["given_up"]
        same_as_its_log(ana.actor)

    play(test())


def test_a_vote_fails_as_soon_as_it_cannot_pass() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        await bo.must("vote", what="end")
        await ana.must("ballot", yes=False)
        assert ana.table["vote"] is not None
        await cy.must("ballot", yes=False)
        assert ana.table["vote"] is None
        assert ana.table["phase"] == "playing"
        assert await ana.refused("ballot", yes=True) == "no-vote"

    play(test())


def test_a_vote_to_replace_somebody_and_they_take_their_seat_back() -> None:
    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        assert await bo.refused("vote", what="replace") == "no-such-person"
        await bo.must("vote", what="replace", person=cy.person)
        await ana.must("ballot", yes=True)
        assert [s["stand_in"] for s in ana.table["seats"]] == [False, False, True]
        assert await bo.refused("vote", what="replace", person=cy.person) == "no-such-person"
        await cy.must("back")
        assert [s["stand_in"] for s in ana.table["seats"]] == [False, False, False]

    play(test())


def test_who_plays_alone_with_bots_ends_the_game_alone() -> None:
    async def test() -> None:
        _, (ana,) = await a_table("Ana", bots=3)
        await ana.must("start")
        await ana.must("vote", what="end")
        assert ana.table["phase"] == "over"

    play(test())


@pytest.mark.parametrize("seed", range(4))
def test_a_vote_ends_with_the_game_that_it_is_about(seed: int) -> None:
    async def test() -> None:
        _, (ana, bo, cy, dee) = await a_table("Ana", "Bo", "Cy", "Dee")
        await ana.must("start")
        await cy.must("vote", what="end")
        await play_on([ana, bo, cy, dee], Random(seed))
        if ana.table["given_up"] or ana.table["phase"] != "over":
            return
        assert ana.table["vote"] is None
        assert await dee.refused("ballot", yes=True) == "no-vote"

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


# --- answers to commands ----------------------------------------------------------------------------------------------


def test_a_command_is_answered_once_and_for_all() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        first = await ana.do("add_bot", id_="tap")
        seats, seen = len(bo.table["seats"]), len(bo.raw)
        assert await ana.do("add_bot", id_="tap") == first
        assert await ana.do({"type": "close"}, id_="tap") == first
        assert len(bo.table["seats"]) == seats
        no = await bo.do("start", id_="no")
        await ana.must("host", person=bo.person)
        seen = len(bo.raw)
        assert await bo.do("start", id_="no") == no
        assert len(bo.raw) == seen + 1, "the answer, and nothing else"
        assert (await ana.do("start", id_="no"))["code"] == "not-host", "ids are each person's own"

    play(test())


def test_c68_a_double_tap_deals_one_hand() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        ana.ask({"type": "start"}, id_="start")
        ana.ask({"type": "start"}, id_="start")
        await quiet()
        assert [answer["type"] for answer in ana.answers["start"]] == ["ack", "ack"]
        assert ana.answers["start"][0] == ana.answers["start"][1]
        assert bo.names_told().count("started") == 1
        assert ana.table["session"] == 1

    play(test())


def test_nobody_else_notices_that_a_command_was_refused_or_repeated() -> None:
    """What is decided and then refused is forgotten without a trace, in the room and on every screen."""

    async def test() -> None:
        _, (ana, bo, cy) = await a_table("Ana", "Bo", "Cy")
        await ana.must("start")
        await bo.must("vote", what="replace", person=cy.person)
        await ana.must("ballot", yes=True)
        await quiet()
        seen = [len(d.raw) for d in (ana, bo)]
        assert await cy.refused({"type": "guess", "call": "red"}), "it would have taken the seat back"
        await cy.refused({"type": "guess", "call": "red"}, id_=f"{cy.person}-{cy._count}")
        assert [len(d.raw) for d in (ana, bo)] == seen
        same_as_its_log(ana.actor)

    play(test())


def test_the_answer_comes_before_what_it_brought_about() -> None:
    async def test() -> None:
        _, (ana, _) = await a_table("Ana", "Bo")
        seen = len(ana.got)
        await ana.must("add_bot")
        (ack, ev) = ana.got[seen:]
        assert (ack["type"], ev["type"], ack["seq"]) == ("ack", "ev", ev["seq"])

    play(test())


def test_answers_survive_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        _, (ana, _) = await a_table("Ana", "Bo", hall=await a_hall(store))
        first = await ana.do("add_bot", id_="tap")
        await ana.connect(await a_hall(store))
        seats = len(ana.table["seats"])
        assert await ana.do("add_bot", id_="tap") == first
        assert len(ana.table["seats"]) == seats

    play(test())


def test_a_late_tap_is_stale() -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo")
        await ana.must("start")
        asked = ana if ana.you["legal"] else bo
        assert await asked.refused(asked.you["legal"][0], at=asked.you["asked"] - 1) == "stale"
        other = bo if asked is ana else ana
        assert await other.refused(asked.you["legal"][0]) == "not-asked"  # C42
        await asked.must(asked.you["legal"][0], at=asked.you["asked"])

    play(test())


def test_a_table_made_with_what_cannot_be_is_refused() -> None:
    async def test() -> None:
        hall = await a_hall()
        wrongs: tuple[dict[str, Any], ...] = (
            {"game": "poker"},
            {"rulebook": "mine"},
            {"switches": {"ties": "maybe"}},
            {"seconds": -1},
            {"bots": 20},
            {"name": ""},
            {"token": "short"},
        )
        for wrong in wrongs:
            with pytest.raises(NightbusError):
                await hall.make(NewTable(**({"name": "Ana"} | wrong)))
        assert not hall._actors

    play(test())
