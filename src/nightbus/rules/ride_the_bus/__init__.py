"""Ride the Bus. Rules RTB-0.1 to 3.11: questions, pyramid, ride, in the order of `game`."""

from nightbus.rules.game import Game
from nightbus.rules.ride_the_bus import game, moves
from nightbus.rules.ride_the_bus.codes import ACTIONS
from nightbus.rules.ride_the_bus.house import House, check
from nightbus.rules.ride_the_bus.rulebooks import RULEBOOKS
from nightbus.rules.ride_the_bus.seeing import see_own, see_public
from nightbus.rules.ride_the_bus.state import State
from nightbus.rules.ride_the_bus.view import RideView

GAME = Game(
    name="ride-the-bus",
    version=1,
    rulebooks=RULEBOOKS,
    House=House,
    State=State,
    View=RideView,
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
    actions=moves.ACTION_TYPES,
    see_public=see_public,
    see_own=see_own,
)
