"""A phone by keyboard alone: a button reached and pressed, a sheet opened, gone through and closed."""

from tests.web.phones import Device, by_key

FOCUSED = "(() => { const e = document.activeElement; return e.getAttribute('aria-label') || e.textContent.trim() })()"


def by_keys(phone: Device, words: str) -> None:
    """Go to the button called so, or so and more, with the Tab key and press Enter."""
    phone.wait(lambda: any(one.name.startswith(words) for one in phone.offers()), words)
    by_key(phone, next(one for one in phone.offers() if one.name.startswith(words)))


def opened_and_closed(phone: Device, words: str) -> None:
    """Open the sheet of this button by keys, go through all of it, close it again: the focus is back on the button."""
    by_keys(phone, words)
    sheet = phone.page.locator("dialog[open]")
    sheet.wait_for()
    reached = phone.page.evaluate("document.querySelector('dialog[open]').contains(document.activeElement)")
    assert reached, "the sheet has no focus"
    for _ in range(60):
        phone.page.keyboard.press("Tab")
        inside = phone.page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog[open]')"
        )
        assert inside, f"{words}: the focus is behind the sheet"
    phone.page.keyboard.press("Escape")
    phone.wait(lambda: not sheet.count(), "the sheet to close")
    phone.pause(60)
    focused = phone.page.evaluate(FOCUSED)
    assert focused.startswith(words), f"{words}: the focus is at “{focused}”"
