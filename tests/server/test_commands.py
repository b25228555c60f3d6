"""Who may do what at a table, and what comes of it."""

import asyncio
from random import Random
from typing import Any

import pytest

from nightbus.errors import NightbusError
from nightbus.server import messages
from nightbus.server.messages import Joining, NewTable
from tests.server.pretend import Device, MemoryStore, a_hall, a_table, play, play_on, quiet, same_as_its_log, watcher

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
        for id_ in ("x" * 65, "a\0"):
            ana.ask({"type": "pause", "on": True}, id_=id_)
        await quiet()
        assert [answer["code"] for answer in ana.answers[""]] == ["command-id", "command-id"]

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


def test_a_one_time_code_is_told_once_and_kept_nowhere() -> None:
    async def test() -> None:
        store = MemoryStore()
        _, (ana, bo) = await a_table("Ana", "Bo", hall=await a_hall(store))
        code = (await ana.must("move", id_="move"))["move"]
        assert (await ana.do("move", id_="move"))["move"] == code, "the answer may have been lost on its way"
        assert code.encode() not in repr((store.entries, store.kept)).encode()
        await ana.connect(await a_hall(store))
        again = await ana.do("move", id_="move")
        assert (again["type"], again["code"]) == ("err", "move-told")
        assert (await ana.hall.join(bo.joined.code, Joining(move=code))).person == ana.person, "it is good all the same"

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
