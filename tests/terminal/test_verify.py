"""`nightbus verify`: what a log proves, in words and as JSON, and what becomes of one that was changed."""

import io
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from nightbus.cli import run
from nightbus.table.log import PACK, Deal, Reveal
from nightbus.table.shoes import FairShoe, HandShoe, SeedShoe, Shoe, StackedShoe
from nightbus.table.table import Table
from nightbus.terminal.replay import Reel
from nightbus.terminal.verify import verify_command
from nightbus.words import Words, languages
from tests.table.fair import fair_session, secret_of, shuffle
from tests.table.playing import NAMES, play_at_random

SEED = secret_of("seed")


def fair_night(*, late: tuple[int, ...] = (), seal: tuple[int, ...] = (0, 1, 2), reveal: bool = True) -> Table:
    table = Table("chase-the-ace", None, NAMES[:4], FairShoe())
    shuffle(table, SEED, seal=seal, late=late)
    play_at_random(table, Random(1), 10_000)
    if reveal:
        table.shuffle(Reveal(SEED))
    return table


def dealt_by_hand() -> Table:
    table = Table("stop-the-bus", None, NAMES[:3], HandShoe())
    table.deal_card(0)
    return table


def of_another_pack() -> Table:
    table = fair_night()
    table.log.header = replace(table.log.header, pack=PACK + 1)
    return table


def verified(
    table: Table | bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str
) -> tuple[int, str, str]:
    """The exit code, and what was written to either stream."""
    path = tmp_path / "night.jsonl"
    path.write_bytes(table if isinstance(table, bytes) else str(table.log).encode())
    code = run(["verify", str(path), *options])
    out, wrong = capsys.readouterr()
    return code, out, wrong.replace(str(path), "FILE")


@pytest.mark.parametrize("line", [b"\x1b[2J", b'{"format": "\\u001b[2J"}', b"\xe2\x80\xae{}"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_what_a_log_says_moves_no_cursor(
    command: str, line: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever wrote the file may be who cheated: it shall not paint a verdict of its own."""
    (tmp_path / "night.jsonl").write_bytes(line + b"\n")
    assert run([command, str(tmp_path / "night.jsonl")]) == 1
    said = "".join(capsys.readouterr())
    assert all(each.isprintable() for each in said.splitlines())
    assert "[2J" in said or "202e" in said


def test_a_whole_night_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = fair_night(late=(1,))
    dealt = sum(isinstance(step, Deal) for step in table.log.steps)
    code, out, wrong = verified(table, tmp_path, capsys)
    assert (code, wrong) == (0, "")
    assert out.splitlines()[1:] == [
        "Every step is allowed by the rules of Chase the Ace.",
        "Game 1",
        "  The seed is the one that was committed to.",
        "  Nonces that fit what was sealed before any was opened: Ana, Cy",
        "  Sealed a nonce that was not opened in time, and were left out: Bo",
        "  Sealed no nonce: Dee",
        f"  Picks drawn again, each with the same outcome: {dealt}",
        f"Verified. Picks drawn again: {dealt}",
    ]
    last = json.loads(str(table.log).splitlines()[-1])["chain"]
    assert out.splitlines()[0] == f"The log is whole. Lines: {1 + len(table.log.steps)}; the hash of the last: {last}"


def test_the_same_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = fair_night(late=(1,))
    code, out, _ = verified(table, tmp_path, capsys, "--json")
    found: dict[str, Any] = json.loads(out)
    assert code == 0
    (game,) = found.pop("games")
    dealt = sum(isinstance(step, Deal) for step in table.log.steps)
    last = json.loads(str(table.log).splitlines()[-1])["chain"]
    assert found == {
        "verified": True,
        "wrong": None,
        "lines": 1 + len(table.log.steps),
        "chain": last,
        "shoe": "fair",
        "picks": dealt,
        "drawn": dealt,
    }
    assert game.pop("commitment") == json.loads(str(table.log).splitlines()[1])["commitment"]
    assert game == {
        "picks": dealt,
        "proven": True,
        "why_not": "",
        "revealed": True,
        "given_up": False,
        "opened": [0, 2],
        "left_out": [1],
    }


@pytest.mark.parametrize("options", [(), ("--json",)])
def test_a_changed_byte_fails_and_its_line_is_said(
    options: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = str(fair_night().log).encode().splitlines(keepends=True)
    lines[6] = lines[6].replace(b'"seat":', b'"seat": ')
    code, out, wrong = verified(b"".join(lines), tmp_path, capsys, *options)
    assert code == 1
    if options:
        assert json.loads(out) == {"verified": False, "wrong": {"code": "log-hash", "line": 7}}
    else:
        assert wrong.startswith("FILE: line 7: This line was changed")
        assert "Not verified" in wrong
        assert out == ""


@pytest.mark.parametrize("byte", [b"\xff", b"\0"])
def test_bytes_that_are_no_text_have_their_line_too(
    byte: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = str(fair_night().log).encode().splitlines(keepends=True)
    lines[2] = byte + lines[2][1:]
    code, _, wrong = verified(b"".join(lines), tmp_path, capsys)
    assert code == 1
    assert wrong.startswith("FILE: line 3: ")


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (fair_night(reveal=False), "the seed of this game is not revealed"),
        (Table("stop-the-bus", None, NAMES[:3], SeedShoe(7)), "the log does not tell its seed"),
        (Table("stop-the-bus", None, NAMES[:3], StackedShoe("2S", SeedShoe(7))), "the cards were given beforehand"),
        (Table("stop-the-bus", None, NAMES[:3], StackedShoe("2S", HandShoe())), "the cards were given beforehand"),
        (dealt_by_hand(), "the cards come from a real deck"),
        (of_another_pack(), "another order of the pack"),
        (Table("stop-the-bus", None, NAMES[:3], FairShoe()), "No card has been dealt"),
    ],
)
def test_what_cannot_be_proven_is_said(
    table: Table, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, wrong = verified(table, tmp_path, capsys)
    assert (code, wrong) == (1, "")
    assert said in out
    assert "Not verified. Nothing is wrong" in out


def test_a_shuffle_without_players_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verified(fair_night(seal=()), tmp_path, capsys)
    assert code == 0
    assert "No player added a nonce" in out


def test_a_seed_that_was_told_from_the_first_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = Table("stop-the-bus", None, NAMES[:3], SeedShoe(7, told=True))
    code, out, _ = verified(table, tmp_path, capsys)
    assert code == 0
    assert "it is not proven that nobody chose it" in out
    assert "Verified. Picks drawn again: 15" in out


def test_a_game_given_up_is_called_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = verified(fair_session("stop-the-bus", Random(3), most=2), tmp_path, capsys)
    assert code == 0
    assert "given up" in out


def test_a_log_may_come_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(str(fair_night().log).encode()), "utf-8"))
    assert run(["verify", "-"]) == 0
    assert "Verified." in capsys.readouterr().out


def test_no_such_log(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", "nowhere.jsonl"]) == 1
    assert "nowhere.jsonl" in capsys.readouterr().err


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("shoe", [SeedShoe(1), SeedShoe(1, told=True), StackedShoe("2S", HandShoe()), HandShoe()])
def test_every_language_has_words_for_it(
    lang: str, shoe: Shoe, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Words(lang, strict=True)
    nights = [fair_night(late=(1,)), fair_night(seal=()), fair_night(reveal=False)]
    nights += [dealt_by_hand(), of_another_pack()]
    nights += [fair_session("ride-the-bus", Random(1), most=2), Table("stop-the-bus", None, NAMES[:3], shoe)]
    for table in nights:
        path = tmp_path / "night.jsonl"
        path.write_text(str(table.log), "utf-8")
        verify_command(str(path), words=words, as_json=False)
        assert capsys.readouterr().out.count("\n") >= 4


def test_a_shuffle_is_shown_by_replay() -> None:
    reel = Reel(fair_night(late=(1,)).log)
    moves = []
    for step in range(1, 8):
        reel.go(step)
        moves.append(reel.move())
    assert moves == ["commit", "Ana: seal", "Bo: seal", "Cy: seal", "Cy: open", "Ana: open", "mix"]
    reel.go(reel.last)
    assert reel.move() == "reveal"
