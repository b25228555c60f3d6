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


@pytest.mark.parametrize("book", ROUTES)
def test_one_phone_for_all(pub: Pub, luck: Random, book: str) -> None:
    phone = pub.device()
    phone.go("/pass")
    phone.page.get_by_role("radio", name=ROUTES[book], exact=True).check(force=True)
    phone.press("page-pass-add")
    for number, name in ((1, "Ana"), (2, "Bo"), (3, "Cy")):
        phone.page.get_by_role("textbox", name=phone.say("page-pass-name", number=number)).fill(name)
    phone.press("page-phone-start")
    phone.wait(lambda: len([seat for seat in phone.mirrors.values() if seat.view]) >= 2, "the game")
    players = [Passed(phone, luck)]
    play_on(players)
    assert players[0].curtains >= (book != "stop-the-bus")
    phone.wait(lambda: not players[0].step() and phone.button("page-ride-over-next").count(), "the end")


def test_nobody_plays_alone(pub: Pub) -> None:
    phone = pub.device()
    phone.go("/pass")
    phone.wait(lambda: phone.page.get_by_role("textbox").count(), "the names")
    assert phone.button("page-phone-start").count() == 0
