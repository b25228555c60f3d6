"""What the tests of the page share: a server, a browser, and phones and screens in it.

They need Chromium (`make browser`) and the built page (`make web`), and are left out with a reason where either is
missing. `NIGHTBUS_PAGE` names another build of the page.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, sync_playwright

from nightbus.server.app import STATIC
from tests.server.live import Server, serving
from tests.web.phones import Pub

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
PAGE = Path(os.environ.get("NIGHTBUS_PAGE", STATIC))


def chromium_here() -> str | None:
    """The path of Chromium on this machine."""
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What drives a browser is marked `web`, and tried twice more: a busy machine can be late for a real browser.

    The tries are told in the run's last line, so that a fault of the page that comes and goes is not hidden.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.web)
            item.add_marker(pytest.mark.flaky(reruns=2, reruns_delay=1))


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One Chromium for as long as tests of the page follow each other.

    Not for the session: Playwright's loop would stand in the way of tests that run one of their own.
    """
    found = chromium_here()
    if found is None:
        pytest.skip("no Chromium: make browser")
    if not (PAGE / "index.html").exists():
        pytest.skip("no built page: make web")
    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db", static=PAGE) as running:
        yield running


@pytest.fixture
def luck(request: pytest.FixtureRequest) -> Random:
    """The choices of the players, the same each time; the cards are not."""
    return Random(request.node.name)


@pytest.fixture
def pub(browser: Browser, server: Server) -> Iterator[Pub]:
    """The devices of a test; what went wrong in any of their pages fails it."""
    pub = Pub(browser, server)
    try:
        yield pub
        pub.settle()
    finally:
        pub.close()
