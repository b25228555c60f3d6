"""After the game: its figures, its shuffle checked on the device itself, and every step of it once more, face up."""

from pathlib import Path
from random import Random

import pytest

from tests.server.live import Client, Json
from tests.server.pretend import chosen
from tests.web.keys import opened_and_closed
from tests.web.phones import SCREEN, Pub
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
    opened_and_closed(guest, guest.say("page-summary-proof"))
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
    opened_and_closed(guest, guest.say("page-replay-proof"))
    faults += axe_in_both(guest, "replay") + room_in_all(guest, "replay")
    assert not faults, "\n".join(faults[:20])

    stranger = pub.device()
    stranger.go("/replay")
    stranger.page.locator("input[type=file]").set_input_files(log)
    stranger.page.get_by_role("slider").wait_for()


def played_by_one(pub: Pub, luck: Random, book: str, bots: int, games: int = 1) -> Json:
    """A table at which so many games are over: Ana's, with bots."""
    made = table_of(pub.server, book, name="Bartholomew the Third", bots=bots)
    with Client(pub.server, made) as ana:
        ana.do("start")
        ana.until(lambda ana: ana.view, "the game")
        while ana.table["phase"] != "over" or games > 1:
            if ana.table["phase"] == "over":
                games -= 1
                ana.do("next")
                ana.until(lambda ana: ana.table["phase"] != "over", "the next game")
            elif ana.you["legal"]:
                ana.do(chosen(ana.you["legal"], luck))
            elif ana.table["turning"] and ana.view and ana.view["rider"] == ana.you["seat"]:
                ana.do("turn")
            else:
                ana.take(0.2)
    return made


def test_a_bot_says_why_it_moved(pub: Pub, luck: Random) -> None:
    code = played_by_one(pub, luck, "chase-the-ace", bots=2)["code"]
    phone = pub.device(lang="da")
    with phone.page.expect_response("**/frames") as coming:
        phone.go(f"/t/{code}/replay#screen")
    film = coming.value.json()
    at, why = next((at, frame["why"]) for at, frame in enumerate(film["frames"]) if "why" in frame)
    phone.page.get_by_role("slider").fill(str(at))
    phone.wait_for(phone.words.why(why["code"], why["facts"], film["seats"]))


@pytest.mark.parametrize(("book", "bots"), [("party", 4), ("party", 7), ("chase-the-ace", 4), ("stop-the-bus", 5)])
def test_a_television_shows_the_whole_summary(pub: Pub, luck: Random, book: str, bots: int) -> None:
    code = played_by_one(pub, luck, book, bots)["code"]
    screen = pub.device(SCREEN)
    screen.page.route("**/api/forecast", lambda route: route.fulfill(json=NIGHT))
    screen.go(f"/t/{code}/summary#screen")
    screen.wait(lambda: screen.page.locator("figure svg").count() == 3, "the charts")
    screen.pause(200)
    assert screen.page.evaluate("document.documentElement.scrollHeight") <= SCREEN[1]


def test_the_last_stop_has_room_for_eight(pub: Pub, luck: Random) -> None:
    code = played_by_one(pub, luck, "party", bots=7)["code"]
    screen = pub.screen(code)
    screen.offer("page-screen-summary")
    over = screen.page.locator("main .last").evaluate("one => one.scrollHeight - one.clientHeight")
    assert over <= 0


NIGHT = {"drinks": {"mean": 10.2, "most": 17}, "lost": {"mean": 2.2, "most": 3}, "nights": 4000}
"""What a forecast says, as far as the summary reads it."""


def test_several_games_are_held_against_as_many(pub: Pub, luck: Random) -> None:
    code = played_by_one(pub, luck, "chase-the-ace", 1, games=2)["code"]
    phone = pub.device()
    phone.page.route("**/api/forecast", lambda route: route.fulfill(json=NIGHT | {"drinks": None}))
    phone.go(f"/t/{code}/summary#screen")
    phone.wait_for(phone.say("page-summary-real-games", unit="lives", games=2, mean="4.4", nights="4,000"))


def test_not_before_the_end(pub: Pub) -> None:
    code = table_of(pub.server, "stop-the-bus", bots=1)["code"]  # which waits for every seat
    (phone,) = pub.phones(code, ("Ana",))
    begin([phone])
    phone.forgive("40[0-9]")
    for path, message in (("summary", "page-summary-still"), ("replay", "page-replay-still")):
        phone.go(f"/t/{code}/{path}")
        phone.wait_for(phone.say(message))
