"""`nightbus tips`: each tip and number of the five rulebooks, and what is true of it."""

import json
import shutil
import sys
import textwrap
from collections.abc import Iterator

from nightbus.lab import tally as counted
from nightbus.lab.blocks import Run, luck_of
from nightbus.lab.nights import block_of
from nightbus.lab.played import Played
from nightbus.lab.tally import Tally
from nightbus.odds.tip import Finding, Tip
from nightbus.odds.tips import findings
from nightbus.odds.trial import Estimate, estimate
from nightbus.odds.written import odds_json
from nightbus.rules.ride_the_bus import GAME
from nightbus.rules.ride_the_bus.house import House
from nightbus.table.tagged import Json
from nightbus.terminal.odds_words import OddsWords
from nightbus.words import Words

NIGHTS = 400
"""Nights that are played to know how long one takes: plain, for that is sooner done than compiling."""
_WIDEST = 100
_VERDICTS = {"holds": "tips-holds", "does_not_hold": "tips-does-not-hold", "depends": "tips-depends"}


def tips_command(words: Words, *, as_json: bool) -> int:
    """The exit code, 0, once the tips are printed."""
    found = findings(minutes_of_nights)
    if as_json:
        page = {"tips": [_json(words, tip, finding) for tip, finding in found]}
        sys.stdout.write(json.dumps(page, ensure_ascii=False) + "\n")
        return 0
    width = min(shutil.get_terminal_size().columns, _WIDEST)
    book = ""
    for tip, finding in found:
        if tip.rulebook != book:
            book = tip.rulebook
            sys.stdout.write(f"\n{words.say(f'rulebook-{book}')}\n")
        sys.stdout.writelines(f"{line}\n" for line in _lines(words, tip, finding, width))
        sys.stdout.flush()
    return 0


def _lines(words: Words, tip: Tip, finding: Finding, width: int) -> Iterator[str]:
    claim = words.say("tips-said", claim=words.say(f"tip-{tip.name}"))
    yield ""
    yield from textwrap.wrap(claim, width, initial_indent="  ", subsequent_indent="  ")
    truth = words.say("told", text=_truth(words, tip, finding), rule=finding.rule)
    said = words.say("tips-found", verdict=words.say(_VERDICTS[finding.verdict]), truth=truth)
    yield from textwrap.wrap(said, width, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)


def _truth(words: Words, tip: Tip, finding: Finding) -> str:
    """What is true, in words: chances as such, whole numbers as they are, others rounded."""
    say = OddsWords(words, ())
    chances = {name: say.chance(chance) for name, chance in finding.chances.items()}
    numbers = {
        name: number if isinstance(number, int | str) else say.plain(number) for name, number in finding.numbers.items()
    }
    return words.say(f"tip-{tip.name}.truth", **chances, **numbers)


def _json(words: Words, tip: Tip, finding: Finding) -> Json:
    figures = {name: odds_json(figure) for name, figure in {**finding.chances, **finding.numbers}.items()}
    return {
        "type": "tip",
        "name": tip.name,
        "rulebook": tip.rulebook,
        "claim": words.say(f"tip-{tip.name}"),
        "verdict": finding.verdict,
        "rule": finding.rule,
        "figures": figures,
        "truth": _truth(words, tip, finding),
    }


def minutes_of_nights(house: House, seats: int, low: int, high: int) -> tuple[Estimate, Estimate]:
    """How many minutes a game takes on average, and the chance that it is between these, by the lab's model."""
    run = Run(GAME.name, house, seats, ("pub",) * seats, 1, NIGHTS)
    tally = Tally()
    block_of(GAME.name)(GAME.State(), house, run.plan(), luck_of(GAME.name, 1, 0), tally, NIGHTS)
    tenths = Played(tally).histogram(counted.TIME)  # of minutes
    minutes = [tenth / 10 for tenth, nights in enumerate(tenths) for _ in range(nights)]
    within = sum(low <= each <= high for each in minutes)
    squares = sum(each * each for each in minutes)
    return estimate(sum(minutes), squares, len(minutes)), estimate(within, within, len(minutes))
