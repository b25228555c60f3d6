"""The way in, called from odd places: streams that are closed or cannot say all, sizes that cannot be."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from nightbus.cli import run
from nightbus.errors import HouseRuleError, NightbusError
from nightbus.rules.game import game
from nightbus.terminal.night import seats_for
from nightbus.words import LANGUAGES, Words

ARGUMENT = "game: stop-the-bus\nseats: Søren, Åse\ndealer: Åse\n"


def shell(line: str, tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """What a shell makes of `nightbus` and this."""
    (tmp_path / "argument.txt").write_text(ARGUMENT, "utf-8")
    return subprocess.run(
        ["sh", "-c", f"{sys.executable} -m nightbus {line}"],
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "NIGHTBUS_HOME": str(tmp_path), **environment},
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="another shell")
@pytest.mark.parametrize(
    ("line", "code", "said"),
    [
        ("settle - <&-", 1, b"line 1"),
        ("settle argument.txt >&-", 0, b""),
        ("settle nowhere.txt 2>&-", 1, b""),
        ("replay - <&-", 1, b"line 1"),
        ("play stop-the-bus --plain --seed 7 <&-", 0, b""),
        ("play stop-the-bus --plain --seed 7 <&- >&-", 0, b""),
        ("--version >&-", 0, b""),
    ],
)
def test_a_stream_that_is_closed(line: str, code: int, said: bytes, tmp_path: Path) -> None:
    ran = shell(line, tmp_path)
    assert ran.returncode == code
    assert said in ran.stderr
    assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="another shell")
@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("settle argument.txt --lang da", 0),
        ("rules ride-the-bus --lang pt", 0),
        ("play stop-the-bus --plain --seed 7 --lang it </dev/null", 0),
        ("play snap --lang pt", 2),
        ("--help", 0),
    ],
)
def test_a_terminal_that_knows_ascii_alone(line: str, code: int, tmp_path: Path) -> None:
    ran = shell(line, tmp_path, LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONIOENCODING="ascii")
    assert ran.returncode == code
    assert (ran.stdout + ran.stderr).isascii()
    assert b"Traceback" not in ran.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="another shell")
@pytest.mark.parametrize("columns", ["0", "1", "7", "-4", "wide"])
@pytest.mark.parametrize("line", ["--help", "rules stop-the-bus"])
def test_a_width_that_is_none(line: str, columns: str, tmp_path: Path) -> None:
    ran = shell(line, tmp_path, COLUMNS=columns)
    assert ran.returncode == 0
    assert ran.stdout
    assert ran.stderr == b""


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("plya", "usage-command", {"command": "plya", "nearest": "play"}),
        ("play --set-up=3", "usage-option", {"option": "--set-up"}),
        ("play --peple Ana", "usage-option", {"option": "--peple", "nearest": "--people"}),
        ("play stop-the-bus now", "usage-word", {"word": "now"}),
        ("tables sell", "usage-word", {"word": "sell"}),
        ("tables export", "usage-missing", {"what": "CODE"}),
        ("tables purge", "usage-missing", {"what": "--days"}),
        ("serve --port", "usage-empty", {"option": "--port"}),
        ("play --seats 3 --seats 4", "usage-twice", {"option": "--seats"}),
        ("play --seats many", "usage-whole", {"option": "--seats", "value": "many"}),
        ("play --seats=", "usage-whole", {"option": "--seats", "value": ""}),
        ("play stop-the-bus --seats 3.6", "usage-whole", {"option": "--seats", "value": "3.6"}),
        ("play stop-the-bus --seed 1.5", "usage-whole", {"option": "--seed", "value": "1.5"}),
        ("serve --port 80.4", "usage-whole", {"option": "--port", "value": "80.4"}),
        ("tune stop-the-bus --seats 3.6", "usage-whole", {"option": "--seats", "value": "3.6"}),
        ("tune stop-the-bus --seed 1.5", "usage-whole", {"option": "--seed", "value": "1.5"}),
        ("odds stop-the-bus --seats 3.0", "usage-whole", {"option": "--seats", "value": "3.0"}),
        ("lab stop-the-bus --games 1e5", "usage-whole", {"option": "--games", "value": "1e5"}),
        ("lab stop-the-bus --jobs 1.9", "usage-whole", {"option": "--jobs", "value": "1.9"}),
        ("lab stop-the-bus --seats 3.6", "usage-whole", {"option": "--seats", "value": "3.6"}),
        ("lab stop-the-bus --seed 0.1", "usage-whole", {"option": "--seed", "value": "0.1"}),
        ("tables purge --yes --days 0.4", "usage-whole", {"option": "--days", "value": "0.4"}),
        ("tune stop-the-bus --drinks-max many", "usage-number", {"option": "--drinks-max", "value": "many"}),
        ("play --plain=maybe", "usage-flag", {"option": "--plain", "value": "maybe"}),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_command_called_wrongly_is_told_so_in_the_language_asked_for(
    lang: str,
    line: str,
    code: str,
    facts: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", lang)
    assert run(line.split()) == 2
    said, help_, *rest = capsys.readouterr().err.splitlines()
    words = Words(lang, strict=True)
    text = words.say(f"error-{code}", **{name: fact for name, fact in facts.items() if name != "nearest"})
    assert said.startswith(f"nightbus: {text}.")
    assert words.say("error-nearest", nearest=facts["nearest"]) in said if "nearest" in facts else True
    assert help_ == words.say("see-help")
    assert not rest


@pytest.mark.parametrize("seats", [-3, 0, 1, 2, 21, 99, 10**20])
@pytest.mark.parametrize("of", ["ride-the-bus", "chase-the-ace", "stop-the-bus"])
def test_so_many_seats_as_were_asked_for_are_refused(of: str, seats: int) -> None:
    """Not as many as there are names for bots."""
    house = next(iter(game(of).rulebooks.values()))
    if seats == 2 and of != "ride-the-bus":
        assert len(seats_for(game(of), house, ("Ana",), seats)) == seats
        return
    with pytest.raises(NightbusError) as refused:
        seats_for(game(of), house, ("Ana",), seats)
    assert refused.value.facts["seats"] == seats


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", ["ride-seats", "seats"])
def test_one_seat_is_one(lang: str, code: str) -> None:
    words = Words(lang, strict=True)
    one, two = (words.error(HouseRuleError(code, seats=n, rule="C-1", low=3, high=8)) for n in (1, 2))
    assert one.removeprefix("1") != two.removeprefix("2")
