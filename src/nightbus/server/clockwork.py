"""What happens at a table without anybody's command, and when: cards, bots, stand-ins, time-outs, votes that end."""

from collections.abc import Callable
from functools import partial
from typing import Final

from nightbus.server import events as ev
from nightbus.server.commands import SECOND
from nightbus.server.deciding import OPENING, TENTH, Decision, unhurried
from nightbus.server.room import Room

Thing = Callable[[Decision], None]

LOOK: Final = 5
"""Paces for which hands that are turned up are looked at: nobody is hurried, and no bot moves, until then."""


def due(room: Room) -> int | None:
    """When something happens by itself next, microseconds since 1970; None: not before somebody does something."""
    things = _due(room)  # seldom any: a table waits for its people
    return min([at for at, _ in things]) if things else None


def happen(decision: Decision) -> None:
    """The first thing that is due happens, if any is: each card and each move is an entry of its own."""
    at, thing = min(_due(decision.room), key=lambda each: each[0], default=(decision.now + 1, None))
    if thing is not None and at <= decision.now:
        thing(decision)


def _due(room: Room) -> list[tuple[int, Thing]]:
    things: list[tuple[int, Thing]] = []
    if not room.runs or room.table is None:
        return things
    if room.vote:
        things.append((room.vote.until, partial(_end_vote, what=room.vote.what)))
    if room.paused or not room.humans_here:
        return things
    if not room.mixed:
        things.append((room.shuffle_at + OPENING, Decision.mix))  # those who have not opened are left out
        return things
    if room.absent != "wait":
        for person in room.playing:
            who = room.people[person]
            if not who.present and who.human and not who.gone and not who.stand_in:
                things.append((max(who.since, room.went_on) + room.grace * SECOND, partial(_absent, person=person)))
    if room.table.chance is not None:
        if unhurried(room.table):
            things.append((_next_at(room), Decision.deal_next))
        return things
    return things + _moves(room, room.table.awaits)


def _moves(room: Room, awaits: tuple[int, ...]) -> list[tuple[int, Thing]]:
    """Of the seats that are asked, one that somebody else moves for, and those whose time will be up."""
    things: list[tuple[int, Thing]] = []
    for seat in awaits:
        if room.stood_in(room.playing[seat]):
            things.append((_next_at(room), partial(Decision.stand_in, seat=seat)))
            break
    if room.seconds:
        for seat in awaits:
            until = clock_of(room, seat)
            if until is not None:
                things.append((until, partial(_time_out, seat=seat)))
    return things


def _next_at(room: Room) -> int:
    """When the next card or move comes by itself."""
    return max(room.changed + room.pace * TENTH, _looked_at(room))


def _looked_at(room: Room) -> int:
    """Until when the hands that were turned up last are looked at."""
    return room.shown_at + LOOK * room.pace * TENTH


def clock_of(room: Room, seat: int) -> int | None:
    """When this seat's time for its decision is up; None: there is no limit, or nothing is asked of a person here."""
    who = room.people[room.playing[seat]]
    if not room.seconds or not room.asked[seat] or room.paused or not who.present or room.stood_in(who.id):
        return None
    return max(room.asked_at[seat], room.went_on, who.since, _looked_at(room)) + room.seconds * SECOND


def _end_vote(decision: Decision, what: str) -> None:
    decision.happens(ev.VoteEnded(what, passed=False))  # type: ignore[arg-type]  # as it was called


def _absent(decision: Decision, person: int) -> None:
    decision.happens(ev.StoodIn(person, voted=False))


def _time_out(decision: Decision, seat: int) -> None:
    decision.happens(ev.TimedOut(decision.room.playing[seat]))
    decision.stand_in(seat)
