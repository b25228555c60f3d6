"""What a server works out, in words: the odds, where the host has them told, and why its bots moved."""

from collections.abc import Iterator
from typing import Any, Final

from nightbus.errors import NightbusError
from nightbus.odds.position import Position
from nightbus.odds.written import read_position
from nightbus.rules.game import SPECTATOR
from nightbus.table.tagged import read_action
from nightbus.terminal.odds_words import OddsWords
from nightbus.terminal.remote import Json, RemoteTable
from nightbus.words import Words

BRIEF: Final = 3
"""Choices told beside the table: the best, and whatever was chosen."""


def brief(words: Words, table: RemoteTable, page: Json) -> list[str]:
    """The best choices, and what was chosen, a line each with a head above; nothing where there are no odds."""
    found = _read(table, page)
    chosen = page.get("chosen")
    action = None if chosen is None else read_action(chosen, table.game.actions)
    best = sorted(found.options, key=lambda option: (float(option.costs), -float(option.gives)))
    kept = [option for i, option in enumerate(best) if i < BRIEF or option.action == action]
    say = OddsWords(words, table.names)
    lines = [
        words.say("join-odds-chosen", option=say.option(option)) if option.action == action else say.option(option)
        for option in kept
    ]
    head = words.say("join-odds-after" if action is not None else "join-odds-before")
    return [head, *lines, *say.sure(found.options)] if lines else []


def whole(words: Words, table: RemoteTable, page: Json) -> Iterator[str]:
    """All that there is to tell."""
    found = _read(table, page)
    if found.seat == SPECTATOR:
        yield words.say("odds-nothing")
    else:
        yield from OddsWords(words, table.names).position(table.game.name, found)


def reasons(words: Words, table: RemoteTable, film: Json) -> list[tuple[str, str]]:
    """(who, what they did and why) of each move of a bot, in a game that is over.

    :raises NightbusError: the server tells something else.
    """
    names = table.names
    try:
        moves = [frame["why"] for frame in film["frames"] if "why" in frame]
        return [
            (
                names[why["seat"]],
                words.say(
                    "join-why",
                    action=words.action(read_action(why["action"], table.game.actions), names),
                    why=words.why(why["code"], why["facts"], names),
                ),
            )
            for why in moves
        ]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        raise NightbusError("join-odds-unread") from None


def _read(table: RemoteTable, page: Any) -> Position:
    """The odds that the server tells; it is a stranger.

    :raises NightbusError: they are none that this program can read.
    """
    try:
        found = read_position(page, table.game.actions)
    except (KeyError, TypeError, ValueError, AttributeError):
        raise NightbusError("join-odds-unread") from None
    if not SPECTATOR <= found.seat < len(table.names):
        raise NightbusError("join-odds-unread")
    return found
