"""The files of a night: its log, written step by step, and beside it, as long as it is open, who plays.

`2026-11-30-ride-the-bus-1.jsonl` is the log of `docs/log.md`; `2026-11-30-ride-the-bus-1.open` says which seats are
people and how well the bots play, which no log needs, and is gone when the night is over.
"""

import datetime as dt
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from nightbus.errors import LogError, NotationError
from nightbus.rules.game import GAMES
from nightbus.table.log import Log, read_log

LOG: Final = ".jsonl"
OPEN: Final = ".open"


@dataclass(frozen=True, slots=True)
class Company:
    """Who plays a night that is open."""

    people: tuple[int, ...]
    level: str
    seed: int


def nights_folder(environ: Mapping[str, str]) -> Path:
    """Where nights are kept: `nights` in NIGHTBUS_HOME, or in the platform's place for a user's data."""
    home = environ.get("NIGHTBUS_HOME")
    if home:
        return Path(home).expanduser() / "nights"
    from platformdirs import user_data_path

    return user_data_path("nightbus", appauthor=False) / "nights"


def default_store(environ: Mapping[str, str]) -> str:
    """The URL of the file in which a server keeps its tables: `tables.db`, beside the nights."""
    return f"sqlite:///{(nights_folder(environ).parent / 'tables.db').absolute()}"


class Keeper:
    """Writes a log as it grows. A crash leaves every step but perhaps half of the last, which a resume leaves out."""

    def __init__(self, path: Path, company: Company, *, written: int = 0) -> None:
        self.path = path
        self.company = company
        self._written = written
        """Bytes of the log in the file."""
        self._lines = 0

    @classmethod
    def new(cls, folder: Path, game: str, company: Company) -> Self:
        """Files for a new night, the first number of the day that is free."""
        folder.mkdir(parents=True, exist_ok=True)
        today = dt.datetime.now().astimezone().date().isoformat()
        number = 1
        while True:
            path = folder / f"{today}-{game}-{number}{LOG}"
            try:
                path.open("x").close()
            except FileExistsError:
                number += 1
                continue
            keeper = cls(path, company)
            keeper.open_up()
            return keeper

    @classmethod
    def reopen(cls, path: Path) -> tuple[Self, Log]:
        """The files of a night that is open, and its log so far.

        :raises LogError: it is over, or its files cannot be read.
        """
        if not path.is_file():
            raise LogError("night-missing", file=str(path))
        kept = path.read_bytes()
        written = kept.rfind(b"\n") + 1  # beyond it is half a line at most: what a crash left
        try:
            log = read_log(kept[:written].decode("utf-8"))
        except UnicodeDecodeError:
            raise LogError("not-text") from None
        company = _read_company(path)
        os.truncate(path, written)
        keeper = cls(path, company, written=written)
        keeper._lines = 1 + len(log.steps)
        return keeper, log

    def save(self, log: Log) -> None:
        """Write what the file has not yet of the log.

        :raises LogError: somebody else has gone on with this night.
        :raises OSError: it cannot be written.
        """
        new = "".join(log.lines(self._lines)).encode("utf-8")
        with self.path.open("ab") as file:
            if file.tell() != self._written:
                raise LogError("log-gone-on", file=str(self.path))
            file.write(new)
        self._written += len(new)
        self._lines = 1 + len(log.steps)

    def open_up(self) -> None:
        """The night is open: it can be resumed."""
        about = {"people": self.company.people, "bots": self.company.level, "seed": self.company.seed}
        self.path.with_suffix(OPEN).write_text(json.dumps(about) + "\n", encoding="utf-8")

    def close(self) -> None:
        """The night is over: there is nothing to resume."""
        self.path.with_suffix(OPEN).unlink(missing_ok=True)


def _read_company(path: Path) -> Company:
    mark = path.with_suffix(OPEN)
    try:
        match json.loads(mark.read_text(encoding="utf-8")):
            case {"people": [*people], "bots": str(level), "seed": int(seed)}:
                if people and all(type(seat) is int for seat in people):
                    return Company(tuple(people), level, seed)
            case _:
                pass
    except FileNotFoundError:
        raise LogError("night-over", file=str(path)) from None
    except (OSError, ValueError):
        pass
    raise LogError("night-mark", file=str(mark))


def latest_open(folder: Path, game: str | None) -> Path:
    """The log of the night last played that is still open, of this game if one is named.

    :raises NotationError: there is none.
    """
    marks = folder.glob(f"*{OPEN}") if folder.is_dir() else ()
    logs = [mark.with_suffix(LOG) for mark in marks]
    found = [path for path in logs if _has_begun(path) and (game is None or _game_of(path) == game)]
    if not found:
        raise NotationError("nothing-to-resume", folder=str(folder))
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name))


def _has_begun(path: Path) -> bool:
    return path.is_file() and path.stat().st_size > 0


def _game_of(path: Path) -> str | None:
    """The game in the name of a log."""
    return next((game for game in GAMES if f"-{game}-" in path.name), None)
