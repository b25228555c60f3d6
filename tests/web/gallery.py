"""Photographs every screen, state, language and size into one page: gallery/index.html.

python -m tests.web.gallery [PART...]      only these of: doors lobby games moments states seats languages after
"""

import html
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from nightbus.cards import read_card
from tests.server.live import Json, serving
from tests.web.conftest import PAGE, chromium_here
from tests.web.phones import PHONE, SCREEN, SMALL, Device, Pub
from tests.web.player import Player, finish, play_on
from tests.web.test_at_the_table import open_seat
from tests.web.test_reach import DOORS, open_door
from tests.web.test_resilience import asked_of, seated, tunnel
from tests.web.test_whole_games import BOOKS, begin, table_of

OUT = Path(__file__).parents[2] / "gallery"
LONG = ("Wednesday Quiz Team", "Bartholomew the Third", "Cy")
SETTLED = """() => document.fonts.status === "loaded" && document.querySelector("h1")
  && !document.querySelector("[aria-busy=true]")
  && document.getAnimations().every((one) => one.effect.getTiming().iterations === Infinity)"""
"""Is there nothing that is still to come?"""
SIZES = {"390": PHONE, "320": SMALL, "laptop": (1280, 800), "1920": SCREEN}


class Album:
    """The pictures, in the order in which they were taken."""

    def __init__(self) -> None:
        self.pictures: dict[str, list[tuple[str, str, int]]] = {}
        """By heading: caption, file and width in the page."""

    def take(self, device: Device, heading: str, caption: str, *, sizes: tuple[str, ...], day: bool = False) -> None:
        """Photograph what a device shows, in these sizes by night, and in the first by day too."""
        before = device.page.viewport_size
        for size, theme in [(size, "night") for size in sizes] + ([(sizes[0], "day")] if day else []):
            width, height = SIZES[size]
            device.page.set_viewport_size({"width": width, "height": height})
            device.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
            device.page.wait_for_function(SETTLED, polling=50)
            name = "".join(sign if sign.isalnum() else "-" for sign in f"{heading} {caption} {size} {theme}").lower()
            device.page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=80)
            shown = {"390": 234, "320": 192, "laptop": 400, "1920": 640}[size]
            self.pictures.setdefault(heading, []).append((f"{caption}, {size}, {theme}", f"{name}.jpg", shown))
        device.page.evaluate("document.documentElement.dataset.theme = 'night'")
        if before:
            device.page.set_viewport_size(before)

    def write(self) -> None:
        """The page that shows them all, with those of the kit that lie beside."""
        kit = [(path.stem, path.name, 320) for path in sorted(OUT.glob("*.png"))]
        parts = []
        for heading, pictures in [*self.pictures.items(), *([("The kit", kit)] if kit else [])]:
            figures = "\n".join(
                f'<figure><a href="{file}"><img src="{file}" width="{width}" loading="lazy" alt=""></a>'
                f"<figcaption>{html.escape(caption)}</figcaption></figure>"
                for caption, file, width in pictures
            )
            parts.append(f"<h2>{html.escape(heading)}</h2>\n<div>{figures}</div>")
        head = (
            '<!doctype html><meta charset="utf-8"><title>Nightbus: gallery</title><style>body{font:16px sans-serif;'
            "background:#181818;color:#eee;margin:24px}div{display:flex;flex-wrap:wrap;gap:16px;align-items:start}"
            "figure{margin:0}figcaption{max-width:240px;padding:4px 0}</style><h1>Nightbus: every screen</h1>\n"
        )
        (OUT / "index.html").write_text(head + "\n".join(parts) + "\n", encoding="utf-8")


class Posing(Player):
    """A player who is photographed once on every screen, together with the shared screen."""

    def __init__(self, phone: Device, luck: Random, album: Album, heading: str, screen: Device | None) -> None:
        super().__init__(phone, luck)
        self.album, self.heading, self.screen = album, heading, screen
        self.seen: set[str] = set()

    def step(self) -> bool:
        """Be photographed, then play."""
        view = self.phone.mirror.view or {}
        kinds = "+".join(sorted({one["type"] for one in self.phone.mirror.you.get("legal", [])}))
        asked = f"{kinds} {view.get('question') or ''}".strip() if kinds == "guess" else kinds
        key = f"{view.get('phase', '')} {asked or 'waits'}"
        if view and key not in self.seen:
            self.seen.add(key)
            self.phone.page.wait_for_selector("h1")
            self.phone.pause(120)
            self.album.take(self.phone, self.heading, f"phone {key}", sizes=("390", "320"), day=len(self.seen) % 3 == 1)
            if self.screen and view["phase"] not in self.seen:
                self.seen.add(view["phase"])
                self.album.take(
                    self.screen, self.heading, f"screen {view['phase']}", sizes=("1920",), day=len(self.seen) % 4 == 1
                )
        return super().step()


def doors(pub: Pub, album: Album) -> None:
    """What stands open without a table."""
    device = pub.device()
    for path in DOORS:
        open_door(device, path)
        sizes = ("390", "320", "laptop") if path in ("/", "/new", "/new#rules", "/lab") else ("390", "320")
        album.take(device, "Doors", path, sizes=sizes, day=path in ("/", "/new#rules"))
    device.forgive("40[0-9]")
    device.go("/j/QQQQ")
    device.press("page-home-join")
    device.fill("page-join-name", "Ana")
    device.press("page-home-join")
    device.pause(500)
    album.take(device, "Doors", "no such table", sizes=("390", "320"))


def lobby(pub: Pub, album: Album) -> None:
    """The lobby with long names, its sheets, and the street."""
    code = pub.server.make(name=LONG[0], bots=1)["code"]
    screen = pub.screen(code)
    album.take(screen, "Lobby", "street", sizes=("1920",), day=True)
    phones = pub.phones(code, LONG[1:])
    phones[0].press("page-lobby-take-host")
    phones[0].wait(lambda: phones[0].button("page-lobby-start").count(), "the host's part")
    album.take(phones[0], "Lobby", "host", sizes=("390", "320"), day=True)
    album.take(phones[1], "Lobby", "guest", sizes=("390", "320"))
    album.take(screen, "Lobby", "street with people", sizes=("1920",))
    for name in ("page-lobby-qr", "page-lobby-keeper", "page-lobby-all-rules", "page-lobby-change-rules"):
        phones[0].press(name)
        phones[0].pause(400)
        album.take(phones[0], "Lobby", name.removeprefix("page-lobby-"), sizes=("390", "320"))
        phones[0].page.keyboard.press("Escape")
        phones[0].pause(200)


def games(pub: Pub, album: Album) -> None:
    """Each phase of each game, on a phone and on the screen."""
    for book in BOOKS:
        code = table_of(pub.server, book, coach="after", pace=1)["code"]
        screen = pub.screen(code)
        phones = pub.phones(code)
        begin(phones)
        luck = Random(book)
        finish([Posing(phones[0], luck, album, book, screen), *(Player(phone, luck) for phone in phones[1:])])
        album.take(phones[0], book, "phone over, host", sizes=("390", "320"), day=True)
        album.take(phones[1], book, "phone over, guest", sizes=("390",))
        screen.wait(lambda screen=screen: screen.offer("page-screen-summary"), "the last stop")
        album.take(screen, book, "screen over", sizes=("1920",), day=True)
        pub.put_away()


class Standing(Random):
    """Luck that never exchanges a card, and takes the first of what is offered."""

    def random(self) -> float:
        """The least there is."""
        return 0.0


def dealt(pub: Pub, book: str, hands: tuple[str, ...]) -> tuple[list[Device], Device]:
    """Phones and the screen of a game whose cards were put there by us."""
    code = table_of(pub.server, book, pace=1)["code"]
    screen = pub.screen(code)
    phones = pub.phones(code)
    begin(phones)
    first = asked_of(phones)

    def put() -> None:
        state = actor.room.table.state
        for step, hand in enumerate(hands):
            cards = [read_card(card) for card in hand.split()]
            seat = (first.mirror.you["seat"] + step) % len(hands)
            state.hand[seat] = cards if len(cards) > 1 else cards[0]

    actor = pub.server.wait(pub.server.hall.actor(code))
    pub.server.on_loop(put)
    return phones, screen


def view_of(phone: Device) -> Json:
    """The game as this phone knows it."""
    assert phone.mirror.view is not None
    return phone.mirror.view


def pose(album: Album, phones: list[Device], screen: Device, caption: str) -> None:
    """Everybody at this moment."""
    for phone in phones:
        album.take(phone, "Moments", f"{caption} {phone.name}", sizes=("390", "320"))
    album.take(screen, "Moments", f"{caption}, screen", sizes=("1920",))


def rides(player: Player) -> bool:
    """Is somebody on the bus, and nothing before it on this phone?"""
    view = view_of(player.phone)
    return view["phase"].startswith("ride_") and view["ride_cards"] > 1 and not player.aside(player.phone.offers())


def moments(pub: Pub, album: Album) -> None:
    """What is seldom seen: a ride of each form, a king's refusal, sudden death, a token lent."""
    for form in ("adding_row", "shrinking_row", "row_once", "questions", "pyramid", "kings_cup"):
        book, switches = BOOKS["classic"]
        code = pub.server.make(
            game=book, rulebook="classic", switches=switches | {"bus": form, "bus_length": 5}, bots=2, pace=4
        )["code"]
        screen = pub.screen(code)
        phones = pub.phones(code, ("Ana",))
        begin(phones)
        player = Player(phones[0], Random(form))
        play_on([player], until=lambda player=player: player.over or rides(player))
        phones[0].pause(400)
        album.take(phones[0], "Moments", f"phone {form}", sizes=("390", "320"))
        album.take(screen, "Moments", f"screen {form}", sizes=("1920",))
        pub.put_away()

    phones, screen = dealt(pub, "chase-the-ace", hands=("3C", "KD", "7H"))
    asked_of(phones).press("action-swap")
    phones[0].pause(600)
    pose(album, phones, screen, "king")
    pub.put_away()

    phones, screen = dealt(pub, "chase-the-ace", hands=("9C", "9D", "9H"))
    for _ in phones:
        asked = asked_of(phones)
        stay = "page-chase-keep" if asked.button("page-chase-keep").count() else "action-stay"
        asked.press(stay)
        asked.pause(300)
    phones[0].pause(600)
    pose(album, phones, screen, "all lose")
    play_on([Player(phone, Random("sudden")) for phone in phones], until=lambda: view_of(phones[0])["sudden_death"])
    phones[0].pause(600)
    pose(album, phones, screen, "sudden death")
    pub.put_away()

    phones, screen = dealt(pub, "stop-the-bus", hands=("2C 5D 9H", "2D 5H 9S", "2H 5S 9C"))
    play_on(
        [Player(phone, Standing()) for phone in phones],
        until=lambda: view_of(phones[0])["round"] > 1 or view_of(phones[0])["over"],
    )
    phones[0].pause(600)
    pose(album, phones, screen, "token lent")
    play_on([Player(phone, Standing()) for phone in phones], until=lambda: bool(asked_of(phones)))
    pose(album, phones, screen, "round with a token lent")
    pub.put_away()


def states(pub: Pub, album: Album) -> None:
    """What may come in the way of a game."""
    phones = seated(pub, names=LONG)
    code = phones[0].mirror.table["code"]
    screen = pub.screen(code)
    both = ("390", "320")
    for name in ("page-phone-rules", "page-phone-seat"):
        phones[0].page.get_by_role("button", name=phones[0].say(name, name=phones[0].name)).click()
        phones[0].pause(400)
        album.take(phones[0], "States", name.removeprefix("page-phone-"), sizes=both, day=True)
        phones[0].page.keyboard.press("Escape")
        phones[0].pause(200)
    watcher = pub.device()
    watcher.go(f"/j/{code}")
    watcher.press("page-join-watch")
    watcher.wait(lambda: watcher.mirror.view, "the game")
    album.take(watcher, "States", "spectator", sizes=both)
    open_seat(phones[0])
    phones[0].press("page-sheet-host-pause")
    phones[1].wait_for(phones[1].say("page-phone-paused"))
    album.take(phones[0], "States", "paused, host", sizes=both)
    album.take(phones[1], "States", "paused, guest", sizes=both)
    album.take(screen, "States", "paused, screen", sizes=("1920",))
    phones[0].press("page-phone-go-on")
    open_seat(phones[0])
    phones[0].press("page-sheet-vote-call-end")
    phones[1].wait_for(phones[1].say("page-phone-vote-end"))
    album.take(phones[1], "States", "vote", sizes=both, day=True)
    album.take(screen, "States", "vote, screen", sizes=("1920",))
    phones[1].press("page-phone-vote-no")
    phones[2].press("page-phone-vote-no")
    phone = asked_of(phones)
    tunnel(phone)
    phone.wait_for(phone.say("page-gone-tunnel"))
    album.take(phone, "States", "tunnel", sizes=both, day=True)
    phone.context.set_offline(False)
    tab = Device(phone.context.new_page(), phone.context, pub.server, "en", name="second tab")
    tab.go(f"/t/{code}")
    phone.wait_for(phone.say("page-gone-replaced"))
    album.take(phone, "States", "open elsewhere", sizes=both)


def seats(pub: Pub, album: Album) -> None:
    """Eight and twenty seats."""
    for book, count in (("classic", 8), ("chase-the-ace", 20), ("stop-the-bus", 16)):
        code = table_of(pub.server, book, bots=count - 1, pace=0, switches={})["code"]
        screen = pub.screen(code)
        (phone,) = pub.phones(code, (LONG[0],))
        album.take(phone, f"{count} seats", f"{book} lobby", sizes=("390", "320"))
        album.take(screen, f"{count} seats", f"{book} street", sizes=("1920",))
        phone.press("page-lobby-take-host")
        phone.press("page-lobby-start")
        player = Player(phone, Random(book))
        phone.wait(lambda phone=phone: phone.mirror.you.get("legal"), "a question")
        phone.pause(300)
        album.take(phone, f"{count} seats", f"{book} asked", sizes=("390", "320"))
        album.take(screen, f"{count} seats", f"{book} screen", sizes=("1920",), day=True)
        if book == "classic":
            play_on([player], until=lambda phone=phone: phone.mirror.view["phase"] in ("lay", "give", "call"))
            phone.pause(300)
            album.take(phone, f"{count} seats", f"{book} pyramid", sizes=("390", "320"))
            album.take(screen, f"{count} seats", f"{book} pyramid, screen", sizes=("1920",))
        pub.put_away()


def languages(pub: Pub, album: Album) -> None:
    """Long words on a small phone."""
    for lang, book in (
        ("da", "classic"),
        ("pt", "classic"),
        ("it", "party"),
        ("da", "chase-the-ace"),
        ("pt", "stop-the-bus"),
    ):
        code = table_of(pub.server, book, bots=2)["code"]
        phones = pub.phones(code, ("Wednesday Quiz Team",), lang=lang, size=SMALL)
        album.take(phones[0], f"{lang} {book}", "lobby", sizes=("320",))
        begin(phones)
        finish([Posing(phones[0], Random(book), album, f"{lang} {book}", None)])
        album.take(phones[0], f"{lang} {book}", "over", sizes=("320",))
        pub.put_away()
    for lang in ("da", "pt", "it"):
        device = pub.device(lang=lang)
        for path in ("/", "/new", "/new#rules", "/j/KQJT"):
            open_door(device, path)
            album.take(device, f"{lang} doors", path, sizes=("320", "390"))


def after(pub: Pub, album: Album) -> None:
    """When the night is over: summary and replay."""
    for book in ("classic", "chase-the-ace", "stop-the-bus"):
        code = table_of(pub.server, book)["code"]
        screen = pub.screen(code)
        phones = pub.phones(code)
        begin(phones)
        luck = Random(book)
        finish([Player(phone, luck) for phone in phones])
        for path in ("summary", "replay"):
            phones[0].go(f"/t/{code}/{path}")
            phones[0].offer("page-summary-proof" if path == "summary" else "page-replay-step")
            phones[0].pause(300)
            if path == "replay":
                phones[0].page.keyboard.press("n")
                phones[0].pause(300)
            album.take(phones[0], "After", f"{book} {path}", sizes=("390", "320", "laptop"), day=book == "classic")
        screen.wait(lambda screen=screen: screen.offer("page-screen-summary"), "the last stop")
        screen.pause(200)
        album.take(screen, "After", f"{book} last stop", sizes=("1920",))
        pub.put_away()


PARTS: dict[str, Callable[[Pub, Album], None]] = {
    part.__name__: part for part in (doors, lobby, games, moments, states, seats, languages, after)
}


def main() -> int:
    """Take the pictures; 1 when something went wrong in a page meanwhile."""
    OUT.mkdir(exist_ok=True)
    album, wrong = Album(), 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=chromium_here(), args=["--no-sandbox", "--disable-gpu"])
        for name in sys.argv[1:] or PARTS:
            with serving(Path(folder) / f"{name}.db", static=PAGE) as server:
                pub = Pub(chromium, server)
                try:
                    PARTS[name](pub, album)
                    pub.settle()
                except AssertionError as fault:
                    wrong = 1
                    sys.stderr.write(f"{name}: {fault}\n")
                finally:
                    pub.close()
                    album.write()
        chromium.close()
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
