"""Which signs a name may hold: those of any script, and emoji, but none that hides, turns text round or piles up."""

import unicodedata
from typing import Final

MOST_MARKS: Final = 3
"""On one letter: vowel signs and accents of real scripts need no more; a hundred climb over the lines around."""
_JOINER: Final = "\u200d"
_EMOJI: Final = "\ufe0f"
"""Asks for the sign before it as a picture."""
_KEYCAP: Final = "\u20e3"
_FLAG: Final = "\U0001f3f4"
_TAG_END: Final = "\U000e007f"
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")
"""Shown as nothing, though they count as letters, signs or marks."""


def bad_sign(name: str) -> str | None:
    r"""The first sign that a name may not hold; None if all may be there.

    >>> bad_sign("Zoë 🏴\U000e0067\U000e0062\U000e007f"), bad_sign("Bo\u202e")
    (None, '\u202e')
    """
    marks = 0
    before = ""
    for i, sign in enumerate(name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me", "Mc") else 0
        if sign in (_JOINER, _EMOJI) or _is_tag(sign):
            if not _belongs(name, i):
                return sign
        elif not sign.isprintable() or sign in _BLANK or _is_selector(sign):
            return sign
        if marks > MOST_MARKS or (marks and before in ("", " ")):
            return sign
        before = sign
    return None


def _belongs(name: str, at: int) -> bool:
    """Is this sign a part of an emoji? Elsewhere it would make two names look alike that are not."""
    sign, before, after = name[at], name[at - 1] if at else "", name[at + 1] if at + 1 < len(name) else ""
    if sign == _EMOJI:
        return _is_picture(before) or after == _KEYCAP
    if sign == _JOINER:
        return (_is_picture(before) or before == _EMOJI) and _is_picture(after)
    flag = name.rfind(_FLAG, 0, at)
    closed = name.find(_TAG_END, at)
    return flag >= 0 and closed >= 0 and all(_is_tag(tag) for tag in name[flag + 1 : closed + 1])


def _is_picture(sign: str) -> bool:
    """An emoji, or the colour of a skin."""
    return bool(sign) and unicodedata.category(sign) in ("So", "Sk") and ord(sign) >= 0x2190


def _is_selector(sign: str) -> bool:
    """Asks for a form of the sign before it that few can tell apart."""
    return "\ufe00" <= sign <= "\ufe0e" or "\u180b" <= sign <= "\u180f" or "\U000e0100" <= sign <= "\U000e01ef"


def _is_tag(sign: str) -> bool:
    return "\U000e0020" <= sign <= _TAG_END
