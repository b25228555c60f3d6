"""What can go wrong: one family, each with a stable code and the facts, worded in `locales/`.

The code is what a program matches on and the facts what it shows; `str` gives the English sentence. A fact named
`rule` is the id of the rule that decides, `allowed` what would do.
"""

from typing import Self


def printable(text: str) -> str:
    r"""The text with nothing in it that a terminal would obey.

    >>> printable("Bo\x1b[2J")
    'Bo\\x1b[2J'
    """
    return text if text.isprintable() else "".join(sign if _is_harmless(sign) else ascii(sign)[1:-1] for sign in text)


def _is_harmless(sign: str) -> bool:
    return sign.isprintable() or sign == "\u200d" or "\U000e0020" <= sign <= "\U000e007f"  # emoji are made with these


class NightbusError(ValueError):
    """Base of all refusals. `code` is stable; `facts` are whole numbers and texts."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
        self.line = 0

    def at(self, line: int) -> Self:
        """The same error, found in this line (counted from 1) of a file."""
        self.line = self.line or line
        return self

    def __str__(self) -> str:
        from nightbus.words import Words  # late: most errors are matched, not read

        return Words("en").error(self)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.code, self.facts, self.line))


def _again(kind: type[NightbusError], code: str, facts: dict[str, int | str], line: int) -> NightbusError:
    return kind(code, **facts).at(line)


class NotationError(NightbusError):
    """It cannot be read: a card, a move, a file."""


class IllegalStep(NightbusError):
    """It was read, but is not allowed now."""


class HouseRuleError(NightbusError):
    """No table could play these house rules."""


class LogError(NightbusError):
    """A log is cut, forged, or of rules this program does not play."""


class LabError(NightbusError):
    """The rules cannot be compiled here, or as they stand."""
