"""What each person at a table is shown: built from what they may know, and told as what has changed."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import UNSET

from nightbus.cards import card_name
from nightbus.errors import NightbusError
from nightbus.rules.actions import Take
from nightbus.rules.game import SPECTATOR
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind
from nightbus.server import events as ev
from nightbus.server.clockwork import clock_of
from nightbus.server.deciding import unhurried
from nightbus.server.events import Event
from nightbus.server.messages import Ev, Json, SeatInfo, Snap, TableInfo, UnitInfo, VoteInfo, You, encode
from nightbus.server.room import Person, Room
from nightbus.table.table import MayGive
from nightbus.table.tagged import action_json, event_json, view_json, views_json

MOST_EVENTS: Final = 250
"""Of the story with a snapshot: the latest."""


class Shown:
    """What has been shown of a table so far: to everybody, and to each viewer and person that is watching."""

    def __init__(self, room: Room, invite: str = "") -> None:
        self._room = room
        self._invite = invite
        self._table: Json = {}
        self._views: dict[int, Json | None] = {}
        self._yours: dict[int, bytes] = {}
        self._story = 0
        self._public = 0

    def snap(self, person: Person, since: int) -> bytes:
        """Everything as this person may know it, with what they missed after number `since`.

        From then on they are told what changes.
        """
        room = self._room
        viewer = room.viewer_of(person.id)
        snap = snap_of(room, person, since, self._invite)
        self._views[viewer] = snap.view
        self._yours[person.id] = encode(snap.you)
        if not self._table:
            self._table = _plain(snap.table)
            self._public = room.public
            self._story = _story_length(room)
        return encode(snap)

    def changes(self, happened: Sequence[Event], watching: Iterable[Person]) -> dict[int, bytes]:
        """For each person who watches, the message of what happened; nobody is told what they cannot notice."""
        room = self._room
        table = _plain(table_info(room))
        changed = {name: value for name, value in table.items() if self._table.get(name) != value}
        self._table = table
        people = list(watching)
        public = [line for event in happened if (line := ev.told(event)) is not None]
        told: dict[int, list[Json]] = {}
        views = self._changed_views({room.viewer_of(p.id) for p in people})
        story, self._story = self._story, _story_length(room)
        noticed, self._public = room.public != self._public, room.public
        shared: dict[tuple[int, bytes], bytes] = {}
        found: dict[int, bytes] = {}
        for person in people:
            viewer = room.viewer_of(person.id)
            if viewer not in told:
                told[viewer] = public + _story(room, viewer, story)
            you = you_info(room, person, self._invite)
            yours = encode(you)
            mine = yours != self._yours.get(person.id)
            self._yours[person.id] = yours
            if not (noticed or mine or views[viewer] is not UNSET):
                continue
            key = (viewer, yours if mine else b"")
            if key not in shared:
                shared[key] = encode(
                    Ev(
                        seq=room.public,
                        events=told[viewer],
                        table=changed or UNSET,
                        view=views[viewer],
                        you=you if mine else UNSET,
                    )
                )
            found[person.id] = shared[key]
        return found

    def _changed_views(self, viewers: set[int]) -> dict[int, Any]:
        """For each viewer the changed fields of their view, `UNSET` if there are none, None if there is no game."""
        room = self._room
        if room.table is None:
            return dict.fromkeys(viewers, UNSET)
        order = sorted(viewers)
        views = dict(zip(order, views_json(room.table.views(order)), strict=True))
        found: dict[int, Any] = {}
        for viewer, view in views.items():
            before = self._views.get(viewer) or {}
            found[viewer] = {name: value for name, value in view.items() if before.get(name, UNSET) != value} or UNSET
        self._views = dict(views)
        return found


def snap_of(room: Room, person: Person, since: int = 0, invite: str = "") -> Snap:
    """Everything as this person may know it, with what they missed after number `since`."""
    viewer = room.viewer_of(person.id)
    if not room.first_public <= since <= room.public or room.table is None:
        since = 0
    first = room.told_at[since - room.first_public] if since else 0
    first = max(first, _story_length(room) - MOST_EVENTS)
    return Snap(
        seq=room.public,
        since=since,
        table=table_info(room),
        view=None if room.table is None else view_json(room.table.view(viewer)),
        you=you_info(room, person, invite),
        events=_story(room, viewer, first),
    )


def _story_length(room: Room) -> int:
    return len(room.table.state.story) if room.table else 0


def _story(room: Room, viewer: int, since: int) -> list[Json]:
    return [event_json(event) for event in room.table.story(viewer, since)] if room.table else []


def _plain(info: TableInfo) -> Json:
    return {name: getattr(info, name) for name in TableInfo.__struct_fields__}


def table_info(room: Room) -> TableInfo:
    """The table, as everybody at it may know it."""
    shuffling = room.table.shuffling if room.table else None
    vote = room.vote
    return TableInfo(
        code=room.code,
        game=room.game.name,
        version=room.game.version,
        rulebook=room.rulebook,
        switches=room.switches,
        frozen=room.runs,
        phase=room.phase,
        paused="" if not room.paused and (room.humans_here or not room.runs) else "host" if room.paused else "nobody",
        seats=[_seat_info(room, person) for person in room.seated],
        watchers=sum(p.present and not p.gone and p.role in ("screen", "spectator") for p in room.people.values()),
        host=room.host,
        dealer=room.dealer,
        locked=room.locked,
        listed=room.listed,
        invited=room.invited,
        seconds=room.seconds,
        grace=room.grace,
        absent=room.absent,  # type: ignore[arg-type]  # a word of `Absent`, as the event has it
        pace=room.pace,
        cap=room.cap,
        coach=room.coach,  # type: ignore[arg-type]  # a word of `Coach`
        vote=None
        if vote is None
        else VoteInfo(
            what=vote.what,  # type: ignore[arg-type]  # a word of the vote that was called
            person=vote.person,
            by=vote.by,
            yes=[person for person, yes in vote.cast.items() if yes],
            no=[person for person, yes in vote.cast.items() if not yes],
            needed=vote.needed,
            until=vote.until,
        ),
        problem=None if room.runs else _problem(room),
        turning=bool(
            room.runs and room.mixed and room.table and room.table.chance is not None and unhurried(room.table)
        ),
        session=room.session,
        given_up=room.given_up,
        commitment=shuffling.commitment if shuffling else "",
        opening=bool(room.runs and shuffling and not shuffling.mixed),
    )


def _problem(room: Room) -> Json | None:
    try:
        room.game.check(room.house, len(room.order))
    except NightbusError as refused:
        return {"code": refused.code, "facts": refused.facts}
    return None


def _seat_info(room: Room, person: int) -> SeatInfo:
    who = room.people[person]
    seat = room.seat_of(person) if room.table else SPECTATOR
    return SeatInfo(
        person=person,
        name=who.name,
        face=who.face,
        bot=who.bot,  # type: ignore[arg-type]  # a word of `Level`
        present=who.present,
        stand_in=who.stand_in or who.gone,
        seat=None if seat == SPECTATOR else seat,
        clock=clock_of(room, seat) if seat != SPECTATOR and room.runs else None,
    )


def you_info(room: Room, person: Person, invite: str = "") -> You:
    """What concerns this person alone."""
    seat = room.viewer_of(person.id)
    asked = room.asked[seat] if seat != SPECTATOR and room.runs and room.mixed else 0
    table = room.table
    host = room.host == person.id
    choices = table.legal(seat) if asked and table else []
    return You(
        person=person.id,
        role=person.role,
        host=host,
        seat=None if seat == SPECTATOR else seat,
        asked=asked,
        legal=[_legal_json(choice) for choice in choices],
        makes=_makes(room, seat, choices),
        undo=bool(seat != SPECTATOR and table and room.runs and table.may_undo(seat)),
        units={str(p.id): _unit_info(room, p) for p in room.people.values() if _may_see_unit(p, person)},
        invite=invite if host or person.role in ("host", "screen") else "",
    )


def _legal_json(choice: Any) -> Json:
    if isinstance(choice, MayGive):
        return {"type": "may_give", "drinks": choice.drinks, "to": list(choice.to)}
    return action_json(choice)


def _makes(room: Room, seat: int, choices: Iterable[Any]) -> dict[str, str]:
    """What the hand of Stop the Bus would be after each exchange (STB-2.1)."""
    takes = [choice for choice in choices if isinstance(choice, Take)]
    if not takes or room.table is None:
        return {}
    hand = room.table.state.hand[seat]
    found: dict[str, str] = {}
    for take in takes:
        first, second, third = (take.take if card == take.put else card for card in hand)
        found[f"{card_name(take.take)} {card_name(take.put)}"] = KINDS[hand_kind(first, second, third, room.house)]
    return found


def _may_see_unit(whose: Person, viewer: Person) -> bool:
    if whose.role != "seat" or whose.bot or whose.gone:
        return False
    return whose.id == viewer.id or whose.shown is None or viewer.id in whose.shown


def _unit_info(room: Room, who: Person) -> UnitInfo:
    seat = room.seat_of(who.id)
    drinks = room.drinks_of(seat) if seat != SPECTATOR else 0
    over_cap = max(0, drinks - room.cap) if room.cap else 0
    all_points = who.driver or who.unit == "points"
    return UnitInfo(unit=who.unit, driver=who.driver, drinks=drinks, points=drinks if all_points else over_cap)
