"""How a person makes a move with a few keys: choose one of several, hand out drinks, exchange a card.

A key is named as Textual names it. No key does anything final before something has been chosen by a key of its own, so
that a key pressed to hurry the bots on cannot become a move.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from nightbus.cards import RANK_WORDS, SUIT_WORDS
from nightbus.rules.actions import Action, Give, GiveShot, Guess, Liar, Pass, Pick, Play, Stand, Stop, Take, TakeAll
from nightbus.rules.stop_the_bus.view import StopView
from nightbus.rules.view import View
from nightbus.table.table import MayGive

NEXT: Final = ("right", "down", "tab")
BACK: Final = ("left", "up", "shift+tab")
DO: Final = ("enter", "space")
MORE: Final = ("right", "plus", "plus_sign", "+", "space")
LESS: Final = ("left", "minus", "hyphen", "-", "backspace")

_GRAVE: Final = (Liar, Stop)
"""Moves that nobody should make by a slip: chosen by one key press, made by the next."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose, and the keys that choose it, the first being shown."""

    action: Action
    keys: tuple[str, ...]

    @property
    def grave(self) -> bool:
        """Does it take a second key?"""
        return isinstance(self.action, _GRAVE)


@dataclass(slots=True)
class Choice:
    """One of several moves."""

    options: tuple[Option, ...]
    at: int | None = None
    """The option pointed at."""

    def press(self, key: str) -> Action | None:
        """The move made with this key, if it makes one."""
        if key in NEXT or key in BACK:
            self.at = _stepped(self.at, 1 if key in NEXT else -1, len(self.options))
            return None
        if key in DO:
            return None if self.at is None else self.options[self.at].action
        for i, option in enumerate(self.options):
            if key in option.keys:
                again, self.at = self.at == i, i
                return option.action if again or not option.grave else None
        return None

    @property
    def asks_again(self) -> bool:
        """Has a move been chosen that takes another key?"""
        return self.at is not None and self.options[self.at].grave


@dataclass(slots=True)
class Split:
    """Drinks, or a shot, to hand out among these seats."""

    total: int
    to: tuple[int, ...]
    shot: bool = False
    amounts: list[int] = field(default_factory=list)
    at: int = 0

    def __post_init__(self) -> None:
        self.amounts = [0] * len(self.to)

    @property
    def left(self) -> int:
        """What is still to be handed out."""
        return self.total - sum(self.amounts)

    def press(self, key: str) -> Action | None:
        """The gift, once all is handed out."""
        if key == "enter":
            return self._gift() if self.left == 0 else None
        if key in ("down", "tab", "up", "shift+tab"):
            self.at = (self.at + (1 if key in ("down", "tab") else -1)) % len(self.to)
        elif key in MORE:
            self._add(self.at)
        elif key in LESS:
            self._take(self.at)
        elif key == "a":
            self.amounts[self.at] += self.left
        elif key.startswith("to-"):  # a click
            self._add(int(key[3:]))
        elif key.startswith("less-"):
            self._take(int(key[5:]))
        elif key.isdecimal() and 0 < int(key) <= len(self.to):
            self._add(int(key) - 1)
        return None

    def _add(self, i: int) -> None:
        self.at = i
        if self.left == 0 and self.total == 1:
            self.amounts = [0] * len(self.to)
        if self.left > 0:
            self.amounts[i] += 1

    def _take(self, i: int) -> None:
        self.at = i
        self.amounts[i] = max(self.amounts[i] - 1, 0)

    def _gift(self) -> Action:
        gifts = tuple((seat, n) for seat, n in zip(self.to, self.amounts, strict=True) if n)
        return GiveShot(gifts[0][0]) if self.shot else Give(gifts)


@dataclass(slots=True)
class Exchange:
    """A card of the middle for one of the hand, or whatever else may be done instead."""

    middle: tuple[int, ...]
    hand: tuple[int, ...]
    others: tuple[Option, ...]
    row: int = 0
    """0 while the arrows move in the middle, 1 in the hand."""
    take: int | None = None
    put: int | None = None
    other: int | None = None
    """Which of `others` has been chosen and takes another key."""

    def press(self, key: str) -> Action | None:
        """The move made with this key, if it makes one."""
        chosen = self.other
        self.other = None
        if key in ("up", "down"):
            self.row = 1 - self.row
        elif key in ("left", "right"):
            self._move(1 if key == "right" else -1)
        elif key in ("1", "2", "3"):
            self.row, self.take = 0, int(key) - 1
        elif key in ("4", "5", "6"):
            self.row, self.put = 1, int(key) - 4
        elif key in DO:
            if chosen is not None:
                return self.others[chosen].action
            return None if self.taken is None or self.given is None else Take(self.taken, self.given)
        for i, option in enumerate(self.others):
            if key in option.keys:
                if chosen == i or not option.grave:
                    return option.action
                self.other = i
        return None

    def _move(self, step: int) -> None:
        if self.row == 0:
            self.take = _stepped(self.take, step, len(self.middle))
        else:
            self.put = _stepped(self.put, step, len(self.hand))

    @property
    def taken(self) -> int | None:
        """The card to take."""
        return None if self.take is None else self.middle[self.take]

    @property
    def given(self) -> int | None:
        """The card to put down."""
        return None if self.put is None else self.hand[self.put]

    @property
    def after(self) -> tuple[int, ...] | None:
        """The hand as it would be."""
        if self.taken is None or self.put is None:
            return None
        return (*self.hand[: self.put], self.taken, *self.hand[self.put + 1 :])

    @property
    def asks_again(self) -> bool:
        """Has a move been chosen that takes another key?"""
        return self.other is not None


def _stepped(at: int | None, step: int, count: int) -> int:
    return (0 if step > 0 else count - 1) if at is None else (at + step) % count


Chooser = Choice | Split | Exchange

_OTHER_KEYS: Final = {TakeAll: ("7",), Stop: ("8",), Stand: ("9",)}


def chooser(view: View, legal: Sequence[Action | MayGive]) -> Chooser:
    """How the viewer makes one of these moves."""
    first = legal[0]
    if isinstance(first, MayGive):
        return Split(first.drinks, first.to)
    if isinstance(first, GiveShot):
        return Split(1, tuple(action.to for action in legal if isinstance(action, GiveShot)), shot=True)
    actions = [action for action in legal if not isinstance(action, MayGive)]
    if isinstance(view, StopView) and isinstance(first, Take):
        hand = tuple(card for card in view.seats[view.viewer].cards if card is not None)
        others = tuple(Option(a, _OTHER_KEYS[type(a)]) for a in actions if type(a) in _OTHER_KEYS)
        return Exchange(view.middle, hand, others)
    return Choice(tuple(Option(action, _keys(action, i)) for i, action in enumerate(_ordered(actions))))


def _ordered(actions: Sequence[Action]) -> list[Action]:
    """Passing comes last: the cards come first, as they lie."""
    return sorted(actions, key=lambda action: isinstance(action, Pass))


def _keys(action: Action, i: int) -> tuple[str, ...]:
    match action:
        case Guess(call=call) if call in RANK_WORDS:
            return ("0", "1") if call == "10" else (call[0],)
        case Guess(call=call) if call in SUIT_WORDS:
            return (str(i + 1), call[0])
        case Pass():
            return ("0", "p")
        case Pick(place=place):
            return (str(place),)
        case Play():
            return (str(i + 1),)
        case _:
            return (str(i + 1),)
