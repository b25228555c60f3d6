# ruff: noqa: INP001 - a program, no package
"""Writes `src/net/wire.d.ts`: the types of all that travels between a table and the page, from those of Python.

    python web/wire.py            writes the file
    python web/wire.py --check    fails when the file is not what the types say now

A card is written by its name (`10D`), so that what Python has as `Card` is a string here; a card that the viewer may
not know is null.
"""

import ast
import dataclasses
import inspect
import sys
import textwrap
import types
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from nightbus.rules import actions, events, view
from nightbus.rules.chase_the_ace.view import ChaseView
from nightbus.rules.events import KINDS
from nightbus.rules.ride_the_bus.view import RideView
from nightbus.rules.stop_the_bus.view import StopView
from nightbus.server import messages
from nightbus.table.tagged import CARD_FIELDS

FILE = Path(__file__).parent / "src" / "net" / "wire.d.ts"

HEAD = """\
// Written by web/wire.py from the types of the server and of the games. Not to be edited.

/** A card by its name: `10D`, `AS`, `N14`, `CUCKOO`. */
export type Card = string;
/** Any JSON object. */
export type Json = Record<string, unknown>;
"""

SIMPLE: Mapping[Any, str] = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    None: "null",
    types.NoneType: "null",
    Any: "unknown",
    msgspec.Raw: "Do | Action",
}
VIEWS = (RideView, ChaseView, StopView)
UNIONS = {"Do": messages.Do, "FromClient": messages.FromClient, "FromServer": messages.FromServer}
WORDS = {name: getattr(messages, name) for name in ("Level", "Absent", "Unit", "Coach", "Role", "Phase")}
HTTP = (messages.NewTable, messages.Joining, messages.Joined, messages.TableCommand, messages.Listed)

CLOSER: Mapping[tuple[type[Any], str], str] = {
    (messages.Snap, "view"): "View | null",
    (messages.Snap, "events"): "readonly Happened[]",
    (messages.Ev, "view"): "Partial<View> | null",
    (messages.Ev, "table"): "Partial<TableInfo>",
    (messages.Ev, "events"): "readonly Happened[]",
    (messages.You, "legal"): "readonly Legal[]",
}
"""Where Python says only that it is JSON."""


class Writer:
    """The text of the types, each named one once."""

    def __init__(self, space: str = "") -> None:
        self.space = space
        self.texts: dict[str, str] = {}

    def named(self, kind: type[Any]) -> str:
        """The name of the type of a struct or dataclass; its text is written first."""
        if kind.__module__ == actions.__name__ and self.space != "Actions":
            return f"Actions.{kind.__name__}"
        if kind.__name__ not in self.texts:
            self.texts[kind.__name__] = ""  # taken, should it mention itself
            self.texts[kind.__name__] = self._interface(kind)
        return kind.__name__

    def written(self, kind: Any, *, named: bool = True) -> str:
        """A type as TypeScript writes it."""
        if kind in SIMPLE:
            return SIMPLE[kind]
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return "Card" if view.CARD in args[1:] else self.written(args[0])
        if origin is Literal and kind in WORDS.values() and named:
            return next(name for name, words in WORDS.items() if words == kind)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, types.UnionType):
            if set(get_args(actions.Action)) <= set(args):
                return " | ".join(
                    ["Action", *(self.written(arg) for arg in args if arg not in get_args(actions.Action))]
                )
            return " | ".join(dict.fromkeys(self.written(arg) for arg in args if arg is not msgspec.UnsetType))
        if origin is list or (origin is tuple and args[1:] == (...,)):
            return f"readonly {self._item(args[0])}[]"
        if origin is tuple:
            return f"readonly [{', '.join(self.written(arg) for arg in args)}]"
        if origin is dict:
            return "Json" if args[1] is Any else f"Record<string, {self.written(args[1])}>"
        if isinstance(kind, type) and (dataclasses.is_dataclass(kind) or issubclass(kind, msgspec.Struct | tuple)):
            return self.named(kind)
        raise TypeError(f"no TypeScript for {kind}")

    def _item(self, kind: Any) -> str:
        text = self.written(kind)
        return f"({text})" if "|" in text or text.startswith("readonly") else text

    def _interface(self, kind: type[Any]) -> str:
        lines = [_comment(inspect.getdoc(kind)), f"export interface {kind.__name__} {{"]
        tag = _tag(kind)
        if tag:
            lines.append(f'  readonly type: "{tag}";')
        docs = dict(_field_docs(kind))
        hints = get_type_hints(kind, include_extras=True)
        for name, optional in _fields(kind):
            if name in docs:
                lines.append(_comment(docs[name], "  "))
            lines.append(f"  readonly {name}{'?' if optional else ''}: {self._field(kind, name, hints[name])};")
        return "\n".join([line for line in lines if line] + ["}"])

    def _field(self, kind: type[Any], name: str, hint: Any) -> str:
        if kind is actions.Give:
            return "readonly { readonly seat: number; readonly drinks: number }[]"
        text = self.written(hint)
        if _is_rule_type(kind) and name in CARD_FIELDS:
            return text.replace("number", "Card")
        return CLOSER.get((kind, name), text)


def _is_rule_type(kind: type[Any]) -> bool:
    return kind.__module__ in (actions.__name__, events.__name__)


def _tag(kind: type[Any]) -> str:
    if _is_rule_type(kind):
        return actions.tag(kind) if kind.__module__ == actions.__name__ else events.tag(kind)
    return str(kind.__struct_config__.tag or "") if issubclass(kind, msgspec.Struct) else ""


def _fields(kind: type[Any]) -> Iterator[tuple[str, bool]]:
    """The fields, and whether each may be left out of what is sent."""
    if dataclasses.is_dataclass(kind):
        yield from ((field.name, False) for field in dataclasses.fields(kind))
        return
    if issubclass(kind, tuple):  # a seat of a view
        yield from ((name, False) for name in kind.__annotations__)
        return
    sent = kind.__struct_config__.omit_defaults or kind.__struct_config__.forbid_unknown_fields
    for field in msgspec.structs.fields(kind):
        yield field.encode_name, sent and not field.required


def _field_docs(kind: type[Any]) -> Iterator[tuple[str, str]]:
    for base in reversed(kind.__mro__[:-1]):
        if base.__module__.startswith("nightbus"):
            tree = ast.parse(textwrap.dedent(inspect.getsource(base))).body[0]
            assert isinstance(tree, ast.ClassDef)
            for node, after in zip(tree.body, tree.body[1:], strict=False):
                if (
                    isinstance(node, ast.AnnAssign)
                    and isinstance(after, ast.Expr)
                    and isinstance(node.target, ast.Name)
                ):
                    yield node.target.id, ast.literal_eval(after.value)


def _comment(text: str | None, indent: str = "") -> str:
    return f"{indent}/** {' '.join(text.split())} */" if text else ""


def wire() -> str:
    """The text of `wire.d.ts`."""
    writer = Writer()
    unions = {name: [writer.named(kind) for kind in get_args(union)] for name, union in UNIONS.items()}
    for kind in HTTP:
        writer.named(kind)
    views = [writer.named(kind) for kind in VIEWS]
    tail = [f"export type {name} = {' | '.join(names)};" for name, names in unions.items()]
    tail.append(f"/** A position as this viewer may know it. */\nexport type View = {' | '.join(views)};")
    # Actions and events may have the names of messages: they stand in namespaces of their own.
    for space, title, group in (
        ("Actions", "What a seat does in a game", get_args(actions.Action)),
        ("Events", "What happens in a game", KINDS.values()),
    ):
        inner = Writer(space)
        names = [inner.named(kind) for kind in group]
        body = "\n".join(textwrap.indent(text, "  ") for text in inner.texts.values())
        tail.append(
            f"/** {title}. */\nexport namespace {space} {{\n{body}\n  export type Any = {' | '.join(names)};\n}}"
        )
    tail.append("export type Action = Actions.Any;")
    tail.append(MAY_GIVE)
    tail.append("export type Legal = Action | MayGive;")
    tail.append(HAPPENED)
    words = [f"export type {name} = {writer.written(kind, named=False)};" for name, kind in WORDS.items()]
    return HEAD + "\n" + "\n".join([*words, *writer.texts.values(), *tail]) + "\n"


MAY_GIVE = """\
/** Drinks to split as one likes among these seats; done by `give`. */
export interface MayGive {
  readonly type: "may_give";
  readonly drinks: number;
  readonly to: readonly number[];
}"""


HAPPENED = """\
/** What happened, in the game or at the table. */
export type Happened = Events.Any | (Json & { readonly type: string });"""


def main() -> int:
    """Write the file, or say that it is old."""
    text = wire()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text, "utf-8")
        return 0
    if FILE.is_file() and FILE.read_text("utf-8") == text:
        return 0
    sys.stderr.write("web/src/net/wire.d.ts is older than the types of the server; write it anew: make wire\n")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())
