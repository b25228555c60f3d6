"""`nightbus odds`: the odds of house rules, of a position as one seat knows it, or of a night looked back on."""

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from nightbus.errors import NightbusError, NotationError
from nightbus.odds.looking_back import looked_back
from nightbus.odds.overview import house_odds
from nightbus.odds.position import position_odds
from nightbus.odds.written import odds_json
from nightbus.rules.game import Game
from nightbus.rules.game import game as game_of
from nightbus.rules.switches import as_json
from nightbus.table.house import house_from
from nightbus.table.log import read_log
from nightbus.table.notation import seat_of
from nightbus.table.replay import replay
from nightbus.table.table import Table
from nightbus.table.tagged import Json
from nightbus.table.transcript import in_turn, settle
from nightbus.terminal.odds_words import OddsWords
from nightbus.terminal.settle import read_text
from nightbus.words import Words

SEATS = {"ride-the-bus": 5, "chase-the-ace": 4, "stop-the-bus": 3}
"""How many sit at the table if nobody says."""


def odds_command(
    game: str,
    *,
    words: Words,
    at: str | None,
    name: str | None,
    rulebook: str | None,
    settings: Sequence[str],
    seats: int | None,
    as_json: bool,
) -> int:
    """The exit code: 0, or 1 if the file at `at` cannot be read or played.

    :raises NightbusError: no such game, seat, rulebook, switch or value, or options that do not go together.
    """
    of = game_of(game)
    if at is None:
        if name is not None:
            raise NotationError("odds-as-alone")
        page, lines = _of_house(of, rulebook, settings, seats, words)
    else:
        if rulebook is not None or settings or seats is not None:
            raise NotationError("odds-file-says")
        try:
            table = _table_of(of, at)
        except NightbusError as refused:
            sys.stderr.write(f"{at}: {words.error(refused)}\n")
            return 1
        seat = None if name is None else seat_of(name, table.names)
        page, lines = _of_night(table, seat, words) if table.over else _of_position(table, seat, words)
    if as_json:
        sys.stdout.write(json.dumps(page, ensure_ascii=False) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


def _table_of(of: Game, path: str) -> Table:
    """The table of a transcript or log, as its content tells; as far as it goes."""
    text = read_text(path)
    table = replay(read_log(text)) if text.lstrip().startswith("{") else settle(text).table
    if table.game is not of:
        raise NotationError("odds-other-game", game=table.game.name, asked=of.name)
    return table


def _of_house(
    of: Game, rulebook: str | None, settings: Sequence[str], seats: int | None, words: Words
) -> tuple[Json, Iterable[str]]:
    book, house = house_from(of, rulebook, settings)
    sit = SEATS[of.name] if seats is None else seats
    of.check(house, sit)
    found = house_odds(of, house, sit)
    page = _head(of, book, house) | {"seats": sit, "odds": odds_json(found)}
    return page, OddsWords(words, ()).house(of.name, book, sit, found)


def _of_position(table: Table, seat: int | None, words: Words) -> tuple[Json, Iterable[str]]:
    asked = in_turn(table)
    at = seat if seat is not None else asked[0] if asked else max(getattr(table.state, "rider", 0), 0)
    found = position_odds(table.game, table.state, table.house, at)
    page = _head(table.game, table.rulebook, table.house) | {
        "seats": list(table.names),
        "seat": table.names[at],
        "asked_by": found.asked_by,
        "options": odds_json(found.options, table.names),
        "standing": odds_json(found.standing, table.names),
    }
    return page, OddsWords(words, table.names).position(table.game.name, found)


def _of_night(table: Table, seat: int | None, words: Words) -> tuple[Json, Iterable[str]]:
    night, played = looked_back(table.log)
    decisions = [each for each in night.decisions if seat in (None, each.seat)]
    nights = [each for each in night.seats(played.state) if seat in (None, each.seat)]
    page = _head(table.game, table.rulebook, table.house) | {
        "seats": list(table.names),
        "decisions": odds_json(decisions, table.names),
        "nights": odds_json(nights, table.names),
    }
    return page, OddsWords(words, table.names).night(table.game.name, decisions, nights)


def _head(of: Game, rulebook: str, house: Any) -> Json:
    return {"game": of.name, "version": of.version, "rulebook": rulebook, "switches": as_json(house)}
