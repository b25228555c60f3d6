"""How long a night takes: seconds for each kind of step, for drinks and for what is gathered and shuffled.

A model, not a measurement: a table that deals by hand, in no hurry. Sealed answers are given at once, so each seat's
takes little. Kinds are the phases of the game in which a step happens, and what takes time beside them: a `shuffle`, a
`drink`, a `shot`, and once for every `game` sitting down to it.
"""

from collections.abc import Mapping
from typing import Final

from nightbus.errors import NotationError
from nightbus.lab import tally
from nightbus.lab.tally import PACES
from nightbus.rules.chase_the_ace import phase as chase
from nightbus.rules.ride_the_bus import phase as ride
from nightbus.rules.stop_the_bus import game as stop

MOST_SECONDS: Final = 600

KINDS: Final[Mapping[str, Mapping[str, tuple[int, float]]]] = {
    "ride-the-bus": {
        "question_card": (ride.QUESTION_CARD, 2),
        "pyramid_card": (ride.PYRAMID_CARD, 3),
        "draw_card": (ride.DRAW_CARD, 3),
        "ride_row": (ride.RIDE_ROW, 2),
        "ride_question": (ride.RIDE_QUESTION, 2),
        "ride_picked": (ride.RIDE_PICKED, 2),
        "answer": (ride.ANSWER, 4),
        "give_right": (ride.GIVE_RIGHT, 5),
        "lay": (ride.LAY, 1),
        "give": (ride.GIVE, 5),
        "call": (ride.CALL, 4),
        "volunteer": (ride.VOLUNTEER, 4),
        "ride_answer": (ride.RIDE_ANSWER, 3),
        "ride_pick": (ride.RIDE_PICK, 3),
        "shuffle": (tally.SHUFFLE, 15),
        "drink": (tally.DRINK, 1),
        "shot": (tally.SHOT, 10),
        "game": (tally.GAME, 60),
    },
    "chase-the-ace": {
        "choosing": (chase.CHOOSING, 2),
        "dealing": (chase.DEALING, 1),
        "stock": (chase.STOCK, 3),
        "sudden": (chase.SUDDEN, 3),
        "misdeal": (chase.MISDEAL, 2),
        "turn": (chase.TURN, 5),
        "domino": (chase.DOMINO, 5),
        "shuffle": (tally.SHUFFLE, 25),
        "game": (tally.GAME, 60),
    },
    "stop-the-bus": {
        "draw": (stop.DRAW, 2),
        "deal": (stop.DEAL, 1),
        "exchange": (stop.EXCHANGE, 8),
        "stop_or_end": (stop.STOP_OR_END, 3),
        "last_lap": (stop.LAST_LAP, 8),
        "shuffle": (tally.SHUFFLE, 25),
        "game": (tally.GAME, 60),
    },
}
"""Of each game its kinds: (number, seconds). What is not named takes no time of its own."""


def pace(name: str, seconds: Mapping[str, float] | None = None) -> list[int]:
    """Tenths of a second that each kind takes in the game of this name, as a `Plan` has them.

    `seconds` changes some of them.

    :raises NotationError: there is no such kind, or no step takes so long.
    """
    kinds = KINDS[name]
    tenths = [0] * PACES
    for number, usual in kinds.values():
        tenths[number] = round(10 * usual)
    for kind, takes in (seconds or {}).items():
        if kind not in kinds:
            raise NotationError("lab-pace-kind", kind=kind, game=name, allowed=", ".join(kinds))
        if not 0 <= takes <= MOST_SECONDS:
            raise NotationError("lab-pace-seconds", kind=kind, seconds=f"{takes:g}", high=MOST_SECONDS)
        tenths[kinds[kind][0]] = round(10 * takes)
    return tenths
