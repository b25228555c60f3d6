"""Moves as text, in English words whatever the reader's language: `red`, `give 2 to Bo, 1 to Cy`, `take 7C put 2S`.

Upper and lower case are one, and so are one blank and several.
"""

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from nightbus.cards import card_name, read_card
from nightbus.errors import NotationError, printable
from nightbus.rules.actions import (
    Accept,
    Action,
    Again,
    Decline,
    Draw,
    End,
    Give,
    GiveShot,
    Guess,
    Keep,
    Liar,
    Pass,
    Pick,
    Play,
    Redeal,
    Stand,
    Stay,
    Stop,
    Swap,
    Take,
    TakeAll,
    Volunteer,
    tag,
)
from nightbus.rules.answers import WORDS
from nightbus.table.signs import bad_sign

HEADER_WORDS: Final = ("game", "rulebook", "set", "seats", "dealer", "cards", "seed")
ALL: Final = "all"
NAME_LENGTH: Final = 40
SHOWN: Final = 60

_PLAIN: Final[Mapping[str, Action]] = MappingProxyType(
    {tag(type(action)): action for action in (Pass(), Accept(), Liar(), Volunteer(), Decline())}
    | {tag(type(action)): action for action in (Stay(), Swap(), Draw(), Again(), Keep(), Redeal())}
    | {tag(type(action)): action for action in (Stop(), End(), Stand())}
    | {"take all": TakeAll()}
)
_TAKE: Final = re.compile(r"take (\S+) put (\S+)")
_GIFT: Final = re.compile(r"([0-9]{1,4}) to (.+)")


def tidy(text: str) -> str:
    """The text in one Unicode form, without blanks around it and with one blank between words."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def shown(text: str) -> str:
    r"""The text as an error may show it: no longer than a line, and `printable`.

    >>> shown("Bo\x1b[2J")
    'Bo\\x1b[2J'
    """
    return printable(text if len(text) <= SHOWN else text[:SHOWN] + "...")


def same_name(name: str) -> str:
    """What two names have in common if they differ by case (or blanks) alone.

    >>> same_name(" Mary  Ann") == same_name("MARY ANN")
    True
    """
    return unicodedata.normalize("NFC", tidy(name).casefold())


def check_names(names: Iterable[str]) -> tuple[str, ...]:
    """The names of the seats, tidied.

    :raises NotationError: a name is empty, too long, holds a sign or is a word that transcripts need, or two are alike.
    """
    tidied = tuple(tidy(name) for name in names)
    for i, name in enumerate(tidied):
        if not name:
            raise NotationError("name-empty", seat=i + 1)
        if len(name) > NAME_LENGTH:
            raise NotationError("name-long", name=shown(name), limit=NAME_LENGTH)
        bad = next((sign for sign in name if sign in ",:#"), None) or bad_sign(name)
        if bad is not None:
            raise NotationError(
                "name-sign", name=name if name.isprintable() else ascii(name)[1:-1], sign=ascii(bad)[1:-1]
            )
        if same_name(name) in (*HEADER_WORDS, ALL):
            raise NotationError("name-reserved", name=name, reserved=", ".join((*HEADER_WORDS, ALL)))
        for other in tidied[:i]:
            if same_name(other) == same_name(name):
                raise NotationError("name-twice", name=name, other=other)
    return tidied


def seat_of(name: str, names: Sequence[str]) -> int:
    """The seat of this name.

    >>> seat_of("BO", ["Ana", "Bo"])
    1

    :raises NotationError: nobody has it.
    """
    wanted = same_name(name)
    for seat, other in enumerate(names):
        if same_name(other) == wanted:
            return seat
    raise NotationError("no-such-seat", name=shown(tidy(name)), allowed=", ".join(names))


def read_move(text: str, names: Sequence[str]) -> Action:
    """The move of this text.

    >>> read_move("Give 2 to Bo, 1 to Cy", ["Ana", "Bo", "Cy"])
    Give(gifts=((1, 2), (2, 1)))

    :raises NotationError: it is no move, or names no card or seat.
    """
    tidied = tidy(text)
    move = tidied.casefold()
    word, _, rest = move.partition(" ")
    if move in _PLAIN:
        return _PLAIN[move]
    if move in WORDS:
        return Guess(move)
    if word == "give" and rest:
        return _read_give(tidied.partition(" ")[2], names, tidied)
    if word == "play" and rest:
        return Play(read_card(rest))
    if word == "pick" and rest.isdecimal() and rest.isascii() and len(rest) < 4:
        return Pick(int(rest))
    if taken := _TAKE.fullmatch(move):
        return Take(read_card(taken[1]), read_card(taken[2]))
    raise NotationError("no-such-move" if move else "no-move", move=shown(tidied))


def _read_give(rest: str, names: Sequence[str], move: str) -> Action:
    word, _, to = rest.partition(" ")
    if word.casefold() == "shot" and to.casefold().startswith("to "):
        return GiveShot(seat_of(to[3:], names))
    gifts: list[tuple[int, int]] = []
    for part in rest.split(","):
        gift = _GIFT.fullmatch(part.strip().casefold())
        if gift is None:
            raise NotationError("no-such-move", move=shown(move))
        gifts.append((seat_of(gift[2], names), int(gift[1])))
    return Give(tuple(gifts))


def move_text(action: Action, names: Sequence[str]) -> str:
    """The move as text; `read_move` reads it back.

    >>> move_text(Take(20, 3), ["Ana", "Bo"])
    'take 7C put 2S'
    """
    match action:
        case Guess(call=call):
            return call
        case Play(card=card):
            return f"play {card_name(card)}"
        case Give(gifts=gifts):
            return "give " + ", ".join(f"{drinks} to {names[seat]}" for seat, drinks in gifts)
        case GiveShot(to=to):
            return f"give shot to {names[to]}"
        case Pick(place=place):
            return f"pick {place}"
        case Take(take=take, put=put):
            return f"take {card_name(take)} put {card_name(put)}"
        case TakeAll():
            return "take all"
        case (
            Pass()
            | Accept()
            | Liar()
            | Volunteer()
            | Decline()
            | Stay()
            | Swap()
            | Draw()
            | Again()
            | Keep()
            | Redeal()
        ):
            return tag(type(action))
        case Stop() | End() | Stand():
            return tag(type(action))
        case _:
            assert_never(action)
