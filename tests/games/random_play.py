"""Random play of any game: who may do what is read from the contract alone."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from nightbus.cards import NOBODY
from nightbus.rules.game import Game, legal_actions
from tests.games.random_houses import random_house, seats_for

MOST_STEPS = 200_000
"""A session that goes on for longer hangs."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happens next: `seat` does `number`, or with NOBODY the outcome `number` happens."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Setting:
    """A game about to be played."""

    of: Game = field(repr=False)
    house: Any
    seats: int
    dealer: int

    def begin(self, state: Any) -> None:
        """The session begins."""
        self.of.begin(state, self.house, self.seats, self.dealer)


def random_setting(of: Game, luck: Random) -> Setting:
    """Random legal house rules, seats that they admit, and a dealer: the default, or a seat named by the table."""
    house = random_house(of, luck)
    seats = luck.choice(seats_for(of, house))
    named = luck.randrange(seats)
    return Setting(of, house, seats, luck.choice((of.default_dealer(house, seats), named)))


def awaited(setting: Setting, state: Any) -> list[int]:
    """The seats that are to act."""
    return [seat for seat in range(setting.seats) if setting.of.awaits(state, setting.house, seat)]


def random_step(setting: Setting, state: Any, luck: Random) -> Step:
    """One of the things that may happen now, the seats and what they may do each as likely as the other."""
    of, house = setting.of, setting.house
    chances = of.outcomes(state, house)
    if chances:
        return Step(NOBODY, luck.randrange(chances))
    seat = luck.choice(awaited(setting, state))
    return Step(seat, luck.choice(legal_actions(of, state, house, seat)))


def happen(setting: Setting, state: Any, step: Step) -> None:
    """The step happens."""
    if step.seat == NOBODY:
        setting.of.deal(state, setting.house, step.number)
    else:
        setting.of.act(state, setting.house, step.seat, step.number)


def random_steps(setting: Setting, state: Any, luck: Random) -> Iterator[Step]:
    """Each step of a session in turn, before it happens in `state`."""
    for _ in range(MOST_STEPS):
        if setting.of.over(state):
            return
        step = random_step(setting, state, luck)
        yield step
        happen(setting, state, step)
    raise AssertionError(f"still going on after {MOST_STEPS} steps")
