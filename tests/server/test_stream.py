"""A table by POST and server-sent events: the same as by socket, for whoever has no socket."""

import http.client
import json
from collections.abc import Iterator
from types import TracebackType
from typing import Self

import pytest

from nightbus.server import http as at_http
from tests.server.live import PATIENCE, Client, Json, Server, wait_for
from tests.server.schemas import check


class Stream:
    """An event stream that is read as it comes."""

    def __init__(self, server: Server, joined: Json, last: str = "") -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {joined['token']}"} | ({"Last-Event-ID": last} if last else {})
        self._connection.request("GET", f"/api/tables/{joined['code']}/events", headers=headers)
        self._answer = self._connection.getresponse()
        self.status = self._answer.status
        self.kind = self._answer.headers["content-type"]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._answer.close()
        self._connection.close()

    def lines(self) -> Iterator[str]:
        while line := self._answer.readline():
            yield line.decode().rstrip("\n")

    def message(self) -> tuple[str, Json]:
        """The next message and its id."""
        id_ = ""
        for line in self.lines():
            if line.startswith("id: "):
                id_ = line[4:]
            if line.startswith("data: "):
                return id_, json.loads(line[6:])
        raise AssertionError("the stream is over")


def command(server: Server, joined: Json, id_: str, do: Json, at: int = 0) -> Json:
    """The `ack` or `err` to a command by POST."""
    asked = {"id": id_, "at": at, "do": do}
    return server.request(f"/api/tables/{joined['code']}/commands", asked, token=joined["token"]).json  # type: ignore[no-any-return]


def test_it_begins_with_a_snapshot_and_goes_on_with_what_happens(server: Server) -> None:
    ana = server.make(game="chase-the-ace", name="Ana")
    with Stream(server, ana) as stream:
        assert stream.status == 200
        assert stream.kind.startswith("text/event-stream")
        id_, snap = stream.message()
        assert (snap["type"], snap["since"]) == ("snap", 0)
        assert id_ == str(snap["seq"])
        done = command(server, ana, "a", {"type": "lock", "on": True})
        id_, happened = stream.message()
        assert happened["events"] == [{"type": "locked", "on": True}]
        assert id_ == str(done["seq"]) == str(snap["seq"] + 1)
        for message in (snap, happened):
            check("FromServer", message)


def test_whoever_asks_for_the_head_alone_takes_nobody_s_connection(server: Server) -> None:
    ana = server.make(game="chase-the-ace", name="Ana")
    with Client(server, ana) as phone:
        phone.take(0.1)
        answer = server.request(f"/api/tables/{ana['code']}/events", method="HEAD", token=ana["token"])
        assert (answer.status, answer.body) == (200, b"")
        assert answer.headers["content-type"].startswith("text/event-stream")
        assert phone.do({"type": "lock", "on": True})["type"] == "ack", "it is not replaced"


def test_who_comes_again_is_told_what_they_missed(server: Server) -> None:
    ana, bo = (made := server.make(game="chase-the-ace", name="Ana", pace=0)), server.join(made["code"], name="Bo")
    command(server, ana, "a", {"type": "start"})
    with Stream(server, bo) as stream:
        first, snap = stream.message()
        assert snap["events"]
    command(server, ana, "b", {"type": "vote", "what": "end"})
    with Stream(server, bo, last=first) as stream:
        later, snap = stream.message()
        assert int(later) > int(first)
        assert snap["since"] == int(first)
    for nonsense in ("x", "-1", "9" * 5000, "9999"):
        with Stream(server, bo, last=nonsense) as stream:
            assert stream.message()[1]["since"] == 0


def test_it_says_that_it_lives(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_http, "KEEP_ALIVE", 0.02)
    with Stream(server, server.make(name="Ana")) as stream:
        assert any(line.startswith(":") for line in stream.lines())


def test_it_ends_after_a_while_and_whoever_is_there_comes_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_http, "STREAM", 1)
    monkeypatch.setattr(at_http, "KEEP_ALIVE", 0.05)
    ana = server.make(name="Ana")
    actor = server.hall._codes[ana["code"]]
    with Stream(server, ana) as stream:
        first, _ = stream.message()
        assert not [line for line in stream.lines() if line.startswith("data: ")], "no goodbye: it just ends"
    monkeypatch.setattr(at_http, "STREAM", 60)
    with Stream(server, ana, last=first) as stream:
        assert stream.message()[1]["type"] == "snap"
        assert server.on_loop(lambda: actor.room.people[ana["person"]].present)


def test_it_ends_with_a_goodbye(server: Server) -> None:
    ana = server.make(name="Ana")
    with Stream(server, ana) as stream:
        stream.message()
        with Client(server, ana):
            told = [json.loads(line[6:]) for line in stream.lines() if line.startswith("data: ")]  # to its end
    assert told[-1] == {"type": "bye", "code": "replaced"}


def test_who_hangs_up_is_gone(server: Server) -> None:
    ana = server.make(name="Ana")
    with Stream(server, ana) as stream:
        stream.message()
        actor = server.hall._codes[ana["code"]]
        assert server.on_loop(lambda: len(actor.connections)) == 1
    wait_for(lambda: server.on_loop(lambda: not actor.connections), "the table to notice")


def test_what_a_table_refuses_is_no_answer(server: Server) -> None:
    ana = server.make(name="Ana")
    actor = server.hall._codes[ana["code"]]
    server.on_loop(lambda: setattr(actor, "_stopped", True))  # as between two servers, or when one stops
    for path in ("view", "log", "odds"):
        answer = server.request(f"/api/tables/{ana['code']}/{path}", token=ana["token"])
        assert (answer.status, answer.json["code"]) == (503, "unavailable"), path
    assert command(server, ana, "a", {"type": "start"})["code"] == "unavailable"


def test_it_takes_a_token(server: Server) -> None:
    ana = server.make(name="Ana")
    assert server.request(f"/api/tables/{ana['code']}/events").status == 401
    with Stream(server, {**ana, "token": "0" * 64}) as stream:
        assert stream.status == 401


def test_a_command_is_answered_once_and_for_all(server: Server) -> None:
    ana = server.make(name="Ana")
    first = command(server, ana, "a", {"type": "lock", "on": True})
    assert command(server, ana, "a", {"type": "lock", "on": False}) == first
    assert command(server, ana, "", {"type": "lock", "on": True})["code"] == "command-id"
    assert command(server, ana, "b", {"type": "swap"})["code"] == "no-game"
