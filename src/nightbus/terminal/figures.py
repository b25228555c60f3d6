"""The night in figures: what each seat came to, and what was worth remembering. What not all saw is left out (C-4)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from nightbus.rules import events
from nightbus.rules.chase_the_ace.view import ChaseView
from nightbus.rules.events import Event
from nightbus.rules.game import SPECTATOR
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.rules.stop_the_bus.view import StopView
from nightbus.table.rulebook import has_chips
from nightbus.terminal.shown import TableShown

MOST_TICKETS: Final = 5


@dataclass(frozen=True, slots=True)
class SeatFigures:
    """One seat's night: what its bar shows, and the amounts beside it, each (message, number)."""

    name: str
    bar: int
    amounts: tuple[tuple[str, int], ...]
    won: bool


@dataclass(frozen=True, slots=True)
class Ticket:
    """Something to remember: a message, whose it is (seats level share it), and its number."""

    message: str
    names: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True)
class Figures:
    """A night, or as much of it as has been played."""

    title: str
    """The message that says what the bars show."""
    seats: tuple[SeatFigures, ...]
    tickets: tuple[Ticket, ...]


def figures(table: TableShown) -> Figures:
    """The night at this table in figures."""
    view = table.view(SPECTATOR)
    story = table.story(SPECTATOR)
    match view:
        case RideView():
            return _of_ride(view, story, table.names)
        case ChaseView():
            return _of_chase(view, story, table)
        case StopView():
            return _of_stop(view, story, table)
        case _:
            raise TypeError(view)


def _count(story: Sequence[Event], kind: type[Any], field: str = "seat", amount: str = "") -> Counter[int]:
    """For each seat how often such a thing happened, or how much it came to."""
    found: Counter[int] = Counter()
    for event in story:
        if isinstance(event, kind):
            found[getattr(event, field)] += getattr(event, amount) if amount else 1
    return found


def _tickets(names: Sequence[str], *counted: tuple[str, Counter[int]]) -> tuple[Ticket, ...]:
    """For each count who leads it, as far as anybody has any."""
    made = []
    for message, counts in counted:
        most = max(counts.values(), default=0)
        if most > 0:
            leaders = tuple(names[seat] for seat in sorted(counts) if counts[seat] == most)
            made.append(Ticket(message, leaders, most))
    return tuple(made[:MOST_TICKETS])


def _of_ride(view: RideView, story: Sequence[Event], names: tuple[str, ...]) -> Figures:
    seats = []
    for name, seat in zip(names, view.seats, strict=True):
        amounts = [("drinks", seat.drinks)]
        if any(other.shots for other in view.seats):
            amounts.append(("shots", seat.shots))
        if seat.rides:
            amounts.append(("terminal-rides", seat.rides))
        seats.append(SeatFigures(name, seat.drinks, tuple(amounts), won=False))
    longest = Counter({i: seat.longest for i, seat in enumerate(view.seats)})
    tickets = _tickets(
        names,
        ("terminal-longest-ride", longest),
        ("terminal-most-right", _count(story, events.Right)),
        ("terminal-most-given", _count(story, events.Gave, amount="drinks")),
        ("terminal-most-caught", _count(story, events.ClaimBroke)),
        ("terminal-most-believed", _count(story, events.Accepted)),
    )
    return Figures("terminal-figures-drinks", tuple(seats), tickets)


def _of_chase(view: ChaseView, story: Sequence[Event], table: TableShown) -> Figures:
    seats = [("lives", seat.lives, seat.chips, seat.wins) for seat in view.seats]
    tickets = _tickets(
        table.names,
        ("terminal-winner", _count(story, events.Won)),
        ("terminal-most-kings", _count(story, events.Blocked, "other")),
        ("terminal-most-swaps", _count(story, events.Swapped)),
        ("terminal-most-stays", _count(story, events.Stayed)),
        ("terminal-most-lost-lives", _count(story, events.LostLife, amount="lives")),
    )
    return Figures("terminal-figures-rounds", _lasting(table, story, view.winner, seats), tickets)


def _of_stop(view: StopView, story: Sequence[Event], table: TableShown) -> Figures:
    seats = [("tokens", seat.tokens, seat.chips, seat.wins) for seat in view.seats]
    tickets = _tickets(
        table.names,
        ("terminal-winner", _count(story, events.Won)),
        ("terminal-most-stops", _count(story, events.BusStopped)),
        ("terminal-most-exchanges", _count(story, events.Exchanged)),
        ("terminal-most-lost-tokens", _count(story, events.LostToken)),
    )
    return Figures("terminal-figures-rounds", _lasting(table, story, view.winner, seats), tickets)


def _lasting(
    table: TableShown, story: Sequence[Event], winner: int | None, seats: Sequence[tuple[str, int, int, int]]
) -> tuple[SeatFigures, ...]:
    """Of a game of lives or tokens how long each seat lasted; each seat's are (what, left, chips, games won)."""
    rounds = 0
    lasted: dict[int, int] = {}
    for event in story:
        match event:
            case events.GameBegan():
                rounds = 0
                lasted.clear()
            case events.RoundBegan():
                rounds += 1
            case events.WentOut(seat=seat):
                lasted[seat] = rounds
            case _:
                pass
    made = []
    for i, (what, left, chips, wins) in enumerate(seats):
        amounts = [("terminal-rounds", lasted.get(i, rounds))]
        amounts += [(what, left)] if left else []
        amounts += [("chips", chips)] if has_chips(table.house) else []
        amounts += [("terminal-wins", wins)] if wins > 1 else []
        made.append(SeatFigures(table.names[i], lasted.get(i, rounds), tuple(amounts), won=i == winner))
    return tuple(made)
