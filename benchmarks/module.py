"""`python -m benchmarks.module [GAME SEATS]`: the WebAssembly module in Node.js beside the kernels it was compiled of.

Both make the same decisions, in turn. Prints a table; docs/benchmarks.md keeps it by hand.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from schwimmen.cards import pack_of
from schwimmen.engine import chance
from schwimmen.engine.deal import deal
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.level import Level, choose_move
from schwimmen.players.scratch import scratch_for
from schwimmen.players.value_network.shipped import game_of, weights
from schwimmen.rules.presets import PRESETS

HERE = Path(__file__).parent
GAME, SEATS = (sys.argv[1], int(sys.argv[2])) if len(sys.argv) > 2 else ("schwimmen", 4)
RULES = PRESETS[GAME].rules
DECISIONS, ROUNDS, RNG = 60, 5, chance.seed_state(1)
LEVELS = (Level.CLUB, Level.EXPERT, Level.MASTER)

Measured = tuple[float, int, float]
"""Seconds, decisions, and seconds of the longest of them."""

Found = dict[str, Measured]
"""What was measured, by level."""


def natively() -> Found:
    """Measure the native kernels."""
    return {str(int(level)): _thinking(level) for level in LEVELS}


def _dealt() -> Any:
    table = new(Table)
    table["pack"][0, : RULES.pack] = pack_of(RULES.pack)
    table["rng"] = RNG
    return table


def _thinking(level: Level) -> Measured:
    table, fields, scratch = _dealt()[0], fields_of(RULES)[0], scratch_for(RULES)[0]
    scratch["state"]["rng"] = RNG
    start(table, fields, SEATS, 0)
    deal(table, fields)
    spent, decisions, longest = 0.0, 0, 0.0
    while decisions < DECISIONS and not table["winners"]:
        if table["end"]:
            deal(table, fields)
        look(table, fields, int(table["to_move"]), scratch["seat_view"])
        began = time.perf_counter()
        move = int(choose_move(int(level), fields, scratch))
        took = time.perf_counter() - began
        spent, longest = spent + took, max(longest, took)
        play(table, fields, move)
        decisions += 1
    return spent, decisions, longest


def in_node() -> Found:
    """Measure the module."""
    sys.path.insert(0, str(HERE.parent / "tools"))
    import client

    node = client.find_node()
    assert node is not None, "make setup"
    asked = {
        "rules": fields_of(RULES).tobytes().hex(),
        "pack": [int(card) for card in pack_of(RULES.pack)],
        "rng": str(RNG),
        "seats": SEATS,
        "decisions": DECISIONS,
        "weights": weights(str(game_of(RULES))).tobytes().hex() if game_of(RULES) else "",
        "levels": [int(level) for level in LEVELS],
    }
    command = [str(node.folder / "node"), str(HERE / "module.mjs")]
    done = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True)
    found: Found = json.loads(done.stdout)
    return found


def main() -> None:
    """Measure both in turn, and print the best of each: what else the machine does only takes time."""
    rounds = [(natively(), in_node()) for _ in range(ROUNDS)]
    print("| what | native | Node.js | unit |\n|---|---|---|---|")
    for name in rounds[0][0]:
        ours, theirs = ([side[name] for side in sides] for sides in zip(*rounds, strict=True))
        assert len({count for _, count, _ in (*ours, *theirs)}) == 1, "they play differently"
        for told, row in _rows(ours, theirs).items():
            print(f"| {told} of `{Level(int(name)).name.lower()}` | {row[0]:.3g} | {row[1]:.3g} | ms |")


def _rows(*sides: list[Measured]) -> dict[str, list[float]]:
    """Return milliseconds of each side."""
    return {
        "a decision": [min(1e3 * spent / count for spent, count, _ in side) for side in sides],
        "the longest decision": [min(1e3 * longest for *_, longest in side) for side in sides],
    }


if __name__ == "__main__":
    main()
