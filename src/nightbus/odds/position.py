"""The odds of a running game as one seat knows it: of what it may choose, and of where it stands."""

from dataclasses import dataclass
from typing import Any, Final

from nightbus.odds.at_chase import TRIALS, CardNow, card_now, chase_odds
from nightbus.odds.at_ride import RestOfRide, RideTable
from nightbus.odds.at_stop import HandNow, hand_now, stop_odds
from nightbus.odds.option import Option
from nightbus.odds.pyramid import HoldOdds
from nightbus.rules.game import Game

QUICK: Final = 400
"""Trials of a position among many."""

Standing = HoldOdds | RestOfRide | CardNow | HandNow
"""Where a seat stands: a card held, the ride, its card or its hand."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat can know of its chances now."""

    seat: int
    asked_by: str
    """The id of the rule under which it is to act; empty if it is not."""
    options: tuple[Option, ...]
    """Each thing that it may do, as far as there are odds of it: none for a seat that is not to act, or that gives."""
    standing: tuple[Standing, ...]


def position_odds(game: Game, state: Any, house: Any, seat: int) -> Position:
    """The odds of a position as `seat` knows it: no card that it may not know has any part in them (C-4)."""
    asked_by = game.asked_by(state, house) if game.awaits(state, house, seat) else ""
    options = options_of(game, state, house, seat)
    standing: tuple[Standing, ...]
    match game.name:
        case "ride-the-bus":
            table = RideTable(state, house, seat)
            standing = table.held() + ((table.rest(),) if table.riding else ())
        case "chase-the-ace":
            standing = () if options else card_now(state, house, seat)
        case _:
            standing = hand_now(state, house, seat)
    return Position(seat, asked_by, options, standing)


def options_of(game: Game, state: Any, house: Any, seat: int, *, quick: bool = False) -> tuple[Option, ...]:
    """Of a position the choices alone; `quick` with fewer trials, and trials where counting takes long."""
    match game.name:
        case "ride-the-bus":
            return RideTable(state, house, seat).options()
        case "chase-the-ace":
            return chase_odds(state, house, seat, trials=QUICK if quick else TRIALS)
        case _:
            return stop_odds(state, house, seat, 1, QUICK) if quick else stop_odds(state, house, seat)
