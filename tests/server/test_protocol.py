"""`docs/protocol.md` tells the truth: its examples fit the schema, its tables are the server's, its hand is played."""

import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any, get_args

import pytest

from nightbus.rules import actions
from nightbus.server import limits, messages
from nightbus.server.actor import REMEMBERED
from nightbus.server.clockwork import LOOK
from nightbus.server.commands import MOST_PEOPLE, TABLE_TAGS
from nightbus.server.http import PATIENCE as BODY_SECONDS
from nightbus.server.http import STATUS, STREAM, UNREADABLE
from nightbus.server.openapi import openapi
from nightbus.server.patient import HEAD_BYTES, HEAD_SECONDS, TAKING
from nightbus.server.schema import definitions
from nightbus.server.serving import PING
from nightbus.server.showing import MOST_EVENTS
from nightbus.server.socket import OUTBOX, PATIENCE
from nightbus.table.log import read_log
from nightbus.table.rulebook import MOST_SEATS
from nightbus.table.signs import MOST_MARKS
from tests.server.codes import codes_of_goodbyes, codes_raised, codes_sent
from tests.server.live import Server
from tests.server.protocol_examples import DOCUMENT
from tests.server.schemas import check

TEXT = DOCUMENT.read_text("utf-8")
BLOCKS: list[tuple[str, str]] = re.findall(r"```json (\w+)\n(.*?)\n```", TEXT, re.DOTALL)


def values(block: str) -> list[Any]:
    """What a block shows: one value, or one on each line."""
    try:
        return [json.loads(block)]
    except json.JSONDecodeError:
        return [json.loads(line) for line in block.splitlines()]


@pytest.mark.parametrize(("name", "block"), BLOCKS, ids=[name for name, _ in BLOCKS])
def test_every_example_fits_the_schema(name: str, block: str) -> None:
    for value in values(block):
        check(name, value)  # a snapshot of an older day: python -m tests.server.protocol_examples


def test_every_message_has_an_example() -> None:
    shown = {value.get("type") for _, block in BLOCKS for value in values(block)}
    tags = {
        kind.__struct_config__.tag for union in (messages.FromClient, messages.FromServer) for kind in get_args(union)
    }
    assert tags | TABLE_TAGS | {actions.tag(kind) for kind in get_args(actions.Action)} | {"may_give"} <= shown
    assert {"NewTable", "Joining", "Joined", "TableCommand", "Question"} <= {name for name, _ in BLOCKS}


def test_the_commands_of_each_who_are_all_there_are() -> None:
    (table,) = re.findall(r"\| who \| \|\n.*?\n\n", TEXT, re.DOTALL)
    assert set(re.findall(r"`(\w+)`", table)) == TABLE_TAGS


def test_every_code_is_in_the_tables_with_its_status() -> None:
    refusals = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", TEXT, re.MULTILINE))
    goodbyes = set(re.findall(r"^\| `([a-z-]+)` \| [^|\d][^|]*\|$", TEXT, re.MULTILINE))
    raised = {code for code in codes_raised() | codes_sent() if not code.startswith(("serve-", "store-"))}
    below = {code for code in raised if code in _BELOW}
    assert raised - below <= refusals.keys() | goodbyes
    assert codes_of_goodbyes() <= refusals.keys() | goodbyes
    assert {code: int(status) for code, status in refusals.items() if code in STATUS} == {
        code: status for code, status in STATUS.items() if code not in _BELOW
    }
    for code in refusals.keys() - STATUS.keys() - {"host", "origin"}:
        assert refusals[code] == "409", code


_OF_RULES = {"no-card-due", "no-such-rulebook", "log-illegal", "log-forged", "extra-missing"}
_BELOW = _OF_RULES | (set(UNREADABLE) - {"message-form", "command-id", "setting-range", "hex-form"})
"""Codes of the rules, which the table layer words."""


def test_every_address_is_told() -> None:
    told = re.sub(r"`, `(/\w+)`", r"` `\1`", TEXT)
    for path in openapi()["paths"]:
        last = path.replace("{code}", "CODE")
        assert last in told or f"`/{path.rsplit('/', 1)[1]}`" in told, path


def test_the_numbers_are_those_of_the_server() -> None:
    of = limits.Limits()
    rows = dict(re.findall(r"^\| ([\w ,]+) \| (\d+ \| [\d.]+)", TEXT, re.MULTILINE))
    kept = {
        "commands, views, resumes": of.commands,
        "sockets and streams opened": of.arrivals,
        "codes and tokens that nobody has": of.misses,
        "new tables": of.tables,
        "new people": of.joins,
        "questions to the odds and the lab": of.advice,
        "other requests": of.requests,
    }
    for name, buckets in kept.items():
        assert rows[name] == f"{buckets._burst:g} | {buckets._rate:g}", name
    rate, burst = of.messages
    assert rows["messages of one socket"] == f"{burst:g} | {rate:g}"
    assert f"at most {messages.MOST_BYTES} bytes and {messages.MOST_BRACKETS} brackets" in TEXT
    assert f"a table {MOST_PEOPLE} people of whom {MOST_SEATS} play" in TEXT
    assert f"an address {limits.MOST_STRANGERS} sockets" in TEXT
    assert f"lets {OUTBOX} messages wait" in TEXT
    assert f"\n{MOST_EVENTS} of them" in TEXT
    assert f"head of a request has to be here within {HEAD_SECONDS:g} seconds and {HEAD_BYTES // 1024} KiB" in TEXT
    assert f"answers no ping for {PING:g} seconds" in TEXT
    assert f"its body within {BODY_SECONDS:g} more" in TEXT
    assert f"the last {REMEMBERED} of the table" in TEXT
    assert PATIENCE == 10.0
    assert (STREAM, TAKING, LOOK) == (15 * 60, 60, 5), "a quarter of an hour, a minute, five times"
    assert MOST_MARKS == 3
    assert f"of version {messages.PROTOCOL} " in TEXT


def test_the_definitions_that_it_names_are_there() -> None:
    named = set(re.findall(r"`((?:[A-Z][a-z]+)+)`", TEXT)) - {"Origin", "Host", "EventSource"}
    assert named <= set(definitions())


def test_the_hand_is_played(server: Server, tmp_path: Path) -> None:
    (commands,) = re.findall(r"```sh\n(server=.*?)```", TEXT, re.DOTALL)
    ran = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=tmp_path,
        env={**os.environ, "SERVER": server.url},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    said = ran.stdout.splitlines()
    acks = [json.loads(line) for line in said if line.startswith('{"type":"ack"')]
    assert not [line for line in said if '"err"' in line]
    assert len(acks) >= 3  # start, vote, close, and as often as Ana was asked
    assert sum('"hand_shown"' in line for line in said) >= 3
    assert sum('"lost_life"' in line for line in said) >= 1
    log = (tmp_path / "hand.jsonl").read_text("utf-8")
    assert f"The log has {len(log.splitlines())} lines" in ran.stdout
    assert read_log(log).steps
