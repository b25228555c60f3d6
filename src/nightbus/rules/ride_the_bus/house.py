"""Every house rule of Ride the Bus, and which of them no table could play."""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from nightbus.cards import DECK
from nightbus.errors import HouseRuleError
from nightbus.rules.switches import OnOff, check_ranges, switch

MOST_ROWS: Final = 5
MOST_QUESTIONS: Final = 7
RIDE_QUESTIONS: Final = 4
MOST_GIVEN: Final = 20


class DealerRole(IntEnum):
    """RTB-0.2: what the dealer takes part in."""

    PLAYS = 0
    DRINKS = 1
    STAFF = 2


class Ace(IntEnum):
    """RTB-0.3b: how an ace ranks in questions and tie-breaks."""

    HIGH = 0
    LOW = 1


class QuestionOrder(IntEnum):
    """RTB-1.0: one guesser answers all, or each question goes round the table."""

    BY_PLAYER = 0
    BY_ROUND = 1


class Ties(IntEnum):
    """RTB-1.8: what a card level with the one (or one of the two) it is held against does."""

    WRONG = 0
    REDRAW = 1
    RIGHT = 2
    DOUBLE = 3


class TopCard(IntEnum):
    """RTB-2.1: what a match on the top row gives."""

    DRINKS = 0
    SHOT = 1


class PassedBluffs(IntEnum):
    """RTB-2.6b: whether a bluff that nobody called counts in its owner's hand."""

    SHED = 0
    COUNT = 1


class Hands(IntEnum):
    """RTB-2.8: whether the table lists what seats hold during the pyramid."""

    PRIVATE = 0
    OPEN = 1


class DealFace(IntEnum):
    """RTB-2.8: whether the table, or the guesser alone, sees a card dealt."""

    UP = 0
    PRIVATE = 1


class TieBreak(IntEnum):
    """RTB-3.1: who rides of those with equally many cards."""

    SUM = 0
    HIGHEST_CARD = 1
    DRAW = 2


class Bus(IntEnum):
    """RTB-3.2 to 3.7: the form of the ride."""

    ROW = 0
    ROW_ONCE = 1
    ADDING_ROW = 2
    QUESTIONS = 3
    SHRINKING_ROW = 4
    PYRAMID = 5
    KINGS_CUP = 6


@dataclass(frozen=True, slots=True)
class House:
    """What the table settles before the first card; the defaults are the rulebook `classic`."""

    dealer_role: DealerRole = switch(DealerRole.DRINKS, "RTB-0.2")
    decks: int = switch(1, "RTB-0.1", low=1, high=2)
    ace: Ace = switch(Ace.HIGH, "RTB-0.3b")
    rounds: int = switch(1, "RTB-0.4", low=1, high=20)
    question_order: QuestionOrder = switch(QuestionOrder.BY_PLAYER, "RTB-1.0")
    questions: int = switch(4, "RTB-1.5", only=(4, 7))
    ties: Ties = switch(Ties.WRONG, "RTB-1.8")
    wrong_drinks: tuple[int, ...] = switch(
        (1, 2, 3, 4, 5, 6, 7), "RTB-1.9", high=20, entries=MOST_QUESTIONS, shorter="rulebook"
    )
    right_gives: tuple[int, ...] = switch(
        (0, 0, 0, 0, 0, 0, 0), "RTB-1.10", high=MOST_GIVEN, entries=MOST_QUESTIONS, shorter="rulebook"
    )
    pyramid_rows: tuple[int, ...] = switch(
        (5, 4, 3, 2, 1), "RTB-2.1", low=1, high=5, entries=MOST_ROWS, shorter="padded"
    )
    pyramid_values: tuple[int, ...] = switch(
        (1, 2, 3, 4, 5), "RTB-2.1", low=1, high=MOST_GIVEN, entries=MOST_ROWS, shorter="padded"
    )
    top_card: TopCard = switch(TopCard.DRINKS, "RTB-2.1")
    bluffing: OnOff = switch(OnOff.ON, "RTB-2.6")
    passed_bluffs: PassedBluffs = switch(PassedBluffs.SHED, "RTB-2.6b")
    give_and_take: OnOff = switch(OnOff.OFF, "RTB-2.7")
    hands: Hands = switch(Hands.PRIVATE, "RTB-2.8")
    deal_face: DealFace = switch(DealFace.UP, "RTB-2.8")
    tie_break: TieBreak = switch(TieBreak.SUM, "RTB-3.1")
    bus: Bus = switch(Bus.ROW, "RTB-3.2")
    bus_length: int = switch(10, "RTB-3.2", low=4, high=10)
    bus_penalties: tuple[int, ...] = switch((1, 2, 3, 4), "RTB-3.2", low=1, high=20, entries=4)
    ride_ends_with_deck: OnOff = switch(OnOff.OFF, "RTB-3.4")
    co_pilot: OnOff = switch(OnOff.OFF, "RTB-3.8")
    ride_cap: int = switch(0, "RTB-3.9", low=1, high=500, zero_is_off=True)

    def __post_init__(self) -> None:
        check_ranges(self)
        rows = rows_of(self)
        valued = rows - 1 if self.top_card == TopCard.SHOT else rows
        values = sum(1 for value in self.pyramid_values if value)
        if values < valued:  # RTB-0.5
            kept = self.pyramid_values[:values] + (self.pyramid_values[values - 1],) * (valued - values)
            raise HouseRuleError(
                "values-fewer-than-rows",
                switch="pyramid_values",
                value=values,
                rule="RTB-0.5",
                needed=valued,
                nearest=f"pyramid_values={'/'.join(str(n) for n in kept)}",
            )
        if self.give_and_take and rows < 3:  # RTB-0.5
            raise HouseRuleError(
                "give-and-take-rows", switch="give_and_take", rule="RTB-0.5", rows=rows, nearest="give_and_take=off"
            )
        if self.hands == Hands.OPEN and self.bluffing:  # RTB-0.5
            raise HouseRuleError("open-hands", other="bluffing=on", rule="RTB-0.5", nearest="hands=private")
        if self.hands == Hands.OPEN and self.deal_face == DealFace.PRIVATE:  # RTB-0.5
            raise HouseRuleError("open-hands", other="deal_face=private", rule="RTB-0.5", nearest="hands=private")


def rows_of(house: House) -> int:
    """How many rows the pyramid has."""
    rows = 0
    for cards in house.pyramid_rows:
        if cards > 0:
            rows += 1
    return rows


def guessers_of(house: House, seats: int) -> int:
    """How many of `seats` answer questions (RTB-0.2)."""
    return seats if house.dealer_role == DealerRole.PLAYS else seats - 1


def check(house: House, seats: int) -> None:
    """Refuse a number of seats that cannot play these house rules.

    :raises HouseRuleError: RTB-0.1, RTB-0.3 and, of a ride that ends with the deck, RTB-0.5.
    """
    most = 8 * house.decks
    fit = [n for n in range(3, most + 1) if _left(house, n) >= 0]  # three always do: 21 cards and a pyramid of 25
    if seats < 3 or (seats > most and fit[-1] == most):
        raise HouseRuleError("ride-seats", seats=seats, rule="RTB-0.1", low=3, high=most, **_second_deck(house, seats))
    if _left(house, seats) < 0:  # RTB-0.3
        raise HouseRuleError(
            "cards-too-few",
            seats=seats,
            rule="RTB-0.3",
            needed=DECK * house.decks - _left(house, seats),
            cards=DECK * house.decks,
            high=fit[-1],
            questions=house.questions,
            **_second_deck(house, seats),
        )
    if house.ride_ends_with_deck and house.bus == Bus.QUESTIONS and _left(house, seats) < RIDE_QUESTIONS:  # RTB-0.5
        raise HouseRuleError(
            "ride-begins-short",
            switch="ride_ends_with_deck",
            rule="RTB-0.5",
            left=_left(house, seats),
            needed=RIDE_QUESTIONS,
            nearest="ride_ends_with_deck=off",
        )


def _left(house: House, seats: int) -> int:
    """Cards left in the deck when questions and pyramid have had theirs."""
    return DECK * house.decks - guessers_of(house, seats) * house.questions - sum(house.pyramid_rows)


def _second_deck(house: House, seats: int) -> dict[str, str]:
    """The second deck as the nearest thing that works, where it does."""
    room = 2 * DECK - guessers_of(house, seats) * house.questions - sum(house.pyramid_rows)
    works = 3 <= seats <= 16 and room >= 0
    return {"nearest": "decks=2" if works else ""}
