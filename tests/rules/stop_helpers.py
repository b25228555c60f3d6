"""A table of Stop the Bus to drive by hand: cards and moves as people write them, P1 being seat 0."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from nightbus.cards import NOBODY, card_name, read_card
from nightbus.rules.actions import End, Stand, Stop, Take, TakeAll, tag
from nightbus.rules.events import Event, Happened, event_of
from nightbus.rules.game import SPECTATOR, legal_actions
from nightbus.rules.stop_the_bus import GAME, House, State, StopView

WORDS = {"take all": TakeAll(), "stop": Stop(), "end": End(), "stand": Stand()}


def cards(text: str) -> list[int]:
    """The cards of a text: `7H AS`."""
    return [read_card(name) for name in text.split()]


def names(row: Iterable[int | None]) -> str:
    """The cards of a row: `7H AS`; `?` is one not known, an empty slot is left out."""
    return " ".join("?" if card is None else card_name(card) for card in row if card != NOBODY)


@dataclass(slots=True)
class Driven:
    """A game in progress."""

    house: House
    state: State = field(default_factory=State)

    def draw(self, text: str) -> None:
        """These cards come up next, one after the other."""
        for card in cards(text):
            of = range(GAME.outcomes(self.state, self.house))
            pick = next(pick for pick in of if GAME.outcome(self.state, self.house, pick) == card)
            GAME.deal(self.state, self.house, pick)

    def lay(self, hands: str, middle: str = "") -> None:
        """A round is dealt: the hands of the seats still in, in seat order; the middle if it matters."""
        still_in = [seat for seat in range(self.state.seats) if self.state.tokens[seat] > 0]
        held = dict(zip(still_in, (cards(hand) for hand in hands.split("|")), strict=True))
        # Before the first card the deal has still to pass on.
        passes = self.state.rounds > 0
        after = [seat for seat in still_in if seat > self.state.dealer]
        order = after + [seat for seat in still_in if seat <= self.state.dealer]
        order = order[1:] + order[:1] if passes else order
        self.draw(" ".join(card_name(held[seat][place]) for place in range(3) for seat in order))
        self.draw(middle)
        while GAME.outcomes(self.state, self.house):
            GAME.deal(self.state, self.house, 0)

    def do(self, moves: str) -> None:
        """Moves, each with its seat: `P1 take 7C put 2S, P1 stop, P2 stand`; all must be legal."""
        for move in moves.split(","):
            who, _, what = move.strip().partition(" ")
            seat = int(who[1:]) - 1
            words = what.split()
            action = WORDS.get(what) or Take(read_card(words[1]), read_card(words[3]))
            (code,) = GAME.encode(self.state, self.house, seat, action)
            assert GAME.legal(self.state, self.house, seat, code), move
            assert GAME.decode(self.state, self.house, seat, code) == action
            GAME.act(self.state, self.house, seat, code)

    def allowed(self, seat: int) -> str:
        """The kinds of move that P`seat` may make, by name."""
        codes = [code for code in range(-1, GAME.ACTIONS + 1) if GAME.legal(self.state, self.house, seat - 1, code)]
        assert codes == legal_actions(GAME, self.state, self.house, seat - 1)
        kinds = dict.fromkeys(tag(type(GAME.decode(self.state, self.house, seat - 1, code))) for code in codes)
        return " ".join(kinds)

    def view(self, seat: int = 0) -> StopView:
        """What P`seat` sees; 0 is a spectator."""
        return GAME.see(self.state, self.house, seat - 1 if seat else SPECTATOR)  # type: ignore[no-any-return]

    def seen_by(self, viewer: int, seat: int) -> str:
        """The hand of P`seat` as P`viewer` sees it; 0 is a spectator."""
        return names(self.view(viewer).seats[seat - 1].cards)

    def hand(self, seat: int) -> str:
        """The hand of P`seat`."""
        return names(self.state.hand[seat - 1])

    @property
    def awaited(self) -> int:
        """Who is to act, P1 being 1; 0 is nobody."""
        seats = [seat for seat in range(16) if GAME.awaits(self.state, self.house, seat)]
        assert seats == [seat for seat in [GAME.turn(self.state, self.house)] if seat != NOBODY]
        return seats[0] + 1 if seats else 0

    @property
    def tokens(self) -> list[int]:
        """What each seat has left."""
        return self.state.tokens[: self.state.seats]

    @property
    def chips(self) -> list[int]:
        """What each seat has won less what it has paid."""
        return self.state.chips[: self.state.seats]

    def told(self, kind: type[Happened], reader: int | None = None) -> list[Event]:
        """What was told of this kind; a reader is P1 (1), P2 (2) ... or a spectator (0), None reads all."""
        by = None if reader is None else reader - 1
        return [event for event in (event_of(row, by) for row in self.state.story) if isinstance(event, kind)]


def begin(seats: int, house: House | None = None, dealer: int | None = None) -> Driven:
    """A new game; `dealer` P1 being 1, by default the last seat, 0 to draw for it."""
    driven = Driven(house or House())
    GAME.begin(driven.state, driven.house, seats, (seats if dealer is None else dealer) - 1)
    return driven


def dealt(hands: str, middle: str = "", house: House | None = None, dealer: int | None = None) -> Driven:
    """A new game with its first round dealt."""
    driven = begin(hands.count("|") + 1, house, dealer)
    driven.lay(hands, middle)
    return driven
