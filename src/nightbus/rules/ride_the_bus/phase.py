"""What Ride the Bus is at. Chance comes first, so that one comparison tells whether people are to act."""

from typing import Final

QUESTION_CARD: Final = 0
"""The card that answers a question is due (RTB-1.0)."""
PYRAMID_CARD: Final = 1
"""The next card of the pyramid is due (RTB-2.2)."""
DRAW_CARD: Final = 2
"""A tied seat's card is due (RTB-3.1)."""
RIDE_ROW: Final = 3
"""The next card of the rider's row is due (RTB-3.2)."""
RIDE_QUESTION: Final = 4
"""The card that answers the rider is due (RTB-3.4)."""
RIDE_PICKED: Final = 5
"""The card that the rider picked is due (RTB-3.6)."""

FIRST_HUMAN: Final = 6

ANSWER: Final = 6
"""A guesser answers (RTB-1.0)."""
GIVE_RIGHT: Final = 7
"""A guesser who was right hands out drinks (RTB-1.10)."""
LAY: Final = 8
"""Every seat with cards answers the pyramid card, sealed (RTB-2.3)."""
GIVE: Final = 9
"""The player of a card hands out what the row is worth (RTB-2.4)."""
CALL: Final = 10
"""A target of a claim accepts or calls (RTB-2.6)."""
VOLUNTEER: Final = 11
"""A guesser may become co-pilot (RTB-3.8)."""
RIDE_ANSWER: Final = 12
"""The rider answers (RTB-3.4)."""
RIDE_PICK: Final = 13
"""The rider picks a card of a row (RTB-3.6)."""
OVER: Final = 14
