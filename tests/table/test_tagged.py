"""Actions, events and views as JSON has them."""

import json
from random import Random
from typing import Any

import pytest

from nightbus.cards import card_name
from nightbus.errors import NotationError
from nightbus.rules.actions import Stay, Swap
from nightbus.rules.game import GAMES, SPECTATOR, game
from nightbus.rules.view import View
from nightbus.table.table import Table
from nightbus.table.tagged import action_json, event_json, read_action, read_event, read_view, view_json, views_json
from tests.table.playing import random_action, random_table, say, stacked

CARDS = {"pyramid", "line", "middle", "cards", "plays", "card", "drawn"}
"""The fields of a view, or of a seat in one, that hold cards; all others are no cards."""


def named(value: Any) -> Any:
    """The cards of a field by name."""
    if isinstance(value, tuple):
        return [named(part) for part in value]
    return None if value is None else card_name(value)


def by_hand(value: Any) -> dict[str, Any]:
    """What JSON is to have of a view or a seat, field after field."""
    found: dict[str, Any] = {}
    for name in value.__match_args__:
        of = getattr(value, name)
        if name in CARDS:
            found[name] = named(of)
        elif name == "seats":
            found[name] = [by_hand(seat) for seat in of]
        elif name == "did":
            found[name] = None if of is None else action_json(of)
        else:
            found[name] = list(of) if isinstance(of, tuple) else of
    return found


def everybody(table: Table) -> list[View]:
    return table.views((SPECTATOR, *range(len(table.names))))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", GAMES)
def test_a_view_in_json_says_the_same(name: str, seed: int) -> None:
    luck = Random(f"{name} {seed}")
    table = random_table(name, luck)
    for _ in range(60):
        views = everybody(table)
        assert [view_json(view) for view in views] == [by_hand(view) for view in views]
        assert views_json(views) == [view_json(view) for view in views]
        assert json.loads(json.dumps(views_json(views))) == views_json(views), "lists and names, as JSON reads them"
        if table.over:
            return
        table.do(*random_action(table, luck))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", GAMES)
def test_the_views_of_several_are_those_of_each(name: str, seed: int) -> None:
    luck = Random(f"{name} {seed}")
    table = random_table(name, luck)
    for _ in range(60):
        assert everybody(table) == [table.view(seat) for seat in (SPECTATOR, *range(len(table.names)))]
        if table.over:
            return
        table.do(*random_action(table, luck))


def test_a_card_that_the_viewer_may_not_know_is_null() -> None:
    table = stacked("chase-the-ace", "3S 9D KH 5C", seats=4, dealer=3)
    hands = [[seat["card"] for seat in view["seats"]] for view in views_json(everybody(table))]
    assert hands[0] == [None] * 4
    assert sorted(hand[seat] for seat, hand in enumerate(hands[1:])) == ["3S", "5C", "9D", "KH"]
    assert all(hand.count(None) == 3 for hand in hands[1:])


def test_what_a_seat_did_is_an_action() -> None:
    table = stacked("chase-the-ace", "3S 9D KH 5C", seats=4, dealer=3)
    first = table.names[table.awaits[0]]
    say(table, f"{first}: stay")
    seat = table.names.index(first)
    assert view_json(table.view(SPECTATOR))["seats"][seat]["did"] == {"type": "stay"} == action_json(Stay())
    assert view_json(table.view(SPECTATOR))["seats"][table.awaits[0]]["did"] is None
    say(table, f"{table.names[table.awaits[0]]}: swap")
    assert action_json(Swap()) in [each["did"] for each in view_json(table.view(SPECTATOR))["seats"]]


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", GAMES)
def test_what_json_says_is_read_back(name: str, seed: int) -> None:
    luck = Random(f"{name} {seed}")
    table = random_table(name, luck)
    for _ in range(60):
        for view in everybody(table):
            assert read_view(json.loads(json.dumps(view_json(view))), type(view)) == view
        if table.over:
            break
        table.do(*random_action(table, luck))
    for viewer in (SPECTATOR, None, 0):
        for event in table.story(viewer):
            assert read_event(json.loads(json.dumps(event_json(event)))) == event


def test_what_is_no_view_or_event_is_refused() -> None:
    table = stacked("chase-the-ace", "3S 9D KH 5C", seats=4, dealer=3)
    view = table.view(SPECTATOR)
    wrong = view_json(view)
    del wrong["seats"][0]["card"]
    for bad in (wrong, {}, view_json(view) | {"seats": 7}):
        with pytest.raises(NotationError) as refused:
            read_view(bad, type(view))
        assert refused.value.code == "view-form"
    for bad in (
        {},
        {"type": "drank"},
        {"type": "joined", "person": 1},
        {"type": "dealt", "rule": "", "seat": 0, "card": 7},
    ):
        with pytest.raises(NotationError) as refused:
            read_event(bad)
        assert refused.value.code == "event-form"


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"type": None}, '{"type": null}'),
        ({"type": "guess", "call": True}, '{"call": true}'),
        ({"type": "give", "gifts": [[1, None]]}, '{"gifts": [1, null]}'),
        (None, "null"),
        ({"type": "x" * 10_000}, None),
    ],
)
def test_what_is_no_action_is_said_as_it_was_written_and_in_a_line(value: object, said: str | None) -> None:
    with pytest.raises(NotationError) as refused:
        read_action(value, game("ride-the-bus").actions)
    found = str(refused.value.facts["action"])
    assert found == said if said else len(found) < 100
