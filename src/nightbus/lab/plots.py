"""Pictures of what the lab counted: SVG or PNG, titled in the reader's language, each thing labelled where it is."""

import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from nightbus.errors import LabError
from nightbus.lab import tally as tally_of
from nightbus.lab.simulating import Result
from nightbus.lab.wording import changes, histograms, played_by, seat_name, title
from nightbus.words import Words

_INK: Final = "#17202c"
_SOFT: Final = "#5d6878"
_PALE: Final = "#dfe3e8"
_LAMP: Final = "#e0a526"
_RED: Final = "#a5322f"
_BLUE: Final = "#17456f"

_WIDTH: Final = 7.2
"""Inches; with the type below a picture can be read at half its size."""
_LINE: Final = 90
"""Characters of a line below the title."""
_STYLE: Final[Any] = {
    "font.size": 11,
    "axes.titlesize": 11.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": _SOFT,
    "text.color": _INK,
    "axes.labelcolor": _INK,
    "xtick.color": _INK,
    "ytick.color": _INK,
    "svg.fonttype": "none",  # words stay words
    "svg.hashsalt": "nightbus",
}


def require_matplotlib() -> None:
    """Nothing, if it is installed.

    :raises LabError: it is not.
    """
    try:
        import matplotlib  # noqa: F401, ICN001
    except ImportError as missing:
        raise LabError("extra-missing", package="matplotlib", install="pip install 'nightbus[plots]'") from missing


def draw(named: Sequence[tuple[str, Result]], switch: str, file: Path, words: Words) -> None:
    """Draw one run as histograms, or several as means over the values of a switch, and write the file.

    :raises LabError: Matplotlib is not installed.
    """
    require_matplotlib()
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context(_STYLE):
        # A figure by itself, without pyplot: no window system is asked for, and nothing outlives it.
        figure = Figure(layout="constrained")
        if switch:
            _swept(figure, named, switch, words)
        else:
            _one(figure, named[0][1], words)
        same = {"Date": None} if file.suffix.lower() == ".svg" else None  # the same run, the same file
        figure.savefig(file, dpi=160, metadata=same)


def _heading(axis: Any, result: Result, words: Words, swept: str = "") -> None:
    """What was played, over the first panel and flush with it, and below it smaller how."""
    below = [part for part in (changes(result, swept), played_by(words, result)) if part]
    lines = textwrap.wrap(" · ".join(below), _LINE)
    for text, height, style in (
        ("\n".join(lines), 30, {"color": _SOFT, "fontsize": 10}),
        (title(words, result), 36 + 14 * len(lines), {"fontsize": 14, "fontweight": "bold"}),
    ):
        axis.annotate(text, (0, 1), (0, height), xycoords="axes fraction", textcoords="offset points", **style)


def _one(figure: Any, result: Result, words: Words) -> None:
    shown = histograms(words, result)
    rows = 0.6 + 0.34 * result.run.seats
    heights = [2.1] * len(shown) + [rows]
    figure.set_size_inches(_WIDTH, sum(heights) + 0.75 * len(heights) + 0.7)
    axes = figure.subplots(len(heights), 1, height_ratios=heights, squeeze=False)[:, 0]
    for axis, (label, measure) in zip(axes, shown, strict=False):
        _histogram(axis, result, measure, label, words)
    if result.drinks:
        _seats(axes[-1], result, words)
    else:
        _winners(axes[-1], result, words)
    _heading(axes[0], result, words)


def _plain(axis: Any, label: str) -> None:
    """No more lines than it needs, and its title at the left, where reading begins."""
    axis.set_title(label, loc="left", pad=8)
    axis.spines["left"].set_visible(False)
    axis.tick_params(length=0)


def _histogram(axis: Any, result: Result, measure: int, label: str, words: Words) -> None:
    found, counts = result.figures(measure), result.counts.histogram[measure]
    assert found is not None
    last = int(min(len(counts) - 1, max(found.p99 * 1.1, found.p90 + 3)))
    first = min(next(value for value, count in enumerate(counts) if count), last)
    width = max(1, -(-(last - first + 1) // 50))
    places = range(first, last + 1, width)
    shares = [100 * sum(counts[at : at + width]) / found.n for at in places]
    axis.bar([at + (width - 1) / 2 for at in places], shares, width=0.88 * width, color=_LAMP)
    _plain(axis, label)
    axis.set_yticks([])
    top = max(shares)
    axis.set_ylim(0, top * 1.42)  # room for the labels above the bars
    axis.set_xlim(first - width, max(last + width, first + (found.p90 - first) / 0.62))  # and beside the lines
    axis.xaxis.get_major_locator().set_params(integer=True)
    for at, said, height in (
        (found.mean, words.say("lab-plot-mean", mean=round(found.mean, 1)), 1.40),
        (found.p90, words.say("lab-plot-nine", nine=round(found.p90)), 1.18),
    ):
        axis.plot([at, at], [0, top * height], color=_RED, linewidth=1.3)
        axis.annotate(said, (at, top * height), (6, 0), textcoords="offset points", color=_RED, va="top")


def _seats(axis: Any, result: Result, words: Words) -> None:
    """Each seat's drinks: a bar as far as 9 in 10 nights go, a darker one as far as half of them, a dot at the mean."""
    _plain(axis, words.say("lab-plot-seats"))
    found, shares = result.per_seat(tally_of.TAKEN), result.shares()
    seats = range(len(found))
    axis.barh(seats, [each.p90 for each in found], height=0.6, color=_PALE)
    axis.barh(seats, [each.p50 for each in found], height=0.6, color=_LAMP)
    axis.plot([each.mean for each in found if each.max], [seat for seat in seats if found[seat].max], "o", color=_RED)
    width = 1.35 * (max(each.p90 for each in found) or 1)
    for seat, each in enumerate(found):
        if not each.max:
            continue  # a dealer who takes no part
        mean, nine = (words.say("lab-number", number=n) for n in (round(each.mean, 1), round(each.p90)))
        rides = f"   {words.say('lab-plot-rides', percent=round(100 * shares[seat]))}" if shares[seat] else ""
        dot = max(each.mean, each.p50)
        end = max(each.p90, dot + 0.07 * width)  # behind what the mean is labelled with
        for text, at, gap, colour in ((mean, dot, 8, _RED), (f"{nine}{rides}", end, 6, _SOFT)):
            axis.annotate(
                text, (at, seat), (gap, 0), textcoords="offset points", va="center", color=colour, fontsize=10
            )
    axis.set_yticks(seats, [seat_name(words, result, seat) for seat in seats])
    axis.invert_yaxis()
    axis.set_xlim(0, width)


def _winners(axis: Any, result: Result, words: Words) -> None:
    _plain(axis, words.say("lab-plot-wins"))
    shares = [100 * share for share in result.shares()]
    seats = range(len(shares))
    axis.barh(seats, shares, height=0.6, color=_LAMP)
    for seat, share in enumerate(shares):
        said = words.say("lab-percent", percent=round(share, 1))
        axis.annotate(said, (share, seat), (6, 0), textcoords="offset points", va="center", fontsize=10)
    axis.set_yticks(seats, [seat_name(words, result, seat) for seat in seats])
    axis.invert_yaxis()
    axis.set_xticks([])
    axis.spines["bottom"].set_visible(False)
    axis.set_xlim(0, max(shares) * 1.2)


def _swept(figure: Any, named: Sequence[tuple[str, Result]], switch: str, words: Words) -> None:
    main = "lab-histogram-drinks" if named[0][1].drinks else "lab-histogram-rounds"
    panels = [
        (words.say(main), tally_of.TABLE_DRINKS if named[0][1].drinks else tally_of.ROUNDS),
        (words.say("lab-minutes"), tally_of.TIME),
    ]
    figure.set_size_inches(_WIDTH, 7.4)
    axes = figure.subplots(len(panels), 1, sharex=True)
    for axis, (label, measure) in zip(axes, panels, strict=True):
        _curves(axis, named, measure, label, words)
    axes[-1].set_xlabel(switch)
    _heading(axes[0], named[0][1], words, switch)


def _curves(axis: Any, named: Sequence[tuple[str, Result]], measure: int, label: str, words: Words) -> None:
    """The mean with two standard errors, and what 9 nights in 10 do not exceed, over the values of a switch."""
    found = [result.figures(measure) for _, result in named]
    numbers = [value for value, _ in named]
    evenly = not all(value.isdecimal() for value in numbers)  # words and lists stand side by side
    places = list(range(len(named))) if evenly else [int(value) for value in numbers]
    points = [(at, each) for at, each in zip(places, found, strict=True) if each is not None]
    at = [place for place, _ in points]
    nines, means = [each.p90 for _, each in points], [each.mean for _, each in points]
    errors = [2 * (each.se or 0) for _, each in points]
    _plain(axis, label)
    axis.grid(axis="y", color=_PALE)
    axis.set_axisbelow(True)
    line = "none" if evenly else "solid"  # there is nothing between two words
    axis.plot(at, nines, color=_BLUE, marker="o", markersize=5, linestyle=line, linewidth=1.4)
    axis.errorbar(at, means, yerr=errors, color=_RED, marker="o", markersize=6, linestyle=line, linewidth=2, capsize=3)
    for said, heights, colour in (
        (words.say("lab-column-nine"), nines, _BLUE),
        (words.say("lab-column-mean"), means, _RED),
    ):
        axis.annotate(
            said,
            (at[-1], heights[-1]),
            (9, 0),
            textcoords="offset points",
            color=colour,
            va="center",
            annotation_clip=False,
        )
    axis.set_xticks(places, numbers, rotation=0 if len("".join(numbers)) < 60 else 90)
    axis.set_ylim(0, max(nines + means) * 1.12)
    axis.margins(x=0.06)
