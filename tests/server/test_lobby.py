"""Before the first card: what is settled in the lobby, who is let in, and a seat that moves to another device."""

import asyncio
from dataclasses import replace
from random import Random

import pytest

from nightbus.errors import NightbusError
from nightbus.server.commands import MOVE_SECONDS
from nightbus.server.messages import Joining
from nightbus.table.log import read_log
from tests.server.pretend import Device, MemoryStore, a_hall, a_table, play, play_on, quiet, up_to_date
from tests.server.test_commands import FOR_THE_HOST

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


def test_a_table_that_cannot_be_read_hides_no_other(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        store = MemoryStore()
        hall = await a_hall(store)
        _, (spoilt,) = await a_table("Ana", hall=hall, listed=True)
        _, (whole,) = await a_table("Bo", hall=hall, listed=True)
        table = spoilt.actor.row.id
        await hall.close()
        store.entries[table][0] = replace(store.entries[table][0], body=b"half a")
        with caplog.at_level("CRITICAL"):
            assert [table.code for table in await (await a_hall(store)).listed()] == [whole.joined.code]

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
