"""How Numba compiles the rules, and where it keeps what it has compiled."""

import hashlib
import os
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import platformdirs

import nightbus
from nightbus.errors import LabError

RULE: Final[dict[str, Any]] = {"forceinline": True}
"""For each function of rules and bots: half as fast again, for ten seconds more of compiling, once."""

_CALLED: Final = ("choose",)
"""Bots are called instead: drawn into the loop of a night they make it slow where others play, and long to compile."""

KERNEL: Final[dict[str, Any]] = {"forceinline": True, "nogil": True, "cache": True}
"""For what calls them from Python: threads run side by side, and the next process finds it compiled."""

_COMPILED: Final = ("compile", "luck", "nights", "options", "tally")
"""The modules of the lab that are compiled, or decide how; what only counts or prints afterwards changes nothing."""


def rule(name: str) -> dict[str, Any]:
    """The options of the function of this name."""
    return RULE | {"forceinline": False} if name in _CALLED else RULE


def prepare() -> None:
    """Tell Numba where to keep what it compiles; to be called before Numba is imported.

    :raises LabError: Numba or NumPy is not installed.
    """
    os.environ["NUMBA_CACHE_DIR"] = str(cache_directory())


def cache_directory() -> Path:
    """The directory of exactly these rules, options and versions.

    Numba looks for changes in the kernel's own file alone: after a change of a rule it would go on with the old one.
    """
    digest = hashlib.sha256()
    for part in (*_versions(), repr(RULE), repr(KERNEL), *_flags()):
        digest.update(part.encode() + b"\0")
    for source in _sources():
        digest.update(str(source).encode() + b"\0" + source.read_bytes() + b"\0")
    return Path(platformdirs.user_cache_dir("nightbus", appauthor=False)) / "compiled" / digest.hexdigest()[:24]


def _versions() -> tuple[str, ...]:
    try:
        return sys.version, version("numba"), version("numpy")
    except PackageNotFoundError as missing:
        raise LabError("lab-missing", package=missing.name, install="pip install 'nightbus[lab]'") from missing


def _flags() -> list[str]:
    flags = sorted(name for name in os.environ if name.startswith("NUMBA_") and name != "NUMBA_CACHE_DIR")
    return [f"{name}={os.environ[name]}" for name in flags]


def _sources() -> list[Path]:
    root = Path(nightbus.__file__).parent
    folders = (root / "rules", root / "bots")
    lab = [root / "lab" / f"{module}.py" for module in _COMPILED]
    return [root / "cards.py", *lab, *(source for folder in folders for source in sorted(folder.rglob("*.py")))]
