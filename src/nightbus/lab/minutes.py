"""How long a night takes: seconds for each kind of step, for drinks and for what is gathered and shuffled.

A model, not a measurement: a table that deals by hand, in no hurry. Sealed answers are given at once, so each seat's
takes little. Ride the Bus: QUESTION_CARD, PYRAMID_CARD and so on are the phases of the game in which a step happens.
"""

from collections.abc import Mapping
from typing import Final

from nightbus.lab.tally import DRINK, GAME, PACES, SHOT, SHUFFLE
from nightbus.rules.chase_the_ace import phase as chase
from nightbus.rules.ride_the_bus import phase as ride
from nightbus.rules.stop_the_bus import game as stop

SECONDS: Final[Mapping[str, Mapping[int, float]]] = {
    "ride-the-bus": {
        ride.QUESTION_CARD: 2,
        ride.PYRAMID_CARD: 3,
        ride.DRAW_CARD: 3,
        ride.RIDE_ROW: 2,
        ride.RIDE_QUESTION: 2,
        ride.RIDE_PICKED: 2,
        ride.ANSWER: 4,
        ride.GIVE_RIGHT: 5,
        ride.LAY: 1,
        ride.GIVE: 5,
        ride.CALL: 4,
        ride.VOLUNTEER: 4,
        ride.RIDE_ANSWER: 3,
        ride.RIDE_PICK: 3,
        SHUFFLE: 15,
        DRINK: 1,
        SHOT: 10,
        GAME: 60,
    },
    "chase-the-ace": {
        chase.CHOOSING: 2,
        chase.DEALING: 1,
        chase.STOCK: 3,
        chase.SUDDEN: 3,
        chase.MISDEAL: 2,
        chase.TURN: 5,
        chase.DOMINO: 5,
        SHUFFLE: 25,
        GAME: 60,
    },
    "stop-the-bus": {
        stop.DRAW: 2,
        stop.DEAL: 1,
        stop.EXCHANGE: 8,
        stop.STOP_OR_END: 3,
        stop.LAST_LAP: 8,
        SHUFFLE: 25,
        GAME: 60,
    },
}
"""Seconds by game and kind; what is not named takes no time of its own."""


def pace(name: str) -> list[int]:
    """Tenths of a second that each kind takes in the game of this name, as a `Plan` has them."""
    seconds = SECONDS[name]
    return [round(10 * seconds.get(kind, 0)) for kind in range(PACES)]
