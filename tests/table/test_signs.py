"""Names of any script, with flags and faces, and none that hides or disturbs what stands around it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nightbus.errors import NotationError
from nightbus.table.notation import NAME_LENGTH, check_names, same_name
from nightbus.table.signs import MOST_MARKS, bad_sign


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "Zoë",
        "Søren",
        "Zoe\u0308",  # an accent of its own, which is put in one with its letter
        "Nguyễn",
        "O'Brien",
        "Mary-Ann",
        "山田",
        "עֲדִי",
        "हिन्दी",
        "น้ำ",
        "عمر",
        "🇵🇹",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "Bo 🏳️\u200d🌈",
        "👩🏽\u200d🚒",
        "👨\u200d👩\u200d👧",
        "❤️",
        "1️\u20e3",
        "☕ Cy",
    ],
)
def test_names_of_people(name: str) -> None:
    assert len(check_names([name])) == 1
    assert same_name(check_names([name])[0]) == same_name(name)


@pytest.mark.parametrize(
    ("what", "name"),
    [
        ("a right-to-left override", "Bo\u202eanA"),
        ("an embedding", "\u202bBo"),
        ("an isolate", "Bo\u2066x\u2069"),
        ("a direction mark", "Bo\u200f"),
        ("a left-to-right mark", "\u200eBo"),
        ("an Arabic letter mark", "Bo\u061c"),
        ("a zero-width space", "B\u200bo"),
        ("a zero-width joiner between letters", "B\u200do"),
        ("a joiner at the end", "👩\u200d"),
        ("a zero-width non-joiner", "B\u200co"),
        ("a word joiner", "B\u2060o"),
        ("a byte order mark", "\ufeffBo"),
        ("a soft hyphen", "B\u00ado"),
        ("a control sign", "Bo\x07"),
        ("an escape", "\x1b[2JBo"),
        ("a null", "B\x00o"),
        ("a line separator within", "Bo\u2028x\u0085".replace("\u2028", "\u206a")),
        ("a filler that looks like nothing", "\u3164"),
        ("a blank of Braille", "Bo\u2800"),
        ("a joiner of graphemes", "Bo\u034f"),
        ("a variation of a letter", "Bo\ufe0f"),
        ("a variation few can see", "Bo\U000e0100"),
        ("tags without a flag", "Bo\U000e0067\U000e007f"),
        ("tags that never end", "🏴\U000e0067\U000e0062"),
        ("a flood of accents", "B" + "\u0300" * (MOST_MARKS + 2)),
        ("an accent on nothing", "\u0300Bo"),
        ("an accent on a blank", "Bo \u0300"),
        ("a private sign", "Bo\ue000"),
        ("half a sign", "Bo\ud800"),
    ],
)
def test_what_hides_or_disturbs_is_refused_by_name(what: str, name: str) -> None:
    with pytest.raises(NotationError) as refused:
        check_names([name])
    assert refused.value.code == "name-sign", what
    str(refused.value).encode()  # what is shown of it can be shown
    assert all(sign.isprintable() for fact in refused.value.facts.values() for sign in str(fact))


@given(st.text())
def test_no_name_that_is_taken_has_a_sign_that_cannot_be_seen_or_turns_text_round(name: str) -> None:
    try:
        taken = check_names([name])[0]
    except NotationError:
        return
    assert 0 < len(taken) <= NAME_LENGTH
    assert not set(taken) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\n\r\t\x1b")
    assert bad_sign(taken) is None
