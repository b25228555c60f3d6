"""The same picks and actions at both speeds, compared step by step.

`python -m tests.lab.two_speeds --games 20 [--no-allocation]` does so in a process of its own, for the flags of Numba that
have to be set before it is imported.
"""

import argparse
from dataclasses import fields
from random import Random
from typing import Any

from nightbus.cards import NOBODY
from nightbus.lab import options
from nightbus.rules.game import GAMES, game, legal_actions
from tests.games.policies import policies
from tests.games.random_play import Setting, Step, awaited, random_setting, random_step, random_steps

LOOKED_AT = 40
"""Whole states are compared after so many steps, and at the end; what may happen next after each."""


def play_at_both_speeds(name: str, seed: int) -> Any:
    """Play a random session under random legal house rules at both speeds; gives its house.

    :raises AssertionError: naming the seed under which they differ.
    """
    from nightbus.lab.compile import compiled, to_record

    luck = Random(f"two speeds {name} {seed}")
    setting = random_setting(game(name), luck)
    of, fast = setting.of, compiled(name)
    state, record, house = of.State(), to_record(of.State()), to_record(setting.house)
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
            _compare_what_may_happen(setting, state, record, house, step, where)
            if step.seat == NOBODY:
                fast.deal(record, house, step.number)
            else:
                fast.act(record, house, step.seat, step.number)
        assert fast.over(record, house)
        _compare_states(state, record, f"{name}, seed {seed}, end: {setting}")
    return setting.house


def _compare_states(state: Any, record: Any, where: str) -> None:
    from nightbus.lab.compile import from_record

    found = type(state)()
    from_record(record, found)
    for f in fields(state):
        if f.metadata.get("compiled", True):
            assert getattr(found, f.name) == getattr(state, f.name), f"{f.name}: {where}"


def _compare_what_may_happen(setting: Setting, state: Any, record: Any, house: Any, step: Step, where: str) -> None:
    from nightbus.lab.compile import compiled

    of, fast = setting.of, compiled(setting.of.name)
    assert fast.outcomes(record, house) == of.outcomes(state, setting.house), where
    assert fast.turn(record, house) == of.turn(state, setting.house), where
    assert not fast.over(record, house), where
    seats = awaited(setting, state)
    assert [seat for seat in range(setting.seats) if fast.awaits(record, house, seat)] == seats, where
    if step.seat == NOBODY:
        assert fast.outcome(record, house, step.number) == of.outcome(state, setting.house, step.number), where
    for seat in seats:
        first, end = of.span(state, setting.house, seat)
        assert fast.span(record, house, seat) == (first, end), where
        legal = [action for action in range(first, end) if fast.legal(record, house, seat, action)]
        assert legal == legal_actions(of, state, setting.house, seat), where


def choose_at_both_speeds(name: str, bot: str, seed: int) -> int:
    """Play a session in which this bot moves for everybody, asked at both speeds; gives how often it moved.

    :raises AssertionError: naming the seed under which they differ, or under which the bot breaks a rule.
    """
    from nightbus.lab.compile import compiled_policy, to_record

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


def main() -> None:
    """Play some sessions of each game, and some of each bot, at both speeds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--no-allocation", action="store_true", help="what allocates memory does not compile")
    given = parser.parse_args()
    if given.no_allocation:
        options.RULE["_nrt"] = options.KERNEL["_nrt"] = False
    for name in GAMES:
        for seed in range(given.games):
            play_at_both_speeds(name, seed)
            for bot in policies(name):
                choose_at_both_speeds(name, bot, seed)
        print(name, "is the same at both speeds")


if __name__ == "__main__":
    main()
