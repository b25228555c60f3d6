"""The actions of Ride the Bus as numbers; 0 to 24 are the answers of `rules.answers`."""

from typing import Final

from nightbus.rules.answers import ANSWERS

PASS: Final = ANSWERS
PLAY: Final = PASS + 1
"""PLAY + i lays the i-th card of the hand."""
ACCEPT: Final = PLAY + 7
LIAR: Final = ACCEPT + 1
VOLUNTEER: Final = LIAR + 1
DECLINE: Final = VOLUNTEER + 1
PICK: Final = DECLINE + 1
"""PICK + i turns the i-th card of the row, from the left."""
GIVE: Final = PICK + 4
"""GIVE + (n - 1) * SEATS + seat gives n drinks (a shot: n = 1) to a seat: by amount first, so that spans are short."""
SEATS: Final = 16
ACTIONS: Final = GIVE + 20 * SEATS
