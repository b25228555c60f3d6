"""Stop the Bus, also called Bastard: build the better hand of three, and say when."""

from typing import Final

from nightbus.cards import NOBODY
from nightbus.rules.actions import End, Stand, Stop, Take, TakeAll
from nightbus.rules.game import Game
from nightbus.rules.stop_the_bus import game, house, moves, seeing
from nightbus.rules.stop_the_bus.game import State
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind, hand_value
from nightbus.rules.stop_the_bus.house import Exchange, FirstStop, House
from nightbus.rules.stop_the_bus.view import StopSeat, StopView

__all__ = [
    "GAME",
    "KINDS",
    "Exchange",
    "FirstStop",
    "House",
    "State",
    "StopSeat",
    "StopView",
    "hand_kind",
    "hand_value",
]


def _default_dealer(_house: House, _seats: int) -> int:
    return NOBODY  # STB-0.2


def _exposure(_state: State) -> bool:
    return False


GAME: Final = Game(
    name="stop-the-bus",
    version=1,
    rulebooks=house.RULEBOOKS,
    House=House,
    State=State,
    View=StopView,
    check=house.check,
    default_dealer=_default_dealer,
    begin=game.begin,
    again=game.again,
    outcomes=game.outcomes,
    outcome=game.outcome,
    exposure=_exposure,
    deal=game.deal,
    awaits=game.awaits,
    turn=game.turn,
    legal=game.legal,
    span=game.span,
    act=game.act,
    over=game.over,
    moment=game.moment,
    asked_by=game.asked_by,
    ACTIONS=game.ACTIONS,
    encode=moves.encode,
    decode=moves.decode,
    actions=(Take, TakeAll, Stop, End, Stand),
    see_public=seeing.see_public,
    see_own=seeing.see_own,
)
