"""Every code with which the server refuses a request or closes a connection, read from its source."""

import ast
from collections.abc import Iterator
from pathlib import Path

import nightbus.server

SOURCE = Path(nightbus.server.__file__).parent
_REFUSING = {"Err", "failed"}
_PARTING = {"Bye", "_bye", "close", "_close", "stop"}
_RAISING = {"IllegalStep", "NotationError", "HouseRuleError", "NightbusError"}
"""What is called with a code: to refuse, to close a connection, and to raise an error."""


def codes_sent() -> set[str]:
    """The codes of `err` and `bye` that are written in the source as such."""
    return set(_codes(_REFUSING | _PARTING))


def codes_of_goodbyes() -> set[str]:
    """Those with which a connection ends, without facts."""
    return set(_codes(_PARTING))


def codes_raised() -> set[str]:
    """Those of the errors that the server raises."""
    return set(_codes(_RAISING))


_TREES = [ast.parse(path.read_text("utf-8")) for path in sorted(SOURCE.rglob("*.py"))]
"""Read while no other thread does: Python 3.11 counts the depth of two parsers as one (cpython 106905)."""


def _codes(called: set[str]) -> Iterator[str]:
    for tree in _TREES:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in called:
                for argument in [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg == "code")]:
                    yield from _texts(argument)


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def _texts(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return _texts(node.body) | _texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()
