"""The actions of Chase the Ace by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from nightbus.errors import IllegalStep
from nightbus.rules.actions import Action, Again, Draw, Keep, Redeal, Stay, Swap, tag
from nightbus.rules.chase_the_ace.house import House
from nightbus.rules.chase_the_ace.state import AGAIN, DRAW, KEEP, REDEAL, STAY, SWAP, State

TAGGED: Final[Mapping[int, Action]] = MappingProxyType(
    {STAY: Stay(), SWAP: Swap(), DRAW: Draw(), AGAIN: Again(), KEEP: Keep(), REDEAL: Redeal()}
)
_CODES: Final = {action: code for code, action in TAGGED.items()}


def encode(state: State, house: House, seat: int, action: Action) -> tuple[int, ...]:
    """The code of a tagged action.

    :raises IllegalStep: it is no action of this game.
    """
    code = _CODES.get(action)
    if code is None:
        raise IllegalStep("not-in-this-game", move=tag(type(action)), game="chase-the-ace")
    return (code,)


def decode(state: State, house: House, seat: int, code: int) -> Action:
    """The tagged action of a code."""
    return TAGGED[code]
