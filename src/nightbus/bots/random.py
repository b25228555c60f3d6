"""The bot `random`: any legal action, each as likely as another."""

from collections.abc import Callable
from functools import cache
from typing import Any

from nightbus.rules.game import game

Policy = Callable[[Any, Any, int, int], int]
"""choose(state, house, seat, roll): what `seat`, being asked, does; `roll` is 64 random bits, a signed whole number."""


@cache
def random_policy(name: str) -> Policy:
    """The random bot of the game of this name, a function that compiles with the game's own."""
    of = game(name)
    span = of.span
    legal = of.legal

    def choose_random(state: Any, house: Any, seat: int, roll: int) -> int:
        """A legal action: one of the span is drawn until it is legal."""
        first, end = span(state, house, seat)
        word = (roll ^ roll >> 31) & 0x7FFFFFFF
        action = first + (word * (end - first) >> 31)
        while not legal(state, house, seat, action):
            word = word * 1103515245 + 12345 & 0x7FFFFFFF
            action = first + (word * (end - first) >> 31)
        return action

    return choose_random
