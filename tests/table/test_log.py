"""The log: it replays to the same position, and is refused by line and name if it is cut, forged or of other rules."""

import copy
import hashlib
import json
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from nightbus.errors import LogError
from nightbus.rules.game import GAMES
from nightbus.table import log as logs
from nightbus.table.log import Log, chain_hash, read_log, whole_lines
from nightbus.table.replay import replay, stepping
from nightbus.table.shoes import SeedShoe
from nightbus.table.table import Table
from tests.table.playing import NAMES, play_at_random, random_table


def played(name: str = "ride-the-bus", seed: int = 1, most: int = 60) -> Table:
    luck = Random(f"log {name} {seed}")
    table = random_table(name, luck)
    play_at_random(table, luck, most)
    return table


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_a_log_replays_to_the_same_position(name: str, seed: int) -> None:
    table = played(name, seed, most=300)
    if table.over and seed % 2:
        table.again()
        play_at_random(table, Random(seed), 50)
    text = str(table.log)
    again = replay(read_log(text))
    assert again.state == table.state
    assert str(again.log) == text


def test_every_kind_of_step_is_replayed() -> None:
    table = Table("chase-the-ace", None, NAMES[:3], SeedShoe(1, told=True))
    (first,) = table.awaits
    table.do(first, table.read(first, "stay"))
    table.undo(first)
    play_at_random(table, Random(1), most=10_000)
    table.again()
    kinds = {type(step) for step in table.log.steps}
    assert kinds == {logs.Deal, logs.Act, logs.Undo, logs.Again}
    assert replay(read_log(str(table.log))).state == table.state


def test_a_replay_goes_on_with_a_shoe() -> None:
    table = Table("stop-the-bus", None, NAMES[:3], SeedShoe(5), dealer="Ana")
    whole = Table("stop-the-bus", None, NAMES[:3], SeedShoe(5), dealer="Ana")
    cut = Log(table.log.header, table.log.steps[:7])
    resumed = replay(cut, SeedShoe(5))
    assert str(resumed.log) == str(whole.log)
    assert resumed.state == whole.state


def test_a_replay_may_be_watched_step_by_step() -> None:
    table = played()
    lengths = [len(shown.log.steps) for shown in stepping(table.log)]
    assert lengths == list(range(len(table.log.steps) + 1))


def test_lines_are_written_as_they_come() -> None:
    table = Table("ride-the-bus", None, NAMES[:3], SeedShoe(1))
    written = list(table.log.lines())
    for _ in range(5):
        table.do(0, table.read(0, table.allowed(0).split(",")[0]))
        written += table.log.lines(since=len(written))
        if not table.allowed(0):
            break
    assert "".join(written) == str(table.log)
    assert all(line.endswith("\n") and json.loads(line) for line in written)


def test_the_same_game_has_the_same_log_under_any_hash_seed() -> None:
    """C58."""
    program = (
        "from random import Random\n"
        "from tests.table.playing import play_at_random, random_table\n"
        "for name in ('ride-the-bus', 'chase-the-ace', 'stop-the-bus'):\n"
        "    table = random_table(name, Random(name))\n"
        "    play_at_random(table, Random(name), 100)\n"
        "    print(table.log)\n"
    )
    logs_written = [
        subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            check=True,
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(filter(None, sys.path)), "PYTHONIOENCODING": "utf-8"},
        ).stdout
        for seed in ("1", "2")
    ]
    assert logs_written[0] == logs_written[1]
    assert len(logs_written[0]) > 1000


def test_an_old_log_replays_after_the_order_of_the_pack_has_changed() -> None:
    """C58: the deal is recorded, not only the pick."""
    table = played("stop-the-bus", 3)
    lines = read_lines(table)
    lines[0]["pack"] = logs.PACK + 1
    for line in lines[1:]:
        if line["type"] == "deal":
            line["pick"] = line["of"] - 1 - line["pick"]
    again = replay(read_log(text_of(lines)))
    assert again.state == table.state
    assert str(again.log) == str(table.log)


# What is refused


def read_lines(table: Table) -> list[dict[str, Any]]:
    """Header and steps as JSON, without the hashes of their lines."""
    lines = [json.loads(line) for line in str(table.log).splitlines()]
    for line in lines:
        del line["chain"]
    return lines


def text_of(lines: list[Any]) -> str:
    """A log of these lines, each object with its hash, as somebody would forge it who can hash; texts as they are."""
    texts = []
    before = ""
    for line in lines:
        if isinstance(line, str):
            texts.append(line)
            before = line[-34:-2]
            continue
        body = json.dumps(line)
        before = hashlib.sha256((before + body).encode()).hexdigest()[:32]
        texts.append(f'{body[:-1]},"chain":"{before}"}}')
    return "".join(text + "\n" for text in texts)


def refusal(text: str) -> LogError:
    with pytest.raises(LogError) as refused:
        replay(read_log(text))
    return refused.value


STACKED = Table("ride-the-bus", None, NAMES[:3], SeedShoe(1))
for _ in range(3):
    STACKED.do(0, STACKED.read(0, STACKED.allowed(0).split(",")[0]))
LINES = str(STACKED.log).splitlines()
"""Header; act, deal, act, deal, act, deal of Ana's first three questions."""
BODIES = read_lines(STACKED)
"""The same as JSON, without hashes."""


@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("{", 1), ("\n".join(LINES), 7), ("\n".join(LINES[:3]) + '\n{"seq":3,"ty', 4), ("\n".join(LINES[:4]), 4)],
)
def test_a_log_that_is_cut(text: str, line: int) -> None:
    error = refusal(text)
    assert (error.code, error.line) == ("log-cut", line)


def test_what_a_crash_left_is_read_without_its_last_line() -> None:
    text = text_of(LINES)
    assert whole_lines(text) == text
    assert whole_lines(text + '{"seq":7,"ty') == text
    assert whole_lines("cut") == ""


@pytest.mark.parametrize("at", range(2, 8))
@pytest.mark.parametrize("kind", ["left out", "twice", "renumbered", "no seq", "true"])
def test_a_step_out_of_order(at: int, kind: str) -> None:
    lines: list[Any] = copy.deepcopy(BODIES)
    step = lines[at - 1]
    line = at
    match kind:
        case "left out":
            if at == len(lines):
                return  # a game that has not gone so far
            del lines[at - 1]
        case "twice":
            lines.insert(at, dict(step))
            line = at + 1
        case "renumbered":
            step["seq"] += 1
        case "no seq":
            del step["seq"]
        case _:
            step["seq"] = True
            line = at
    error = refusal(text_of(lines))
    if (at, kind) != (2, "true"):
        assert (error.code, error.line) == ("log-seq", line)


def changed(at: int, change: Callable[[dict[str, Any]], object]) -> str:
    lines: list[Any] = copy.deepcopy(BODIES)
    change(lines[at - 1])
    return text_of(lines)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("of", 51),
        ("of", 53),
        ("of", 0),
        ("of", 10**9),
        ("pick", 51),
        ("pick", 52),
        ("pick", -1),
        ("pick", 0),
        ("was", "3S"),
        ("was", "99"),
        ("was", True),
        ("was", False),
    ],
)
def test_a_forged_deal(field: str, value: object) -> None:
    error = refusal(changed(3, lambda step: step.update({field: value})))
    assert (error.code, error.line) == ("log-forged", 3)


@pytest.mark.parametrize(
    ("field", "value"), [("of", True), ("of", "52"), ("pick", 1.0), ("pick", None), ("was", 12), ("more", 1)]
)
def test_a_deal_of_another_form(field: str, value: object) -> None:
    error = refusal(changed(3, lambda step: step.update({field: value})))
    assert error.code in ("log-line", "log-forged")
    assert error.line == 3


@pytest.mark.parametrize(
    ("step", "code"),
    [
        ({"type": "act", "seat": 1, "action": {"type": "guess", "call": "red"}}, "log-illegal"),
        ({"type": "act", "seat": 0, "action": {"type": "guess", "call": "higher"}}, "log-illegal"),
        ({"type": "act", "seat": 0, "action": {"type": "guess", "call": "maybe"}}, "log-illegal"),
        ({"type": "act", "seat": 0, "action": {"type": "pick", "place": 9}}, "log-illegal"),
        ({"type": "act", "seat": 0, "action": {"type": "give", "gifts": [{"seat": 9, "drinks": 1}]}}, "log-seats"),
        ({"type": "act", "seat": 0, "action": {"type": "give_shot", "to": -1}}, "log-seats"),
        ({"type": "act", "seat": 0, "action": {"type": "give_shot", "to": 1}}, "log-illegal"),
        ({"type": "act", "seat": 9, "action": {"type": "guess", "call": "red"}}, "log-seats"),
        ({"type": "act", "seat": True, "action": {"type": "guess", "call": "red"}}, "log-seats"),
        ({"type": "act", "seat": 0, "action": {"type": "swap"}}, "action-form"),
        ({"type": "act", "seat": 0, "action": {"type": "guess"}}, "action-form"),
        ({"type": "act", "seat": 0, "action": {"type": "guess", "call": 1}}, "action-form"),
        ({"type": "act", "seat": 0, "action": {"type": "play", "card": "7X"}}, "no-such-card"),
        ({"type": "act", "seat": 0, "action": {"type": "play", "card": 7}}, "action-form"),
        ({"type": "act", "seat": 0, "action": {"type": "give", "gifts": [[1, 2]]}}, "action-form"),
        ({"type": "act", "seat": 0, "action": {"type": "give", "gifts": 3}}, "action-form"),
        ({"type": "act", "seat": 0, "action": []}, "log-line"),
        ({"type": "undo", "seat": 0}, "log-illegal"),
        ({"type": "undo", "seat": 3}, "log-seats"),
        ({"type": "undo"}, "log-line"),
        ({"type": "again"}, "log-illegal"),
        ({"type": "again", "seat": 0}, "log-line"),
        ({"type": "dance"}, "log-line"),
        ({"type": "commit", "commitment": "00"}, "log-line"),
        ({"type": "commit", "commitment": "00" * 32}, "shuffle-none"),
        ({"type": "seal", "seat": 3, "hash": "00" * 32}, "log-seats"),
        ({"type": "seal", "seat": 0, "hash": "00" * 31}, "log-line"),
        ({"type": "open", "seat": True, "nonce": "00" * 32}, "log-seats"),
        ({"type": "open", "seat": 0, "nonce": "0G" * 32}, "log-line"),
        ({"type": "mix"}, "log-line"),
        ({"type": "mix", "left_out": [3]}, "log-seats"),
        ({"type": "mix", "left_out": [True]}, "log-line"),
        ({"type": "mix", "left_out": [], "more": 1}, "log-line"),
        ({"type": "reveal", "seed": "AB" * 32}, "log-line"),
        ({"type": "deal", "of": 52, "pick": 0, "was": "2C"}, "log-forged"),
        ({}, "log-line"),
    ],
)
def test_a_step_that_cannot_be(step: dict[str, Any], code: str) -> None:
    error = refusal(text_of([BODIES[0], {"seq": 1, **step}]))
    assert (error.code, error.line) == (code, 2)


@pytest.mark.parametrize(
    "line", ["", "null", "[]", "7", '"a"', "{", "nonsense", "[" * 100_000, "9" * 5000, '{"seq":NaN}']
)
def test_a_line_that_is_none(line: str) -> None:
    error = refusal(text_of([LINES[0], line]))
    assert error.code in ("log-line", "log-hash")
    assert error.line == 2


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("format", "nightbus-log/1", "log-format"),
        ("format", "nightbus-log/3", "log-format"),
        ("format", None, "log-format"),
        ("game", "poker", "log-game"),
        ("game", ["ride-the-bus"], "log-game"),
        ("version", 99, "log-version"),
        ("version", "1", "log-version"),
        ("rulebook", "poker", "log-switches"),
        ("rulebook", 7, "log-line"),
        ("switches", {}, "log-switches"),
        ("switches", [], "log-line"),
        ("seats", ["Ana", "Bo"], "ride-seats"),
        ("seats", ["Ana", "Bo", "ana"], "name-twice"),
        ("seats", ["Ana", "Bo", " Cy"], "log-seats"),
        ("seats", ["Ana", "Bo", 3], "log-line"),
        ("seats", "Ana", "log-line"),
        ("dealer", 3, "log-seats"),
        ("dealer", -1, "log-seats"),
        ("dealer", "Ana", "log-line"),
        ("shoe", {}, "log-line"),
        ("pack", "1", "log-line"),
        ("more", 1, "log-line"),
    ],
)
def test_a_header_that_will_not_do(field: str, value: object, code: str) -> None:
    error = refusal(changed(1, lambda header: header.update({field: value})))
    assert (error.code, error.line) == (code, 1)


@pytest.mark.parametrize(
    ("switch", "value"), [("bus_length", 99), ("no_such", True), ("ties", "maybe"), ("bluffing", [1])]
)
def test_a_header_with_a_switch_that_will_not_do(switch: str, value: object) -> None:
    error = refusal(changed(1, lambda header: header["switches"].update({switch: value})))
    assert error.line == 1


def test_a_log_of_another_version_is_refused_by_name() -> None:
    error = refusal(changed(1, lambda header: header.update(version=99)))
    assert error.facts == {"game": "ride-the-bus", "version": "99", "allowed": 1}


# The chain of hashes


def test_each_line_ends_with_the_hash_of_the_one_before_and_of_itself() -> None:
    before = ""
    for line in LINES:
        body, found = line[:-44] + "}", line[-34:-2]
        assert line[-44:-34] == ',"chain":"'
        assert json.loads(body) | {"chain": found} == json.loads(line)
        assert hashlib.sha256((before + body).encode()).hexdigest()[:32] == found
        before = found


@pytest.mark.parametrize("at", range(1, 8))
def test_a_line_that_was_changed_or_has_no_hash_is_refused(at: int) -> None:
    other: list[Any] = [*LINES]
    other[at - 1] = other[at - 1].replace('"seq":', '"seq": ') if at > 1 else other[0].replace("Ana", "Eva")
    error = refusal(text_of(other))
    assert (error.code, error.line) == ("log-hash", at)
    other[at - 1] = json.dumps(BODIES[at - 1])
    error = refusal(text_of(other))
    assert (error.code, error.line) == ("log-hash", at)


@pytest.mark.parametrize("twice", ['"seq":1,"seq":1', '"type":"undo","type":"act"', '"chain":"","seq":1'])
def test_a_line_that_says_a_thing_twice_is_refused_though_its_hash_is_right(twice: str) -> None:
    body = json.dumps(BODIES[1]).replace('"seq": 1', twice, 1)
    header = text_of(BODIES[:1]).removesuffix("\n")
    chain = chain_hash(header[-34:-2], body)
    error = refusal(text_of([header, f'{body[:-1]},"chain":"{chain}"}}']))
    assert (error.code, error.line) == ("log-line", 2)


def test_a_log_of_the_format_that_had_no_hashes_is_refused_by_name() -> None:
    header = BODIES[0] | {"format": "nightbus-log/1"}
    error = refusal(text_of([json.dumps(header), *map(json.dumps, BODIES[1:])]))
    assert (error.code, error.line) == ("log-format", 1)
    assert error.facts == {"found": "nightbus-log/1", "allowed": "nightbus-log/2"}


def test_no_line_is_hashed_before_it_is_read_or_twice_as_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[str] = []

    def counted(before: str, body: str) -> str:
        hashed.append(body)
        return chain_hash(before, body)

    monkeypatch.setattr(logs, "chain_hash", counted)
    table = Table("ride-the-bus", None, NAMES[:3], SeedShoe(1))
    table.do(0, table.read(0, "red"))
    assert not hashed
    written = list(table.log.lines())
    luck = Random(1)
    while len(written) < 30:
        play_at_random(table, luck, 1)
        written += table.log.lines(since=len(written))
    assert len(hashed) == len(written)
    assert "".join(written) == str(table.log)
    assert list(table.log.lines(5)) == written[5:]
    assert next(table.log.lines(2)) == written[2]
    assert list(table.log.lines(len(written))) == []
    assert list(table.log.lines(3)) == written[3:]
