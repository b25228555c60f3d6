"""What stops a flood, and who is let in all the same: a pub behind one address is never locked out."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from nightbus.server import socket as at_socket
from nightbus.server.hall import Hall
from nightbus.server.limits import MOST_STRANGERS, Bucket, Buckets, Limits, network_of
from nightbus.server.messages import PROTOCOL, Joining, NewTable
from nightbus.server.socket import FLOODED, OUTBOX, Outbox, Socket
from nightbus.server.store import store_of
from tests.server.live import Client, Json, Server, no_limits, serving, wait_for


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_fills_again_and_no_further() -> None:
    clock = Clock()
    bucket = Bucket(rate=2, burst=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert bucket.take()
    assert bucket.empty()
    clock.now = 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_keys_do_not_share_and_the_longest_unused_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbus.server.limits.MOST_KEPT", 2)
    buckets = Buckets(rate=0, burst=1)
    assert buckets.take("a")
    assert buckets.take("b")
    assert buckets.empty("a")
    assert not buckets.empty("new")
    assert buckets.take("c")  # "a" goes
    assert not buckets.empty("a")
    assert buckets.empty("b")


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("198.51.100.7", "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("::ffff:198.51.100.7", "198.51.100.7"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
        ("a unix socket", "a unix socket"),
    ],
)
def test_an_address_is_what_one_guest_has(address: str, whose: str) -> None:
    assert network_of(address) == whose


def test_places_for_strangers_are_given_back() -> None:
    limits = Limits()
    with ExitStack() as stack:
        assert all(stack.enter_context(limits.stranger("pub")) for _ in range(MOST_STRANGERS))
        with limits.stranger("pub") as free:
            assert not free
        with limits.stranger("home") as free:
            assert free
    with limits.stranger("pub") as free:
        assert free
    assert not limits._strangers


# On a server


@pytest.fixture
def limits() -> Limits:
    """As those of a server, but that buckets do not fill again while a test runs."""
    limits = no_limits()
    limits.misses = Buckets(rate=0, burst=5)
    return limits


@pytest.fixture
def server(tmp_path: Path, limits: Limits) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", limits=limits) as running:
        yield running


def guess(server: Server, times: int = 8) -> list[str]:
    """The codes of refusal for so many codes that no table has."""
    tried = ("AAAA", "EEEE", "IIII", "OOOO", "UUUU", "AEIO", "UAEI", "OUAE", "IOUA")[:times]
    return [server.request(f"/api/tables/{code}/join", {"name": "Eve"}).json["code"] for code in tried]


def test_guessing_stops_and_a_pub_goes_on(server: Server) -> None:
    made, elsewhere = server.make(name="Ana"), server.make(name="Zoe")
    assert guess(server) == ["no-such-table"] * 5 + ["too-fast"] * 3
    code = made["code"]
    # Whose token is right is who they were, over HTTP and by socket.
    assert server.request(f"/api/tables/{code}/view", token=made["token"]).status == 200
    with Client(server, made) as ana:
        assert ana.do({"type": "coach", "when": "after"})["type"] == "ack"
    # A table at which this address sits is no guess, typed in whatever way.
    assert server.request(f"/api/tables/{code.lower()}/join", {"name": "Bo"}).status == 201
    assert server.request(f"/api/tables/{code}/qr.svg").status == 200
    assert server.request("/api/tables", {"name": "Cy"}).status == 201
    assert server.join(elsewhere["code"], name="Dee")["person"] == 2


def test_a_table_that_nobody_here_sits_at_is_found_by_its_invite(server: Server, limits: Limits) -> None:
    made = server.make(name="Ana")
    limits._known.clear()  # made from another address
    guess(server)
    code = made["code"]
    assert server.request(f"/api/tables/{code}/join", {"name": "Eve"}).json["code"] == "too-fast"
    assert server.request(f"/api/tables/{code}/qr.svg").json["code"] == "too-fast"
    wrong = server.request(f"/api/tables/{code}/join", {"name": "Eve", "invite": "x" * 22})
    assert wrong.json["code"] == "too-fast"
    invited = server.request(f"/api/tables/{code}/join", {"name": "Bo", "invite": made["invite"]})
    assert invited.status == 201
    again = {"token": invited.json["token"], "name": "Bo"}
    limits._known.clear()
    assert server.request(f"/api/tables/{code}/join", again).json["person"] == invited.json["person"]


def test_a_wrong_token_is_a_guess_too_and_then_no_longer_told_from_a_wrong_code(server: Server) -> None:
    made = server.make(name="Ana")
    said = [server.request(f"/api/tables/{made['code']}/view", token="0" * 64).json["code"] for _ in range(7)]
    assert said == ["token"] * 5 + ["too-fast"] * 2
    assert hello(server, made["code"], "0" * 64) == "too-fast"
    assert hello(server, "AAAA", "0" * 64) == "too-fast"
    assert hello(server, made["code"], made["token"]) == "welcome"


def hello(server: Server, code: str, token: str) -> str:
    """What a hello is answered: `welcome`, or the code of the goodbye."""
    with connect(server.socket_url, compression=None) as ws:
        with suppress(ConnectionClosed):  # it may be closed at once: why is read all the same
            ws.send(json.dumps({"type": "hello", "v": PROTOCOL, "code": code, "token": token}))
        answer = json.loads(ws.recv(10))
    return answer["type"] if answer["type"] == "welcome" else answer["code"]  # type: ignore[no-any-return]


def test_new_tables_are_bounded_by_address(server: Server, limits: Limits) -> None:
    limits.tables = Buckets(rate=0, burst=2)
    assert [server.request("/api/tables", {"name": "Ana"}).status for _ in range(3)] == [201, 201, 429]


def test_new_people_are_bounded_by_address(server: Server, limits: Limits) -> None:
    code = server.make(name="Ana")["code"]
    limits.joins = Buckets(rate=0, burst=2)
    asked = [server.request(f"/api/tables/{code}/join", {"role": "spectator"}) for _ in range(3)]
    assert [answer.status for answer in asked] == [201, 201, 429]


def test_a_flood_of_requests_does_not_stop_who_has_a_token(server: Server, limits: Limits) -> None:
    made = server.make(name="Ana")
    limits.requests = Buckets(rate=0, burst=0)
    for token in ("", made["token"]):  # which nobody looks at there
        for path in ("/api/games", "/healthz", f"/api/tables/{made['code']}/qr.svg"):
            assert server.request(path, token=token).json["code"] == "too-fast"
    assert server.request(f"/api/tables/{made['code']}/view", token=made["token"]).status == 200


def test_commands_are_bounded_by_person(server: Server, limits: Limits) -> None:
    made = server.make(name="Ana")
    other = server.join(made["code"], name="Bo")
    limits.commands = Buckets(rate=0, burst=3)
    with Client(server, made) as ana, Client(server, other) as bo:
        said = [ana.do({"type": "lock", "on": False}) for _ in range(5)]
        assert [answer.get("code", "ack") for answer in said] == ["ack"] * 3 + ["too-fast"] * 2
        assert bo.do({"type": "label", "unit": "water"})["type"] == "ack"
        ana.send({"type": "resume", "seq": 0})
        ana.until(lambda c: c.messages[-1].get("code") == "too-fast")
        ana.send({"type": "ping"})  # to be alive is free
        ana.until(lambda c: c.messages[-1]["type"] == "pong")
    assert server.request(f"/api/tables/{made['code']}/view", token=made["token"]).status == 429


def test_a_device_that_comes_and_goes_does_not_fill_the_log(server: Server, limits: Limits) -> None:
    made = server.make(name="Ana")
    limits.arrivals = Buckets(rate=0, burst=3)
    assert [hello(server, made["code"], made["token"]) for _ in range(5)] == ["welcome"] * 3 + ["too-fast"] * 2
    assert server.request(f"/api/tables/{made['code']}/events", token=made["token"]).status == 429


def test_a_socket_that_never_says_hello_is_closed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_socket, "PATIENCE", 0.05)
    with connect(server.socket_url, compression=None) as ws:
        assert json.loads(ws.recv(10)) == {"type": "bye", "code": "hello"}
        with pytest.raises(ConnectionClosed):
            ws.recv(10)


def test_sockets_that_say_nothing_are_bounded_by_address(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nightbus.server.limits.MOST_STRANGERS", 3)
    made = server.make(name="Ana")
    with Client(server, made) as ana, ExitStack() as stack:
        silent = [stack.enter_context(connect(server.socket_url, compression=None)) for _ in range(3)]
        wait_for(lambda: server.on_loop(lambda: sum(server.limits._strangers.values())) == 3, "three strangers")
        assert hello(server, made["code"], made["token"]) == "too-fast"
        assert ana.do({"type": "lock", "on": True})["type"] == "ack"  # who is in stays in
        silent[0].close()
        wait_for(lambda: server.on_loop(lambda: sum(server.limits._strangers.values())) == 2, "a place")
        assert hello(server, made["code"], made["token"]) == "welcome"


def test_one_device_for_each_person_and_no_more_people_than_a_table_holds(server: Server) -> None:
    made = server.make(name="Ana", bots=1)
    codes = [server.request(f"/api/tables/{made['code']}/join", {"role": "screen"}).status for _ in range(60)]
    assert codes.count(201) == 58
    assert set(codes) == {201, 409}
    with Client(server, made) as first, Client(server, made) as second:
        first.until(lambda c: c.bye)
        assert first.bye == "replaced"
        assert second.do({"type": "lock", "on": True})["type"] == "ack"


def test_a_connection_that_is_gone_before_it_was_let_in_is_let_go(server: Server) -> None:
    made = server.make(name="Ana")
    for _ in range(20):
        _hello_and_vanish(server, made)
    actor = server.hall._codes[made["code"]]
    wait_for(lambda: server.on_loop(lambda: not actor.connections), "the table to let go of who has gone")


def _hello_and_vanish(server: Server, joined: Json) -> None:
    with connect(server.socket_url, compression=None) as ws:
        said = {"type": "hello", "v": PROTOCOL, "code": joined["code"], "token": joined["token"]}
        ws.send(json.dumps(said))
        ws.socket.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize("role", ["spectator", "screen", "seat"])
@pytest.mark.parametrize(
    ("name", "code"), [("Bo\u202e", "name-sign"), ("x" * 41, "name-long"), ("B" + "\u0301" * 9, "name-sign")]
)
def test_nobody_comes_under_a_name_that_disturbs(server: Server, role: str, name: str, code: str) -> None:
    made = server.make(name="Ana")
    refused = server.request(f"/api/tables/{made['code']}/join", {"name": name, "role": role})
    assert (refused.status, refused.json["code"]) == (400, code)
    with Client(server, made) as ana:
        assert ana.do({"type": "rename", "name": name})["code"] == code
        assert ana.do({"type": "add_bot", "name": name})["code"] == code
        assert [seat["name"] for seat in ana.table["seats"]] == ["Ana"]


# Who does not read


def test_answers_are_kept_for_a_slow_reader_and_the_rest_becomes_one_snapshot() -> None:
    box = Outbox(1)
    box.send(b'{"type":"ack","id":"a"}')
    for i in range(OUTBOX):
        box.send(b'{"type":"ev","seq":%d}' % i)
    assert box.slow()
    assert not box.slow()
    assert list(box._waiting) == [b'{"type":"ack","id":"a"}']


def test_who_floods_and_does_not_read_is_not_read(tmp_path: Path) -> None:
    assert asyncio.run(_read_of_a_flood(tmp_path)) < 3 * OUTBOX


async def _read_of_a_flood(tmp_path: Path) -> int:
    """How many messages are read of a client that sends and sends, and to whom nothing can be sent."""
    hall = Hall(store_of(f"sqlite:///{tmp_path}/tables.db"))
    await hall.open()
    made = await hall.make(NewTable(name="Ana"))
    hello = {"type": "hello", "v": PROTOCOL, "code": made.code, "token": made.token}
    coming = iter([{"type": "websocket.connect"}, {"type": "websocket.receive", "text": json.dumps(hello)}])
    read = 0

    async def receive() -> Any:
        nonlocal read
        await asyncio.sleep(0)
        if (first := next(coming, None)) is not None:
            return first
        read += 1
        return {"type": "websocket.receive", "text": '{"type":"ping"}'}

    async def send(message: Any) -> None:
        if "pong" in message.get("text", ""):
            await asyncio.Event().wait()  # for ever, as when the other end takes nothing

    serving = asyncio.create_task(Socket(hall, no_limits(), {"client": ("pub", 0)}, receive, send).serve())
    before = -1
    while read != before:  # until it reads no more
        before = read
        await asyncio.sleep(4 * FLOODED)
        assert read < 100 * OUTBOX
    serving.cancel()
    await hall.close()
    return read


def test_a_slow_reader_holds_nobody_up_and_then_sees_everything_as_it_is(tmp_path: Path) -> None:
    sent, phase = asyncio.run(_told_to_a_slow_reader(tmp_path))
    kinds = [message["type"] for message in sent]
    assert len(sent) < 2 * OUTBOX  # of some hundred things that happened
    assert kinds.count("ack") == 1  # its own command was answered all the same
    last = max(i for i, kind in enumerate(kinds) if kind == "snap")
    assert sent[last]["seq"] > OUTBOX
    table = sent[last]["table"]
    for message in sent[last + 1 :]:
        table |= message.get("table", {})
    assert (table["locked"], table["phase"]) == (True, phase)


async def _told_to_a_slow_reader(tmp_path: Path) -> tuple[list[Json], str]:
    """What one is told who takes nothing while much happens and then takes all, and what the table is at by then."""
    hall = Hall(store_of(f"sqlite:///{tmp_path}/tables.db"))
    await hall.open()
    made = await hall.make(NewTable(name="Ana"))
    bo = await hall.join(made.code, Joining(name="Bo"))
    actor = await hall.actor(made.code)
    hello = {"type": "hello", "v": PROTOCOL, "code": bo.code, "token": bo.token}
    label = {"type": "cmd", "id": "one", "at": 0, "do": {"type": "label", "unit": "soft"}}
    coming = iter(
        [{"type": "websocket.connect"}] + [{"type": "websocket.receive", "text": json.dumps(m)} for m in (hello, label)]
    )
    takes, hangs_up = asyncio.Event(), asyncio.Event()
    sent: list[Json] = []

    async def receive() -> Any:
        if (message := next(coming, None)) is not None:
            return message
        await hangs_up.wait()
        return {"type": "websocket.disconnect", "code": 1000}

    async def send(message: Any) -> None:
        await takes.wait()
        if "text" in message:
            sent.append(json.loads(message["text"]))

    serving = asyncio.create_task(Socket(hall, no_limits(), {"client": ("pub", 0)}, receive, send).serve())
    for i in range(4 * OUTBOX):
        do = msgspec.Raw(json.dumps({"type": "lock", "on": i % 2 == 1}).encode())
        answer = json.loads(await actor.command(made.person, f"c{i}", 0, do))
        assert answer["type"] == "ack"
    takes.set()
    await asyncio.sleep(0.1)
    hangs_up.set()
    await serving
    phase = actor.room.phase
    await hall.close()
    return sent, phase


def test_a_flood_of_one_socket_is_read_slowly_and_others_play_on(tmp_path: Path) -> None:
    limits = no_limits()
    limits.messages = Limits().messages
    with serving(tmp_path / "tables.db", limits=limits) as server:
        made = server.make(name="Ana")
        other = server.join(made["code"], name="Bo")
        with Client(server, made) as ana, Client(server, other) as bo:
            flood(bo, b'{"type":"ping"}')
            for _ in range(20):
                assert ana.do({"type": "lock", "on": True})["type"] == "ack"
            pongs = sum((bo.take(0.05) or {}).get("type") == "pong" for _ in range(200))
            assert 0 < pongs < 200


def flood(client: Client, text: bytes, times: int = 5000) -> None:
    """Send this as often as the other end takes it at once."""
    assert client._socket is not None
    raw = client._socket.socket
    raw.settimeout(0.2)
    with suppress(TimeoutError):
        for _ in range(times // 50):
            raw.send(_masked(text) * 50)
    raw.settimeout(None)


def _masked(text: bytes) -> bytes:
    """A text frame as a client sends one, its mask all zeros."""
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text
