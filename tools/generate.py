"""Write the files that follow from other files, or check that they are up to date.

python tools/generate.py           write them
python tools/generate.py --check   fail where one differs from what would be written
"""

from __future__ import annotations

import argparse
import re
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import environments
import exports
import facts
import family
import games
import pages
import shuffles
import strategies
import typescript
import wasm

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent


def protocol(*, school: bool = False) -> str:
    """Write the messages between server and client as TypeScript types; those of the school edition have a file."""
    from schwimmen.server.protocol import schema
    from schwimmen.server.school import messages

    own = {name for name, made in vars(messages).items() if getattr(made, "__module__", "") == messages.__name__}
    definitions = schema()["$defs"]
    part = {name: told for name, told in definitions.items() if (name in own) == school}
    if school:
        return typescript.module({"$defs": part}, origin="src/schwimmen/server/school/messages.py")
    written = typescript.module({"$defs": part}, origin="src/schwimmen/server/protocol")
    used = [name for name in sorted(own & definitions.keys()) if re.search(rf"\b{name}\b", written)]
    head, _, rest = written.partition("\n")
    imports = f"import type {{ {', '.join(used)} }} from './school/messages'\n\nexport type * from './school/messages'"
    return f"{head}\n\n{imports}\n{rest}"


def pages_protocol() -> str:
    """Write what the pages of the games are told as TypeScript types."""
    from schwimmen.server.pages_protocol import schema

    return typescript.module(schema(), origin="src/schwimmen/server/pages_protocol.py")


#: Every generated file and what writes its text.
GENERATED: dict[str, Callable[[], str]] = {
    "web/src/lib/protocol.ts": protocol,
    "web/src/lib/school/messages.ts": partial(protocol, school=True),
    "web/src/lib/pages.ts": pages_protocol,
    "web/src/lib/facts.ts": facts.client,
    "web/src/rules/family.json": games.family,
    "web/src/engine/layout.ts": exports.client,
    "conformance/shuffle.jsonl": shuffles.suite,
    "docs/family.md": family.page,
    "docs/readings.md": family.readings,
    "docs/strategy.md": strategies.page,
    "docs/environment-cards.md": environments.page,
    "README.md": partial(pages.filled, "README.md"),
    "docs/protocol.md": partial(pages.filled, "docs/protocol.md"),
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
            print(f"{name} is out of date; write it again with: python tools/generate.py")
        if stale := wasm.outdated():
            print(f"{wasm.MODULE.relative_to(ROOT)} is out of date; compile it again with: make wasm")
        return int(bool(outdated) or stale)
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
