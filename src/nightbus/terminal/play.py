"""`nightbus play`: a night begun or resumed, in the terminal or line by line."""

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from nightbus.bots.playing import policy
from nightbus.errors import LogError, NotationError
from nightbus.rules.game import GAMES
from nightbus.rules.game import game as game_of
from nightbus.table.house import house_from
from nightbus.terminal.keep import Company, Keeper, latest_open, nights_folder
from nightbus.terminal.night import Night, seats_for
from nightbus.words import Words

_SEEDS = 10**9


@dataclass(frozen=True, slots=True)
class Opened:
    """A night with the files that it is kept in."""

    night: Night
    keeper: Keeper

    def save_all(self) -> None:
        """Write what has happened, and go on writing it as it happens."""
        self.keeper.save(self.night.table.log)
        self.night.on_step = self.keeper.save


def play_command(
    game: str | None,
    *,
    words: Words,
    rulebook: str | None = None,
    settings: Sequence[str] = (),
    seats: int | None = None,
    bots: str = "pub",
    people: str | None = None,
    plain: bool = False,
    resume: bool = False,
    seed: int | None = None,
    fast: bool = False,
) -> int:
    """The exit code of a night: 0 when it is over or was left, 1 if it could not be kept or resumed.

    With `resume`, `game` may be a game, the file of a log, or left out for the night last played.

    :raises NightbusError: names, seats, house rules or options that will not do.
    """
    try:
        if resume:
            _refuse_settings(rulebook, settings, seats, people, seed)
            opened = _resumed(game)
        else:
            opened = _begun(game, words, rulebook, settings, seats, bots, people, seed)
        opened.save_all()
    except LogError as refused:
        sys.stderr.write(f"{refused.facts.get('where', 'nightbus')}: {words.error(refused)}\n")
        return 1
    except OSError as why:
        folder = str(nights_folder(os.environ))
        sys.stderr.write(
            f"nightbus: {words.say('terminal-cannot-keep', folder=folder, why=why.strerror or str(why))}\n"
        )
        return 1
    reason = "" if plain else plain_reason()
    if plain or reason:
        from nightbus.terminal.plain import play_plain

        if reason == "dumb":
            sys.stderr.write(f"{words.say('terminal-dumb')}\n")
        return play_plain(opened.night, opened.keeper, words)
    return _play_app(opened, words, fast)


def _refuse_settings(*given: Any) -> None:
    """A night that goes on is as it was begun."""
    if any(value not in (None, (), []) for value in given):
        raise NotationError("resume-as-begun")


def _begun(
    game: str | None,
    words: Words,
    rulebook: str | None,
    settings: Sequence[str],
    seats: int | None,
    bots: str,
    people: str | None,
    seed: int | None,
) -> Opened:
    if game is None:
        raise NotationError("which-game", allowed=", ".join(GAMES))
    of = game_of(game)
    name, house = house_from(of, rulebook, settings)
    policy(of, bots)
    persons = [words.say("terminal-you")] if people is None else [person.strip() for person in people.split(",")]
    names = seats_for(of, house, persons, seats)
    number = secrets.randbelow(_SEEDS) if seed is None else seed
    night = Night.begin(of, house, name, names, people=range(len(persons)), level=bots, seed=number)
    company = Company(tuple(range(len(persons))), bots, number)
    return Opened(night, Keeper.new(nights_folder(os.environ), of.name, company))


def _resumed(which: str | None) -> Opened:
    game = which if which in GAMES else None
    path = latest_open(nights_folder(os.environ), game) if which is None or game else Path(which)
    try:
        return _reopened(path)
    except LogError as refused:
        if "file" not in refused.facts:
            refused.facts["where"] = str(path)
        raise


def _reopened(path: Path) -> Opened:
    keeper, log = Keeper.reopen(path)
    if not all(0 <= seat < len(log.header.seats) for seat in keeper.company.people):
        raise LogError("night-mark", file=str(path))
    return Opened(Night.resume(log, people=keeper.company.people, level=keeper.company.level), keeper)


def plain_reason() -> str:
    """Why a table cannot be shown but line by line: `pipe` or `dumb`; empty if it can."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return "pipe"
    try:
        "╭♠".encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return "dumb"
    return "dumb" if os.environ.get("TERM", "") in ("dumb", "unknown") else ""


def _play_app(opened: Opened, words: Words, fast: bool) -> int:
    from nightbus.terminal.app import NightApp

    keeper = opened.keeper
    app = NightApp(opened.night, words, keeper.path, keeper.company.seed, fast=fast)
    app.on_over, app.on_again = keeper.close, keeper.open_up
    code = app.run() or 0
    if app.failed:
        sys.stderr.write(f"nightbus: {app.failed}\n")
    elif opened.night.table.over:
        sys.stdout.write(words.say("terminal-log-at", path=str(keeper.path), seed=str(keeper.company.seed)) + "\n")
    else:
        sys.stdout.write(words.say("terminal-resume-hint", path=str(keeper.path)) + "\n")
    return code
