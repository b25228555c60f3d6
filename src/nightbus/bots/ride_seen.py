"""What a seat at Ride the Bus may know of the cards, counted: the memory of its bot (C-4, C-7).

Counts are packed into one number, four bits for each rank or eight for each suit: a number needs no list of its own.
Every count stays the same wherever the cards lie that the seat cannot see.
"""

from typing import Final

from nightbus.cards import NOBODY, rank_of
from nightbus.rules.ride_the_bus import phase
from nightbus.rules.ride_the_bus.house import DealFace, House, guessers_of
from nightbus.rules.ride_the_bus.state import State

BY_RANK: Final = 4
"""How many bits a count has: at most eight cards are of one rank (two decks)."""
BY_SUIT: Final = 8


def count(counts: int, by: int, of: int) -> int:
    """How many cards of the rank or suit `of` are counted."""
    return (counts >> by * of) & ((1 << by) - 1)


def total(counts: int) -> int:
    """How many cards are counted by rank."""
    cards = 0
    for rank in range(13):
        cards += count(counts, BY_RANK, rank)
    return cards


def count_row(row: list[int], first: int, end: int, by: int) -> int:
    """The cards of a row from `first` on, before `end`."""
    counts = 0
    if by == BY_RANK:
        for i in range(first, end):
            counts += 1 << BY_RANK * (row[i] // 4)
    else:
        for i in range(first, end):
            counts += 1 << BY_SUIT * (row[i] % 4)
    return counts


def settled(state: State, seat: int) -> int:
    """How many of a seat's plays on this pyramid card have been settled: they lie elsewhere by now."""
    return state.play if seat == state.player else 0


def concealed(state: State, seat: int, by: int) -> int:
    """What a seat has in its hand, laid but not settled yet, and face down in claims that passed.

    Of another seat this says nothing about which card lies where, as long as that is secret (RTB-2.3, 2.6).
    """
    counts = count_row(state.hand[seat], 0, state.held[seat], by)
    counts += count_row(state.staked[seat], settled(state, seat), state.stakes[seat], by)
    return counts + count_row(state.passed[seat], 0, state.passes[seat], by)


def shown(state: State, seat: int, by: int) -> int:
    """Cards that all know to be in this hand: bluffs that were called (RTB-2.6)."""
    counts = 0
    for i in range(state.held[seat]):
        if state.shown[seat][i] == 1:
            counts += count_row(state.hand[seat], i, i + 1, by)
    if state.phase == phase.LAY:  # until all have answered, the others have not seen it go (RTB-2.3)
        for i in range(state.stakes[seat]):
            if state.staked_shown[seat][i] == 1:
                counts += count_row(state.staked[seat], i, i + 1, by)
    return counts


def cards_of(state: State, seat: int) -> int:
    """How many cards a seat holds, as the table sees it: a sealed play has not left the hand yet (RTB-2.3)."""
    return state.held[seat] + (state.stakes[seat] if state.phase == phase.LAY else 0)


def open_to_all(state: State, by: int, but: int) -> int:
    """Cards that lie, or were laid, openly on the table, and those all know to be in a hand other than `but`'s."""
    counts = count_row(state.pack, 0, state.dealt, by)
    for seat in range(state.seats):
        counts -= concealed(state, seat, by)
        if seat != but:
            counts += shown(state, seat, by)
    return counts


def known(state: State, house: House, seat: int, by: int) -> int:
    """The cards that this seat knows to be out of the deck."""
    if house.deal_face == DealFace.UP:
        return count_row(state.pack, 0, state.dealt, by)  # every card was dealt for all to see (RTB-2.8, C-7)
    if state.rider == NOBODY:
        return open_to_all(state, by, seat) + concealed(state, seat, by)
    # The hands are gathered in. Unless the deck was shuffled since, only pyramid and ride are remembered.
    first = 0
    counts = 0
    if state.dealt > state.ride_cards:
        first = house.questions * guessers_of(house, state.seats) + state.turned
        counts = count_row(state.pyramid, 0, state.turned, by)
    return counts + count_row(state.pack, first, state.dealt, by)


def left_of(state: State, counts: int, rank: int) -> int:
    """How many cards of a rank are not among those counted."""
    return state.cards // 13 - count(counts, BY_RANK, rank)


def claimed_before(state: State, seat: int, rank: int) -> int:
    """How many claims of this rank by this seat have passed."""
    claims = 0
    for i in range(state.passes[seat]):
        claims += 1 if state.passed_rank[seat][i] == rank else 0
    return claims


def turned_rank(state: State) -> int:
    """The rank of the pyramid card turned last."""
    return rank_of(state.pyramid[state.turned - 1])
