"""`verify`, and an independent checker: whole sessions are proven, and nothing changed gets past either of them."""

import ast
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nightbus.errors import LogError, NightbusError
from nightbus.rules.game import GAMES
from nightbus.table.log import Commit, Deal
from nightbus.table.shoes import HandShoe, SeedShoe, StackedShoe
from nightbus.table.table import Table
from nightbus.table.verifying import OTHER_PACK, UNCOMMITTED, UNREVEALED, UNTOLD, verify
from tests.table.fair import fair_session, secret_of, shuffle
from tests.table.playing import NAMES, play_at_random
from tests.table.test_shuffling import fair_table

CHECKER = Path(__file__).with_name("independent_checker.py")


def checked(text: str | bytes) -> tuple[int, str]:
    """The exit code of the independent checker, and what it said."""
    data = text.encode() if isinstance(text, str) else text
    ran = subprocess.run([sys.executable, "-I", str(CHECKER)], input=data, capture_output=True, check=False)
    return ran.returncode, ran.stdout.decode()


def chained(lines: list[dict[str, Any]]) -> str:
    """A log of these lines with right hashes, as somebody would forge it who can hash."""
    before, texts = "", []
    for line in lines:
        line.pop("chain", None)
        body = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
        before = hashlib.sha256((before + body).encode()).hexdigest()[:32]
        texts.append(f'{body[:-1]},"chain":"{before}"}}\n')
    return "".join(texts)


def test_the_independent_checker_imports_nothing_of_ours() -> None:
    tree = ast.parse(CHECKER.read_text("utf-8"))
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert imported == {"hashlib", "hmac", "json", "sys"}
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_whole_sessions_are_proven_by_both(name: str, seed: int) -> None:
    table = fair_session(name, Random(f"proven {name} {seed}"), games=3)
    dealt = sum(isinstance(step, Deal) for step in table.log.steps)
    proof = verify(str(table.log))
    assert proof.verified
    assert (proof.deals, proof.drawn, len(proof.games)) == (dealt, dealt, 3)
    assert str(table.log).endswith(f'"chain":"{proof.chain}"}}\n')
    assert checked(str(table.log)) == (0, f"{dealt} picks drawn again\n")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_given_up_is_proven_as_far_as_it_went(name: str) -> None:
    table = fair_session(name, Random(f"left {name}"), most=4)
    assert not table.over
    proof = verify(str(table.log))
    assert proof.verified
    assert [game.given_up for game in proof.games] == [True]
    assert checked(str(table.log))[0] == 0


def test_a_night_whose_seed_is_told_is_proven() -> None:
    table = Table("chase-the-ace", None, NAMES[:4], SeedShoe(7, told=True))
    for _ in range(2):
        play_at_random(table, Random(1))
        table.again()
    proof = verify(str(table.log))
    assert proof.verified
    assert checked(str(table.log)) == (0, f"{proof.deals} picks drawn again\n")


@pytest.mark.parametrize(
    ("table", "why"),
    [
        (fair_session("stop-the-bus", Random(1), reveal=False), UNREVEALED),
        (Table("stop-the-bus", None, NAMES[:3], SeedShoe(7)), UNTOLD),
        (Table("stop-the-bus", None, NAMES[:3], StackedShoe("2S", SeedShoe(7))), UNCOMMITTED),
        (Table("stop-the-bus", None, NAMES[:3], StackedShoe("2S", HandShoe())), UNCOMMITTED),
    ],
)
def test_what_cannot_be_proven_is_named(table: Table, why: str) -> None:
    proof = verify(str(table.log))
    assert not proof.verified
    assert [game.unproven for game in proof.games] == [why]
    assert proof.drawn == 0
    assert checked(str(table.log))[0] == 1


def test_a_session_is_proven_up_to_the_game_that_runs() -> None:
    table = fair_session("chase-the-ace", Random(2), games=1)
    dealt = sum(isinstance(step, Deal) for step in table.log.steps)
    table.again()
    assert verify(str(table.log)).verified  # nothing of the new game is there to be proven
    shuffle(table, secret_of("next"), seal=[0])
    proof = verify(str(table.log))
    assert [game.unproven for game in proof.games] == ["", UNREVEALED]
    assert (proof.verified, proof.drawn) == (False, dealt)
    assert proof.deals > dealt


def test_a_table_that_has_dealt_nothing_proves_nothing() -> None:
    assert not verify(str(fair_table().log)).verified


def test_a_shuffle_broken_off_before_the_cards_leaves_nothing_to_prove() -> None:
    table = fair_session("chase-the-ace", Random(2))
    table.again()
    table.shuffle(Commit("00" * 32))
    assert verify(str(table.log)).verified
    assert checked(str(table.log))[0] == 0


def test_picks_of_another_order_of_the_pack_prove_no_cards() -> None:
    """There `was` alone decides which card came: whoever forges it need not touch a pick."""
    text = forged(lambda lines: lines[0].update(pack=2))
    proof = verify(text)
    assert not proof.verified
    assert {game.unproven for game in proof.games} == {OTHER_PACK}


# What is forged


def forged(change: Callable[[list[dict[str, Any]]], object], *, fair: bool = True) -> str:
    if fair:
        table = fair_session("chase-the-ace", Random(3), games=2)
    else:
        table = Table("chase-the-ace", None, NAMES[:4], SeedShoe(7, told=True))
        play_at_random(table, Random(1))
    lines = [json.loads(line) for line in str(table.log).splitlines()]
    change(lines)
    for seq, line in enumerate(lines):
        if seq:
            line["seq"] = seq
    return chained(lines)


def first(lines: list[dict[str, Any]], kind: str) -> int:
    return next(i for i, line in enumerate(lines) if line.get("type") == kind)


def another(lines: list[dict[str, Any]], kind: str, field: str) -> None:
    """The first step of a kind with other 32 bytes."""
    lines[first(lines, kind)][field] = secret_of("another")


def swapped(lines: list[dict[str, Any]], one: str, other: str) -> None:
    i, j = first(lines, one), first(lines, other)
    lines[i], lines[j] = lines[j], lines[i]


def seed_and_commitment(lines: list[dict[str, Any]]) -> None:
    """Another seed, with a commitment that fits it: only the picks give it away."""
    seed = secret_of("another")
    lines[first(lines, "reveal")]["seed"] = seed
    lines[first(lines, "commit")]["commitment"] = hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def nonce_and_seal(lines: list[dict[str, Any]]) -> None:
    opened = lines[first(lines, "open")]
    sealed = next(line for line in lines if line.get("type") == "seal" and line["seat"] == opened["seat"])
    opened["nonce"] = secret_of("another")
    sealed["hash"] = hashlib.sha256(bytes.fromhex(opened["nonce"])).hexdigest()


def told(lines: list[dict[str, Any]], *, commit: bool) -> None:
    seed = secret_of("another")
    lines[0]["shoe"]["seed"] = seed
    if commit:
        lines[0]["shoe"]["commitment"] = hashlib.sha256(bytes.fromhex(seed)).hexdigest()


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("shuffle-seed", lambda lines: another(lines, "reveal", "seed")),
        ("shuffle-seed", lambda lines: another(lines, "commit", "commitment")),
        ("shuffle-nonce", lambda lines: another(lines, "open", "nonce")),
        ("shuffle-nonce", lambda lines: another(lines, "seal", "hash")),
        ("log-pick", seed_and_commitment),
        ("log-pick", nonce_and_seal),
        ("shuffle-order", lambda lines: swapped(lines, "commit", "seal")),
        ("shuffle-order", lambda lines: swapped(lines, "seal", "open")),
        ("shuffle-left-out", lambda lines: swapped(lines, "open", "mix")),
        ("shuffle-left-out", lambda lines: lines[first(lines, "mix")].update(left_out=[0])),
        ("shuffle-left-out", lambda lines: lines.pop(first(lines, "open"))),
        ("log-illegal", lambda lines: lines.pop(first(lines, "mix"))),
        ("log-illegal", lambda lines: lines.pop(first(lines, "reveal"))),
        ("log-illegal", lambda lines: lines.insert(first(lines, "deal") + 1, lines.pop(first(lines, "reveal")))),
        ("shuffle-none", lambda lines: lines[0].update(shoe={"kind": "hand"})),
    ],
)
def test_a_forged_shuffle_fails_for_both_though_its_hashes_are_right(
    code: str, change: Callable[[list[dict[str, Any]]], object]
) -> None:
    text = forged(change)
    with pytest.raises(LogError) as refused:
        verify(text)
    assert refused.value.code == code
    assert refused.value.line > 1
    assert checked(text)[0] == 1


@pytest.mark.parametrize(("code", "commit"), [("shuffle-seed", False), ("log-pick", True)])
def test_a_forged_seed_of_a_night_fails_for_both(code: str, commit: bool) -> None:
    text = forged(lambda lines: told(lines, commit=commit), fair=False)
    with pytest.raises(LogError) as refused:
        verify(text)
    assert refused.value.code == code
    assert checked(text)[0] == 1


@pytest.mark.parametrize("seed", ["", "zz", 7, None, "CF" * 32])
def test_a_told_seed_that_is_none_is_refused(seed: object) -> None:
    text = forged(lambda lines: lines[0]["shoe"].update(seed=seed), fair=False)
    with pytest.raises(LogError) as refused:
        verify(text)
    assert (refused.value.code, refused.value.line) == ("shuffle-seed", 1)


# One byte


@cache
def short_log() -> bytes:
    """A short log with every step of a shuffle in it."""
    table = fair_session("stop-the-bus", Random("short"), most=3)
    text = str(table.log).encode()
    assert verify(text.decode()).verified
    assert {json.loads(line).get("type") for line in text.splitlines()} >= {"commit", "seal", "open", "mix", "reveal"}
    return text


def refused_line(data: bytes) -> int:
    """The line in which `verify` finds something wrong; text that is none has the line of its first wrong byte."""
    try:
        verify(data.decode("utf-8"))
    except UnicodeDecodeError as wrong:
        return 1 + data.count(b"\n", 0, wrong.start)
    except NightbusError as refused:
        return refused.line
    raise AssertionError("nothing was found wrong")


def test_any_byte_changed_is_found_in_its_line() -> None:
    data = short_log()
    luck = Random("bytes")
    for at in range(len(data)):
        changed = bytearray(data)
        changed[at] ^= luck.choice((1, 2, 4, 8, 16, 32, 64, 128))
        assert refused_line(bytes(changed)) == 1 + data.count(b"\n", 0, at), at


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_byte_may_become_any_other_go_or_come(data: st.DataObject) -> None:
    text = short_log()
    at = data.draw(st.integers(0, len(text) - 1))
    byte = data.draw(st.integers(0, 255))
    kind = data.draw(st.sampled_from(("other", "gone", "more")))
    changed = text[:at] + (b"" if kind == "gone" else bytes([byte])) + text[at + (kind != "more") :]
    if changed != text:
        assert refused_line(changed) >= 1


def test_the_independent_checker_finds_changed_bytes_too() -> None:
    data = short_log()
    luck = Random("checker")
    for at in sorted(luck.sample(range(len(data)), 12)):
        changed = bytearray(data)
        changed[at] ^= 1
        code, said = checked(bytes(changed))
        assert code == 1
        assert said.startswith("line ")
