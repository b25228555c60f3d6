"""What people do at a table beside playing: take back, vote, pause, send away, hold a button."""

from random import Random

from tests.web.phones import Device, Pub
from tests.web.player import Player, play_on
from tests.web.test_resilience import asked_of, seated


def open_seat(phone: Device) -> None:
    """One's own seat and switches."""
    phone.page.get_by_role("button", name=phone.say("page-phone-seat", name=phone.name)).click()


def test_a_vote_ends_the_game(pub: Pub) -> None:
    phones = seated(pub)
    screen = pub.screen(phones[0].mirror.table["code"])
    open_seat(phones[0])
    phones[0].press("page-sheet-vote-call-end")
    screen.wait(lambda: screen.mirror.table["vote"], "the vote")
    screen.wait_for(phones[0].name)
    phones[1].wait_for(phones[1].say("page-phone-vote-end"))
    phones[1].press("page-phone-vote-yes")
    for phone in phones:
        phone.wait(lambda phone=phone: phone.mirror.table["phase"] == "over", "the end")
        phone.wait_for(phone.say("page-ride-over-given-up"))
    assert phones[0].mirror.table["given_up"]


def test_a_vote_is_lost(pub: Pub) -> None:
    phones = seated(pub)
    open_seat(phones[0])
    phones[0].press("page-sheet-vote-call-end")
    for phone in phones[1:]:
        phone.wait_for(phone.say("page-phone-vote-end"))
        phone.press("page-phone-vote-no")
    phones[0].wait(lambda: not phones[0].mirror.table["vote"], "the end of the vote")
    assert phones[0].mirror.table["phase"] == "playing"


def test_a_stand_in_by_vote(pub: Pub) -> None:
    phones = seated(pub)
    open_seat(phones[0])
    phones[0].press("page-sheet-vote-call-replace", name="Cy")
    phones[1].wait_for(phones[1].say("page-phone-vote-replace", name="Cy"))
    phones[1].press("page-phone-vote-yes")
    phones[2].wait_for(phones[2].say("page-phone-stand-in"))
    phones[2].press("page-phone-back")
    phones[2].wait(lambda: not any(seat["stand_in"] for seat in phones[2].mirror.table["seats"]), "the seat")


def test_an_answer_is_taken_back(pub: Pub, luck: Random) -> None:
    """On the pyramid a pass reveals nothing: as long as others are awaited it can be taken back."""
    phones = seated(pub)
    players = [Player(phone, luck) for phone in phones]

    def open_yet() -> Device | None:
        """Somebody who may pass while others are awaited too."""
        return next(
            (
                phone
                for phone in phones
                if {"type": "pass"} in phone.mirror.you["legal"]
                and len((phone.mirror.view or {"awaits": []})["awaits"]) > 1
            ),
            None,
        )

    play_on(players, until=lambda: open_yet() is not None)
    phone = open_yet()
    assert phone is not None
    player = players[phones.index(phone)]
    phone.wait(lambda: phone.button("action-pass").count() or player.step() is None, "what to lay")
    phone.press("action-pass")
    phone.wait(lambda: phone.mirror.you["undo"], "the way back")
    phone.wait(lambda: phone.button("page-phone-undo").count(), "the button")
    phone.press("page-phone-undo")
    phone.wait(lambda: phone.button("action-pass").count(), "the question again")
    assert not phone.mirror.you["undo"]


def test_the_host_pauses(pub: Pub) -> None:
    phones = seated(pub)
    open_seat(phones[0])
    phones[0].press("page-sheet-host-pause")
    for phone in phones:
        phone.wait_for(phone.say("page-phone-paused"))
    phones[1].wait_for(phones[1].say("page-phone-paused-host", name="Ana"))
    phones[0].press("page-phone-go-on")
    for phone in phones:
        phone.wait(lambda phone=phone: not phone.page.get_by_text(phone.say("page-phone-paused")).count(), "the game")


def test_put_off_the_bus(pub: Pub) -> None:
    code = pub.server.make()["code"]
    host, guest = pub.phones(code, ("Ana", "Bo"))
    host.press("page-lobby-take-host")
    host.page.get_by_role("button", name=host.say("page-lobby-about", name="Bo")).click()
    kick = host.button("page-lobby-seat-kick")
    kick.click()
    host.page.get_by_role("button", name=host.say("page-hold-again")).click()
    guest.wait_for(guest.say("page-gone-kicked"))
    assert guest.button("page-gone-again").count() == 1
    host.wait(lambda: len(host.mirror.table["seats"]) == 1, "the seat to go")


def test_off_the_bus_of_ones_own_will(pub: Pub) -> None:
    phones = seated(pub)
    open_seat(phones[2])
    phones[2].button("page-sheet-seat-leave").click()
    phones[2].page.get_by_role("button", name=phones[2].say("page-hold-again")).click()
    phones[2].wait_for(phones[2].say("page-gone-left"))
    phones[0].wait(lambda: any(s["stand_in"] for s in phones[0].mirror.table["seats"]), "a stand-in")


def test_a_hold_is_held(pub: Pub) -> None:
    """Let go too early nothing happens; held for as long as it takes it does; a key asks again."""
    code = pub.server.make()["code"]
    host = pub.device(taps=False)
    host.get_on(code, "Ana")
    host.press("page-lobby-take-host")
    host.press("page-lobby-keeper")
    hold = host.button("page-lobby-close")
    hold.scroll_into_view_if_needed()
    hold.hover()
    host.page.mouse.down()
    host.pause(200)
    host.page.mouse.up()
    host.pause(100)
    assert host.mirror.table["phase"] == "lobby"
    hold.focus()
    host.page.keyboard.press("Enter")
    host.wait_for(host.say("page-hold-again"))
    host.page.keyboard.press("Tab")
    host.wait(lambda: not host.page.get_by_text(host.say("page-hold-again")).count(), "the question to go")
    assert host.mirror.table["phase"] == "lobby"
    hold.hover()
    host.page.mouse.down()
    host.pause(900)
    host.page.mouse.up()
    host.wait(lambda: host.mirror.bye == "closed" or host.mirror.table["phase"] == "closed", "the end")
    host.wait_for(host.say("page-gone-closed"))


def test_the_host_is_away(pub: Pub) -> None:
    """Whoever is there takes the host's part."""
    code = pub.server.make(bots=1)["code"]
    (phone,) = pub.phones(code, ("Ana",))
    phone.wait_for(phone.say("page-lobby-no-host"))
    phone.press("page-lobby-take-host")
    phone.wait(lambda: phone.mirror.you["host"], "the host's part")


def test_who_only_watches(pub: Pub) -> None:
    phones = seated(pub)
    watcher = pub.device()
    watcher.go(f"/j/{phones[0].mirror.table['code']}")
    watcher.press("page-join-watch")
    watcher.wait(lambda: watcher.mirror.view, "the game")
    asked_of(phones)
    assert watcher.mirror.you["role"] == "spectator"
    watcher.pause(300)
    assert not [offer for offer in watcher.offers() if offer.where == "answers"]
