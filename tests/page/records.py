"""Random records, answered by `web/replay.mjs`, by the engine in Python, and by the independent program of the tests.

    python -m tests.page.records --count 20000 --seed 1

The status is 1 if there was a difference.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from schwimmen.match import record
from tests.oracle import faults
from tests.oracle.compare import difference
from tests.page.node import run
from tests.page.soaking import compare

REPLAY = Path(__file__).parent.parent.parent / "web" / "replay.mjs"
AT_ONCE = 1000
NOT_JSON = "this is not JSON"
"""What is wrong with a text that is none, or that is nested too deeply, each version of Python says in its own way."""


def replayed(texts: list[str]) -> list[str]:
    """Return the lines with which the page's own code answers records."""
    done = run(REPLAY, "-", "--json", given="".join(f"{text}\n" for text in texts))
    assert not done.stderr, done.stderr.decode()
    told = done.stdout.decode().splitlines()
    assert done.returncode == int('{"ok": false' in done.stdout.decode()), "the status says whether all was well"
    return told


def differences(texts: list[str]) -> Iterator[str]:
    """Name what the page answers otherwise than Python does, to the byte, or than the independent program does."""
    for text, came in zip(texts, replayed(texts), strict=True):
        wanted = json.dumps(record.answer(text))
        same = came == wanted or NOT_JSON in wanted
        found = difference(text, json.loads(came)) if same else f"expected {wanted}, got {came}"
        if found:
            yield f"{text[:2000]}: {found}"


def random_texts(seed: int, count: int) -> list[str]:
    """Make records, about half of them with a fault of some sort, each on a line."""
    return [faults.line(number).encode(errors="replace").decode() for number in range(seed, seed + count)]


if __name__ == "__main__":
    sys.exit(
        compare(
            __doc__,
            lambda seed, count: differences(random_texts(seed, count)),
            "records compared with those of the page",
            AT_ONCE,
        )
    )
