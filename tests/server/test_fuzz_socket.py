"""Whatever comes down a socket: never a fault of the program, never a table that stands still for the others."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from copy import deepcopy
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from nightbus.server.messages import MOST_BRACKETS, MOST_BYTES, MOST_ID
from nightbus.server.room import Room, as_json
from nightbus.server.schema import definitions
from tests.server.live import Client, Json, Server, choice_of, serving
from tests.server.schemas import check

MUCH = 1_000_000
DEFS = definitions()
DOINGS = [schema for name, schema in DEFS.items() if name.endswith(("Command", "Action")) and "properties" in schema]
SPOKEN = [DEFS[name] for name in ("Hello", "Cmd", "Resume", "Ping")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("fuzz") / "tables.db") as running:
        yield running


class Pair:
    """Two at one table: Eve sends what she likes, and Ana plays on."""

    def __init__(self, server: Server, *, eve_hosts: bool) -> None:
        self.server = server
        self.eve_hosts = eve_hosts
        self.count = 0
        self.ana: Client
        self.eve: Client
        self.sit_down()

    def sit_down(self) -> None:
        """A table of their own, at which a game runs."""
        made = self.server.make(game="chase-the-ace", name="One", bots=1, pace=0, grace=600)
        other = self.server.join(made["code"], name="Two")
        first, second = Client(self.server, made), Client(self.server, other)
        first.connect()
        second.connect()
        assert first.do("start")["type"] == "ack"
        self.ana, self.eve = (second, first) if self.eve_hosts else (first, second)

    def end(self) -> None:
        """Both go; whatever was sent, the table is what its log adds up to."""
        self.ana.close()
        self.eve.close()
        actor = self.server.hall._codes[self.ana.joined["code"]]

        async def both() -> tuple[Json, Json]:
            await actor.ask(lambda _decision: None, lambda _decision: b"")  # all that came before is done
            seq, live = actor.room.seq, deepcopy(as_json(actor.room))  # as it is now: the bot may play on
            entries = await self.server.hall.store.read(actor.row.id)
            return live, as_json(Room.of([entry for entry in entries if entry.seq <= seq]))

        live, logged = self.server.wait(both())
        assert live == logged

    def hear(self, texts: list[str | bytes]) -> list[Json]:
        """What Eve is told who sends these: nothing but what the protocol knows, and the table goes on."""
        if self.eve.bye or self.ana.bye:
            self.end()
            self.sit_down()
        heard = len(self.eve.messages)
        for text in texts:
            self.eve.send_text(text)
        self.count += 1
        last = f"last {self.count}"
        self.eve.send({"type": "cmd", "id": last, "at": 0, "do": {"type": "fly"}})
        while not self.eve.bye and not any(m.get("id") == last for m in self.eve.messages[heard:]):
            assert self.eve.take() is not None or self.eve.bye, "nothing came"
        told = self.eve.messages[heard:]
        for message in told:
            check("FromServer", message)
            assert message.get("code") != "internal", message
        self.play_on()
        assert self.server.hall.metrics.failures._value.get() == 0
        return told

    def play_on(self) -> None:
        """Ana does something, and it is done; unless Eve, who may be host, has sent her away."""
        ana = self.ana
        self.count += 1
        name = f"ana {self.count}"
        ana.send({"type": "cmd", "id": name, "at": 0, "do": {"type": "label", "unit": "water"}})
        while not ana.bye and not any(m.get("id") == name for m in ana.messages[-20:]):
            assert ana.take() is not None or ana.bye, "Ana waits"
        if ana.bye:
            assert self.eve_hosts
            assert ana.bye in ("kicked", "closed")
            return
        answer = next(m for m in ana.messages[-20:] if m.get("id") == name)
        assert answer["type"] == "ack"
        if ana.you["legal"]:
            ana.do(choice_of(ana.you["legal"][0]))


@pytest.fixture(scope="module", params=[False, True], ids=["a seat", "the host"])
def pair(request: pytest.FixtureRequest, server: Server) -> Iterator[Pair]:
    made = Pair(server, eve_hosts=request.param)
    yield made
    made.end()


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**31, 2**53, 2**63, 2**64, 10**30, -1, 0, 1, 2, 3])
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12)
    | st.sampled_from(["Ana\u202e", "QS", "end", "pub", "\x00", "Two", "", "a" * 300]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)


def like(schema: Json) -> st.SearchStrategy[Any]:
    """Values of this schema, and now and then something else."""
    if "$ref" in schema:
        return like(DEFS[schema["$ref"].removeprefix("#/$defs/")])
    if "anyOf" in schema:
        return st.one_of([like(part) for part in schema["anyOf"]])
    if "enum" in schema:
        right: st.SearchStrategy[Any] = st.sampled_from(schema["enum"])
    elif "const" in schema:
        right = st.just(schema["const"])
    elif "properties" in schema:
        right = objects(schema)
    else:
        right = {
            "integer": st.integers(-3, 40),
            "string": st.text(max_size=10) | st.just("a" * 64),
            "boolean": st.booleans(),
            "array": st.deferred(lambda: st.lists(like(schema.get("items", {"type": "integer"})), max_size=5)),
            "null": st.none(),
        }.get(schema.get("type", ""), JUNK)
    return right | right | right | JUNK


def objects(schema: Json) -> st.SearchStrategy[Json]:
    """Objects of this schema, their tag right."""
    tag = schema["properties"].get("type", {})
    tagged = {"type": st.sampled_from([tag["const"]] if "const" in tag else tag["enum"])} if tag else {}
    rest = {name: like(field) for name, field in schema["properties"].items() if name != "type"}
    return st.fixed_dictionaries(tagged, optional=rest) | st.fixed_dictionaries(tagged | rest)


DOING = st.sampled_from(DOINGS).flatmap(objects)
NEW_IDS = st.integers(0, 2**64).map("{:x}".format)
OLD_IDS = st.sampled_from(["a", "b", "c", "", "x" * MOST_ID, "x" * (MOST_ID + 1)]) | st.text(max_size=5)
IDS = NEW_IDS | NEW_IDS | NEW_IDS | OLD_IDS
COMMANDS = st.fixed_dictionaries(
    {"type": st.just("cmd"), "id": IDS, "at": st.integers(0, 99) | st.integers(), "do": DOING | JUNK}
)
MESSAGES = COMMANDS | COMMANDS | st.sampled_from(SPOKEN).flatmap(objects) | JUNK
TEXTS = MESSAGES.map(json.dumps) | st.text(max_size=40) | st.binary(max_size=40)


@settings(max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck))
@given(texts=st.lists(TEXTS, max_size=12))
def test_anything_at_all(pair: Pair, texts: list[str | bytes]) -> None:
    pair.hear(texts)


NESTED = [
    "[" * 4000,
    "[" * 2000 + "]" * 2000,
    '{"a":' * 600 + "1" + "}" * 600,
    '{"type":"cmd","id":"a","at":1,"do":' + "[" * 1900 + "]" * 1900 + "}",
    '{"type":"cmd","id":"a","at":1,"do":{"type":"give","gifts":' + "[" * 1800 + "]" * 1800 + "}}",
    '{"type":"cmd","id":' + "[" * (MOST_BRACKETS + 1) + "}",
    '{"type":"cmd","id":"a","at":1,"do":{"type":' + "[" * 90 + "]" * 90 + "}}",
]
NUMBERS = [
    '{"type":"resume","seq":%s}' % ("9" * 4000),
    '{"type":"resume","seq":-1}',
    '{"type":"resume","seq":1e400}',
    '{"type":"cmd","id":"a","at":%s,"do":{"type":"undo"}}' % ("9" * 3000),
    '{"type":"cmd","id":"a","at":1,"do":{"type":"pick","place":%s}}' % ("9" * 3000),
    '{"type":"cmd","id":"a","at":1,"do":{"type":"kick","person":%s}}' % (2**53),
    '{"type":"cmd","id":"a","at":1,"do":{"type":"give","gifts":[{"seat":%s,"drinks":-5}]}}' % (10**30),
    '{"type":"cmd","id":"a","at":1,"do":{"type":"limits","seconds":-1}}',
    '{"type":"cmd","id":"a","at":1.0,"do":{"type":"order","persons":[1,1,1]}}',
]
WRONG: list[str | bytes] = [
    "",
    "null",
    "NaN",
    '{"type":"cmd"}',
    '{"type":"cmd","type":"ping"}',
    '{"type":"welcome"}',
    '{"type":"hello","v":1,"code":"AAAA","token":""}',
    '{"type":"cmd","id":"\\ud800","at":1,"do":{}}',
    '{"type":"cmd","id":"a","at":1,"do":{"type":"rename","name":"\\u202e"}}',
    '{"type":"cmd","id":"a","at":1,"do":{"type":"__class__"}}',
    '{"type":"cmd","id":"a","at":1,"do":{"type":null}}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


@pytest.mark.parametrize("text", [*NESTED, *NUMBERS, *WRONG], ids=lambda text: str(text)[:50])
def test_what_has_broken_servers_before(pair: Pair, text: str | bytes) -> None:
    if isinstance(text, str):  # a new id, since one that was answered is answered so again
        text = text.replace('"id":"a"', f'"id":"{uuid4().hex}"')
    told = [message["type"] for message in pair.hear([text])]
    assert sum(told.count(kind) for kind in ("err", "snap", "ack")) == 2 or "bye" in told  # one is of the last command


def test_a_text_that_is_no_utf_8_is_answered_and_logged_as_no_fault(
    pair: Pair, caplog: pytest.LogCaptureFixture
) -> None:
    if pair.eve.bye:
        pair.sit_down()
    assert pair.eve._socket is not None
    pair.eve._socket.send(b'{"type":"\xff"}', text=True)
    assert "message-form" in [message.get("code") for message in pair.hear([])]
    assert not pair.eve.bye
    assert "Traceback" not in caplog.text


def test_an_id_is_answered_once_and_for_all(pair: Pair) -> None:
    if pair.eve.bye:
        pair.sit_down()
    first = pair.eve.do({"type": "label", "unit": "soft"}, id_="twice")
    again = pair.eve.do({"type": "label", "unit": "beer"}, id_="twice")
    assert first == again
    wrong = pair.eve.do({"type": "swap"}, id_="no", at=-1)
    if wrong["type"] == "err":
        assert pair.eve.do({"type": "label", "unit": "beer"}, id_="no") == wrong


def test_nobody_acts_for_another_seat(server: Server) -> None:
    pair = Pair(server, eve_hosts=False)
    pair.play_on()
    for client, other in ((pair.ana, pair.eve), (pair.eve, pair.ana)):
        if client.you["legal"]:
            answer = other.do(choice_of(client.you["legal"][0]))
            assert answer["code"] == "not-asked", answer
    pair.end()


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 65_536, MUCH])
def test_a_message_that_is_too_long_ends_its_socket_and_nothing_else(server: Server, size: int) -> None:
    pair = Pair(server, eve_hosts=False)
    for text in ("a" * size, '{"type":"cmd","id":"' + "a" * size + '","at":1,"do":{"type":"undo"}}'):
        pair.eve.send_text(text)
        while pair.eve.take() is not None:
            pass
        assert pair.eve.bye
        pair.play_on()
        pair.eve.close()
        pair.eve.connect()
    assert pair.eve.do({"type": "label", "unit": "soft"})["type"] == "ack"
    pair.end()


def test_half_open_connections_hold_nobody_up(server: Server) -> None:
    pair = Pair(server, eve_hosts=False)
    with ExitStack() as stack:
        for begun in (
            b"",
            b"GET /ws HTT",
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\n",
            b"\x00\xff" * 50,
            b"\x16\x03\x01",
        ):
            for _ in range(10):
                half = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
                half.sendall(begun)
        for _ in range(10):
            stack.enter_context(connect(server.socket_url, compression=None))  # and never says hello
        posting = stack.enter_context(socket.create_connection(("127.0.0.1", server.port)))
        posting.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        assert pair.eve._socket is not None
        pair.eve._socket.socket.sendall(b"\x81\xfe\x01\x00\x00")  # a frame of which the rest never comes
        for _ in range(10):
            pair.play_on()
    pair.end()


def test_a_hello_that_is_none(server: Server) -> None:
    made = server.make(name="Ana")
    good = {"type": "hello", "v": 1, "code": made["code"], "token": made["token"]}
    for said, code in (
        ({"type": "ping"}, "hello"),
        ({**good, "v": 2}, "protocol"),
        ({**good, "v": "1"}, "hello"),
        ({**good, "code": "AAAA"}, "no-such-table"),
        ({**good, "code": "A" * 3000}, "no-such-table"),
        ({**good, "token": "0" * 64}, "token"),
        ({**good, "token": ""}, "token"),
        ({**good, "more": 1}, "hello"),
        ([], "hello"),
    ):
        with connect(server.socket_url, compression=None) as ws:
            ws.send(json.dumps(said))
            bye = json.loads(ws.recv(10))
            check("FromServer", bye)
            assert bye["code"] == code, said
            assert bye.get("v", 1) == 1
            with suppress(ConnectionClosed):
                ws.recv(10)
                raise AssertionError("still open")
