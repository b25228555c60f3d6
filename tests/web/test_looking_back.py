"""After the game: its figures, its shuffle checked on the device itself, and every step of it once more, face up."""

from pathlib import Path
from random import Random

import pytest

from tests.web.phones import Pub
from tests.web.player import Player, finish
from tests.web.test_reach import axe_in_both, room_in_all
from tests.web.test_whole_games import begin, table_of


@pytest.mark.parametrize("book", ["classic", "chase-the-ace", "stop-the-bus"])
def test_a_finished_night(pub: Pub, luck: Random, tmp_path: Path, book: str) -> None:
    code = table_of(pub.server, book)["code"]
    phones = pub.phones(code, ("Wednesday Quiz Team", "Bo", "Cy"))
    begin(phones)
    finish([Player(phone, luck) for phone in phones])
    guest = phones[1]
    guest.press("page-gone-summary")
    guest.offer("page-summary-proof")
    faults = axe_in_both(guest, "summary") + room_in_all(guest, "summary")

    guest.press("page-summary-proof")
    guest.wait_for(guest.say("page-proof-right"))
    faults += axe_in_both(guest, "proof")
    guest.page.keyboard.press("Escape")
    guest.wait(lambda: not guest.page.locator("dialog[open]").count(), "the sheet to close")
    with guest.page.expect_download() as coming:
        guest.press("page-summary-log")
    log = tmp_path / "night.jsonl"
    coming.value.save_as(log)

    guest.choose("page-summary-replay")
    place = guest.page.get_by_role("slider", name=guest.say("page-replay-place"))
    place.wait_for()
    last = int(place.get_attribute("max") or 0)
    assert last > 5
    place.focus()
    guest.page.keyboard.press("Home")
    for _ in range(3):
        guest.page.get_by_role("button", name=guest.say("page-replay-step"), exact=True).click()
    assert place.input_value() == "3"
    place.focus()
    guest.page.keyboard.press("End")
    assert int(place.input_value()) == last
    faults += axe_in_both(guest, "replay") + room_in_all(guest, "replay")
    assert not faults, "\n".join(faults[:20])

    stranger = pub.device()
    stranger.go("/replay")
    stranger.page.locator("input[type=file]").set_input_files(log)
    stranger.page.get_by_role("slider").wait_for()


def test_not_before_the_end(pub: Pub) -> None:
    code = table_of(pub.server, "stop-the-bus", bots=1)["code"]  # which waits for every seat
    (phone,) = pub.phones(code, ("Ana",))
    begin([phone])
    phone.forgive("40[0-9]")
    for path, message in (("summary", "page-summary-still"), ("replay", "page-replay-still")):
        phone.go(f"/t/{code}/{path}")
        phone.wait_for(phone.say(message))
