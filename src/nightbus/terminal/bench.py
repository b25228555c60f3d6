"""`nightbus bench`: this machine's figures, each beside a peer's of the same run."""

import json as json_text
import sys
from collections.abc import Iterator, Sequence

from nightbus.lab.bench import INSTALL, MOST_TIMES_SLOWER, Bench, Rate, bench
from nightbus.words import Words


def bench_command(*, words: Words, short: bool, check: bool, peers: bool, as_json: bool) -> int:
    """The exit code: 0, or with `check` 1 where the compiled rules are too slow beside the C program or it is missing.

    A short run for `check` leaves other engines out.
    """
    progress = sys.stderr.isatty()

    def say(what: str) -> None:
        if progress:
            sys.stderr.write(f"\r\x1b[K{words.say('bench-progress', what=what)}")
            sys.stderr.flush()

    found = bench(short=short, peers=peers and not check, say=say)
    if progress:
        sys.stderr.write("\r\x1b[K")
    if as_json:
        sys.stdout.write(json_text.dumps(found.as_json(), ensure_ascii=False) + "\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in bench_lines(words, found))
    if check and not found.passes:
        sys.stderr.write(words.say("bench-too-slow", times=MOST_TIMES_SLOWER) + "\n")
        return 1
    return 0


def bench_lines(words: Words, found: Bench) -> Iterator[str]:
    """The figures in tables."""
    yield " · ".join(
        [words.say("bench-cores", cores=found.machine["cores"]), f"Python {found.machine['python']}"]
        + ([f"Numba {found.machine['numba']}"] if "numba" in found.machine else [])
        + [str(found.machine["system"])]
    )
    yield ""
    rows = [_heads(words, "bench-game", "bench-bot", "bench-on", "bench-nights", "bench-decisions", "bench-steps")]
    for rate in found.rates:
        on = words.say("bench-cores", cores=rate.cores)
        rows.append([words.say(f"game-{rate.game}"), rate.policy, on, *_rates(words, rate)])
    yield from table(rows, 3)
    if found.rates and not found.rates[0].compiled:
        yield words.say("bench-plain")
    yield ""
    if found.limit:
        yield words.say("bench-limit")
        rows = [_heads(words, "bench-row", "bench-lab-steps", "bench-c-steps", "bench-times", "bench-apart")]
        for limit in found.limit:
            furthest = max(abs(apart) for apart in limit.apart.values())
            rates = [_whole(words, rate) for rate in (limit.lab_steps_per_second, limit.c_steps_per_second)]
            rows.append(
                [
                    f"bus_length={limit.bus_length}",
                    *rates,
                    _number(words, limit.times_slower, 2),
                    _number(words, furthest, 1),
                ]
            )
        yield from table(rows, 1)
    elif found.no_limit:
        yield found.no_limit
    if found.peers:
        yield ""
        yield words.say("bench-peers")
        ours = next(rate for rate in found.rates if rate.policy == "random" and rate.cores == 1)
        rows = [_heads(words, "bench-engine", "bench-game", "bench-how", "bench-decisions", "bench-times-fewer")]
        for peer in found.peers:
            times = ours.decisions_per_second / peer.decisions_per_second
            rows.append(
                [
                    f"{peer.engine} {peer.version}",
                    peer.game,
                    peer.how,
                    _whole(words, peer.decisions_per_second),
                    _number(words, times, 0 if times >= 10 else 1),
                ]
            )
        yield from table(rows, 3)
    if found.missing:
        yield ""
        yield words.say("bench-missing", packages=", ".join(found.missing), install=INSTALL)


def table(rows: Sequence[Sequence[str]], left: int) -> Iterator[str]:
    """Rows in columns, the first `left` of them flush left, the numbers flush right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if i < left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        yield "  ".join(cells).rstrip()


def _heads(words: Words, *messages: str) -> list[str]:
    return [words.say(message) for message in messages]


def _rates(words: Words, rate: Rate) -> list[str]:
    return [_whole(words, n) for n in (rate.games_per_second, rate.decisions_per_second, rate.steps_per_second)]


def _whole(words: Words, number: float) -> str:
    """A rate with three figures that count."""
    digits = max(0, len(str(int(number))) - 3)
    return words.say("bench-number", number=round(number, -digits) if digits else round(number))


def _number(words: Words, number: float, decimals: int) -> str:
    return words.say("bench-number", number=round(number, decimals) if decimals else round(number))
