"""`nightbus serve`: the table server, and what whoever starts it has to know."""

import os
import shutil
import sys
from collections.abc import Sequence

from nightbus.errors import NightbusError, NotationError
from nightbus.server.listening import Options, addresses, check_options, listen, url_of
from nightbus.server.store import store_of
from nightbus.terminal.keep import default_store
from nightbus.words import Words

LOGS = ("text", "json")


def serve_command(options: Options, store: str | None, *, words: Words, log: str, verbose: bool) -> int:
    """The exit code, once the server has stopped: 0 if it was told to, 1 if it could not go on.

    :raises NotationError: options that will not do.
    """
    if log not in LOGS:
        raise NotationError("serve-log", log=log, allowed=", ".join(LOGS))
    try:
        return _serve(
            check_options(options), store or default_store(os.environ), words, as_json=log == "json", verbose=verbose
        )
    except NotationError:
        raise
    except NightbusError as refused:
        sys.stderr.write(f"nightbus: {words.error(refused)}\n")
        return 1


def _serve(options: Options, url: str, words: Words, *, as_json: bool, verbose: bool) -> int:
    store = store_of(url)
    sockets = listen(options)

    def ready() -> None:
        for line in told(words, options, sockets[0].getsockname()[1]):
            sys.stdout.write(f"{line}\n")
        sys.stdout.write(words.say("serve-kept", where=store.where) + "\n")
        sys.stdout.write(words.say("serve-stop") + "\n")
        sys.stdout.flush()

    from nightbus.server.serving import log_to_stderr, run  # late: options that will not do are refused at once
    from nightbus.server.store.protocol import Unavailable

    log_to_stderr(as_json=as_json, verbose=verbose)
    try:
        run(store, options, sockets, ready)
    except Unavailable as why:
        raise NightbusError("store-unavailable", where=store.where, why=str(why)) from None
    finally:
        for each in sockets:
            each.close()
    sys.stdout.write(words.say("serve-stopped") + "\n")
    return 0


def told(words: Words, options: Options, port: int) -> list[str]:
    """What is printed once the server serves: where to join, and the code to scan."""
    here = url_of(options.scheme, "localhost" if options.everywhere else str(options.host), port)
    found = [options.public_url] if options.public_url else addresses(options, port)
    if not found:
        return [words.say("serve-only-here"), f"  {here}", "", words.say("serve-join", url=here)]
    lines = [
        words.say("serve-public" if options.public_url else "serve-open"),
        *(f"  {address}" for address in found),
        "",
    ]
    code = code_lines(found[0], shutil.get_terminal_size().columns) if sys.stdout.isatty() else []
    if code:
        lines += [*code, ""]
    if here not in found:
        lines.append(words.say("serve-here", url=here))
    lines.append(words.say("serve-join", url=found[0]))
    return lines


def code_lines(url: str, width: int) -> Sequence[str]:
    """The QR code of an address, two rows of it to a line; nothing where there is no room for it."""
    import io

    import segno

    drawn = io.StringIO()
    segno.make(url, error="l", micro=False).terminal(drawn, compact=True, border=2)
    lines = drawn.getvalue().splitlines()
    try:
        "█▀▄".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return []
    if max(map(len, lines)) + 2 > width:
        return []
    # Light on dark whatever the terminal's own colours are: not every phone reads a code the other way round.
    before, after = ("", "") if "NO_COLOR" in os.environ else ("\x1b[97;40m", "\x1b[0m")
    return [f"  {before}{line}{after}" for line in lines]
