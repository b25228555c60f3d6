"""How a state becomes a record and back, and what is said of rules that do not compile."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from random import Random

import pytest

from nightbus.cards import NOBODY
from nightbus.errors import LabError
from nightbus.lab import options
from nightbus.lab.compile import compiled, from_record, kernel, record_type, to_record
from nightbus.rules.game import game, legal_actions
from tests.lab import toy

import numba  # isort: skip: `nightbus.lab.compile` says first where Numba keeps what it compiles

STATE = numba.from_dtype(record_type(toy.State()))
SIGNATURE = numba.int64(STATE, numba.int64)


def calls(function: Callable[..., int]) -> Callable[..., int]:
    """A kernel that does nothing but call the function."""

    def call(state: object, n: int) -> int:
        return function(state, n)

    return call


def test_a_record_holds_every_field_in_eight_bytes_but_the_story() -> None:
    of = record_type(toy.State())
    assert of.names == ("number", "row", "grid")
    assert of.itemsize == 8 * (1 + 3 + 4)


def test_a_state_survives_as_a_record() -> None:
    state = toy.State(number=-1, row=[7, 8, 9])
    found = toy.State()
    from_record(to_record(state), found)
    assert found == state


def test_the_same_function_does_the_same_and_tells_nothing() -> None:
    state, record = toy.State(), to_record(toy.State())
    fast = kernel(calls(toy.add), SIGNATURE)
    assert [toy.add(state, n) for n in (1, 2)] == [fast(record, n) for n in (1, 2)]
    assert len(state.story) == 2
    found = toy.State(story=state.story)
    from_record(record, found)
    assert found == state


def test_the_innermost_line_is_shown_of_what_does_not_compile() -> None:
    with pytest.raises(LabError) as raised:
        kernel(calls(toy.appends), SIGNATURE)
    line = Path(toy.__file__).read_text().splitlines().index("    state.row.append(n)") + 1
    assert raised.value.code == "does-not-compile"
    assert raised.value.facts["where"] == f"{toy.__file__}:{line}"
    assert str(raised.value.facts["reason"]).startswith("Unknown attribute 'append'")


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(LabError) as raised:
        kernel(calls(toy.names_no_field), SIGNATURE)
    assert "nowhere" in str(raised.value.facts["reason"])


def run(program: str, **flags: str) -> str:
    """What a process of its own prints."""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **flags},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout


def test_the_fences_of_the_watched_run_hold() -> None:
    # What tests/lab/test_two_speeds.py relies on: an index out of range is seen, what allocates does not compile.
    program = """
from nightbus.lab import options
options.RULE["_nrt"] = options.KERNEL["_nrt"] = False
from nightbus.errors import LabError
from tests.lab import test_compile, toy
from nightbus.lab.compile import kernel, to_record
try:
    kernel(test_compile.calls(toy.reads_beyond), test_compile.SIGNATURE)(to_record(toy.State()), 3)
except IndexError:
    print("seen")
try:
    kernel(test_compile.calls(toy.allocates), test_compile.SIGNATURE)
except LabError:
    print("refused")
"""
    assert run(program, NUMBA_BOUNDSCHECK="1").split() == ["seen", "refused"]


def test_another_text_of_the_rules_or_other_options_are_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    here = options.cache_directory()
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    options.prepare()
    assert os.environ["NUMBA_CACHE_DIR"] == str(here)
    monkeypatch.undo()
    monkeypatch.setitem(options.RULE, "forceinline", False)
    others = {options.cache_directory()}
    monkeypatch.undo()
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    others.add(options.cache_directory())
    monkeypatch.undo()
    source = min((Path(options.__file__).parents[1] / "rules").rglob("*.py"))
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + b" " if path == source else read(path))
    others.add(options.cache_directory())
    monkeypatch.undo()
    assert len(others) == 3
    assert here not in others
    assert options.cache_directory() == here


def test_without_numba_the_command_that_installs_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(package: str) -> str:
        raise PackageNotFoundError(package)

    monkeypatch.setattr(options, "version", missing)
    with pytest.raises(LabError) as raised:
        options.prepare()
    assert raised.value.code == "lab-missing"
    assert raised.value.facts == {"package": "numba", "install": "pip install 'nightbus[lab]'"}


def test_every_function_of_the_contract_is_there() -> None:
    of, fast = game("stop-the-bus"), compiled("stop-the-bus")
    plain_house = of.rulebooks["stop-the-bus"]
    state, record, house = of.State(), to_record(of.State()), to_record(plain_house)
    luck = Random(1)
    of.begin(state, plain_house, 3, NOBODY)
    fast.begin(record, house, 3, NOBODY)
    while not of.over(state):
        assert fast.outcomes(record, house) == of.outcomes(state, plain_house)
        assert fast.turn(record, house) == of.turn(state, plain_house)
        if chances := of.outcomes(state, plain_house):
            pick = luck.randrange(chances)
            assert fast.outcome(record, house, pick) == of.outcome(state, plain_house, pick)
            of.deal(state, plain_house, pick)
            fast.deal(record, house, pick)
            continue
        seat = of.turn(state, plain_house)
        assert fast.awaits(record, house, seat)
        assert not fast.awaits(record, house, (seat + 1) % 3)
        first, end = of.span(state, plain_house, seat)
        assert fast.span(record, house, seat) == (first, end)
        assert not fast.legal(record, house, seat, of.ACTIONS)
        action = luck.choice(legal_actions(of, state, plain_house, seat))
        assert fast.legal(record, house, seat, action)
        of.act(state, plain_house, seat, action)
        fast.act(record, house, seat, action)
    assert fast.over(record, house)
    fast.again(record, house)
    assert not fast.over(record, house)
