"""A table that plays all night stays small, and nobody is told less for it."""

import json

import msgspec
import pytest

from nightbus.rules.game import SPECTATOR
from nightbus.rules.game import game as game_of
from nightbus.server import events as ev
from nightbus.server.commands import add_bot, begin, join
from nightbus.server.deciding import Decision
from nightbus.server.messages import Json
from nightbus.server.room import STORY_KEPT, STORY_SLACK, Room
from nightbus.server.showing import MOST_EVENTS, Shown, snap_of
from nightbus.table.log import Again, read_log
from nightbus.table.replay import replay
from nightbus.table.tagged import event_json

LONG = 3 * STORY_KEPT


def _table(game: str) -> tuple[Room, dict[str, bytes]]:
    """A table of three bots that somebody watches, and the seed of its shuffle."""
    room = Room()
    decision = Decision(room, 1, {})
    book = next(iter(game_of(game).rulebooks))
    made = ev.Made("KQJT", game, book, {}, False, "", False, 0, 30, "bot", 0, 20, "off")
    decision.happens(made)
    join(decision, "", "", "host", "x")
    for _ in range(3):
        add_bot(decision, "random")
    begin(decision)
    room.settle(1, 1, decision.events)
    return room, decision.secrets


@pytest.mark.parametrize("game", ["chase-the-ace", "stop-the-bus"])
def test_the_story_is_cut_but_every_event_of_it_was_told(game: str) -> None:
    room, secrets = _table(game)
    watcher = room.people[min(room.people)]
    shown = Shown(room)
    told: list[Json] = json.loads(shown.snap(watcher, 0))["events"]
    seen_at: list[tuple[int, int]] = []
    for seq in range(2, 2000):
        if room.story_length > LONG or room.table is None:
            break
        decision = Decision(room, seq, secrets)
        if room.finished:
            decision.step(Again())
            decision.commit()
            secrets |= decision.secrets
        else:
            decision.stand_in(room.table.awaits[0])
        room.settle(seq, seq, decision.events)
        told += _events(shown, room, decision)
        seen_at.append((room.public, len(told)))
        assert len(room.table.state.story) <= STORY_KEPT + STORY_SLACK
        assert len(room.told_at) <= STORY_KEPT + STORY_SLACK
    assert room.table is not None
    assert room.forgotten > 0
    whole = [event_json(event) for event in replay(read_log(room.log_text)).story(SPECTATOR)]
    assert told == whole
    for public, length in seen_at:
        missed = snap_of(room, watcher, public).events
        assert missed == whole[max(length, len(whole) - MOST_EVENTS) :] or (
            public < room.first_public and missed == whole[-MOST_EVENTS:]
        )


def _events(shown: Shown, room: Room, decision: Decision) -> list[Json]:
    watcher = room.people[min(room.people)]
    found: list[Json] = []
    for text in shown.changes(decision.events, [watcher]).values():
        found += msgspec.json.decode(text).get("events", [])
    return found
