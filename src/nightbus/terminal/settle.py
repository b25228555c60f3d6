"""`nightbus settle`: a transcript, played and explained by rule id."""

import json
import sys
from pathlib import Path

from nightbus.errors import NightbusError, NotationError
from nightbus.table.position import position_json
from nightbus.table.transcript import explained, settle
from nightbus.words import Words


def settle_command(path: str, *, as_json: bool, words: Words) -> int:
    """The exit code, 0 or 1, once the transcript at `path` (`-`: standard input) is settled on standard output."""
    try:
        settled = settle(read_text(path))
    except NightbusError as refused:
        sys.stderr.write(f"{path}: {words.error(refused)}\n")
        return 1
    if as_json:
        sys.stdout.write(json.dumps(position_json(settled.table)) + "\n")
    else:
        lines = explained(settled, lambda event: words.told(event, settled.table.names))
        sys.stdout.writelines(f"{line}\n" for line in lines)
    return 0


def read_text(path: str) -> str:
    """The text of a file, or of standard input for `-`.

    :raises NotationError: there is no such file, or it is no text.
    """
    try:
        found = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    except FileNotFoundError:
        raise NotationError("file-missing") from None
    except IsADirectoryError:
        raise NotationError("file-folder") from None
    except (OSError, ValueError):
        raise NotationError("file-unreadable") from None
    try:
        text = found.decode("utf-8")
    except UnicodeDecodeError as wrong:
        raise NotationError("not-text").at(1 + found.count(b"\n", 0, wrong.start)) from None
    if "\0" in text:
        raise NotationError("not-text").at(1 + text.count("\n", 0, text.index("\0")))
    return text
