"""Compare the engine with the oracle on random records.

    python -m tests.oracle.compare --count 20000 --seed 1
    python -m tests.oracle.compare --count 1000 --preset tri_palki

prints how many records were compared and what occurred in them; every difference with the seed of its record. The
status is 1 if there was one.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from schwimmen.match import record
from tests.oracle import faults, house
from tests.oracle.answer import answer


@lru_cache(1000)
def answered(text: str) -> dict[str, Any]:
    """Return what the oracle answers to a line; it is only read."""
    return answer(text)


def difference(text: str, came: dict[str, Any] | None = None) -> str | None:
    """Say where the engine's answer to a line differs from the oracle's; None if it does not."""
    if came is None:
        came = json.loads(json.dumps(record.answer(text)))
    expected = answered(text)
    message = (came.get("error") or {}).get("message", "none needed")
    if not (isinstance(message, str) and message):
        return f"error.message is {message!r}"
    wanted, given = without_message(expected), without_message(came)
    if wanted == given:
        return None
    keys = [key for key in {**wanted, **given} if wanted.get(key, "nothing") != given.get(key, "nothing")]
    return "; ".join(f"{key}: expected {wanted.get(key)}, got {given.get(key)}" for key in keys)


def without_message(answer: dict[str, Any]) -> dict[str, Any]:
    """Leave the free text of an error out of an answer."""
    if not answer.get("error"):
        return answer
    return {**answer, "error": {key: value for key, value in answer["error"].items() if key != "message"}}


def traits(text: str) -> Iterator[str]:
    """Name what occurs in the answer to a line."""
    told = answered(text)
    if "hands" not in told:
        yield "unreadable"
        return
    preset = json.loads(text)["rules"]
    yield preset
    yield "wrong move" if told["error"] else "in order"
    yield f"phase {told['phase']}"
    yield f"players {len(told['seats'])}"
    for hand in told["hands"]:
        yield from traits_of_hand(hand, preset)
    if len(told["winners"] or []) > 1:
        yield f"shared win {'in units' if preset in house.UNITS else 'in points'}"
    if told["discard"]:
        yield "discard pile"


def traits_of_hand(hand: dict[str, Any], preset: str) -> Iterator[str]:
    """Name what occurs in a finished hand."""
    yield f"end {hand['end']}"
    yield f"{preset} ends {hand['end']}"
    if any(hand["safe"]):
        yield "safe"
    if preset not in house.UNITS:
        return
    yield f"losers {sum(change < 0 for change in hand['change'])}"
    if -2 in hand["change"]:
        yield "two units"
    if hand["end"] in {"close", "31", "fire"} and not any(hand["change"]):
        yield "nobody loses"


def say(text: str) -> None:
    """Print a line, whatever characters are in it."""
    sys.stdout.write(text.encode(errors="replace").decode() + "\n")


def main() -> int:
    """Compare, count, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--preset", choices=house.PRESETS, help="only records of this game")
    parser.add_argument("--show", action="store_true", help="print the records")
    args = parser.parse_args()
    seen: Counter[str] = Counter()
    different = 0
    for seed in range(args.seed, args.seed + args.count):
        text = faults.line(seed, args.preset)
        seen.update(set(traits(text)))
        found = difference(text)
        different += found is not None
        if args.show:
            say(text)
        if found:
            say(f"seed {seed}: {found}")
    say(f"{args.count} records compared, {different} different")
    say(", ".join(f"{name}: {count}" for name, count in sorted(seen.items())))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
