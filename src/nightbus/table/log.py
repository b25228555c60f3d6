"""The log of a table, JSON Lines: a header, then every step with its number. `docs/log.md` describes it.

All but the header, the actions and the picks follows from them; `replay` plays it again.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, NoReturn

from nightbus.cards import read_card
from nightbus.errors import LogError, NightbusError
from nightbus.rules.actions import Action, Give, GiveShot
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import as_json, with_settings
from nightbus.table.notation import check_names
from nightbus.table.tagged import Json, action_json, read_action

FORMAT: Final = "nightbus-log/1"
PACK: Final = 1
"""The order of a fresh pack, by which a pick means a card; raised when it changes, so that old logs go by the card."""
MOST_OUTCOMES: Final = 1000
"""No chance has more outcomes than the thousandths of `misdeal_chance`."""


@dataclass(frozen=True, slots=True)
class Header:
    """What a table settles before the first card."""

    game: str
    version: int
    """Of the game's rules."""
    rulebook: str
    house: Any
    seats: tuple[str, ...]
    dealer: int | None
    """Who deals first, as the table said; None: the cards choose."""
    shoe: Json
    """Its `kind`, and what it commits to."""
    pack: int = PACK

    def json(self) -> Json:
        """The first line of the log."""
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "rulebook": self.rulebook,
            "switches": as_json(self.house),
            "seats": list(self.seats),
            "dealer": self.dealer,
            "shoe": self.shoe,
            "pack": self.pack,
        }


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: `pick` of `of` equally likely outcomes, which was a card, or whether the card just dealt is exposed."""

    of: int
    pick: int
    was: str | bool


@dataclass(frozen=True, slots=True)
class Act:
    """A seat did something; a split of drinks is one act."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took back its last act."""

    seat: int


@dataclass(frozen=True, slots=True)
class Again:
    """A further game of the session began (C-11)."""


Step = Deal | Act | Undo | Again


@dataclass(slots=True)
class Log:
    """The header and the steps so far, the first having number 1."""

    header: Header
    steps: list[Step] = field(default_factory=list)

    def lines(self, since: int = 0) -> Iterator[str]:
        """The lines after the first `since`, each with its line end: what a file that has those still lacks."""
        if since == 0:
            yield _line(self.header.json())
        for i in range(max(since - 1, 0), len(self.steps)):
            yield _line(step_json(i + 1, self.steps[i]))

    def __str__(self) -> str:
        return "".join(self.lines())


def step_json(seq: int, step: Step) -> Json:
    """A step as JSON has it.

    >>> step_json(3, Deal(52, 13, "5D"))
    {'seq': 3, 'type': 'deal', 'of': 52, 'pick': 13, 'was': '5D'}
    """
    match step:
        case Deal(of=of, pick=pick, was=was):
            return {"seq": seq, "type": "deal", "of": of, "pick": pick, "was": was}
        case Act(seat=seat, action=action):
            return {"seq": seq, "type": "act", "seat": seat, "action": action_json(action)}
        case Undo(seat=seat):
            return {"seq": seq, "type": "undo", "seat": seat}
        case Again():
            return {"seq": seq, "type": "again"}


def _line(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def whole_lines(text: str) -> str:
    r"""The text without a last line that was not written to its end: what a crash left of a log.

    >>> whole_lines("one\ntw")
    'one\n'
    """
    return text[: text.rfind("\n") + 1]


def read_log(text: str) -> Log:
    """The log of this text, checked as far as that goes without the rules; `replay` checks the rest.

    :raises LogError: with the number of the line, the header being line 1: `log-cut`, `log-line`, `log-format`,
        `log-game`, `log-version`, `log-switches`, `log-seats`, `log-seq`, `log-forged`.
    """
    lines = text.split("\n")
    if lines.pop() != "":
        raise LogError("log-cut").at(len(lines) + 1)
    if not lines:
        raise LogError("log-cut").at(1)
    header = _read_header(_parsed(lines[0], 1))
    kinds = game(header.game).actions
    steps = [_read_step(_parsed(line, number), number, header, kinds) for number, line in enumerate(lines[1:], start=2)]
    return Log(header, steps)


def _parsed(line: str, number: int) -> Json:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise LogError("log-line", found=line[:60]).at(number) from None
    if not isinstance(value, dict):
        _wrong_line(value, number)
    return value


def _wrong_line(value: object, number: int) -> NoReturn:
    raise LogError("log-line", found=str(value)[:60]).at(number)


def _read_header(value: Json) -> Header:
    found = value.get("format")
    if found != FORMAT:
        raise LogError("log-format", found=str(found)[:60], allowed=FORMAT).at(1)
    name = value.get("game")
    if name not in GAMES:
        raise LogError("log-game", game=str(name)[:60], allowed=", ".join(GAMES)).at(1)
    of = game(name)
    if value.get("version") != of.version:
        raise LogError("log-version", game=name, version=str(value.get("version"))[:20], allowed=of.version).at(1)
    match value:
        case {
            "rulebook": str(rulebook),
            "switches": dict(switches),
            "seats": list(seats),
            "dealer": None | int() as dealer,
            "shoe": {"kind": str()} as shoe,
            "pack": int(pack),
            **rest,
        } if set(rest) == {"format", "game", "version"} and all(isinstance(seat, str) for seat in seats):
            pass
        case _:
            _wrong_line(value, 1)
    if rulebook not in of.rulebooks:
        raise LogError("log-switches", found=rulebook[:60], allowed=", ".join(of.rulebooks)).at(1)
    try:
        house = with_settings(of.rulebooks[rulebook], switches)
        names = check_names(seats)
        of.check(house, len(names))
    except NightbusError as refused:
        raise LogError(refused.code, **refused.facts).at(1) from None
    if as_json(house) != switches:
        raise LogError("log-switches", found=str(switches)[:60], allowed=", ".join(as_json(house))).at(1)
    if list(names) != seats or (dealer is not None and not 0 <= dealer < len(names)):
        raise LogError("log-seats", found=", ".join(seats)[:60]).at(1)
    return Header(name, of.version, rulebook, house, names, dealer, shoe, pack)


def _read_step(value: Json, number: int, header: Header, kinds: Iterable[type[Action]]) -> Step:
    seq = value.pop("seq", None)
    if type(seq) is not int or seq != number - 1:
        raise LogError("log-seq", found=str(seq)[:20], expected=number - 1).at(number)
    match value:
        case {"type": "deal", "of": int(of), "pick": int(pick), "was": str() | bool() as was, **rest} if not rest:
            if not 0 <= pick < of <= MOST_OUTCOMES or isinstance(of, bool) or isinstance(pick, bool):
                raise LogError("log-forged", found=f"{pick}/{of}").at(number)
            return Deal(of, pick, _checked_card(was, number))
        case {"type": "act", "seat": int(seat), "action": dict(action), **rest} if not rest:
            _check_seat(seat, header, number)
            try:
                read = read_action(action, kinds)
            except NightbusError as refused:
                raise LogError(refused.code, **refused.facts).at(number) from None
            for to in _targets(read):
                _check_seat(to, header, number)
            return Act(seat, read)
        case {"type": "undo", "seat": int(seat), **rest} if not rest:
            _check_seat(seat, header, number)
            return Undo(seat)
        case {"type": "again", **rest} if not rest:
            return Again()
        case _:
            _wrong_line(value, number)


def _checked_card(was: str | bool, number: int) -> str | bool:
    try:
        if isinstance(was, str):
            read_card(was)
    except NightbusError:
        raise LogError("log-forged", found=was).at(number) from None
    return was


def _targets(action: Action) -> list[int]:
    match action:
        case Give(gifts=gifts):
            return [to for to, _ in gifts]
        case GiveShot(to=to):
            return [to]
        case _:
            return []


def _check_seat(seat: int, header: Header, number: int) -> None:
    if isinstance(seat, bool) or not 0 <= seat < len(header.seats):
        raise LogError("log-seats", found=str(seat)).at(number)
