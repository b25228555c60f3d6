"""Each code that the server can send has its sentence, in every language and with what the sentence needs."""

import pytest

from nightbus.errors import IllegalStep
from nightbus.server.http import STATUS
from nightbus.words import Words, languages
from tests.server.codes import codes_of_goodbyes, codes_raised, codes_sent


@pytest.mark.parametrize("lang", languages())
def test_every_code_has_words(lang: str) -> None:
    lacking = {code for code in codes_sent() | codes_raised() if not Words(lang).has(f"error-{code}")}
    assert not lacking


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", sorted(codes_of_goodbyes()))
def test_a_goodbye_needs_no_facts(lang: str, code: str) -> None:
    said = Words(lang).error(IllegalStep(code))
    assert "{" not in said
    assert code not in ("", said)


def test_what_is_said_when_the_server_goes_away() -> None:
    assert {"replaced", "moved", "kicked", "left", "closed", "restart", "protocol", "hello"} <= codes_of_goodbyes()


def test_every_status_is_that_of_a_code() -> None:
    sent = codes_sent() | codes_raised()
    assert all(code in sent or Words("en").has(f"error-{code}") for code in STATUS)


@pytest.mark.parametrize(
    ("code", "facts", "said"),
    [
        ("stale", {"at": 3, "asked": 5}, "The table has moved on since you saw it"),
        ("setting-range", {"setting": "grace", "value": 1, "low": 5, "high": 600}, "grace = 1 will not do: 5 to 600"),
        ("no-such-table", {"table": "KQJT"}, "There is no table KQJT"),
        ("host", {"host": "evil.example"}, "This server does not go by the name “evil.example”"),
    ],
)
def test_refusals_in_english(code: str, facts: dict[str, int | str], said: str) -> None:
    assert Words("en").error(IllegalStep(code, **facts)).startswith(said)
