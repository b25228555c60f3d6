"""A thousand random sessions of each game under random legal house rules; `make soak` plays many more."""

from enum import IntEnum
from random import Random
from typing import Any

import pytest

from nightbus.errors import HouseRuleError
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import as_json, switches, with_settings, write_value
from tests.games.asking import play_and_ask
from tests.games.random_houses import random_house

PARTS = 20
"""So that the work spreads over the cores."""
GAMES_EACH = 1000


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", GAMES)
def test_random_games_keep_the_contract(name: str, part: int) -> None:
    for seed in range(part, GAMES_EACH, PARTS):
        assert play_and_ask(name, seed).steps > 0


def houses(name: str) -> list[Any]:
    luck = Random(name)
    return [random_house(game(name), luck) for _ in range(400)]


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_switch_is_played(name: str) -> None:
    of = game(name)
    made = houses(name)
    for s in switches(of.House).values():
        seen = {getattr(house, s.name) for house in made}
        if s.words is not None:
            assert seen == set[IntEnum](s.words), s.name
        else:
            assert len(seen) > 1, s.name


@pytest.mark.parametrize("name", GAMES)
def test_house_rules_survive_being_written(name: str) -> None:
    of = game(name)
    base = next(iter(of.rulebooks.values()))
    for house in houses(name):
        written = {s.name: write_value(s, getattr(house, s.name)) for s in switches(of.House).values()}
        assert with_settings(base, written) == with_settings(base, as_json(house)) == house


@pytest.mark.parametrize("name", GAMES)
def test_no_seats_and_a_crowd_are_refused(name: str) -> None:
    of = game(name)
    for seats in (-1, 0, 1, 21, 1000):
        with pytest.raises(HouseRuleError):
            of.check(next(iter(of.rulebooks.values())), seats)
