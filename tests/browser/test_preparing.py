"""A server that still compiles the engine: what can be done at once, is."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.tables import TablePage
from tests.browser.test_school import Lessons
from tests.server.live import serving


@pytest.fixture(autouse=True)
def well_behaved() -> None:
    """Let the console tell of a request that was refused."""


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Ask a server that is never ready."""
    with serving(ready=lambda: False) as preparing:
        yield {**browser_context_args, "base_url": f"http://127.0.0.1:{preparing.port}"}


def test_the_school_edition_is_played_against_computers(table: TablePage) -> None:
    """The device keeps the table, as it does where no server answers: nobody waits who plays alone."""
    lessons = Lessons(table)
    lessons.open("choice")
    lessons.explain()
