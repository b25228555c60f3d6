"""Cards as whole numbers, and their names.

A card is `rank * 4 + suit` for the 52 cards (rank 0 is the two, 12 the ace; suits in the order of `SUITS`), and
`CUCKOO_FIRST + value` for the twenty values of the Cuckoo pack (CTA-4.2). Which of two cards is higher is a rule of
each game (C-5) and stands there.
"""

from typing import Final

from nightbus.errors import NotationError

NOBODY: Final = -1
"""No seat, no card, no choice: what an empty slot holds."""

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
RANK_WORDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
SUITS: Final = ("C", "D", "H", "S")
SUIT_WORDS: Final = ("clubs", "diamonds", "hearts", "spades")

DECK: Final = 52
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12
CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

CUCKOO_FIRST: Final = 52
CUCKOO_VALUES: Final = (*(f"N{n}" for n in range(1, 17)), "HOUSE", "HORSE", "CAT", "CUCKOO")

NAMES: Final = tuple(rank + suit for rank in RANKS for suit in SUITS) + CUCKOO_VALUES
_CODES: Final = {name: code for code, name in enumerate(NAMES)} | {"T" + s: 32 + i for i, s in enumerate(SUITS)}


def rank_of(card: int) -> int:
    """Rank of one of the 52 cards, 0 (two) to 12 (ace)."""
    return card // 4


def suit_of(card: int) -> int:
    """Suit of one of the 52 cards, an index into `SUITS`."""
    return card % 4


def is_red(card: int) -> bool:
    """Hearts and diamonds are red, clubs and spades black (C-5)."""
    return card % 4 == DIAMONDS or card % 4 == HEARTS


def card_name(card: int) -> str:
    """The card as written everywhere: `10D`, `AS`, `N14`, `CUCKOO`.

    >>> card_name(34)
    '10H'
    """
    return NAMES[card]


def read_card(text: str) -> int:
    """The card of this name; upper and lower case are one, and `TD` is `10D`.

    >>> card_name(read_card("td"))
    '10D'

    :raises NotationError: no pack has such a card.
    """
    card = _CODES.get(text.strip().upper())
    if card is None:
        raise NotationError("no-such-card", card=text.strip())
    return card
