"""Actions, events and views as JSON has them: tagged by `"type"`, cards as `"10D"`, seats as numbers."""

import dataclasses
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from operator import attrgetter
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from nightbus.cards import NAMES, card_name, read_card
from nightbus.errors import NotationError
from nightbus.rules import actions, events
from nightbus.rules.actions import Action, Give
from nightbus.rules.events import Event
from nightbus.rules.view import CARD, View
from nightbus.table.notation import shown

CARD_FIELDS = frozenset({"card", "second", "take", "put"})
SEAT_FIELDS = frozenset({"seat", "other", "to"})

Json = dict[str, Any]
ViewT = TypeVar("ViewT", bound=View)

_Change = Callable[[Any], Any]
_NAME_OR_NULL: Final[Mapping[int | None, str | None]] = {None: None, **dict(enumerate(NAMES))}


def event_json(event: Event, names: Iterable[str] | None = None) -> Json:
    """The event as JSON has it; with `names`, seats by name.

    >>> from nightbus.rules.events import Drank
    >>> event_json(Drank("RTB-1.9", 1, None, 2), ["Ana", "Bo"])
    {'type': 'drank', 'rule': 'RTB-1.9', 'seat': 'Bo', 'other': None, 'drinks': 2}
    """
    kind: Any = event.__class__
    form = _event_form(kind)
    found: Json = {"type": form.tag}
    for name in form.names:
        found[name] = getattr(event, name)
    for name in form.cards:
        found[name] = _NAME_OR_NULL[found[name]]
    if names is not None:
        known = list(names)
        for name in form.seats:
            found[name] = None if found[name] is None else known[found[name]]
    return found


def action_json(action: Action) -> Json:
    """The action as JSON has it.

    >>> action_json(Give(((1, 2), (2, 1))))
    {'type': 'give', 'gifts': [{'seat': 1, 'drinks': 2}, {'seat': 2, 'drinks': 1}]}
    """
    if isinstance(action, Give):
        return {"type": "give", "gifts": [{"seat": seat, "drinks": drinks} for seat, drinks in action.gifts]}
    kind = type(action)
    return {"type": actions.tag(kind)} | {f: _plain(f, getattr(action, f)) for f in _fields(kind)}


def read_action(value: object, kinds: Iterable[type[Action]]) -> Action:
    """The action, one of `kinds`, that a JSON value stands for.

    :raises NotationError: it stands for none of them.
    """
    if not isinstance(value, Mapping):
        raise _no_action(value)
    kind = _by_tag(tuple(kinds)).get(str(value.get("type")))
    if kind is None or set(value) != {"type", *_fields(kind)}:
        raise _no_action(value)
    if kind is Give:
        return Give(_gifts(value["gifts"]))
    make = cast("Callable[..., Action]", kind)
    return make(**{f: _read(f, value[f]) for f in _fields(kind)})


def _no_action(value: object) -> NotationError:
    """What was found, as it was written."""
    return NotationError("action-form", action=shown(json.dumps(value, ensure_ascii=False, default=str)))


@cache
def _by_tag(kinds: tuple[type[Action], ...]) -> Mapping[str, type[Action]]:
    return {actions.tag(kind): kind for kind in kinds}


def view_json(view: View) -> Json:
    """The view as JSON has it: cards by name, null where the viewer may not know one; seats as numbers.

    >>> from nightbus.rules.game import game
    >>> stop = game("stop-the-bus")
    >>> state = stop.State()
    >>> stop.begin(state, stop.rulebooks["stop-the-bus"], 2, -1)
    >>> stop.deal(state, stop.rulebooks["stop-the-bus"], 34)
    >>> view_json(stop.see(state, stop.rulebooks["stop-the-bus"], 1))["seats"][0]["drawn"]
    '10H'
    """
    return _object_json(view, {})


def views_json(views: Iterable[View]) -> list[Json]:
    """These views of one position as JSON has them.

    A seat that several of them have in common is one object here too: it is to be written down, not changed.
    """
    kept = list(views)  # what is known by its id must live as long
    known: dict[int, Json] = {}
    return [_object_json(view, known) for view in kept]


@cache
def fields_but(kind: Any, but: tuple[str, ...]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    """The fields of a view of this type without these: their names, and what gets their values in that order."""
    names = tuple(name for name in _fields(kind) if name not in but)
    return names, attrgetter(*names)


def fields_json(kind: Any, fields: Iterable[tuple[str, Any]], parts: Callable[[tuple[Any, ...]], list[Any]]) -> Json:
    """These fields of a view of this type, each with its name, as JSON has them.

    `parts` says how its seats are written (`part_json` for each, or the text of that): most are as they were.
    """
    form = _form(kind)
    found: Json = {}
    for name, value in fields:
        if name in form.parts:
            found[name] = parts(value)
        else:
            change = form.change_of.get(name)
            found[name] = value if change is None else change(value)
    return found


def part_json(part: Any) -> Json:
    """A seat of a view as JSON has it."""
    return _object_json(part, {})


def read_view(value: Mapping[str, Any], kind: type[ViewT]) -> ViewT:
    """The view, of this type, that a JSON value stands for: the way back from `view_json`.

    :raises NotationError: it stands for none.
    """
    try:
        return cast("ViewT", _read_object(value, kind))
    except (KeyError, TypeError, AttributeError) as wrong:
        raise NotationError("view-form", found=str(wrong)[:80]) from None


def read_event(value: Mapping[str, Any]) -> Event:
    """The event that a JSON value stands for, seats as numbers: the way back from `event_json`.

    >>> read_event({"type": "drank", "rule": "RTB-1.9", "seat": 1, "other": None, "drinks": 2})
    Drank(rule='RTB-1.9', seat=1, other=None, drinks=2)

    :raises NotationError: it stands for none.
    """
    kind: Any = _EVENTS.get(str(value.get("type")))
    try:
        values = {f: _read_field(f, value[f]) for f in _fields(kind)}
    except (KeyError, TypeError, AttributeError):
        raise NotationError("event-form", event=str(value)[:80]) from None
    return cast("Event", kind(**values))


_EVENTS: Final = {events.tag(kind): kind for kind in events.KINDS.values()}


def _read_field(field: str, value: Any) -> Any:
    return read_card(value) if field in CARD_FIELDS and value is not None else value


def _read_object(value: Mapping[str, Any], kind: Any) -> Any:
    readers = _readers(kind)
    return kind(**{name: read(value[name]) for name, read in readers})


@cache
def _readers(kind: Any) -> tuple[tuple[str, _Change], ...]:
    """How each field of a view, or of a seat of one, is read."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _reader(hints[name])) for name in _fields(kind))


def _reader(of: Any) -> _Change:
    if _holds_objects(of):
        part = get_args(of)[0]
        return lambda values: tuple(_read_object(value, part) for value in values)
    if get_origin(of) is Annotated and CARD in of.__metadata__:
        return read_card
    if of == Action | None:
        return lambda value: None if value is None else read_action(value, get_args(Action))
    if get_origin(of) in (Union, UnionType):
        only = next(part for part in get_args(of) if part is not type(None))
        read = _reader(only)
        return lambda value: None if value is None else read(value)
    if get_origin(of) is tuple:
        each = _reader(get_args(of)[0])
        return lambda values: tuple(map(each, values))
    return _as_it_is


def _as_it_is(value: Any) -> Any:
    return value


def _object_json(value: Any, known: dict[int, Json]) -> Json:
    form = _form(value.__class__)
    found = dict(zip(form.names, form.values(value), strict=True))
    for name, change in form.changes:
        found[name] = change(found[name])
    for name in form.parts:
        found[name] = _parts_json(found[name], known)
    return found


def _parts_json(parts: Iterable[Any], known: dict[int, Json]) -> list[Json]:
    found: list[Json] = []
    for part in parts:
        one = known.get(id(part))
        if one is None:
            one = known[id(part)] = _object_json(part, known)
        found.append(one)
    return found


@dataclasses.dataclass(frozen=True, slots=True)
class _Form:
    """How JSON has a view, or a seat of one."""

    names: tuple[str, ...]
    values: Callable[[Any], Iterable[Any]]
    """Gets all fields, in the order of `names`."""
    changes: tuple[tuple[str, _Change], ...]
    """The fields that JSON has otherwise."""
    change_of: Mapping[str, _Change]
    """The same, by name."""
    parts: tuple[str, ...]
    """The fields that are tuples of objects."""


@cache
def _form(kind: type[Any]) -> _Form:
    hints = get_type_hints(kind, include_extras=True)
    names = _fields(kind)
    parts = tuple(name for name in names if _holds_objects(hints[name]))
    changes = [(name, change) for name in names if name not in parts and (change := _change(hints[name])) is not None]
    values = iter if issubclass(kind, tuple) else attrgetter(*names)
    return _Form(names, values, tuple(changes), dict(changes), parts)


def _holds_objects(of: Any) -> bool:
    """Is it a tuple of the seats of a view, named tuples all?"""
    return get_origin(of) is tuple and hasattr(get_args(of)[0], "_fields")


def _change(of: Any) -> _Change | None:
    """What makes of a value of this annotation what JSON has; None where that is the value itself."""
    if get_origin(of) is Annotated and CARD in of.__metadata__:
        return _NAME_OR_NULL.__getitem__
    if of == Action | None:
        return _action_or_null
    if get_origin(of) in (Union, UnionType):
        changes = {_change(part) for part in get_args(of)} - {None}
        if len(changes) > 1:
            raise TypeError(f"{of}: written in more than one way")
        return next(iter(changes), None)
    if get_origin(of) is tuple:
        each = _change(get_args(of)[0])
        return list if each is None else partial(_each, each)
    return None


def _each(change: _Change, values: Iterable[Any]) -> list[Any]:
    return list(map(change, values))


def _action_or_null(action: Action | None) -> Json | None:
    return None if action is None else action_json(action)


@dataclasses.dataclass(frozen=True, slots=True)
class _EventForm:
    """How JSON has an event."""

    tag: str
    names: tuple[str, ...]
    cards: tuple[str, ...]
    seats: tuple[str, ...]


@cache
def _event_form(kind: Any) -> _EventForm:
    names = _fields(kind)
    cards = tuple(name for name in names if name in CARD_FIELDS)
    return _EventForm(events.tag(kind), names, cards, tuple(name for name in names if name in SEAT_FIELDS))


def _fields(kind: type[Any]) -> tuple[str, ...]:
    return kind.__match_args__  # type: ignore[no-any-return]  # what a dataclass writes there: its fields


def _plain(field: str, value: Any) -> Any:
    return card_name(value) if field in CARD_FIELDS and value is not None else value


def _read(field: str, value: object) -> int | str:
    if field in CARD_FIELDS and isinstance(value, str):
        return read_card(value)
    if field == "call" and isinstance(value, str):
        return value
    if field in ("place", "to") and type(value) is int:
        return value
    raise _no_action({field: value})


def _gifts(value: object) -> tuple[tuple[int, int], ...]:
    gifts: list[tuple[int, int]] = []
    for gift in value if isinstance(value, list) else [value]:
        match gift:
            case {"seat": int(seat), "drinks": int(drinks), **rest} if not rest:
                gifts.append((seat, drinks))
            case _:
                raise _no_action({"gifts": gift})
    return tuple(gifts)
