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

import days
import environments
import exports
import facts
import family
import games
import guide
import pages
import ratings
import shuffles
import strategies
import translated
import typescript
import wasm

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parent.parent


def types(file: str) -> str:
    """Write the messages of a file as TypeScript types: each stands in one file, from which others import it."""
    from schwimmen.server import pages_protocol, protocol
    from schwimmen.server.school import messages

    own = {name for name, made in vars(messages).items() if getattr(made, "__module__", "") == messages.__name__}
    spoken, read = protocol.schema()["$defs"], pages_protocol.schema()["$defs"]
    origin, all_told, elsewhere, home = {
        "messages": ("school/messages.py", spoken, spoken.keys() - own, ""),
        "protocol": ("protocol", spoken, own & spoken.keys(), "./school/messages"),
        "pages": ("pages_protocol.py", read, spoken.keys(), "./protocol"),
    }[file]
    part = {name: told for name, told in all_told.items() if name not in elsewhere}
    head, _, rest = typescript.module(part, origin=f"src/schwimmen/server/{origin}").partition("\n")
    used = [name for name in sorted(elsewhere) if re.search(rf"\b{name}\b", rest)]
    imports = f"\nimport type {{ {', '.join(used)} }} from '{home}'\n" if home else ""
    again = f"\nexport type * from '{home}'\n" if file == "protocol" else ""
    return f"{head}\n{imports}{again}{rest}"


#: Every generated file and what writes its text.
GENERATED: dict[str, Callable[[], str]] = {
    "web/src/lib/protocol.ts": partial(types, "protocol"),
    "web/src/lib/school/messages.ts": partial(types, "messages"),
    "web/src/lib/pages.ts": partial(types, "pages"),
    "web/src/lib/facts.ts": facts.client,
    "web/src/school/facts.ts": facts.school,
    "web/src/rules/family.json": games.family,
    "web/src/guide/first-hand.json": guide.first,
    "web/src/diary/levels.json": ratings.levels,
    "web/src/engine/layout.ts": exports.client,
    **translated.FILES,
    "conformance/shuffle.jsonl": shuffles.suite,
    "conformance/day.jsonl": days.suite,
    "docs/family.md": family.page,
    "docs/readings.md": family.readings,
    "docs/strategy.md": strategies.page,
    "docs/environment-cards.md": environments.page,
    "README.md": partial(pages.filled, "README.md"),
    "docs/protocol.md": partial(pages.filled, "docs/protocol.md"),
    "docs/games.md": partial(pages.filled, "docs/games.md"),
    "docs/house-rules.md": partial(pages.filled, "docs/house-rules.md"),
    "docs/puzzles.md": partial(pages.filled, "docs/puzzles.md"),
    "docs/where.md": partial(pages.filled, "docs/where.md"),
}


def main() -> int:
    """Write or check every generated file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--check", action="store_true", help="change nothing, tell differences")
    check = parser.parse_args().check
    texts = {name: write() for name, write in GENERATED.items()}
    outdated = [name for name, text in texts.items() if _differs(ROOT / name, text)]
    if check:
        for name in outdated:
            print(f"{name} is out of date; write it again with: python tools/generate.py")
        if stale := wasm.outdated():
            print(f"{wasm.MODULE.relative_to(ROOT)} is out of date; compile it again with: make wasm")
        return int(bool(outdated) or stale)
    for name in outdated:
        path = ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[name], encoding="utf-8")
        print(f"wrote {name}")
    return 0


def _differs(path: Path, text: str) -> bool:
    """Tell whether a file does not hold this text."""
    return not path.is_file() or path.read_text(encoding="utf-8") != text


if __name__ == "__main__":
    sys.exit(main())
