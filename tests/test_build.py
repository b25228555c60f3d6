"""The package: when its page is built and with what, what of it is compiled, the message types that the page has."""

import importlib.util
import os
import shutil
import stat
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def loaded(path: Path) -> ModuleType:
    """A program that stands outside of every package."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    for name in ("NIGHTBUS_WITHOUT_PAGE", "NIGHTBUS_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    return loaded(ROOT / "hatch_build.py")


def hook(build: ModuleType, root: Path, target: str = "wheel") -> Any:
    metadata = SimpleNamespace(core=SimpleNamespace(dependencies=["msgspec>=0.19", "textual>=8"]))
    return build.BuildHook(str(root), {}, None, metadata, str(root / "dist"), target)


def pretend(folder: Path, name: str, says: str, code: int = 0) -> None:
    """A program that says this and ends so."""
    folder.mkdir(exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{says}'\nexit {code}\n", "utf-8")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)


@pytest.mark.parametrize(
    ("version", "enough"),
    [("v20.19.0", True), ("v24.1.0", True), ("v20.18.3", False), ("v18.20.0", False), ("none", False)],
)
def test_node_is_brought_where_that_of_the_machine_is_too_old(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, enough: bool
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    assert hook(build, tmp_path).dependencies() == [build.NODE]
    pretend(tmp_path / "bin", "node", version)
    pretend(tmp_path / "bin", "npm", "")
    assert hook(build, tmp_path).dependencies() == ([] if enough else [build.NODE])


def test_nothing_is_built_for_an_editable_install_or_when_told_so(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data: dict[str, Any] = {"artifacts": []}
    hook(build, tmp_path).initialize("editable", data)
    monkeypatch.setenv("NIGHTBUS_WITHOUT_PAGE", "1")
    hook(build, tmp_path).initialize("standard", data)
    assert hook(build, tmp_path).dependencies() == []
    assert data == {"artifacts": []}


def test_a_source_distribution_brings_its_page_and_needs_no_node(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    page = hook(build, tmp_path).page
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>", "utf-8")
    (tmp_path / "PKG-INFO").write_text("", "utf-8")
    data: dict[str, Any] = {"artifacts": []}
    assert hook(build, tmp_path).dependencies() == []
    hook(build, tmp_path).initialize("standard", data)
    assert data["artifacts"] == ["src/nightbus/server/static/**"]


@pytest.mark.parametrize(("code", "said"), [(0, "index.html is missing"), (1, "npm ci .* failed")])
def test_a_package_without_its_page_is_never_built(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, said: str
) -> None:
    (tmp_path / "web").mkdir()
    pretend(tmp_path / "bin", "node", "v20.19.0")
    pretend(tmp_path / "bin", "npm", "", code)
    monkeypatch.setenv("PATH", os.pathsep.join([str(tmp_path / "bin"), os.environ["PATH"]]))
    with pytest.raises(RuntimeError, match=said):
        hook(build, tmp_path).initialize("standard", {"artifacts": []})


def test_a_wheel_is_compiled_when_told_so_and_never_a_source_distribution(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIGHTBUS_WITHOUT_PAGE", "1")
    monkeypatch.setenv("NIGHTBUS_COMPILE", "1")
    assert hook(build, tmp_path).dependencies() == [build.COMPILER, "msgspec>=0.19"]
    assert hook(build, tmp_path, "sdist").dependencies() == []


def test_what_is_compiled_is_there() -> None:
    build = loaded(ROOT / "hatch_build.py")
    assert [module for module in build.COMPILED if not (ROOT / "src" / "nightbus" / module).is_file()] == []


def a_package(root: Path, module: str, text: str) -> Path:
    """The source of a package of one module, with a place beside it to compile it in."""
    source = root / "src" / "nightbus"
    source.mkdir(parents=True)
    (source / "__init__.py").touch()
    (source / module).write_text(text, "utf-8")
    (root / "pyproject.toml").touch()
    (root / "copy").mkdir()
    return source


@pytest.mark.skipif(not shutil.which("cc"), reason="needs a C compiler")
def test_compiled_libraries_lie_in_the_wheel_beside_their_source_and_not_in_the_source(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "COMPILED", ("hot.py",))
    source = a_package(tmp_path, "hot.py", "def twice(number: int) -> int:\n    return 2 * number\n")
    found = build.compile_modules(tmp_path, tmp_path / "copy")
    assert found
    assert all(Path(library).is_file() for library in found)
    assert any(place.startswith("nightbus/hot.") for place in found.values())
    assert sorted(path.name for path in source.iterdir()) == ["__init__.py", "hot.py"]


def test_what_does_not_compile_is_said(build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "COMPILED", ("cold.py",))
    a_package(tmp_path, "cold.py", "number: int = 'one'\n")
    with pytest.raises(RuntimeError, match=r"cold\.py:1: error"):
        build.compile_modules(tmp_path, tmp_path / "copy")


def test_the_message_types_of_the_page_are_those_of_the_server() -> None:
    wire = loaded(ROOT / "web" / "wire.py")
    assert wire.FILE.read_text("utf-8") == wire.wire(), "write it anew: make wire"
    assert "readonly cards: readonly (Card | null)[];" in wire.wire()
