"""The contract that every game meets, and the register of games.

A game's rules are plain functions over a `State` of whole numbers and (nested) lists of them, so that the lab can
compile the very functions that the table plays with. Here they are gathered under one name each.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any, Final

from nightbus.errors import NotationError

SPECTATOR: Final = -1
"""Somebody who sees what is public, and no more."""

GAMES: Final = ("ride-the-bus", "chase-the-ace", "stop-the-bus")


@dataclass(frozen=True, slots=True)
class Game:
    """The rules of one game. States, houses, actions and views are of the game's own types."""

    name: str
    version: int
    """Raised when a change of rules changes outcomes."""
    rulebooks: Mapping[str, Any]
    """Name -> `House`; the first is the game's default."""
    House: type[Any]
    State: type[Any]
    View: type[Any]
    check: Callable[[Any, int], None]
    """check(house, seats) raises `HouseRuleError` if so many cannot play these house rules."""
    default_dealer: Callable[[Any, int], int]
    """default_dealer(house, seats): who deals first if the table does not say; NOBODY: the cards choose (C-6)."""
    begin: Callable[[Any, Any, int, int], None]
    """begin(state, house, seats, dealer): a session's first game; `dealer` may be NOBODY where the cards choose."""
    again: Callable[[Any, Any], None]
    """again(state, house): a session that is over goes on with a further game (C-11)."""
    outcomes: Callable[[Any, Any], int]
    """outcomes(state, house): how many equally likely outcomes chance has now; 0 when people are to act."""
    outcome: Callable[[Any, Any, int], int]
    """outcome(state, house, pick): the card that `pick` would be; for an exposure (`exposure`) 1 or 0."""
    exposure: Callable[[Any], bool]
    """exposure(state): is the chance now whether a card just dealt is exposed (CTA-5.1), and not a card?"""
    deal: Callable[[Any, Any, int], None]
    """deal(state, house, pick): chance happens, 0 <= pick < outcomes(state, house)."""
    awaits: Callable[[Any, Any, int], bool]
    """awaits(state, house, seat): is this seat to act now? Several at once where answers are sealed."""
    turn: Callable[[Any, Any], int]
    """turn(state, house): the first awaited seat in the order of turns, or NOBODY."""
    legal: Callable[[Any, Any, int, int], bool]
    """legal(state, house, seat, action): the one check."""
    span: Callable[[Any, Any, int], tuple[int, int]]
    """span(state, house, seat): (first, end) of the codes outside which nothing is legal now."""
    act: Callable[[Any, Any, int, int], None]
    """act(state, house, seat, action): a legal action happens."""
    over: Callable[[Any], bool]
    """over(state): nobody and nothing is due any more."""
    moment: Callable[[Any], tuple[int, ...]]
    """moment(state): changes when what is asked (card, claim, question, deal) is done with: the reach of `all:`."""
    asked_by: Callable[[Any, Any], str]
    """asked_by(state, house): the id of the rule under which the awaited seats are to act."""
    ACTIONS: int
    """Actions are 0 to ACTIONS - 1 inside."""
    encode: Callable[[Any, Any, int, Any], tuple[int, ...]]
    """encode(state, house, seat, action): a tagged action as the codes to act in turn (a split is several)."""
    decode: Callable[[Any, Any, int, int], Any]
    """decode(state, house, seat, code): the tagged action of one code."""
    actions: tuple[type[Any], ...]
    """The tagged action types of this game."""
    see_public: Callable[[Any, Any], Any]
    """see_public(state, house): the View of `SPECTATOR`, built up from what everybody may know."""
    see_own: Callable[[Any, Any, Any, int], dict[str, Any]]
    """see_own(state, house, public, viewer): those fields of a View that one viewer has otherwise than another.

    `viewer` is a seat or `SPECTATOR`, and the fields are always the same; `public` is what `see_public` says now.
    """

    def see(self, state: Any, house: Any, viewer: int) -> Any:
        """The View of one seat or `SPECTATOR`."""
        public = self.see_public(state, house)
        return replace(public, **self.see_own(state, house, public, viewer))


@cache
def game(name: str) -> Game:
    """The rules of the game of this name.

    >>> game("stop-the-bus").rulebooks["stop-the-bus"].tokens
    3

    :raises NotationError: no such game.
    """
    if name not in GAMES:
        raise NotationError("no-such-game", game=name, allowed=", ".join(GAMES))
    module = import_module(f"nightbus.rules.{name.replace('-', '_')}")
    return module.GAME  # type: ignore[no-any-return]


def legal_actions(of: Game, state: Any, house: Any, seat: int) -> list[int]:
    """Every action code that `seat` may choose now, in order."""
    first, end = of.span(state, house, seat)
    legal = of.legal
    return [action for action in range(first, end) if legal(state, house, seat, action)]
