"""Chase the Ace (Ranter-Go-Round, Cuckoo)."""

from types import MappingProxyType
from typing import Final

from nightbus.rules.actions import Again, Draw, Keep, Redeal, Stay, Swap
from nightbus.rules.chase_the_ace import game, moves, seeing
from nightbus.rules.chase_the_ace.house import Deck, Domino, DrawnKing, House, check
from nightbus.rules.chase_the_ace.state import ACTIONS, State
from nightbus.rules.chase_the_ace.view import ChaseSeat, ChaseView
from nightbus.rules.game import Game

__all__ = ["GAME", "VERSION", "ChaseSeat", "ChaseView", "Deck", "Domino", "DrawnKing", "House", "State"]

VERSION: Final = 1

GAME: Final = Game(
    name="chase-the-ace",
    version=VERSION,
    rulebooks=MappingProxyType({"chase-the-ace": House()}),
    House=House,
    State=State,
    View=ChaseView,
    check=check,
    default_dealer=game.default_dealer,
    begin=game.begin,
    again=game.again,
    outcomes=game.outcomes,
    outcome=game.outcome,
    exposure=game.exposure,
    deal=game.deal,
    awaits=game.awaits,
    turn=game.turn,
    legal=game.legal,
    span=game.span,
    act=game.act,
    over=game.over,
    moment=game.moment,
    asked_by=game.asked_by,
    ACTIONS=ACTIONS,
    encode=moves.encode,
    decode=moves.decode,
    actions=(Stay, Swap, Draw, Again, Keep, Redeal),
    see_public=seeing.see_public,
    see_own=seeing.see_own,
)
