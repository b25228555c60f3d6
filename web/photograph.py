# ruff: noqa: INP001 - a program, no package
"""Photographs the kit, as `npm run build -- --mode gallery` has built it, into gallery/.

python web/photograph.py [NAME...]        only those whose names begin so
"""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import Error, sync_playwright

WEB = Path(__file__).parent
OUT = WEB.parent / "gallery"
PHONE, SMALL, SCREEN = (390, 844), (320, 568), (1920, 1080)
SHOTS = {
    "cards": ("page=cards", (1860, 1200)),
    "cards-two": ("page=cards&deck=two", (1860, 1200)),
    "pieces": ("page=pieces", (1660, 1000)),
    "pieces-day": ("page=pieces&theme=day", (1660, 1000)),
    **{f"phone-{page}": (f"page={page}", PHONE) for page in ("question", "liar", "ride", "join", "settings", "tunnel")},
    **{f"small-{page}": (f"page={page}", SMALL) for page in ("question", "liar", "ride", "join")},
    "phone-question-day": ("page=question&theme=day", PHONE),
    **{f"screen-{seats}": (f"page=tv{seats}", SCREEN) for seats in (5, 8, 16)},
    "screen-town": ("page=tvtown", SCREEN),
    "screen-5-day": ("page=tv5&theme=day", SCREEN),
    "screen-5-laptop": ("page=tv5", (1280, 720)),
}
"""What is asked of the page, and how large the window is, by the name of the picture."""


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that tells nobody."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def handle(self) -> None:
        """Answer; a browser that hangs up has seen enough."""
        with suppress(ConnectionError):
            super().handle()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address at which the files of a folder are served meanwhile."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def browser() -> str | None:
    """The path of Chromium on this machine."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def note(wrong: list[str], name: str, error: Error) -> None:
    """Keep what went wrong in the page, with the name of the picture."""
    wrong.append(f"{name}: {error}")


def main() -> int:
    """Take the pictures; 1 when the page has said that something went wrong."""
    OUT.mkdir(exist_ok=True)
    wanted = {name: shot for name, shot in SHOTS.items() if not sys.argv[1:] or name.startswith(tuple(sys.argv[1:]))}
    wrong: list[str] = []
    with served(WEB / ".gallery") as address, sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=browser(), args=["--no-sandbox"])
        for name, (asked, (width, height)) in wanted.items():
            context = chromium.new_context(
                viewport={"width": width, "height": height}, device_scale_factor=2 if width < 500 else 1
            )
            page = context.new_page()
            page.on("pageerror", partial(note, wrong, name))
            page.goto(f"{address}/gallery.html?{asked}")
            page.wait_for_selector("main")
            page.evaluate("document.fonts.ready")
            page.screenshot(path=OUT / f"{name}.png", full_page=width > 500)
            context.close()
        chromium.close()
    for line in wrong:
        sys.stderr.write(f"{line}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
