"""Cards as people write them, and how near an estimate must come."""

from fractions import Fraction
from typing import Any

from nightbus.cards import read_card
from nightbus.odds.distribution import Distribution
from nightbus.odds.trial import Estimate
from nightbus.rules.game import Game, game
from nightbus.rules.switches import with_settings

WIDE = 4
"""Standard errors by which an estimate may be off."""


def cards(text: str) -> list[int]:
    """The cards of a text: `7H AS`."""
    return [read_card(name) for name in text.split()]


def house_of(name: str, settings: str = "", book: str | None = None) -> Any:
    """A game's house rules with `switch=value, switch=value` set."""
    of = game(name)
    chosen = dict(part.strip().split("=") for part in settings.split(",") if part.strip())
    return with_settings(of.rulebooks[book or next(iter(of.rulebooks))], chosen)


def play_out(of: Game, state: Any, house: Any, dealt: str) -> None:
    """These cards come up next, one after the other."""
    for card in cards(dealt):
        picks = range(of.outcomes(state, house))
        of.deal(state, house, next(pick for pick in picks if of.outcome(state, house, pick) == card))


def assert_near(found: Estimate, exact: Fraction | float) -> None:
    """The estimate is within four standard errors."""
    assert abs(found.value - float(exact)) <= WIDE * found.error + 1e-9, (found, float(exact))


def assert_adds_up(numbers: Distribution) -> None:
    """Chances sum to 1; mean and variance are those of the chances, but for what lies beyond the last."""
    assert numbers.beyond < 1e-9
    mean = sum(n * chance for n, chance in enumerate(numbers.chances))
    square = sum(n * n * chance for n, chance in enumerate(numbers.chances))
    assert abs(mean - float(numbers.mean)) < 1e-5 * max(mean, 1)
    assert abs(square - mean * mean - float(numbers.variance)) < 1e-3 * max(float(numbers.variance), 1)
