"""Every house rule of Stop the Bus, and how many can play."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType
from typing import Final

from nightbus.errors import HouseRuleError
from nightbus.rules.switches import OnOff, check_ranges, switch

FEWEST_SEATS: Final = 2
SEATS: Final = 16
"""Sixteen hands and the middle are 51 cards."""


class Exchange(IntEnum):
    """STB-1.4b: how many cards go to the middle at once."""

    ONE = 0
    ONE_OR_THREE = 1


class FirstStop(IntEnum):
    """STB-1.4b: whether the bus may be stopped on a first turn without an exchange (STB-1.3)."""

    FIRST_TURN = 0
    AFTER_EXCHANGE = 1


@dataclass(frozen=True, slots=True)
class House:
    """What the table settles before the first card; the defaults are the rulebook's."""

    tokens: int = switch(3, "STB-0.1", low=1, high=10)
    """What each player starts with."""
    stake: int = switch(0, "STB-0.1", high=1000)
    """Chips that a lost token is worth, into the pot."""
    exchange: Exchange = switch(Exchange.ONE, "STB-1.4b")
    first_stop: FirstStop = switch(FirstStop.FIRST_TURN, "STB-1.4b")
    circuit_limit: int = switch(20, "STB-1.5", low=1, high=100)
    """The bus stops by itself when everybody has had so many turns."""
    brag_order: OnOff = switch(OnOff.OFF, "STB-2.1b")
    """333 is the best trio, and A-2-3 the best run."""

    def __post_init__(self) -> None:
        """Refuse what is out of range."""
        check_ranges(self)


RULEBOOKS: Final[Mapping[str, House]] = MappingProxyType({"stop-the-bus": House()})


def check(house: House, seats: int) -> None:
    """Refuse a table of so many seats (STB-0.1).

    :raises HouseRuleError: fewer than two, or more than one pack has hands for.
    """
    if not FEWEST_SEATS <= seats <= SEATS:
        raise HouseRuleError("seats", seats=seats, rule="STB-0.1", low=FEWEST_SEATS, high=SEATS)
