"""`nightbus settle`, and how any command of `nightbus` ends."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from nightbus.terminal.commands import words_for
from tests.table.test_transcript import ARGUMENT
from tests.transcripts.regenerate import FOLDER

Ran = subprocess.CompletedProcess[str]


def nightbus(*arguments: str, said: str | bytes = "", **environment: str) -> Ran:
    """Run `nightbus`, in English unless told otherwise."""
    ran = subprocess.run(
        [sys.executable, "-m", "nightbus", *arguments],
        input=said.encode() if isinstance(said, str) else said,
        capture_output=True,
        env={**os.environ, "LC_ALL": "", "LC_MESSAGES": "", "LANG": "en", "PYTHONUTF8": "1", **environment},
        timeout=60,
    )
    return Ran(ran.args, ran.returncode, ran.stdout.decode(), ran.stderr.decode())


@pytest.fixture
def argument(tmp_path: Path) -> Path:
    path = tmp_path / "argument.txt"
    path.write_text(ARGUMENT, encoding="utf-8")
    return path


def test_an_argument_is_settled_by_rule(argument: Path) -> None:
    ran = nightbus("settle", str(argument))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[-1] == "  #> Bo takes 1 drink. (RTB-1.9)"
    assert nightbus("settle", "-", said=ARGUMENT).stdout == ran.stdout
    assert nightbus("settle", "-", said=ran.stdout).stdout == ran.stdout


@pytest.mark.parametrize("lang", ["pt", "da", "it"])
def test_in_the_readers_language(argument: Path, lang: str) -> None:
    asked = nightbus("settle", str(argument), "--lang", lang)
    assert asked.returncode == 0
    assert asked.stdout != nightbus("settle", str(argument)).stdout
    assert asked.stdout == nightbus("settle", str(argument), LANG=f"{lang}_XX.UTF-8").stdout
    assert asked.stdout.splitlines()[-1].endswith("(RTB-1.9)")


def test_the_position_as_json(argument: Path) -> None:
    ran = nightbus("settle", str(argument), "--json")
    position = json.loads(ran.stdout)
    assert set(position) == {"events", "seats", "pot", "rider", "winner", "over", "awaits"}
    assert position["seats"][1] == {"name": "Bo", "drinks": 3, "shots": 0, "cards": ["9C", "9D"]}
    assert nightbus("settle", "--json", "-", said=ARGUMENT).stdout == ran.stdout


def test_a_wrong_line_is_named_with_the_rule_and_what_was_allowed(argument: Path) -> None:
    argument.write_text(ARGUMENT + "Ana: red\n", encoding="utf-8")
    for extra in ([], ["--json"]):
        ran = nightbus("settle", str(argument), *extra)
        assert (ran.returncode, ran.stdout) == (1, "")
        assert ran.stderr.startswith(f"{argument}: ")
        for part in (r"\b13\b", r"RTB-1\.3", "inside, outside"):
            assert re.search(part, ran.stderr.removeprefix(str(argument)))


def test_what_is_no_transcript(tmp_path: Path) -> None:
    (tmp_path / "garbage").write_bytes(bytes(range(256)) * 20)
    (tmp_path / "nul").write_bytes(ARGUMENT.encode() + b"\0")
    (tmp_path / "empty").write_bytes(b"")
    for name in ("missing", "garbage", "nul", "empty", ".", "empty/below", "x" * 5000):
        ran = nightbus("settle", str(tmp_path / name))
        assert ran.returncode == 1
        assert "Traceback" not in ran.stderr
        assert ran.stderr.count("\n") == 1
    assert nightbus("settle", "-", said=bytes(range(128, 256))).returncode == 1


def test_nothing_that_a_terminal_would_obey_is_shown(tmp_path: Path) -> None:
    ran = nightbus("settle", "-", said=ARGUMENT + "Ana: \x1b[2J\x07\n")
    assert ran.returncode == 1
    assert "\x1b" not in ran.stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["settle"],
        ["settle", "a", "b"],
        ["settle", "-", "--nosuch"],
        ["settle", "-", "--lang", "xx"],
        ["dance"],
        ["rules", "poker"],
        ["rules", "stop-the-bus", "--set", "tokens=99"],
        ["rules", "stop-the-bus", "--set", "nosuch=1"],
        ["rules", "stop-the-bus", "--set", "tokens=1", "--set", "tokens=1"],
        ["--nosuch"],
    ],
)
def test_called_wrongly(arguments: list[str]) -> None:
    ran = nightbus(*arguments)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("nightbus: ")
    assert "Traceback" not in ran.stderr


def test_help_and_version() -> None:
    assert "settle" in nightbus("--help").stdout
    assert nightbus("settle", "--help").returncode == 0
    ran = nightbus("--version")
    assert ran.returncode == 0
    assert re.fullmatch(r"nightbus \d+\.\d+\.\d+\S*\n", ran.stdout)


def test_the_version_is_told_at_once() -> None:
    """Below 150 ms; of processor time, so that a busy machine does not fail it."""
    before = os.times()
    assert nightbus("--version").returncode == 0
    after = os.times()
    assert after.children_user + after.children_system - before.children_user - before.children_system < 0.15


@pytest.mark.skipif(sys.platform == "win32", reason="no such pipes")
def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = f"{sys.executable} -m nightbus settle {FOLDER / 'ride_classic.txt'} | head -n 1"
    ran = subprocess.run(["bash", "-c", program], capture_output=True, text=True, timeout=60)
    assert ran.stdout.startswith("# Classic")
    assert ran.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full disk to write to")
def test_a_full_disk_is_said_and_fails(argument: Path) -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "nightbus", "settle", str(argument)]
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
    assert ran.returncode == 1
    assert ran.stderr.startswith("nightbus: ")
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "lang"),
    [
        (["--lang", "da"], "da"),
        (["settle", "--lang=it", "x"], "it"),
        (["--lang"], "en"),
        (["--lang", "xx"], "en"),
        (["--lang", "da", "--lang", "pt"], "pt"),
        ([], "en"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_asked_for(
    arguments: list[str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert words_for(arguments).lang == lang


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals")
def test_ctrl_c_leaves_no_traceback() -> None:
    waiting = subprocess.Popen(
        [sys.executable, "-m", "nightbus", "settle", "-"],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert waiting.stdin is not None
    waiting.stdin.write(b"game: stop-the-bus\n")
    waiting.stdin.flush()
    for _ in range(100):
        if _reads(waiting.pid):
            break
        time.sleep(0.05)
    waiting.send_signal(signal.SIGINT)
    _, said = waiting.communicate(timeout=60)
    assert waiting.returncode == 130
    assert b"Traceback" not in said


def _reads(pid: int) -> bool:
    """Has the program come as far as to read its input? Where that cannot be told it is given five seconds."""
    try:
        return "pipe" in Path(f"/proc/{pid}/wchan").read_text()
    except OSError:
        return False
