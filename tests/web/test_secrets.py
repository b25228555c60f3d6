"""C-4 in the browser: a phone is sent no card that it may not know, and has none in its page."""

import re
from random import Random

import msgspec
import pytest

from nightbus.cards import read_card
from nightbus.table.tagged import event_json, view_json
from tests.server.live import Json
from tests.web.phones import Device, Pub
from tests.web.player import Player, finish
from tests.web.test_whole_games import BOOKS, begin, table_of

CARD = re.compile(r'"((?:10|[2-9JQKA])[CDHS])"')
"""A card as messages name it."""
BETWEEN = re.compile(r"[^\w]+")
CLOSED: dict[str, Json] = {"classic": {"deal_face": "private"}, "chase-the-ace": {"lives": 2}, "stop-the-bus": {}}


def cards_named(phone: Device, dom: str = "") -> set[str]:
    """The cards that the page names anywhere, to eyes or to a screen reader."""
    spoken = BETWEEN.sub(" ", dom or phone.dom()).casefold()
    ranks = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
    cards = [rank + suit for suit in "CDHS" for rank in ranks]
    return {card for card in cards if f" {phone.words.card(read_card(card)).casefold()} " in spoken}


class Watched(Player):
    """A player behind whose back the server's own cards are looked at after every step."""

    def __init__(self, phone: Device, luck: Random) -> None:
        super().__init__(phone, luck)
        self.known: set[str] = set()
        self.hidden: set[str] = set()
        """Cards that another seat knew when this one did not."""
        self.looked_at = 0

    def step(self) -> bool:
        moved = super().step()
        if len(self.phone.heard) > self.looked_at:
            self.look()
        return moved

    def look(self) -> None:
        """What this seat may know is what the table shows it; what it was sent and has in its page is no more."""
        phone = self.phone
        code = phone.mirror.table["code"]
        dom = phone.dom()  # first: what it may know by then can only be more
        heard = len(phone.heard)
        mine, others = phone.server.on_loop(lambda: self.may_know(code))
        self.known.update(mine)
        self.hidden.update(others - self.known)
        for text in phone.heard[self.looked_at : heard]:
            sent = set(CARD.findall(text))
            assert sent <= self.known, (sent - self.known, text)
        self.looked_at = heard
        named = cards_named(phone, dom)
        assert named <= self.known, f"{named - self.known} in the page of {phone.name}"

    def may_know(self, code: str) -> tuple[set[str], set[str]]:
        """The cards that the table shows this seat, and those that it shows any."""
        actor = next(one for one in self.phone.server.hall._actors.values() if one.row.code == code)
        table, viewer = actor.room.table, actor.room.viewer_of(self.phone.mirror.you["person"])
        assert table is not None
        story = [event_json(event) for event in table.story(viewer)]
        told = [view_json(view) for view in table.views(range(len(table.names)))]
        mine, others = (msgspec.json.encode(found).decode() for found in ([view_json(table.view(viewer)), story], told))
        return set(CARD.findall(mine)), set(CARD.findall(others))


@pytest.mark.parametrize("book", CLOSED)
def test_no_card_that_one_may_not_know(pub: Pub, luck: Random, book: str) -> None:
    code = table_of(pub.server, book, switches=BOOKS[book][1] | CLOSED[book])["code"]
    phones = pub.phones(code)
    begin(phones)
    players = [Watched(phone, luck) for phone in phones]
    finish(players)
    for phone in phones:
        for answer in phone.answers:
            body = answer.text() if "/log" not in answer.url else ""
            assert not re.search(r'"seed"', body), answer.url
    assert all(player.hidden for player in players), "everybody saw the same: nothing was hidden"
