"""A room is the sum of its events, whoever adds them up, and nobody counts what others may not notice."""

import json
from random import Random

import pytest

from nightbus.errors import NightbusError
from nightbus.rules.game import GAMES, SPECTATOR
from nightbus.server import events as ev
from nightbus.server.entries import body_of, events_of, told
from nightbus.server.events import Stepped
from nightbus.server.room import Room, as_json
from nightbus.server.showing import MOST_EVENTS, snap_of
from nightbus.server.store.protocol import Entry
from nightbus.table.log import Act
from tests.server.pretend import (
    Device,
    MemoryStore,
    a_hall,
    a_table,
    play,
    play_on,
    quiet,
    same_as_its_log,
    up_to_date,
    watcher,
)


@pytest.mark.parametrize("of", GAMES)
def test_a_room_read_again_at_any_moment_is_the_room_that_was(of: str) -> None:
    async def test() -> None:
        store = MemoryStore()
        _, devices = await a_table("Ana", "Bo", "Cy", game=of, bots=1, hall=await a_hall(store))
        for device in devices:
            await device.seal()
        await devices[0].must("start")
        for device in devices:
            await device.open()
        for _ in range(12):
            await play_on(devices, Random(1), 4)
            await quiet()
            same_as_its_log(devices[0].actor)
        (entries,) = store.entries.values()
        room, public = Room(), 0
        for entry in entries:  # entry by entry, too
            room.take(entry)
            assert room.public in (public, public + 1)
            public = room.public
        assert as_json(room) == as_json(Room.of(entries))

    play(test())


def test_events_are_the_same_when_read_back() -> None:
    events: list[ev.Event] = [
        ev.Joined(1, "Olé", "", "seat", "0" * 64),
        ev.Labelled(1, "soft", True, None),
        ev.VoteCalled("replace", 2, 1, 2, 10**15),
        ev.Away(1, 3),
        ev.Alive("n"),
    ]
    assert list(events_of(body_of(events))) == events


def test_a_step_without_a_game_is_refused() -> None:
    body = b'[{"type":"step","step":{"seq":1,"type":"reveal","seed":"00"}}]'
    with pytest.raises(NightbusError):
        Room.of([Entry(1, 0, 0, "", body, b"")])


def test_no_hash_of_a_token_is_told() -> None:
    joined = ev.Joined(1, "Ana", "owl", "seat", "secret")
    assert told(joined) == {"type": "joined", "person": 1, "name": "Ana", "role": "seat"}
    for quiet_one in (ev.Moving(1, "hash", 5), ev.Moved(1, "hash"), ev.SealedAhead(1, "hash"), ev.Alive("node")):
        assert told(quiet_one) is None


# --- sealed answers (RTB-2.3) -----------------------------------------------------------------------------------------


async def at_a_pyramid_card(seed: int) -> tuple[list[Device], Device]:
    """Everybody is asked for a sealed answer, and somebody has something to play."""
    hall, devices = await a_table("Ana", "Bo", "Cy", "Dee", game="ride-the-bus", switches={"bluffing": True})
    screen = await watcher(hall, devices[0].joined.code, "screen")
    luck = Random(seed)
    await devices[0].must("start")
    for _ in range(400):
        able = [d for d in devices if d.you["legal"]]
        if len(able) > 1 and any(a["type"] == "play" for d in able for a in d.you["legal"]):
            return devices, screen
        await play_on(devices, luck, 1)
    raise AssertionError("no pyramid card")


@pytest.mark.parametrize("seed", range(4))
def test_what_a_seat_changes_of_an_answer_still_sealed_has_no_number_and_nobody_hears_of_it(seed: int) -> None:
    async def test() -> None:
        devices, screen = await at_a_pyramid_card(seed)
        player = next(d for d in devices if any(a["type"] == "play" for a in d.you["legal"]))
        others = [d for d in (*devices, screen) if d is not player]
        room, seen, seq = player.actor.room, [len(d.raw) for d in others], player.seq
        entries, counted = room.seq, player.hall.metrics.text()
        for _ in range(3):
            await player.must(next(a for a in player.you["legal"] if a["type"] == "play"))
            if player.seq != seq or not player.you["undo"]:
                return  # that was the whole of it
            up_to_date(player)
            await player.must("undo")
        assert room.seq == entries + 6, "stored"
        assert room.public == seq, "but not counted"
        assert [len(d.raw) for d in others] == seen
        assert player.hall.metrics.text() == counted, "not by the server's own counts either, which anybody may read"
        assert player.you["asked"] <= seq
        same_as_its_log(player.actor)

    play(test())


def test_who_has_answered_is_shown_and_only_that() -> None:
    async def test() -> None:
        devices, screen = await at_a_pyramid_card(1)
        player = next(d for d in devices if d.you["legal"])
        seen = len(screen.got)
        await player.must(next(a for a in player.you["legal"] if a["type"] != "play"))
        (message,) = [m for m in screen.got[seen:] if m["type"] == "ev"]
        assert "events" not in message
        assert set(message["view"]) == {"awaits"}

    play(test())


# --- undo -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_undo_as_the_table_layer_allows_it(seed: int) -> None:
    async def test() -> None:
        _, devices = await a_table("Ana", "Bo", "Cy", game="chase-the-ace")
        await devices[0].must("start")
        luck = Random(seed)
        for _ in range(40):
            moved = [d for d in devices if d.you["undo"]]
            if moved:
                actor = moved[0].actor
                assert actor.room.table is not None
                assert actor.room.table.may_undo(moved[0].you["seat"])
                other = next(d for d in devices if d is not moved[0])
                assert await other.refused("undo") == "nothing-to-undo"
                await moved[0].must("undo")
                assert moved[0].you["legal"], "asked again"
                return
            await play_on(devices, luck, 1)
        raise AssertionError("nothing could be taken back")

    play(test())


# --- snapshots --------------------------------------------------------------------------------------------------------


def test_who_comes_back_is_told_what_they_missed_and_no_more_than_fits() -> None:
    async def test() -> None:
        _, devices = await a_table("Ana", "Bo", "Cy", game="chase-the-ace")
        (ana, *others) = devices
        await ana.must("start")
        await play_on(devices, Random(1), 4)
        await others[0].drop()
        seen, before = others[0].seq, len(ana.told)
        await play_on([ana, others[1]], Random(2), 2)
        missed = [event for event in ana.told[before:] if event["type"] not in ("away", "here", "stood_in")]
        room = ana.actor.room
        snap = snap_of(room, room.people[others[0].person], seen)
        assert snap.since == seen
        assert [e["type"] for e in snap.events] == [e["type"] for e in missed]
        fresh = snap_of(room, room.people[others[0].person], 0)
        assert fresh.since == 0
        assert len(fresh.events) == min(MOST_EVENTS, len(room.table.state.story if room.table else []))
        for nonsense in (-5, room.public + 1, 10**9):
            assert snap_of(room, room.people[ana.person], nonsense).since == 0

    play(test())


def test_screens_and_spectators_share_one_view_and_nobody_sees_anothers() -> None:
    async def test() -> None:
        hall, devices = await a_table("Ana", "Bo", "Cy", game="stop-the-bus")
        screen = await watcher(hall, devices[0].joined.code, "screen")
        looking = await watcher(hall, devices[0].joined.code)
        await devices[0].must("start")
        assert screen.view == looking.view
        assert looking.actor.room.viewer_of(looking.person) == SPECTATOR
        assert len({json.dumps(d.view, sort_keys=True) for d in (*devices, screen)}) == 4
        assert screen.you["invite"] == devices[0].joined.invite, "it shows the QR code"
        assert looking.you["invite"] == ""

    play(test())


def test_a_step_of_the_log_is_numbered_as_the_log_has_it() -> None:
    async def test() -> None:
        store = MemoryStore()
        _, devices = await a_table("Ana", "Bo", hall=await a_hall(store))
        await devices[0].must("start")
        await play_on(devices, Random(1), 2)
        (entries,) = store.entries.values()
        room, numbers = Room(), list[int]()
        for entry in entries:
            numbers += [event.number for event in room.take(entry) if isinstance(event, Stepped)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert sum(isinstance(step, Act) for step in (room.table.log.steps if room.table else ())) == 2

    play(test())
