"""House rules for the night asked for: what is tried, what is found, and what is said where nothing fits."""

import json

import pytest

import nightbus.lab.tune as tuning
from nightbus.cli import run
from nightbus.errors import NotationError
from nightbus.lab.tune import Limits, changed_house, single_changes, tune
from nightbus.rules.game import GAMES, game
from nightbus.rules.switches import switches, with_settings
from nightbus.terminal.tune import read_limits, tune_command
from nightbus.words import Words, languages

CHASE = game("chase-the-ace").rulebooks["chase-the-ace"]
CLASSIC = game("ride-the-bus").rulebooks["classic"]


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """No extra `lab`, and small tries."""
    monkeypatch.setattr("nightbus.lab.played.lab_is_here", lambda: False)
    for name, value in (("TRY_NIGHTS", 10), ("SURE_NIGHTS", 120), ("MOST_PAIRS", 3)):
        monkeypatch.setitem(getattr(tuning, name), False, value)
    monkeypatch.setattr("nightbus.lab.forecasting.PLAIN_NIGHTS", 20)
    monkeypatch.setattr("nightbus.lab.forecasting.FEWEST_NIGHTS", 20)


@pytest.mark.parametrize("name", GAMES)
def test_every_change_of_one_switch_can_be_written(name: str) -> None:
    of = game(name)
    for house in of.rulebooks.values():
        seen = set()
        for switch, value, steps in single_changes(house):
            assert value != getattr(house, switch)
            assert steps > 0
            assert (switch, value) not in seen
            seen.add((switch, value))
        assert {switch for switch, _ in seen} == set(switches(of.House))


def test_numbers_are_tried_near_and_far() -> None:
    lengths = [value for switch, value, _ in single_changes(CLASSIC) if switch == "bus_length"]
    assert lengths == [4, 5, 6, 7, 8, 9]
    caps = [value for switch, value, _ in single_changes(CLASSIC) if switch == "ride_cap"]
    assert caps[:3] == [1, 2, 4]
    assert caps[-1] == 500


def test_a_night_that_fits_needs_no_change() -> None:
    tuned = tune(CHASE, 4, Limits(None, (1, 100)))
    assert tuned.fits
    assert [found.changed for found in tuned.found] == [{}]
    assert tuned.tried == 1


def test_the_nearest_comes_first_and_holds() -> None:
    limits = Limits(None, (5, 8.5))
    tuned = tune(CHASE, 4, limits)
    assert tuned.fits
    assert tuned.found[0].changed == {"lives": 2}
    nearness = [(len(found.changed), found.steps) for found in tuned.found]
    assert nearness == sorted(nearness)
    for found in tuned.found:
        assert found.house == changed_house(CHASE, found.changed)
        assert found.confirmed
        assert abs(found.forecast.minutes.mean - 6.75) < 2.5


def test_of_two_changes_neither_does_alone() -> None:
    tuned = tune(CHASE, 4, Limits(None, (5, 8.5)))
    alone = [set(found.changed.items()) for found in tuned.found if len(found.changed) == 1]
    assert not [found for found in tuned.found for one in alone if set(found.changed.items()) > one]


def test_the_same_seed_finds_the_same() -> None:
    first, second = (tune(CHASE, 3, Limits(None, (5, 8)), seed=3) for _ in range(2))
    assert first == second


def test_where_nothing_fits_the_closest_miss_is_shown() -> None:
    tuned = tune(CHASE, 4, Limits(None, (0, 0.5)))
    assert not tuned.fits
    assert len(tuned.found) == 1
    assert tuned.found[0].miss > 0
    assert not tuned.found[0].confirmed
    assert tuned.found[0].forecast.minutes.mean < 6


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    tune(CHASE, 3, Limits(None, (0, 0.5)), say=lambda tried, due: heard.append((tried, due)))
    assert [tried for tried, _ in heard] == list(range(1, len(heard) + 1))
    assert heard[-1][0] == heard[-1][1]


def test_drinks_are_held_seat_by_seat() -> None:
    party = with_settings(game("ride-the-bus").rulebooks["party"], {"pyramid_rows": "3/2/1"})
    tuned = tune(party, 3, Limits(200, (1, 100)))
    assert tuned.fits
    assert tuned.found[0].changed == {}


@pytest.mark.parametrize(
    ("name", "drinks", "minutes", "code"),
    [
        ("chase-the-ace", 10, "5..9", "tune-no-drinks"),
        ("stop-the-bus", 10, None, "tune-no-drinks"),
        ("ride-the-bus", None, "5..9", "tune-limits"),
        ("ride-the-bus", 10, None, "tune-limits"),
        ("chase-the-ace", None, None, "tune-limits"),
        ("ride-the-bus", 0, "5..9", "tune-drinks"),
        ("ride-the-bus", -3, "5..9", "tune-drinks"),
        ("ride-the-bus", float("nan"), "5..9", "tune-drinks"),
        ("ride-the-bus", 10, "9..5", "tune-minutes"),
        ("ride-the-bus", 10, "5-9", "tune-minutes"),
        ("ride-the-bus", 10, "-5..9", "tune-minutes"),
        ("ride-the-bus", 10, "5..9999999", "tune-minutes"),
    ],
)
def test_limits_that_will_not_do(name: str, drinks: float | None, minutes: str | None, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        read_limits(game(name), drinks, minutes)
    assert refused.value.code == code
    for lang in languages():
        assert str(refused.value.facts["nearest"]) in Words(lang, strict=True).error(refused.value)


def test_limits_are_read() -> None:
    assert read_limits(game("ride-the-bus"), 12.5, " 20..30.5 ") == Limits(12.5, (20, 30.5))


@pytest.mark.parametrize("lang", languages())
def test_what_was_found_is_said(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(lang, strict=True)

    def asked(minutes: str, *, as_json: bool = False) -> tuple[int, str]:
        code = tune_command(
            "chase-the-ace", words=words, drinks_max=None, minutes=minutes, rulebook=None, settings=(), seats=3,
            policy="pub", seed=1, as_json=as_json,
        )  # fmt: skip
        return code, capsys.readouterr().out

    code, said = asked("1..100")
    assert code == 0
    assert words.say("tune-unchanged") in said
    code, said = asked("4.2..5.8")
    assert "lives=2" in said or "lives=1" in said
    code, said = asked("0..0.2")
    assert code == 1
    assert words.say("tune-none") in said
    page = json.loads(asked("1..100", as_json=True)[1])
    assert page["fits"]
    assert page["found"][0]["changed"] == {}
    assert page["found"][0]["forecast"]["minutes"]["mean"] > 1
    assert page["switches"]["lives"] == 3


def test_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tune", "chase-the-ace", "--minutes", "1..100", "--seats", "3", "--lang", "en"]) == 0
    assert "Nothing need change" in capsys.readouterr().out
    assert run(["tune", "chase-the-ace", "--drinks-max", "5", "--minutes", "1..100", "--lang", "en"]) == 2
    assert "Nobody drinks" in capsys.readouterr().err
