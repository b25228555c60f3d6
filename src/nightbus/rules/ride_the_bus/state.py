"""The whole position of Ride the Bus in whole numbers, and the few moves that every phase makes."""

from dataclasses import dataclass, field

from nightbus.cards import ACE, NOBODY, rank_of
from nightbus.rules import told
from nightbus.rules.pack import fill
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import Ace, DealerRole, House
from nightbus.rules.story import NOT_COMPILED, Told, tell


def _row(size: int) -> list[int]:
    return [NOBODY] * size


def _grid() -> list[list[int]]:
    return [[NOBODY] * 7 for _ in range(16)]


@dataclass(slots=True)
class State:
    """A session of Ride the Bus: 16 seats at most, cards as in `cards`, empty slots -1."""

    seats: int = 0
    dealer: int = NOBODY
    game: int = 0
    """Games of the session begun before this one."""
    games: int = 0
    """The session is over after so many (RTB-0.4)."""
    phase: int = phase.OVER
    asked: int = NOBODY
    """The seat whose turn it is; in the sealed phase `LAY` all seats not `answered` are asked."""

    pack: list[int] = field(default_factory=lambda: _row(104))
    cards: int = 0
    dealt: int = 0

    hand: list[list[int]] = field(default_factory=_grid)
    held: list[int] = field(default_factory=lambda: _row(16))
    """How many cards each seat holds, the first slots of its hand."""
    shown: list[list[int]] = field(default_factory=_grid)
    """1 where a card came back from a bluff that was called: all know it is there (RTB-2.6, C-7)."""
    drinks: list[int] = field(default_factory=lambda: _row(16))
    shots: list[int] = field(default_factory=lambda: _row(16))

    question: int = 0
    answer: int = NOBODY
    ties: int = 0
    """Level cards so far in the session, in questions and rides by questions."""

    left: int = 0
    """Drinks (or the shot) still to hand out."""
    gave_to: int = NOBODY
    """The seat given to last: a split is handed out in seat order."""
    given: list[int] = field(default_factory=lambda: _row(16))
    """What a claim under way would give each seat."""

    pyramid: list[int] = field(default_factory=lambda: _row(25))
    turned: int = 0
    """Cards of the pyramid turned so far; the last of them is the one played on."""
    row: int = 0
    place: int = 0
    answered: list[int] = field(default_factory=lambda: _row(16))
    """1 where a seat has answered the card turned last, or holds nothing to answer it with."""
    unanswered: int = 0
    """How many seats are still to answer it."""
    staked: list[list[int]] = field(default_factory=_grid)
    """Cards played on this pyramid card and not settled yet, in the order played."""
    staked_shown: list[list[int]] = field(default_factory=_grid)
    """1 where all knew that card to be in the hand: until all have answered they must not see it go."""
    stakes: list[int] = field(default_factory=lambda: _row(16))
    player: int = NOBODY
    """Whose play is being settled."""
    play: int = 0
    """Which of that seat's plays."""
    passed: list[list[int]] = field(default_factory=_grid)
    """Claims that nobody called, face down on the pyramid."""
    passed_rank: list[list[int]] = field(default_factory=_grid)
    """The rank each of them claimed."""
    passes: list[int] = field(default_factory=lambda: _row(16))
    bluffs: int = 0
    """Claims so far in the session that did not match, known or not."""
    calls: int = 0
    """Times so far in the session that somebody called."""

    tied: list[int] = field(default_factory=lambda: _row(16))
    drawn: list[int] = field(default_factory=lambda: _row(16))

    rider: int = NOBODY
    co_pilot: int = NOBODY
    attempt: int = 0
    """Rows or tries begun in this ride."""
    length: int = 0
    """Cards in the row of this attempt."""
    position: int = 0
    """Cards of this attempt turned and kept."""
    line: list[int] = field(default_factory=lambda: _row(104))
    """Those cards."""
    picks: list[int] = field(default_factory=lambda: _row(4))
    """The places picked in a ride by pyramid, counted from 0."""
    ride_cards: int = 0
    """Cards turned in this ride, redrawn ones too."""
    ride_drinks: int = 0
    """Drinks of this ride, the co-pilot's too."""
    rider_drinks: int = 0

    kept: list[int] = field(default_factory=lambda: _row(16))
    """How many cards each seat still held when the pyramid was done: who held most rides (RTB-3.1)."""
    rides: list[int] = field(default_factory=lambda: _row(16))
    """Rides of each seat in the session (RTB-0.4)."""
    longest: list[int] = field(default_factory=lambda: _row(16))
    """Cards turned in each seat's longest ride."""

    story: list[Told] = field(default_factory=list, metadata=NOT_COMPILED)


def drink(state: State, seat: int, drinks: int, why: int, giver: int = NOBODY) -> None:
    """A seat drinks."""
    if drinks > 0:
        state.drinks[seat] += drinks
        tell(state, told.DRANK, why, seat, giver, drinks)


def take_shot(state: State, seat: int, shots: int, why: int, giver: int = NOBODY) -> None:
    """A seat takes shots."""
    state.shots[seat] += shots
    tell(state, told.TOOK_SHOT, why, seat, giver, shots)


def height(house: House, card: int) -> int:
    """How high a card ranks in questions and tie-breaks, 2 to 14; an ace may count 1 (RTB-0.3b)."""
    if rank_of(card) == ACE and house.ace == Ace.LOW:
        return 1
    return rank_of(card) + 2


def guesses(state: State, house: House, seat: int) -> bool:
    """Does this seat answer questions (RTB-0.2)?"""
    return seat != state.dealer or house.dealer_role == DealerRole.PLAYS


def next_seat(state: State, seat: int) -> int:
    """The next seat clockwise (C-1)."""
    return seat + 1 if seat + 1 < state.seats else 0


def gather_hands(state: State) -> None:
    """Hands, and what lies on the pyramid, are gathered in."""
    for seat in range(16):
        state.held[seat] = 0
        state.passes[seat] = 0
        fill(state.hand[seat], NOBODY)
        fill(state.shown[seat], NOBODY)
        fill(state.passed[seat], NOBODY)
        fill(state.passed_rank[seat], NOBODY)


def clear(state: State) -> None:
    """What the game before left is put away: it is seen no more, and a state used again equals a fresh one."""
    gather_hands(state)
    state.rider = NOBODY
    state.co_pilot = NOBODY
    state.question = 0
    state.answer = NOBODY
    state.left = 0
    state.gave_to = NOBODY
    fill(state.given, 0)
    fill(state.pyramid, NOBODY)
    state.turned = 0
    state.row = 0
    state.place = 0
    fill(state.answered, 1)
    state.unanswered = 0
    fill(state.stakes, 0)
    for seat in range(16):
        fill(state.staked[seat], NOBODY)
        fill(state.staked_shown[seat], NOBODY)
    state.player = NOBODY
    state.play = 0
    fill(state.kept, NOBODY)
    fill(state.tied, 0)
    fill(state.drawn, NOBODY)
    state.attempt = 0
    state.length = 0
    state.position = 0
    fill(state.line, NOBODY)
    fill(state.picks, NOBODY)
    state.ride_cards = 0
    state.ride_drinks = 0
    state.rider_drinks = 0


def start_giving(state: State, seat: int, amount: int, then: int) -> None:
    """`seat` is to hand out `amount`; `then` is the phase for it."""
    state.asked = seat
    state.left = amount
    state.gave_to = NOBODY
    state.phase = then


def may_give(state: State, house: House, giver: int, to: int) -> bool:
    """May `giver` give to this seat at all? RTB-1.10, RTB-2.4."""
    if to == giver or to >= state.seats:
        return False
    if to != state.dealer or house.dealer_role == DealerRole.PLAYS:
        return True
    # The dealer without cards drinks in the pyramid, if that is its role, and never for a right answer.
    return house.dealer_role == DealerRole.DRINKS and state.phase == phase.GIVE


def legal_gift(state: State, house: House, giver: int, to: int, amount: int) -> bool:
    """May so much, of what is left, go to this seat now, as the next part of a split in seat order?"""
    if to <= state.gave_to or not may_give(state, house, giver, to):
        return False
    if amount == state.left:
        return True
    for later in range(to + 1, state.seats):  # all of it must be given (RTB-1.10)
        if may_give(state, house, giver, later):
            return True
    return False
