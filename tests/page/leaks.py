"""Tables that the device keeps, with all that a reader cannot have seen dealt anew: the reader is told the same.

    python -m tests.page.leaks --count 1000 --seed 1

The status is 1 if somebody was told of a card that was hidden.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any

from tests.page.node import answers
from tests.page.soaking import portions, say
from tests.page.tables import AT_ONCE, MOST, Told, tables


def searched(played: Iterable[Told], rows: int = MOST) -> list[dict[str, Any]]:
    """Say of each table how often it was `tried`, the `leaks`, and how often a neighbour's difference was `found`.

    `rows`: those of its log after which it is looked at, the first ones.
    """
    return answers("leaks", ({"rows": told.rows[:rows], "seed": number} for number, told in enumerate(played, 1)))


def main() -> int:
    """Search, and tell what was found."""
    tried = leaks = 0
    for seed, count in portions(__doc__, AT_ONCE):
        played = list(tables(seed, count))
        for told, found in zip(played, searched(played), strict=True):
            tried += found["tried"]
            leaks += len(found["leaks"])
            if found["leaks"]:
                say(f"{found['leaks']} in {told.asked}"[:2000])
    say(f"{tried} times dealt anew, {leaks} leaks")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
