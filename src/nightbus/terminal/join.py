"""`nightbus join`: a seat of a server's table, in this terminal."""

import getpass
import os
import sys
from contextlib import suppress
from dataclasses import replace

from nightbus.errors import IllegalStep, NightbusError
from nightbus.terminal import line
from nightbus.terminal.line import Address, Place, Places, read_address
from nightbus.terminal.play import plain_reason
from nightbus.words import Words

ENDED = ("left", "kicked", "closed", "moved", "token", "no-such-table", "table-closed")
"""Goodbyes after which there is no place to come back to."""
POLITE = ("left", "closed", "moved")
"""Those after which nothing has failed."""
OF_NAMES = ("name-empty", "name-long", "name-sign", "name-reserved", "name-twice")
"""Refusals after which another name may do."""


def join_command(
    url: str, server: str | None, name: str | None, role: str, *, words: Words, plain: bool, move: str = ""
) -> int:
    """The exit code of a place at a table: 0 if it was left or the table closed, 1 if it could not be taken or kept.

    `move` is a one-time code with which a seat comes here from another device.

    :raises NotationError: an address that will not do.
    """
    address = read_address(url, server)
    if move:
        address = replace(address, move=move)
    if address.move:
        role = "seat"
    places = Places(address, os.environ, role)
    kept = places.find()
    if address.move:
        place = Place()
    elif kept is not None:
        place = kept
    else:
        place = Place(name=_name(name, words) if role == "seat" else "", role=role)
    try:
        address = _join(address, place, places, words)
        new = kept is not place
    except NightbusError as refused:
        if kept is not None and kept is not place:  # a code that does not fit takes nobody's seat from them
            places.save(kept)
        elif kept is None:
            places.forget()
        sys.stderr.write(f"nightbus: {_why_not(refused, place, words)}\n")
        return 1
    except OSError as why:
        sys.stderr.write(f"nightbus: {words.say('join-cannot-keep', file=str(places.path), why=str(why.strerror))}\n")
        return 1
    if not new and name is not None and place.name and name != place.name:  # of a seat that moved here there is none
        sys.stderr.write(words.say("join-name-kept", name=place.name) + "\n")
    try:
        goodbye, code = _play(address, place, places, words, plain=plain)
    except NightbusError as refused:
        sys.stderr.write(f"nightbus: {words.error(refused)}\n")
        return 1
    if goodbye in ENDED:
        places.forget()
    if goodbye:
        known = words.has(f"error-{goodbye}")
        last = words.error(IllegalStep(goodbye)) if known else words.say("join-ended", code=goodbye)
        (sys.stdout if goodbye in POLITE else sys.stderr).write(f"{last}\n")
        return 0 if goodbye in POLITE else 1
    option = {"spectator": "--spectate", "screen": "--screen"}.get(role)
    last = words.say("join-look-again", url=address.url, option=option) if option else ""
    sys.stdout.write((last or words.say("join-come-back", url=address.url)) + "\n")
    return code


def _join(address: Address, place: Place, places: Places, words: Words) -> Address:
    """The table, once one has a place at it; a name that will not do is asked for again.

    :raises NightbusError: there is no place.
    :raises OSError: it cannot be kept.
    """
    while True:
        places.save(place)  # before joining: whatever happens next, it is the same place
        try:
            said = line.join(address, place)
        except NightbusError as refused:
            if refused.code not in OF_NAMES or not sys.stdin.isatty():
                raise
            sys.stdout.write(f"{_why_not(refused, place, words)}\n")
            other = _asked(words.say("join-try-name"))
            if not other:
                raise
            place.name = other
        else:
            return Address(address.base, said["code"], address.invite)


def _why_not(refused: NightbusError, place: Place, words: Words) -> str:
    """Why there is no place; of a name that is taken, whoever asks for it knows no more than that."""
    return words.say("join-name-taken", name=place.name) if refused.code == "name-twice" else words.error(refused)


def _play(address: Address, place: Place, places: Places, words: Words, *, plain: bool) -> tuple[str, int]:
    """Why the server ended it, empty if it did not; and the exit code."""

    def keep(changed: Place) -> None:
        with suppress(OSError):  # the seat is in the file already; without the rest one nonce is left out
            places.save(changed)

    reason = "" if plain else plain_reason()
    if plain or reason:
        from nightbus.terminal.join_plain import join_plain

        if reason == "dumb":
            sys.stderr.write(f"{words.say('terminal-dumb')}\n")
        return join_plain(address, place, words, keep=keep)
    from nightbus.terminal.join_app import JoinApp

    app = JoinApp(address, place, words, keep=keep)
    code = app.run() or 0
    if app.failed is not None:
        raise app.failed
    return app.goodbye, code


def _name(given: str | None, words: Words) -> str:
    """The name to sit down under: the one given, the one typed, or that of the login."""
    if given:
        return given
    try:
        login = getpass.getuser()
    except (OSError, KeyError, ImportError):  # a container without users
        login = ""
    if not sys.stdin.isatty():
        return login or words.say("terminal-you")
    return _asked(words.say("join-ask-name", name=login)) or login


def _asked(question: str) -> str:
    """What is typed as an answer; empty for nothing."""
    sys.stdout.write(f"{question} ")
    sys.stdout.flush()
    return sys.stdin.readline().strip()
