"""The random bot: always legal, each legal action as likely as another."""

import random
from collections import Counter

import pytest

from nightbus.bots.random import random_policy
from nightbus.rules.chase_the_ace import Domino, House
from nightbus.rules.game import GAMES, game, legal_actions
from tests.games.random_houses import random_house, seats_for
from tests.rules.chase_helpers import play


@pytest.mark.parametrize("name", GAMES)
def test_what_it_does_is_legal(name: str) -> None:
    of, choose = game(name), random_policy(name)
    for seed in range(20):
        luck = random.Random(seed)
        house = random_house(of, luck)
        state = of.State()
        seats = luck.choice(seats_for(of, house))
        of.begin(state, house, seats, luck.randrange(seats))
        for _ in range(300):
            if of.over(state):
                break
            if outcomes := of.outcomes(state, house):
                of.deal(state, house, luck.randrange(outcomes))
            else:
                seat = of.turn(state, house)
                action = choose(state, house, seat, luck.getrandbits(64) - (1 << 63))
                assert of.legal(state, house, seat, action)
                of.act(state, house, seat, action)


def test_each_legal_action_is_as_likely_as_another() -> None:
    # The domino question has two answers, the first and the last of four codes.
    played = play(House(domino=Domino.ACE), "4S AS 9D 8C", "swap", seats=4)
    choose = random_policy("chase-the-ace")
    luck = random.Random(2)
    rolls = [luck.getrandbits(64) - (1 << 63) for _ in range(4000)]
    counts = Counter(choose(played.state, played.house, 0, roll) for roll in rolls)
    assert sorted(counts) == legal_actions(game("chase-the-ace"), played.state, played.house, 0)
    assert all(abs(count - 2000) < 130 for count in counts.values()), counts  # four standard errors


def test_it_is_one_function_per_game() -> None:
    assert random_policy("stop-the-bus") is random_policy("stop-the-bus")
    assert random_policy("stop-the-bus") is not random_policy("chase-the-ace")
