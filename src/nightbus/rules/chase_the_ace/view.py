"""What a viewer may know of Chase the Ace (C-4), and its actions as tagged types."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from nightbus.cards import NOBODY
from nightbus.errors import IllegalStep
from nightbus.rules.actions import Action, Again, Draw, Keep, Redeal, Stay, Swap, tag
from nightbus.rules.chase_the_ace import phase
from nightbus.rules.chase_the_ace.house import House
from nightbus.rules.chase_the_ace.state import AGAIN, DRAW, KEEP, REDEAL, STAY, SWAP, State, knows
from nightbus.rules.pack import undealt
from nightbus.rules.story import EVERYONE
from nightbus.rules.view import Card, View, seen

TAGGED: Final[Mapping[int, Action]] = MappingProxyType(
    {STAY: Stay(), SWAP: Swap(), DRAW: Draw(), AGAIN: Again(), KEEP: Keep(), REDEAL: Redeal()}
)
_CODES: Final = {action: code for code, action in TAGGED.items()}
_ASKED_BY: Final = MappingProxyType({phase.MISDEAL: "CTA-5.1", phase.TURN: "CTA-1.2", phase.DOMINO: "CTA-4.1"})


class ChaseSeat(NamedTuple):
    """One seat, as the viewer may know it."""

    seat: int
    playing: bool
    """Is the seat still in the game? One that has gone out may have its last card before it (C-10)."""
    lives: int
    """Lives left; in money play the chips still held (CTA-0.2)."""
    chips: int
    """Won less paid, in the session (C-10)."""
    wins: int
    """Games won in the session."""
    holds: bool
    """Does a card lie before the seat?"""
    card: Card | None
    """That card, None if the viewer does not know it."""
    shown: bool
    """Does everybody know the card?"""
    known_to: tuple[int, ...]
    """The seats that know the card (CTA-1.8), when not everybody does; who they are is public."""
    did: Action | None
    """What the seat did on its turn of this deal: `Swap` when it was blocked too, `Again` after two swaps."""


@seen
class ChaseView(View):
    """Chase the Ace as one viewer may know it."""

    game: int
    """Games of the session begun, this one too."""
    round: int
    """Rounds of this game begun, this one too; 0 while the cards choose a dealer."""
    sudden_death: bool
    seats: tuple[ChaseSeat, ...]
    due: int | None
    """The seat that the next card is for, or whose card may have been exposed."""
    pot: int
    stock: int
    """Cards not dealt."""
    winner: int | None


def asked_by(state: State, house: House) -> str:
    """The id of the rule under which the awaited seat is to act; empty when nobody is."""
    if state.phase == phase.TURN and state.asked == state.dealer:
        return "CTA-1.6"
    return _ASKED_BY.get(state.phase, "")


def encode(state: State, house: House, seat: int, action: Action) -> tuple[int, ...]:
    """The code of a tagged action.

    :raises IllegalStep: it is no action of this game.
    """
    code = _CODES.get(action)
    if code is None:
        raise IllegalStep("not-in-this-game", move=tag(type(action)), game="chase-the-ace")
    return (code,)


def decode(state: State, house: House, seat: int, code: int) -> Action:
    """The tagged action of a code."""
    return TAGGED[code]


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
