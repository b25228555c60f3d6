"""Each game once by who has nothing but a keyboard: from the front door to the next game."""

from random import Random

import pytest

from tests.web.phones import Device, Pub, by_key
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


FOCUSED = "(() => { const e = document.activeElement; return e.getAttribute('aria-label') || e.textContent.trim() })()"


def by_keys(phone: Device, message: str, **facts: object) -> str:
    """Go to this button with the Tab key and press Enter; what it is called."""
    words = phone.say(message, **facts)
    phone.wait(lambda: any(one.name.startswith(words) for one in phone.offers()), words)
    by_key(phone, next(one for one in phone.offers() if one.name.startswith(words)))
    return words


def opened_and_closed(phone: Device, message: str, **facts: object) -> None:
    """Open a sheet by keys, go through all of it, close it again: the focus is back on what opened it."""
    by_keys(phone, message, **facts)
    sheet = phone.page.locator("dialog[open]")
    sheet.wait_for()
    reached = phone.page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    assert reached, "the sheet has no focus"
    for _ in range(60):
        phone.page.keyboard.press("Tab")
        inside = phone.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog[open]')"
        )
        assert inside, f"{message}: the focus is behind the sheet"
    phone.page.keyboard.press("Escape")
    phone.wait(lambda: not sheet.count(), "the sheet to close")
    phone.pause(60)
    focused = phone.page.evaluate(FOCUSED)
    assert focused.startswith(phone.say(message, **facts)), f"{message}: the focus is at “{focused}”"


def test_every_sheet_by_keyboard(pub: Pub) -> None:
    code = table_of(pub.server, "chase-the-ace", bots=2)["code"]
    phone = pub.device()
    phone.go("/")
    opened_and_closed(phone, "page-settings")
    phone.get_on(code, "Ana")
    phone.page.keyboard.press("Tab")
    by_keys(phone, "page-lobby-take-host")
    for sheet in ("page-lobby-qr", "page-lobby-keeper", "page-lobby-all-rules", "page-lobby-change-rules"):
        opened_and_closed(phone, sheet)
    opened_and_closed(phone, "page-phone-seat", name="Ana")
    by_keys(phone, "page-lobby-start")
    phone.wait(lambda: phone.mirror.view, "the game")
    opened_and_closed(phone, "page-phone-rules")
    opened_and_closed(phone, "page-phone-seat", name="Ana")


def test_the_lab_by_keyboard(pub: Pub) -> None:
    """House rules are opened and closed, a second set laid beside and taken away, and the focus is never lost."""
    phone = pub.device()
    phone.go("/lab")
    opened_and_closed(phone, "page-lab-rules")
    by_keys(phone, "page-lab-compare")
    phone.wait(lambda: phone.page.evaluate("document.activeElement.tagName") == "SELECT", "the other rulebook")
    by_keys(phone, "page-lab-remove")
    phone.wait(lambda: phone.page.evaluate(FOCUSED).startswith(phone.say("page-lab-compare")), "the way to compare")
    while phone.page.evaluate("document.activeElement.type") != "radio":
        phone.page.keyboard.press("Tab")
    chosen = "document.activeElement.value"
    before = phone.page.evaluate(chosen)
    phone.page.keyboard.press("ArrowRight")
    assert phone.page.evaluate(chosen) != before
    assert phone.page.evaluate("document.activeElement.checked")
