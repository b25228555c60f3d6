"""The HTTP interface against its own description (schemathesis), and what no description would think of."""

import http.client
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from nightbus.server.messages import MOST_BYTES
from nightbus.server.openapi import openapi
from tests.server.live import Json, Server, serving

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SLOW = {"/api/forecast", "/api/odds", "/api/lab", "/api/night", "/api/frames"}
"""Answered by a process of their own, which has its own tests: a few questions each, most of which are refused."""
OPERATIONS = [(path, method) for path, methods in openapi()["paths"].items() for method in methods]


class Sat:
    """A server with a table and somebody at it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.made = server.make(game="chase-the-ace", name="Ana", bots=2, pace=0)


@pytest.fixture(scope="module")
def sat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sat]:
    with serving(tmp_path_factory.mktemp("http") / "tables.db") as server:
        yield Sat(server)


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda part: str(part))
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["right", "wrong"])
def test_it_does_what_it_says(sat: Sat, path: str, method: str, mode: GenerationMode) -> None:
    operation = schemathesis.openapi.from_dict(openapi())[path][method.upper()]
    cases = operation.as_strategy(generation_mode=mode)
    before = sat.server.hall.metrics.failures._value.get()

    @settings(
        max_examples=2 if path in SLOW else 15,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, known=st.booleans())
    def ask(case: Any, known: bool) -> None:
        headers = {}
        if known and "{code}" in path and not path.endswith("/events"):  # a stream never ends
            case.path_parameters = {"code": sat.made["code"]}
            headers = {"Authorization": f"Bearer {sat.made['token']}"}
        case.call_and_validate(base_url=sat.server.url, headers=headers, checks=CHECKS, timeout=30)

    try:
        ask()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # nothing can be asked wrongly where nothing is asked
    assert sat.server.hall.metrics.failures._value.get() == before


@pytest.mark.parametrize(("path", "method"), OPERATIONS, ids=lambda part: str(part))
def test_no_other_method_is_taken(sat: Sat, path: str, method: str) -> None:
    there = set(openapi()["paths"][path])
    place = path.replace("{code}", sat.made["code"])
    for other in {"get", "post", "put", "delete", "patch"} - there:
        answer = sat.server.request(place, b"{}" if other != "get" else None, method=other.upper())
        assert (answer.status, answer.json["code"]) == (405, "method"), other
        assert set(answer.headers["allow"].replace(" ", "").lower().split(",")) >= there


@pytest.mark.parametrize("method", ["OPTIONS", "TRACE", "PROPFIND"])
def test_a_method_that_nobody_needs_is_refused_in_json(sat: Sat, method: str) -> None:
    assert sat.server.request("/api/games", method=method).json["code"] == "method"
    assert sat.server.request("/healthz", method=method).json["code"] == "method"
    assert sat.server.request("/j/KQJT", method=method).json["code"] == "method"
    assert sat.server.request("/api/nothing", method=method).json["code"] == "no-such-path"


def test_what_is_not_there_is_said_to_be_nowhere(sat: Sat) -> None:
    for path in ("/api", "/api/", "/api/table", "/api/tables/AAAA/viewer", "/api/../api/x"):
        answer = sat.server.request(path)
        assert answer.status in (404, 200), path  # outside of /api it is the page
        if answer.status == 404:
            assert answer.json["code"] == "no-such-path"


NASTY: list[Any] = [
    b"",
    b"[",
    b"[" * 4000,
    b'{"name":' * 500,
    b"\xff\xfe",
    b'{"name":"\\ud800"}',
    b'{"name":"A\\u0000"}',
    b'{"seconds":1e999}',
    b'{"seconds":%s}' % (b"9" * 4000),
    b'{"bots":-1}',
    b'{"bots":%d}' % 2**53,
    b'{"switches":' + b"[" * 190 + b"]" * 190 + b"}",
    {"game": "none"},
    {"game": 1},
    {"rulebook": "\u202e"},
    {"switches": {"bluffing": {"a": 1}}},
    {"switches": {"ride_cap": 10**30}},
    {"switches": {"wrong_drinks": [10**30]}},
    {"switches": {"wrong_drinks": []}},
    {"switches": {"": None}},
    {"name": "Bo\u202e"},
    {"name": "x" * 41},
    {"token": "A" * 64},
    {"token": ""},
    {"unknown": 1},
    {"level": "master"},
]


@pytest.mark.parametrize("body", NASTY, ids=lambda body: str(body)[:40])
def test_bodies_that_have_broken_servers_before(sat: Sat, body: Any) -> None:
    made = sat.made
    places = ["/api/tables", f"/api/tables/{made['code']}/join", f"/api/tables/{made['code']}/commands", "/api/rules"]
    for place in places:
        answer = sat.server.request(place, body, token=made["token"])
        assert 200 <= answer.status < 500, place
        json.loads(answer.body)
    assert sat.server.hall.metrics.failures._value.get() == 0


@pytest.mark.parametrize(
    ("command", "place"),
    [
        ({"id": "1", "at": 0}, "$.do"),
        ({"id": 1, "at": 0, "do": {}}, "$.id"),
        ({"id": "1", "at": 0, "do": {}, "seat": 1}, "$.seat"),
        ({"id": "f0", "at": 0, "do": []}, "$.do"),
        ({"id": "f1", "at": 0, "do": {"type": "kick"}}, "$.do.person"),
        ({"id": "f2", "at": 0, "do": {"type": "order", "persons": [1, "Bo"]}}, "$.do.persons[1]"),
        ({"id": "f3", "at": 0, "do": {"type": "lock", "on": True, "\x1b": 1}}, "$.do.\\x1b"),
        ([], "$"),
        (b'{"id": "1" "at": 0}', "byte 11"),
        (b"[" * 201, "$"),
    ],
)
def test_what_cannot_be_read_is_said_by_its_place_and_in_no_language(sat: Sat, command: Any, place: str) -> None:
    answer = sat.server.request(f"/api/tables/{sat.made['code']}/commands", command, token=sat.made["token"])
    assert (answer.status, answer.json["code"], answer.json["facts"]) == (400, "message-form", {"found": place})


@pytest.mark.parametrize(
    ("log", "code"),
    [
        (b"\xff\n", "not-text"),
        (b"", "log-cut"),
        (b"no log\n", "log-line"),
        (b'{"format":"nightbus-log/9"}\n', "log-format"),
    ],
)
def test_a_log_that_cannot_be_read_is_refused(sat: Sat, log: bytes, code: str) -> None:
    for place in ("/api/night", "/api/frames"):
        answer = sat.server.request(place, log)
        assert (answer.status, answer.json["code"]) == (400, code)


def test_a_body_that_is_too_long_is_not_read_to_its_end(sat: Sat) -> None:
    for size in (MOST_BYTES + 1, 1_000_000):
        answer = _posted(sat.server, size)
        assert answer == (413, "message-long")


def _posted(server: Server, size: int) -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    connection.putrequest("POST", "/api/tables")
    connection.putheader("Content-Length", str(size))
    connection.endheaders()
    with suppress(OSError):
        connection.send(b" " * size)
    answer = connection.getresponse()
    found: Json = json.loads(answer.read())
    connection.close()
    return answer.status, found["code"]


@pytest.mark.parametrize(
    ("path", "headers"),
    [
        ("/view?since=" + "9" * 5000, {}),
        ("/view?since=-1", {}),
        ("/view?since=%D9%A3", {}),
        ("/view?since=1&since=2", {}),
        ("/view", {"Authorization": "Bearer"}),
        ("/view", {"Authorization": "Basic eDp5"}),
        ("/view", {"Authorization": "Bearer " + "f" * 3000}),
        ("/view", {"Authorization": "Bearer \xe9"}),
        ("/qr.svg?i=" + "x" * 3000, {}),
        ("/qr.svg?i=%00", {}),
        ("/odds", {}),
        ("/log", {}),
        ("/night", {}),
    ],
)
def test_addresses_that_have_broken_servers_before(sat: Sat, path: str, headers: dict[str, str]) -> None:
    token = "" if headers else sat.made["token"]
    for code in (sat.made["code"], "%00", "A" * 3000, "%F0%9F%83%8F", "..", "%2e%2e%2f"):
        answer = sat.server.request(f"/api/tables/{code}{path}", token=token, headers=headers)
        assert answer.status < 500, code
    assert sat.server.hall.metrics.failures._value.get() == 0
