"""The whole position of Chase the Ace in whole numbers, its cards, and the few moves that several rules make."""

from dataclasses import dataclass, field
from typing import Final

from nightbus.cards import ACE as ACE_RANK
from nightbus.cards import CUCKOO_FIRST, KING, NOBODY, SPADES
from nightbus.rules.chase_the_ace import phase
from nightbus.rules.chase_the_ace.house import SEATS
from nightbus.rules.story import EVERYONE, NOT_COMPILED, Told

STAY: Final = 0
SWAP: Final = 1
DRAW: Final = 2
AGAIN: Final = 3
KEEP: Final = 4
REDEAL: Final = 5
ACTIONS: Final = 6

ACE: Final = 0
"""The height of an ace, the lowest card."""
HEIGHTS: Final = 20
"""More than the height of any card."""
LOW: Final = 3
"""Aces, 2s and 3s, the cards below this height, are shown when handed over (CTA-1.5)."""
ACE_OF_SPADES: Final = ACE_RANK * 4 + SPADES
CUCKOO: Final = CUCKOO_FIRST + 19


def _row(size: int) -> list[int]:
    return [NOBODY] * size


@dataclass(slots=True)
class State:
    """A session of Chase the Ace: 20 seats at most, cards as in `cards`, empty slots -1."""

    seats: int = 0
    game: int = 0
    """Games of the session begun, this one too."""
    rounds: int = 0
    """Rounds of this game begun, this one too; sudden death is none."""
    deals: int = 0
    """Deals of the session begun: those asked for after a misdeal and those of sudden death too."""
    phase: int = phase.OVER
    dealer: int = NOBODY
    asked: int = NOBODY
    """The seat that is to act."""
    due: int = NOBODY
    """The seat that the next card is for, or was just dealt to."""
    left: int = 0
    """Cards of this deal still to come, the next one too."""
    sudden: int = 0
    """1 once the game is in sudden death (CTA-3.2)."""
    pot: int = 0
    winner: int = NOBODY

    players: int = 0
    """How many seats are in the game."""
    playing: list[int] = field(default_factory=lambda: _row(SEATS))
    """1 for a seat that is in the game."""
    lives: list[int] = field(default_factory=lambda: _row(SEATS))
    chips: list[int] = field(default_factory=lambda: _row(SEATS))
    """Chips won less chips paid in the session (C-10)."""
    wins: list[int] = field(default_factory=lambda: _row(SEATS))
    """Games won in the session."""
    hand: list[int] = field(default_factory=lambda: _row(SEATS))
    """The card that lies before each seat."""
    known: list[int] = field(default_factory=lambda: _row(SEATS))
    """Who knows that card (CTA-1.8): a bit for each seat, `EVERYONE`, or 0. Public itself, as all moves are (C-7)."""
    did: list[int] = field(default_factory=lambda: _row(SEATS))
    """What each seat did on its turn of this deal, an action: `SWAP` when blocked too, `AGAIN` after two swaps."""

    pack: list[int] = field(default_factory=lambda: _row(104))
    cards: int = 0
    dealt: int = 0

    story: list[Told] = field(default_factory=list, metadata=NOT_COMPILED)


def height(card: int) -> int:
    """How high a card is: ace 0 to king 12 (CTA-0.1), or 1 to Cuckoo as 0 to 19 (CTA-4.2)."""
    if card >= CUCKOO_FIRST:
        return card - CUCKOO_FIRST
    return (card // 4 + 1) % 13


def is_king(card: int) -> bool:
    """Does the card block a swap (CTA-1.3, 4.2)?"""
    return card // 4 == KING or card == CUCKOO


def next_in(state: State, seat: int) -> int:
    """The next seat clockwise that is still in (C-1): the same one if there is no other."""
    for _ in range(state.seats):
        seat = seat + 1 if seat + 1 < state.seats else 0
        if state.playing[seat] == 1:
            break
    return seat


def knows(state: State, viewer: int, seat: int) -> bool:
    """Does the viewer know the card before this seat (CTA-1.8)? A spectator knows what everybody does."""
    known = state.known[seat]
    return known == EVERYONE or (viewer != NOBODY and known >> viewer & 1 == 1)
