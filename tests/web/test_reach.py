"""Everybody can play: axe finds nothing by night and by day, nothing is cut off at 320 px, 200 %, over a keyboard."""

from random import Random

import pytest

from nightbus.cards import read_card
from nightbus.rules.ride_the_bus.ride import board
from tests.web.phones import PHONE, SMALL, Device, Pub, script
from tests.web.player import Player, finish, play_on
from tests.web.test_at_the_table import open_seat
from tests.web.test_resilience import asked_of
from tests.web.test_whole_games import BOOKS, begin, table_of

BY_NIGHT_AND_DAY = ("night", "day")
ROOM = script("room")
"""What does not fit, is too small to hit, or is a word of a choice that is parted."""
REACHED = script("reached")
"""Answers that cannot be brought into sight."""
OVERLAP = script("overlap")


def axe_in_both(device: Device, where: str) -> list[str]:
    """What axe finds on this screen by night and by day."""
    found = []
    for theme in BY_NIGHT_AND_DAY:
        device.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        found += device.axe(f"{where} by {theme}")
    device.page.evaluate("document.documentElement.dataset.theme = 'night'")
    return found


def room_in_all(device: Device, where: str) -> list[str]:
    """What does not fit on a small phone, with a keyboard open, and at 200 %."""
    found = []
    sizes = {"320": SMALL, "200 %": (640, 360), "390": PHONE}
    for size, (width, height) in sizes.items():
        device.page.set_viewport_size({"width": width, "height": height})
        device.pause(30)
        for check in (ROOM, REACHED) if size != "320" else (ROOM, REACHED, OVERLAP):
            found += [f"{where} at {size}: {fault}" for fault in device.page.evaluate(check)]
    return found


class Looking(Player):
    """A player who looks at each screen once."""

    def __init__(self, phone: Device, luck: Random) -> None:
        super().__init__(phone, luck)
        self.seen: dict[str, list[str]] = {}

    def step(self) -> bool:
        view = self.phone.mirror.view or {}
        kinds = sorted({one["type"] for one in self.phone.mirror.you.get("legal", [])})
        asides = [o.name for o in self.phone.offers() if o.where == "answers"][:1] if not kinds else []
        key = f"{view.get('phase')} {' '.join(kinds) or ('aside' if asides else 'waits')}"
        if view and key not in self.seen:
            self.phone.pause(60)
            self.seen[key] = look(self.phone, key)
        return super().step()


def look(device: Device, where: str) -> list[str]:
    """All that is wrong with this screen, once it is there."""
    device.page.wait_for_selector("main")
    device.page.wait_for_selector(".settling", state="detached")  # it takes no taps yet
    return axe_in_both(device, where) + room_in_all(device, where)


@pytest.mark.parametrize("book", ["classic", "chase-the-ace", "stop-the-bus"])
def test_every_screen_of_a_game(pub: Pub, luck: Random, book: str) -> None:
    code = table_of(pub.server, book, coach="before", bots=1)["code"]
    phones = pub.phones(code, ("Wednesday Quiz Team", "Bo"))
    begin(phones)
    watching = Looking(phones[0], luck)
    finish([watching, Player(phones[1], luck)])
    faults = [fault for found in watching.seen.values() for fault in found] + look(phones[0], "over")
    assert not faults, "\n".join(faults[:25])


IN_SIGHT = """found => {
  const field = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll(found)].every((one) => {
    const at = one.getBoundingClientRect();
    return at.top >= field.top && at.bottom <= field.bottom && at.left >= field.left && at.right <= field.right;
  });
}"""
"""Is all of this on the screen, without scrolling?"""


def odds_in_sight(phone: Device, where: str) -> list[str]:
    """What is wrong with odds on short phones, once they are told."""
    phone.page.wait_for_selector("main aside")
    found = []
    for width, height in (SMALL, (360, 560)):
        phone.page.set_viewport_size({"width": width, "height": height})
        phone.pause(50)
        if not phone.page.evaluate(IN_SIGHT, "main aside"):
            found.append(f"{where} at {width}: out of sight")
        found += [f"{where} at {width}: {fault}" for fault in phone.page.evaluate(ROOM)]
    return found


@pytest.mark.parametrize("lang", ["en", "pt", "da", "it"])
@pytest.mark.parametrize("exchange", ["one", "one_or_three"])
def test_odds_of_an_exchange_are_in_sight_on_a_short_phone(pub: Pub, lang: str, exchange: str) -> None:
    switches = BOOKS["stop-the-bus"][1] | {"exchange": exchange}
    code = table_of(pub.server, "stop-the-bus", switches=switches, coach="before", bots=1, seconds=60)["code"]
    (phone,) = pub.phones(code, ("Ana",), lang=lang, size=SMALL)
    begin([phone])
    faults = odds_in_sight(asked_of([phone]), "a turn")
    for cards in ("page-stop-middle", "page-stop-hand"):
        phone.page.get_by_role("group", name=phone.say(cards), exact=True).get_by_role("button").first.click()
    assert not faults + odds_in_sight(phone, "an exchange half made")


@pytest.mark.parametrize("lang", ["en", "pt", "da", "it"])
@pytest.mark.parametrize("bus", ["questions", "pyramid"])
def test_odds_of_a_ride_are_in_sight_on_a_short_phone(pub: Pub, lang: str, bus: str) -> None:
    switches = BOOKS["classic"][1] | {"bus": bus, "dealer_role": "plays"}
    code = table_of(pub.server, "classic", switches=switches, coach="before", bots=2, seconds=60)["code"]
    (phone,) = pub.phones(code, ("Ana",), lang=lang, size=SMALL)
    begin([phone])
    seat = asked_of([phone]).mirror.you["seat"]
    table = pub.server.wait(pub.server.hall.actor(code)).room.table
    pub.server.on_loop(lambda: board(table.state, table.house, seat))
    faults = []
    for kept in range(4 if bus == "questions" else 1):

        def turned(kept: int = kept) -> None:
            table.state.position = kept
            table.state.line[:kept] = [read_card(card) for card in ("5C", "9D", "QS")[:kept]]

        pub.server.on_loop(turned)
        phone.page.reload()
        faults += odds_in_sight(phone, f"{kept} cards turned")
    assert not faults


@pytest.mark.parametrize("lang", ["en", "pt", "da", "it"])
def test_what_was_told_is_in_sight_on_a_small_phone(pub: Pub, lang: str) -> None:
    code = table_of(pub.server, "chase-the-ace", coach="before", pace=1)["code"]
    phones = pub.phones(code, lang=lang, size=SMALL)
    begin(phones)
    first = asked_of(phones).mirror.you["seat"]
    by_seat = {phone.mirror.you["seat"]: phone for phone in phones}
    before, asked, dealer = (by_seat[(first + step) % 3] for step in range(3))
    actor = pub.server.wait(pub.server.hall.actor(code))

    def put() -> None:
        for phone, card in ((before, "9C"), (asked, "7D"), (dealer, "2H")):
            actor.room.table.state.hand[phone.mirror.you["seat"]] = read_card(card)

    pub.server.on_loop(put)
    for phone, does in ((before, "action-stay"), (asked, "action-swap")):
        phone.wait(lambda phone=phone: phone.mirror.you.get("legal"), "a question")
        phone.press(does)
    dealer.wait(lambda: dealer.mirror.you.get("legal"), "a question")
    dealer.pause(300)
    assert dealer.page.evaluate(IN_SIGHT, "main .told"), "what has happened, the card hidden"
    dealer.press("page-pass-hold")
    dealer.page.wait_for_selector("main aside dd")
    assert dealer.page.evaluate(IN_SIGHT, "main aside, main .told"), "the odds, a card one knows and what has happened"


def test_the_pyramid_is_large_on_a_small_television(pub: Pub, luck: Random) -> None:
    code = table_of(pub.server, "classic", switches={}, bots=2)["code"]  # five rows
    screen = pub.screen(code)
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    (phone,) = pub.phones(code, ("Ana",))
    begin([phone])
    play_on([Player(phone, luck)], until=lambda: view_phase(screen) == "lay")
    card = screen.page.locator(".pyramid .card").first
    card.wait_for()
    box = card.bounding_box()
    assert box is not None
    assert box["width"] > 64


def test_at_the_end_of_a_ride_nothing_hides_anything(pub: Pub, luck: Random) -> None:
    """The longest and widest names leave the television its button; no notice lies over whoever rode."""
    wide = "W" * 24
    switches = BOOKS["classic"][1] | {"bus": "questions", "dealer_role": "plays", "ride_cap": 1}
    code = table_of(pub.server, "classic", switches=switches, bots=7)["code"]
    screen = pub.screen(code, lang="da")
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    (phone,) = pub.phones(code, (wide,))
    begin([phone])
    seat = asked_of([phone]).mirror.you["seat"]
    room = pub.server.wait(pub.server.hall.actor(code)).room

    def put() -> None:
        for number, person in room.people.items():
            person.name = wide[len(str(number)) :] + str(number)
        room.table.state.longest[:2] = [90, 90]  # both pay
        board(room.table.state, room.table.house, seat)

    pub.server.on_loop(put)
    for device in (phone, screen):
        device.page.reload()
    finish([Player(phone, luck)])
    assert phone.page.locator(".toast").count() == 0
    screen.wait(lambda: screen.offer("page-screen-summary"), "the last stop")
    screen.pause(100)
    assert screen.page.evaluate(IN_SIGHT, "main button, main h2")


def test_at_the_end_of_a_ride_sixteen_seats_are_told(pub: Pub, luck: Random) -> None:
    switches = BOOKS["classic"][1] | {"decks": 2, "ride_cap": 1}
    code = table_of(pub.server, "classic", switches=switches, bots=15)["code"]
    screen = pub.screen(code, lang="da")
    (phone,) = pub.phones(code, ("Wednesday Quiz Team",))
    begin([phone])
    finish([Player(phone, luck)])
    screen.wait(lambda: screen.offer("page-screen-summary"), "the last stop")
    screen.pause(100)
    assert screen.page.locator("main li").count() == 16
    last, button = (screen.page.locator(found).last.bounding_box() for found in ("main li", "main button"))
    assert last
    assert button
    assert last["y"] + last["height"] <= button["y"]


@pytest.mark.parametrize("book", ["classic", "chase-the-ace", "stop-the-bus"])
def test_a_vote_covers_no_card_on_a_television(pub: Pub, book: str) -> None:
    code = table_of(pub.server, book, switches={}, bots=6)["code"]
    screen = pub.screen(code)
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    phones = pub.phones(code, ("Ana", "Bo"))
    begin(phones)
    asked_of(phones)
    open_seat(phones[0])
    phones[0].press("page-sheet-vote-call-end")
    screen.wait_for(screen.say("page-screen-vote-end"))
    screen.page.wait_for_selector("main .card")
    screen.pause(450)  # the cards are dealt
    foot = screen.page.evaluate("document.querySelector('.notices').getBoundingClientRect().bottom")
    tops = screen.page.evaluate(
        "[...document.querySelectorAll('main .card, main .plate')].map(one => one.getBoundingClientRect().top)"
    )
    assert min(tops) >= foot - 1


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_claim_and_its_odds_are_told_whole_on_a_television(pub: Pub, luck: Random, lang: str) -> None:
    switches = BOOKS["classic"][1] | {"pyramid_rows": [1, 1], "pyramid_values": [1, 4], "dealer_role": "plays"}
    code = table_of(pub.server, "classic", switches=switches, coach="before", bots=1)["code"]
    screen = pub.screen(code, lang=lang)
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    phones = pub.phones(code, ("Wednesday Quiz Team", "Bartholomew the Third"))
    begin(phones)
    play_on(
        [Player(phone, luck) for phone in phones],
        until=lambda: view_phase(phones[0]) == "lay" and all(phone.mirror.you["legal"] for phone in phones),
    )
    state = pub.server.wait(pub.server.hall.actor(code)).room.table.state
    hit, claims = (phone.mirror.you["seat"] for phone in phones)

    def put() -> None:
        """The bot has answered, and whoever claims holds what is up."""
        state.answered[3 - hit - claims], state.stakes[3 - hit - claims], state.unanswered = 1, 0, 2
        state.hand[claims][0] = state.pyramid[0]

    pub.server.on_loop(put)
    for device in (*phones, screen):
        device.page.reload()
    giver = phones[1]
    for phone, does in ((phones[0], "action-pass"), (giver, "page-ride-lay-match"), (giver, "page-ride-lay-enough")):
        phone.page.wait_for_selector(".settling", state="detached")
        phone.press(does, card="")
    giver.wait(lambda: view_phase(giver) == "give", "to give")
    giver.page.wait_for_selector(".settling", state="detached")
    giver.page.get_by_role("button", name=phones[0].name).last.click()
    screen.page.wait_for_selector("main aside")
    foot = screen.page.evaluate("document.querySelector('.fork').getBoundingClientRect().bottom")
    assert foot <= screen.page.evaluate("document.querySelector('.field > .told').getBoundingClientRect().top")


def view_phase(device: Device) -> str:
    """The phase of the game as this device was told it."""
    return str((device.mirror.view or {}).get("phase"))


DOORS = ("/", "/new", "/new#rules", "/new#seat", "/j/KQJT", "/pass", "/lab", "/replay", "/nowhere")


def open_door(device: Device, path: str) -> None:
    device.go("/new" if path.startswith("/new") else path)
    if "#" in path:
        device.choose("page-book-classic")
        if path.endswith("seat"):
            device.press("page-new-next")
    device.pause(500)


def test_every_door(pub: Pub) -> None:
    device = pub.device()
    faults = []
    for path in DOORS:
        open_door(device, path)
        faults += look(device, path)
    assert not faults, "\n".join(faults[:25])


def test_lobby_and_sheets(pub: Pub) -> None:
    code = pub.server.make(name="Wednesday Quiz Team", bots=6)["code"]
    phone = pub.device()
    phone.get_on(code, "Ana")
    phone.press("page-lobby-take-host")
    phone.wait(lambda: phone.button("page-lobby-start").count(), "the host's part")
    faults = look(phone, "lobby")
    for name in ("page-lobby-qr", "page-lobby-keeper", "page-lobby-all-rules", "page-lobby-change-rules"):
        phone.press(name)
        phone.page.wait_for_selector("dialog[open]")
        phone.pause(400)
        faults += look(phone, name)
        phone.page.keyboard.press("Escape")
        phone.wait(lambda: not phone.page.locator("dialog[open]").count(), "the sheet to close")
    phone.press("page-lobby-start")
    phone.wait(lambda: phone.mirror.view, "the game")
    for name in ("page-phone-rules", "page-phone-seat"):
        phone.page.get_by_role("button", name=phone.say(name, name="Ana")).click()
        phone.page.wait_for_selector("dialog[open]")
        phone.pause(400)
        faults += look(phone, name)
        phone.page.keyboard.press("Escape")
        phone.wait(lambda: not phone.page.locator("dialog[open]").count(), "the sheet to close")
    assert not faults, "\n".join(faults[:25])


@pytest.mark.parametrize("lang", ["pt", "da", "it"])
def test_long_words_fit_what_the_host_settles(pub: Pub, lang: str) -> None:
    phone = pub.device(SMALL, lang=lang)
    phone.get_on(pub.server.make()["code"], "Ana")
    phone.press("page-lobby-take-host")
    phone.press("page-lobby-keeper")
    phone.page.wait_for_selector("dialog[open] .tile")
    assert not phone.page.evaluate(ROOM)


@pytest.mark.parametrize("book", ["classic", "chase-the-ace", "stop-the-bus"])
def test_the_shared_screen(pub: Pub, luck: Random, book: str) -> None:
    """The street and the game on the shared screen, by night and by day; one live region speaks there."""
    code = table_of(pub.server, book, bots=1)["code"]
    screen = pub.screen(code)
    phones = pub.phones(code, ("Wednesday Quiz Team", "Bo"))
    faults = axe_in_both(screen, "street")
    begin(phones)
    seen: set[str] = set()
    players = [Player(phone, luck) for phone in phones]

    class Onlooker(Player):
        def step(self) -> bool:
            phase = (screen.mirror.view or {}).get("phase", "")
            if phase and phase not in seen:
                seen.add(phase)
                screen.pause(300)  # from the street to the game
                screen.page.wait_for_selector("h1")
                faults.extend(axe_in_both(screen, phase))
                assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), (
                    "the screen scrolls"
                )
                assert screen.page.locator("[aria-live=polite]").count() == 1
            return super().step()

    finish([Onlooker(phones[0], luck), players[1]])
    faults += axe_in_both(screen, "over")
    assert not faults, "\n".join(faults[:25])


@pytest.mark.parametrize("size", [(390, 420), (320, 300)])
def test_c67_with_a_keyboard_open(pub: Pub, size: tuple[int, int]) -> None:
    """The window is short then: field and button can both be brought into sight."""
    code = pub.server.make()["code"]
    phone = pub.device(SMALL if size[0] == 320 else PHONE)
    phone.go(f"/j/{code}")
    phone.page.set_viewport_size({"width": size[0], "height": size[1]})
    field = phone.page.get_by_label(phone.say("page-join-name"), exact=True)
    field.tap()
    field.fill("Ana")
    assert phone.page.evaluate("innerHeight") == size[1]
    assert phone.page.evaluate(REACHED) == []
    phone.press("page-home-join")
    phone.wait(lambda: phone.mirror.table, "the table")


PLACES = """found => JSON.stringify([...document.querySelectorAll(found)].map(one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}))"""
"""Where all of these are."""


@pytest.mark.parametrize("book", ["classic", "chase-the-ace", "stop-the-bus"])
def test_c67_a_phone_is_turned(pub: Pub, luck: Random, book: str) -> None:
    """On its side all answers are reached; turned back all is where it was, half a choice is kept, a tap counts."""
    switches = BOOKS[book][1] | ({"dealer_role": "plays"} if book == "classic" else {})
    code = table_of(pub.server, book, switches=switches, bots=2)["code"]
    (phone,) = pub.phones(code, ("Ana",), size=SMALL)
    begin([phone])
    asked_of([phone])
    if book == "stop-the-bus":
        for cards in ("page-stop-middle", "page-stop-hand"):
            phone.page.get_by_role("group", name=phone.say(cards), exact=True).get_by_role("button").first.click()
    phone.page.wait_for_selector(".settling", state="detached")
    phone.pause(200)
    half, places = (
        phone.page.evaluate(PLACES, found) for found in ("[aria-pressed=true]", "header, main, footer button")
    )
    phone.page.set_viewport_size({"width": SMALL[1], "height": SMALL[0]})
    phone.pause(50)
    assert phone.page.evaluate(REACHED) + phone.page.evaluate(ROOM) == []
    phone.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    phone.pause(200)
    assert phone.page.evaluate("scrollY") == 0
    assert phone.page.evaluate(PLACES, "header, main, footer button") == places
    assert phone.page.evaluate(PLACES, "[aria-pressed=true]") == half
    before = len(phone.sent)
    phone.wait(Player(phone, luck).step, "an answer")
    assert [one for one in phone.sent[before:] if one["type"] == "cmd"]


def test_c67_a_keyboard_comes_and_goes(pub: Pub) -> None:
    """While a name is typed, getting on and in a sheet: the field stays in sight, and all is back afterwards."""
    phone = pub.device(SMALL)
    phone.go(f"/j/{pub.server.make()['code']}")

    def typed(first: str, then: str) -> None:
        """A name begun over the keyboard, ended without it."""
        places = phone.page.evaluate(PLACES, OUTER)
        field = phone.page.get_by_label(phone.say("page-join-name"), exact=True)
        field.tap()
        field.fill("")
        phone.page.set_viewport_size({"width": SMALL[0], "height": 300})
        phone.page.keyboard.type(first)
        phone.page.keyboard.press("End")  # as any key does, it brings what is typed into sight
        phone.pause(200)
        box = field.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 300
        assert phone.page.evaluate(REACHED) == []
        phone.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
        phone.page.keyboard.type(then)
        phone.pause(200)
        assert field.input_value() == first + then
        assert phone.page.evaluate("scrollY") == 0
        assert phone.page.evaluate(PLACES, OUTER) == places

    typed("An", "a")
    phone.press("page-home-join")
    phone.wait(lambda: phone.mirror.table, "the table")
    phone.page.locator("main").get_by_role("button", name="Ana").first.click()
    phone.page.wait_for_selector("dialog[open]")
    phone.pause(400)
    typed("An", "na")
    phone.press("page-me-done")
    phone.wait(lambda: phone.mirror.table["seats"][0]["name"] == "Anna", "the new name")


OUTER = "header, footer button, dialog[open]"
"""What stands round what is scrolled."""


def test_large_words(pub: Pub) -> None:
    """Text at 200 % on a phone: nothing runs out at the side."""
    phone = pub.device()
    faults = []
    for path in ("/", "/j/KQJT", "/nowhere"):
        phone.go(path)
        phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
        phone.pause(50)
        faults += [
            f"{path}: {fault}"
            for fault in phone.page.evaluate(ROOM) + phone.page.evaluate(REACHED)
            if not fault.startswith("parted")  # a word so large may be
        ]
    assert not faults


def test_nothing_moves_for_who_wants_it_still(pub: Pub, luck: Random) -> None:
    """With reduced motion cards lie where they belong at once; without, no movement is longer than 450 ms."""
    code = table_of(pub.server, "classic", bots=1)["code"]
    phones = [pub.device(still=True), pub.device(still=False)]
    for phone, name in zip(phones, ("Ana", "Bo"), strict=True):
        phone.page.add_init_script(
            "{ const move = Element.prototype.animate; window.moves = [];"
            " Element.prototype.animate = function (frames, how) {"
            " moves.push(how.duration ?? how); return move.call(this, frames, how); } }"
        )
        phone.get_on(code, name)
    begin(phones)
    finish([Player(phone, luck) for phone in phones])
    still, moving = (phone.page.evaluate("window.moves") for phone in phones)
    assert not [ms for ms in still if ms > 1]
    assert moving
    assert max(moving) <= 600, "longer than a hold"
    assert max(ms for ms in moving if ms != 600) <= 450
