"""The rulebook as set: which rules a `House` brings into play, and what their words need to know of it.

There are no sentences here. Each rule is one message, `rule-` and its id, which reads the switches by their names;
whoever prints it, in whatever language, asks this module for the rules and the arguments, and `words` for the text.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from nightbus.errors import HouseRuleError
from nightbus.rules.game import GAMES, Game
from nightbus.rules.rule import IDS
from nightbus.rules.switches import Switch, switches, word_of, write_value

_PREFIXES: Final = MappingProxyType(dict(zip(GAMES, ("RTB", "CTA", "STB"), strict=True)))
MOST_SEATS: Final = 20
"""No game has more (CTA-0.1)."""


def _bus(*forms: str) -> Callable[[Any], bool]:
    return lambda house: word_of(house.bus) in forms


_NEVER: Final = frozenset({"C-8", "RTB-0.5", "CTA-0.4"})
"""Rules of what a table may choose: there is nothing left of them once it has chosen."""

_WHEN: Final[Mapping[str, Callable[[Any], bool]]] = MappingProxyType(
    {
        "RTB-1.5": lambda house: house.questions > 4,
        "RTB-1.6": lambda house: house.questions > 4,
        "RTB-1.7": lambda house: house.questions > 4,
        "RTB-2.5": lambda house: not house.bluffing,
        "RTB-2.6": lambda house: house.bluffing,
        "RTB-2.6b": lambda house: house.bluffing,
        "RTB-2.7": lambda house: house.give_and_take,
        "RTB-3.2": _bus("row"),
        "RTB-3.3": _bus("row_once", "adding_row"),
        "RTB-3.4": _bus("questions"),
        "RTB-3.5": _bus("shrinking_row"),
        "RTB-3.6": _bus("pyramid"),
        "RTB-3.7": _bus("kings_cup"),
        "RTB-3.8": lambda house: house.co_pilot,
        "RTB-3.9": lambda house: house.ride_cap,
        "CTA-1.5": lambda house: house.reveal_low,
        "CTA-2.2": lambda house: house.dealer_wins_ties,
        "CTA-2.3": lambda house: house.ace_of_spades_two,
        "CTA-4.1": lambda house: house.domino,
        "CTA-4.2": lambda house: house.deck,
        "CTA-5.1": lambda house: house.misdeal_chance,
        "STB-1.3": lambda house: not house.first_stop,
        "STB-2.1b": lambda house: house.brag_order,
    }
)
"""Rules that come into play only under some house rules; the others always do."""


def rules_in_play(game: Game, house: Any) -> tuple[str, ...]:
    """The ids of the rules that this table plays by, in the order of the rulebook."""
    return tuple(id_ for id_ in IDS if _of_game(id_, game) and _applies(id_, game, house))


def _of_game(id_: str, game: Game) -> bool:
    return id_.split("-")[0] in ("C", _PREFIXES[game.name])


def _applies(id_: str, game: Game, house: Any) -> bool:
    if id_ == "C-2":
        return game.name == "ride-the-bus"
    if id_ == "C-10":
        return has_chips(house)
    return id_ not in _NEVER and bool(_WHEN.get(id_, lambda _: True)(house))


def has_chips(house: Any) -> bool:
    """Are chips paid into a pot under these house rules?"""
    return bool(getattr(house, "stake", 0) or getattr(house, "money_play", 0))


def rule_args(game: Game, house: Any) -> dict[str, int | str]:
    """What the words of any rule may ask for: each switch by its name, and what follows from several of them.

    A number stands as a number and a word as a word. A list stands as text, as far as it comes into play, and its
    entries one by one (`bus_penalties_1`); its name with `_each` is the one number it repeats, 0 if it is empty and
    -1 if its numbers differ.
    """
    args: dict[str, int | str] = {"game": game.name}
    for name, switch in switches(game.House).items():
        value = getattr(house, name)
        if switch.words is not None:
            args[name] = word_of(value)
        elif switch.entries:
            args |= _list_args(name, _in_play(house, name, value))
        else:
            args[name] = value
    if game.name == "ride-the-bus":
        args["pyramid_cards"] = sum(house.pyramid_rows)
    seats = [n for n in range(1, MOST_SEATS + 1) if _can_play(game, house, n)]
    return args | {"seats_low": seats[0] if seats else 0, "seats_high": seats[-1] if seats else 0}


def _list_args(name: str, numbers: tuple[int, ...]) -> dict[str, int | str]:
    alike = set(numbers) or {0}
    args: dict[str, int | str] = {name: ", ".join(str(n) for n in numbers)}
    args[f"{name}_each"] = alike.pop() if len(alike) == 1 else -1
    return args | {f"{name}_{i}": n for i, n in enumerate(numbers, 1)}


def _in_play(house: Any, name: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The entries of a list that count: of as many questions or rows as there are."""
    if name in ("wrong_drinks", "right_gives"):
        return numbers[: house.questions]
    rows = sum(1 for cards in house.pyramid_rows if cards)
    if name == "pyramid_rows":
        return numbers[:rows]
    if name == "pyramid_values":
        return numbers[: rows - 1 if word_of(house.top_card) == "shot" else rows]
    return numbers


def _can_play(game: Game, house: Any, seats: int) -> bool:
    try:
        game.check(house, seats)
    except HouseRuleError:
        return False
    return True


def changed_switches(game: Game, rulebook: str, house: Any) -> list[tuple[Switch, str, str]]:
    """Each switch that is not as in the rulebook, with its value here and its value there, as they are written."""
    book = game.rulebooks[rulebook]
    pairs = [(s, write_value(s, getattr(house, n)), write_value(s, getattr(book, n))) for n, s in _switches(game)]
    return [(s, here, there) for s, here, there in pairs if here != there]


def _switches(game: Game) -> list[tuple[str, Switch]]:
    return list(switches(game.House).items())
