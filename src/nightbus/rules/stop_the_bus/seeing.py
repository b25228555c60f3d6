"""Looking at Stop the Bus: a view is built up from what its viewer may know (C-4)."""

from typing import Any

from nightbus.cards import NOBODY
from nightbus.rules.stop_the_bus import game
from nightbus.rules.stop_the_bus.game import HAND, State, asked_by, awaits
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind
from nightbus.rules.stop_the_bus.house import House
from nightbus.rules.stop_the_bus.view import PHASES, StopSeat, StopView


def knows(state: State, viewer: int, seat: int, slot: int) -> bool:
    """May this viewer know this card of a hand? Its own, those taken in the open (STB-1.6), those shown."""
    return viewer == seat or state.shown[seat][slot] == 1


def see_public(state: State, house: House) -> StopView:
    """The position as everybody may know it."""
    return StopView(
        viewer=NOBODY,
        phase=PHASES[state.phase],
        asked_by=asked_by(state, house),
        awaits=tuple([seat for seat in range(state.seats) if awaits(state, house, seat)]),
        dealer=_or_none(state.dealer),
        over=game.over(state),
        game=state.game,
        round=state.rounds,
        seats=tuple([_see_seat(state, seat) for seat in range(state.seats)]),
        middle=tuple([card for card in state.middle if card != NOBODY]),
        pot=state.pot,
        acting=_or_none(state.acting),
        stopper=_or_none(state.stopper),
        circuit_limit=house.circuit_limit,
        winner=_or_none(state.winner),
        kind=None,
    )


def see_own(state: State, house: House, public: StopView, viewer: int) -> dict[str, Any]:
    """What one viewer, a seat or SPECTATOR, has otherwise than another: its own hand, and what that is."""
    return {
        "viewer": viewer,
        "seats": _see_seats(state, public.seats, viewer),
        "kind": _own_kind(state, house, viewer),
    }


def _see_seats(state: State, public: tuple[StopSeat, ...], viewer: int) -> tuple[StopSeat, ...]:
    """The seats as everybody may know them, but for the viewer's own hand."""
    if viewer == NOBODY or None not in public[viewer].cards:
        return public
    seat = public[viewer]
    own = StopSeat(
        seat=viewer,
        playing=seat.playing,
        cards=tuple([card for card in state.hand[viewer] if card != NOBODY]),
        shown=seat.shown,
        drawn=seat.drawn,
        tokens=seat.tokens,
        lent=seat.lent,
        chips=seat.chips,
        wins=seat.wins,
        turns=seat.turns,
        last_turn=seat.last_turn,
    )
    return (*public[:viewer], own, *public[viewer + 1 :])


def _see_seat(state: State, seat: int) -> StopSeat:
    """One seat as everybody may know it: of its cards those taken in the open (STB-1.6), or shown."""
    tokens = state.tokens[seat]
    shown = tuple([flag == 1 for flag, card in zip(state.shown[seat], state.hand[seat], strict=True) if card != NOBODY])
    cards = [card for card in state.hand[seat] if card != NOBODY]
    return StopSeat(
        seat=seat,
        playing=tokens > 0,
        cards=tuple([card if open_ else None for card, open_ in zip(cards, shown, strict=True)]),
        shown=shown,
        drawn=_or_none(state.drawn[seat]),
        tokens=tokens,
        lent=state.lent == 1 and tokens > 0,
        chips=state.chips[seat],
        wins=state.wins[seat],
        turns=state.turns[seat],
        last_turn=has_last_turn(state, seat),
    )


def has_last_turn(state: State, seat: int) -> bool:
    """Has this seat a last turn still to come, or now (STB-1.4)?"""
    if state.phase != game.LAST_LAP or state.tokens[seat] == 0:
        return False
    # The lap runs clockwise from whoever is acting, up to the stopper.
    return (seat - state.acting) % state.seats < (state.stopper - state.acting) % state.seats


def _own_kind(state: State, house: House, viewer: int) -> str | None:
    if viewer == NOBODY or state.hand[viewer][HAND - 1] == NOBODY:
        return None
    first, second, third = state.hand[viewer]
    return KINDS[hand_kind(first, second, third, house)]


def _or_none(number: int) -> int | None:
    return None if number == NOBODY else number
