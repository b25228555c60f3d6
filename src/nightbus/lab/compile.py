"""The rules as they stand, handed to Numba: the functions that the table plays with, over records of whole numbers.

A record holds a `State` or a `House` as numbers of 8 bytes, so that nothing wraps at one speed and not at the other. It
shares its memory with whoever holds it: what a compiled function does to a record stays done.
"""

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache, wraps
from itertools import takewhile
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

from nightbus.bots.random import Policy
from nightbus.cards import NOBODY
from nightbus.errors import LabError
from nightbus.lab import options
from nightbus.rules.game import Game, game
from nightbus.rules.story import EVERYONE, tell

options.prepare()

# After `prepare`: Numba reads when it is imported where to keep what it compiles.
import numba  # noqa: E402
import numpy as np  # noqa: E402
from numba.core.errors import NumbaError  # noqa: E402
from numba.extending import overload, register_jitable  # noqa: E402

from nightbus.lab.drawn import Drawn  # noqa: E402

Record = np.void

# The functions of the contract by number: one kernel holds them all, for each kernel compiles all that it calls.
_BEGIN: Final = 0
_AGAIN: Final = 1
_OUTCOMES: Final = 2
_OUTCOME: Final = 3
_DEAL: Final = 4
_AWAITS: Final = 5
_TURN: Final = 6
_LEGAL: Final = 7
_SPAN: Final = 8
_ACT: Final = 9
_OVER: Final = 10


def record_type(example: Any) -> np.dtype[np.void]:
    """The record of a `State` or `House` of the shapes of this one: its compiled fields in order, 8 bytes each."""
    shapes = {name: np.shape(getattr(example, name)) for name in _compiled_fields(example)}
    return np.dtype([(name, np.int64, shape) for name, shape in shapes.items()], align=True)


def to_record(source: Any) -> Record:
    """A `State` or `House` as a record of its own memory."""
    record: Record = np.zeros(1, record_type(source))[0]
    for name in _compiled_fields(source):
        record[name] = getattr(source, name)
    return record


def from_record(record: Record, into: Any) -> None:
    """Write a record into a `State`, whose story stays as it is."""
    for name in _compiled_fields(into):
        setattr(into, name, record[name].tolist())


def _compiled_fields(example: Any) -> list[str]:
    return [f.name for f in fields(example) if f.metadata.get("compiled", True)]


@dataclass(frozen=True, slots=True)
class Compiled:
    """The functions of a game's contract over records, as `Game` has them over a `State` and a `House`."""

    game: Game
    state_type: np.dtype[np.void]
    house_type: np.dtype[np.void]
    _call: Callable[..., tuple[int, int]]

    def begin(self, state: Record, house: Record, seats: int, dealer: int) -> None:
        """A new game."""
        self._run(_BEGIN, state, house, seats, dealer)

    def again(self, state: Record, house: Record) -> None:
        """A further game of the session."""
        self._run(_AGAIN, state, house)

    def outcomes(self, state: Record, house: Record) -> int:
        """How many equally likely outcomes chance has now."""
        return self._run(_OUTCOMES, state, house)[0]

    def outcome(self, state: Record, house: Record, pick: int) -> int:
        """The card that `pick` would be."""
        return self._run(_OUTCOME, state, house, pick)[0]

    def deal(self, state: Record, house: Record, pick: int) -> None:
        """Chance happens."""
        self._run(_DEAL, state, house, pick)

    def awaits(self, state: Record, house: Record, seat: int) -> bool:
        """Is this seat to act now?"""
        return self._run(_AWAITS, state, house, seat)[0] == 1

    def turn(self, state: Record, house: Record) -> int:
        """The first awaited seat in the order of turns, or NOBODY."""
        return self._run(_TURN, state, house)[0]

    def legal(self, state: Record, house: Record, seat: int, action: int) -> bool:
        """The one check."""
        return self._run(_LEGAL, state, house, seat, action)[0] == 1

    def span(self, state: Record, house: Record, seat: int) -> tuple[int, int]:
        """(first, end) of the codes outside which nothing is legal now."""
        return self._run(_SPAN, state, house, seat)

    def act(self, state: Record, house: Record, seat: int, action: int) -> None:
        """A legal action happens."""
        self._run(_ACT, state, house, seat, action)

    def over(self, state: Record, house: Record) -> bool:
        """Nobody and nothing is due any more; the house is not read."""
        return self._run(_OVER, state, house)[0] == 1

    def _run(self, function: int, state: Record, house: Record, a: int = 0, b: int = 0) -> tuple[int, int]:
        return self._call(function, state, house, a, b)


@cache
def compiled(name: str) -> Compiled:
    """The rules of the game of this name, compiled: some seconds once, then kept for every process.

    :raises LabError: they do not compile as they stand.
    """
    of = game(name)
    state_type, house_type = record_type(of.State()), record_type(of.House())
    number = numba.int64
    records = numba.from_dtype(state_type), numba.from_dtype(house_type)
    signature = numba.types.Tuple((number, number))(number, *records, number, number)
    return Compiled(of, state_type, house_type, kernel(_contract(of), signature))


@cache
def compiled_policy(name: str, choose: Policy) -> Policy:
    """A bot of the game of this name, compiled: choose(state, house, seat, roll) over records.

    :raises LabError: it does not compile as it stands.
    """
    of = game(name)
    number = numba.int64
    records = numba.from_dtype(record_type(of.State())), numba.from_dtype(record_type(of.House()))
    return kernel(choose, number(*records, number, number))  # type: ignore[no-any-return]


def kernel(function: Callable[..., Any], signature: Any) -> Any:
    """`function` compiled to be called from Python, with all that it calls.

    :raises LabError: it does not compile; the message shows the innermost line of the rules and what is wrong there.
    """
    for called in _reached(function):
        _register(called)
    try:
        return numba.njit(signature, **options.KERNEL)(function)
    except (NumbaError, KeyError) as error:
        shortened = _shortened(error)
    raise shortened


def _reached(function: Callable[..., Any]) -> set[FunctionType]:
    """Every function of Nightbus or of a policy that this one may call, through whichever module, itself apart."""
    found: set[FunctionType] = set()
    waiting: list[Any] = [function]
    while waiting:
        caller = waiting.pop()
        names = caller.__code__.co_names
        known = inspect.getclosurevars(caller)
        values = [*known.globals.values(), *known.nonlocals.values()]
        values += [vars(module).get(name) for module in values if isinstance(module, ModuleType) for name in names]
        called = {value for value in values if isinstance(value, FunctionType)} - found - {function, tell}
        found |= called
        waiting += called
    return found


@cache
def _register(function: FunctionType) -> None:
    """Make a function known to the compiler, which compiles it when something calls it."""
    register_jitable(pipeline_class=Drawn, **options.rule(function.__name__))(function)


def _nothing(
    state: Any,
    event: int,
    rule: int,
    seat: int = NOBODY,
    other: int = NOBODY,
    number: int = 0,
    card: int = NOBODY,
    second: int = NOBODY,
    readers: int = EVERYONE,
) -> None:
    """What `tell` is when compiled."""


@wraps(tell)
def _silent(*_told: Any, **_more: Any) -> Callable[..., None]:
    return _nothing


overload(tell, jit_options={"pipeline_class": Drawn, **options.RULE})(_silent)


def _contract(of: Game) -> Callable[..., tuple[int, int]]:
    """One function that calls any of the contract, by its number."""
    begin, again, outcomes, outcome, deal = of.begin, of.again, of.outcomes, of.outcome, of.deal
    awaits, turn, legal, span, act, over = of.awaits, of.turn, of.legal, of.span, of.act, of.over

    def call(function: int, state: Any, house: Any, a: int, b: int) -> tuple[int, int]:
        if function == _OUTCOMES:
            return outcomes(state, house), 0
        if function == _OUTCOME:
            return outcome(state, house, a), 0
        if function == _AWAITS:
            return int(awaits(state, house, a)), 0
        if function == _TURN:
            return turn(state, house), 0
        if function == _LEGAL:
            return int(legal(state, house, a, b)), 0
        if function == _SPAN:
            return span(state, house, a)
        if function == _OVER:
            return int(over(state)), 0
        if function == _ACT:
            act(state, house, a, b)
        elif function == _DEAL:
            deal(state, house, a)
        elif function == _BEGIN:
            begin(state, house, a, b)
        elif function == _AGAIN:
            again(state, house)
        return 0, 0

    return call


_FAILED: Final = re.compile(r"Failed in nopython mode pipeline.*")
_PLACE: Final = re.compile(r'File "([^"]+)", line (\d+):')


def _shortened(error: Exception) -> LabError:
    """Of the hundreds of lines that the compiler prints, the innermost place and what is wrong there."""
    innermost = _FAILED.split(re.sub(r"\x1b\[[0-9;]*m", "", str(error)))[-1]
    place = _PLACE.search(innermost)
    where = f"{Path(place[1]).resolve()}:{place[2]}" if place else ""
    lines = (line.strip() for line in innermost.splitlines())
    reason = takewhile(lambda line: not line.startswith(("There are", "File ", "During: ")), filter(None, lines))
    return LabError("does-not-compile", where=where, reason=" ".join(reason))
