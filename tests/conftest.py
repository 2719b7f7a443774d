"""What holds for all tests."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the browser tests last: Playwright keeps an event loop running, and no asynchronous test starts beside it."""
    items.sort(key=lambda item: "browser" in item.path.parts)
