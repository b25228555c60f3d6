"""The tips of the rulebooks, and what is true of them."""

from fractions import Fraction

import pytest

from nightbus.odds import chase_tips, ride_tips, stop_tips
from nightbus.odds.tip import Finding
from nightbus.odds.tips import TIPS, findings
from nightbus.odds.trial import Estimate
from nightbus.rules import rule
from nightbus.rules.game import GAMES, game
from nightbus.terminal.tips import _truth
from nightbus.words import Words, languages


@pytest.fixture(scope="module")
def found() -> dict[str, Finding]:
    about = Estimate(32.0, 1.0, 400), Estimate(0.3, 0.02, 400)
    return {tip.name: finding for tip, finding in findings(lambda *_: about)}


def test_each_tip_is_of_a_rulebook_and_has_a_rule(found: dict[str, Finding]) -> None:
    books = {book for name in GAMES for book in game(name).rulebooks}
    assert {tip.rulebook for tip in TIPS} == books
    assert len(found) == len(TIPS)
    assert all(finding.rule in rule.IDS for finding in found.values())


@pytest.mark.parametrize("lang", languages())
def test_each_has_words(found: dict[str, Finding], lang: str) -> None:
    words = Words(lang, strict=True)
    for tip in TIPS:
        for text in (words.say(f"tip-{tip.name}"), _truth(words, tip, found[tip.name])):
            assert text[0].isupper() or text[0].isdigit()
            assert text[-1] in ".!"


def test_lower_on_an_eight_is_not_better(found: dict[str, Finding]) -> None:
    eight = found["classic-eight"]
    assert (eight.verdict, eight.rule) == ("does_not_hold", "RTB-1.2")
    assert eight.numbers == {"higher": 24, "lower": 24, "level": 3}


@pytest.mark.parametrize(
    ("name", "verdict", "figures"),
    [
        ("classic-players", "does_not_hold", {"needed": 8 * 4 + 15, "most": 10}),
        ("classic-bluff-ten", "holds", {"drinks": 10}),
        ("classic-bluff-rows", "depends", {"calls": Fraction(1, 3)}),
        ("classic-right-answers", "does_not_hold", {"cards": 4}),
        ("classic-higher-lower", "holds", {"right": Fraction(160, 221)}),
        ("party-suit", "holds", {"blind": Fraction(1, 4), "right": Fraction(13, 49)}),
        ("party-four-nine", "holds", {"inside": 16, "outside": 28}),
        ("commission-pair", "holds", {"inside": 0, "outside": 48}),
        ("chase-ace-shown", "holds", {"loses": 1}),
        ("chase-known-king", "depends", {"plain": 0}),
        ("chase-low-seen", "holds", {"seen": 0}),
        ("stop-players", "depends", {"most": 16, "cards": 51}),
        ("stop-order", "holds", {"hands": 52, "runs": 660}),
    ],
)
def test_what_a_hand_count_says(found: dict[str, Finding], name: str, verdict: str, figures: dict[str, object]) -> None:
    finding = found[name]
    assert finding.verdict == verdict
    assert figures.items() <= {**finding.chances, **finding.numbers}.items()


def test_a_verdict_follows_the_figures() -> None:
    assert ride_tips.minutes(5, 30, 0.6).verdict == "holds"
    assert ride_tips.minutes(5, 30, 0.3).verdict == "depends"
    assert ride_tips.minutes(5, 90, 0.1).verdict == "does_not_hold"


def test_each_function_says_what_the_rulebook_does() -> None:
    for module in (ride_tips, chase_tips, stop_tips):
        for tip in TIPS:
            function = getattr(module, tip.name.replace("-", "_"), None)
            assert function is None or function.__doc__ == Words("en").say(f"tip-{tip.name}")
