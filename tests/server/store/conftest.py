"""A store to test, of either kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.places import FilePlace, Place, ServerPlace, database


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Room for one store."""
    if request.param == "sqlite":
        yield FilePlace(tmp_path)
    else:
        with database() as new:
            yield new


@pytest.fixture
def server() -> Iterator[ServerPlace]:
    """Room for one store on PostgreSQL."""
    with database() as new:
        yield new
