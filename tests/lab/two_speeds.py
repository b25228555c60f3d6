"""The same picks and actions at both speeds, compared step by step."""

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from random import Random
from typing import Any

from nightbus.cards import NOBODY
from nightbus.lab.compile import compiled, compiled_policy, from_record, kernel, record_type, to_record
from nightbus.rules.game import GAMES, game
from tests.games.policies import policies
from tests.games.random_houses import MOST_SEATS
from tests.games.random_play import random_setting, random_step, random_steps

import numba  # isort: skip: `nightbus.lab.compile` says first where Numba keeps what it compiles
import numpy as np  # isort: skip

LOOKED_AT = 40
"""Whole states are compared after so many steps, and at the end; what may happen next before each."""


def play_at_both_speeds(name: str, seed: int) -> Any:
    """Play a random session under random legal house rules at both speeds; gives its house.

    :raises AssertionError: naming the seed under which they differ.
    """
    luck = Random(f"two speeds {name} {seed}")
    setting = random_setting(game(name), luck)
    of, fast = setting.of, compiled(name)
    look, fast_look = looking(name)
    state, record, house = of.State(), to_record(of.State()), to_record(setting.house)
    seen, fast_seen = [NOBODY] * MOST_SEEN, np.full(MOST_SEEN, NOBODY)
    setting.begin(state)
    fast.begin(record, house, setting.seats, setting.dealer)
    for games in range(2 if luck.random() < 0.2 else 1):
        if games > 0:
            of.again(state, setting.house)
            fast.again(record, house)
        for number, step in enumerate(random_steps(setting, state, luck)):
            where = f"{name}, seed {seed}, step {number}: {setting}"
            if number % LOOKED_AT == 0:
                _compare_states(state, record, where)
            end = look(state, setting.house, setting.seats, seen)
            assert fast_look(record, house, setting.seats, fast_seen) == end, where
            assert fast_seen[:end].tolist() == seen[:end], where
            if step.seat == NOBODY:
                assert fast.outcome(record, house, step.number) == of.outcome(state, setting.house, step.number), where
                fast.deal(record, house, step.number)
            else:
                fast.act(record, house, step.seat, step.number)
        assert fast.over(record, house)
        _compare_states(state, record, f"{name}, seed {seed}, end: {setting}")
    return setting.house


def _compare_states(state: Any, record: Any, where: str) -> None:
    found = type(state)()
    from_record(record, found)
    for f in fields(state):
        if f.metadata.get("compiled", True):
            assert getattr(found, f.name) == getattr(state, f.name), f"{f.name}: {where}"


MOST_SEEN = 4 + MOST_SEATS * 400


@cache
def looking(name: str) -> tuple[Callable[..., int], Callable[..., int]]:
    """A look at all that may happen next, plain and compiled: how many numbers it writes into the row `seen`."""
    of = game(name)
    outcomes, turn, over, awaits, span, legal = of.outcomes, of.turn, of.over, of.awaits, of.span, of.legal

    def look(state: Any, house: Any, seats: int, seen: Any) -> int:
        seen[0] = outcomes(state, house)
        seen[1] = turn(state, house)
        seen[2] = int(over(state))
        end = 3
        for seat in range(seats):
            if awaits(state, house, seat):
                low, high = span(state, house, seat)
                seen[end] = seat
                seen[end + 1] = low
                seen[end + 2] = high
                end += 3
                for action in range(low, high):
                    if legal(state, house, seat, action):
                        seen[end] = action
                        end += 1
        return end

    records = (numba.from_dtype(record_type(of.State())), numba.from_dtype(record_type(of.House())))
    return look, kernel(look, numba.int64(*records, numba.int64, numba.int64[::1]))


def choose_at_both_speeds(name: str, bot: str, seed: int) -> int:
    """Play a session in which this bot moves for everybody, asked at both speeds; gives how often it moved.

    :raises AssertionError: naming the seed under which they differ, or under which the bot breaks a rule.
    """
    luck = Random(f"bots {name} {seed}")
    setting = random_setting(game(name), luck)
    of, choose = setting.of, policies(name)[bot]
    fast = compiled_policy(name, choose)
    state, house = of.State(), to_record(setting.house)
    setting.begin(state)
    moves = 0
    while not of.over(state) and moves < 2_000:
        step = random_step(setting, state, luck)
        if step.seat == NOBODY:
            of.deal(state, setting.house, step.number)
            continue
        roll = luck.getrandbits(64) - (1 << 63)
        action = choose(state, setting.house, step.seat, roll)
        where = f"{name}, {bot}, seed {seed}, move {moves}: {setting}"
        assert fast(to_record(state), house, step.seat, roll) == action, where
        assert of.legal(state, setting.house, step.seat, action), where
        of.act(state, setting.house, step.seat, action)
        moves += 1
    return moves


def main(games: int) -> None:
    """Play so many sessions of each game, and of each bot, at both speeds."""
    for name in GAMES:
        for seed in range(games):
            play_at_both_speeds(name, seed)
            for bot in policies(name):
                choose_at_both_speeds(name, bot, seed)
        print(name, "is the same at both speeds")
