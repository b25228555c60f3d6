"""A table as its server knows it: who is there, what is agreed, and the game that lies on it.

A room is the sum of its events. Whatever happens, happens by `apply`, when it is first decided and when the entries are
read again, so that a room read from its store is the room that wrote it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final, assert_never

from nightbus.errors import NightbusError
from nightbus.rules import told
from nightbus.rules.game import SPECTATOR, Game, game
from nightbus.rules.switches import with_settings
from nightbus.server import events as ev
from nightbus.server.entries import events_of
from nightbus.server.events import Event, Happening, Stepped
from nightbus.server.messages import Json, Phase, Role, Unit
from nightbus.server.store.protocol import Entry
from nightbus.table import log
from nightbus.table.log import Act, Header, Undo
from nightbus.table.replay import play_step
from nightbus.table.shoes import FairShoe
from nightbus.table.table import Table

STORY_KEPT: Final = 250
"""Events of the story that are kept: for who comes back. The log has all of it."""
STORY_SLACK: Final = 50
"""So many more there may be before the oldest go."""


@dataclass(slots=True)
class Person:
    """Somebody at the table, or a bot."""

    id: int
    name: str
    face: str
    role: Role
    token: str = ""
    """Hash of the token; empty for a bot and for whoever is gone."""
    bot: str = ""
    """How well a bot plays."""
    present: bool = False
    epoch: int = 0
    """Which connection it is, counted from 1."""
    node: str = ""
    """The server that holds it."""
    since: int = 0
    """When they came or went, microseconds since 1970."""
    stand_in: bool = False
    gone: bool = False
    unit: Unit = "beer"
    driver: bool = False
    shown: list[int] | None = field(default_factory=list)
    sealed: str = ""
    """Hash of the nonce for the next shuffle."""
    moving: str = ""
    """Hash of a one-time code, and until when it is good."""
    until: int = 0

    @property
    def human(self) -> bool:
        """Is it a person who has a seat, or had one?"""
        return self.role == "seat" and not self.bot


@dataclass(slots=True)
class Ballots:
    """A vote under way."""

    what: str
    person: int | None
    by: int
    needed: int
    until: int
    cast: dict[int, bool]


@dataclass(slots=True, eq=False)
class Room:
    """A table: read `of` its entries, or from nothing by its first events."""

    code: str = ""
    seq: int = 0
    """Number of the last entry."""
    public: int = 0
    """Number of the last thing that everybody could notice (`messages`)."""
    at: int = 0
    """When the last entry came, microseconds since 1970."""
    changed: int = 0
    """When the last one came that everybody could notice."""
    people: dict[int, Person] = field(default_factory=dict)
    order: list[int] = field(default_factory=list)
    """Who has a seat, clockwise, as the next session will have it."""
    host: int | None = None
    dealer: int | None = None
    game: Game = field(default_factory=lambda: game("ride-the-bus"))
    rulebook: str = ""
    house: Any = None
    switches: Json = field(default_factory=dict)
    invite: str = ""
    """Hash of the invite."""
    invited: bool = False
    listed: bool = False
    locked: bool = False
    paused: bool = False
    closed: bool = False
    given_up: bool = False
    seconds: int = 0
    grace: int = 0
    pace: int = 0
    cap: int = 0
    absent: str = ""
    coach: str = ""
    vote: Ballots | None = None
    table: Table | None = None
    playing: tuple[int, ...] = ()
    """The persons at the seats of the game on the table."""
    session: int = 0
    went_on: int = 0
    """When the table last stopped waiting: the host said so, or somebody who plays came back."""
    shuffle_at: int = 0
    """When the shuffle under way was committed to."""
    asked: list[int] = field(default_factory=list)
    """For each seat the `public` at which what it is asked was first asked; 0: nothing."""
    asked_at: list[int] = field(default_factory=list)
    """The same as a time."""
    dealt: int = 0
    """`public` when the last card came."""
    shown_at: int = 0
    """When hands were last turned up for everybody."""
    first_public: int = 0
    """`public` when the session began; of a long one, the first that `told_at` has."""
    forgotten: int = 0
    """Events of the story that are not kept any longer."""
    told_at: list[int] = field(default_factory=list)
    """How long the story was at each `public` from then on."""
    drunk_before: list[int] = field(default_factory=list)
    """What each seat had drunk when the game under way began."""
    heard: dict[str, int] = field(default_factory=dict)
    """When each server last said that somebody is here by way of it."""
    key: bytes = b""
    """What the cards of the shuffle under way are drawn from, once it is worked out: a secret, kept nowhere."""
    _prompts: list[Any] = field(default_factory=list)
    _sealed: Any = None
    """The question that several seats were asked at once."""
    _story: int = 0
    _awaits: tuple[int, ...] = ()

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> "Room":
        """The room that these entries add up to.

        :raises NightbusError: they cannot be played by the rules of this program.
        """
        room = cls()
        for entry in entries:
            room.take(entry)
        return room

    def take(self, entry: Entry) -> list[Event]:
        """One entry more, as the store has it; what happened."""
        happened = [self._apply_stored(found, entry) for found in events_of(entry.body)]
        self.settle(entry.seq, entry.at, happened)
        return happened

    def _apply_stored(self, found: Happening | Json, entry: Entry) -> Event:
        if isinstance(found, dict):
            if self.table is None:
                raise NightbusError("log-forged", found="step", expected="")
            number = len(self.table.log.steps) + 1
            event: Event = Stepped(number, log.read_step(found, number + 1, self.table.log.header))
        else:
            event = found
        self.apply(event, entry.at)
        return event

    # What is so

    @property
    def phase(self) -> Phase:
        """What the table is at."""
        if self.closed:
            return "closed"
        if self.table is None:
            return "lobby"
        if self.finished:
            return "over"
        return "playing" if self.mixed else "shuffling"

    @property
    def mixed(self) -> bool:
        """Are cards dealt, and no nonce is waited for?"""
        return self.table is not None and self.table.shuffling is not None and self.table.shuffling.mixed

    @property
    def finished(self) -> bool:
        """Is the game on the table at its end?"""
        return self.table is not None and (self.given_up or self.table.over)

    @property
    def runs(self) -> bool:
        """Is a game under way, its house rules frozen?"""
        return not self.closed and self.table is not None and not self.finished

    @property
    def seated(self) -> tuple[int, ...]:
        """Everybody with a seat: those of the game while one runs, then those who wait for the next."""
        if not self.runs:
            return tuple(self.order)
        return (*self.playing, *(p for p in self.order if p not in self.playing))

    @property
    def humans_here(self) -> bool:
        """Is anybody here who plays, or would?"""
        return any(p.present and p.human and not p.gone for p in self.people.values())

    def seat_of(self, person: int) -> int:
        """The seat in the game on the table, or `SPECTATOR`."""
        return self.playing.index(person) if person in self.playing else SPECTATOR

    def viewer_of(self, person: int) -> int:
        """Whose view this person has: their seat's, or the spectators'."""
        return SPECTATOR if self.people[person].gone else self.seat_of(person)

    def person_of_token(self, hashed: str) -> Person | None:
        """Whose token has this hash."""
        return next((p for p in self.people.values() if p.token == hashed), None) if hashed else None

    def stood_in(self, person: int) -> bool:
        """Does a bot or stand-in play for this person now?"""
        who = self.people[person]
        return bool(who.bot) or who.stand_in or who.gone

    def drinks_of(self, seat: int) -> int:
        """What this seat has drunk in the game under way; 0 in games without drinks."""
        drinks = getattr(self.table.state, "drinks", None) if self.table else None
        return drinks[seat] - self.drunk_before[seat] if drinks else 0

    @property
    def story_length(self) -> int:
        """How many events the story of the session has so far, those no longer kept included."""
        return self.forgotten + len(self.table.state.story) if self.table else 0

    @property
    def log_text(self) -> str:
        """The log of the session on the table, or last on it; empty before the first."""
        return str(self.table.log) if self.table else ""

    # What happens

    def apply(self, event: Event, at: int) -> None:
        """It happens.

        :raises NightbusError: it is a step of the game that is not allowed now; nothing has changed.
        """
        match event:
            case Stepped(step=step):
                self._step(step, at)
            case ev.Made():
                self.code, self.invite, self.invited, self.listed = (
                    event.code,
                    event.invite,
                    event.invited,
                    event.listed,
                )
                self.seconds, self.grace, self.absent = event.seconds, event.grace, event.absent
                self.pace, self.cap, self.coach = event.pace, event.cap, event.coach
                self._set_house(event.game, event.rulebook, event.switches)
            case ev.HouseSet(game=name, rulebook=rulebook, switches=switches):
                self._set_house(name, rulebook, switches)
            case ev.Joined(person=person, name=name, face=face, role=role, token=token):
                self.people[person] = Person(person, name, face, role, token, since=at)
                if role == "seat":
                    self.order.append(person)
            case ev.BotJoined(person=person, name=name, level=level):
                self.people[person] = Person(person, name, "", "seat", bot=level, since=at)
                self.order.append(person)
            case ev.Left(person=person):
                self._leave(self.people[person], at)
            case ev.Renamed(person=person, name=name, face=face):
                self.people[person].name, self.people[person].face = name, face
            case ev.Ordered(persons=persons):
                self.order = list(persons)
            case ev.DealerNamed(person=named):
                self.dealer = named
            case ev.Hosted(person=named):
                self.host = named
            case ev.Locked(on=on):
                self.locked = on
            case ev.Paused(on=on):
                self.paused, self.went_on = on, at
            case ev.LimitsSet():
                self.seconds, self.grace, self.absent = event.seconds, event.grace, event.absent
                self.pace = event.pace
            case ev.CapSet(cap=cap):
                self.cap = cap
            case ev.CoachSet(when=when):
                self.coach = when
            case ev.Labelled(person=person, unit=unit, driver=driver, shown=shown):
                who = self.people[person]
                who.unit, who.driver, who.shown = unit, driver, shown
            case ev.Here(person=person, epoch=epoch, node=node):
                who = self.people[person]
                if not self.humans_here and who.human:
                    self.went_on = at
                who.present, who.epoch, who.node, who.since, who.stand_in = True, epoch, node, at, False
                self.heard[node] = at
            case ev.Alive(node=node):
                self.heard[node] = at
            case ev.Away(person=person, epoch=epoch):
                who = self.people[person]
                if who.epoch == epoch:
                    who.present, who.since = False, at
            case ev.StoodIn(person=person):
                self.people[person].stand_in = True
            case ev.TookBack(person=person):
                self.people[person].stand_in = False
            case ev.Moving(person=person, hash=hashed, until=until):
                self.people[person].moving, self.people[person].until = hashed, until
            case ev.Moved(person=person, token=token):
                who = self.people[person]
                who.token, who.moving, who.until = token, "", 0
            case ev.SealedAhead(person=person, hash=hashed):
                self.people[person].sealed = hashed
            case ev.Started():
                self._start(event)
            case ev.VoteCalled():
                self.vote = Ballots(event.what, event.person, event.by, event.needed, event.until, {event.by: True})
            case ev.Balloted(person=person, yes=yes):
                if self.vote:
                    self.vote.cast[person] = yes
            case ev.VoteEnded():
                self.vote = None
            case ev.GivenUp():
                self.given_up = True
            case ev.Closed():
                self.closed = True
            case ev.TimedOut():
                pass
            case _:
                assert_never(event)

    def deal(self, pick: int) -> None:
        """Chance comes out so: what a step that says so would do, for whoever has just worked it out from the seed.

        :raises IllegalStep: no chance is due.
        """
        table = self.table
        if table is None:
            raise NightbusError("no-game")
        told_before = len(table.state.story)
        table.deal_pick(pick)
        self._note_drinks(table, told_before)

    def settle(self, seq: int, at: int, happened: Sequence[Event]) -> bool:
        """An entry is whole: count it, see what is asked now. Was there anything that everybody could notice?"""
        self.seq, self.at = seq, at
        noticed = not self.unnoticed(happened)
        if noticed:
            self.public += 1
            self.changed = at
            if self.table is not None:
                self.told_at.append(self.story_length)
                if any(row[0] in told.SHOWDOWN for row in self.table.state.story[self._story - self.forgotten :]):
                    self.shown_at = at
            if any(isinstance(e, Stepped) and isinstance(e.step, log.Deal) for e in happened):
                self.dealt = self.public
        self._look(at)
        self._forget()
        return noticed

    def _forget(self) -> None:
        """Let go of the oldest of the story, so that a table that plays all night stays as small as it was."""
        if self.table is not None:
            self.forgotten += _shorten(self.table.state.story)
            self.first_public += _shorten(self.told_at)

    def unnoticed(self, happened: Sequence[Event]) -> bool:
        """Has nothing happened, since the last entry, but that a seat changed an answer that is still sealed (RTB-2.3)?

        Nobody else may count how often. That a server is still there is nothing, either.
        """
        if all(isinstance(e, ev.Alive) for e in happened):
            return True
        if self.table is None or self.story_length != self._story or self.table.awaits != self._awaits:
            return False
        return all(isinstance(e, Stepped) and isinstance(e.step, Act | Undo) for e in happened)

    def _look(self, at: int) -> None:
        """Note since when each seat is asked what it is asked."""
        if self.table is None:
            return
        self._story, self._awaits = self.story_length, self.table.awaits
        awaited = self._awaits if self.mixed and not self.finished else ()
        question = (self.table.game.moment(self.table.state), self.table.asked_by) if awaited else ()
        if len(awaited) > 1:
            self._sealed = question
        # Where seats answer one after another each thing told is another question; sealed answers tell nothing.
        prompt = (question, -1 if question == self._sealed else self._story)
        for seat in range(len(self.playing)):
            now = prompt if seat in awaited else None
            if now != self._prompts[seat]:
                self._prompts[seat] = now
                self.asked[seat], self.asked_at[seat] = (self.public, at) if now else (0, 0)

    def _set_house(self, name: str, rulebook: str, switches: Json) -> None:
        self.game, self.rulebook, self.switches = game(name), rulebook, switches
        self.house = with_settings(self.game.rulebooks[rulebook], switches)

    def _leave(self, who: Person, at: int) -> None:
        who.gone, who.present, who.token, who.since = True, False, "", at
        self.order = [p for p in self.order if p != who.id]
        if self.dealer == who.id:
            self.dealer = None

    def _start(self, event: ev.Started) -> None:
        self.session += 1
        self.given_up, self.vote = False, None
        self.playing = tuple(event.persons)
        names = event.names
        header = Header(self.game.name, event.version, self.rulebook, self.house, tuple(names), event.dealer, {})
        self.table = Table(header.game, self.house, names, _Silent(), dealer=event.dealer, rulebook=self.rulebook)
        seats = len(names)
        self._prompts, self.asked, self.asked_at = [None] * seats, [0] * seats, [0] * seats
        self.drunk_before = [0] * seats
        self.first_public, self.told_at, self.forgotten = self.public, [0], 0
        self._story, self._awaits, self._sealed = 0, (), None
        for person in self.people.values():
            person.stand_in = person.stand_in and not person.present

    def _step(self, step: log.Step, at: int) -> None:
        table = self.table
        if table is None:
            raise NightbusError("no-game")
        told_before = len(table.state.story)
        play_step(table, step)
        match step:
            case log.Commit():
                self.shuffle_at, self.key = at, b""
            case log.Seal(seat=seat):
                self.people[self.playing[seat]].sealed = ""
            case log.Again():
                self.given_up = False
            case _:
                pass
        self._note_drinks(table, told_before)

    def _note_drinks(self, table: Table, since: int) -> None:
        """What everybody has drunk by now, if a game has begun since the story was so long."""
        state = table.state
        if any(row[0] == told.GAME_BEGAN for row in state.story[since:]):
            self.drunk_before = list(getattr(state, "drinks", self.drunk_before))


def _shorten(kept: list[Any]) -> int:
    """How many of the oldest are gone now: none as long as there are few."""
    gone = len(kept) - STORY_KEPT
    if gone <= STORY_SLACK:
        return 0
    del kept[:gone]
    return gone


class _Silent(FairShoe):
    """The table's own shoe never speaks: the room deals, one card at a time, and a replay plays what was dealt."""


def as_json(room: Room) -> Json:
    """Everything that a room is, to compare two of them by."""
    names = [each.name for each in fields(room) if not each.name.startswith("_") and each.name not in _LIVE]
    plain = {name: getattr(room, name) for name in names}
    plain["people"] = {person.id: asdict(person) for person in room.people.values()}
    return plain | {"log": room.log_text, "game": room.game.name}


_LIVE: Final = ("table", "house", "game", "people", "key")
