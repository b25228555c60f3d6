"""The odds of a set of house rules as a whole, before the first card."""

from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import comb
from typing import Any

from nightbus.cards import DECK
from nightbus.odds.chase import CardOdds, Threshold, choice_odds, usual
from nightbus.odds.hands import Hand, all_hands, chance_of_lowest
from nightbus.odds.played import PlayedRides, played_rides
from nightbus.odds.pyramid import HoldOdds, hold_odds
from nightbus.odds.rides import Ride, ride_odds
from nightbus.odds.round import QuestionOdds, round_odds
from nightbus.odds.trial import Estimate
from nightbus.rules import rule
from nightbus.rules.game import Game
from nightbus.rules.ride_the_bus.house import Bus
from nightbus.rules.ride_the_bus.house import House as RideHouse
from nightbus.rules.ride_the_bus.ride import form_rule
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind, hand_value
from nightbus.rules.stop_the_bus.house import House as StopHouse


@dataclass(frozen=True, slots=True)
class WholeRide:
    """The ride from its beginning."""

    rule: str
    ride: Ride
    played: PlayedRides | None
    """The same played with the rules, where the deck running down makes it another; None where `ride` is exact."""


@dataclass(frozen=True, slots=True)
class KindOdds:
    """A kind of hand (STB-2.1)."""

    rule: str
    kind: str
    hands: int
    share: Fraction
    """Of all hands of three cards."""
    lower: Fraction
    """Share of all hands that are of a lower kind."""
    middle: Hand
    """The hand in the middle of its kind."""
    lowest: Fraction | Estimate
    """Chance that this one is lowest of all at the table, if hands were shown as dealt."""


@dataclass(frozen=True, slots=True)
class StatedPlay:
    """How all others are held to play (CTA-1.2, 1.6)."""

    rule: str
    swap_below: int
    draw_below: int


Whole = QuestionOdds | HoldOdds | WholeRide | StatedPlay | CardOdds | KindOdds
"""What the odds of a set of house rules are made of."""


def house_odds(game: Game, house: Any, seats: int) -> tuple[Whole, ...]:
    """The odds of these house rules, for so many seats."""
    match game.name:
        case "ride-the-bus":
            return (*round_odds(house), first_hold(house), whole_ride(house, seats))
        case "chase-the-ace":
            others: Threshold = usual(house, seats)
            stated = StatedPlay("CTA-1.2", others.swap_below, others.draw_below)
            return (stated, *choice_odds(house, seats, others))
        case _:
            return kind_odds(house, seats)


def first_hold(house: RideHouse) -> HoldOdds:
    """A card of a hand without a pair, before the first card of the pyramid."""
    return hold_odds(house, None, 0, None, 4 * house.decks - 1, DECK * house.decks - house.questions)


def whole_ride(house: RideHouse, seats: int) -> WholeRide:
    """The ride, and where its odds hold for fresh packs only, rides played as well."""
    plays = house.bus == Bus.QUESTIONS
    return WholeRide(rule.IDS[form_rule(house)], ride_odds(house), played_rides(house, seats) if plays else None)


def kind_odds(house: StopHouse, seats: int) -> tuple[KindOdds, ...]:
    """Every kind of hand, the best first, of all 22,100 hands."""

    def kind(hand: Hand) -> int:
        return hand_kind(*hand, house)

    def value(hand: Hand) -> int:
        return hand_value(*hand, house)

    hands = sorted(all_hands(), key=value)
    found = []
    below = 0
    for which, group in groupby(hands, key=kind):
        of_kind = list(group)
        middle = of_kind[len(of_kind) // 2]
        found.append(
            KindOdds(
                rule="STB-2.1",
                kind=KINDS[which],
                hands=len(of_kind),
                share=Fraction(len(of_kind), comb(DECK, 3)),
                lower=Fraction(below, comb(DECK, 3)),
                middle=middle,
                lowest=chance_of_lowest(middle, (), [()] * (seats - 1), house),
            )
        )
        below += len(of_kind)
    return tuple(reversed(found))
