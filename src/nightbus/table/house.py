"""Which house rules a table plays: a rulebook's name and the switches set beside it, as people write them."""

import difflib
from collections.abc import Sequence
from typing import Any

from nightbus.errors import NotationError
from nightbus.rules.game import Game
from nightbus.rules.switches import with_settings


def house_from(game: Game, rulebook: str | None, settings: Sequence[str]) -> tuple[str, Any]:
    """The rulebook's name and the `House` that it becomes with each `switch=value` of `settings`.

    No rulebook named: the game's first. Upper and lower case are one.

    :raises NotationError: no such rulebook, no `switch=value`, or a switch set twice.
    :raises HouseRuleError: no such switch or value, or house rules that no table could play.
    """
    known = game.rulebooks
    name = next(iter(known)) if rulebook is None else rulebook.strip().lower()
    if name not in known:
        raise NotationError(
            "no-such-rulebook",
            rulebook=name,
            game=game.name,
            allowed=", ".join(known),
            nearest=difflib.get_close_matches(name, known, n=1, cutoff=0)[0],
        )
    chosen: dict[str, object] = {}
    for setting in settings:
        switch, equals, value = (part.strip() for part in setting.partition("="))
        switch = switch.lower()
        if not (switch and equals and value):
            raise NotationError("setting-form", setting=setting.strip())
        if switch in chosen:
            raise NotationError("switch-twice", switch=switch)
        chosen[switch] = value
    return name, with_settings(known[name], chosen)
