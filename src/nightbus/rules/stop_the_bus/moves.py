"""The actions of Stop the Bus by name."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from nightbus.cards import NOBODY, card_name
from nightbus.errors import IllegalStep
from nightbus.rules.actions import Action, End, Stand, Stop, Take, TakeAll, tag
from nightbus.rules.stop_the_bus import game
from nightbus.rules.stop_the_bus.game import HAND, State
from nightbus.rules.stop_the_bus.house import House

_PLAIN: Final[Mapping[int, Action]] = MappingProxyType(
    {game.TAKE_ALL: TakeAll(), game.STAND: Stand(), game.STOP: Stop(), game.END: End()}
)
_take: Final = cache(Take)


def encode(state: State, house: House, seat: int, action: Action) -> tuple[int, ...]:
    """The code of a tagged action.

    :raises IllegalStep: a card named is not where it would have to be, or it is no action of this game.
    """
    match action:
        case Take(take, put):
            if take == NOBODY or take not in state.middle:
                raise IllegalStep("card-not-in-middle", card=card_name(take), rule="STB-1.2")
            if put == NOBODY or put not in state.hand[seat]:
                raise IllegalStep("card-not-held", card=card_name(put), rule="STB-1.2")
            return (game.TAKE + HAND * state.middle.index(take) + state.hand[seat].index(put),)
        case TakeAll():
            return (game.TAKE_ALL,)
        case Stand():
            return (game.STAND,)
        case Stop():
            return (game.STOP,)
        case End():
            return (game.END,)
        case _:
            raise IllegalStep("not-in-this-game", move=tag(type(action)), game="stop-the-bus")


def decode(state: State, house: House, seat: int, code: int) -> Action:
    """The tagged action of a code, at the position in which it is legal."""
    plain = _PLAIN.get(code)
    if plain is not None:
        return plain
    return _take(state.middle[code // HAND], state.hand[seat][code % HAND])
