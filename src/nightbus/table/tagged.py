"""Actions and events as JSON has them: tagged by `"type"`, cards as `"10D"`, seats as numbers."""

import dataclasses
from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from nightbus.cards import card_name, read_card
from nightbus.errors import NotationError
from nightbus.rules import actions, events
from nightbus.rules.actions import Action, Give
from nightbus.rules.events import Event

CARD_FIELDS = frozenset({"card", "second", "take", "put"})
SEAT_FIELDS = frozenset({"seat", "other", "to"})

Json = dict[str, Any]


def event_json(event: Event, names: Iterable[str] | None = None) -> Json:
    """The event as JSON has it; with `names`, seats by name.

    >>> from nightbus.rules.events import Drank
    >>> event_json(Drank("RTB-1.9", 1, None, 2), ["Ana", "Bo"])
    {'type': 'drank', 'rule': 'RTB-1.9', 'seat': 'Bo', 'other': None, 'drinks': 2}
    """
    known = None if names is None else list(names)
    return {"type": events.tag(type(event))} | {f: _plain(f, getattr(event, f), known) for f in _fields(type(event))}


def action_json(action: Action) -> Json:
    """The action as JSON has it.

    >>> action_json(Give(((1, 2), (2, 1))))
    {'type': 'give', 'gifts': [{'seat': 1, 'drinks': 2}, {'seat': 2, 'drinks': 1}]}
    """
    if isinstance(action, Give):
        return {"type": "give", "gifts": [{"seat": seat, "drinks": drinks} for seat, drinks in action.gifts]}
    kind = type(action)
    return {"type": actions.tag(kind)} | {f: _plain(f, getattr(action, f), None) for f in _fields(kind)}


def read_action(value: object, kinds: Iterable[type[Action]]) -> Action:
    """The action, one of `kinds`, that a JSON value stands for.

    :raises NotationError: it stands for none of them.
    """
    if not isinstance(value, Mapping):
        raise NotationError("action-form", action=str(value))
    known = {actions.tag(kind): kind for kind in kinds}
    kind = known.get(str(value.get("type")))
    if kind is None or set(value) != {"type", *_fields(kind)}:
        raise NotationError("action-form", action=str(value))
    if kind is Give:
        return Give(_gifts(value["gifts"]))
    make = cast("Callable[..., Action]", kind)
    return make(**{f: _read(f, value[f]) for f in _fields(kind)})


def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(f.name for f in dataclasses.fields(kind))


def _plain(field: str, value: Any, names: list[str] | None) -> Any:
    if value is None:
        return None
    if field in CARD_FIELDS:
        return card_name(value)
    if field in SEAT_FIELDS and names is not None:
        return names[value]
    return value


def _read(field: str, value: object) -> int | str:
    if field in CARD_FIELDS and isinstance(value, str):
        return read_card(value)
    if field == "call" and isinstance(value, str):
        return value
    if field in ("place", "to") and type(value) is int:
        return value
    raise NotationError("action-form", action=f"{field}: {value}")


def _gifts(value: object) -> tuple[tuple[int, int], ...]:
    gifts: list[tuple[int, int]] = []
    for gift in value if isinstance(value, list) else [value]:
        match gift:
            case {"seat": int(seat), "drinks": int(drinks), **rest} if not rest:
                gifts.append((seat, drinks))
            case _:
                raise NotationError("action-form", action=f"gifts: {gift}")
    return tuple(gifts)
