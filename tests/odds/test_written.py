"""What is written of odds is read again by whoever is told them."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from nightbus.errors import NightbusError
from nightbus.odds import at_chase, at_ride, played, position
from nightbus.odds.at_ride import RestOfRide
from nightbus.odds.position import Position, position_odds
from nightbus.odds.written import odds_json, read_position
from nightbus.rules.game import GAMES, SPECTATOR
from tests.table.playing import random_action, random_table


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_read_as_it_was_written(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position, "TRIALS", 10)
    monkeypatch.setattr(at_chase, "TRIALS", 10)
    monkeypatch.setattr(position, "TABLES", 20)
    monkeypatch.setattr(at_ride, "played_on", lambda state, house, deck: played.played_on(state, house, deck, rides=3))
    luck = Random(f"written {name} {seed}")
    table = random_table(name, luck)
    for _ in range(40):
        if table.over:
            return
        seat = table.awaits[0]
        if luck.random() < 0.3:
            found = position_odds(table.game, table.state, table.house, seat)
            page = json.loads(json.dumps({part: odds_json(getattr(found, part)) for part in Position.__slots__}))
            read = read_position(page, table.game.actions)
            rides = [each for each in found.standing if isinstance(each, RestOfRide)]
            if not rides:
                assert read == found
            for ride in rides:  # the tail of a distribution is not listed
                (other,) = (each for each in read.standing if isinstance(each, RestOfRide))
                assert (other.ride.clean, other.played) == (ride.ride.clean, ride.played)
                assert [other.ride.drinks.quantile(share) for share in (0.5, 0.99)] == [
                    ride.ride.drinks.quantile(share) for share in (0.5, 0.99)
                ]
                assert float(other.ride.drinks.mean) == pytest.approx(float(ride.ride.drinks.mean))
            assert replace(read, standing=()) == replace(found, standing=())
        table.do(*random_action(table, luck))


def test_nobody_is_the_one_whose_odds_are_not_told() -> None:
    page: dict[str, Any] = {"seat": None, "asked_by": "", "options": [], "standing": []}
    assert read_position(page, ()) == Position(SPECTATOR, "", (), ())


@pytest.mark.parametrize("option", [{}, {"type": "luck"}, {"type": "option", "action": {"type": "fly"}}])
def test_what_is_something_else_is_refused(option: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError, NightbusError)):
        read_position({"asked_by": "", "options": [option]}, ())
