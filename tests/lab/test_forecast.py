"""The night ahead: what a forecast says, and that its errors are honest."""

import math
import statistics
from dataclasses import replace
from time import process_time
from typing import Any

import pytest

from nightbus.errors import HouseRuleError, NotationError
from nightbus.lab import forecast as forecast_of_the_lab
from nightbus.lab import played
from nightbus.lab.forecasting import Figure, exact_long_ride, figure_of, forecast
from nightbus.lab.tally import Tally
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import with_settings
from nightbus.terminal.forecast import forecast_lines, nights_line
from nightbus.words import Words, languages

RIDE = game("ride-the-bus").rulebooks


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """No extra `lab`."""
    monkeypatch.setattr("nightbus.lab.played.lab_is_here", lambda: False)


def first(name: str) -> Any:
    return next(iter(game(name).rulebooks.values()))


def test_it_is_the_function_of_the_lab() -> None:
    assert forecast_of_the_lab is forecast


@pytest.mark.parametrize("name", GAMES)
def test_without_the_extra_the_plain_rules_play_fewer_nights_and_say_so(plain: None, name: str) -> None:
    night = forecast(first(name), 4, nights=30)
    assert not night.compiled
    assert night.nights == 30
    assert 5 < night.minutes.mean < 120
    assert 0 < night.minutes.se < night.minutes.mean
    assert night.minutes.mean < night.minutes.most + 3 * night.minutes.most_se
    assert len(night.per_seat) == 4
    assert (night.drinks is None) == (night.rounds is not None) == (name != "ride-the-bus")


def test_the_same_seed_gives_the_same_forecast(plain: None) -> None:
    ahead = [forecast(RIDE["party"], 4, nights=20, seed=seed) for seed in (1, 1, 2)]
    assert ahead[0] == ahead[1] != ahead[2]


@pytest.mark.parametrize("name", GAMES)
def test_compiled_and_plain_play_the_same_nights(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    fast = forecast(first(name), 4, nights=20)
    monkeypatch.setattr("nightbus.lab.played.lab_is_here", lambda: False)
    slow = forecast(first(name), 4, nights=20)
    assert fast.compiled
    assert fast == replace(slow, compiled=True)


def test_it_takes_less_than_a_fifth_of_a_second_when_warm() -> None:
    for name in GAMES:
        forecast(first(name), 5)
        began = process_time()
        night = forecast(first(name), 5)
        assert night.nights >= 1000
        assert process_time() - began < 0.2


def test_a_party_drinks_what_it_drinks_exactly_in_its_ride() -> None:
    # A row of ten turned once costs 400/52 on average, and everybody else's drinks come on top.
    with_row = forecast(RIDE["party"], 4, nights=20_000)
    without = forecast(with_settings(RIDE["party"], {"bus_penalties": "2/2/2/2"}), 4, nights=20_000)
    assert with_row.drinks is not None
    assert without.drinks is not None
    # Each penalty card costs 2 instead of 2.5: 40 cards in 13 ranks come to 10 * 16/52 * 0.5 drinks less.
    less = 4 * (with_row.drinks.mean - without.drinks.mean)
    error = 4 * math.hypot(with_row.drinks.se, without.drinks.se)
    assert abs(less - 10 * 16 / 52 * 0.5) < 4 * error


def test_the_errors_are_as_large_as_forecasts_differ() -> None:
    ahead = [forecast(RIDE["party"], 4, nights=200, seed=seed) for seed in range(40)]
    for figures in ([night.drinks for night in ahead], [night.minutes for night in ahead]):
        known = [figure for figure in figures if figure is not None]
        assert len(known) == len(ahead)
        spread = statistics.stdev(figure.mean for figure in known)
        said = statistics.fmean(figure.se for figure in known)
        assert 0.6 < spread / said < 1.5
        most_spread = statistics.stdev(figure.most for figure in known)
        most_said = statistics.fmean(figure.most_se for figure in known)
        assert most_spread < 2.5 * most_said


def test_a_long_ride_is_exact_where_the_odds_have_it() -> None:
    clean = math.comb(36, 10) / math.comb(52, 10)
    assert exact_long_ride(RIDE["classic"]) == pytest.approx((1 - clean) ** 10)
    assert exact_long_ride(RIDE["party"]) == 0  # one row, however it goes
    assert exact_long_ride(RIDE["commission"]) is None
    assert exact_long_ride(with_settings(RIDE["classic"], {"ride_cap": 20})) is None


def test_a_counted_long_ride_agrees_with_the_exact_one() -> None:
    capped = with_settings(RIDE["classic"], {"ride_cap": 500, "bus_length": 5})
    counted = forecast(capped, 4, nights=20_000).long_ride
    exactly = exact_long_ride(with_settings(RIDE["classic"], {"bus_length": 5}))
    assert counted is not None
    assert exactly is not None
    assert not counted.exact
    assert abs(counted.chance - exactly) < 4 * counted.se


def test_a_dealer_who_is_staff_is_no_person_who_drinks(plain: None) -> None:
    night = forecast(RIDE["commission"], 4, nights=40)
    assert night.per_seat[3].mean == 0
    assert night.drinks is not None
    assert night.drinks.mean == pytest.approx(sum(seat.mean for seat in night.per_seat) / 3)
    assert night.shots is not None
    assert night.shots.mean > 0


def test_who_is_hit_hardest_is_named_from_the_dealer_on() -> None:
    night = forecast(with_settings(RIDE["classic"], {"bus_length": 4}), 5, nights=4000)
    assert night.hardest is not None
    assert night.hardest.from_dealer == (night.hardest.seat + 1) % 5
    assert night.per_seat[night.hardest.seat].mean == max(seat.mean for seat in night.per_seat)
    assert 0.2 < night.hardest.share < 1


def test_lives_lost_add_up(plain: None) -> None:
    night = forecast(first("chase-the-ace"), 4, nights=40)
    assert night.lost is not None
    assert night.lost.mean == pytest.approx(sum(seat.mean for seat in night.per_seat) / 4)
    assert 2 < night.lost.mean < 3  # all but the winner lose all three


def test_many_rounds_are_fewer_nights(plain: None) -> None:
    many = with_settings(RIDE["party"], {"rounds": 20, "pyramid_rows": "1", "pyramid_values": "1"})
    assert forecast(many, 3).nights == 100


def test_what_cannot_be_played_is_refused(plain: None) -> None:
    with pytest.raises(HouseRuleError):
        forecast(RIDE["classic"], 2)
    with pytest.raises(NotationError):
        forecast(RIDE["classic"], 4, policy="expert", nights=1)


@pytest.mark.parametrize("lang", languages())
def test_a_forecast_is_said_in_every_language(plain: None, lang: str) -> None:
    words = Words(lang, strict=True)
    for name in GAMES:
        for house in game(name).rulebooks.values():
            night = forecast(house, 4, nights=5)
            lines = [*forecast_lines(words, night), nights_line(words, night)]
            assert len(lines) >= 4
            assert not any("{" in line for line in lines)


def test_what_9_of_10_nights_do_not_exceed() -> None:
    tally = Tally(nights=10)
    tally.histogram[0][:3] = [8, 1, 1]
    tally.total[0] = 3
    tally.square[0] = 5
    found = played.Played(tally)
    assert found.mean(0) == 0.3
    assert found.sd(0) == pytest.approx(math.sqrt(0.5 - 0.09))
    figure = figure_of(found, (0,))
    assert figure == Figure(0.3, found.sd(0) / math.sqrt(10), 1, 0.5)
