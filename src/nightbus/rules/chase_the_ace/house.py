"""Every house rule of Chase the Ace, and which of them no table could play."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from nightbus.errors import HouseRuleError
from nightbus.rules.switches import OnOff, check_ranges, switch

LEAST_SEATS: Final = 2
SEATS: Final = 20
ONE_PACK: Final = 13
"""Seats that one pack of 52 serves (CTA-0.1)."""


class DrawnKing(IntEnum):
    """CTA-1.6: what a king that the dealer draws from the stock does."""

    KEPT = 0
    REFUSED = 1


class Domino(IntEnum):
    """CTA-4.1: which cards, received by one's own swap, allow one more swap."""

    OFF = 0
    ACE = 1
    LOW = 2


class Deck(IntEnum):
    """CTA-4.2: the cards played with."""

    STANDARD = 0
    CUCKOO = 1


@dataclass(frozen=True, slots=True)
class House:
    """What the table settles before the first card; the defaults are the rulebook `chase-the-ace`."""

    lives: int = switch(3, "CTA-0.2", low=1, high=5)
    stake: int = switch(1, "CTA-0.2", high=1000)
    money_play: OnOff = switch(OnOff.OFF, "CTA-0.2")
    dealer_blocks: OnOff = switch(OnOff.OFF, "CTA-1.4")
    reveal_low: OnOff = switch(OnOff.ON, "CTA-1.5")
    drawn_king: DrawnKing = switch(DrawnKing.KEPT, "CTA-1.6")
    dealer_wins_ties: OnOff = switch(OnOff.OFF, "CTA-2.2")
    ace_of_spades_two: OnOff = switch(OnOff.OFF, "CTA-2.3")
    domino: Domino = switch(Domino.OFF, "CTA-4.1")
    deck: Deck = switch(Deck.STANDARD, "CTA-4.2")
    misdeal_chance: int = switch(0, "CTA-5.1", high=100)

    def __post_init__(self) -> None:
        check_ranges(self)
        if self.ace_of_spades_two and self.deck == Deck.CUCKOO:
            raise HouseRuleError(
                "no-ace-of-spades",
                switch="ace_of_spades_two",
                value="on",
                rule="CTA-0.4",
                allowed="off",
                nearest="ace_of_spades_two=off",
            )


def check(house: House, seats: int) -> None:
    """Refuse a number of seats that cannot play.

    :raises HouseRuleError: fewer than 2 or more than 20 (CTA-0.1).
    """
    if not LEAST_SEATS <= seats <= SEATS:
        raise HouseRuleError("seats", seats=seats, rule="CTA-0.1", low=LEAST_SEATS, high=SEATS)
