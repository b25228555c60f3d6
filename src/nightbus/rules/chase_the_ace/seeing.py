"""Looking at Chase the Ace: a view is built up from what its viewer may know (C-4)."""

from functools import cache
from typing import Any

from nightbus.cards import NOBODY
from nightbus.rules.chase_the_ace import phase
from nightbus.rules.chase_the_ace.game import asked_by
from nightbus.rules.chase_the_ace.house import House
from nightbus.rules.chase_the_ace.moves import TAGGED
from nightbus.rules.chase_the_ace.state import State, knows
from nightbus.rules.chase_the_ace.view import ChaseSeat, ChaseView
from nightbus.rules.pack import undealt
from nightbus.rules.story import EVERYONE


def see_public(state: State, house: House) -> ChaseView:
    """The position as everybody may know it."""
    seats = range(state.seats)
    return ChaseView(
        viewer=NOBODY,
        phase=phase.WORDS[state.phase],
        asked_by=asked_by(state, house),
        awaits=() if state.asked == NOBODY else (state.asked,),
        dealer=_or_none(state.dealer),
        over=state.phase == phase.OVER,
        game=state.game,
        round=state.rounds,
        sudden_death=state.sudden == 1,
        seats=tuple([_seat(state, seat, state.hand[seat] if knows(state, NOBODY, seat) else None) for seat in seats]),
        due=_or_none(state.due),
        pot=state.pot,
        stock=undealt(state),
        winner=_or_none(state.winner),
    )


def see_own(state: State, house: House, public: ChaseView, viewer: int) -> dict[str, Any]:
    """What one viewer, a seat or SPECTATOR, has otherwise than another: the cards that it knows besides."""
    return {"viewer": viewer, "seats": _seats(state, public.seats, viewer)}


def _seats(state: State, public: tuple[ChaseSeat, ...], viewer: int) -> tuple[ChaseSeat, ...]:
    """The seats as everybody may know them, and with the cards that this viewer knows besides."""
    if viewer == NOBODY:
        return public
    return tuple(
        [
            seat._replace(card=state.hand[seat.seat]) if seat.card is None and knows(state, viewer, seat.seat) else seat
            for seat in public
        ]
    )


def _seat(state: State, seat: int, card: int | None) -> ChaseSeat:
    """A seat whose card the viewer knows, or does not (None)."""
    known, did = state.known[seat], state.did[seat]
    return ChaseSeat(
        seat=seat,
        playing=state.playing[seat] == 1,
        lives=state.lives[seat],
        chips=state.chips[seat],
        wins=state.wins[seat],
        holds=state.hand[seat] != NOBODY,
        card=card,
        shown=known == EVERYONE,
        known_to=() if known == EVERYONE else _seats_of(known),
        did=None if did == NOBODY else TAGGED[did],
    )


@cache
def _seats_of(known: int) -> tuple[int, ...]:
    """The seats of which this has the bits."""
    return tuple([seat for seat in range(known.bit_length()) if known >> seat & 1])


def _or_none(number: int) -> int | None:
    return None if number == NOBODY else number
