"""Steps (decisions and deals) a second of each game, plain, on one core; the choice of a legal action included.

The random games are those of `tests/games`: any legal house rules and seats. The best of several runs counts.
"""

import sys
from pathlib import Path
from random import Random
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from nightbus.rules.game import GAMES, game
from tests.games.random_play import Setting, random_setting

TARGET = 200_000
GAMES_A_RUN = 100
RUNS = 5


def play(setting: Setting, luck: Random) -> int:
    """The steps of a game in which whoever is first to act draws codes of the span until one is legal."""
    of, house = setting.of, setting.house
    outcomes, deal, turn, span, legal, act = of.outcomes, of.deal, of.turn, of.span, of.legal, of.act
    over, draw = of.over, luck.random
    state = of.State()
    setting.begin(state)
    steps = 0
    while not over(state):
        if chances := outcomes(state, house):
            deal(state, house, int(draw() * chances))
        else:
            seat = turn(state, house)
            first, end = span(state, house, seat)
            action = first + int(draw() * (end - first))
            while not legal(state, house, seat, action):
                action = first + int(draw() * (end - first))
            act(state, house, seat, action)
        steps += 1
    return steps


def rate(name: str) -> float:
    """Steps a second in the best of the runs."""
    best = 0.0
    for _ in range(RUNS):
        luck = Random(name)
        settings = [random_setting(game(name), luck) for _ in range(GAMES_A_RUN)]
        began = process_time()
        steps = sum(play(setting, luck) for setting in settings)
        best = max(best, steps / (process_time() - began))
    return best


if __name__ == "__main__":
    for name in GAMES:
        found = rate(name)
        print(f"{name:14} {found:9,.0f} steps a second, {found / TARGET:.2f} of the target")
