"""What the tests of the server share: a server that runs, made anew for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live import Server, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, on SQLite."""
    with serving(tmp_path / "tables.db") as running:
        yield running
