"""`nightbus lab`: nights by the million, as a page of figures, JSON, CSV or a picture."""

import csv
import json as json_text
import re
import shutil
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, Self

from nightbus.errors import NotationError
from nightbus.lab import tally as tally_of
from nightbus.lab.figures import Figures
from nightbus.lab.simulating import Result, simulate
from nightbus.rules.game import Game
from nightbus.rules.game import game as game_of
from nightbus.rules.switches import switches
from nightbus.table.house import house_from
from nightbus.words import Words

BARS: Final = 14
"""Lines of a histogram."""
_COLUMNS: Final = ("mean", "error", "sd", "half", "nine", "most-of-all", "greatest")
_SPAN: Final = re.compile(r"(\d{1,9})\.\.(\d{1,9})")
_PICTURES: Final = (".svg", ".png")


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
    sweep: str | None,
    plot: str | None,
    csv_file: str | None,
    cluster: str | None,
    as_json: bool,
) -> int:
    """The exit code: 0, or 1 if it was interrupted.

    :raises NightbusError: what is asked for cannot be played, drawn or read.
    """
    of = game_of(game)
    if plot is not None and Path(plot).suffix.lower() not in _PICTURES:
        raise NotationError("plot-kind", file=plot, allowed=", ".join(_PICTURES))
    name, values = _sweep(of, rulebook, settings, sweep)
    book, houses = _houses(of, rulebook, settings, name, values)
    results = []
    with _Progress(words) as progress:
        for house in houses:
            results.append(
                simulate(
                    of.name,
                    house,
                    seats,
                    games=games,
                    policies=[each.strip() for each in policy.split(",")],
                    seed=seed,
                    jobs=jobs,
                    rulebook=book,
                    progress=progress,
                    cluster=cluster,
                )
            )
            if results[-1].partial:
                break
    named = list(zip(values or [""], results, strict=False))
    if plot is not None:
        from nightbus.lab.plots import draw

        draw(named, name, Path(plot), words)
    if csv_file is not None:
        _write_csv(Path(csv_file), named, name)
    if as_json:
        found = [result.as_json() for result in results]
        page = {"sweep": name, "values": list(values), "results": found} if name else found[0]
        sys.stdout.write(json_text.dumps(page, ensure_ascii=False) + "\n")
    else:
        lines = _swept(words, named, name) if name else _page(words, results[0])
        sys.stdout.writelines(f"{line}\n" for line in lines)
    return 1 if results[-1].partial else 0


def _sweep(of: Game, rulebook: str | None, settings: Sequence[str], sweep: str | None) -> tuple[str, Sequence[str]]:
    """(switch, its values) of `switch=a,b,c` or `switch=a..b`; ("", ()) where nothing is swept.

    :raises NightbusError: it cannot be read, or there is no such switch.
    """
    if sweep is None:
        return "", ()
    name, equals, listed = (part.strip() for part in sweep.partition("="))
    span = _SPAN.fullmatch(listed)
    values = [value.strip() for value in listed.split(",") if value.strip()]
    if span and int(span[1]) <= int(span[2]) <= int(span[1]) + 1000:
        values = [str(n) for n in range(int(span[1]), int(span[2]) + 1)]
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
        self._show(self._words.say("lab-compiling"))
        return self

    def __exit__(self, *_: object) -> None:
        self._show("")

    def __call__(self, done: int, of: int, seconds: float) -> None:
        rate = done / seconds if seconds else 0.0
        left = (of - done) / rate if rate else 0.0
        share = 100 * done // of
        self._show(self._words.say("lab-progress", percent=share, rate=round(rate), left=round(left)))

    def _show(self, line: str) -> None:
        if self._shown:
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.flush()


def measures(result: Result, words: Words) -> Iterator[tuple[str, Figures]]:
    """What a run has counted, in words, and its figures."""
    seats = range(result.run.seats)
    dealer = result.run.plan().dealer
    rows: list[tuple[str, int]] = []

    def of_seats(what: str, first: int) -> None:
        for seat in seats:
            who = words.say("lab-dealer") if seat == dealer else words.say("lab-seat", seat=seat + 1)
            rows.append((words.say("lab-of", what=what, who=who), first + seat))

    if result.drinks:
        of_seats(words.say("lab-drinks"), tally_of.TAKEN)
        rows.append(
            (words.say("lab-of", what=words.say("lab-drinks"), who=words.say("lab-table")), tally_of.TABLE_DRINKS)
        )
        if result.counts.total[tally_of.TABLE_SHOTS]:
            rows.append((words.say("lab-shots"), tally_of.TABLE_SHOTS))
        rows.append((words.say("lab-ride-cards"), tally_of.RIDE_CARDS))
        rows.append((words.say(f"lab-ride-{result.attempts_word}"), tally_of.RIDE_ATTEMPTS))
        rows.append((words.say("lab-ride-drinks"), tally_of.RIDE_DRINKS))
        rows.append((words.say("lab-cards-left"), tally_of.CARDS_LEFT))
    else:
        rows.append((words.say("lab-rounds"), tally_of.ROUNDS))
        of_seats(words.say("lab-lost"), tally_of.TAKEN)
    rows.append((words.say("lab-minutes"), tally_of.TIME))
    for label, measure in rows:
        found = result.figures(measure)
        if found is not None:
            yield label, found


def _page(words: Words, result: Result) -> Iterator[str]:
    yield from _title(words, result)
    yield ""
    heads = [words.say(f"lab-column-{column}") for column in _COLUMNS]
    table = [["", *heads]]
    table += [[label, *_row(words, found)] for label, found in measures(result, words)]
    yield from _table(table)
    if result.drinks:
        played = max(1, result.counts.nights - result.counts.unfinished)
        yield ""
        yield words.say(
            "lab-ties",
            ties=round(result.counts.ties / played, 2),
            bluffs=round(result.counts.bluffs / played, 2),
            calls=round(result.counts.calls / played, 2),
        )
    yield words.say(
        "lab-rides" if result.drinks else "lab-wins",
        shares=" · ".join(words.say("lab-percent", percent=round(100 * share, 1)) for share in result.shares()),
    )
    main = tally_of.TABLE_DRINKS if result.drinks else tally_of.ROUNDS
    yield ""
    yield words.say("lab-histogram-drinks" if result.drinks else "lab-histogram-rounds")
    yield from histogram(words, result.counts.histogram[main], result.counts.beyond[main])


def _title(words: Words, result: Result) -> Iterator[str]:
    run = result.run
    yield words.say("lab-title", game=words.say(f"game-{run.game}"), rulebook=result.rulebook, seats=run.seats)
    policies = run.policies if len(set(run.policies)) > 1 else run.policies[:1]
    rate = result.counts.nights / result.seconds if result.seconds else 0
    yield words.say("lab-run", nights=result.counts.nights, policy=", ".join(policies), seed=run.seed, rate=round(rate))
    if result.partial:
        yield words.say("lab-partial", nights=run.games)
    if result.counts.unfinished:
        yield words.say("lab-unfinished", nights=result.counts.unfinished)


def _row(words: Words, found: Figures) -> list[str]:
    digits = 3 if found.se < 0.01 else 2
    numbers = [round(found.mean, digits), round(found.se, 4), round(found.sd, 2), found.p50, found.p90, found.p99]
    shown = [words.say("lab-number", number=round(n, 4)) for n in (*numbers, round(found.max, 1))]
    if found.beyond:
        shown[-1] += "*"
    return shown


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        yield "  ".join(cells).rstrip()


def histogram(words: Words, counts: Sequence[int], beyond: int) -> Iterator[str]:
    """A histogram in lines: up to the value that only one night in a hundred exceeds, the rest in the last line."""
    whole = sum(counts) + beyond
    reached, last = 0, 0
    for value, count in enumerate(counts):
        reached += count
        last = value
        if reached * 100 >= whole * 99:
            break
    first = next((value for value, count in enumerate(counts) if count), 0)
    width = -(-(last - first + 1) // BARS)
    bins = [(at, min(at + width - 1, last)) for at in range(first, last + 1, width)]
    heights = [sum(counts[low : high + 1]) for low, high in bins]
    labels = [f"{low}" if low == high else f"{low}-{high}" for low, high in bins]
    if (rest := whole - sum(heights)) > 0:
        labels.append(f"{last + 1}+")
        heights.append(rest)
    most = max(heights)
    room = max(10, min(shutil.get_terminal_size().columns, 100) - max(len(label) for label in labels) - 12)
    for label, height in zip(labels, heights, strict=True):
        share = words.say("lab-percent", percent=round(100 * height / whole, 1))
        yield f"{label:>{max(len(each) for each in labels)}}  {_bar(height / most * room)} {share}"


def _bar(length: float) -> str:
    eighths = round(length * 8)
    return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]


def _swept(words: Words, named: Sequence[tuple[str, Result]], name: str) -> Iterator[str]:
    yield from _title(words, named[0][1])
    yield ""
    labels = [label for label, _ in measures(named[0][1], words)]
    rows = [[name, *(value for value, _ in named)]]
    for i, label in enumerate(labels):
        cells = []
        for _, result in named:
            found = list(measures(result, words))
            cells.append(
                words.say("lab-mean-error", mean=round(found[i][1].mean, 2), error=round(found[i][1].se, 3))
                if i < len(found)
                else "-"
            )
        rows.append([label, *cells])
    yield from _table(rows)


def _write_csv(file: Path, named: Sequence[tuple[str, Result]], name: str) -> None:
    """One line for each measure of each run, under names that do not depend on the language."""
    heads = ("mean", "se", "sd", "p50", "p90", "p99", "max", "beyond", "n")
    with file.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out)
        writer.writerow([*([name] if name else []), "measure", *heads])
        for value, result in named:
            for label, found in measures(result, Words("en")):
                row = [getattr(found, head) for head in heads]
                writer.writerow([*([value] if name else []), label, *row])
