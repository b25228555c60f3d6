"""What is compiled only to be called by compiled functions is not optimised, nor made machine code of, by itself."""

from typing import Any

import pytest

pytest.importorskip("numba")

from nightbus.lab import options
from nightbus.lab.compile import _reached, kernel
from nightbus.lab.nights import block_of
from nightbus.rules.game import GAMES

# isort: split

import numba
from numba.core.codegen import JITCodeLibrary


def halved(number: int) -> int:
    return number // 2


def steps_to_one(number: int) -> int:
    steps = 0
    while number > 1:
        number = halved(number) if number % 2 == 0 else 3 * number + 1
        steps += 1
    return steps


def twice(number: int) -> int:
    return steps_to_one(number) + steps_to_one(halved(number))


def test_only_the_kernel_is_optimised(monkeypatch: pytest.MonkeyPatch) -> None:
    optimised = []
    optimise = JITCodeLibrary._optimize_final_module

    def watched(library: Any) -> None:
        optimised.append(library.name)
        optimise(library)

    monkeypatch.setattr(JITCodeLibrary, "_optimize_final_module", watched)
    monkeypatch.setitem(options.KERNEL, "cache", False)
    compiled = kernel(twice, numba.int64(numba.int64))
    assert [compiled(number) for number in (6, 27)] == [twice(6), twice(27)] == [15, 120]
    assert [name for name in optimised if name in ("halved", "steps_to_one", "twice")] == ["twice"]


def test_every_function_that_is_called_instead_is_one_of_a_loop() -> None:
    known = {function.__name__ for name in GAMES for function in _reached(block_of(name))}
    assert set(options._CALLED) <= known
