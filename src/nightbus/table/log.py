"""The log of a table, JSON Lines: a header, then every step with its number. `docs/log.md` describes it.

All but the header, the actions, the picks and what was shuffled with follows from them; `replay` plays it again. Each
line ends with a hash that depends on all before it.
"""

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final, NoReturn

from nightbus.cards import read_card
from nightbus.errors import LogError, NightbusError
from nightbus.rules.actions import Action, Give, GiveShot
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import as_json, with_settings
from nightbus.table.notation import check_names
from nightbus.table.tagged import Json, action_json, read_action

FORMAT: Final = "nightbus-log/2"
PACK: Final = 1
"""The order of a fresh pack, by which a pick means a card; raised when it changes, so that old logs go by the card."""
KEPT: Final = 4096
"""Steps of which one object does for all."""
MOST_OUTCOMES: Final = 1000
"""No chance has more outcomes than the thousandths of `misdeal_chance`."""
HASH_DIGITS: Final = 32
"""Hexadecimal digits of the hash at the end of each line."""

_CHAINED: Final = re.compile(r',"chain":"([0-9a-f]{32})"\}', re.ASCII)
_CHAINED_LENGTH: Final = len(',"chain":""}') + HASH_DIGITS
HEX: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
"""How 32 bytes are written, and a whole SHA-256."""


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


@dataclass(frozen=True, slots=True)
class Commit:
    """The server binds itself to its seed of this game: SHA-256 of the 32 bytes."""

    commitment: str


@dataclass(frozen=True, slots=True)
class Seal:
    """A seat's device binds itself to a nonce of 32 bytes: their SHA-256."""

    seat: int
    hash: str


@dataclass(frozen=True, slots=True)
class Open:
    """A seat's device says its nonce."""

    seat: int
    nonce: str


@dataclass(frozen=True, slots=True)
class Mix:
    """No nonce is waited for any longer: from here cards may be dealt."""

    left_out: tuple[int, ...] | None = None
    """The seats that sealed and did not open; None: whoever those are, as the table then logs it."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """The server says its seed: the game is over, or given up."""

    seed: str


act = lru_cache(KEPT)(Act)
"""An `Act`, the same one for the same thing done: a long log is made of few."""
deal = lru_cache(KEPT)(Deal)
"""A `Deal`, likewise."""
Shuffle = Commit | Seal | Open | Mix | Reveal
"""What a table does to shuffle together (`shuffling.Shuffling`); secrets and hashes are 64 hexadecimal digits."""
Step = Deal | Act | Undo | Again | Shuffle


@dataclass(slots=True)
class Log:
    """The header and the steps so far, the first having number 1. It is only ever added to."""

    header: Header
    steps: list[Step] = field(default_factory=list)
    _chained: tuple[int, str] = field(default=(0, ""), init=False, repr=False, compare=False)
    """How many lines have been hashed, and the hash of the last: nothing is hashed before somebody reads lines."""

    def lines(self, since: int = 0) -> Iterator[str]:
        """The lines after the first `since`, each with its line end: what a file that has those still lacks."""
        done, before = self._chained
        if done > since:
            done, before = 0, ""
        for i in range(done, 1 + len(self.steps)):
            body = json_text(step_json(i, self.steps[i - 1]) if i else self.header.json())
            before = chain_hash(before, body)
            self._chained = i + 1, before
            if i >= since:
                yield f'{body[:-1]},"chain":"{before}"}}\n'

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
        case Commit(commitment=commitment):
            return {"seq": seq, "type": "commit", "commitment": commitment}
        case Seal(seat=seat, hash=hashed):
            return {"seq": seq, "type": "seal", "seat": seat, "hash": hashed}
        case Open(seat=seat, nonce=nonce):
            return {"seq": seq, "type": "open", "seat": seat, "nonce": nonce}
        case Mix(left_out=left_out):
            assert left_out is not None, "a step as the table logged it (`Table.shuffle`)"
            return {"seq": seq, "type": "mix", "left_out": list(left_out)}
        case Reveal(seed=seed):
            return {"seq": seq, "type": "reveal", "seed": seed}


def json_text(value: Json) -> str:
    """JSON as a log has it: nothing escaped that need not be, no blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def chain_hash(before: str, body: str) -> str:
    """The hash of a line: of that of the line before it (empty for the header), and the line without its own.

    >>> chain_hash("", "{}")
    '44136fa355b3678a1146ad16f7e8649e'
    """
    return hashlib.sha256((before + body).encode("utf-8", "surrogatepass")).hexdigest()[:HASH_DIGITS]


def whole_lines(text: str) -> str:
    r"""The text without a last line that was not written to its end: what a crash left of a log.

    >>> whole_lines("one\ntw")
    'one\n'
    """
    return text[: text.rfind("\n") + 1]


def read_log(text: str) -> Log:
    """The log of this text, checked as far as that goes without the rules; `replay` checks the rest.

    :raises LogError: with the number of the line, the header being line 1: `log-cut`, `log-line`, `log-format`,
        `log-game`, `log-version`, `log-hash`, `log-switches`, `log-seats`, `log-seq`, `log-forged`.
    """
    lines = text.split("\n")
    if lines.pop() != "":
        raise LogError("log-cut").at(len(lines) + 1)
    if not lines:
        raise LogError("log-cut").at(1)
    body, before = _unchained(lines[0], "", 1)
    header = _read_header(_parsed(body, 1))
    steps: list[Step] = []
    for number, line in enumerate(lines[1:], start=2):
        body, before = _unchained(line, before, number)
        steps.append(read_step(_parsed(body, number), number, header))
    return Log(header, steps)


def _unchained(line: str, before: str, number: int) -> tuple[str, str]:
    """The line without its hash, and the hash, which is right."""
    body = line[:-_CHAINED_LENGTH] + "}"
    found = _CHAINED.fullmatch(line[-_CHAINED_LENGTH:])
    if not found or found[1] != chain_hash(before, body):
        read = _parsed(line, number)
        if number == 1:
            _check_format(read)  # an older format, which had no hashes, is refused by its name
        raise LogError("log-hash").at(number)
    return body, found[1]


def _members(pairs: list[tuple[str, Any]]) -> Json:
    """An object; no name twice in it, of which one reader would take the first and another the last."""
    members = dict(pairs)
    if len(members) != len(pairs):
        raise ValueError
    return members


def _parsed(line: str, number: int) -> Json:
    try:
        value = json.loads(line, object_pairs_hook=_members)
    except (ValueError, RecursionError):
        raise LogError("log-line", found=line[:60]).at(number) from None
    if not isinstance(value, dict):
        _wrong_line(value, number)
    return value


def _wrong_line(value: object, number: int) -> NoReturn:
    raise LogError("log-line", found=str(value)[:60]).at(number)


def _check_format(value: Json) -> None:
    found = value.get("format")
    if found != FORMAT:
        raise LogError("log-format", found=str(found)[:60], allowed=FORMAT).at(1)


def _read_header(value: Json) -> Header:
    _check_format(value)
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


def read_step(value: Json, number: int, header: Header) -> Step:
    """The step of this JSON, without the hash of its line, in line `number` of a log that has this header.

    :raises LogError: as `read_log`.
    """
    value = dict(value)
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
                read = read_action(action, game(header.game).actions)
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
            return _read_shuffle(value, number, header)


def _read_shuffle(value: Json, number: int, header: Header) -> Shuffle:
    match value:
        case {"type": "commit", "commitment": str(commitment), **rest} if not rest and HEX.fullmatch(commitment):
            return Commit(commitment)
        case {"type": "seal", "seat": int(seat), "hash": str(hashed), **rest} if not rest and HEX.fullmatch(hashed):
            _check_seat(seat, header, number)
            return Seal(seat, hashed)
        case {"type": "open", "seat": int(seat), "nonce": str(nonce), **rest} if not rest and HEX.fullmatch(nonce):
            _check_seat(seat, header, number)
            return Open(seat, nonce)
        case {"type": "mix", "left_out": list(left_out), **rest} if not rest and all(
            type(seat) is int for seat in left_out
        ):
            for seat in left_out:
                _check_seat(seat, header, number)
            return Mix(tuple(left_out))
        case {"type": "reveal", "seed": str(seed), **rest} if not rest and HEX.fullmatch(seed):
            return Reveal(seed)
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
