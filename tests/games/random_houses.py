"""Random legal house rules and seats for any game, drawn from the switches that its `House` declares."""

from random import Random
from typing import Any

from nightbus.errors import HouseRuleError
from nightbus.rules.game import Game
from nightbus.rules.switches import Switch, Value, switches

MOST_SEATS = 20
"""More than any game seats."""


def random_house(of: Game, luck: Random) -> Any:
    """House rules that some number of seats can play: a rulebook with a random share of its switches set anew."""
    base = luck.choice(list(of.rulebooks.values()))
    while True:
        share = luck.choice((0.2, 0.5, 1.0))
        values = {name: getattr(base, name) for name in switches(of.House)}
        for name, s in switches(of.House).items():
            if luck.random() < share:
                values[name] = _random_value(s, luck)
        try:
            house = of.House(**values)
        except HouseRuleError:
            continue
        if seats_for(of, house):
            return house


def _random_value(s: Switch, luck: Random) -> Value:
    if s.words is not None:
        return luck.choice(list(s.words))
    if s.entries:
        entries = luck.randint(1, s.entries) if s.shorter == "padded" else s.entries
        return tuple(_random_number(s, luck) for _ in range(entries))
    return _random_number(s, luck)


def _random_number(s: Switch, luck: Random) -> int:
    """Any number of the range, its ends and the lower part more often than others: high ones mostly make games long."""
    numbers = s.numbers
    low = luck.choice(numbers[: max(1, len(numbers) // 5)])
    return luck.choice((numbers[0], numbers[0], numbers[-1], low, low, luck.choice(numbers)))


def seats_for(of: Game, house: Any) -> list[int]:
    """The numbers of seats that can play these house rules."""
    return [seats for seats in range(1, MOST_SEATS + 1) if _accepts(of, house, seats)]


def _accepts(of: Game, house: Any, seats: int) -> bool:
    try:
        of.check(house, seats)
    except HouseRuleError:
        return False
    return True
