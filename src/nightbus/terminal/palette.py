"""The colours of the night bus, and of the cards, told apart by more than colour."""

from typing import Final

from nightbus.terminal.canvas import Ink

NIGHT: Final = "#0d1720"
NIGHT_2: Final = "#152532"
NIGHT_4: Final = "#4a6d87"
BAIZE: Final = "#1f4a38"
BAIZE_LINE: Final = "#5c9478"
WOOD: Final = "#3a2416"
CREAM: Final = "#f5ecd8"
PAPER: Final = "#fffdf6"
EDGE: Final = "#8f866f"
INK: Final = "#101014"
LAMP: Final = "#ffcf5c"
LAMP_2: Final = "#ffe9a8"
BRASS: Final = "#e8b33c"
QUIET: Final = "#d2ccb8"
OX: Final = "#7d1f22"
OX_2: Final = "#551215"
OX_3: Final = "#a5322f"
STOP: Final = "#c42a1d"
EMBER: Final = "#ff9a80"
ENAMEL: Final = "#17456f"
BLIND: Final = "#0a0a0a"

SUIT_INKS: Final = ("#2c6b58", "#0844f2", "#d21e09", "#101014")
"""Clubs, diamonds, hearts, spades, on paper."""
SUIT_LIGHTS: Final = ("#8fd9bd", "#9db8ff", "#ff9a80", "#f5ecd8")
"""The same on dark grounds."""

BODY: Final = Ink(CREAM)
SOFT: Final = Ink(QUIET)
FAINT: Final = Ink(EDGE)
LIT: Final = Ink(INK, LAMP, bold=True, mark=True)
YELLOW: Final = Ink(LAMP, bold=True)
PALE: Final = Ink(LAMP_2)
PLATE: Final = Ink("#ffffff", OX, bold=True, mark=True)
HEAD: Final = Ink(LAMP, BLIND, bold=True)
HEAD_2: Final = Ink(LAMP_2, BLIND)
RED_SIGN: Final = Ink("#ffffff", STOP, bold=True, mark=True)
