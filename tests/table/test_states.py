"""Copies of positions, and positions played again from an older one."""

from random import Random
from typing import Any

import pytest

from nightbus.cards import NOBODY
from nightbus.rules.game import GAMES, game, legal_actions
from nightbus.table.states import Acted, Trail, copy_of, restore, same_position, trial_of
from tests.table.playing import play_at_random, random_table


def rows_of(state: Any) -> list[list[int]]:
    """Every row of a state, those of its grids too."""
    found: list[list[int]] = []
    for value in (getattr(state, name) for name in type(state).__slots__ if name != "story"):
        if isinstance(value, list):
            found += [row for row in value if isinstance(row, list)] or [value]
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_trial_is_of_the_same_position_and_has_no_row_in_common(name: str) -> None:
    table = random_table(name, Random(name))
    play_at_random(table, Random(1), most=20)
    trial = trial_of(table.state)
    assert same_position(trial, table.state)
    assert trial.story == []
    assert rows_of(trial) == rows_of(table.state)
    assert not {id(row) for row in rows_of(trial)} & {id(row) for row in rows_of(table.state)}


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_may_be_gone_back_to_again_and_again(name: str) -> None:
    table = random_table(name, Random(f"{name} back"))
    before = copy_of(table.state)
    for seed in range(3):
        play_at_random(table, Random(seed), most=12)
        assert copy_of(table.state) != before
        restore(table.state, before)
        assert copy_of(table.state) == before
        table = random_table(name, Random(f"{name} back"))


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_any_position_of_a_trail_can_be_played_again(name: str, seed: int) -> None:
    """A session of random steps; then back, step by step, to where it began."""
    luck = Random(f"{name} {seed}")
    of = game(name)
    house = next(iter(of.rulebooks.values()))
    state = of.State()
    of.begin(state, house, 4, 0)
    trail = Trail(of, house, state)
    positions = [copy_of(state)]
    acts: list[Acted] = []
    while not of.over(state) and len(trail) < 150:
        if chances := of.outcomes(state, house):
            pick = luck.randrange(chances)
            of.deal(state, house, pick)
            trail.dealt(pick)
            acts.append((NOBODY, (pick,)))
        else:
            seat = of.turn(state, house)
            code = luck.choice(legal_actions(of, state, house, seat))
            of.act(state, house, seat, code)
            trail.acted((seat, (code,)))
            acts.append((seat, (code,)))
        positions.append(copy_of(state))
    story = list(state.story)
    while len(trail):
        back = min(len(trail), luck.randint(2, 9))
        trail.instead(back, [acts[len(trail) - back]])  # so many steps back, the first of them made again
        assert copy_of(state) == positions[len(trail)]
        if len(trail) % 2:
            trail.instead(1, [])
            assert copy_of(state) == positions[len(trail)]
        if back == 1:
            trail.instead(1, [])
    assert copy_of(state) == positions[0]
    assert state.story == story, "what was told is told"


def test_a_trail_begun_anew_starts_where_the_state_stands() -> None:
    of = game("stop-the-bus")
    house = of.rulebooks["stop-the-bus"]
    state = of.State()
    of.begin(state, house, 3, 0)
    trail = Trail(of, house, state)
    for _ in range(5):
        of.deal(state, house, 0)
        trail.dealt(0)
    trail.begin()
    assert len(trail) == 0
    now = copy_of(state)
    of.deal(state, house, 7)
    trail.dealt(7)
    trail.instead(1, [])
    assert copy_of(state) == now
