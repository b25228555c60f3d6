"""What people may do at a table, and who may do it: each command becomes what happens, or is refused with a reason."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import msgspec

from nightbus.bots.playing import BOT_NAMES
from nightbus.errors import IllegalStep, NotationError
from nightbus.rules.game import game
from nightbus.rules.switches import as_json, with_settings
from nightbus.server import events as ev
from nightbus.server import messages as do
from nightbus.server.deciding import TENTH, Decision, unhurried
from nightbus.server.room import Person, Room
from nightbus.table import log
from nightbus.table.notation import check_names, same_name, shown
from nightbus.table.rulebook import MOST_SEATS
from nightbus.table.tagged import read_action

SECOND: Final = 10 * TENTH
VOTE_SECONDS: Final = 60
MOVE_SECONDS: Final = 60
MOVE_SIGNS: Final = "23456789BCDFGHJKLMNPQRSTVWXZ"
"""Of a one-time code: nothing that is read as another sign, or spells a word."""
MOVE_LENGTH: Final = 8
MOST_PEOPLE: Final = 60
"""At one table, screens, spectators and those who have left in this session included."""
LOW_HIGH: Final[Mapping[str, tuple[int, int]]] = MappingProxyType(
    {"seconds": (0, 600), "grace": (5, 600), "pace": (0, 50), "cap": (0, 200)}
)
"""What a table may choose: seconds for a decision, seconds of grace, tenths between cards, drinks a game."""
HEX_DIGITS: Final = 64

TABLE_TAGS: Final = frozenset(kind.__struct_config__.tag for kind in do.Do.__args__)


def hash_of(secret: str) -> str:
    """What is kept of a token, an invite or a one-time code."""
    return hashlib.sha256(secret.encode()).hexdigest()


def command(decision: Decision, person: Person, at: int, raw: msgspec.Raw) -> None:
    """A person does something.

    :raises NightbusError: it cannot be read, or not by this person, or not now.
    """
    try:
        found = do.read_tag(raw)
        tag = found.get("type")
        asked = do.read_do(raw) if isinstance(tag, str) and tag in TABLE_TAGS else None
    except msgspec.DecodeError as wrong:
        raise NotationError("message-form", found=do.place_of(wrong, "$.do")) from None
    if asked is not None:
        _HANDLERS[type(asked)](decision, person, asked, at)
    else:
        _act(decision, person, at, read_action(found, decision.table.game.actions))


def _act(decision: Decision, person: Person, at: int, action: Any) -> None:
    room = decision.room
    seat = _seat(room, person)
    _running(room)
    if not room.mixed:  # else a nonce could be withheld to choose a shuffle that makes the answer a wrong one
        raise IllegalStep("still-shuffling", rule="C-3")
    _take_back(decision, person)
    asked = room.asked[seat]
    if asked and at < asked:
        raise IllegalStep("stale", at=at, asked=asked)
    decision.act(seat, action)


def _undo(decision: Decision, person: Person, _asked: do.Undo, _at: int) -> None:
    seat = _seat(decision.room, person)
    _running(decision.room)
    decision.undo(seat)


def _turn(decision: Decision, person: Person, _asked: do.Turn, at: int) -> None:
    room = decision.room
    table = decision.table
    _running(room)
    if person.id != room.host:
        _seat(room, person)
    if not room.mixed or table.chance is None or not unhurried(table):
        raise IllegalStep("no-card-due", awaits="", rule=table.asked_by)
    if at < room.dealt:
        raise IllegalStep("stale", at=at, asked=room.dealt)
    rider = getattr(table.state, "rider", -1)
    if rider >= 0 and room.playing[rider] != person.id and not room.stood_in(room.playing[rider]):
        raise IllegalStep("not-rider", seat=table.names[rider])
    decision.deal_next()


def _seal(decision: Decision, person: Person, asked: do.Seal, _at: int) -> None:
    _hex(asked.hash)
    if person.role != "seat":
        raise IllegalStep("no-seat")
    decision.happens(ev.SealedAhead(person.id, asked.hash))


def _open(decision: Decision, person: Person, asked: do.Open, _at: int) -> None:
    _hex(asked.nonce)
    decision.step(log.Open(_seat(decision.room, person), asked.nonce))
    decision.mix_if_open()


def _back(decision: Decision, person: Person, _asked: do.Back, _at: int) -> None:
    _seat(decision.room, person)
    _take_back(decision, person)


def _take_back(decision: Decision, person: Person) -> None:
    if person.stand_in:
        decision.happens(ev.TookBack(person.id))


# Between games


def _start(decision: Decision, person: Person, _asked: do.Start, _at: int) -> None:
    room = decision.room
    _host(room, person)
    _idle(room)
    begin(decision)


def begin(decision: Decision) -> None:
    """A session begins with the seats and house rules as they are.

    :raises NightbusError: so many cannot play them.
    """
    room = decision.room
    room.game.check(room.house, len(room.order))
    names = check_names(room.people[p].name for p in room.order)
    dealer = room.order.index(room.dealer) if room.dealer in room.order else None
    decision.happens(ev.Started(room.game.version, list(room.order), list(names), dealer))
    decision.commit()


def _next(decision: Decision, person: Person, _asked: do.Next, _at: int) -> None:
    room = decision.room
    _host(room, person)
    _idle(room)
    if room.table is None:
        raise IllegalStep("no-game")
    names = tuple(room.people[p].name for p in room.order)
    same = room.playing == tuple(room.order) and room.table.names == names
    agreed = room.table.game is room.game and room.table.house == room.house
    if room.given_up or not same or not agreed:
        begin(decision)
        return
    decision.step(log.Again())
    decision.commit()


def _house(decision: Decision, person: Person, asked: do.House, _at: int) -> None:
    room = decision.room
    _host(room, person)
    _idle(room)
    name, rulebook, house = house_of(
        asked.game or room.game.name, asked.rulebook if asked.game or asked.rulebook else room.rulebook, asked.switches
    )
    decision.happens(ev.HouseSet(name, rulebook, as_json(house)))


def house_of(name: str, rulebook: str | None, switches: Mapping[str, Any]) -> tuple[str, str, Any]:
    """Game, rulebook and house rules as asked for.

    :raises NightbusError: there is no such game, rulebook, switch or value.
    """
    of = game(name)
    book = next(iter(of.rulebooks)) if rulebook is None else rulebook
    if book not in of.rulebooks:
        raise NotationError("no-such-rulebook", rulebook=shown(book), game=name, allowed=", ".join(of.rulebooks))
    return name, book, with_settings(of.rulebooks[book], switches)


def _order(decision: Decision, person: Person, asked: do.Order, _at: int) -> None:
    room = decision.room
    _host(room, person)
    _idle(room)
    if sorted(asked.persons) != sorted(room.order):
        raise IllegalStep("order-persons", persons=", ".join(str(p) for p in room.order))
    decision.happens(ev.Ordered(asked.persons))


def _dealer(decision: Decision, person: Person, asked: do.Dealer, _at: int) -> None:
    room = decision.room
    _host(room, person)
    _idle(room)
    if asked.person is not None and asked.person not in room.order:
        raise IllegalStep("no-such-person", person=asked.person)
    decision.happens(ev.DealerNamed(asked.person))


def _add_bot(decision: Decision, person: Person, asked: do.AddBot, _at: int) -> None:
    _host(decision.room, person)
    _idle(decision.room)
    add_bot(decision, asked.level, asked.name)


def add_bot(decision: Decision, level: str, name: str | None = None) -> None:
    """A bot sits down, under a name that nobody has.

    :raises NightbusError: there is no room, or the name will not do.
    """
    room = decision.room
    _has_room(room)
    taken = {same_name(room.people[p].name) for p in room.order}
    name = name or next(free for free in BOT_NAMES if same_name(free) not in taken)
    name = check_names((*(room.people[p].name for p in room.order), name))[-1]
    decision.happens(ev.BotJoined(_next_person(room), name, level))  # type: ignore[arg-type]  # a word of `Level`


def join(decision: Decision, name: str, face: str, role: str, token: str) -> Person:
    """Somebody joins, who will show a token of this hash.

    :raises NightbusError: there is no room, or the name will not do.
    """
    room = decision.room
    if role == "seat":
        _has_room(room)
        name = check_names((*(room.people[p].name for p in room.order), name))[-1]
    elif sum(not p.gone for p in room.people.values()) >= MOST_PEOPLE:
        raise IllegalStep("table-full", limit=MOST_PEOPLE)
    elif name:
        name = check_names((name,))[0]
    person = _next_person(room)
    decision.happens(ev.Joined(person, name, face_of(face), role, token))  # type: ignore[arg-type]  # a word of `Role`
    if room.host is None and role in ("seat", "host"):
        decision.happens(ev.Hosted(person))
    return room.people[person]


def face_of(face: str) -> str:
    """The name of a drawn face: letters, digits and hyphens; anything else is none."""
    return face if len(face) <= 24 and face.replace("-", "").isalnum() and face.isascii() else ""


def _has_room(room: Room) -> None:
    if len(room.order) >= MOST_SEATS or sum(not p.gone for p in room.people.values()) >= MOST_PEOPLE:
        raise IllegalStep("table-full", limit=MOST_SEATS)


def _next_person(room: Room) -> int:
    return max(room.people, default=0) + 1


# Whoever is there


def _rename(decision: Decision, person: Person, asked: do.Rename, _at: int) -> None:
    room = decision.room
    name = person.name if asked.name is None else asked.name
    if name != person.name:
        if person.id in room.playing:
            _idle(room)
        others = (room.people[p].name for p in room.order if p != person.id)
        name = check_names((*others, name))[-1]
    face = person.face if asked.face is None else face_of(asked.face)
    decision.happens(ev.Renamed(person.id, name, face))


def _kick(decision: Decision, person: Person, asked: do.Kick, _at: int) -> None:
    room = decision.room
    _host(room, person)
    who = _somebody(room, asked.person)
    if who.bot:
        _idle(room)
    leave(decision, who, kicked=True)


def _leave(decision: Decision, person: Person, _asked: do.Leave, _at: int) -> None:
    leave(decision, person, kicked=False)


def leave(decision: Decision, who: Person, *, kicked: bool) -> None:
    """Somebody is gone for good; the host's part passes on."""
    room = decision.room
    decision.happens(ev.Left(who.id, kicked))
    if room.host == who.id:
        heirs = [p for p in room.people.values() if not p.gone and not p.bot and p.role in ("seat", "host")]
        heirs.sort(key=lambda p: (not p.present, p.role != "seat", p.id))
        decision.happens(ev.Hosted(heirs[0].id if heirs else None))
    if room.vote and room.vote.person == who.id:
        decision.happens(ev.VoteEnded("replace", passed=False))


def _pass_host(decision: Decision, person: Person, asked: do.Host, _at: int) -> None:
    room = decision.room
    who = _somebody(room, asked.person)
    if who.bot or who.role not in ("seat", "host"):
        raise IllegalStep("no-such-person", person=asked.person)
    present = room.host is not None and room.people[room.host].present
    if person.id != room.host and (present or person.role != "seat"):
        raise IllegalStep("not-host")
    decision.happens(ev.Hosted(who.id))


def _move(decision: Decision, person: Person, asked: do.Move, _at: int) -> None:
    room = decision.room
    who = person if asked.person is None else _somebody(room, asked.person)
    if who.id != person.id:
        _host(room, person)
    if who.role not in ("seat", "host") or who.bot:
        raise IllegalStep("no-seat")
    decision.move = "".join(secrets.choice(MOVE_SIGNS) for _ in range(MOVE_LENGTH))
    decision.happens(ev.Moving(who.id, hash_of(decision.move), decision.now + MOVE_SECONDS * SECOND))


def _label(decision: Decision, person: Person, asked: do.Label, _at: int) -> None:
    if person.role != "seat":
        raise IllegalStep("no-seat")
    shown_to = None if asked.shown is None else sorted({p for p in asked.shown if p in decision.room.people})
    decision.happens(ev.Labelled(person.id, asked.unit, asked.driver, shown_to))


# What the host settles


def _lock(decision: Decision, person: Person, asked: do.Lock, _at: int) -> None:
    _host(decision.room, person)
    decision.happens(ev.Locked(asked.on))


def _pause(decision: Decision, person: Person, asked: do.Pause, _at: int) -> None:
    _host(decision.room, person)
    decision.happens(ev.Paused(asked.on))


def _limits(decision: Decision, person: Person, asked: do.Limits, _at: int) -> None:
    room = decision.room
    _host(room, person)
    seconds, grace, pace = (
        getattr(room, name) if getattr(asked, name) is None else within(name, getattr(asked, name))
        for name in ("seconds", "grace", "pace")
    )
    decision.happens(ev.LimitsSet(seconds, grace, asked.absent or room.absent, pace))  # type: ignore[arg-type]


def _safety(decision: Decision, person: Person, asked: do.Safety, _at: int) -> None:
    _host(decision.room, person)
    _idle(decision.room)
    decision.happens(ev.CapSet(within("cap", asked.cap)))


def _coach(decision: Decision, person: Person, asked: do.Coaching, _at: int) -> None:
    _host(decision.room, person)
    decision.happens(ev.CoachSet(asked.when))


def _close(decision: Decision, person: Person, _asked: do.Close, _at: int) -> None:
    _host(decision.room, person)
    if decision.room.runs:
        decision.give_up()
    decision.happens(ev.Closed())


def within(name: str, value: int) -> int:
    """The value, if a table may choose it.

    :raises NotationError: it may not.
    """
    low, high = LOW_HIGH[name]
    if not low <= value <= high:
        raise NotationError("setting-range", setting=name, value=value, low=low, high=high)
    return value


# Votes


def _vote(decision: Decision, person: Person, asked: do.Vote, _at: int) -> None:
    room = decision.room
    _seat(room, person)
    _running(room)
    if room.vote:
        raise IllegalStep("vote-under-way")
    if asked.what == "replace":
        if asked.person is None:
            raise NotationError("vote-nobody")
        who = _somebody(room, asked.person)
        if who.id not in room.playing or room.stood_in(who.id):
            raise IllegalStep("no-such-person", person=who.id)
    needed = len(voters(room)) // 2 + 1
    about = asked.person if asked.what == "replace" else None
    decision.happens(ev.VoteCalled(asked.what, about, person.id, needed, decision.now + VOTE_SECONDS * SECOND))
    count(decision)


def _ballot(decision: Decision, person: Person, asked: do.Ballot, _at: int) -> None:
    room = decision.room
    if room.vote is None:
        raise IllegalStep("no-vote")
    if person.id not in voters(room):
        raise IllegalStep("no-seat")
    decision.happens(ev.Balloted(person.id, asked.yes))
    count(decision)


def voters(room: Room) -> list[int]:
    """Who may vote: the people at the seats of the game who are here."""
    return [p for p in room.playing if room.people[p].present and not room.people[p].gone]


def count(decision: Decision) -> None:
    """A vote is decided once enough are for it, or so many against it that there cannot be."""
    room = decision.room
    vote = room.vote
    if vote is None:
        return
    yes, no = sum(vote.cast.values()), len(vote.cast) - sum(vote.cast.values())
    if yes >= vote.needed:
        what, who = vote.what, vote.person
        decision.happens(ev.VoteEnded(what, passed=True))  # type: ignore[arg-type]
        if what == "end":
            decision.give_up()
        elif who is not None:
            decision.happens(ev.StoodIn(who, voted=True))
    elif len(voters(room)) - no < vote.needed:
        decision.happens(ev.VoteEnded(vote.what, passed=False))  # type: ignore[arg-type]


# Who may


def _host(room: Room, person: Person) -> None:
    if room.host != person.id:
        raise IllegalStep("not-host")


def _idle(room: Room) -> None:
    if room.runs:
        raise IllegalStep("game-runs")


def _running(room: Room) -> None:
    if not room.runs:
        raise IllegalStep("no-game")
    if room.paused:
        raise IllegalStep("paused")


def _seat(room: Room, person: Person) -> int:
    seat = room.seat_of(person.id)
    if seat < 0 or person.gone:
        raise IllegalStep("no-seat")
    return seat


def _somebody(room: Room, person: int) -> Person:
    who = room.people.get(person)
    if who is None or who.gone:
        raise IllegalStep("no-such-person", person=person)
    return who


def _hex(text: str) -> None:
    if len(text) != HEX_DIGITS or any(sign not in "0123456789abcdef" for sign in text):
        raise NotationError("hex-form", digits=HEX_DIGITS)


Handler = Callable[[Decision, Person, Any, int], None]
_HANDLERS: Final[Mapping[type[Any], Handler]] = MappingProxyType(
    {
        do.Start: _start,
        do.Next: _next,
        do.House: _house,
        do.Order: _order,
        do.Dealer: _dealer,
        do.AddBot: _add_bot,
        do.Kick: _kick,
        do.Rename: _rename,
        do.Lock: _lock,
        do.Pause: _pause,
        do.Limits: _limits,
        do.Safety: _safety,
        do.Label: _label,
        do.Coaching: _coach,
        do.Host: _pass_host,
        do.Move: _move,
        do.Leave: _leave,
        do.Back: _back,
        do.Close: _close,
        do.Undo: _undo,
        do.Turn: _turn,
        do.Vote: _vote,
        do.Ballot: _ballot,
        do.Seal: _seal,
        do.Open: _open,
    }
)
