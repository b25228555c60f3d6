"""The odds of a running game as one seat knows it: of what it may choose, and of where it stands."""

from dataclasses import dataclass
from typing import Any, Final

from nightbus.odds.at_chase import TRIALS, CardNow, card_now, chase_odds
from nightbus.odds.at_ride import RestOfRide, RideTable
from nightbus.odds.at_stop import HandNow, hand_now, stop_odds
from nightbus.odds.hands import TABLES
from nightbus.odds.option import Option
from nightbus.odds.pyramid import HoldOdds
from nightbus.rules.game import SPECTATOR, Game

QUICK: Final = 400
"""Trials of a position among many."""

Standing = HoldOdds | RestOfRide | CardNow | HandNow
"""Where a seat stands: a card held, the ride, its card or its hand."""


@dataclass(frozen=True, slots=True)
class Position:
    """What can be known of a seat's chances now."""

    seat: int
    """Whose chances; `SPECTATOR`, if there is nothing to tell."""
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


def public_odds(game: Game, state: Any, house: Any) -> Position:
    """The odds of a position as somebody who looks on knows them: of the seat whose turn it is, or of who rides.

    None where they turn on a card that only some may know, and none while answers are sealed (C-4).
    """
    seat = game.turn(state, house)
    options = options_of(game, state, house, seat, viewer=SPECTATOR) if seat != SPECTATOR else ()
    standing: tuple[Standing, ...] = ()
    if game.name == "ride-the-bus":
        table = RideTable(state, house, state.rider, SPECTATOR)
        if table.riding and not table.asks:  # a ride by questions has the odds of each question
            seat = state.rider if seat == SPECTATOR else seat
            standing = (table.rest(),)
    told = bool(options or standing)
    return Position(seat if told else SPECTATOR, game.asked_by(state, house) if options else "", options, standing)


def options_of(
    game: Game, state: Any, house: Any, seat: int, *, quick: bool = False, viewer: int | None = None
) -> tuple[Option, ...]:
    """Of a position the choices alone, as the seat knows them, or another `viewer`.

    `quick`: with fewer trials, and trials where counting takes long.
    """
    match game.name:
        case "ride-the-bus":
            return RideTable(state, house, seat, viewer).options()
        case "chase-the-ace":
            return chase_odds(state, house, seat, trials=QUICK if quick else TRIALS, viewer=viewer)
        case _:
            counted, tables = (1, QUICK) if quick else (2, TABLES)
            return stop_odds(state, house, seat, counted, tables, viewer)
