"""Getting on: the code as people type it, and what a closed door says."""

import pytest

from tests.web.phones import Pub


@pytest.mark.parametrize("typed", ["{}", " {} ", "{} lower", "-{}-"])
def test_a_code_as_people_type_it(pub: Pub, typed: str) -> None:
    code = pub.server.make(bots=1)["code"]
    phone = pub.device()
    phone.go("/")
    phone.fill("page-code", code.lower() if "lower" in typed else typed.format(code))
    phone.press("page-home-join")
    phone.fill("page-join-name", "Ana")
    phone.press("page-home-join")
    phone.wait(lambda: phone.mirror.table, "the table")
    assert [seat["name"] for seat in phone.mirror.table["seats"]][-1] == "Ana"


def test_no_such_table(pub: Pub) -> None:
    phone = pub.device()
    phone.forgive("404")
    phone.go("/j/QQQQ")
    phone.fill("page-join-name", "Ana")
    phone.press("page-home-join")
    phone.wait_for(phone.say("error-no-such-table", table="QQQQ"))
    assert phone.page.get_by_role("alert").count() == 1
    assert phone.page.get_by_label(phone.say("page-join-name"), exact=True).input_value() == "Ana"


def test_no_code_and_no_name(pub: Pub) -> None:
    phone = pub.device()
    phone.go("/")
    phone.press("page-home-join")
    phone.wait_for(phone.say("page-code-short"))
    phone.go("/j/QQQQ")
    phone.press("page-home-join")
    phone.wait_for(phone.say("page-join-nameless"))


def test_a_name_that_is_taken(pub: Pub) -> None:
    code = pub.server.make(name="Ana")["code"]
    phone = pub.device()
    phone.forgive("409", "40[0-9]")
    phone.go(f"/j/{code}")
    phone.fill("page-join-name", "Ana")
    phone.press("page-home-join")
    phone.wait(lambda: phone.page.get_by_role("alert").count(), "why not")
    phone.fill("page-join-name", "Anna")
    phone.press("page-home-join")
    phone.wait(lambda: phone.mirror.table, "the table")


def test_the_doors_are_shut(pub: Pub) -> None:
    code = pub.server.make()["code"]
    host, guest = pub.device(), pub.device()
    host.get_on(code, "Ana")
    host.press("page-lobby-take-host")
    host.press("page-lobby-keeper")
    host.page.get_by_role("switch", name=host.say("page-lobby-lock")).click()
    host.wait(lambda: host.mirror.table["locked"], "the lock")
    guest.forgive("40[0-9]")
    guest.go(f"/j/{code}")
    guest.fill("page-join-name", "Bo")
    guest.press("page-home-join")
    guest.wait_for(guest.say("error-table-locked"))
    host.page.get_by_role("switch", name=host.say("page-lobby-lock")).click()
    host.wait(lambda: not host.mirror.table["locked"], "the doors open")
    guest.press("page-home-join")
    guest.wait(lambda: guest.mirror.table, "the table")


def test_how_long_somebody_may_be_away_is_the_hosts_to_say(pub: Pub) -> None:
    host = pub.device()
    host.go("/new")
    host.choose("page-book-classic")
    host.press("page-new-next")
    after = host.page.get_by_role("group", name=host.say("page-set-grace"))
    after.get_by_role("radio", name=host.say("page-set-so-long", seconds=60)).check(force=True)
    host.page.get_by_role("radio", name=host.say("page-new-play")).check(force=True)
    host.fill("page-join-name", "Ana")
    host.press("page-new-open")
    host.wait(lambda: host.mirror.table, "the table")
    assert host.mirror.table["grace"] == 60
    host.press("page-lobby-keeper")
    after.get_by_role("radio", name=host.say("page-set-so-long", seconds=15)).check(force=True)
    host.wait(lambda: host.mirror.table["grace"] == 15, "the shorter grace")
    host.page.get_by_role("radio", name=host.say("page-absent-wait")).check(force=True)
    host.wait(lambda: not after.count(), "nothing to choose where nobody steps in")


def test_an_invited_table_takes_the_link_alone(pub: Pub) -> None:
    made = pub.server.make(invited=True, name="Ana")
    phone = pub.device()
    phone.forgive("40[0-9]")
    phone.go(f"/j/{made['code']}")
    phone.fill("page-join-name", "Bo")
    phone.press("page-home-join")
    phone.wait_for(phone.say("error-invite-needed"))
    phone.get_on(made["code"], "Bo", made["invite"])


def test_from_the_front_door_to_a_table_with_phones(pub: Pub) -> None:
    """Nobody reads anything: the host opens a table by its buttons, two others type what stands there."""
    host = pub.device()
    host.go("/")
    host.press("page-home-open")
    host.choose("page-book-party")
    host.press("page-new-next")
    host.fill("page-join-name", "Ana")
    host.press("page-new-open")
    host.wait(lambda: host.mirror.table, "the table")
    code = host.mirror.table["code"]
    host.wait_for(code)
    guests = [pub.device(), pub.device()]
    for guest, name in zip(guests, ("Bo", "Cy"), strict=True):
        guest.go("/")
        guest.fill("page-code", code)
        guest.press("page-home-join")
        guest.fill("page-join-name", name)
        guest.press("page-home-join")
        guest.wait(lambda guest=guest: guest.mirror.table, "the table")
    host.wait(lambda: len(host.mirror.table["seats"]) == 3, "everybody")
    host.press("page-lobby-start")
    for phone in (host, *guests):
        phone.wait(lambda phone=phone: phone.mirror.view, "the game")


def test_a_hand_at_once(pub: Pub) -> None:
    phone = pub.device()
    phone.go("/")
    phone.press("page-home-try")
    phone.wait(lambda: phone.mirror.view, "a hand against bots")
    assert sum(bool(seat["bot"]) for seat in phone.mirror.table["seats"]) >= 2
