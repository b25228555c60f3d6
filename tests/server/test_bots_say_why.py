"""A bot can say why it moved (C63): when the game is over, since that may tell what only it knew."""

import json
from random import Random
from typing import Any

import pytest

from nightbus.rules.game import GAMES
from nightbus.server.advice import _answer, frames_of
from nightbus.server.room import Room
from nightbus.table.log import Act, read_log
from nightbus.words import LANGUAGES, Words
from tests.server.live import Client, Server, choice_of
from tests.server.pretend import a_table, play, play_on


def looked_back(room: Room) -> list[dict[str, Any]]:
    """The frames of the game on this table, as the server tells them."""
    return json.loads(_answer("table_frames", frames_of(room))[0])["frames"]  # type: ignore[no-any-return]


@pytest.mark.parametrize("of", GAMES)
def test_c63_every_move_of_a_bot_has_a_reason_in_every_language(of: str) -> None:
    async def test() -> None:
        _, (ana, bo) = await a_table("Ana", "Bo", game=of, bots=3, switches={"ride_cap": 6} if "ride" in of else {})
        await ana.must("start")
        await play_on([ana, bo], Random(of), 150)
        room = ana.actor.room
        assert room.table is not None
        if room.runs:
            await ana.must("vote", what="end")
            await bo.must("ballot", yes=True)
        bots = {seat for seat, person in enumerate(room.playing) if room.people[person].bot}
        frames, log = looked_back(room), read_log(room.log_text)
        assert len(frames) == len(log.steps) + 1
        said = 0
        for frame, step in zip(frames[1:], log.steps, strict=True):
            if isinstance(step, Act) and step.seat in bots:
                said += 1
                for lang in LANGUAGES:
                    assert Words(lang, strict=True).why(frame["why"]["code"], frame["why"]["facts"], room.table.names)
            else:
                assert "why" not in frame
        assert said

    play(test())


def test_a_bot_that_throws_dice_has_none() -> None:
    async def test() -> None:
        _, (ana,) = await a_table("Ana", game="chase-the-ace", bots=2, level="random")
        await ana.must("start")
        await play_on([ana], Random(1), 5)
        if ana.table["phase"] == "playing":  # Ana may be out, and the game over
            await ana.must("vote", what="end")
        assert not [frame for frame in looked_back(ana.actor.room) if "why" in frame]

    play(test())


def test_it_says_so_once_the_game_is_over(server: Server) -> None:
    made = server.make(game="stop-the-bus", name="Ana", bots=2, pace=0)
    asked = f"/api/tables/{made['code']}/frames"
    with Client(server, made) as ana:
        ana.do("start")
        while not any(event["type"] == "exchanged" and event["seat"] != ana.you["seat"] for event in ana.events):
            ana.until(lambda table: table.you.get("legal"), "a question")
            ana.do(choice_of(ana.you["legal"][0]))
        assert server.request(asked, token=made["token"]).json["code"] == "not-over"
        ana.do({"type": "vote", "what": "end"})
    answer = server.request(asked, token=made["token"])
    assert answer.status == 200, answer
    assert [frame["why"]["code"] for frame in answer.json["frames"] if "why" in frame]
