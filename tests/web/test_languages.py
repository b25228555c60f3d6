"""The page in each language: a short game, and every screen that one comes to without one, with no word missing."""

import re
from random import Random

import pytest

from nightbus.words import LANGUAGES
from tests.server.live import Client
from tests.web.phones import Device, Pub
from tests.web.player import Player, finish
from tests.web.test_whole_games import table_of

GAMES = {"en": "classic", "pt": "chase-the-ace", "da": "stop-the-bus", "it": "party"}
RAW = re.compile(
    r"\{[^}]*\}|\b(?:page|event|error|ask|action|switch|terminal|rulebook|rank|answer)-[a-z0-9_-]+|\bundefined\b|\bNaN\b|\[object"
)
"""A message that was not found, a place in it that was not filled, or what should never be read."""


def unworded(device: Device) -> list[str]:
    """What stands in the page, or is told by it, that nobody has worded."""
    told = device.page.evaluate(
        "[...document.querySelectorAll('[aria-label],[title],[placeholder]')].map((one) =>"
        " [one.ariaLabel, one.title, one.placeholder].join(' ')).join('\\n')"
    )
    return RAW.findall(f"{device.text()}\n{device.page.title()}\n{told}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_in_each_language(pub: Pub, luck: Random, lang: str) -> None:
    code = table_of(pub.server, GAMES[lang], bots=2)["code"]
    screen = pub.screen(code, lang=lang)
    (phone,) = pub.phones(code, ("Åse",), lang=lang)
    assert phone.page.evaluate("document.documentElement.lang").startswith(lang)
    for name in ("page-lobby-take-host", "page-lobby-start"):
        phone.press(name)
    phone.wait(lambda: phone.mirror.view, "the game")
    found: set[str] = set()

    class Reader(Player):
        def step(self) -> bool:
            moved = super().step()
            if moved:
                found.update(unworded(phone), unworded(screen))
            return moved

    finish([Reader(phone, luck)])
    found.update(unworded(phone), unworded(screen))
    assert not found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_door_in_each_language(pub: Pub, lang: str) -> None:
    device = pub.device(lang=lang)
    found: dict[str, list[str]] = {}
    for path in ("/", "/new", "/new#rules", "/j/KQJT", "/pass", "/lab", "/replay", "/nowhere"):
        device.go(path)
        if path == "/":
            assert device.button("page-home-open").count() == 1, "the words of another language"
        device.pause(400)
        if wrong := unworded(device):
            found[path] = wrong
    assert not found


def test_what_onlookers_would_say_begins_with_a_capital(pub: Pub) -> None:
    made = table_of(pub.server, "party", name="Ana", bots=1)
    (phone,) = pub.phones(made["code"], ("Bo",), lang="pt")
    with Client(pub.server, made) as ana:
        ana.do({"type": "dealer", "person": phone.mirror.you["person"]})  # so that Ana is asked first
        ana.do("start")
        ana.until(lambda ana: ana.you["legal"], "the question")
        phone.wait(lambda: phone.page.get_by_role("button", name="Vermelho", exact=True).count(), "what Bo would say")
