"""How often something is tried that could be tried for ever: seldom in `make test`, long in `make soak`."""

from __future__ import annotations

import os

SOAK = os.environ.get("SCHWIMMEN_SOAK", "") == "1"
"""Whether there is time."""


def samples(few: int, many: int) -> int:
    """Return how many are tried: `many` where there is time."""
    return many if SOAK else few
