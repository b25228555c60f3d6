"""What each person at a table is shown: built from what they may know, and told as what has changed."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import Any, Final, Literal, NamedTuple

from msgspec import UNSET, Raw, UnsetType

from nightbus.cards import card_name
from nightbus.errors import NightbusError
from nightbus.rules.actions import Action, Take
from nightbus.rules.events import EVENTS_KEPT, event_of, readable
from nightbus.rules.game import SPECTATOR
from nightbus.rules.stop_the_bus.hands import KINDS, hand_kind
from nightbus.rules.story import EVERYONE, Told
from nightbus.rules.view import View
from nightbus.server import entries
from nightbus.server.clockwork import clock_of
from nightbus.server.deciding import unhurried
from nightbus.server.events import Event, Stepped
from nightbus.server.messages import Ev, Json, Phase, Role, SeatInfo, Snap, TableInfo, UnitInfo, VoteInfo, You, encode
from nightbus.server.room import STORY_KEPT, Person, Room
from nightbus.table.log import Act, Deal, Undo
from nightbus.table.table import MayGive
from nightbus.table.tagged import action_json, event_json, fields_but, fields_json, part_json, view_json

KEPT: Final = 4096
"""Actions whose JSON is kept: all but the rarest."""
MOST_EVENTS: Final = STORY_KEPT
"""Of the story with a snapshot: the latest."""


_NONE: Final[list[Action | MayGive]] = []
_Units = list[tuple[int, UnitInfo]]
"""What a drink is, by person."""
_TableNow = tuple[Phase, bool, tuple[int | None, ...]]


class _Yours(NamedTuple):
    """What somebody's `You` follows from: as long as this is the same, so is that."""

    seat: int
    role: Role
    host: bool
    asked: int
    choices: list[Action | MayGive]
    undo: bool
    units: _Units
    """Of those that they may know."""


class _Seats:
    """Writes the seats of a position's views, each once: most are as everybody may know them, and as they were."""

    # No closures, which once compiled would refer to each other, and be garbage to collect with each move.

    __slots__ = ("_before", "_common", "_now", "_public")

    def __init__(self) -> None:
        self._now: dict[Any, Raw] = {}
        """The text of each seat of the position last written, by all that is shown of it."""
        self._before: dict[Any, Raw] = {}
        """The same of the one before."""
        self._public: tuple[Any, ...] = ()
        self._common: list[Raw] = []
        """Their texts, once any are written."""

    def look_at(self, public: View) -> None:
        """From now on it is this position, as everybody may know it."""
        self._public = public.seats  # type: ignore[attr-defined]  # every game's view has them
        self._common = []

    def written(self, seats: tuple[Any, ...]) -> list[Raw]:
        """These seats, as somebody may know them."""
        if not self._common:
            self._before, self._now = self._now, {}
            self._common = [self._text(seat) for seat in self._public]
        each = zip(seats, self._public, self._common, strict=True)
        return [text if seat is public else self._text(seat) for seat, public, text in each]

    def _text(self, seat: Any) -> Raw:
        text = self._now[seat] = self._before.get(seat) or Raw(encode(part_json(seat)))
        return text


class Shown:
    """What has been shown of a table so far: to everybody, and to each viewer and person that is watching."""

    def __init__(self, room: Room, invite: str = "") -> None:
        self._room = room
        self._invite = invite
        self._table: TableInfo | None = None
        self._table_now: _TableNow | None = None
        self._common: tuple[Any, ...] | None = None
        """Of the view the values that are the same for all; None: nobody has been shown it as it was last."""
        self._own: dict[int, dict[str, Any]] = {}
        """Those that each viewer has otherwise."""
        self._seats = _Seats()
        self._yours: dict[int, _Yours] = {}
        self._units: dict[int, _Units] = {}
        """What each person may know of everybody's drinks."""
        self._drunk: tuple[list[int], list[int]] = [], []
        """The drinks that those follow from."""
        self._story = 0
        self._public = 0
        self._session = room.session

    def goes_on(self, room: Room) -> None:
        """From now on it is this room, which is as the other was when something of it was last shown."""
        self._room = room

    def snap(self, person: Person, since: int) -> bytes:
        """Everything as this person may know it, with what they missed after number `since`.

        From then on they are told what changes.
        """
        room = self._room
        viewer = room.viewer_of(person.id)
        snap = snap_of(room, person, since, self._invite)
        if room.table is not None:
            public, own = room.table.sights((viewer,))
            self._own |= own
            if self._common is None:
                kind: Any = type(public)
                self._common = fields_but(kind, own_names(own))[1](public)
        units = _may_see(_units(room), person)
        self._yours[person.id] = _yours(room, person, viewer, units, playing=room.phase == "playing")
        if self._table is None:
            self._table, self._table_now = snap.table, _table_now(room)
            self._public = room.public
            self._story = room.story_length
        return encode(snap)

    def changes(self, happened: Sequence[Event], watching: Iterable[Person]) -> dict[int, bytes]:
        """For each person who watches, the message of what happened; nobody is told what they cannot notice."""
        room = self._room
        people = [(person, room.viewer_of(person.id)) for person in watching]
        viewers = sorted({viewer for _, viewer in people})
        only_played = all(map(_plays, happened))
        table = self._changed_table(only_played=only_played)
        views = self._changed_views(viewers)
        told = self._told(happened, viewers)
        seq = room.public
        noticed, self._public = seq != self._public, seq
        units = self._units_now(only_played=only_played)
        playing = room.phase == "playing"
        shared: dict[int, bytes] = {}
        found: dict[int, bytes] = {}
        for person, viewer in people:
            yours = _yours(room, person, viewer, units[person.id], playing=playing)
            mine = yours != self._yours.get(person.id)
            view = views.get(viewer, UNSET)
            if mine:
                self._yours[person.id] = yours
                you = _you_info(room, person, yours, self._invite)
                found[person.id] = encode(Ev(seq=seq, events=told[viewer], table=table, view=view, you=you))
            elif noticed or view is not UNSET:
                if viewer not in shared:
                    shared[viewer] = encode(Ev(seq=seq, events=told[viewer], table=table, view=view))
                found[person.id] = shared[viewer]
        return found

    def _units_now(self, *, only_played: bool) -> dict[int, _Units]:
        """The same as before, object for object, as long as nobody drinks and nothing but the game goes on."""
        room = self._room
        drunk = list(getattr(room.table.state, "drinks", ())) if room.table else [], room.drunk_before
        if drunk != self._drunk or not self._units or not only_played:
            units = _units(room)
            self._units = {person.id: _may_see(units, person) for person in room.people.values()}
            self._drunk = drunk
        return self._units

    def _changed_table(self, *, only_played: bool) -> Json | UnsetType:
        """The changed fields of the table, `UNSET` if there are none."""
        room, before = self._room, self._table
        was, self._table_now = self._table_now, _table_now(room)
        if only_played and was == self._table_now and before is not None:
            return UNSET
        now = self._table = table_info(room)
        names = TableInfo.__struct_fields__
        changed = {
            name: getattr(now, name) for name in names if before is None or getattr(now, name) != getattr(before, name)
        }
        return changed or UNSET

    def _changed_views(self, viewers: Sequence[int]) -> dict[int, Json]:
        """For each viewer whose view has changed the changed fields; nothing where no game lies on the table.

        What everybody sees is looked through once, and then what each has otherwise.
        """
        table = self._room.table
        if table is None or not viewers:
            self._common, self._own = None, {}
            return {}
        if self._session != self._room.session:  # other seats and perhaps another game: each view is told whole
            self._common, self._own, self._session = None, {}, self._room.session
        public, own = table.sights(viewers)
        kind: Any = type(public)
        self._seats.look_at(public)
        written = self._seats.written
        names, values = fields_but(kind, own_names(own))
        before, now = self._common, values(public)
        self._common = now
        named = zip(names, now, strict=True)
        change = fields_json(kind, named if before is None else compress(named, map(ne, now, before)), written)
        found: dict[int, Json] = {}
        for viewer, fields in own.items():
            had = self._own.get(viewer)
            mine = [(name, value) for name, value in fields.items() if had is None or value != had[name]]
            if mine:
                found[viewer] = change | fields_json(kind, mine, written)
            elif change:
                found[viewer] = change
        self._own = own
        return found

    def _told(self, happened: Iterable[Event], viewers: Sequence[int]) -> dict[int, list[Any]]:
        """What each viewer may read of what happened."""
        table = self._room.table
        public = [told for event in happened if not isinstance(event, Stepped) and (told := entries.told(event))]
        since, self._story = self._story, self._room.story_length
        if table is None or since == self._story:
            return dict.fromkeys(viewers, public)
        rows = table.state.story[max(0, since - self._room.forgotten) :]
        whole = public + list(map(_whole_text, rows))
        apart = [(place, row) for place, row in enumerate(rows, len(public)) if row[-1] != EVERYONE]
        if not apart:  # most of what happens is read alike by all
            return dict.fromkeys(viewers, whole)
        found = {viewer: whole.copy() for viewer in viewers}
        for place, row in apart:
            text = _public_text(row)
            for viewer, lines in found.items():
                if not readable(row, viewer):
                    lines[place] = text
        return found


def own_names(own: Mapping[int, Mapping[str, Any]]) -> tuple[str, ...]:
    """The fields that each viewer has otherwise."""
    return tuple(next(iter(own.values()), ()))


def _plays(event: Event) -> bool:
    """Is it a step of the game itself?"""
    return isinstance(event, Stepped) and isinstance(event.step, Act | Deal | Undo)


@lru_cache(EVENTS_KEPT)
def _whole_text(row: Told) -> Raw:
    """What was told as `row`, for those who may read all of it: written once."""
    return Raw(encode(event_json(event_of(row, None))))


@lru_cache(EVENTS_KEPT)
def _public_text(row: Told) -> Raw:
    """The same for those who may not."""
    return Raw(encode(event_json(event_of(row, SPECTATOR))))


def snap_of(room: Room, person: Person, since: int = 0, invite: str = "") -> Snap:
    """Everything as this person may know it, with what they missed after number `since`."""
    viewer = room.viewer_of(person.id)
    if not room.first_public <= since <= room.public or room.table is None:
        since = 0
    first = room.told_at[since - room.first_public] if since else 0
    first = max(first, room.story_length - MOST_EVENTS)
    return Snap(
        seq=room.public,
        since=since,
        table=table_info(room),
        view=None if room.table is None else view_json(room.table.view(viewer)),
        you=you_info(room, person, invite),
        events=_story(room, viewer, first),
    )


def _story(room: Room, viewer: int, since: int) -> list[Json]:
    if room.table is None:
        return []
    return [event_json(event) for event in room.table.story(viewer, max(0, since - room.forgotten))]


def _table_now(room: Room) -> _TableNow:
    """What of the table a step of the game may change: as long as this is the same, so is all the rest."""
    clocks = tuple([clock_of(room, seat) for seat in range(len(room.playing))]) if room.seconds else ()
    phase = room.phase
    return phase, phase == "playing" and _turning(room), clocks


def _turning(room: Room) -> bool:
    table = room.table
    return table is not None and table.chance is not None and unhurried(table)


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
        turning=room.phase == "playing" and _turning(room),
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
        chance=_chance_of(room, seat),
    )


def _chance_of(room: Room, seat: int) -> Literal["", "sealed", "opened"]:
    """How far the nonce of this seat is: what the log says of it too."""
    shuffling = room.table.shuffling if room.table else None
    if shuffling is None or seat not in shuffling.sealed:
        return ""
    return "opened" if seat in shuffling.opened else "sealed"


def you_info(room: Room, person: Person, invite: str = "") -> You:
    """What concerns this person alone."""
    units = _may_see(_units(room), person)
    yours = _yours(room, person, room.viewer_of(person.id), units, playing=room.phase == "playing")
    return _you_info(room, person, yours, invite)


def _yours(room: Room, person: Person, seat: int, units: _Units, *, playing: bool) -> _Yours:
    table = room.table
    asked, choices, undo = 0, _NONE, False
    if seat != SPECTATOR and table is not None:
        if playing and room.asked[seat]:
            asked, choices = room.asked[seat], table.legal(seat)
        undo = table.may_undo(seat) and room.runs
    return _Yours(seat, person.role, room.host == person.id, asked, choices, undo, units)


def _you_info(room: Room, person: Person, yours: _Yours, invite: str) -> You:
    return You(
        person=person.id,
        role=yours.role,
        host=yours.host,
        seat=None if yours.seat == SPECTATOR else yours.seat,
        asked=yours.asked,
        legal=[_legal_text(choice) for choice in yours.choices],
        makes=_makes(room, yours.seat, yours.choices),
        undo=yours.undo,
        units={str(whose): unit for whose, unit in yours.units},
        invite=invite if yours.host or yours.role in ("host", "screen") else "",
    )


@lru_cache(KEPT)
def _legal_text(choice: Action | MayGive) -> Any:
    """As JSON has it, written once: raw text, which msgspec puts where the types have JSON."""
    if isinstance(choice, MayGive):
        return Raw(encode({"type": "may_give", "drinks": choice.drinks, "to": list(choice.to)}))
    return Raw(encode(action_json(choice)))


def _makes(room: Room, seat: int, choices: Iterable[Any]) -> dict[str, str]:
    """What the hand of Stop the Bus would be after each exchange (STB-2.1)."""
    takes = [choice for choice in choices if isinstance(choice, Take)]
    if not takes or room.table is None:
        return {}
    hand = room.table.state.hand[seat]
    first, second, third = hand
    kept = {first: (second, third), second: (first, third), third: (first, second)}
    found: dict[str, str] = {}
    for take in takes:
        one, other = kept[take.put]
        found[f"{card_name(take.take)} {card_name(take.put)}"] = KINDS[hand_kind(take.take, one, other, room.house)]
    return found


def _units(room: Room) -> list[tuple[Person, UnitInfo]]:
    """What a drink is at each seat of a person who is at the table."""
    people = room.people.values()
    return [(who, _unit_info(room, who)) for who in people if who.human and not who.gone]


def _may_see(units: Iterable[tuple[Person, UnitInfo]], viewer: Person) -> _Units:
    """Those that this person may know: their own, and what others show them."""
    return [
        (whose.id, unit) for whose, unit in units if whose is viewer or whose.shown is None or viewer.id in whose.shown
    ]


def _unit_info(room: Room, who: Person) -> UnitInfo:
    seat = room.seat_of(who.id)
    drinks = room.drinks_of(seat) if seat != SPECTATOR else 0
    over_cap = max(0, drinks - room.cap) if room.cap else 0
    all_points = who.driver or who.unit == "points"
    return UnitInfo(unit=who.unit, driver=who.driver, drinks=drinks, points=drinks if all_points else over_cap)
