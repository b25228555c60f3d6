"""Who begins and does not go on, and who takes nothing: neither fills the server, and both are let go."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from nightbus.server import patient
from nightbus.server.messages import PROTOCOL
from tests.server.live import Client, Json, Server, serving, wait_for


def test_pings_that_nobody_takes_the_answers_of_are_not_answered(server: Server) -> None:
    made = server.make(name="Ana")
    with raw_socket(server, made) as stuck:
        actor = server.hall._codes[made["code"]]
        wait_for(lambda: server.on_loop(lambda: len(actor.connections)) == 1, "the hello to be heard")
        assert pinged(stuck) < 2**28  # the server reads no more
        assert server.request(f"/api/tables/{made['code']}/view", token=made["token"]).status == 200


def test_who_takes_nothing_and_answers_no_ping_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", ping=0.3) as server:
        made = server.make(name="Ana")
        actor = server.hall._codes[made["code"]]
        with raw_socket(server, made) as stuck:
            wait_for(lambda: server.on_loop(lambda: len(actor.connections)) == 1, "the hello to be heard")
            pinged(stuck)
            wait_for(lambda: server.on_loop(lambda: not actor.connections), "the table to let go")


PING = bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"x" * 125
"""A ping frame."""


def pinged(raw: socket.socket) -> int:
    """How many bytes of pings the other end has read, or keeps unread, when it takes no more; 2**28 are enough."""
    sent = 0
    with suppress(TimeoutError, ConnectionError):
        while sent < 2**28:
            sent += raw.send(PING * 500)
    return sent


@contextmanager
def raw_socket(server: Server, joined: Json) -> Iterator[socket.socket]:
    """A socket that has said hello, whose owner reads nothing more."""
    hello = {"type": "hello", "v": PROTOCOL, "code": joined["code"], "token": joined["token"]}
    text = json.dumps(hello).encode()
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.sendall(
            b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert raw.recv(1000).startswith(b"HTTP/1.1 101")
        raw.sendall(bytes((0x81, 0x80 | 126, len(text) >> 8, len(text) & 255, 0, 0, 0, 0)) + text)
        raw.settimeout(2)
        yield raw


def test_a_stream_that_nobody_reads_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient, "TAKING", 0.2)
    made = server.make(name="Ana")
    actor = server.hall._codes[made["code"]]
    with socket.create_connection(("127.0.0.1", server.port)) as stuck:
        stuck.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        asked = f"GET /api/tables/{made['code']}/events HTTP/1.1\r\nHost: localhost\r\n"
        stuck.sendall(f"{asked}Authorization: Bearer {made['token']}\r\n\r\n".encode())
        wait_for(lambda: server.on_loop(lambda: len(actor.connections)) == 1, "the stream to begin")
        (stream,) = server.on_loop(lambda: list(actor.connections.values()))
        told = b'{"type":"ev","seq":1,"events":[' + b" " * 2**24 + b"]}"  # more than the network keeps
        server.on_loop(lambda: stream.send(told))
        wait_for(lambda: server.on_loop(lambda: not actor.connections), "the table to let go")


@pytest.mark.parametrize("begun", [b"", b"G", b"GET /healthz HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nX: "])
def test_a_request_that_does_not_go_on_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(patient, "HEAD_SECONDS", 0.1)
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as half:
        half.sendall(begun)
        with suppress(ConnectionError):
            assert half.recv(10) == b""


def test_nor_one_that_does_not_go_on_after_another(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient, "HEAD_SECONDS", 0.1)
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as half:
        half.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert half.recv(4096).startswith(b"HTTP/1.1 200")
        half.sendall(b"GET /healthz HTTP/1.1\r\n")
        with suppress(ConnectionError):
            while half.recv(4096):
                pass


def test_a_head_has_an_end(server: Server) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as endless:
        endless.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n")
        with pytest.raises(ConnectionError):  # noqa: PT012  which of them is told is the network's to say
            for i in range(10_000):
                endless.sendall(b"X-%d: %s\r\n" % (i, b"x" * 1000))
            assert endless.recv(10) == b"", "it was read to its end"
            raise ConnectionError


def test_requests_and_sockets_outlast_the_wait_for_a_head(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patient, "HEAD_SECONDS", 0.05)
    made = server.make(name="Ana")
    with Client(server, made) as ana:
        connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
        for _ in range(3):
            ana.take(0.1)
            connection.request("GET", "/healthz")
            assert connection.getresponse().read() == b'{"status":"ok"}'
        connection.request("POST", "/api/night", b"x" * 300_000)
        assert connection.getresponse().status == 400
        connection.close()
        assert ana.do({"type": "lock", "on": True})["type"] == "ack"
