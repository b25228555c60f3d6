"""Whole games, line by line. A diff here is a change of rules: `make golden` writes them anew, a reviewer reads it."""

import json
from collections import Counter
from pathlib import Path

import pytest

from nightbus.rules.game import GAMES, game
from nightbus.rules.ride_the_bus.house import Bus
from nightbus.table.replay import replay
from nightbus.table.transcript import settle
from tests.transcripts.invent import GAMES as INVENTED
from tests.transcripts.regenerate import settled, transcripts

ALL = transcripts()


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_it_did(path: Path) -> None:
    """To the byte: the table's words to every move, and the position after the last."""
    text, position = settled(path.read_text(encoding="utf-8"))
    assert text == path.read_text(encoding="utf-8")
    assert position == path.with_suffix(".json").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_game_is_whole_and_its_figures_add_up(path: Path) -> None:
    position = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    assert position["over"]
    assert not position["awaits"]
    for event, unit in (("drank", "drinks"), ("took_shot", "shots")):
        had = Counter({seat["name"]: seat.get(unit, 0) for seat in position["seats"]})
        told: Counter[str] = Counter()
        for happened in position["events"]:
            if happened["type"] == event:
                told[happened["seat"]] += happened[unit]
        assert +told == +had
    assert sum(seat.get("chips", 0) for seat in position["seats"]) + (position["pot"] or 0) == 0


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_game_replays_from_its_log(path: Path) -> None:
    table = settle(path.read_text(encoding="utf-8")).table
    assert replay(table.log).state == table.state


def test_there_is_a_golden_game_of_each_rulebook_and_each_ride() -> None:
    tables = [settle(path.read_text(encoding="utf-8")).table for path in ALL]
    assert len(tables) >= 16
    assert {table.rulebook for table in tables} == {name for of in GAMES for name in game(of).rulebooks}
    ridden = {table.house.bus for table in tables if table.game.name == "ride-the-bus" and table.state.rider >= 0}
    assert ridden == set(Bus)


@pytest.mark.parametrize("name", INVENTED)
def test_a_golden_game_shows_what_it_says(name: str) -> None:
    told = {
        type(event) for event in settle((ALL[0].parent / f"{name}.txt").read_text(encoding="utf-8")).table.story(None)
    }
    assert told.issuperset(INVENTED[name].shows)
