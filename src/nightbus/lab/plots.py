"""Pictures of what the lab counted: SVG or PNG, titled in the reader's language, each thing labelled where it is."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from nightbus.errors import LabError
from nightbus.lab import tally as tally_of
from nightbus.lab.simulating import Result
from nightbus.words import Words

INK = "#1d2433"
FAINT = "#8a90a0"
BARS = "#e0a526"
SECOND = "#b8434f"


def draw(named: Sequence[tuple[str, Result]], switch: str, file: Path, words: Words) -> None:
    """Draw one run as histograms, or several as means over the values of a switch, and write the file.

    :raises LabError: Matplotlib is not installed.
    """
    try:
        import matplotlib as mpl
    except ImportError as missing:
        raise LabError("extra-missing", package="matplotlib", install="pip install 'nightbus[plots]'") from missing
    mpl.use("Agg")
    import matplotlib.pyplot as plt

    style: dict[Any, Any] = {
        "font.size": 11,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "axes.edgecolor": FAINT,
        "text.color": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "svg.fonttype": "none",
        "svg.hashsalt": "nightbus",
    }
    with plt.rc_context(style):
        figure = _swept(plt, named, switch, words) if switch else _histograms(plt, named[0][1], words)
        figure.savefig(file, dpi=160, metadata={"Date": None} if file.suffix.lower() == ".svg" else None)
        plt.close(figure)


def _histograms(plt: Any, result: Result, words: Words) -> Any:
    if result.drinks:
        shown = [
            (words.say("lab-histogram-drinks"), tally_of.TABLE_DRINKS),
            (words.say(f"lab-ride-{result.attempts_word}"), tally_of.RIDE_ATTEMPTS),
        ]
    else:
        shown = [(words.say("lab-histogram-rounds"), tally_of.ROUNDS)]
    shown = [(title, measure) for title, measure in shown if result.figures(measure) is not None]
    figure, axes = plt.subplots(len(shown), 1, figsize=(7, 1.0 + 2.6 * len(shown)), squeeze=False, layout="constrained")
    figure.suptitle(_title(result, words), x=0.02, ha="left", fontweight="bold")
    for axis, (title, measure) in zip(axes[:, 0], shown, strict=True):
        _histogram(axis, result, measure, title, words)
    return figure


def _histogram(axis: Any, result: Result, measure: int, title: str, words: Words) -> None:
    found, counts = result.figures(measure), result.counts.histogram[measure]
    assert found is not None
    last = int(min(len(counts) - 1, max(found.p99 * 1.15, found.p90 + 3)))
    first = next(value for value, count in enumerate(counts) if count)
    width = max(1, -(-(last - first + 1) // 60))
    places = range(first, last + 1, width)
    heights = [100 * sum(counts[at : at + width]) / found.n for at in places]
    axis.bar([at + (width - 1) / 2 for at in places], heights, width=0.9 * width, color=BARS)
    axis.set_title(title, loc="left", fontsize=11)
    axis.set_yticks([])
    axis.spines["left"].set_visible(False)
    top = max(heights)
    axis.set_ylim(0, top * 1.3)  # room for the labels above the bars
    lines = [(found.mean, words.say("lab-plot-mean", mean=round(found.mean, 1)), 1.28)]
    lines.append((found.p90, words.say("lab-plot-nine", nine=round(found.p90)), 1.12))
    for at, label, height in lines:
        axis.axvline(at, color=SECOND, linewidth=1.4)
        axis.text(at + 0.008 * (last - first + 1), top * height, label, color=SECOND, va="top", fontsize=10)


def _swept(plt: Any, named: Sequence[tuple[str, Result]], switch: str, words: Words) -> Any:
    measure = tally_of.TABLE_DRINKS if named[0][1].drinks else tally_of.ROUNDS
    figure, axis = plt.subplots(figsize=(7, 3.8), layout="constrained")
    figure.suptitle(_title(named[0][1], words), x=0.02, ha="left", fontweight="bold")
    found = [result.figures(measure) for _, result in named]
    means = [each.mean if each else 0.0 for each in found]
    nines = [each.p90 if each else 0.0 for each in found]
    places = range(len(named))
    axis.plot(places, nines, color=FAINT, marker="o", linewidth=1.2)
    axis.errorbar(
        places, means, yerr=[2 * each.se if each else 0.0 for each in found], color=SECOND, marker="o", capsize=3
    )
    axis.annotate(
        words.say("lab-column-mean"), (len(named) - 1, means[-1]), (8, 0), textcoords="offset points", color=SECOND
    )
    axis.annotate(
        words.say("lab-column-nine"), (len(named) - 1, nines[-1]), (8, 0), textcoords="offset points", color=FAINT
    )
    axis.set_xticks(list(places), [value for value, _ in named])
    axis.set_xlabel(switch)
    axis.set_ylim(bottom=0)
    title = "lab-histogram-drinks" if named[0][1].drinks else "lab-histogram-rounds"
    axis.set_title(words.say(title), loc="left", fontsize=11)
    axis.margins(x=0.12)
    return figure


def _title(result: Result, words: Words) -> str:
    game = words.say(f"game-{result.run.game}")
    return words.say("lab-title", game=game, rulebook=result.rulebook, seats=result.run.seats)
