"""What happened, as small tagged types with the rule that made it so: what faces put into words.

A field `seat` or `other` is a seat, `card` or `second` a card, None where the reader may not know it; one more whole
number may stand under a name of its own.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from nightbus.cards import NOBODY
from nightbus.rules import rule, told
from nightbus.rules.actions import snake_case
from nightbus.rules.answers import answer_word
from nightbus.rules.story import EVERYONE, Told


@dataclass(frozen=True, slots=True)
class Happened:
    """Anything that happened; `rule` is the id of the rule behind it."""

    rule: str


@dataclass(frozen=True, slots=True)
class GameBegan(Happened):
    """A game of the session begins, this seat dealing."""

    seat: int
    game: int


@dataclass(frozen=True, slots=True)
class Dealt(Happened):
    """A card is dealt to a seat."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Drank(Happened):
    """A seat drinks; `other` is who gave it, if anybody did."""

    seat: int
    other: int | None
    drinks: int


@dataclass(frozen=True, slots=True)
class TookShot(Happened):
    """A seat takes shots; `other` is who gave them, if anybody did."""

    seat: int
    other: int | None
    shots: int


@dataclass(frozen=True, slots=True)
class Answered(Happened):
    """A seat answers a question; `call` is the word said."""

    seat: int
    call: str


@dataclass(frozen=True, slots=True)
class Right(Happened):
    """The answer was right."""

    seat: int


@dataclass(frozen=True, slots=True)
class Wrong(Happened):
    """The answer was wrong (a signal, RTB-3.10)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tied(Happened):
    """The card dealt is level: it goes back, the deck is shuffled, another is dealt."""

    seat: int


@dataclass(frozen=True, slots=True)
class Gave(Happened):
    """A seat gives drinks to another."""

    seat: int
    other: int
    drinks: int


@dataclass(frozen=True, slots=True)
class GaveShot(Happened):
    """A seat gives a shot to another."""

    seat: int
    other: int
    shots: int


@dataclass(frozen=True, slots=True)
class PyramidLaid(Happened):
    """The pyramid is laid, face down."""

    cards: int


@dataclass(frozen=True, slots=True)
class PyramidTurned(Happened):
    """A card of the pyramid is turned; places count from 1, bottom row first."""

    place: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Played(Happened):
    """A seat lays a matching card on the pyramid."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Claimed(Happened):
    """A seat lays a card face down, claiming that it matches."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Accepted(Happened):
    """A target believes the claim."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class CalledLiar(Happened):
    """A target calls the claimant a liar."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class ClaimHeld(Happened):
    """The card shown matches: it stays on the pyramid."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class ClaimBroke(Happened):
    """The card shown does not match: it goes back to the claimant's hand, known to all."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class ClaimPassed(Happened):
    """Nobody called: the card stays face down, unseen."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class BluffReturned(Happened):
    """After the pyramid a bluff that passed goes back to its owner, shown."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class BluffShown(Happened):
    """After the pyramid a claim that passed is shown and did match."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class NobodyRides(Happened):
    """No guesser holds a card: nobody rides."""


@dataclass(frozen=True, slots=True)
class ShowedCard(Happened):
    """A card of a hand is shown to all."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Drew(Happened):
    """A seat draws a card, face up, to settle who rides or deals."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class DrawAgain(Happened):
    """Equal draws: those seats draw again."""


@dataclass(frozen=True, slots=True)
class Rides(Happened):
    """This seat rides the bus."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class Volunteered(Happened):
    """A seat shares the rider's drinks as co-pilot."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Declined(Happened):
    """A seat does not."""

    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class AllAboard(Happened):
    """The ride begins: the cord is pulled, twice."""

    seat: int


@dataclass(frozen=True, slots=True)
class RowLaid(Happened):
    """A row for the ride is laid, face down."""

    cards: int


@dataclass(frozen=True, slots=True)
class RidePicked(Happened):
    """The rider chooses a place in the row, counted from 1."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class RideTurned(Happened):
    """A card of the ride is turned."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class RideRestarted(Happened):
    """The ride starts again; `attempt` counts from 1."""

    seat: int
    attempt: int


@dataclass(frozen=True, slots=True)
class RowGrew(Happened):
    """A penalty card adds cards to the end of the row."""

    cards: int


@dataclass(frozen=True, slots=True)
class RowShrank(Happened):
    """A safe card: the row is this many cards from now on."""

    cards: int


@dataclass(frozen=True, slots=True)
class Reshuffled(Happened):
    """Cards are gathered and shuffled; `cards` may come up again."""

    cards: int


@dataclass(frozen=True, slots=True)
class CapReached(Happened):
    """The rider has drunk what the table allows in a ride: it ends."""

    seat: int
    drinks: int


@dataclass(frozen=True, slots=True)
class DeckOut(Happened):
    """The deck is out, and with it the ride."""


@dataclass(frozen=True, slots=True)
class EndOfLine(Happened):
    """The ride ends: a flat palm. `cards` were turned in it."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class PaysFirstRound(Happened):
    """The longest ride of the session pays the first round of the next."""

    seat: int
    cards: int


@dataclass(frozen=True, slots=True)
class FirstDealer(Happened):
    """This seat deals first."""

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Happened):
    """A round begins, this seat dealing."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Exposed(Happened):
    """The dealer exposes a card while dealing."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class KeptExposed(Happened):
    """Its owner keeps it."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class AskedRedeal(Happened):
    """Its owner asks for a new deal."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stayed(Happened):
    """A seat keeps its card."""

    seat: int


@dataclass(frozen=True, slots=True)
class LowShown(Happened):
    """A low card is shown before it is handed over."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class Swapped(Happened):
    """A seat swaps with another: it gave `card` and got `second`."""

    seat: int
    other: int
    card: int | None
    second: int | None


@dataclass(frozen=True, slots=True)
class Blocked(Happened):
    """A king is turned up: `other`, who holds it, does not swap."""

    seat: int
    other: int
    card: int | None


@dataclass(frozen=True, slots=True)
class DrewFromStock(Happened):
    """The dealer exchanges `card` for `second`, the top card of the stock."""

    seat: int
    card: int | None
    second: int | None


@dataclass(frozen=True, slots=True)
class KingRefused(Happened):
    """The king drawn from the stock is shown and goes back: the dealer keeps the first card."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class HandShown(Happened):
    """A card is shown when the round is over."""

    seat: int
    card: int | None


@dataclass(frozen=True, slots=True)
class LostLife(Happened):
    """A seat loses lives."""

    seat: int
    lives: int


@dataclass(frozen=True, slots=True)
class PaidPot(Happened):
    """A seat pays chips into the pot."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class WentOut(Happened):
    """A seat has no lives or tokens left."""

    seat: int


@dataclass(frozen=True, slots=True)
class SuddenDeath(Happened):
    """So many seats meet in sudden death."""

    seats: int


@dataclass(frozen=True, slots=True)
class SurvivedSuddenDeath(Happened):
    """All tied: deal again."""


@dataclass(frozen=True, slots=True)
class Won(Happened):
    """A seat wins the game, and the pot with these chips."""

    seat: int
    chips: int


@dataclass(frozen=True, slots=True)
class MiddleDealt(Happened):
    """A card is dealt face up in the middle."""

    card: int | None


@dataclass(frozen=True, slots=True)
class Exchanged(Happened):
    """A seat puts `card` in the middle and takes `second`."""

    seat: int
    card: int | None
    second: int | None


@dataclass(frozen=True, slots=True)
class ExchangedAll(Happened):
    """A seat exchanges all three cards for the middle."""

    seat: int


@dataclass(frozen=True, slots=True)
class BusStopped(Happened):
    """A seat stops the bus."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Happened):
    """A seat ends its turn; the bus goes on."""

    seat: int


@dataclass(frozen=True, slots=True)
class Stood(Happened):
    """A seat stands on the last lap."""

    seat: int


@dataclass(frozen=True, slots=True)
class CircuitLimit(Happened):
    """Everybody has had so many turns: the bus stops by itself."""

    turns: int


@dataclass(frozen=True, slots=True)
class LostToken(Happened):
    """A seat loses a token."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokenLent(Happened):
    """A seat plays on with one token, lent."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealerSpared(Happened):
    """The dealer ties for lowest and loses nothing (CTA-2.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Undone(Happened):
    """A seat takes back its last step."""

    seat: int


Event = (
    GameBegan
    | Dealt
    | Drank
    | TookShot
    | Answered
    | Right
    | Wrong
    | Tied
    | Gave
    | GaveShot
    | PyramidLaid
    | PyramidTurned
    | Played
    | Claimed
    | Accepted
    | CalledLiar
    | ClaimHeld
    | ClaimBroke
    | ClaimPassed
    | BluffReturned
    | BluffShown
    | NobodyRides
    | ShowedCard
    | Drew
    | DrawAgain
    | Rides
    | Volunteered
    | Declined
    | AllAboard
    | RowLaid
    | RidePicked
    | RideTurned
    | RideRestarted
    | RowGrew
    | RowShrank
    | Reshuffled
    | CapReached
    | DeckOut
    | EndOfLine
    | PaysFirstRound
    | FirstDealer
    | RoundBegan
    | Exposed
    | KeptExposed
    | AskedRedeal
    | Stayed
    | LowShown
    | Swapped
    | Blocked
    | DrewFromStock
    | KingRefused
    | HandShown
    | LostLife
    | PaidPot
    | WentOut
    | SuddenDeath
    | SurvivedSuddenDeath
    | Won
    | MiddleDealt
    | Exchanged
    | ExchangedAll
    | BusStopped
    | TurnEnded
    | Stood
    | CircuitLimit
    | LostToken
    | TokenLent
    | DealerSpared
    | Undone
)
"""Every tagged type; faces match on it and end with `assert_never`."""


def tag(kind: type[Happened]) -> str:
    """The tag of a type, in JSON and in the names of messages: `took_shot`."""
    return snake_case(kind.__name__)


def _kinds() -> dict[int, type[Happened]]:
    return {getattr(told, tag(kind).upper()): kind for kind in Happened.__subclasses__()}


KINDS: Final[Mapping[int, type[Happened]]] = MappingProxyType(_kinds())


EVENTS_KEPT: Final = 8192
"""Events of which one object does for all: most of what is told is told again and again."""
_VALUES: Final = ("rule", "seat", "other", "card", "second")
"""The fields in the order in which `event_of` works them out; one of another name is the number, after them."""


def _places(kind: type[Happened]) -> tuple[int, ...]:
    """Which of the values each field of this type is."""
    names = [f.name for f in fields(kind)]
    return tuple(_VALUES.index(name) if name in _VALUES else len(_VALUES) for name in names)


_PLACES: Final[Mapping[int, tuple[int, ...]]] = {code: _places(kind) for code, kind in KINDS.items()}
_CALLS: Final = frozenset(code for code, kind in KINDS.items() if any(f.name == "call" for f in fields(kind)))
"""The events whose number is that of an answer."""


def readable(row: Told, reader: int) -> bool:
    """May the seat `reader`, or `SPECTATOR`, read the cards of it?"""
    readers = row[-1]
    return readers == EVERYONE or (reader != NOBODY and readers >> reader & 1 == 1)


def event_of(row: Told, reader: int | None = None) -> Event:
    """The event told as `row`, as the seat `reader` may read it; None reads all, `SPECTATOR` only what is public."""
    return _event(row, reader is None or readable(row, reader))


@lru_cache(EVENTS_KEPT)
def _event(row: Told, whole: bool) -> Event:
    """The event, with its cards or without: the same one for all to whom it happens alike."""
    code, rule_id, seat, other, number, card, second, _ = row
    if not whole:
        card = second = NOBODY
    values = (
        rule.IDS[rule_id],
        seat,
        None if other == NOBODY else other,
        None if card == NOBODY else card,
        None if second == NOBODY else second,
        answer_word(number) if code in _CALLS else number,
    )
    kind: Any = KINDS[code]
    return kind(*[values[place] for place in _PLACES[code]])  # type: ignore[no-any-return]
