"""What a seat may choose, and what each choice is worth to it."""

from dataclasses import dataclass
from fractions import Fraction

from nightbus.odds.trial import Number
from nightbus.rules.actions import Action


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One thing that a seat may do now."""

    action: Action
    rule: str
    """The id of the rule that decides what comes of it."""
    costs: Number
    """What it costs the seat on average: drinks, or in a game of lives or tokens the chance to lose one."""
    gives: Number = Fraction(0)
    """Drinks that others take by it on average."""
