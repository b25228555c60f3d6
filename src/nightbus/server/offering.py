"""Which switches matter under given house rules: what a page shows open, and what it folds away.

Nothing here knows a rule. A switch matters if the words of a rule in play speak of it, or if another value of it would
bring other rules into play.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

from nightbus.errors import NightbusError
from nightbus.rules.game import Game
from nightbus.rules.switches import Switch, switches, with_settings
from nightbus.table.rulebook import rules_in_play

_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =(.*\n(?:(?: .*)?\n)*)", re.MULTILINE)


def switches_that_matter(game: Game, house: Any) -> list[str]:
    """The names of the switches that a table of these house rules would notice, in their order.

    >>> from nightbus.rules.game import game
    >>> of = game("ride-the-bus")
    >>> "passed_bluffs" in switches_that_matter(of, of.rulebooks["classic"])
    True
    >>> "passed_bluffs" in switches_that_matter(of, of.rulebooks["party"])
    False
    """
    rules = rules_in_play(game, house)
    spoken_of = frozenset[str]().union(*(_spoken_of(f"rule-{rule.lower().replace('.', '-')}") for rule in rules))
    return [
        name
        for name, switch in switches(game.House).items()
        if name in spoken_of or any(rules_in_play(game, other) != rules for other in _others(switch, name, house))
    ]


def _others(switch: Switch, name: str, house: Any) -> Iterator[Any]:
    """The same house rules with each other word of a switch, or with another number."""
    if switch.entries:
        return  # no rule comes or goes with the entries of a list
    for value in switch.words or (switch.low, switch.high):
        try:
            yield with_settings(house, {name: value})
        except NightbusError:
            continue  # these do not go together as the others stand


@cache
def _spoken_of(message: str) -> frozenset[str]:
    """The arguments that a message of the rules reads, in whatever language, with those that it mentions."""
    text = _messages().get(message, "")
    found = set(re.findall(r"\$(\w+)", text))
    names = {re.sub(r"(_each|_\d+)$", "", name) for name in found}
    for mentioned in re.findall(r"\{\s*([a-z][\w-]*)", text):
        names |= _spoken_of(mentioned)
    return frozenset(names)


@cache
def _messages() -> dict[str, str]:
    text = (resources.files("nightbus") / "locales" / "en.ftl").read_text(encoding="utf-8")
    return dict(_MESSAGE.findall(text + "\n"))
