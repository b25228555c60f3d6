"""Looking at Ride the Bus: a view is built up from what its viewer may know (C-4, RTB-2.3, 2.6, 2.8)."""

from typing import Any

from nightbus.cards import NOBODY
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.game import asked_by, awaits, over
from nightbus.rules.ride_the_bus.house import DealFace, Hands, House
from nightbus.rules.ride_the_bus.pyramid import bluffs, gives_shot, takes, worth
from nightbus.rules.ride_the_bus.state import State, guesses
from nightbus.rules.ride_the_bus.view import PHASES, RideSeat, RideView


def see_public(state: State, house: House) -> RideView:
    """The position as everybody may know it."""
    now = state.phase
    riding = state.rider != NOBODY
    on_pyramid = now in (phase.LAY, phase.GIVE, phase.CALL)
    # Before any draw and any ride all that lies on the table is gathered in (RTB-3.1, 3.2, 3.4).
    lies = on_pyramid or now == phase.PYRAMID_CARD or (now == phase.OVER and not riding)
    question = 0
    if now in (phase.ANSWER, phase.QUESTION_CARD, phase.GIVE_RIGHT):
        question = state.question + 1
    elif now in (phase.RIDE_ANSWER, phase.RIDE_QUESTION):
        question = state.position + 1
    shot = on_pyramid and gives_shot(state, house)
    rule_id = asked_by(state, house)
    awaited = tuple([seat for seat in range(state.seats) if awaits(state, house, seat)])
    hits = on_pyramid and takes(state, house)
    claims = on_pyramid and bluffs(state, house)
    pyramid = see_pyramid(state, house) if lies else ()
    line = tuple([card for card in state.line if card != NOBODY]) if riding else ()
    picks = tuple([place + 1 for place in state.picks if place != NOBODY])
    return RideView(
        viewer=NOBODY,
        phase=PHASES[now],
        asked_by=rule_id,
        awaits=awaited,
        dealer=state.dealer,
        over=over(state),
        game=state.game + 1,
        games=state.games,
        seats=tuple([see_seat(state, house, seat) for seat in range(state.seats)]),
        question=question,
        answer=None if state.answer == NOBODY else state.answer,
        left=state.left,
        shot=shot,
        takes=hits,
        claims=claims,
        worth=worth(state, house) if on_pyramid and not shot else 0,
        pyramid=pyramid,
        turned=state.turned if lies else 0,
        player=None if state.player == NOBODY else state.player,
        undealt=state.cards - state.dealt,
        rider=state.rider if riding else None,
        co_pilot=None if state.co_pilot == NOBODY else state.co_pilot,
        attempt=state.attempt,
        length=state.length,
        line=line,
        picks=picks,
        ride_cards=state.ride_cards,
        ride_drinks=state.ride_drinks,
        rider_drinks=state.rider_drinks,
    )


def see_own(state: State, house: House, public: RideView, viewer: int) -> dict[str, Any]:
    """What one viewer, a seat or SPECTATOR, has otherwise than another: its own cards and plays."""
    return {"viewer": viewer, "seats": see_seats(state, public.seats, viewer)}


def see_pyramid(state: State, house: House) -> tuple[tuple[int | None, ...], ...]:
    """The rows of the pyramid from the bottom up."""
    rows = []
    first = 0
    for size in house.pyramid_rows:
        if size:
            cards = state.pyramid[first : first + size]
            rows.append(tuple([None if card == NOBODY else card for card in cards]))
        first += size
    return tuple(rows)


def see_seats(state: State, public: tuple[RideSeat, ...], viewer: int) -> tuple[RideSeat, ...]:
    """The seats as the viewer may know them: as everybody may, but for its own cards and plays."""
    if viewer == NOBODY:
        return public
    seat = public[viewer]
    own = RideSeat(
        guesses=seat.guesses,
        drinks=seat.drinks,
        shots=seat.shots,
        cards=tuple(state.hand[viewer][: state.held[viewer]]),
        plays=tuple(unsettled(state, viewer)),
        given=seat.given,
        rides=seat.rides,
        longest=seat.longest,
    )
    return (*public[:viewer], own, *public[viewer + 1 :])


def see_seat(state: State, house: House, seat: int) -> RideSeat:
    """One seat as everybody may know it."""
    plays: tuple[int | None, ...] = ()
    if state.phase != phase.LAY and state.stakes[seat] > 0:
        plays = tuple([None if bluffs(state, house) else card for card in unsettled(state, seat)])
    return RideSeat(
        guesses=guesses(state, house, seat),
        drinks=state.drinks[seat],
        shots=state.shots[seat],
        cards=see_hand(state, house, seat),
        plays=plays,
        given=state.given[seat] if state.phase in (phase.GIVE, phase.CALL) else 0,
        rides=state.rides[seat],
        longest=state.longest[seat],
    )


def unsettled(state: State, seat: int) -> list[int]:
    """What a seat has played on the pyramid card and nobody has settled yet."""
    first = state.play if seat == state.player else 0
    return state.staked[seat][first : state.stakes[seat]]


def see_hand(state: State, house: House, seat: int) -> tuple[int | None, ...]:
    """Another seat's hand: known cards in order of their numbers, then None for each of the rest.

    Until all have answered a pyramid card, what was played is still in the hand for everybody else (RTB-2.3).
    Cards dealt face up lie in front of their guesser, in the order dealt, as long as questions are asked of them.
    """
    held = state.held[seat]
    cards = state.hand[seat][:held]
    if house.deal_face == DealFace.UP and state.phase in (phase.ANSWER, phase.QUESTION_CARD, phase.GIVE_RIGHT):
        return tuple(cards)
    shown = state.shown[seat][:held]
    if state.phase == phase.LAY:
        stakes = state.stakes[seat]
        cards += state.staked[seat][:stakes]
        shown += state.staked_shown[seat][:stakes]
    known = cards if house.hands == Hands.OPEN else [card for card, flag in zip(cards, shown, strict=True) if flag == 1]
    return (*sorted(known), *[None] * (len(cards) - len(known)))
