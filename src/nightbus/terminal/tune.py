"""`nightbus tune`: the house rules nearest to a rulebook that give the night asked for."""

import json as json_text
import re
import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from nightbus.errors import NotationError
from nightbus.lab.nights import POLICIES
from nightbus.lab.tune import CONFIDENCE, Found, Limits, Tuned, tune
from nightbus.rules.game import Game
from nightbus.rules.game import game as game_of
from nightbus.rules.switches import as_json, json_value, switches, write_value
from nightbus.table.house import house_from
from nightbus.terminal.forecast import forecast_lines, nights_line
from nightbus.words import Words

_SEATS = 5
_SPAN = re.compile(r"(\d+(?:\.\d+)?)\.\.(\d+(?:\.\d+)?)")
_MOST_MINUTES = 100_000
_MOST_DRINKS = 1_000_000


def tune_command(
    game: str,
    *,
    words: Words,
    drinks_max: float | None,
    minutes: str | None,
    rulebook: str | None,
    settings: Sequence[str],
    seats: int | None,
    policy: str,
    seed: int,
    as_json: bool,
) -> int:
    """The exit code: 0 if some house rules fit, 1 if none was found.

    :raises NightbusError: limits, seats, house rules or a bot that will not do.
    """
    of = game_of(game)
    limits = read_limits(of, drinks_max, minutes)
    if policy not in POLICIES:
        raise NotationError("no-such-level", level=policy, allowed=", ".join(POLICIES))
    name, house = house_from(of, rulebook, settings)
    seats = _SEATS if seats is None else seats
    progress = _Progress(words) if sys.stderr.isatty() else None
    tuned = tune(house, seats, limits, policy=policy, seed=seed, say=progress or _nothing)
    if progress:
        progress.clear()
    if as_json:
        page = _json(of, name, house, tuned, seats, policy, seed)
        sys.stdout.write(json_text.dumps(page, ensure_ascii=False) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(words, of, name, house, tuned))
    return 0 if tuned.fits else 1


def read_limits(of: Game, drinks_max: float | None, minutes: str | None) -> Limits:
    """The limits as they are written: drinks of a game in which one drinks, and minutes from..to.

    :raises NotationError: they cannot be read, are out of range, or nobody drinks in this game.
    """
    drinks = of.name == "ride-the-bus"
    if drinks_max is not None and not drinks:
        raise NotationError("tune-no-drinks", game=of.name, nearest="--minutes 20..40")
    if (drinks and drinks_max is None) or minutes is None:
        raise NotationError("tune-limits", nearest=f"{'--drinks-max 20 ' if drinks else ''}--minutes 20..40")
    if drinks_max is not None and not 0 < drinks_max <= _MOST_DRINKS:
        raise NotationError("tune-drinks", drinks=write_number(drinks_max), nearest="--drinks-max 20")
    found = _SPAN.fullmatch(minutes.strip())
    low, high = (float(found[1]), float(found[2])) if found else (1.0, 0.0)
    if not 0 <= low < high <= _MOST_MINUTES:
        raise NotationError("tune-minutes", minutes=minutes.strip(), nearest="--minutes 20..40")
    return Limits(drinks_max, (low, high))


def write_number(number: float) -> str:
    """A number as it is typed."""
    return f"{number:g}"


def _nothing(_tried: int, _due: int) -> None:
    pass


class _Progress:
    """One line on standard error that says how far the search is."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, tried: int, due: int) -> None:
        sys.stderr.write(f"\r\x1b[K{self.words.say('tune-progress', tried=tried, due=max(tried, due))}")
        sys.stderr.flush()

    def clear(self) -> None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()


def _lines(words: Words, of: Game, rulebook: str, house: Any, tuned: Tuned) -> Iterator[str]:
    low, high = tuned.limits.minutes
    span = {"low": low, "high": high}
    if tuned.limits.drinks_max is None:
        yield words.say("tune-asked", **span)
    else:
        yield words.say("tune-asked-drinks", drinks=tuned.limits.drinks_max, **span)
    if not tuned.fits:
        yield words.say("tune-none")
    for n, found in enumerate(tuned.found, 1):
        yield ""
        yield f"{n}. {_changes(words, of, rulebook, house, found)}"
        for line in forecast_lines(words, found.forecast):
            yield from textwrap.wrap(line, 100, initial_indent="   ", subsequent_indent="     ")
    yield ""
    if tuned.fits:
        yield words.say("tune-sure", confidence=round(100 * CONFIDENCE))
    yield words.say("tune-tried", tried=tuned.tried, nights=tuned.nights)
    if tuned.found:
        yield nights_line(words, tuned.found[0].forecast)


def _changes(words: Words, of: Game, rulebook: str, house: Any, found: Found) -> str:
    if not found.changed:
        return words.say("tune-unchanged")
    known = switches(of.House)
    named = words.say(f"rulebook-{rulebook}")
    return ", ".join(
        words.say(
            "tune-change",
            switch=name,
            value=write_value(known[name], value),
            was=write_value(known[name], getattr(house, name)),
            rule=known[name].rule,
            rulebook=named,
        )
        for name, value in found.changed.items()
    )


def _json(of: Game, rulebook: str, house: Any, tuned: Tuned, seats: int, policy: str, seed: int) -> dict[str, Any]:
    known = switches(of.House)
    return {
        "game": of.name,
        "version": of.version,
        "rulebook": rulebook,
        "switches": as_json(house),
        "seats": seats,
        "policy": policy,
        "seed": seed,
        "limits": {"drinks_max": tuned.limits.drinks_max, "minutes": list(tuned.limits.minutes)},
        "fits": tuned.fits,
        "confidence": CONFIDENCE if tuned.fits else None,
        "tried": tuned.tried,
        "nights": tuned.nights,
        "found": [
            {
                "changed": {name: json_value(known[name], value) for name, value in found.changed.items()},
                "steps": found.steps,
                "miss": found.miss,
                "forecast": found.forecast.as_json(),
            }
            for found in tuned.found
        ],
    }
