"""A table put together from messages: at each of them it is what the server shows."""

from pathlib import Path
from typing import Any

import pytest

from nightbus.errors import NotationError
from nightbus.rules.game import GAMES, game
from nightbus.table.table import MayGive
from nightbus.table.tagged import read_view
from nightbus.terminal.remote import RemoteTable
from tests.server.live import Client, choice_of, serving
from tests.terminal.test_join import patient

SHORT: dict[str, dict[str, Any]] = {
    "ride-the-bus": {"ride_cap": 2, "bus_length": 4, "dealer_role": "plays"},
    "chase-the-ace": {"lives": 1},
    "stop-the-bus": {"tokens": 1},
}


def messages_of(database: Path, name: str) -> list[dict[str, Any]]:
    """All that one seat was sent in a game."""
    with serving(database, limits=patient()) as server:
        made = server.make(game=name, switches=SHORT[name], name="Ana", bots=2, pace=0)
        with Client(server, made) as ana:
            ana.do("start")
            while ana.table["phase"] != "over":
                if ana.you["legal"]:
                    ana.do(choice_of(ana.you["legal"][0]))
                elif ana.table["phase"] == "playing":
                    ana.take()
                else:
                    ana.until(lambda each: each.table["phase"] == "playing", "the cards")
            return ana.messages


@pytest.mark.parametrize("name", GAMES)
def test_every_message_leaves_what_the_server_shows(tmp_path: Path, name: str) -> None:
    table = RemoteTable()
    shown: dict[str, Any] | None = None
    told = 0
    for message in messages_of(tmp_path / "tables.db", name):
        if message["type"] not in ("snap", "ev"):
            continue
        assert table.take(message) is not None
        if message["type"] == "snap":
            shown = message["view"]
        elif message.get("view", shown) is None:
            shown = None
        else:
            shown = (shown or {}) | message.get("view", {})
        told += sum("rule" in event for event in message.get("events", []))
        assert table.dealt is (shown is not None)
        if shown is not None:
            assert table.view() == read_view(shown, game(name).View)
            assert table.names[table.seat or 0] == "Ana"
        for choice, written in zip(table.legal(), table.you["legal"], strict=True):
            assert isinstance(choice, MayGive) is (written["type"] == "may_give")
        assert len(table.story()) == told
    assert table.over
    assert told > 10


def test_what_is_missing_is_noticed(tmp_path: Path) -> None:
    messages = [m for m in messages_of(tmp_path / "tables.db", "ride-the-bus") if m["type"] in ("snap", "ev")]
    table = RemoteTable()
    first = next(i for i, message in enumerate(messages) if message["seq"] > messages[0]["seq"] + 3)
    for message in messages[:first]:
        table.take(message)
    seq, story = table.seq, table.story()
    later = next(message for message in messages[first:] if message["seq"] > seq + 1)
    assert table.take(later) is None
    assert (table.seq, table.story()) == (seq, story), "nothing is taken in before what is missing has come"
    skipping = messages[0] | {"type": "snap", "seq": later["seq"], "since": later["seq"]}
    assert table.take(skipping) is None
    whole = messages[0] | {"type": "snap", "seq": later["seq"], "since": seq, "events": [], "view": table._view_json}
    assert table.take(whole) == []
    assert (table.seq, table.story()) == (later["seq"], story)


def test_who_has_left_keeps_the_name_of_the_seat(tmp_path: Path) -> None:
    messages = [m for m in messages_of(tmp_path / "tables.db", "chase-the-ace") if m["type"] in ("snap", "ev")]
    table = RemoteTable()
    for message in messages:
        table.take(message)
    names = table.names
    left = [who for who in table.info["seats"] if who["name"] == "Ana"]
    table.take({"type": "ev", "seq": table.seq + 1, "table": {"seats": left}})
    assert table.names == names


def test_no_move_says_what_would_be(tmp_path: Path) -> None:
    table = RemoteTable()
    for message in messages_of(tmp_path / "tables.db", "chase-the-ace"):
        if message["type"] in ("snap", "ev"):
            table.take(message)
            if table.asked is not None:
                break
    with pytest.raises(NotationError) as refused:
        table.read(table.viewer, "fold")
    assert refused.value.facts["allowed"] == table.allowed()
    assert "stay" in table.allowed()
