"""What Chase the Ace is at. Chance comes first, so that one comparison tells whether people are to act."""

from typing import Final

CHOOSING: Final = 0
"""A card that may choose the first dealer is due (CTA-0.3)."""
DEALING: Final = 1
"""A seat's card is due (CTA-1.1)."""
STOCK: Final = 2
"""The top card of the stock is due, for the dealer (CTA-1.6)."""
SUDDEN: Final = 3
"""A seat's card in sudden death is due (CTA-3.2)."""
EXPOSING: Final = 4
"""Whether the card just dealt is exposed is due (CTA-5.1)."""

FIRST_HUMAN: Final = 5

MISDEAL: Final = 5
"""The owner of an exposed card keeps it or asks for a new deal (CTA-5.1)."""
TURN: Final = 6
"""A player stays or swaps, the dealer stays or draws (CTA-1.2, 1.6)."""
DOMINO: Final = 7
"""A player who received a low card may force one more swap (CTA-4.1)."""
OVER: Final = 8

WORDS: Final = ("choosing", "dealing", "stock", "sudden_death", "exposing", "misdeal", "turn", "domino", "over")
