"""Stop the Bus seen from outside: what each seat may know, and the actions by name."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from nightbus.cards import NOBODY, card_name
from nightbus.errors import IllegalStep
from nightbus.rules.actions import Action, End, Stand, Stop, Take, TakeAll, tag
from nightbus.rules.stop_the_bus import game
from nightbus.rules.stop_the_bus.game import HAND, State, awaits, may_stop_at_once
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind
from nightbus.rules.stop_the_bus.house import House
from nightbus.rules.view import Card, View, seen

PHASES: Final = ("draw", "deal", "exchange", "stop_or_end", "last_lap", "over")
"""The word of each phase."""
_PLAIN: Final[Mapping[int, Action]] = MappingProxyType(
    {game.TAKE_ALL: TakeAll(), game.STAND: Stand(), game.STOP: Stop(), game.END: End()}
)
_take: Final = cache(Take)


class StopSeat(NamedTuple):
    """One seat as the viewer may know it."""

    seat: int
    playing: bool
    """Is the seat still in the game? One that has just gone out still has its last hand before it (C-10)."""
    cards: tuple[Card | None, ...]
    """The hand in the order of its places; None where the viewer may not know the card."""
    shown: tuple[bool, ...]
    """Which of them everybody knows (STB-1.6)."""
    drawn: Card | None
    """The card drawn for the first deal, as long as it lies there (STB-0.2)."""
    tokens: int
    lent: bool
    """The token is lent (STB-3.1)."""
    chips: int
    """Won less paid, over the session (C-10)."""
    wins: int
    """Games of the session won."""
    turns: int
    """Turns finished in this round."""
    last_turn: bool
    """The bus is stopped, and this seat still has a last turn (STB-1.4)."""


@seen
class StopView(View):
    """A position of Stop the Bus as one viewer may know it."""

    game: int
    """Games of the session begun, this one too."""
    round: int
    """Rounds of the game begun."""
    seats: tuple[StopSeat, ...]
    middle: tuple[Card, ...]
    pot: int
    acting: int | None
    """Whose turn it is, or who gets the next card."""
    stopper: int | None
    circuit_limit: int
    """After so many turns each the bus stops by itself (STB-1.5)."""
    winner: int | None
    kind: str | None
    """What the viewer's own three cards are, a word of `hands.KINDS` (STB-2.1)."""


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


def asked_by(state: State, house: House) -> str:
    """The id of the rule under which the awaited seat is to act; empty when nobody is."""
    if state.phase == game.LAST_LAP:
        return "STB-1.4"
    if state.phase == game.STOP_OR_END:
        return "STB-1.2"
    if state.phase == game.EXCHANGE:
        return "STB-1.3" if may_stop_at_once(state, house) else "STB-1.2"
    return ""


def moment(state: State) -> tuple[int, ...]:
    """Changes with each deal."""
    return state.game, state.rounds


def encode(state: State, house: House, seat: int, action: Action) -> tuple[int, ...]:
    """The code of a tagged action.

    :raises IllegalStep: a card named is not where it would have to be, or it is no action of this game.
    """
    match action:
        case Take(take, put):
            if take == NOBODY or take not in state.middle:
                raise IllegalStep("card-not-in-middle", card=card_name(take), rule="STB-1.2")
            if put == NOBODY or put not in state.hand[seat]:
                raise IllegalStep("card-not-held", card=card_name(put), rule="STB-1.2")
            return (game.TAKE + HAND * state.middle.index(take) + state.hand[seat].index(put),)
        case TakeAll():
            return (game.TAKE_ALL,)
        case Stand():
            return (game.STAND,)
        case Stop():
            return (game.STOP,)
        case End():
            return (game.END,)
        case _:
            raise IllegalStep("not-in-this-game", move=tag(type(action)), game="stop-the-bus")


def decode(state: State, house: House, seat: int, code: int) -> Action:
    """The tagged action of a code, at the position in which it is legal."""
    plain = _PLAIN.get(code)
    if plain is not None:
        return plain
    return _take(state.middle[code // HAND], state.hand[seat][code % HAND])
