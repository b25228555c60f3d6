"""The three rulebooks of Ride the Bus, each a complete set of house rules."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from nightbus.rules.ride_the_bus.house import Bus, DealerRole, Hands, House, QuestionOrder, TieBreak, Ties, TopCard
from nightbus.rules.switches import OnOff

CLASSIC: Final = House()
"""Bluffing pyramid, a row that restarts."""

PARTY: Final = House(
    dealer_role=DealerRole.PLAYS,
    question_order=QuestionOrder.BY_ROUND,
    ties=Ties.REDRAW,
    wrong_drinks=(1, 1, 1, 1, 1, 1, 1),
    right_gives=(0, 0, 0, 5, 0, 0, 0),
    bluffing=OnOff.OFF,
    tie_break=TieBreak.HIGHEST_CARD,
    bus=Bus.ROW_ONCE,
)
"""Level cards are redrawn, the suit earns five, the row is turned once."""

COMMISSION: Final = House(
    dealer_role=DealerRole.STAFF,
    question_order=QuestionOrder.BY_ROUND,
    wrong_drinks=(1, 1, 1, 1, 1, 1, 1),
    right_gives=(1, 1, 1, 5, 1, 1, 1),
    pyramid_values=(2, 4, 8, 16, 0),
    top_card=TopCard.SHOT,
    bluffing=OnOff.OFF,
    hands=Hands.OPEN,
    tie_break=TieBreak.HIGHEST_CARD,
    bus=Bus.QUESTIONS,
)
"""The numbered rules: every right answer gives, the ride is by questions."""

RULEBOOKS: Final[Mapping[str, House]] = MappingProxyType({"classic": CLASSIC, "party": PARTY, "commission": COMMISSION})
