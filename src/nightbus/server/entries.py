"""Events as an entry of the store keeps them, and as everybody at the table may read them."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from nightbus.server import events as ev
from nightbus.server.events import Event, Happening, Stepped
from nightbus.server.messages import Json
from nightbus.table import log

TOLD: Final[dict[type[Any], tuple[str, ...]]] = {
    ev.Joined: ("person", "name", "role"),
    ev.BotJoined: ("person", "name"),
    ev.Left: ("person", "kicked"),
    ev.Renamed: ("person", "name"),
    ev.HouseSet: ("game", "rulebook"),
    ev.Hosted: ("person",),
    ev.Locked: ("on",),
    ev.Paused: ("on",),
    ev.CapSet: ("cap",),
    ev.CoachSet: ("when",),
    ev.Away: ("person",),
    ev.Here: ("person",),
    ev.StoodIn: ("person", "voted"),
    ev.TookBack: ("person",),
    ev.TimedOut: ("person",),
    ev.Started: (),
    ev.VoteCalled: ("what", "person", "by"),
    ev.VoteEnded: ("what", "passed"),
    ev.GivenUp: (),
    ev.Closed: (),
}
"""What everybody at the table is told of it, as an event beside those of the game; of the others only what changed."""


def told(event: Happening) -> Json | None:
    """The event as everybody may read it; None if there is nothing to read."""
    fields = TOLD.get(type(event))
    if fields is None or (isinstance(event, ev.Here) and event.again):
        return None
    tag = type(event).__struct_config__.tag
    return {"type": tag} | {name: getattr(event, name) for name in fields}


_encode = msgspec.json.Encoder().encode
_decode_all = msgspec.json.Decoder(list[msgspec.Raw]).decode
_decode = msgspec.json.Decoder(Happening).decode
_STEP: Final = b'{"type":"step","step":'


def body_of(events: Iterable[Event]) -> bytes:
    """The events as an entry keeps them."""
    return b"[" + b",".join(_text(event) for event in events) + b"]"


def _text(event: Event) -> bytes:
    if isinstance(event, Stepped):
        return _STEP + _encode(log.step_json(event.number, event.step)) + b"}"
    return _encode(event)


def events_of(body: bytes) -> Sequence[Happening | Json]:
    """The events of an entry in order; a step of the game as JSON, to be read with the header of its log."""
    found: list[Happening | Json] = []
    for raw in _decode_all(body):
        text = bytes(raw)
        found.append(msgspec.json.decode(text)["step"] if text.startswith(_STEP) else _decode(text))
    return found
