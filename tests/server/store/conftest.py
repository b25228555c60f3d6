"""A store to test, of either kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.store.places import FilePlace, Place, ServerPlace, database, schema


@pytest.fixture(scope="session")
def shared_database() -> Iterator[ServerPlace]:
    """A database for all tests that are content with a schema."""
    with database() as new:
        yield new


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Room for one store."""
    if request.param == "sqlite":
        yield FilePlace(tmp_path)
    else:
        with schema(request.getfixturevalue("shared_database")) as new:
            yield new


@pytest.fixture
def server() -> Iterator[ServerPlace]:
    """Room for one store on PostgreSQL, with the database to itself."""
    with database() as new:
        yield new
