"""Odds as JSON has them: tagged objects, cards as `"10D"`, numbers as `{"fraction": "11/50", "value": 0.22}`."""

import dataclasses
from collections.abc import Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Final

from nightbus.cards import card_name, read_card
from nightbus.odds.at_chase import CardNow
from nightbus.odds.at_ride import CallOdds, PlayOdds, RestOfRide
from nightbus.odds.at_stop import HandNow, HandOdds
from nightbus.odds.chase import CardOdds
from nightbus.odds.distribution import Distribution
from nightbus.odds.hands import HandRank
from nightbus.odds.option import Option
from nightbus.odds.played import PlayedRides
from nightbus.odds.position import Position
from nightbus.odds.pyramid import HoldOdds
from nightbus.odds.questions import AnswerOdds
from nightbus.odds.rides import Ride
from nightbus.odds.trial import Estimate
from nightbus.rules.actions import Action, tag
from nightbus.rules.game import SPECTATOR
from nightbus.table.tagged import Json, action_json, read_action

LISTED = 0.9999
"""Chances are listed number by number as far as this share of them; what lies beyond is `beyond`."""
_CARDS = frozenset({"card"})
_HANDS = frozenset({"hand", "middle"})
_OPTIONS = (Option, AnswerOdds, CallOdds, CardOdds, HandOdds, PlayOdds)
_STANDINGS = (HoldOdds, RestOfRide, CardNow, HandNow)
_KINDS: Final[Mapping[str, type[Any]]] = MappingProxyType(
    {tag(kind): kind for kind in (*_OPTIONS, *_STANDINGS, Ride, PlayedRides, HandRank)}
)
"""What the odds of a position are made of, by tag."""


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


def read_position(page: Json, actions: Iterable[type[Action]]) -> Position:
    """The odds of a position in a game of these actions, as `/api/tables/CODE/odds` tells them.

    :raises KeyError, TypeError, ValueError, NotationError: it is something else.
    """
    kinds = tuple(actions)
    seat = page.get("seat")
    options = tuple(_read("", option, kinds) for option in page["options"])
    standing = tuple(_read("", each, kinds) for each in page["standing"])
    return Position(SPECTATOR if seat is None else seat, page["asked_by"], options, standing)


def _read(name: str, value: Any, actions: tuple[type[Action], ...]) -> Any:
    """What `odds_json` wrote, as far as it wrote it: of a distribution the chances that are listed."""
    match value:
        case _ if name == "action":
            return read_action(value, actions)
        case str() if name in _CARDS:
            return read_card(value)
        case list():
            return tuple(read_card(each) if name in _HANDS else _read("", each, actions) for each in value)
        case {"type": kind}:
            found = _KINDS[kind]
            return found(**{f.name: _read(f.name, value[f.name], actions) for f in dataclasses.fields(found)})
        case {"error": error, "trials": trials}:
            return Estimate(value["value"], error, trials)
        case {"fraction": fraction}:
            return value["value"] if fraction is None else Fraction(fraction)
        case {"chances": chances}:
            mean, sd = (_read("", value[part], actions) for part in ("mean", "sd"))
            return Distribution(mean, sd * sd, tuple(chances))
        case _:
            return value
