"""The files of a night: written as it goes, found again, and refused when they are not what they should be."""

import os
from pathlib import Path

import pytest

from nightbus.errors import LogError, NotationError
from nightbus.table.log import read_log
from nightbus.terminal.keep import Company, Keeper, latest_open, nights_folder
from nightbus.terminal.night import Night
from tests.terminal.nights import night_of, play_out

COMPANY = Company((0,), "random", 7)


def kept(folder: Path, of: str = "chase-the-ace") -> tuple[Night, Keeper]:
    """A night just begun, and its files."""
    night = night_of(of)
    keeper = Keeper.new(folder, of, COMPANY)
    keeper.save(night.table.log)
    night.on_step = keeper.save
    return night, keeper


def test_the_file_holds_every_step_as_soon_as_it_is_made(tmp_path: Path) -> None:
    night, keeper = kept(tmp_path)
    for _ in range(10):
        night.step()
        assert keeper.path.read_text() == str(night.table.log)


def test_names_tell_day_game_and_number(tmp_path: Path) -> None:
    names = [Keeper.new(tmp_path, of, COMPANY).path.name for of in ("stop-the-bus", "stop-the-bus", "ride-the-bus")]
    assert [name[10:] for name in names] == ["-stop-the-bus-1.jsonl", "-stop-the-bus-2.jsonl", "-ride-the-bus-1.jsonl"]


def test_a_night_is_open_until_it_is_closed(tmp_path: Path) -> None:
    _, keeper = kept(tmp_path)
    assert latest_open(tmp_path, None) == keeper.path
    keeper.close()
    with pytest.raises(NotationError, match="open"):
        latest_open(tmp_path, None)
    keeper.open_up()
    assert latest_open(tmp_path, None) == keeper.path


def test_the_night_last_played_is_found_of_a_game_if_one_is_named(tmp_path: Path) -> None:
    _, stop = kept(tmp_path, "stop-the-bus")
    _, chase = kept(tmp_path, "chase-the-ace")
    os.utime(stop.path, (1, 1))
    assert latest_open(tmp_path, None) == chase.path
    assert latest_open(tmp_path, "stop-the-bus") == stop.path
    with pytest.raises(NotationError):
        latest_open(tmp_path, "ride-the-bus")


def test_a_night_that_never_began_is_not_found(tmp_path: Path) -> None:
    Keeper.new(tmp_path, "stop-the-bus", COMPANY)
    with pytest.raises(NotationError):
        latest_open(tmp_path, None)


def test_there_need_not_be_a_folder(tmp_path: Path) -> None:
    with pytest.raises(NotationError):
        latest_open(tmp_path / "none", None)


def test_half_a_line_is_left_out_when_a_night_goes_on(tmp_path: Path) -> None:
    night, keeper = kept(tmp_path)
    for _ in range(5):
        night.step()
    whole = keeper.path.read_text()
    keeper.path.write_text(whole + '{"seq":6,"type":"de')
    again, log = Keeper.reopen(keeper.path)
    assert keeper.path.read_text() == whole
    assert again.company == COMPANY
    resumed = Night.resume(log, people=again.company.people, level=again.company.level)
    resumed.on_step = again.save
    play_out(resumed)
    play_out(night_of("chase-the-ace"))
    assert read_log(keeper.path.read_text()).steps == resumed.table.log.steps


def test_nobody_else_goes_on_with_the_same_night(tmp_path: Path) -> None:
    night, keeper = kept(tmp_path)
    other, log = Keeper.reopen(keeper.path)
    resumed = Night.resume(log, people=[0], level="random")
    resumed.on_step = other.save
    resumed.step()
    with pytest.raises(LogError) as refused:
        night.step()
    assert refused.value.code == "log-gone-on"


@pytest.mark.parametrize(
    ("mark", "code"),
    [
        ("", "night-mark"),
        ("[]", "night-mark"),
        ('{"people": ["Ana"], "bots": "pub", "seed": 7}', "night-mark"),
        ('{"people": [0], "bots": 7, "seed": 7}', "night-mark"),
        ('{"people": [0], "bots": "pub"}', "night-mark"),
        ('{"people": [], "bots": "pub", "seed": 7}', "night-mark"),
    ],
)
def test_who_plays_must_be_said(tmp_path: Path, mark: str, code: str) -> None:
    _, keeper = kept(tmp_path)
    keeper.path.with_suffix(".open").write_text(mark)
    with pytest.raises(LogError) as refused:
        Keeper.reopen(keeper.path)
    assert refused.value.code == code


def test_a_night_that_is_over_or_is_none_is_refused(tmp_path: Path) -> None:
    _, keeper = kept(tmp_path)
    keeper.close()
    with pytest.raises(LogError) as refused:
        Keeper.reopen(keeper.path)
    assert refused.value.code == "night-over"
    with pytest.raises(LogError) as refused:
        Keeper.reopen(tmp_path / "no.jsonl")
    assert refused.value.code == "night-missing"


def test_a_file_that_is_no_log_is_not_taken_for_a_night(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Ana,\n")
    with pytest.raises(LogError) as refused:
        Keeper.reopen(other)
    assert refused.value.code == "log-line"


def test_a_log_that_was_taken_away_is_missing(tmp_path: Path) -> None:
    _, keeper = kept(tmp_path)
    keeper.path.unlink()
    with pytest.raises(LogError) as refused:
        Keeper.reopen(keeper.path)
    assert refused.value.code == "night-missing"


def test_a_log_that_is_no_text_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    """Also where the odd bytes stand in a name, so that the lines could be read."""
    _, keeper = kept(tmp_path)
    spoilt = keeper.path.read_bytes().replace(b'"Ana"', b'"An\xe1"') + b"half a line"
    assert b"\xe1" in spoilt
    keeper.path.write_bytes(spoilt)
    with pytest.raises(LogError) as refused:
        Keeper.reopen(keeper.path)
    assert refused.value.code == "not-text"
    assert keeper.path.read_bytes() == spoilt


def test_nights_are_kept_at_home_or_where_the_platform_keeps_such_files(tmp_path: Path) -> None:
    assert nights_folder({"NIGHTBUS_HOME": str(tmp_path)}) == tmp_path / "nights"
    assert nights_folder({}).parts[-2:] == ("nightbus", "nights")
