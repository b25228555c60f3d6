"""How a house rule is declared, once, on its `House` field; everything that offers switches reads them here.

A switch is `on`/`off`, a number, a word, or a list with slashes (`wrong_drinks=1/2/3/4`); in JSON `true`/`false`, a
number, a string, an array. The field's type tells the kind: `OnOff`, another `IntEnum`, `int`, or a tuple of ints.
"""

import dataclasses
import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Literal, TypeVar

from nightbus.errors import HouseRuleError

Value = int | tuple[int, ...]
_House = TypeVar("_House")
Shorter = Literal["no", "padded", "rulebook"]


class OnOff(IntEnum):
    """A rule the table plays or does not."""

    OFF = 0
    ON = 1


def switch(
    default: Value,
    rule: str,
    *,
    low: int = 0,
    high: int = 0,
    entries: int = 0,
    shorter: Shorter = "no",
    zero_is_off: bool = False,
    only: tuple[int, ...] = (),
) -> Any:
    """A `House` field: its default, the rule id it belongs to, and its range.

    `entries` is the length of a list; a shorter one is refused, `padded` with zeros (never shown), or takes its last
    entries from the `rulebook`. `zero_is_off`: a number that can be `off`, kept as 0.
    `only`: the numbers that may be chosen, where they are no range.
    """
    declared = {"low": low, "high": high, "entries": entries, "shorter": shorter, "off": zero_is_off, "only": only}
    return dataclasses.field(default=default, metadata=declared | {"rule": rule})


@dataclass(frozen=True, slots=True)
class Switch:
    """What a table can choose, as declared on a `House` field."""

    name: str
    rule: str
    words: type[IntEnum] | None
    """The enum of a word or on/off switch; None for numbers and lists."""
    low: int
    high: int
    entries: int
    shorter: Shorter
    zero_is_off: bool
    only: tuple[int, ...]
    default: Value

    @property
    def kind(self) -> Literal["on_off", "word", "number", "list"]:
        """What may be written."""
        if self.words is OnOff:
            return "on_off"
        if self.words is not None:
            return "word"
        return "list" if self.entries else "number"

    @property
    def numbers(self) -> Sequence[int]:
        """What a number may be, in order; 0 stands for `off`."""
        if self.zero_is_off:
            return (0, *range(self.low, self.high + 1))
        return self.only or range(self.low, self.high + 1)

    @property
    def allowed(self) -> str:
        """What may be written, in signs that need no translation: `on, off`; `4..10`; `7 x 0..20`."""
        if self.words is not None:
            return ", ".join(word_of(word) for word in self.words)
        if self.only:
            return ", ".join(str(n) for n in self.only)
        span = f"{self.low}..{self.high}"
        if self.entries:
            return f"{'' if self.shorter == 'no' else '1..'}{self.entries} x {span}, with /"
        return f"off, {span}" if self.zero_is_off else span


def word_of(member: IntEnum) -> str:
    """How an enum member is written."""
    return member.name.lower()


_KNOWN: dict[type[Any], Mapping[str, Switch]] = {}


def switches(house: type[Any]) -> Mapping[str, Switch]:
    """Every switch of a `House` class, by name, in the order declared."""
    if house not in _KNOWN:
        _KNOWN[house] = _declared(house)
    return _KNOWN[house]


def _declared(house: type[Any]) -> Mapping[str, Switch]:
    types = typing.get_type_hints(house)
    found: dict[str, Switch] = {}
    for f in dataclasses.fields(house):
        of = types[f.name]
        found[f.name] = Switch(
            name=f.name,
            rule=f.metadata["rule"],
            words=of if isinstance(of, type) and issubclass(of, IntEnum) else None,
            low=f.metadata["low"],
            high=f.metadata["high"],
            entries=f.metadata["entries"],
            shorter=f.metadata["shorter"],
            zero_is_off=f.metadata["off"],
            only=f.metadata["only"],
            default=typing.cast("Value", f.default),
        )
    return found


def check_ranges(house: Any) -> None:
    """Refuse a value outside its switch's range; pad short lists. Called by each `House` when it is made.

    :raises HouseRuleError: naming the switch, its value, the rule, what is allowed and the nearest that works.
    """
    for s in switches(type(house)).values():
        value = getattr(house, s.name)
        if s.words is not None:
            if value not in list(s.words):
                raise _refused(s, value, s.default)
            object.__setattr__(house, s.name, s.words(value))
        elif s.entries:
            _check_list(house, s, tuple(value))
        elif type(value) is not int:
            raise _refused(s, value, s.default)
        elif value not in s.numbers:
            raise _refused(s, value, min(s.numbers, key=lambda n: (abs(n - value), n)))


def _check_list(house: Any, s: Switch, value: tuple[int, ...]) -> None:
    kept = _stripped(value) if s.shorter == "padded" else value
    near = tuple(min(max(n, s.low), s.high) if type(n) is int else s.low for n in kept[: s.entries])
    if s.shorter == "padded":
        near = near or (s.low,)
        padded = near + (0,) * (s.entries - len(near))
    else:
        near = near + _as_list(s.default)[len(near) :]
        padded = near
    if kept != near:
        raise _refused(s, value, near)
    object.__setattr__(house, s.name, padded)


def _stripped(value: tuple[int, ...]) -> tuple[int, ...]:
    while value and value[-1] == 0:
        value = value[:-1]
    return value


def _as_list(value: Value) -> tuple[int, ...]:
    return value if isinstance(value, tuple) else (value,)


def _refused(s: Switch, value: object, near: Value) -> HouseRuleError:
    return HouseRuleError(
        "switch-value",
        switch=s.name,
        value=_shown(s, value),
        rule=s.rule,
        allowed=s.allowed,
        nearest=f"{s.name}={_shown(s, near)}",
    )


def _shown(s: Switch, value: object) -> str:
    try:
        return write_value(s, value)
    except (ValueError, TypeError):
        return str(value)


def write_value(s: Switch, value: Any) -> str:
    """The value as written on the command line and in a transcript."""
    if s.words is not None:
        return word_of(s.words(value))
    if s.entries:
        numbers: tuple[int, ...] = tuple(value)
        return "/".join(str(n) for n in (_stripped(numbers) if s.shorter == "padded" else numbers))
    return "off" if s.zero_is_off and value == 0 else str(value)


def json_value(s: Switch, value: Any) -> bool | int | str | list[int]:
    """The value as JSON has it."""
    if s.words is OnOff:
        return bool(value)
    if s.words is not None:
        return word_of(s.words(value))
    if s.entries:
        return list(_stripped(value) if s.shorter == "padded" else value)
    return False if s.zero_is_off and value == 0 else int(value)


def read_value(s: Switch, text: str, base: Value) -> Value:
    """The value that a text (or the text of a JSON value) stands for; `base` is the rulebook's.

    :raises HouseRuleError: it is no value of this switch at all. Ranges are checked when the `House` is made.
    """
    text = text.strip().lower()
    if s.words is not None:
        for word in s.words:
            if text == word_of(word):
                return word
        raise _refused(s, text, base)
    if s.zero_is_off and text == "off":
        return 0
    parts = [part.strip() for part in text.split("/")] if s.entries else [text]
    if not all(part.removeprefix("-").isdecimal() and part.isascii() and len(part) < 10 for part in parts):
        raise _refused(s, text, base)
    numbers = tuple(int(part) for part in parts)
    if s.entries:
        return numbers + (_as_list(base)[len(numbers) :] if s.shorter == "rulebook" else ())
    if s.zero_is_off and numbers[0] == 0:
        raise _refused(s, text, 0)  # zero would read as a number; the word is `off`
    return numbers[0]


def read_json(s: Switch, value: object, base: Value) -> Value:
    """The value that JSON's `true`, number, string or array stands for.

    :raises HouseRuleError: it is no value of this switch.
    """
    match value:
        case bool():
            return read_value(s, "on" if value and not s.zero_is_off else "off" if not value else "on", base)
        case int() | str():
            return read_value(s, str(value), base)
        case list():
            return read_value(s, "/".join(str(n) for n in value), base)
        case _:
            raise _refused(s, value, base)


def as_json(house: Any) -> dict[str, bool | int | str | list[int]]:
    """Every switch of a house as JSON has it."""
    return {name: json_value(s, getattr(house, name)) for name, s in switches(type(house)).items()}


def with_settings(house: _House, settings: Mapping[str, object]) -> _House:
    """`house` with these switches set, each a text (`"1/2/3/4"`), a JSON value, or a value of the field itself.

    :raises HouseRuleError: no such switch, no such value, or a combination no table could play.
    """
    known = switches(type(house))
    changed: dict[str, Any] = {}
    for name, value in settings.items():
        if name not in known:
            import difflib

            near = difflib.get_close_matches(name, known, n=1, cutoff=0)
            raise HouseRuleError("no-such-switch", switch=name, nearest=near[0], allowed=", ".join(known))
        s, base = known[name], getattr(house, name)
        if isinstance(value, IntEnum | tuple):
            changed[name] = value
        else:
            changed[name] = read_json(s, value, base)
    return dataclasses.replace(house, **changed)  # type: ignore[type-var]
