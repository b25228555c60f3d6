"""A tip of a rulebook, and what is true of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from nightbus.odds.trial import Number

Verdict = Literal["holds", "does_not_hold", "depends"]


@dataclass(frozen=True, slots=True)
class Finding:
    """What is true of a tip."""

    verdict: Verdict
    rule: str
    chances: Mapping[str, Number]
    numbers: Mapping[str, Number | int | str]


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip, or a claim with a number; what it says, and what is true, stand in `locales/` under its name."""

    name: str
    rulebook: str
    find: Callable[[], Finding] | None
    """None: it takes a model of the night that others have (`tips.findings`)."""


def found(
    holds: bool | None, rule: str, chances: Mapping[str, Number] | None = None, **numbers: Number | int | str
) -> Finding:
    """The finding: a tip holds, does not, or (None) that depends."""
    verdict: Verdict = "depends" if holds is None else "holds" if holds else "does_not_hold"
    return Finding(verdict, rule, chances or {}, numbers)
