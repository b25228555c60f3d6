"""Tunnels, refreshes, two tabs, another phone, a server that starts anew: the seat is kept, nothing is done twice."""

from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from nightbus.server import actor as actors
from tests.server.live import Json, serving
from tests.web.conftest import PAGE
from tests.web.phones import Device, Pub
from tests.web.player import Player, finish, play_on
from tests.web.test_whole_games import begin, table_of

SOCKETS = """
{ const Socket = WebSocket; window.sockets = [];
  window.WebSocket = class extends Socket { constructor(...asked) { super(...asked); sockets.push(this); } }; }
"""
NETWORK = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_NETWORK_CHANGED")


def tunnel(phone: Device) -> None:
    """No network: what is open breaks, what is opened fails."""
    phone.forgive(*NETWORK)
    phone.context.set_offline(True)
    phone.page.evaluate("sockets.forEach((socket) => socket.close())")


def seated(pub: Pub, book: str = "classic", names: tuple[str, ...] = ("Ana", "Bo", "Cy"), **asked: Any) -> list[Device]:
    """Phones at a table of this rulebook, and the game begun."""
    code = table_of(pub.server, book, **asked)["code"]
    found = []
    for name in names:
        phone = pub.device()
        phone.page.add_init_script(SOCKETS)
        phone.get_on(code, name)
        found.append(phone)
    begin(found)
    return found


def asked_of(phones: list[Device]) -> Device:
    """The phone that is asked."""
    first = phones[0]
    return first.wait(lambda: next((p for p in phones if p.mirror.you.get("legal")), None), "a question")  # type: ignore[no-any-return]


def seen(phone: Device, message: str) -> bool:
    """Does this stand in the page?"""
    return bool(phone.page.get_by_text(phone.say(message)).count())


def answers(phone: Device) -> list[str]:
    return [offer.name for offer in phone.offers() if offer.where == "answers"]


def acked(phone: Device) -> list[Json]:
    """The answers of the game that the server took from this phone."""
    done = {message["id"] for message in phone.mirror.messages if message["type"] == "ack"}
    sent: dict[str, Json] = {one["id"]: one["do"] for one in phone.sent if one["type"] == "cmd" and one["id"] in done}
    return [do for do in sent.values() if do["type"] == "guess"]


def test_in_a_tunnel(pub: Pub, luck: Random) -> None:
    phones = seated(pub)
    phone = asked_of(phones)
    phone.wait(lambda: answers(phone), "answers")
    tunnel(phone)
    phone.wait_for(phone.say("page-gone-tunnel"))
    phone.wait_for(phone.say("page-gone-kept"))
    phone.context.set_offline(False)
    phone.wait(
        lambda: answers(phone) and not phone.page.get_by_text(phone.say("page-gone-tunnel")).count(), "its answers"
    )
    phone.wait(Player(phone, luck).step, "an answer")
    assert len(acked(phone)) == 1


def test_an_answer_given_in_the_tunnel_is_entered_once(pub: Pub, luck: Random) -> None:
    """The socket dies with the answer under way: it is sent again under the same id."""
    phones = seated(pub)
    phone = asked_of(phones)
    phone.wait(lambda: answers(phone), "answers")
    phone.forgive(*NETWORK)
    offer = next(offer for offer in phone.offers() if offer.where == "answers")
    phone.page.evaluate(
        "at => { document.querySelectorAll('button')[at].click(); sockets.forEach((socket) => socket.close()); }",
        offer.at,
    )
    phone.wait(lambda: acked(phone), "the answer")
    phone.pause(300)
    assert len(acked(phone)) == 1
    cards = [len(seat["cards"]) for seat in phones[0].wait(lambda: phones[0].mirror.view)["seats"]]
    assert sum(cards) <= 2, "the answer was entered twice"


def test_refreshed_in_mid_turn(pub: Pub) -> None:
    phone = asked_of(seated(pub))
    phone.wait(lambda: answers(phone), "answers")
    before = answers(phone)
    phone.page.reload()
    phone.wait(lambda: answers(phone) == before, "the same answers")


def test_a_half_made_choice_is_kept(pub: Pub, luck: Random) -> None:
    """Drinks half split among the seats are split so still, after a refresh."""
    phones = seated(
        pub, "party", switches={"right_gives": [5, 5, 5, 5], "questions": 4, "bus_length": 4, "ride_cap": 8}
    )
    players = [Player(phone, luck) for phone in phones]

    def giver() -> Device | None:
        return next((p for p in phones if [one for one in p.mirror.you["legal"] if one["type"] == "may_give"]), None)

    play_on(players, until=giver)  # type: ignore[arg-type]
    phone = giver()
    assert phone is not None
    spin = phone.page.get_by_role("spinbutton").first
    spin.focus()
    for key in ("Home", "ArrowUp", "ArrowUp"):
        phone.page.keyboard.press(key)
    assert spin.get_attribute("aria-valuenow") == "2"
    phone.page.reload()
    phone.wait(lambda: phone.page.get_by_role("spinbutton").count(), "the split")
    assert phone.page.get_by_role("spinbutton").first.get_attribute("aria-valuenow") == "2"


def test_a_second_tab(pub: Pub) -> None:
    phone = asked_of(seated(pub))
    code = phone.mirror.table["code"]
    tab = Device(phone.context.new_page(), phone.context, pub.server, "en", name="second tab")
    pub.devices.append(tab)
    tab.go(f"/t/{code}")
    tab.wait(lambda: tab.mirror.you.get("legal"), "the seat in the second tab")
    phone.wait_for(phone.say("page-gone-replaced"))
    phone.press("page-gone-here")
    phone.wait(lambda: answers(phone), "the seat back in the first tab")
    tab.wait_for(tab.say("page-gone-replaced"))


def test_the_server_starts_anew(browser: Browser, tmp_path: Path, luck: Random) -> None:
    with serving(tmp_path / "tables.db", static=PAGE) as server:
        pub = Pub(browser, server)
        phones = seated(pub, "chase-the-ace", ("Ana", "Bo"))
        screen = pub.screen(phones[0].mirror.table["code"])
        for device in (*phones, screen):
            device.forgive(*NETWORK, "503")
        seen = {phone.name: phone.mirror.view for phone in phones}
        port = server.port
    try:
        phones[0].wait_for(phones[0].say("page-gone-tunnel"))
        with serving(tmp_path / "tables.db", port=port, static=PAGE):
            come = {phone.name: len(phone.mirror.messages) for phone in phones}

            def back(phone: Device) -> bool:
                return any(message["type"] == "snap" for message in phone.mirror.messages[come[phone.name] :])

            for phone in phones:
                phone.wait(partial(back, phone), "the table")
                assert phone.mirror.view == seen[phone.name]
            finish([Player(phone, luck) for phone in phones])
            screen.wait(lambda: screen.mirror.table["phase"] == "over", "the end on the screen")
        pub.settle()
    finally:
        pub.close()


def test_a_stand_in_and_back(pub: Pub, luck: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone that is gone is played for, and plays again as soon as it is back."""
    monkeypatch.setattr(actors, "LINGER", 0)
    phones = seated(pub, "chase-the-ace", grace=5)
    phone = asked_of(phones)
    others = [Player(other, luck) for other in phones if other is not phone]
    tunnel(phone)

    def stood_in() -> bool:
        return any(seat["stand_in"] for seat in others[0].phone.mirror.table["seats"])

    others[0].phone.wait(stood_in, "the stand-in")
    phone.context.set_offline(False)
    phone.wait(lambda: not any(seat["stand_in"] for seat in phone.mirror.table["seats"]), "the seat back")
    phone.wait(lambda: not phone.page.get_by_text(phone.say("page-phone-stand-in")).count(), "the notice to go")


def test_a_seat_goes_to_another_phone(pub: Pub) -> None:
    phones = seated(pub)
    phone = asked_of(phones)
    before = phone.wait(lambda: answers(phone), "answers")
    phone.page.get_by_role("button", name=phone.say("page-phone-seat", name=phone.name)).click()
    phone.press("page-sheet-seat-move-ask")
    move = phone.wait(lambda: next((m["move"] for m in phone.mirror.messages[::-1] if m.get("move")), ""), "the code")
    other = pub.device()
    other.name = "the other phone"
    other.go(f"/j/{phone.mirror.table['code']}")
    other.press("page-join-have-move")
    other.fill("page-join-move", move.lower())
    other.press("page-join-take")
    other.wait(lambda: answers(other) == before, "the answers")
    phone.wait_for(phone.say("page-gone-moved"))


def test_a_used_code_of_a_seat(pub: Pub) -> None:
    phone = pub.device()
    phone.forgive("40[0-9]")
    code = pub.server.make(name="Ana")["code"]
    phone.go(f"/j/{code}#m=AAAAAAAA")
    phone.press("page-join-take")
    phone.wait_for(phone.say("error-move-code"))


def test_the_server_is_gone_for_good(browser: Browser, tmp_path: Path) -> None:
    """Where nothing answers, the page says so, kindly, and what to look at."""
    with serving(tmp_path / "tables.db", static=PAGE) as server:
        pub = Pub(browser, server)
        phone = pub.device()
        phone.go("/j/QQQQ")
    try:
        phone.forgive(*NETWORK)
        phone.fill("page-join-name", "Ana")
        phone.press("page-home-join")
        phone.wait_for(phone.say("page-join-unavailable"))
        pub.settle()
    finally:
        pub.close()
