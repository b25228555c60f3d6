"""The command line's way in: quick answers, exit codes, and endings that leave no traceback."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from nightbus.errors import NightbusError

DONE = 0
FAILED = 1
USAGE = 2
INTERRUPTED = 130
"""As shells have it: 128 and the number of the signal."""


def main() -> None:
    """Run the command of `sys.argv` and leave with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command, once it is done: 0, 1 (it failed) or 2 (it was not called right)."""
    _make_ready()
    try:
        code = _version() if list(arguments) == ["--version"] else _command(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:  # who reads has seen enough
        code = FAILED
        _silence()
    except OSError as why:
        code = FAILED
        sys.stderr.write(f"nightbus: {why.strerror}\n")
        _silence()
    return code


def _make_ready() -> None:
    """Have three streams that take any text, and no width that cannot be."""
    nowhere = Path(os.devnull)
    sys.stdin = sys.stdin or nowhere.open(encoding="utf-8")  # None: it was closed when we were called
    sys.stdout = sys.stdout or nowhere.open("w", encoding="utf-8")
    sys.stderr = sys.stderr or nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if os.environ.get("COLUMNS", "").isdecimal() and not int(os.environ["COLUMNS"]):
        del os.environ["COLUMNS"]


def _version() -> int:
    from importlib import metadata  # it takes longer to import than all else that `--version` does

    sys.stdout.write(f"nightbus {metadata.version('nightbus')}\n")
    return DONE


def _command(arguments: Sequence[str]) -> int:
    from cyclopts import CycloptsError

    from nightbus.terminal.commands import app, words_for
    from nightbus.terminal.usage import refusal_of

    try:
        code = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
    except CycloptsError as wrong:
        words, refusal = words_for(arguments), refusal_of(wrong)
        sys.stderr.write(f"nightbus: {words.error(refusal) if refusal else wrong}\n{words.say('see-help')}\n")
        return USAGE
    except NightbusError as refused:
        sys.stderr.write(f"nightbus: {words_for(arguments).error(refused)}\n")
        return USAGE
    return code if isinstance(code, int) else DONE


def _silence() -> None:
    """Let nothing more be written, so that closing standard output cannot fail too."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
