"""Nightbus: table, dealer and referee for Ride the Bus, Chase the Ace and Stop the Bus.

Everything public is found here and imported when it is first used:

- `Table(game, house, seats, shoe)`: a running game. `do`, `view`, `story`, `legal`, `undo`, `again`, `log`.
- `house_from(game, rulebook, ["switch=value", ...])`: house rules as people write them.
- `SeedShoe`, `FairShoe`, `StackedShoe`, `HandShoe`, `LogShoe`: where the next card comes from.
- `game(name)`, `GAMES`, `SPECTATOR`, `legal_actions`: the rules themselves.
- `settle(text)`: a transcript played; `read_log(text)`, `replay(log)`: a log played again.
- `verify(text)`: what a log proves.
- `actions`, `events`, `cards`: tagged actions and events, and cards.
- `Words(lang)`: all of it in words.
- `NightbusError` and its kinds `NotationError`, `IllegalStep`, `HouseRuleError`, `LogError`.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nightbus import cards as cards
    from nightbus.errors import HouseRuleError as HouseRuleError
    from nightbus.errors import IllegalStep as IllegalStep
    from nightbus.errors import LogError as LogError
    from nightbus.errors import NightbusError as NightbusError
    from nightbus.errors import NotationError as NotationError
    from nightbus.rules import actions as actions
    from nightbus.rules import events as events
    from nightbus.rules.game import GAMES as GAMES
    from nightbus.rules.game import SPECTATOR as SPECTATOR
    from nightbus.rules.game import Game as Game
    from nightbus.rules.game import game as game
    from nightbus.rules.game import legal_actions as legal_actions
    from nightbus.table.house import house_from as house_from
    from nightbus.table.log import Log as Log
    from nightbus.table.log import read_log as read_log
    from nightbus.table.replay import replay as replay
    from nightbus.table.shoes import FairShoe as FairShoe
    from nightbus.table.shoes import HandShoe as HandShoe
    from nightbus.table.shoes import LogShoe as LogShoe
    from nightbus.table.shoes import SeedShoe as SeedShoe
    from nightbus.table.shoes import StackedShoe as StackedShoe
    from nightbus.table.table import Table as Table
    from nightbus.table.transcript import settle as settle
    from nightbus.table.verifying import verify as verify
    from nightbus.words import Words as Words

_HOME = {
    "nightbus": ("cards",),
    "nightbus.errors": ("HouseRuleError", "IllegalStep", "LogError", "NightbusError", "NotationError"),
    "nightbus.rules": ("actions", "events"),
    "nightbus.rules.game": ("GAMES", "SPECTATOR", "Game", "game", "legal_actions"),
    "nightbus.table.house": ("house_from",),
    "nightbus.table.log": ("Log", "read_log"),
    "nightbus.table.replay": ("replay",),
    "nightbus.table.shoes": ("FairShoe", "HandShoe", "LogShoe", "SeedShoe", "StackedShoe"),
    "nightbus.table.table": ("Table",),
    "nightbus.table.transcript": ("settle",),
    "nightbus.table.verifying": ("verify",),
    "nightbus.words": ("Words",),
}
_WHERE = {name: module for module, names in _HOME.items() for name in names}

__all__ = sorted(_WHERE)


def __getattr__(name: str) -> Any:
    if name not in _WHERE:
        raise AttributeError(f"module 'nightbus' has no attribute {name!r}")
    module = _WHERE[name]
    if module == "nightbus" or name in ("actions", "events"):
        return import_module(f"{module}.{name}")
    return getattr(import_module(module), name)


def __dir__() -> list[str]:
    return __all__
