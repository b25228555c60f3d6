"""Measures the page on a phone six times slower than this machine, and prints the table of docs/page.md.

python -m tests.web.measure
"""

import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.live import serving
from tests.web.conftest import PAGE, chromium_here
from tests.web.phones import Device, Pub
from tests.web.player import Player, play_on
from tests.web.test_whole_games import begin, table_of

SLOWER = 6
FRAMES = """
{ const frames = window.frames_seen = []; let before = performance.now();
  const tick = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === 'running');
    if (moving) frames.push(now - before);
    before = now; requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick); }
"""
"""Keeps how long each frame took while anything moved."""
USABLE = """
{ const look = () => {
    if (document.querySelector('h1') && [...document.querySelectorAll('button')].some((one) => !one.disabled))
      window.usable ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look); }
"""


def throttle(device: Device) -> None:
    """Make the device's processor slow."""
    device.context.new_cdp_session(device.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def first_screen(pub: Pub, path: str) -> float:
    """Milliseconds until there is something to press, from an empty cache; the middle of five."""
    times = []
    for _ in range(5):
        device = pub.device()
        device.page.add_init_script(USABLE)
        throttle(device)
        device.go(path)
        times.append(float(device.wait(lambda device=device: device.page.evaluate("window.usable"), "a button")))
        device.context.close()
        pub.devices.remove(device)
    return float(median(times))


def frames_of(pub: Pub, book: str) -> dict[str, Any]:
    """Frames a second of a slow phone while cards move, over the first answers of a game."""
    code = table_of(pub.server, book, bots=2, pace=4)["code"]
    phone = pub.device(still=False)
    phone.page.add_init_script(FRAMES)
    phone.get_on(code, "Ana")
    throttle(phone)
    begin([phone])
    player = Player(phone, Random(book))
    until = time.monotonic() + 12
    play_on([player], until=lambda: player.over or time.monotonic() > until)
    frames = sorted(phone.page.evaluate("frames_seen"))
    return {
        "frames": len(frames),
        "a second": 1000 * len(frames) / max(1.0, sum(frames)),
        "slowest of twenty": frames[int(0.95 * len(frames))] if frames else 0.0,
    }


def to_the_first_card(pub: Pub) -> tuple[float, int, int]:
    """Seconds, taps and signs typed, from the front door on three phones to the first question."""
    began = time.monotonic()
    taps = signs = 0
    host = pub.device()

    def tap(device: Device, message: str) -> None:
        nonlocal taps
        device.press(message)
        taps += 1

    def write(device: Device, message: str, text: str) -> None:
        nonlocal signs, taps
        device.fill(message, text)
        signs += len(text)

    host.go("/")
    tap(host, "page-home-open")
    host.choose("page-book-party")
    taps += 1
    tap(host, "page-new-next")
    write(host, "page-join-name", "Ana")
    tap(host, "page-new-open")
    host.wait(lambda: host.mirror.table, "the table")
    for name in ("Bo", "Cy"):
        guest = pub.device()
        guest.go("/")
        write(guest, "page-code", host.mirror.table["code"])
        tap(guest, "page-home-join")
        write(guest, "page-join-name", name)
        tap(guest, "page-home-join")
        guest.wait(lambda guest=guest: guest.mirror.table, "the table")
    host.wait(lambda: len(host.mirror.table["seats"]) == 3, "everybody")
    tap(host, "page-lobby-start")
    host.wait(lambda: any(one.mirror.you.get("legal") for one in pub.devices), "the first question")
    return time.monotonic() - began, taps, signs


def main() -> None:
    """Measure, and print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=chromium_here(), args=["--no-sandbox", "--disable-gpu"])
        with serving(Path(folder) / "tables.db", static=PAGE) as server:
            pub = Pub(chromium, server)
            code = server.make()["code"]
            for path in ("/", f"/j/{code}", "/new", "/lab"):
                print(f"first screen usable, {path}: {first_screen(pub, path):.0f} ms")
            for book in ("classic", "chase-the-ace", "stop-the-bus"):
                print(f"movement, {book}: " + ", ".join(f"{n} {v:.0f}" for n, v in frames_of(pub, book).items()))
                pub.close()
            seconds, taps, signs = to_the_first_card(pub)
            print(f"to the first card: {seconds:.1f} s, {taps} taps, {signs} signs")
            pub.close()
        chromium.close()


if __name__ == "__main__":
    main()
