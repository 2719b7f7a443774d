"""Browser tests drive the Chromium that the set-up found."""

from typing import Any

import chromium
import pytest

#: A container has no room for Chromium's sandbox and little shared memory; no test needs the internet.
FLAGS = [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the machine's own Chromium, and let it ask nobody for anything."""
    return {**browser_type_launch_args, "executable_path": chromium.find(), "args": FLAGS}
