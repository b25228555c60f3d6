"""Imports point one way: cards, errors; rules; words; then table, odds, bots, lab; then server, terminal, adapters."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import nightbus

ROOT = Path(nightbus.__file__).parent

LAYERS = (
    {"cards", "errors"},
    {"rules"},
    {"words"},
    {"table", "odds", "bots", "lab"},
    {"server", "terminal", "adapters"},
    {"__init__", "__main__", "cli"},
)
LAYER = {name: level for level, names in enumerate(LAYERS) for name in names}
EXCEPTIONS = {
    ("cards", "errors"),  # a card that cannot be read
    ("errors", "words"),  # the sentence of an error, when somebody reads it
    ("bots", "table"),  # a bot sits at one
    ("odds", "table"),  # a night looked back on is a log
    ("lab", "bots"),  # the lab compiles the bots
    ("lab", "odds"),  # a forecast takes what is exact from there
    ("terminal", "server"),  # the commands that start a server and look after its store
    ("__main__", "cli"),  # the same way in
}

FOREIGN_TO_RULES = {
    *("numpy", "numba", "textual", "cyclopts", "fluent", "msgspec", "platformdirs", "rich"),
    *(
        "asyncio",
        "datetime",
        "io",
        "os",
        "pathlib",
        "random",
        "secrets",
        "shutil",
        "socket",
        "subprocess",
        "sys",
        "threading",
        "time",
    ),
}
"""The rules have no clock, file, socket or luck of their own, and no third party at all."""


def modules() -> list[Path]:
    return sorted(ROOT.rglob("*.py"))


def part_of(path: Path) -> str:
    """The part of Nightbus that a module belongs to: `rules`, `cards`."""
    return path.relative_to(ROOT).with_suffix("").parts[0]


def imports(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, module) of every import, those inside functions too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, name.name) for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"line {node.lineno}: relative import"
            if node.module == "nightbus":
                yield from ((node.lineno, f"nightbus.{name.name}") for name in node.names)
            else:
                yield node.lineno, node.module or ""


@pytest.mark.parametrize("path", modules(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    assert part in LAYER, f"{part}: give it a layer"
    for line, module in imports(ast.parse(path.read_text(encoding="utf-8"))):
        if module.startswith("nightbus."):
            other = module.split(".")[1]
            allowed = other == part or LAYER[other] < LAYER[part] or (part, other) in EXCEPTIONS
            assert allowed, f"{path}:{line}: {part} imports {other}"


@pytest.mark.parametrize(
    "path", sorted((ROOT / "rules").rglob("*.py")), ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_the_rules_import_nothing_of_the_world(path: Path) -> None:
    for line, module in imports(ast.parse(path.read_text(encoding="utf-8"))):
        assert module.split(".")[0] not in FOREIGN_TO_RULES, f"{path}:{line}: {module}"


@pytest.mark.parametrize("module", ["nightbus", "nightbus.cli"])
def test_importing_is_light(module: str) -> None:
    heavy = (
        *("numpy", "numba", "textual", "starlette", "uvicorn", "uvloop", "httptools", "websockets", "segno", "ifaddr"),
        *("prometheus_client", "nightbus.lab", "nightbus.terminal", "nightbus.server"),
    )
    program = f"import sys, {module}; print(*(name for name in {heavy} if name in sys.modules))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []
