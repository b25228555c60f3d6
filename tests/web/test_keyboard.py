"""Each game once by who has nothing but a keyboard: from the front door to the next game."""

from random import Random

import pytest

from tests.web.keys import FOCUSED, by_keys, opened_and_closed
from tests.web.phones import Pub
from tests.web.player import Player, finish
from tests.web.test_whole_games import table_of


@pytest.mark.parametrize("book", ["classic", "chase-the-ace", "stop-the-bus"])
def test_by_keyboard_alone(pub: Pub, luck: Random, book: str) -> None:
    code = table_of(pub.server, book, bots=2)["code"]
    phone = pub.device()
    player = Player(phone, luck, keys=True)
    keyboard = phone.page.keyboard
    phone.go("/")
    phone.wait(lambda: phone.page.evaluate("document.activeElement.tagName") == "INPUT", "the field for the code")
    keyboard.type(code.lower())
    keyboard.press("Enter")
    phone.wait_for(phone.say("page-join-name"))
    while phone.page.evaluate("document.activeElement.labels?.[0]?.textContent") != phone.say("page-join-name"):
        keyboard.press("Tab")
    keyboard.type("Ana")
    keyboard.press("Enter")
    phone.wait(lambda: phone.mirror.table, "the table")
    for name in ("page-lobby-take-host", "page-lobby-start"):
        player.press(phone.offer(name))
    phone.wait(lambda: phone.mirror.view, "the game")
    finish([player])
    player.press(phone.offer("page-ride-over-next"))
    phone.wait(lambda: phone.mirror.table["phase"] == "playing", "the next game")


def test_focus_is_seen_and_never_lost(pub: Pub, luck: Random) -> None:
    """After an answer that takes its own button away, the keyboard goes on from the new question."""
    code = table_of(pub.server, "party", bots=2)["code"]  # where everybody is asked
    (phone,) = pub.phones(code, ("Ana",))
    player = Player(phone, luck, keys=True)
    for name in ("page-lobby-take-host", "page-lobby-start"):
        player.press(phone.offer(name))
    phone.wait(lambda: phone.mirror.you.get("legal"), "a question")
    for _ in range(4):
        phone.wait(player.step, "something to do")
        phone.pause(150)
        assert phone.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        phone.page.keyboard.press("Tab")
        seen = phone.page.evaluate(
            "(() => { const s = getComputedStyle(document.activeElement);"
            " return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 })()"
        )
        assert seen, phone.page.evaluate("document.activeElement.outerHTML")


def test_every_sheet_by_keyboard(pub: Pub) -> None:
    code = table_of(pub.server, "chase-the-ace", bots=2)["code"]
    phone = pub.device()
    phone.go("/")
    opened_and_closed(phone, phone.say("page-settings"))
    phone.get_on(code, "Ana")
    phone.page.keyboard.press("Tab")
    by_keys(phone, phone.say("page-lobby-take-host"))
    for sheet in ("page-lobby-qr", "page-lobby-keeper", "page-lobby-all-rules", "page-lobby-change-rules"):
        opened_and_closed(phone, phone.say(sheet))
    me = phone.say("page-phone-seat", name="Ana")
    opened_and_closed(phone, me)
    opened_and_closed(phone, "Ana")
    by_keys(phone, phone.say("page-lobby-start"))
    phone.wait(lambda: phone.mirror.view, "the game")
    for sheet in ("page-phone-rules", "page-round-around"):
        opened_and_closed(phone, phone.say(sheet))
    opened_and_closed(phone, me)


def test_the_night_to_come_by_keyboard(pub: Pub) -> None:
    phone = pub.device()
    phone.go("/new")
    phone.choose("page-book-classic")
    night = phone.page.locator(".dock .bar.dark")
    night.wait_for()
    phone.wait(lambda: night.inner_text().strip() != phone.say("page-night-coming"), "the night it will give")
    opened_and_closed(phone, " ".join(night.inner_text().split("\n")[:1]))


def test_the_lab_by_keyboard(pub: Pub) -> None:
    """House rules are opened and closed, a second set laid beside and taken away, and the focus is never lost."""
    phone = pub.device()
    phone.go("/lab")
    opened_and_closed(phone, phone.say("page-lab-rules"))
    by_keys(phone, phone.say("page-lab-compare"))
    phone.wait(lambda: phone.page.evaluate("document.activeElement.tagName") == "SELECT", "the other rulebook")
    by_keys(phone, phone.say("page-lab-remove"))
    phone.wait(lambda: phone.page.evaluate(FOCUSED).startswith(phone.say("page-lab-compare")), "the way to compare")
    while phone.page.evaluate("document.activeElement.type") != "radio":
        phone.page.keyboard.press("Tab")
    chosen = "document.activeElement.value"
    before = phone.page.evaluate(chosen)
    phone.page.keyboard.press("ArrowRight")
    assert phone.page.evaluate(chosen) != before
    assert phone.page.evaluate("document.activeElement.checked")
