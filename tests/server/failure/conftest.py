"""What the failure tests share: one PostgreSQL, and one process that starts servers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.failure.processes import Postgres, Spawner


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of its own, in a folder that its user may enter."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        made = Postgres(Path(folder) / "postgres")
        made.make()
        try:
            yield made
        finally:
            made.stop()


@pytest.fixture(scope="session")
def spawner() -> Iterator[Spawner]:
    """What starts servers."""
    made = Spawner()
    yield made
    made.close()
