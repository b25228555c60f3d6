"""A whole game of each rulebook: three phones, and the shared screen that all look at."""

from random import Random
from typing import Any

import pytest

from tests.server.live import Json, Server
from tests.web.phones import Device, Pub
from tests.web.player import Player, finish

SHORT_RIDE: Json = {"pyramid_rows": [2, 1, 1], "pyramid_values": [1, 2, 3], "bus_length": 4, "ride_cap": 12}
BOOKS: dict[str, tuple[str, Json]] = {
    "classic": ("ride-the-bus", SHORT_RIDE),
    "party": ("ride-the-bus", SHORT_RIDE),
    "commission": ("ride-the-bus", SHORT_RIDE | {"pyramid_values": [2, 4, 8]}),
    "chase-the-ace": ("chase-the-ace", {"lives": 1}),
    "stop-the-bus": ("stop-the-bus", {"tokens": 1, "circuit_limit": 2}),
}


def table_of(server: Server, book: str, **asked: Any) -> Json:
    """A table of this rulebook that is soon played."""
    game, switches = BOOKS[book]
    return server.make(**{"game": game, "rulebook": book, "switches": switches, "pace": 0} | asked)


def begin(phones: list[Device]) -> None:
    """The host takes the part, where nobody has it, and starts; everybody sees the game."""
    host = phones[0]
    host.wait(lambda: len(host.mirror.table["seats"]) >= len(phones), "everybody")
    if not host.mirror.you["host"]:
        host.press("page-lobby-take-host")
    host.press("page-lobby-start")
    for phone in phones:
        phone.wait(lambda phone=phone: phone.mirror.view, "the game")


@pytest.mark.parametrize("book", BOOKS)
def test_whole_game(pub: Pub, luck: Random, book: str) -> None:
    code = table_of(pub.server, book)["code"]
    screen = pub.screen(code)
    phones = pub.phones(code)
    begin(phones)
    players = [Player(phone, luck) for phone in phones]
    finish(players)
    for device in (*phones, screen):
        device.wait(lambda device=device: device.mirror.table["phase"] == "over", "the end")
        assert device.mirror.view is not None
        assert device.mirror.view["over"]
    assert phones[0].button("page-ride-over-next").count() == 1
    staff = book in ("classic", "commission")  # whose dealer may never be asked
    assert sum(bool(player.pressed) for player in players) >= len(players) - staff, "somebody was never asked"
