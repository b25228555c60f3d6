"""`nightbus lab`: nights by the million, as a page of figures, JSON, CSV or a picture."""

import csv
import json as json_text
import os
import re
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Self

from nightbus.errors import NotationError
from nightbus.lab import options
from nightbus.lab.blocks import kernel_of
from nightbus.lab.simulating import Result, run_of, simulate
from nightbus.rules.game import GAMES, Game
from nightbus.rules.game import game as game_of
from nightbus.rules.switches import switches
from nightbus.table.house import house_from
from nightbus.terminal.lab_page import page_lines, sweep_lines
from nightbus.words import Words

_SPAN: Final = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})")
_MOST_VALUES: Final = 1000
_PICTURES: Final = (".svg", ".png")
_BAR: Final = 24


def lab_command(
    game: str,
    *,
    words: Words,
    games: int,
    jobs: int | None,
    policy: str,
    rulebook: str | None,
    settings: Sequence[str],
    seats: int,
    seed: int,
    pace: Sequence[str],
    sweep: str | None,
    plot: str | None,
    csv_file: str | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    """The exit code: 0, or 1 if it was interrupted.

    :raises NightbusError: what is asked for cannot be played, drawn, written or read.
    """
    of = game_of(game)
    _check_files(plot, csv_file)
    name, values = _sweep(of, rulebook, settings, sweep)
    book, houses = _houses(of, rulebook, settings, name, values)
    asked: dict[str, Any] = {
        "games": games,
        "policies": [each.strip() for each in policy.split(",")],
        "seed": seed,
        "rulebook": book,
        "pace": _pace(pace),
    }
    for house in houses:
        run_of(of.name, house, seats, **asked)  # what cannot be played is said before anything is
    if cluster is None:
        compile_game(of.name, words)
    results = []
    with _Progress(words) as progress:
        for house in houses:
            results.append(
                simulate(of.name, house, seats, jobs=jobs, progress=progress, cluster=cluster, **asked),
            )
            if results[-1].partial:
                break
    if not results[0].counts.nights:
        raise KeyboardInterrupt  # before anything was played
    named = list(zip(values or [""], results, strict=False))
    try:
        if csv_file is not None:
            _write_csv(Path(csv_file), named, name)
        if plot is not None:
            from nightbus.lab.plots import draw

            draw(named, name, Path(plot), words)
    finally:  # whatever becomes of the files, what was played is not lost
        _print(words, named, name, as_json=as_json)
    return 1 if results[-1].partial else 0


def _print(words: Words, named: Sequence[tuple[str, Result]], name: str, *, as_json: bool) -> None:
    if as_json:
        found = [result.as_json() for _, result in named]
        page = {"sweep": name, "values": [value for value, _ in named], "results": found} if name else found[0]
        sys.stdout.write(json_text.dumps(page, ensure_ascii=False) + "\n")
    else:
        lines = sweep_lines(words, named, name) if name else page_lines(words, named[0][1])
        sys.stdout.writelines(f"{line}\n" for line in lines)


def warm_command(game: str | None, *, words: Words) -> int:
    """The exit code, 0, once the rules of a game, or of all, are compiled and kept.

    :raises NightbusError: there is no such game, or the extra `lab` is not installed.
    """
    for name in GAMES if game is None else (game_of(game).name,):
        compile_game(name, words)
        sys.stdout.write(words.say("lab-warm", game=words.say(f"game-{name}")) + "\n")
    return 0


def compile_game(name: str, words: Words) -> None:
    """Compile a game's rules; where they have not been before, with a line on standard error that says so.

    :raises LabError: the extra `lab` is not installed.
    """
    if options.is_compiled(name):
        kernel_of(name)
        return
    line = words.say("lab-compiling", game=words.say(f"game-{name}"))
    if not sys.stderr.isatty():
        sys.stderr.write(f"{line}\n")
        kernel_of(name)
        return
    done, begun = threading.Event(), perf_counter()

    def tick() -> None:
        while True:
            _over(f"{line} … {words.say('lab-seconds', n=round(perf_counter() - begun))}")
            if done.wait(1):
                return

    clock = threading.Thread(target=tick, daemon=True)
    clock.start()
    try:
        kernel_of(name)
    finally:
        done.set()
        clock.join()
        _over("")


def _over(line: str) -> None:
    """Write a line of standard error over the one before."""
    sys.stderr.write(f"\r\x1b[K{line}")
    sys.stderr.flush()


def _check_files(plot: str | None, csv_file: str | None) -> None:
    """Refuse what could not be drawn or written, before hours of work.

    :raises NightbusError: no such kind of picture, no Matplotlib, or a place where nothing can be written.
    """
    if plot is not None:
        if Path(plot).suffix.lower() not in _PICTURES:
            raise NotationError("plot-kind", file=plot, allowed=", ".join(_PICTURES))
        from nightbus.lab.plots import require_matplotlib

        require_matplotlib()
    for file in (plot, csv_file):
        if file is not None:
            place = Path(file)
            at = place if place.exists() else place.parent
            if place.is_dir() or not os.access(at, os.W_OK) or not place.parent.is_dir():
                raise NotationError("file-unwritable", file=file)


def _pace(settings: Sequence[str]) -> dict[str, float]:
    """Seconds by kind, as they are written: `turn=8`.

    :raises NotationError: they cannot be read.
    """
    found = {}
    for setting in settings:
        kind, _, seconds = (part.strip() for part in setting.partition("="))
        try:
            found[kind.lower()] = float(seconds)
        except ValueError:
            raise NotationError("lab-pace-form", setting=setting.strip()) from None
    return found


def _sweep(of: Game, rulebook: str | None, settings: Sequence[str], sweep: str | None) -> tuple[str, Sequence[str]]:
    """(switch, its values) of `switch=a,b,c` or `switch=a..b`; ("", ()) where nothing is swept.

    :raises NightbusError: it cannot be read, or there is no such switch.
    """
    if sweep is None:
        return "", ()
    name, equals, listed = (part.strip() for part in sweep.partition("="))
    span = _SPAN.fullmatch(listed)
    values = [value.strip() for value in listed.split(",") if value.strip()]
    if span:
        low, high = int(span[1]), int(span[2])
        values = [str(n) for n in range(low, high + 1)] if low <= high < low + _MOST_VALUES else []
    if not (name and equals and values):
        raise NotationError("sweep-form", sweep=sweep.strip())
    if name.lower() not in switches(of.House):
        house_from(of, rulebook, [*settings, f"{name}={values[0]}"])  # refuses it, and says what there is
    return name.lower(), values


def _houses(
    of: Game, rulebook: str | None, settings: Sequence[str], name: str, values: Sequence[str]
) -> tuple[str, list[Any]]:
    if not name:
        book, house = house_from(of, rulebook, settings)
        return book, [house]
    found = [house_from(of, rulebook, [*settings, f"{name}={value}"]) for value in values]
    return found[0][0], [house for _, house in found]


class _Progress:
    """One line on standard error that is written over, where somebody looks."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._shown = sys.stderr.isatty()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            _over("")

    def __call__(self, done: int, of: int, seconds: float) -> None:
        if self._shown and done:
            filled = _BAR * done // of
            rate = done / seconds
            said = self._words.say(
                "lab-progress", percent=100 * done // of, rate=round(rate), left=self._time((of - done) / rate)
            )
            _over(f"{'━' * filled}{'─' * (_BAR - filled)} {said}")

    def _time(self, seconds: float) -> str:
        minutes = round(seconds / 60)
        if seconds < 100:
            return self._words.say("lab-seconds", n=round(seconds))
        return self._words.say("lab-hours-minutes", hours=minutes // 60, minutes=minutes % 60)


def _write_csv(file: Path, named: Sequence[tuple[str, Result]], name: str) -> None:
    """A line for each measure of each run, under the names that JSON has; what has no seat leaves it empty."""
    heads = ("n", "mean", "se", "sd", "p50", "p90", "p99", "max", "beyond")
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow([*([name] if name else []), "measure", "seat", *heads])
        for value, result in named:
            first = [value] if name else []
            for measure, seat, number in result.measures():
                if (found := result.figures(number)) is not None:
                    writer.writerow([*first, measure, seat, *(getattr(found, head) for head in heads)])
            for seat, share in enumerate(result.shares()):
                shared = "rider_share" if result.drinks else "winner_share"
                writer.writerow([*first, shared, seat, sum(result.counts.share), share])
            if result.drinks:
                for measure, mean in result.each_night().items():
                    writer.writerow([*first, measure, None, result.counts.nights, mean])
