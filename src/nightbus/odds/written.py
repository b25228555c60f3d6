"""Odds as JSON has them: tagged objects, cards as `"10D"`, numbers as `{"fraction": "11/50", "value": 0.22}`."""

import dataclasses
from fractions import Fraction
from typing import Any

from nightbus.cards import card_name
from nightbus.odds.distribution import Distribution
from nightbus.odds.trial import Estimate
from nightbus.rules.actions import Action, tag
from nightbus.table.tagged import Json, action_json

LISTED = 0.9999
"""Chances are listed number by number as far as this share of them; what lies beyond is `beyond`."""
_CARDS = frozenset({"card"})
_HANDS = frozenset({"hand", "middle"})


def odds_json(value: Any, names: tuple[str, ...] = ()) -> Any:
    """Anything that the odds are made of, as JSON has it; seats by name where there are names.

    >>> odds_json(Fraction(11, 50))
    {'fraction': '11/50', 'value': 0.22}
    """
    match value:
        case None | bool() | int() | str():
            return value
        case Fraction():
            return {"fraction": str(value), "value": float(value)}
        case float():
            return {"fraction": None, "value": value}
        case Estimate():
            return {"fraction": None, "value": value.value, "error": value.error, "trials": value.trials}
        case Distribution():
            return _distribution(value)
        case tuple() | list():
            return [odds_json(each, names) for each in value]
        case _ if isinstance(value, Action):
            return action_json(value)
        case _:
            return {"type": tag(type(value))} | {
                f.name: _field(f.name, getattr(value, f.name), names) for f in dataclasses.fields(value)
            }


def _field(name: str, value: Any, names: tuple[str, ...]) -> Any:
    if name in _CARDS and value is not None:
        return card_name(value)
    if name in _HANDS:
        return [card_name(card) for card in value]
    if name == "seat" and names:
        return names[value]
    return odds_json(value, names)


def _distribution(value: Distribution) -> Json:
    last = value.quantile(LISTED)
    listed = value.chances[: last + 1]
    return {
        "mean": odds_json(value.mean),
        "sd": odds_json(value.sd),
        "p50": value.quantile(0.5),
        "p90": value.quantile(0.9),
        "p99": value.quantile(0.99),
        "chances": list(listed),
        "beyond": value.more_than(last),
    }
