"""Tables that the device keeps, with all that a reader cannot have seen dealt anew: the reader is told the same.

    python -m tests.page.leaks --count 1000 --seed 1

The status is 1 if somebody was told of a card that was hidden.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import Any

from tests.page.node import answers
from tests.page.tables import AT_ONCE, Told, tables


def searched(played: Iterable[Told]) -> list[dict[str, Any]]:
    """Say of each table how often it was `tried`, the `leaks`, and how often a neighbour's difference was `found`."""
    return answers("leaks", ({"rows": told.rows, "seed": number} for number, told in enumerate(played, 1)))


def main() -> int:
    """Search, and tell what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tried = leaks = 0
    for start in range(0, args.count, AT_ONCE):
        played = list(tables(args.seed + start, min(AT_ONCE, args.count - start)))
        for told, found in zip(played, searched(played), strict=True):
            tried += found["tried"]
            leaks += len(found["leaks"])
            if found["leaks"]:
                sys.stdout.write(f"{found['leaks']} in {told.asked}\n"[:2000])
    sys.stdout.write(f"{args.count} tables, {tried} times dealt anew, {leaks} leaks\n")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
