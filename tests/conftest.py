"""What holds for all tests."""

import os

import pytest

# Read when NumPy is loaded: there is a test worker on every core, and threads beside them would wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the browser tests last: Playwright keeps an event loop running, and no asynchronous test starts beside it."""
    items.sort(key=lambda item: "browser" in item.path.parts)
