"""Chase the Ace for tests: cards and moves as a table would say them."""

import copy
import random
from dataclasses import dataclass
from typing import Any

from nightbus.cards import NOBODY, card_name, read_card
from nightbus.rules.actions import tag
from nightbus.rules.chase_the_ace import GAME, House, State
from nightbus.rules.events import Event, event_of
from nightbus.rules.game import SPECTATOR, legal_actions
from tests.games.random_houses import random_house, seats_for
from tests.rules.hidden_chase import hidden_places


@dataclass
class Played:
    """A game as far as its cards went. Seats are P1, P2 ...; every answer is as one would say it aloud."""

    state: State
    house: House

    @property
    def awaited(self) -> str:
        """Who is to act: `P2`, or nothing."""
        seats = [seat for seat in range(self.state.seats) if GAME.awaits(self.state, self.house, seat)]
        assert seats == ([] if GAME.turn(self.state, self.house) == NOBODY else [GAME.turn(self.state, self.house)])
        return " ".join(f"P{seat + 1}" for seat in seats)

    @property
    def dealer(self) -> str:
        return f"P{self.state.dealer + 1}"

    @property
    def winner(self) -> str:
        return "" if self.state.winner == NOBODY else f"P{self.state.winner + 1}"

    @property
    def cards(self) -> str:
        """What lies before each seat: `2S 9H -`."""
        hands = self.state.hand[: self.state.seats]
        return " ".join("-" if card == NOBODY else card_name(card) for card in hands)

    @property
    def lives(self) -> list[int]:
        return self.state.lives[: self.state.seats]

    @property
    def chips(self) -> list[int]:
        return self.state.chips[: self.state.seats]

    @property
    def choices(self) -> str:
        """What the awaited seat may do: `stay swap`."""
        seat = GAME.turn(self.state, self.house)
        codes = legal_actions(GAME, self.state, self.house, seat)
        assert codes == [code for code in range(-1, GAME.ACTIONS + 1) if GAME.legal(self.state, self.house, seat, code)]
        return " ".join(tag(type(GAME.decode(self.state, self.house, seat, code))) for code in codes)

    def seen_by(self, seat: int = SPECTATOR) -> str:
        """The cards that P1 (1), P2 (2) ... or a spectator sees lying: `2S ? -`."""
        view = GAME.see(self.state, self.house, seat - 1 if seat > 0 else SPECTATOR)
        lying = ["-" if not s.holds else "?" if s.card is None else card_name(s.card) for s in view.seats]
        return " ".join(lying)

    def told(self, seat: int | None = None) -> list[Event]:
        """The story, whole, or as P1 (1), P2 (2) ... or a spectator (`SPECTATOR`) reads it."""
        reader = seat if seat is None or seat == SPECTATOR else seat - 1
        return [event_of(row, reader) for row in self.state.story]

    def happened(self, kind: type[Any]) -> list[Any]:
        """Every event of this kind, in full."""
        return [event for event in self.told() if type(event) is kind]


def play(house: House, cards: str, moves: str = "", *, seats: int = 3, dealer: int = 0, games: int = 1) -> Played:
    """The position after these cards and moves.

    Cards are the next ones in order, `3S!` one that is exposed; P1 is the default player at the dealer's left, so the
    last seat deals unless `dealer` names another, or `NOBODY` lets the cards choose. Moves are `swap` by whoever's
    turn it is, or `2:swap`, which also says whose turn it has to be. Games follow on as long as there are cards.
    """
    state = State()
    GAME.check(house, seats)
    GAME.begin(state, house, seats, dealer if dealer == NOBODY else (dealer or seats) - 1)
    played = Played(state, house)
    coming = cards.split()
    exposed = chance(played, coming, exposed=False)
    for move in moves.split():
        whose, _, word = move.rpartition(":")
        seat = GAME.turn(state, house)
        assert not whose or whose == str(seat + 1), f"{move}: it is P{seat + 1}'s turn"
        code = code_of(word)
        assert GAME.legal(state, house, seat, code), f"{move}: only {played.choices}"
        GAME.act(state, house, seat, code)
        exposed = chance(played, coming, exposed=exposed)
        if GAME.over(state) and games > 1:
            games -= 1
            GAME.again(state, house)
            exposed = chance(played, coming, exposed=exposed)
    assert not coming, f"left over: {coming}"
    return played


def chance(played: Played, coming: list[str], *, exposed: bool) -> bool:
    """Cards come up as long as any are due and given; says whether the last was marked as exposed."""
    state, house = played.state, played.house
    while outcomes := GAME.outcomes(state, house):
        if GAME.exposure(state):
            wanted = 1 if exposed else 0
        elif coming:
            exposed = coming[0].endswith("!")
            wanted = read_card(coming.pop(0).removesuffix("!"))
        else:
            break
        GAME.deal(state, house, next(p for p in range(outcomes) if GAME.outcome(state, house, p) == wanted))
    return exposed


def code_of(word: str) -> int:
    """The code of a move as one would say it."""
    return next(code for code in range(GAME.ACTIONS) if tag(type(GAME.decode(State(), House(), 0, code))) == word)


def walk(state: State, luck: random.Random, steps: int) -> House:
    """A random session is played on this state for so many steps; its house rules."""
    house: House = random_house(GAME, luck)
    seats = luck.choice(seats_for(GAME, house))
    GAME.begin(state, house, seats, luck.randrange(-1, seats))
    for _ in range(steps):
        if GAME.over(state):
            GAME.again(state, house)
        outcomes, seat = GAME.outcomes(state, house), GAME.turn(state, house)
        assert (outcomes == 0) == (seat != NOBODY), "either chance or a seat is to act"
        if outcomes:
            GAME.deal(state, house, luck.randrange(outcomes))
        else:
            GAME.act(state, house, seat, luck.choice(legal_actions(GAME, state, house, seat)))
        assert sum(state.chips) + state.pot == 0  # C-10
    return house


def shuffled_behind(state: State, house: House, viewer: int, luck: random.Random) -> State:
    """A copy in which the cards hidden from the viewer have changed places."""
    other = copy.deepcopy(state)
    places = hidden_places(other, house, viewer)
    cards = [row[at] for row, at in places]
    luck.shuffle(cards)
    for (row, at), card in zip(places, cards, strict=True):
        row[at] = card
    return other
