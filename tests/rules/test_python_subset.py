"""Rules and bots keep to the Python that means the same plain and compiled; an example shows each thing refused."""

import ast
import builtins
import importlib.util
import inspect
import typing
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

import pytest

from nightbus.rules.game import GAMES, Game, game
from nightbus.rules.story import tell
from tests.games.policies import policies

HAPPENS: Final = ("begin", "again", "outcomes", "outcome", "deal", "awaits", "turn", "legal", "span", "act", "over")
"""What the compiler is handed; all else of a game stays plain."""

BUILTINS: Final = {"abs", "bool", "divmod", "enumerate", "int", "len", "max", "min", "range", "sum", "zip"}
REFUSED: Final = (
    *(ast.NamedExpr, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.JoinedStr, ast.Lambda, ast.Starred),
    *(
        ast.List,
        ast.Dict,
        ast.Set,
        ast.Yield,
        ast.YieldFrom,
        ast.Await,
        ast.Try,
        ast.With,
        ast.Delete,
        ast.Is,
        ast.IsNot,
    ),
    *(ast.Slice, ast.Div, ast.MatMult, ast.Global, ast.Nonlocal, ast.Import, ast.ImportFrom, ast.ClassDef),
)

BOOL: Final = -1
"""The kind of a yes or no; a number is of kind 0, a row of them 1, rows of rows 2."""


def kind_of_type(of: Any) -> int:
    """The kind of an annotation."""
    if of is bool:
        return BOOL
    inner = typing.get_args(of)
    if typing.get_origin(of) is list or (typing.get_origin(of) is tuple and inner[-1] is Ellipsis):
        return 1 + max(kind_of_type(inner[0]), 0)
    return 0


@cache
def parsed(file: str) -> ast.Module:
    return ast.parse(Path(file).read_text(encoding="utf-8"))


def definition(function: FunctionType) -> ast.FunctionDef:
    """The text of a function, read."""
    for node in ast.walk(parsed(str(inspect.getsourcefile(function)))):
        if isinstance(node, ast.FunctionDef) and node.name == function.__name__:
            return node
    raise AssertionError(f"{function.__qualname__} has no text of its own")


class Reading:
    """One function, read with what its names stand for; `fields` are the kinds of the fields of State and House."""

    def __init__(self, function: FunctionType, fields: Mapping[str, int]) -> None:
        self.function = function
        self.fields = fields
        self.globals = {**function.__globals__, **inspect.getclosurevars(function).nonlocals}
        self.node = definition(function)
        self.hints = typing.get_type_hints(function)
        self.kinds = {name: kind_of_type(of) for name, of in self.hints.items()}
        self.problems: list[str] = []
        self.called = [node.func for node in ast.walk(self.node) if isinstance(node, ast.Call)]
        self.body = self.node.body[1:] if ast.get_docstring(self.node) is not None else self.node.body
        for statement in self.body:
            for node in ast.walk(statement):
                self.bind(node)
        for statement in self.body:
            for node in ast.walk(statement):
                self.look(node)

    def complain(self, node: ast.AST, what: str) -> None:
        line = getattr(node, "lineno", self.node.lineno)
        self.problems.append(f"{self.function.__module__}:{line} {self.function.__name__}: {what}")

    # What names and expressions are

    def meaning(self, node: ast.expr) -> Any:
        """The object of a global name, or of a module's name; None if it is neither."""
        if isinstance(node, ast.Name) and node.id not in self.kinds:
            return self.globals.get(node.id, getattr(builtins, node.id, None))
        if isinstance(node, ast.Attribute):
            base = self.meaning(node.value)
            if isinstance(base, ModuleType | type):
                return getattr(base, node.attr)
        return None

    def kind(self, node: ast.expr) -> int:
        match node:
            case ast.Constant(value=bool()) | ast.Compare() | ast.UnaryOp(op=ast.Not()):
                return BOOL
            case ast.Name(id=name) if name in self.kinds:
                return self.kinds[name]
            case ast.Name() | ast.Attribute():
                meaning = self.meaning(node)
                if meaning is None and isinstance(node, ast.Attribute):
                    return self.fields.get(node.attr, 0)
                return BOOL if isinstance(meaning, bool) else int(isinstance(meaning, list | tuple))
            case ast.Subscript(value=value):
                return max(self.kind(value) - 1, 0)
            case ast.BoolOp(values=values):
                return BOOL if all(self.kind(value) == BOOL for value in values) else 0
            case ast.BinOp(op=ast.BitAnd() | ast.BitOr() | ast.BitXor(), left=left, right=right):
                return BOOL if self.kind(left) == self.kind(right) == BOOL else 0
            case ast.IfExp(body=body, orelse=orelse):
                return min(kinds) if min(kinds := (self.kind(body), self.kind(orelse))) == BOOL else max(kinds)
            case ast.Call(func=func):
                called = self.meaning(func)
                if isinstance(called, FunctionType):
                    return kind_of_type(typing.get_type_hints(called).get("return"))
                return BOOL if called is bool else 0
            case _:
                return 0

    def bind(self, node: ast.AST) -> None:
        """Learn the kinds of the names that a statement binds."""
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.name(target, value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                self.note(node, name, self.kind(value))
            case ast.For(target=target, iter=ast.Call(func=ast.Name(id="enumerate"), args=[over])):
                if isinstance(target, ast.Tuple) and len(target.elts) == 2:
                    self.name(target.elts[0], None)
                    self.each(target.elts[1], over)
            case ast.For(target=ast.Tuple(elts=targets), iter=ast.Call(func=ast.Name(id="zip"), args=rows)):
                for target, over in zip(targets, rows, strict=True):
                    self.each(target, over)
            case ast.For(target=target, iter=over):
                self.each(target, over)
            case _:
                pass

    def each(self, target: ast.expr, over: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.note(target, target.id, max(self.kind(over) - 1, 0))
        else:
            self.name(target, None)

    def name(self, target: ast.expr, value: ast.expr | None) -> None:
        if isinstance(target, ast.Name):
            self.note(target, target.id, self.kind(value) if value else 0)
        elif isinstance(target, ast.Tuple):
            values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
            for one, of in zip(target.elts, values, strict=True):
                self.name(one, of)

    def note(self, node: ast.AST, name: str, kind: int) -> None:
        if self.kinds.setdefault(name, kind) != kind:
            self.complain(node, f"{name} is of two kinds")

    # What is refused

    def look(self, node: ast.AST) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.complain(node, "a function inside a function")
            case ast.Constant(value=value) if not isinstance(value, int):
                self.complain(node, f"{type(value).__name__}")
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.stored(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self.stored(target, value)
            case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test) | ast.Assert(test=test):
                self.truth(test)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                self.truth(operand)
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                self.compared(node, [left, *comparators], ops)
            case ast.Return(value=ast.expr() as value):
                if self.hints.get("return") is not bool:
                    self.number(value, "returned as a number")
                self.whole(value)
            case ast.Call():
                self.call(node)
            case ast.Name() | ast.Attribute():
                self.only_called(node)
            case _:
                if isinstance(node, REFUSED):
                    self.complain(node, type(node).__name__)

    def stored(self, target: ast.expr, value: ast.expr) -> None:
        """A row stored is another name for it here, a copy there; a comparison is `True` here, 1 there."""
        if isinstance(target, ast.Tuple):
            if isinstance(value, ast.Tuple):
                for one, of in zip(target.elts, value.elts, strict=True):
                    self.stored(one, of)
            return
        if isinstance(target, ast.Attribute | ast.Subscript):
            if self.kind(value) > 0 or self.kind(target) > 0:
                self.complain(target, "a row stored")
            self.number(value, "stored")
        self.whole(value)

    def number(self, value: ast.expr, how: str) -> None:
        if self.kind(value) == BOOL:
            self.complain(value, f"a comparison {how}")

    def whole(self, value: ast.expr) -> None:
        """`a and n` is a yes or no here, a number there, unless both are yes or no."""
        if isinstance(value, ast.BoolOp) and self.kind(value) != BOOL:
            self.complain(value, "and/or of numbers")

    def truth(self, test: ast.expr) -> None:
        if isinstance(test, ast.BoolOp):
            for value in test.values:
                self.truth(value)
        elif self.kind(test) > 0:
            self.complain(test, "truth of a row")

    def compared(self, node: ast.Compare, sides: list[ast.expr], ops: list[ast.cmpop]) -> None:
        for left, op, right in zip(sides, ops, sides[1:], strict=False):
            among = isinstance(op, ast.In | ast.NotIn)
            if self.kind(left) > 0 or self.kind(right) > int(among):
                self.complain(node, "rows compared")

    def call(self, node: ast.Call) -> None:
        called = self.meaning(node.func)
        if isinstance(called, FunctionType):
            parameters = list(inspect.signature(called).parameters)
            hints = typing.get_type_hints(called)
            given = [*zip(parameters, node.args, strict=False), *((k.arg, k.value) for k in node.keywords)]
            for name, value in given:
                if hints.get(name or "") is not bool:
                    self.number(value, "passed as a number")
                self.whole(value)
        elif not (isinstance(node.func, ast.Name) and node.func.id in BUILTINS) or node.keywords:
            self.complain(node, f"call of {ast.unparse(node.func)}")

    def only_called(self, node: ast.Name | ast.Attribute) -> None:
        """A function may be called, not handed round."""
        if isinstance(self.meaning(node), FunctionType) and node not in self.called:
            self.complain(node, "a function as a value")

    def calls(self) -> list[FunctionType]:
        """The functions that this one calls, `tell` apart."""
        found = (self.meaning(func) for func in self.called)
        return [function for function in found if isinstance(function, FunctionType) and function is not tell]


def readings(roots: list[FunctionType], fields: Mapping[str, int]) -> list[Reading]:
    """Every function that the roots reach, read once."""
    found: dict[FunctionType, Reading] = {}
    waiting = list(roots)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found[function] = Reading(function, fields)
            waiting += found[function].calls()
    return list(found.values())


def cycles(read: list[Reading]) -> Iterator[str]:
    """Chains of calls that come back to where they began: no compiler of ours takes them."""
    calls = {reading.function: reading.calls() for reading in read}
    done: set[FunctionType] = set()

    def walk(function: FunctionType, path: tuple[FunctionType, ...]) -> Iterator[str]:
        if function in path:
            yield "calls in a circle: " + " > ".join(f.__name__ for f in (*path[path.index(function) :], function))
        elif function not in done:
            for other in calls[function]:
                yield from walk(other, (*path, function))
            done.add(function)

    for function in calls:
        yield from walk(function, ())


def fields_of(*classes: type[Any]) -> dict[str, int]:
    """Field -> kind, of State and House."""
    return {name: kind_of_type(of) for cls in classes for name, of in typing.get_type_hints(cls).items()}


def problems(roots: list[FunctionType], *classes: type[Any]) -> list[str]:
    """Everything refused in what the roots reach."""
    read = readings(roots, fields_of(*classes))
    return [problem for reading in read for problem in reading.problems] + list(cycles(read))


def compiled_functions(of: Game) -> list[FunctionType]:
    roots: list[Callable[..., Any]] = [getattr(of, name) for name in HAPPENS]
    return [function for function in [*roots, *policies(of.name).values()] if isinstance(function, FunctionType)]


@pytest.mark.parametrize("name", GAMES)
def test_rules_and_bots_keep_to_it(name: str) -> None:
    of = game(name)
    assert problems(compiled_functions(of), of.State, of.House) == []


@pytest.mark.parametrize("name", GAMES)
def test_state_and_house_are_whole_numbers(name: str) -> None:
    of = game(name)
    kinds = fields_of(of.State, of.House)
    assert set(kinds.values()) <= {0, 1, 2}, kinds


GOOD: Final = '''
from dataclasses import dataclass, field
from nightbus.rules.story import tell

NAMES = (1, 2, 3)

@dataclass(slots=True)
class State:
    row: list[int] = field(default_factory=list)
    grid: list[list[int]] = field(default_factory=list)
    n: int = 0

def is_odd(n: int) -> bool:
    """Is it odd?"""
    return n % 2 == 1

def move(state: State, seat: int) -> int:
    """Everything that is allowed."""
    mine = state.grid[seat]
    mine[0], mine[1] = mine[1], mine[0]
    hot = is_odd(seat) and not is_odd(seat + 1)
    for i, card in enumerate(state.row):
        if card in (1, 2) or card in mine or hot:
            state.n += i // 2 + min(mine) + NAMES[0]
    for row in state.grid:
        row[0] = 1 if is_odd(row[1]) else 2
    tell(state, 1, 2, seat)
    return max(0, len(mine))
'''

BAD: Final = {
    "Slice": "part = state.row[1:3]",
    "Div": "state.n = seat / 2",
    "a row stored": "state.row = state.grid[0]",
    "a row stored ": "state.grid[0], state.grid[1] = state.grid[1], state.grid[0]",
    "a row stored  ": "mine = state.row\n    state.grid[0] = mine",
    "a comparison stored": "state.n = seat > 1",
    "a comparison stored ": "hot = seat > 1\n    state.row[0] = hot",
    "a comparison stored  ": "state.n = is_odd(seat)",
    "a comparison stored   ": "state.n = 1 < seat if seat else 0",
    "a comparison passed as a number": "tell(state, 1, 2, seat, number=seat > 1)",
    "a comparison returned as a number": "return True if seat else 2",
    "and/or of numbers": "state.n = seat or 2",
    "and/or of numbers ": "far = seat > 1 and seat",
    "hot is of two kinds": "hot = seat > 1\n    hot = 2",
    "truth of a row": "if state.row: state.n = 1",
    "truth of a row ": "if seat and not state.grid[0]: state.n = 1",
    "rows compared": "if state.grid[0] == state.grid[1]: state.n = 1",
    "rows compared ": "if state.row in state.grid: state.n = 1",
    "NamedExpr": "if (n := seat) > 1: state.n = n",
    "GeneratorExp": "state.n = sum(x for x in state.row)",
    "ListComp": "state.n = sum([x for x in state.row])",
    "JoinedStr": "f'{seat}'",
    "Lambda": "lambda: 1",
    "List": "part = [1, 2]",
    "Dict": "part = {1: 2}",
    "Set": "state.n = 1 if seat in {1, 2} else 0",
    "Is": "state.n = 1 if seat is seat else 0",
    "Try": "try:\n        pass\n    finally:\n        pass",
    "Delete": "n = 1\n    del n",
    "float": "state.n = seat * 2.0",
    "str": "part = 'a'",
    "NoneType": "part = None",
    "call of state.row.append": "state.row.append(1)",
    "call of state.row.pop": "state.row.pop()",
    "call of sorted": "part = sorted(state.row)",
    "call of any": "state.n = 1 if any(state.row) else 0",
    "call of min": "state.n = min(state.row, default=0)",
    "call of State": "part = State()",
    "a function as a value": "f = is_odd",
    "a function inside a function": "def inner(): pass",
    "calls in a circle: move > move": "return move(state, seat)",
    "calls in a circle: move > again > move": "return again(state, seat)\n\ndef again(state: State, n: int) -> int:\n"
    "    return move(state, n)",
}


def lint(tmp_path: Path, text: str) -> list[str]:
    (tmp_path / "snippet.py").write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("snippet", tmp_path / "snippet.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return problems([module.move], module.State)


def test_what_compiles_the_same_is_allowed(tmp_path: Path) -> None:
    assert lint(tmp_path, GOOD) == []


@pytest.mark.parametrize(("complaint", "line"), BAD.items())
def test_what_does_not_is_refused(tmp_path: Path, complaint: str, line: str) -> None:
    start = GOOD.split("def move", maxsplit=1)[0]
    text = f"{start}def move(state: State, seat: int) -> int:\n    {line}\n"
    found = lint(tmp_path, text)
    assert found
    assert all(complaint.strip() in problem for problem in found), found
