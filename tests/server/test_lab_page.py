"""What the page's lab is told where the compiled rules cannot answer."""

import pytest

from nightbus.errors import IllegalStep
from nightbus.lab import played
from nightbus.server import advice
from nightbus.server.advice import Question
from nightbus.server.messages import encode


def test_without_the_extra_the_lab_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "lab_is_here", lambda: False)
    with pytest.raises(IllegalStep) as refused:
        advice._lab(encode(Question(nights=10)))
    assert refused.value.code == "lab-missing"
    assert refused.value.facts["install"] == "pip install 'nightbus[lab]'"


def test_while_the_rules_compile_the_lab_says_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(played, "lab_is_here", lambda: True)
    monkeypatch.setattr(advice, "_is_compiled", lambda _name: False)
    with pytest.raises(IllegalStep) as refused:
        advice._lab(encode(Question(nights=10)))
    assert refused.value.code == "lab-compiling"
