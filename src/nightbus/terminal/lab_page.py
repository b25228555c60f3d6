"""What a run of the lab came to, on a page: figures in a table, histograms in blocks, a sweep value by value."""

import shutil
from collections.abc import Iterator, Sequence
from typing import Final

from nightbus.lab import tally as tally_of
from nightbus.lab.figures import Figures
from nightbus.lab.simulating import Result
from nightbus.lab.wording import changes, histograms, played_by, seat_name, title
from nightbus.words import Words

BARS: Final = 14
"""Lines of a histogram."""
_COLUMNS: Final = (
    "lab-column-mean",
    "lab-column-error",
    "lab-column-sd",
    "lab-column-half",
    "lab-column-nine",
    "lab-column-most-of-all",
    "lab-column-greatest",
)


def measured(result: Result, words: Words) -> Iterator[tuple[str, Figures]]:
    """What a run has measured, in words, and its figures; shots only where there were any."""
    for name, seat, measure in result.measures():
        found = result.figures(measure)
        if found is None or (name == "shots" and not result.counts.total[tally_of.TABLE_SHOTS]):
            continue
        what = words.say(_LABELS[name] if result.run.game != "stop-the-bus" else _OF_TOKENS.get(name, _LABELS[name]))
        if seat is not None:
            what = words.say("lab-of", what=what, who=seat_name(words, result, seat))
        elif name in ("drinks", "shots"):
            what = words.say("lab-of", what=what, who=words.say("lab-table"))
        yield what, found


_LABELS: Final = {
    "drinks": "lab-drinks",
    "shots": "lab-shots",
    "ride_cards": "lab-ride-cards",
    "ride_rows": "lab-ride-rows",
    "ride_attempts": "lab-ride-attempts",
    "ride_drinks": "lab-ride-drinks",
    "cards_left": "lab-cards-left",
    "rounds": "lab-rounds",
    "lives_lost": "lab-lost",
    "minutes": "lab-minutes",
}
_OF_TOKENS: Final = {"lives_lost": "lab-lost-tokens"}


def page_lines(words: Words, result: Result) -> Iterator[str]:
    """One run."""
    yield from _head(words, [result])
    yield ""
    heads = [words.say(column) for column in _COLUMNS]
    yield from _table([["", *heads], *([label, *_row(words, found)] for label, found in measured(result, words))])
    yield ""
    if result.drinks:
        yield words.say("lab-ties", **{name: round(mean, 2) for name, mean in result.each_night().items()})
    yield words.say(
        "lab-rides" if result.drinks else "lab-wins",
        shares=" · ".join(words.say("lab-percent", percent=round(100 * share, 1)) for share in result.shares()),
    )
    for label, measure in histograms(words, result):
        yield ""
        yield label
        yield from histogram(words, result.counts.histogram[measure], result.counts.beyond[measure])


def sweep_lines(words: Words, named: Sequence[tuple[str, Result]], name: str) -> Iterator[str]:
    """The same measures for each value of a switch, side by side."""
    yield from _head(words, [result for _, result in named], name)
    yield ""
    columns = [dict(measured(result, words)) for _, result in named]
    labels: list[str] = []
    for column in columns:  # what the first value has not comes where it stands in its own
        at = 0
        for label in column:
            if label not in labels:
                labels.insert(at, label)
            at = labels.index(label) + 1
    rows = [[name, *(value for value, _ in named)]]
    rows += [[label, *(_mean(words, column.get(label)) for column in columns)] for label in labels]
    yield from _table(rows)


def _mean(words: Words, found: Figures | None) -> str:
    if found is None:
        return "-"
    mean = round(found.mean, 2)
    if found.se is None:
        return words.say("lab-number", number=mean)
    return words.say("lab-mean-error", mean=mean, error=round(found.se, 3))


def _head(words: Words, results: Sequence[Result], swept: str = "") -> Iterator[str]:
    yield title(words, results[0])
    if changed := changes(results[0], swept):
        yield changed
    nights, seconds = sum(result.counts.nights for result in results), sum(result.seconds for result in results)
    yield f"{played_by(words, results[0])}; {words.say('lab-rate', rate=round(nights / seconds) if seconds else 0)}"
    if results[-1].partial:
        yield words.say("lab-partial", nights=results[-1].run.games)
    if unfinished := sum(result.counts.unfinished for result in results):
        yield words.say("lab-unfinished", nights=unfinished)
    if any(any(result.counts.beyond) for result in results):
        yield words.say("lab-beyond", bins=tally_of.BINS - 1)


def _row(words: Words, found: Figures) -> list[str]:
    def number(n: float) -> str:
        return words.say("lab-number", number=n)

    error = "-" if found.se is None else number(round(found.se, 4))
    mean = number(round(found.mean, 3 if found.se is not None and found.se < 0.01 else 2))
    quantiles = (number(round(n, 1)) + ("+" if n >= found.limit else "") for n in (found.p50, found.p90, found.p99))
    return [mean, error, number(round(found.sd, 2)), *quantiles, number(round(found.max, 1))]


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
    bins = [(at, at + width - 1) for at in range(first, last + 1, width)]
    heights = [sum(counts[low : high + 1]) for low, high in bins]
    labels = [f"{low}" if low == high else f"{low}-{high}" for low, high in bins]
    if (rest := whole - sum(heights)) > 0:
        labels.append(f"{bins[-1][1] + 1}+")
        heights.append(rest)
    most = max(heights)
    room = max(10, min(shutil.get_terminal_size().columns, 100) - max(len(label) for label in labels) - 12)
    for label, height in zip(labels, heights, strict=True):
        share = words.say("lab-percent", percent=round(100 * height / whole, 1))
        yield f"{label:>{max(len(each) for each in labels)}}  {_bar(height / most * room)} {share}"


def _bar(length: float) -> str:
    eighths = round(length * 8)
    return "█" * (eighths // 8) + ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")[eighths % 8]
