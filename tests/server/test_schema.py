"""The schema is true: what a server really writes in whole games fits it, and it says no more than that."""

import json
import subprocess
import sys
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.rules.switches import as_json
from nightbus.server.http import catalogue
from nightbus.server.schema import definitions, document
from nightbus.table.tagged import action_json, event_json, views_json
from tests.server.live import Client, Json, Server, choice_of
from tests.server.schemas import check, fits
from tests.table.playing import random_action, random_table


def test_it_is_a_schema_and_refers_to_nothing_that_is_not_in_it() -> None:
    whole = document()
    jsonschema_rs.meta.validate(whole)
    named = {ref.removeprefix("#/$defs/") for ref in _refs(whole)}
    assert named <= set(whole["$defs"])
    assert {"FromServer", "FromClient", "Do", "View", "Event", "Legal"} <= set(whole["$defs"])


def test_it_is_printed() -> None:
    printed = subprocess.run([sys.executable, "-m", "nightbus.server.schema"], capture_output=True, check=True)
    assert json.loads(printed.stdout) == document()


def test_it_refers_where_it_is_asked_to() -> None:
    moved = definitions("#/components/schemas/")
    assert set(moved) == set(definitions())
    assert all(ref.startswith("#/components/schemas/") for ref in _refs(moved))


def _refs(schema: Any) -> list[str]:
    if isinstance(schema, list):
        return [ref for part in schema for ref in _refs(part)]
    if not isinstance(schema, dict):
        return []
    own = [schema["$ref"]] if "$ref" in schema else []
    return own + [ref for part in schema.values() for ref in _refs(part)]


@pytest.mark.parametrize("of", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_actions_events_and_views_of_any_house_rules(of: str, seed: int) -> None:
    luck = Random(f"{of} {seed}")
    table = random_table(of, luck)
    check("Switches", as_json(table.house))
    view = {"ride-the-bus": "RideView", "chase-the-ace": "ChaseView", "stop-the-bus": "StopView"}[of]
    viewers = [SPECTATOR, *range(len(table.names))]
    told = [0] * len(viewers)
    for _ in range(150):
        for i, (viewer, shown) in enumerate(zip(viewers, views_json(table.views(viewers)), strict=True)):
            check(view, _as_sent(shown))
            for event in table.story(viewer, told[i]):
                check("GameEvent", _as_sent(event_json(event)))
            told[i] = len(table.state.story)
        if table.over:
            break
        seat, action = random_action(table, luck)
        check("Action", _as_sent(action_json(action)))
        table.do(seat, action)


def _as_sent(value: Any) -> Any:
    """The value as a client has it: `tagged` leaves tuples here and there, which JSON writes as arrays."""
    return json.loads(json.dumps(value))


def test_the_catalogue_of_games() -> None:
    check("Games", _as_sent(catalogue()))


def test_every_game_has_its_words() -> None:
    defs = definitions()
    for name in GAMES:
        for action in game(name).actions:
            assert f"{action.__name__}Action" in defs


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Card", "10X"),
        ("Action", {"type": "play", "card": 3}),
        ("Action", {"type": "give", "gifts": [{"seat": 1}]}),
        ("Action", {"type": "pass", "more": 1}),
        ("Event", {"type": "dealt", "rule": "RTB-1.8", "seat": 0, "card": "10"}),
        ("Event", {"type": "drank", "rule": "RTB-1.9", "seat": 0, "drinks": 2}),
        ("FromServer", {"type": "ack", "id": "a"}),
        ("FromServer", {"type": "what"}),
        ("FromClient", {"type": "cmd", "id": "a", "at": 0, "do": {"type": "fly"}}),
    ],
)
def test_what_is_wrong_does_not_fit(name: str, value: Json) -> None:
    assert not fits(name, value)


@pytest.mark.parametrize(
    ("of", "rulebook", "switches"),
    [
        ("ride-the-bus", "classic", {}),
        ("ride-the-bus", "commission", {}),
        ("ride-the-bus", "party", {}),
        ("chase-the-ace", None, {}),
        ("stop-the-bus", None, {}),
    ],
)
def test_all_that_is_said_at_a_table(server: Server, of: str, rulebook: str | None, switches: Json) -> None:
    """A session of two people, a bot and a screen, from the lobby to a further game, with every kind of message."""
    luck = Random(of)
    made = server.make(game=of, rulebook=rulebook, switches=switches, name="Ana", bots=1, pace=0)
    others = [server.join(made["code"], name="Bo"), server.join(made["code"], role="screen")]
    for answer in (made, *others):
        check("Joined", answer)
    with Client(server, made) as ana, Client(server, others[0]) as bo, Client(server, others[1]) as screen:
        for do in _settling(bo.person):
            check("Do", do)
            assert ana.do(do)["type"] == "ack", do
        assert ana.do("fly")["type"] == "err"
        assert bo.do("start")["code"] == "not-host"
        for client in (ana, bo):
            check("FromClient", {"type": "cmd", "id": "a", "at": 0, "do": {"type": "seal", "hash": client.nonce}})
            client.seal()
        assert ana.do("start")["type"] == "ack"
        for client in (ana, bo):
            client.until(lambda c: c.table["opening"] or c.table["phase"] == "playing")
            client.open()
        _play(luck, [ana, bo])
        ana.send({"type": "ping"})
        ana.send({"type": "resume", "seq": 2})
        ana.until(lambda c: c.messages[-1]["type"] == "snap")
        vote = bo.do({"type": "vote", "what": "end"})  # the bot may have ended the game meanwhile
        if vote["type"] == "ack":
            ana.until(lambda c: c.table["vote"] or c.table["phase"] == "over")
            ana.do({"type": "ballot", "yes": True})
        else:
            assert vote["code"] == "no-game"
        ana.until(lambda c: c.table["phase"] == "over")
        assert ana.do("next")["type"] == "ack"
        view = server.request(f"/api/tables/{made['code']}/view", token=screen.token)
        check("Snap", view.json)
        assert bo.do("leave")["type"] == "ack"
        assert ana.do("close")["type"] == "ack"
        for client in (ana, bo, screen):
            client.until(lambda c: c.bye)
    seen = {message["type"] for client in (ana, bo, screen) for message in client.messages}
    assert seen == {"welcome", "snap", "ev", "ack", "err", "bye", "pong"}
    for client in (ana, bo, screen):
        for message in client.messages:
            check("FromServer", message)
    happened = {event["type"] for event in screen.events}
    assert {"locked", "coach_set", "started", "left"} <= happened


def _settling(other: int) -> list[Json]:
    """Everything that a host may settle before the first card, so that its result is told."""
    return [
        {"type": "lock", "on": True},
        {"type": "lock", "on": False},
        {"type": "pause", "on": True},
        {"type": "pause", "on": False},
        {"type": "limits", "seconds": 60, "absent": "default"},
        {"type": "safety", "cap": 10},
        {"type": "label", "unit": "water", "driver": True, "shown": None},
        {"type": "coach", "when": "after"},
        {"type": "add_bot", "level": "random", "name": "Robin"},
        {"type": "dealer", "person": other},
        {"type": "dealer", "person": None},
        {"type": "rename", "name": "Anna", "face": "owl"},
        {"type": "move"},
        {"type": "host", "person": other - 2},
    ]


def _play(luck: Random, people: list[Client]) -> None:
    """Both play at random, some of it taken back, until it is over or has gone on for long."""
    for _ in range(120):
        for client in people:
            client.take(0.002)
            if client.you["undo"] and luck.random() < 0.1:
                client.do("undo")
            elif client.you["legal"]:
                client.do(choice_of(luck.choice(client.you["legal"])))
            elif client.table["turning"]:
                client.do("turn")
            if client.table["phase"] != "playing":
                return
