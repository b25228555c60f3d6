"""Phones and shared screens: a browser context each, with a memory of its own, and traps for what goes wrong in it."""

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from nightbus.words import Words
from tests.server.live import Client, Json, Server

PHONE = (390, 844)
SMALL = (320, 568)
SCREEN = (1920, 1080)
PATIENCE = 15_000.0
"""Milliseconds after which a test no longer waits for what should come at once."""
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

WATCH = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""
"""Says of every violation of the content security policy what it was."""


def script(name: str) -> str:
    """A script that looks at the page, from the file beside."""
    return Path(__file__).with_name(f"{name}.js").read_text(encoding="utf-8")


BUTTONS = script("buttons")
"""The buttons that one may press now, as a screen reader names them, and in which part of the frame they are."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button that may be pressed."""

    at: int
    """Which of the page's buttons."""
    name: str
    where: str
    """Part of the frame: blind, middle, answers, over (what lies over a game), dialog, notices."""
    held: bool
    group: str
    pressed: bool


@dataclass(eq=False)
class Device:
    """A phone or a screen, and what its page was told."""

    page: Page
    context: BrowserContext
    server: Server
    lang: str
    touch: bool = True
    name: str = ""
    wrong: list[str] = field(default_factory=list)
    """What went wrong in the page."""
    forgiven: list[str] = field(default_factory=list)
    """Patterns of what the test brings about itself."""
    heard: list[str] = field(default_factory=list)
    """All that came over sockets, and over HTTP from the table server, as it came."""
    sent: list[Json] = field(default_factory=list)
    mirror: Client = field(init=False)
    """The table as the page keeps it."""
    mirrors: dict[str, Client] = field(default_factory=dict)
    """By token, each seat that is open in the page: one, unless the phone is passed round."""

    def __post_init__(self) -> None:
        self.mirror = Client(self.server, {})
        self.words = Words(self.lang, strict=True)
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._fault)
        self.page.on("request", self._asked)
        self.page.on("response", self._answered)
        self.page.on("websocket", self._opened)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _fault(self, error: Error) -> None:
        self.wrong.append(f"uncaught: {error} {error.stack or ''}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.server.url + "/", "data:", "blob:")):
            self.wrong.append(f"asks elsewhere: {request.url}")

    def _answered(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    answers: list[Response] = field(default_factory=list)
    """Those of the table server over HTTP."""

    def _opened(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.server.socket_url):
            self.wrong.append(f"a socket elsewhere: {socket.url}")
        seats: list[Client] = []

        def sent(text: str | bytes) -> None:
            message = json.loads(text)
            self.sent.append(message)
            if message["type"] == "hello":
                first = self.mirror if not self.mirrors else Client(self.server, {})
                seats.append(self.mirrors.setdefault(message["token"], first))

        def heard(text: str | bytes) -> None:
            text = text if isinstance(text, str) else text.decode()
            self.heard.append(text)
            message, seat = json.loads(text), seats[0]
            if message["type"] != "ev" or message["seq"] in (seat.seq, seat.seq + 1):
                seat.hear(message)  # else the page asks for what is missing

        socket.on("framesent", sent)
        socket.on("framereceived", heard)

    # What is seen

    def say(self, message: str, **facts: Any) -> str:
        """This message in the language of the device, as the page writes it."""
        return self.words.say(message, **facts)

    def offers(self) -> list[Offer]:
        """The buttons that may be pressed now."""
        return [Offer(**found) for found in self.page.evaluate(BUTTONS)]

    def text(self) -> str:
        """All that stands in the page."""
        return str(self.page.locator("body").inner_text())

    def dom(self) -> str:
        """The page as it is, hidden parts too."""
        return str(self.page.content())

    def wait(self, true: Callable[..., Any], what: str = "it") -> Any:
        """The first value of this that is true."""
        until = time.monotonic() + PATIENCE / 1000
        while not (found := true()):
            if time.monotonic() > until:
                raise AssertionError(f"{self.name or self.page.url}: waited for {what}\n{self.text()}\n{self.wrong}")
            self.page.wait_for_timeout(10)
        return found

    def wait_for(self, text: str) -> None:
        """Wait until this stands in the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE)

    def pause(self, ms: float = 50) -> None:
        """Let the page go on."""
        self.page.wait_for_timeout(ms)

    # What is done

    def go(self, path: str) -> None:
        """Open a path of the page."""
        self.page.goto(self.server.url + path)
        self.page.wait_for_selector("h1")

    def button(self, message: str, **facts: Any) -> Any:
        """The button of these words."""
        return self.page.get_by_role("button", name=re.compile("^" + re.escape(self.say(message, **facts))))

    def offer(self, message: str) -> Offer:
        """The offer of these words, once it is there."""
        words = self.say(message)
        found: Offer = self.wait(
            lambda: next((one for one in self.offers() if one.name.startswith(words)), None), words
        )
        return found

    def press(self, message: str, **facts: Any) -> None:
        """Press the button of these words."""
        self.button(message, **facts).first.click()

    def choose(self, message: str, **facts: Any) -> None:
        """Press the button or follow the link whose name has these words."""
        words = self.say(message, **facts)
        self.page.get_by_role("button", name=words).or_(self.page.get_by_role("link", name=words)).first.click()

    def fill(self, message: str, text: str) -> None:
        """Write into the field of this name."""
        self.page.get_by_label(self.say(message), exact=True).fill(text)

    def get_on(self, code: str, name: str, invite: str = "") -> None:
        """Join a table as a new guest does: the code's link, a name, the button."""
        self.name = name
        self.go(f"/j/{code}" + (f"#i={invite}" if invite else ""))
        self.fill("page-join-name", name)
        self.press("page-home-join")
        self.wait(lambda: self.mirror.table, "the table")

    def forgive(self, *patterns: str) -> None:
        """What the test brings about itself is no fault."""
        self.forgiven += patterns

    def faults(self) -> list[str]:
        """What went wrong and is not forgiven."""
        return [text for text in self.wrong if not any(re.search(pattern, text) for pattern in self.forgiven)]

    def axe(self, where: str) -> list[str]:
        """What axe finds wrong on the screen."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']})"
        )
        return [
            f"{where}: {one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            for node in one["nodes"]
        ]


class Pub:
    """Everybody's devices."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.devices: list[Device] = []

    def device(
        self,
        size: tuple[int, int] = PHONE,
        *,
        lang: str = "en",
        still: bool = True,
        taps: bool = True,
        theme: str = "night",
        **options: Any,
    ) -> Device:
        """A device with a memory of its own; `taps`: what is held elsewhere is tapped twice."""
        phone = size[0] < 600
        options.setdefault("has_touch", phone)
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pt": "pt-BR", "da": "da-DK", "it": "it-IT"}[lang],
            reduced_motion="reduce" if still else "no-preference",
            **options,
        )
        settings = json.dumps({"theme": theme, "tapInsteadOfHold": taps, "sound": False})
        context.add_init_script(WATCH)
        context.add_init_script(f"try {{ localStorage['nightbus.settings'] ??= {json.dumps(settings)} }} catch {{}}")
        device = Device(context.new_page(), context, self.server, lang, options["has_touch"])
        self.devices.append(device)
        return device

    def phones(self, code: str, names: tuple[str, ...] = ("Ana", "Bo", "Cy"), **options: Any) -> list[Device]:
        """A phone for each of these names, on board of a table."""
        found = []
        for name in names:
            phone = self.device(**options)
            phone.get_on(code, name)
            found.append(phone)
        return found

    def screen(self, code: str, **options: Any) -> Device:
        """The shared screen of a table."""
        device = self.device(SCREEN, **options)
        device.name = "screen"
        device.go(f"/t/{code}/screen")
        device.wait(lambda: device.mirror.table, "the table")
        return device

    def settle(self) -> None:
        """Fail if anything went wrong in a page."""
        found = [f"{device.name or device.page.url}: {fault}" for device in self.devices for fault in device.faults()]
        assert not found, "\n".join(found[:10])

    def put_away(self) -> None:
        """Put the devices away, if nothing went wrong in them: others follow."""
        self.settle()
        self.close()

    def close(self) -> None:
        """Put all devices away."""
        for device in self.devices:
            device.context.close()
        self.devices = []


PLACE = script("place")
"""The middle of a button, in sight, unless something lies over it."""


def tap(device: Device, offer: Offer) -> bool:
    """Touch a button where it is; False if something lies over it, or it is gone."""
    place = device.page.evaluate(PLACE, offer.at)
    if place is None:
        return False
    if device.touch:
        device.page.touchscreen.tap(*place)
    else:
        device.page.mouse.click(*place)
    return True


def by_key(device: Device, offer: Offer) -> bool:
    """Go to a button with the Tab key, as one who has nothing else, and press Enter."""
    for _ in range(120):
        if device.page.evaluate("at => document.activeElement === document.querySelectorAll('button')[at]", offer.at):
            device.page.keyboard.press("Enter")
            return True
        device.page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach “{offer.name}”")
