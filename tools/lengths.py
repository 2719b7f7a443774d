"""Measure how long a match of each game is: decisions and hands, the median of matches of four `beginner`s.

python tools/lengths.py [MATCHES]      write src/schwimmen/rulebook/pages/lengths.json
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from statistics import median

from schwimmen import Game
from schwimmen.players import choose
from schwimmen.rules.presets import PRESETS

WRITTEN = Path(__file__).resolve().parent.parent / "src" / "schwimmen" / "rulebook" / "pages" / "lengths.json"
MATCHES, PLAYERS, MOST_HANDS = 100, 4, 100


def match(game: str, seed: int) -> tuple[int, int]:
    """Play a match; return its decisions and its hands."""
    table, chance, decisions = Game(game, players=PLAYERS, seed=seed), random.Random(seed), 0
    while not table.over and table.hand_number <= MOST_HANDS:
        if table.to_move is None:
            table.deal()
            continue
        table.play(choose("beginner", table.look(table.to_move), table.rules, chance.getrandbits(40)))
        decisions += 1
    return decisions, table.hand_number


def main() -> None:
    """Measure every game and write it down."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else MATCHES
    told = {}
    for game in PRESETS:
        played = [match(game, seed) for seed in range(matches)]
        decisions, hands = (round(median(column)) for column in zip(*played, strict=True))
        told[game] = {"decisions": decisions, "hands": hands}
    WRITTEN.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
