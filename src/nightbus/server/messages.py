"""What travels between a table and those at it: JSON, every object tagged by `"type"`. `docs/protocol.md` shows each.

The server sends ids and arguments, never sentences. `seq` numbers what is public at a table; what only one seat may
notice (the second card of an answer still sealed) has no number of its own, so that counting tells nobody anything.
"""

import re
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType

from nightbus.table.notation import shown

PROTOCOL: Final = 1
"""The version of these messages: a client says it first, and is told which is spoken if it is another."""

MOST_BYTES: Final = 4096
"""Of one message of a client."""
MOST_ID: Final = 64

MOST_BRACKETS: Final = 200
"""Of one message: a full split of drinks needs twenty, and what is nested a thousand deep is no message."""

Json = dict[str, Any]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]
"""A number of a client: what every JSON reader has exactly."""
Level = Literal["pub", "random"]
Absent = Literal["bot", "default", "wait"]
Unit = Literal["beer", "soft", "water", "points", "nothing"]
Coach = Literal["off", "after", "before"]
Role = Literal["seat", "host", "screen", "spectator"]
Phase = Literal["lobby", "shuffling", "playing", "over", "closed"]


# What a client does at the table, beside the actions of the game. None has the name of an action of a game.


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Host: begin a session with the seats and house rules as they are."""


class Next(Struct, tag="next", forbid_unknown_fields=True):
    """Host: the session, which is over, goes on with a further game (C-11)."""


class House(Struct, tag="house", forbid_unknown_fields=True):
    """Host, between games: another game, rulebook or switches; what is left out of `switches` is the rulebook's."""

    game: str | None = None
    rulebook: str | None = None
    switches: Json = {}


class Order(Struct, tag="order", forbid_unknown_fields=True):
    """Host, between games: who sits where, as persons clockwise; everybody who has a seat, once."""

    persons: list[Whole]


class Dealer(Struct, tag="dealer", forbid_unknown_fields=True):
    """Host, between games: who deals first; None: as the rules say (C-6)."""

    person: Whole | None


class AddBot(Struct, tag="add_bot", forbid_unknown_fields=True):
    """Host, between games: a bot sits down."""

    level: Level = "pub"
    name: str | None = None


class Kick(Struct, tag="kick", forbid_unknown_fields=True):
    """Host: a person or bot leaves the table; in a game a stand-in plays the seat out (C-9)."""

    person: Whole


class Rename(Struct, tag="rename", forbid_unknown_fields=True):
    """Another name or face for oneself; the name between games only, since the log has it."""

    name: str | None = None
    face: str | None = None


class Lock(Struct, tag="lock", forbid_unknown_fields=True):
    """Host: nobody more may join; or may again."""

    on: bool


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Host: clocks, bots and cards wait; or go on."""

    on: bool


class Limits(Struct, tag="limits", forbid_unknown_fields=True):
    """Host: how the table deals with time; what is left out stays as it is."""

    seconds: Whole | None = None
    """For a decision; 0: as long as it takes."""
    grace: Whole | None = None
    """Seconds after which an absent seat is played by a stand-in."""
    absent: Absent | None = None
    """How: a bot; the quietest choice there is; or not at all."""
    pace: Whole | None = None
    """Tenths of a second between cards that come without a decision, and before a bot moves; more after a showdown."""


class Safety(Struct, tag="safety", forbid_unknown_fields=True):
    """Host, between games: beyond so many drinks in a game a seat's drinks are points (C-2); 0: no cap."""

    cap: Whole


class Label(Struct, tag="label", forbid_unknown_fields=True):
    """What a drink is at one's own seat, seen by oneself and whoever one chooses. It changes nothing in the game."""

    unit: Unit
    driver: bool = False
    """All drinks are points from the first."""
    shown: list[Whole] | None = []
    """The persons who see it; None: everybody."""


class Coaching(Struct, tag="coach", forbid_unknown_fields=True):
    """Host: whether odds are told, and when: never, after an answer, or before it; everybody sees which."""

    when: Coach


class Host(Struct, tag="host", forbid_unknown_fields=True):
    """Make this person host: the host may, and anybody with a seat while the host is away."""

    person: Whole


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """A one-time code, good for a minute, to take one's seat to another device; the host may ask for any seat's."""

    person: Whole | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave the table; in a game a stand-in plays the seat out (C-9)."""


class Back(Struct, tag="back", forbid_unknown_fields=True):
    """Take one's seat back from its stand-in."""


class Close(Struct, tag="close", forbid_unknown_fields=True):
    """Host: close the table; what was played is kept."""


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back one's last step, which revealed nothing and committed nobody else."""


class Turn(Struct, tag="turn", forbid_unknown_fields=True):
    """Rider, or any seat in the pyramid and where a bot rides: turn the card that is due now."""


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Call a vote: end the game as it stands, or have a stand-in play somebody's seat. To call it is to be for it."""

    what: Literal["end", "replace"]
    person: Whole | None = None
    """Whose seat."""


class Ballot(Struct, tag="ballot", forbid_unknown_fields=True):
    """For the vote under way, or against it."""

    yes: bool


class Seal(Struct, tag="seal", forbid_unknown_fields=True):
    """SHA-256 of the nonce that this device will add to the next shuffle, in hexadecimal digits."""

    hash: str


class Open(Struct, tag="open", forbid_unknown_fields=True):
    """The nonce itself, 32 bytes in hexadecimal digits, once the table asks for it."""

    nonce: str


Do = (
    Start
    | Next
    | House
    | Order
    | Dealer
    | AddBot
    | Kick
    | Rename
    | Lock
    | Pause
    | Limits
    | Safety
    | Label
    | Coaching
    | Host
    | Move
    | Leave
    | Back
    | Close
    | Undo
    | Turn
    | Vote
    | Ballot
    | Seal
    | Open
)
"""What may be done at a table; an action of the game (`tagged.action_json`) is the other thing that a `cmd` may do."""


# Client to server, on the socket.


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message of a socket."""

    v: Whole
    code: str
    token: str
    last_seq: Whole = 0
    """The last `seq` that this client has, 0 for none: what it missed is told with the snapshot."""


class Cmd(Struct, tag="cmd", forbid_unknown_fields=True):
    """Do something. Answered by exactly one `ack` or `err`; the same id again by the same answer."""

    id: str
    at: Whole
    """The `seq` at which the client saw what it answers: refused as stale if another thing is asked since."""
    do: msgspec.Raw


class Resume(Struct, tag="resume", forbid_unknown_fields=True):
    """Tell what came after this `seq`: answered by a `snap`."""

    seq: Whole


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Answered by a `pong`."""


FromClient = Hello | Cmd | Resume | Ping


# What a table looks like.


class SeatInfo(Struct, kw_only=True):
    """Somebody with a seat."""

    person: int
    name: str
    face: str
    bot: Literal["", "pub", "random"] = ""
    present: bool
    stand_in: bool
    """Does somebody else play the seat for the time being?"""
    seat: int | None
    """The seat in the game under way, a number of views and events; None for one who waits for the next."""
    clock: int | None
    """When its time for the decision is up, in microseconds since 1970; None: no limit, or nothing is asked."""
    chance: Literal["", "sealed", "opened"]
    """How far its own part of the shuffle under way or played is; empty: it adds none."""


class VoteInfo(Struct, kw_only=True):
    """A vote under way."""

    what: Literal["end", "replace"]
    person: int | None
    by: int
    yes: list[int]
    no: list[int]
    needed: int
    """So many must be for it."""
    until: int
    """Microseconds since 1970."""


class TableInfo(Struct, kw_only=True):
    """A table, the same for everybody at it."""

    code: str
    game: str
    version: int
    rulebook: str
    switches: Json
    frozen: bool
    """House rules stay as they are while a game runs."""
    phase: Phase
    paused: Literal["", "host", "nobody"]
    """Why the table waits: the host says so; nobody who plays is here."""
    seats: list[SeatInfo]
    """Clockwise: while a game runs as in its views, then those who wait for the next."""
    watchers: int
    """Screens and spectators here."""
    host: int | None
    """The person who is host."""
    dealer: int | None
    """The person named to deal first."""
    locked: bool
    listed: bool
    invited: bool
    """Does joining take the invite, and not only the code?"""
    seconds: int
    grace: int
    absent: Absent
    pace: int
    cap: int
    coach: Coach
    vote: VoteInfo | None
    problem: Json | None
    """Why these seats cannot play these house rules: `{"code", "facts"}` as an `err` has them; None if they can."""
    turning: bool
    """Is a card of the ride due that the rider may turn at once?"""
    session: int
    """Sessions begun at this table."""
    given_up: bool
    """Did the last game end by a vote?"""
    commitment: str
    """SHA-256 of the seed of the shuffle under way or played; empty before."""
    opening: bool
    """Are the nonces asked for?"""


class UnitInfo(Struct, kw_only=True):
    """What a drink is at a seat, as far as one may know."""

    unit: Unit
    driver: bool
    drinks: int
    points: int
    """The drinks of the game so far, and how many of them are points instead."""


class You(Struct, kw_only=True):
    """What concerns one viewer alone."""

    person: int
    role: Role
    host: bool
    seat: int | None
    asked: int
    """The `seq` at which what is asked was first asked, 0 if nothing is; `cmd.at` must not be below it."""
    legal: list[Json]
    """What may be done now, as actions of the game, and `{"type": "may_give", "drinks", "to"}` for drinks to split."""
    makes: dict[str, str]
    """Of each exchange that may be made (`"7C 2S"`: the card taken, the card put down), what the hand would be."""
    undo: bool
    units: dict[str, UnitInfo]
    """By person, for those that one may know."""
    invite: str
    """What the link of the QR code carries; for those who may show it, else empty."""


# Server to client.


class Welcome(Struct, tag="welcome", kw_only=True):
    """The answer to `hello`; a `snap` follows."""

    v: int
    seq: int
    person: int
    role: Role
    now: int
    """The server's clock, microseconds since 1970."""


class Snap(Struct, tag="snap", kw_only=True):
    """Everything as it is."""

    seq: int
    since: int
    """The events are those after this `seq`; 0: those of the game under way, the latest if they are many."""
    table: TableInfo
    view: Json | None
    you: You
    events: list[Json]


class Ev(Struct, tag="ev", kw_only=True, omit_defaults=True):
    """Something happened: what it was, and what has changed."""

    seq: int
    events: list[Json] = []
    table: Json | UnsetType = UNSET
    """The fields of `TableInfo` that have changed."""
    view: Json | UnsetType | None = UNSET
    """The fields of the view that have changed; if `table.session` has, it is whole and replaces the one before."""
    you: You | UnsetType = UNSET


class Ack(Struct, tag="ack", kw_only=True, omit_defaults=True):
    """A command was accepted, and is stored."""

    id: str
    seq: int
    move: str = ""
    """The one-time code that was asked for."""


class Err(Struct, tag="err", kw_only=True, omit_defaults=True):
    """A command, or a whole request, was refused: nothing has changed."""

    code: str
    id: str = ""
    seq: int = 0
    facts: dict[str, int | str] = {}
    """What `error-<code>` in the reader's language needs."""


class Bye(Struct, tag="bye", kw_only=True, omit_defaults=True):
    """The socket closes: `replaced`, `moved`, `kicked`, `left`, `closed`, `restart`, `protocol`, `token`, `slow`."""

    code: str
    v: int = 0
    """The version spoken, where that is the reason."""


class Pong(Struct, tag="pong", kw_only=True):
    """The answer to `ping`."""

    now: int


FromServer = Welcome | Snap | Ev | Ack | Err | Bye | Pong


# Over HTTP.


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str = "ride-the-bus"
    rulebook: str | None = None
    switches: Json = {}
    name: str | None = None
    """The maker's, who then has a seat; left out for a shared screen or a device that does not play."""
    face: str = ""
    bots: Whole = 0
    level: Level = "pub"
    listed: bool = False
    invited: bool = False
    seconds: Whole = 0
    grace: Whole = 30
    absent: Absent = "bot"
    pace: Whole = 9
    cap: Whole = 20
    coach: Coach = "off"
    token: str | None = None
    """The maker's token, 64 hexadecimal digits of its own chance; left out: the server chooses one."""


class Joining(Struct, forbid_unknown_fields=True):
    """Somebody who wants in."""

    name: str = ""
    face: str = ""
    role: Literal["seat", "screen", "spectator"] = "seat"
    invite: str = ""
    move: str = ""
    """A one-time code: the seat it stands for comes to this device."""
    token: str | None = None
    """As in `NewTable`. Who joins again with the same token is who they were."""


class Joined(Struct, kw_only=True):
    """In."""

    code: str
    person: int
    role: Role
    token: str
    seq: int
    invite: str = ""


class TableCommand(Struct, forbid_unknown_fields=True):
    """`cmd` over HTTP."""

    id: str
    at: Whole
    do: msgspec.Raw


class Listed(Struct, kw_only=True):
    """A table that anybody may find."""

    code: str
    game: str
    rulebook: str
    seats: int
    playing: bool


T = TypeVar("T")

encode = msgspec.json.Encoder().encode
read_do = msgspec.json.Decoder(Do).decode
read_tag = msgspec.json.Decoder(dict[str, Any]).decode
_from_client = msgspec.json.Decoder(FromClient).decode


def read_from_client(text: bytes) -> FromClient:
    """The message of a client.

    :raises msgspec.DecodeError: it is none.
    """
    return _from_client(_flat(text))


def read_body(body: bytes, kind: type[T]) -> T:
    """What a request brings.

    :raises msgspec.DecodeError: it is nothing of this kind.
    """
    return msgspec.json.decode(_flat(body), type=kind)


def place_of(wrong: msgspec.DecodeError, root: str = "$") -> str:
    """Where a message cannot be read, as facts have it: a field from its `root` on, or the byte at which it is no JSON.

    >>> place_of(msgspec.ValidationError("Object missing required field `person` - at `$[0]`"), "$.do")
    '$.do[0].person'
    >>> place_of(msgspec.DecodeError("JSON is malformed: invalid character (byte 7)"))
    'byte 7'
    """
    text = str(wrong)
    if byte := re.search(r"\((byte \d+)\)$", text):
        return byte[1]
    at = re.search(r" - at `\$(.*)`$", text)
    field = re.match(r"Object (?:missing required|contains unknown) field `(.+?)`", text)  # it is not in the path
    return shown(root + (at[1] if at else "") + (f".{field[1]}" if field else ""))


def _flat(text: bytes) -> bytes:
    """The same; what is nested too deep to be read safely is refused before anything goes down into it."""
    if text.count(b"[") + text.count(b"{") > MOST_BRACKETS:
        raise msgspec.DecodeError(f"more than {MOST_BRACKETS} brackets")
    return text
