"""How Numba compiles the rules, and where it keeps what it has compiled."""

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import platformdirs

import nightbus
from nightbus.errors import LabError

RULE: Final[dict[str, Any]] = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For each function of rules and bots: drawn into its caller, which makes nights half as fast again. Only compiled
functions call it, so that it needs no entry for Python or C: each would hold a copy of it."""

_CALLED: Final = (
    *("open_game", "next_card", "choose_rider", "start_ride", "close_game"),
    *("choose", "known", "open_to_all", "keep_worth"),
)
"""Functions that are called instead. Drawn in, those of the rules, run once a game or once a card of the pyramid, would
stand in the loop of a night 58 times and be more than half of it; those of the bots are long, called from many places,
and make the loop slow where others play."""

KERNEL: Final[dict[str, Any]] = {"nogil": True, "cache": True}
"""For what calls them from Python: threads run side by side, and the next process finds it compiled. It is not drawn
into the function that Python calls, which would be all of it a second time."""

_COMPILED: Final = ("compile", "drawn", "luck", "nights", "options", "tally")
"""The modules of the lab that are compiled, or decide how; what only counts or prints afterwards changes nothing."""


def rule(name: str) -> dict[str, Any]:
    """The options of the function of this name."""
    return RULE | {"forceinline": False} if name in _CALLED else RULE


def prepare() -> None:
    """Tell Numba where to keep what it compiles; to be called before Numba is imported.

    Where nothing can be kept it is kept for this process alone: Numba by itself would fall back on a place beside the
    sources, where it does not see that a rule has changed.

    :raises LabError: Numba or NumPy is not installed.
    """
    kept = cache_directory()
    try:
        kept.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=kept).close()
    except OSError:
        kept = Path(tempfile.mkdtemp(prefix="nightbus-"))
        atexit.register(shutil.rmtree, kept, ignore_errors=True)
    os.environ["NUMBA_CACHE_DIR"] = str(kept)


def is_compiled(name: str) -> bool:
    """Has the game of this name been compiled before, and kept?"""
    return (cache_directory() / f"{name}.compiled").exists()


def compiled(name: str) -> None:
    """The game of this name has been compiled; where that cannot be kept it will be again."""
    with suppress(OSError):
        (cache_directory() / f"{name}.compiled").touch()


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


def fingerprint() -> str:
    """The same wherever nights come out the same: a hash of all that plays them, whatever compiles it."""
    root = Path(nightbus.__file__).parent
    digest = hashlib.sha256()
    for source in _sources():
        digest.update(source.relative_to(root).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


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
