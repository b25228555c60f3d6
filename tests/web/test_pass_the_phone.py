"""One phone for all: each game is played by it to its end, and behind the curtain there is nothing to see."""

from random import Random

import msgspec
import pytest

from tests.server.live import Json
from tests.web.phones import Device, Pub
from tests.web.player import Player, play_on
from tests.web.test_secrets import CARD, cards_named

ROUTES = {"party": "N5", "chase-the-ace": "N1", "stop-the-bus": "N3"}


class Passed(Player):
    """Everybody who is handed the phone, one after the other."""

    def __init__(self, phone: Device, luck: Random) -> None:
        super().__init__(phone, luck)
        self.curtains = 0

    def step(self) -> bool:
        """Do what the seat that has the phone may do; look behind nobody's curtain."""
        phone = self.phone
        phone.pause(0)
        offers = phone.offers()
        curtain = self.first(offers, self.said("page-pass-hold"))
        heading, holder = phone.page.evaluate(
            "bar => ['h1', `section[aria-label='${bar}'] b`].map((name) =>"
            " document.querySelector(name)?.textContent.trim().toLowerCase() ?? '')",
            self.said("page-pass"),
        )
        if curtain and self.said("page-pass-to").casefold() in heading:
            self.curtains += 1
            self.no_card_of_others("")
            return self.press(curtain)
        asked = [seat for seat in phone.mirrors.values() if seat.you.get("legal")]
        phone.mirror = next(
            (seat for seat in asked if self.name_of(seat.you, seat.table).casefold() == holder), phone.mirror
        )
        on = self.first(offers, self.said("page-pass-on"))
        self.no_card_of_others(holder)
        return super().step() or bool(on and self.press(on))

    def name_of(self, you: Json, table: Json) -> str:
        return next((str(seat["name"]) for seat in table["seats"] if seat["person"] == you["person"]), "")

    def no_card_of_others(self, holder: str) -> None:
        """Of the seats that do not have the phone no hidden card is in the page."""
        phone = self.phone
        named = cards_named(phone)
        shown: set[str] = set()
        for seat in phone.mirrors.values():
            mine = self.name_of(seat.you, seat.table).casefold() in ("", holder)
            if mine and seat.view:
                shown.update(CARD.findall(msgspec.json.encode([seat.view, seat.events]).decode()))
        assert named <= shown, f"before the eyes of {holder or 'all'}"


def passed_round(pub: Pub, book: str) -> Device:
    """A phone on which Ana, Bo and Cy have begun to play."""
    phone = pub.device()
    phone.go("/pass")
    phone.page.get_by_role("radio", name=ROUTES[book], exact=True).check(force=True)
    phone.press("page-pass-add")
    for number, name in ((1, "Ana"), (2, "Bo"), (3, "Cy")):
        phone.page.get_by_role("textbox", name=phone.say("page-pass-name", number=number)).fill(name)
    phone.press("page-phone-start")
    phone.wait(lambda: len([seat for seat in phone.mirrors.values() if seat.view]) >= 2, "the game")
    in_whose_hand(phone)
    return phone


def in_whose_hand(phone: Device) -> bool:
    """Wait until the phone is to be handed over, or is in somebody's hand; is it to be handed over?"""
    bar = phone.page.get_by_role("region", name=phone.say("page-pass"), exact=True)
    all_see = bar.get_by_text(phone.say("page-pass-everybody"))
    phone.wait(lambda: curtain(phone) or (bar.count() and not all_see.count()), "whose turn it is")
    return curtain(phone)


def curtain(phone: Device) -> bool:
    """Is the phone to be handed over? A card of Chase the Ace is held to look at, too."""
    return bool(phone.page.get_by_text(phone.say("page-pass-to")).count())


def look(phone: Device) -> None:
    """Take the phone that is handed over."""
    phone.press("page-pass-hold")
    phone.press("page-hold-again")


@pytest.mark.parametrize("book", ROUTES)
def test_one_phone_for_all(pub: Pub, luck: Random, book: str) -> None:
    phone = passed_round(pub, book)
    players = [Passed(phone, luck)]
    play_on(players)
    assert players[0].curtains >= (book != "stop-the-bus")
    phone.wait(lambda: not players[0].step() and phone.button("page-ride-over-next").count(), "the end")


def test_the_phone_waits_and_tells_odds(pub: Pub) -> None:
    phone = passed_round(pub, "party")  # all see what is asked: no curtain
    phone.press("page-settings")
    phone.page.get_by_role("radio", name=phone.say("page-set-coach-before"), exact=True).check(force=True)
    phone.wait(lambda: phone.mirror.table["coach"] == "before", "the coach")
    phone.press("page-sheet-host-pause")
    phone.wait_for(phone.say("page-phone-paused"))
    phone.press("page-phone-go-on")
    phone.wait(lambda: not phone.mirror.table["paused"], "the game to go on")
    phone.wait(lambda: phone.page.get_by_role("complementary", name=phone.say("page-ride-coach")).count(), "the odds")


def test_everybody_votes_for_themselves(pub: Pub) -> None:
    phone = passed_round(pub, "chase-the-ace")
    answers = ["page-phone-vote-no", "page-phone-vote-no", "page-phone-vote-yes"]
    for round_ in (answers[:2], answers[2:]):
        if in_whose_hand(phone):  # else whoever voted last is asked next
            look(phone)
        phone.press("page-settings")
        phone.press("page-sheet-vote-call-end")
        for answer in round_:
            phone.wait(lambda: curtain(phone) and not cards_named(phone), "the curtain, and no card behind it")
            look(phone)
            phone.wait_for(phone.say("page-phone-vote-end"))
            assert not cards_named(phone), "whoever votes is not shown a hand"
            phone.press(answer)
        phone.wait(lambda: phone.mirror.table["vote"] is None, "the outcome")
    assert phone.mirror.table["phase"] == "over", "two of three have said yes"


def test_nobody_plays_alone(pub: Pub) -> None:
    phone = pub.device()
    phone.go("/pass")
    phone.wait(lambda: phone.page.get_by_role("textbox").count(), "the names")
    assert phone.button("page-phone-start").count() == 0


def test_a_table_that_may_not_begin_leaves_nothing_behind(pub: Pub) -> None:
    """Two are too few for Ride the Bus: that is said, and no table of it is on the phone's first screen."""
    phone = pub.device()
    phone.go("/pass")
    phone.page.get_by_role("radio", name="N10", exact=True).check(force=True)
    for number, name in ((1, "Ana"), (2, "Bo")):
        phone.page.get_by_role("textbox", name=phone.say("page-pass-name", number=number)).fill(name)
    phone.forgive("409")
    phone.press("page-phone-start")
    phone.page.locator("[role=alert]").wait_for()
    phone.go("/")
    assert not phone.page.locator("a[href^='/t/']").count()
    phone.go("/pass")
    phone.page.get_by_role("textbox", name=phone.say("page-pass-name", number=1)).wait_for()
