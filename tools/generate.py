"""Write the files that follow from other files, or check that they are up to date.

python tools/generate.py           write them
python tools/generate.py --check   fail where one differs from what would be written
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import family
import pages
import typescript

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent


def protocol() -> str:
    """Write the messages between server and client as TypeScript types."""
    from schwimmen.server.protocol import schema

    return typescript.module(schema(), origin="src/schwimmen/server/protocol.py")


#: Every generated file and what writes its text.
GENERATED: dict[str, Callable[[], str]] = {
    "web/src/lib/protocol.ts": protocol,
    "docs/family.md": family.page,
    "docs/games.md": partial(pages.filled, "docs/games.md"),
    "docs/house-rules.md": partial(pages.filled, "docs/house-rules.md"),
    "docs/where.md": partial(pages.filled, "docs/where.md"),
}


def main() -> int:
    """Write or check every generated file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="change nothing, tell differences")
    check = parser.parse_args().check
    outdated = [name for name, write in GENERATED.items() if _differs(ROOT / name, write())]
    if check:
        for name in outdated:
            print(f"{name} is out of date; write it anew with: python tools/generate.py")
        return int(bool(outdated))
    for name in outdated:
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(GENERATED[name](), encoding="utf-8")
        print(f"wrote {name}")
    return 0


def _differs(path: Path, text: str) -> bool:
    """Tell whether a file does not hold this text."""
    return not path.is_file() or path.read_text(encoding="utf-8") != text


if __name__ == "__main__":
    sys.exit(main())
