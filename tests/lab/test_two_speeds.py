"""The rules and the bots do the same compiled as plain (`docs/rules.md` is played once, not twice)."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from nightbus.rules.game import GAMES, game
from nightbus.rules.ride_the_bus.house import Bus
from tests.games.random_play import random_setting
from tests.lab.two_speeds import choose_at_both_speeds, play_at_both_speeds

GAMES_EACH = 200

# One test for each thing that compiles: spread over the workers, nothing is compiled twice.


def test_no_index_is_out_of_range_and_nothing_allocates() -> None:
    # Compiled, an index out of range reads or writes another field; here Numba looks, in a process of its own. There a
    # list, a dict, a text or a comprehension in a rule does not compile either.
    program = """
from nightbus.lab import options
options.RULE["_nrt"] = options.KERNEL["_nrt"] = False
from tests.lab.two_speeds import main
main(games=15)
"""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1"},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert ran.stdout.count("the same at both speeds") == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_picks_and_actions_end_in_the_same_state(name: str) -> None:
    for seed in range(GAMES_EACH):
        play_at_both_speeds(name, seed)


def test_every_ride_is_among_them() -> None:
    settings = [random_setting(game("ride-the-bus"), Random(f"two speeds ride-the-bus {n}")) for n in range(GAMES_EACH)]
    assert {setting.house.bus for setting in settings} == set(Bus)


@pytest.mark.parametrize("bot", ["pub", "random"])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_chooses_the_same(name: str, bot: str) -> None:
    assert sum(choose_at_both_speeds(name, bot, seed) for seed in range(20)) > 500
