"""The JSON Schema of all that travels, built from the types that write it; `docs/protocol.md` says what it means.

`python -m nightbus.server.schema` prints one document with a definition for each type. The page's TypeScript types are
generated from it, `openapi.json` refers to the same definitions, and tests hold what servers really send against them.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from nightbus.cards import NAMES
from nightbus.rules import actions, events
from nightbus.rules.answers import WORDS
from nightbus.rules.chase_the_ace import phase as chase_phase
from nightbus.rules.chase_the_ace.view import ChaseView
from nightbus.rules.game import GAMES, game
from nightbus.rules.ride_the_bus.view import PHASES as RIDE_PHASES
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.rules.stop_the_bus.hands import KINDS
from nightbus.rules.stop_the_bus.view import PHASES as STOP_PHASES
from nightbus.rules.stop_the_bus.view import StopView
from nightbus.rules.switches import Shorter
from nightbus.rules.view import CARD
from nightbus.server import messages
from nightbus.server.advice import Question
from nightbus.server.entries import TOLD
from nightbus.server.messages import Json
from nightbus.table.tagged import CARD_FIELDS

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
REF: Final = "#/$defs/"
_CARD_FIELDS: Final = CARD_FIELDS
_WORDS_OF: Final[Mapping[tuple[type[Any], str], Iterable[str]]] = {
    (RideView, "phase"): RIDE_PHASES.values(),
    (ChaseView, "phase"): chase_phase.WORDS,
    (StopView, "phase"): STOP_PHASES,
    (StopView, "kind"): KINDS,
}
"""Fields of views that hold one of a few words."""
_SENT: Final = (messages.FromServer, messages.Joined, messages.Listed)
"""What a server writes."""
_TAKEN: Final = (messages.FromClient, messages.NewTable, messages.Joining, messages.TableCommand, Question)
"""What it reads."""


def document() -> Json:
    """The whole schema: a definition in `$defs` for each type."""
    return {
        "$schema": DIALECT,
        "title": "Nightbus",
        "description": f"What travels between a Nightbus server and its clients, version {messages.PROTOCOL}.",
        "$defs": definitions(),
    }


def definitions(ref: str = REF) -> dict[str, Json]:
    """By name, the schema of each type; they refer to each other by `ref` and the name."""
    defs = _messages() | _games() | _catalogue()
    _say_what_is_in(defs)
    _all_there(defs)
    text = json.dumps({name: defs[name] for name in sorted(defs)})
    found: dict[str, Json] = json.loads(text.replace(f'"{REF}', f'"{ref}'))
    return found


def _messages() -> dict[str, Json]:
    """The messages as msgspec has them, and what may be done at a table as `StartCommand` and so on."""
    _, defs = msgspec.json.schema_components([*_SENT, *_TAKEN], ref_template=REF + "{name}")
    _, commands = msgspec.json.schema_components([messages.Do], ref_template=REF + "{name}Command")
    commands = {f"{name}Command": schema for name, schema in commands.items()}
    told = {f"{kind.__name__}Event": _told(kind, fields) for kind, fields in TOLD.items()}
    defs |= commands | told
    for name, schema in defs.items():
        schema["title"] = name
    return defs | {
        "FromClient": _union(messages.FromClient),
        "FromServer": _union(messages.FromServer),
        "TableCommandDo": _any_of(commands, "Something done at the table."),
        "TableEvent": _any_of(told, "Something that happened at the table, beside the game."),
    }


def _told(kind: type[Any], fields: Iterable[str]) -> Json:
    """An event of the table as everybody may read it."""
    (_, *_), defs = msgspec.json.schema_components([kind], ref_template=REF + "{name}")
    own = defs[kind.__name__]["properties"]
    return _object({"type": own["type"]} | {name: own[name] for name in fields}, _first_line(kind))


def _games() -> dict[str, Json]:
    """The actions, events and views of the games."""
    defs: dict[str, Json] = {
        "Card": {"enum": list(NAMES), "description": "A card by name: rank and suit, or one of the Cuckoo pack."},
        "Answer": {"enum": list(WORDS), "description": "What one may say to a question."},
        "MayGive": _object(
            {"type": {"const": "may_give"}, "drinks": _INTEGER, "to": _list(_INTEGER)},
            "Drinks to split among these seats, by one `give` that hands out all of them.",
        ),
        "Gift": _object({"seat": _INTEGER, "drinks": _INTEGER}, "Drinks for one seat."),
    }
    done = {f"{kind.__name__}Action": _action(kind) for kind in get_args(actions.Action)}
    happened = {f"{kind.__name__}Event": _event(kind) for kind in get_args(events.Event)}
    views = [game(name).View for name in GAMES]
    for view in views:
        _put_object(view, defs)
        defs[f"{view.__name__}Change"] = _partial(defs[view.__name__], f"What has changed in a {view.__name__}.")
    return (
        defs
        | done
        | happened
        | {
            "Action": _any_of(done, "Something done in the game."),
            "GameEvent": _any_of(happened, "Something that happened in the game."),
            "View": _any_of((view.__name__ for view in views), "The game on the table, as one viewer may know it."),
            "ViewChange": _any_of((f"{view.__name__}Change" for view in views), "The fields that have changed."),
            "Event": _any_of(("TableEvent", "GameEvent"), "Something that happened."),
            "Do": _any_of(("Action", "TableCommandDo"), "What a command may do."),
            "Legal": _any_of(("Action", "MayGive"), "Something that one may do now."),
        }
    )


def _action(kind: type[Any]) -> Json:
    hints = get_type_hints(kind)
    fields: Json = {"type": {"const": actions.tag(kind)}}
    for name in kind.__match_args__:
        fields[name] = _list(_ref("Gift")) if kind is actions.Give else _field(name, hints[name])
    return _object(fields, _first_line(kind))


def _event(kind: type[Any]) -> Json:
    hints = get_type_hints(kind)
    fields = {name: _field(name, hints[name]) for name in kind.__match_args__}
    return _object({"type": {"const": events.tag(kind)}} | fields, _first_line(kind))


def _field(name: str, of: Any) -> Json:
    """A field of an action or event: what it holds follows from its name (`tagged.event_json`)."""
    if name == "call":
        return _ref("Answer")
    if name in _CARD_FIELDS:
        return _or_null(_ref("Card"), of)
    return _or_null({str: _STRING, int: _INTEGER}[_without_none(of)], of)


def _put_object(kind: type[Any], defs: dict[str, Json]) -> None:
    """A view, or a seat of one, and what it is made of."""
    hints = get_type_hints(kind, include_extras=True)
    fields: Json = {}
    for name in kind.__match_args__:
        words = _WORDS_OF.get((kind, name))
        schema = _value(hints[name], defs) if words is None else _or_null({"enum": list(words)}, hints[name])
        fields[name] = schema
    defs[kind.__name__] = _object(fields, _first_line(kind))


def _value(of: Any, defs: dict[str, Json]) -> Json:
    """A value of this annotation, as `tagged.view_json` writes it."""
    if get_origin(of) is Annotated:
        if CARD not in of.__metadata__:
            raise TypeError(f"{of}: no schema")
        return _ref("Card")
    if of == actions.Action | None:
        return _or_null(_ref("Action"), of)
    if get_origin(of) in (Union, UnionType):
        return _or_null(_value(_without_none(of), defs), of)
    if get_origin(of) is tuple:
        return _list(_value(get_args(of)[0], defs))
    if hasattr(of, "_fields"):  # a seat
        name = of.__name__
        if name not in defs:
            _put_object(of, defs)
        return _ref(name)
    return dict({bool: {"type": "boolean"}, int: _INTEGER, str: _STRING}[of])


def _catalogue() -> dict[str, Json]:
    """What `/api/games` tells."""
    words = {"anyOf": [_list(_STRING), {"type": "null"}]}
    return {
        "Value": {
            "description": "The value of a switch: on or off, a number, a word, or a list of numbers.",
            "anyOf": [{"type": "boolean"}, _INTEGER, _STRING, _list(_INTEGER)],
        },
        "Switches": {
            "description": "House rules by name.",
            "type": "object",
            "additionalProperties": _ref("Value"),
        },
        "Facts": {
            "description": "What the sentence of an error needs.",
            "type": "object",
            "additionalProperties": {"anyOf": [_INTEGER, _STRING]},
        },
        "Problem": _object({"code": _STRING, "facts": _ref("Facts")}, "Why something will not do."),
        "Rulebook": _object({"switches": _ref("Switches"), "rules": _list(_STRING)}, "House rules under one name."),
        "SwitchInfo": _object(
            {
                "name": _STRING,
                "rule": _STRING,
                "kind": {"enum": ["on_off", "word", "number", "list"]},
                "words": words,
                "low": _INTEGER,
                "high": _INTEGER,
                "entries": _INTEGER,
                "only": _list(_INTEGER),
                "off": {"type": "boolean"},
                "shorter": {"enum": list(get_args(Shorter))},
            },
            "A switch: which rule it decides, and what it may be.",
        ),
        "GameInfo": _object(
            {
                "game": {"enum": list(GAMES)},
                "version": _INTEGER,
                "rulebooks": {"type": "object", "additionalProperties": _ref("Rulebook")},
                "switches": _list(_ref("SwitchInfo")),
            },
            "A game, its rulebooks and its switches.",
        ),
        "Games": _object({"most_seats": _INTEGER, "games": _list(_ref("GameInfo"))}, "Every game."),
        "Tables": _object({"tables": _list(_ref("Listed"))}, "The tables that anybody may find."),
        "Health": _object({"status": {"const": "ok"}}, "The server serves."),
    }


def _say_what_is_in(defs: dict[str, Json]) -> None:
    """The fields that the messages hold as plain JSON, named."""
    defs["TableInfo"]["properties"]["switches"] = _ref("Switches")
    defs["TableInfo"]["properties"]["problem"] = {"anyOf": [_ref("Problem"), {"type": "null"}]}
    defs["TableChange"] = _partial(defs["TableInfo"], "The fields of the table that have changed.")
    defs["Snap"]["properties"]["view"] = {"anyOf": [_ref("View"), {"type": "null"}]}
    defs["Snap"]["properties"]["events"] = _list(_ref("GameEvent"))
    defs["Ev"]["properties"]["events"] = _list(_ref("Event"))
    defs["Ev"]["properties"]["table"] = _ref("TableChange")
    defs["Ev"]["properties"]["view"] = {"anyOf": [_ref("ViewChange"), {"type": "null"}]}
    defs["You"]["properties"]["legal"] = _list(_ref("Legal"))
    defs["Err"]["properties"]["facts"] = _ref("Facts")
    for name in ("Cmd", "TableCommand"):
        defs[name]["properties"]["do"] = _ref("Do")
    for name in ("NewTable", "HouseCommand", "Question"):
        defs[name]["properties"]["switches"] = _ref("Switches")


def _all_there(defs: dict[str, Json]) -> None:
    """What a server writes it writes in full, except where a message leaves out what is as ever."""
    for kind in (messages.SeatInfo, messages.Joined):
        schema = defs[kind.__name__]
        schema["required"] = list(schema["properties"])
        for field in schema["properties"].values():
            field.pop("default", None)


_INTEGER: Final[Json] = {"type": "integer"}
_STRING: Final[Json] = {"type": "string"}


def _ref(name: str) -> Json:
    return {"$ref": REF + name}


def _list(of: Json) -> Json:
    return {"type": "array", "items": of}


def _object(fields: Json, description: str) -> Json:
    return {"description": description, "type": "object", "properties": fields, "required": list(fields)}


def _partial(of: Json, description: str) -> Json:
    return {"description": description, "type": "object", "properties": of["properties"]}


def _any_of(names: Iterable[str], description: str) -> Json:
    return {"description": description, "anyOf": [_ref(name) for name in names]}


def _union(of: Any) -> Json:
    return {"anyOf": [_ref(kind.__name__) for kind in get_args(of)]}


def _or_null(schema: Json, of: Any) -> Json:
    return {"anyOf": [schema, {"type": "null"}]} if NoneType in get_args(of) else dict(schema)


def _without_none(of: Any) -> Any:
    kinds = [kind for kind in get_args(of) if kind is not NoneType] or [of]
    if len(kinds) != 1:
        raise TypeError(f"{of}: no schema")
    return kinds[0]


def _first_line(kind: type[Any]) -> str:
    return (kind.__doc__ or "").strip().partition("\n")[0]


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=2)
    sys.stdout.write("\n")
