"""Bots at a table: how well they play, what they are called, and their move as a person would make it."""

from importlib import import_module
from typing import Any, Final

from nightbus.bots.random import Policy, random_policy
from nightbus.errors import NotationError
from nightbus.rules.actions import Action, Give
from nightbus.rules.game import Game
from nightbus.table.states import trial_of
from nightbus.table.table import MayGive, Table

LEVELS: Final = ("pub", "random")
"""How well bots play."""

BOT_NAMES: Final = (
    "Biscuit", "Magpie", "Duchess", "Pockets", "Skipper", "Lanterns", "Twoshoes", "Gravy", "Marmalade", "Otter",
    "Bramble", "Tuppence", "Crumpet", "Walnut", "Sparrow", "Toffee", "Nettle", "Captain", "Pickle", "Thimble",
)  # fmt: skip
"""As many as any table has seats, so that the names of people cannot use them up."""


def policy(game: Game, level: str) -> Policy:
    """How the bots of this level choose: choose(state, house, seat, roll) gives the code of an action.

    :raises NotationError: no such level.
    """
    if level not in LEVELS:
        raise NotationError("no-such-level", level=level, allowed=", ".join(LEVELS))
    return random_policy(game.name) if level == "random" else pub_of(game).choose


def pub_of(game: Game) -> Any:
    """The bot of level `pub`, a module with `choose` and `why`."""
    return import_module(f"nightbus.bots.{game.name.replace('-', '_')}")


def chosen(table: Table, choose: Policy, seat: int, roll: int) -> Action:
    """What a bot does at this seat now, a split of drinks whole; `roll` is 64 random bits, a signed whole number."""
    game, house, state = table.game, table.house, table.state
    gifts: list[tuple[int, int]] = []
    while True:
        code = choose(state, house, seat, roll)
        action: Action = game.decode(state, house, seat, code)
        if not isinstance(action, Give):
            return action
        gifts += action.gifts
        if sum(drinks for _, drinks in gifts) == _to_give(table, seat):
            return Give(tuple(gifts))
        if state is table.state:
            state = trial_of(state)
        game.act(state, house, seat, code)


def _to_give(table: Table, seat: int) -> int:
    return sum(choice.drinks for choice in table.legal(seat) if isinstance(choice, MayGive))
