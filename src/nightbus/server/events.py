"""What happens at a table, as its store keeps it: an entry is an array of these, and a table is what they add up to.

The steps of the game are those of its log (`table.log`); everything else is here. No token, nonce to come or seed is
in any of them, only hashes.
"""

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from nightbus.server.messages import Absent, Coach, Json, Level, Role, Unit
from nightbus.table import log


class Made(Struct, tag="made"):
    """The table itself. Its maker joins with the next event."""

    code: str
    game: str
    rulebook: str
    switches: Json
    listed: bool
    invite: str
    """Hash of the invite."""
    invited: bool
    seconds: int
    grace: int
    absent: Absent
    pace: int
    cap: int
    coach: Coach


class Joined(Struct, tag="joined"):
    """Somebody joins; who has a seat sits down last."""

    person: int
    name: str
    face: str
    role: Role
    token: str
    """Hash of the token."""


class BotJoined(Struct, tag="bot_joined"):
    """A bot sits down last."""

    person: int
    name: str
    level: Level


class Left(Struct, tag="left"):
    """Somebody leaves, or is made to."""

    person: int
    kicked: bool


class Renamed(Struct, tag="renamed"):
    """A name or face is another."""

    person: int
    name: str
    face: str


class Ordered(Struct, tag="ordered"):
    """The seats, clockwise."""

    persons: list[int]


class DealerNamed(Struct, tag="dealer_named"):
    """Who deals first."""

    person: int | None


class HouseSet(Struct, tag="house_set"):
    """Other house rules; `switches` holds every one."""

    game: str
    rulebook: str
    switches: Json


class Hosted(Struct, tag="hosted"):
    """Another host; None while nobody is left."""

    person: int | None


class Locked(Struct, tag="locked"):
    """Nobody more may join, or may again."""

    on: bool


class Paused(Struct, tag="paused"):
    """The host has everything wait, or go on."""

    on: bool


class LimitsSet(Struct, tag="limits_set"):
    """How the table deals with time."""

    seconds: int
    grace: int
    absent: Absent
    pace: int


class CapSet(Struct, tag="cap_set"):
    """Drinks beyond it are points."""

    cap: int


class CoachSet(Struct, tag="coach_set"):
    """When odds are told."""

    when: Coach


class Labelled(Struct, tag="labelled"):
    """What a drink is at a seat."""

    person: int
    unit: Unit
    driver: bool
    shown: list[int] | None


class Here(Struct, tag="here"):
    """A device of this person is connected, to this server; one connected before is not any more."""

    person: int
    epoch: int
    node: str
    again: bool = False
    """Were they here already, as far as anybody was told: a page that reloads, a server that was started anew?"""


class Away(Struct, tag="away"):
    """It is not any more, if it is still that one."""

    person: int
    epoch: int


class Alive(Struct, tag="alive"):
    """This server still holds the connections that it said it does: others on the store may believe it."""

    node: str


class StoodIn(Struct, tag="stood_in"):
    """A stand-in plays the seat."""

    person: int
    voted: bool


class TookBack(Struct, tag="took_back"):
    """Its owner does again."""

    person: int


class TimedOut(Struct, tag="timed_out"):
    """The time for a decision is up: what follows was done for them."""

    person: int


class Moving(Struct, tag="moving"):
    """A seat may be taken to another device with a code of this hash, until then."""

    person: int
    hash: str
    until: int


class Moved(Struct, tag="moved"):
    """It was: from now on this token is its owner's."""

    person: int
    token: str


class SealedAhead(Struct, tag="sealed_ahead"):
    """The hash of the nonce that a device will add to the next shuffle."""

    person: int
    hash: str


class Started(Struct, tag="started"):
    """A session begins: what the header of its log says. The house rules are the table's."""

    version: int
    persons: list[int]
    names: list[str]
    dealer: int | None


class VoteCalled(Struct, tag="vote_called"):
    """A vote is called."""

    what: Literal["end", "replace"]
    person: int | None
    by: int
    needed: int
    until: int


class Balloted(Struct, tag="balloted"):
    """Somebody votes."""

    person: int
    yes: bool


class VoteEnded(Struct, tag="vote_ended"):
    """It is decided."""

    what: Literal["end", "replace"]
    passed: bool


class GivenUp(Struct, tag="given_up"):
    """The game ends as it stands."""


class Closed(Struct, tag="closed"):
    """The table is closed."""


Happening = (
    Made
    | Joined
    | BotJoined
    | Left
    | Renamed
    | Ordered
    | DealerNamed
    | HouseSet
    | Hosted
    | Locked
    | Paused
    | LimitsSet
    | CapSet
    | CoachSet
    | Labelled
    | Here
    | Away
    | Alive
    | StoodIn
    | TookBack
    | TimedOut
    | Moving
    | Moved
    | SealedAhead
    | Started
    | VoteCalled
    | Balloted
    | VoteEnded
    | GivenUp
    | Closed
)


@dataclass(frozen=True, slots=True)
class Stepped:
    """A step of the game's log, which has this number there."""

    number: int
    step: log.Step


Event = Happening | Stepped
