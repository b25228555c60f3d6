"""Which switches a page shows open: those that the table would notice."""

import pytest

from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import switches, with_settings
from nightbus.server.offering import switches_that_matter


@pytest.mark.parametrize(
    ("rulebook", "settings", "folded"),
    [
        ("classic", {}, {"ride_ends_with_deck"}),
        ("party", {}, {"passed_bluffs", "ride_ends_with_deck"}),
        ("classic", {"bluffing": False}, {"passed_bluffs", "ride_ends_with_deck"}),
        ("classic", {"bus": "questions"}, {"bus_length", "bus_penalties"}),
        ("classic", {"bus": "pyramid"}, {"bus_length", "ride_ends_with_deck"}),
    ],
)
def test_what_nobody_would_notice_is_folded_away(rulebook: str, settings: dict[str, object], folded: set[str]) -> None:
    of = game("ride-the-bus")
    shown = switches_that_matter(of, with_settings(of.rulebooks[rulebook], settings))
    assert set(switches(of.House)) - set(shown) == folded


def test_what_is_off_but_may_be_had_is_shown() -> None:
    of = game("ride-the-bus")
    assert {"ride_cap", "co_pilot", "give_and_take"} <= set(switches_that_matter(of, of.rulebooks["classic"]))


@pytest.mark.parametrize("name", [name for name in GAMES if name != "ride-the-bus"])
def test_the_small_games_fold_nothing(name: str) -> None:
    of = game(name)
    (house,) = of.rulebooks.values()
    assert switches_that_matter(of, house) == list(switches(of.House))
