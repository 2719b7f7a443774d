"""`make strength`: let each level of computer opponents play the one below in every game, and write the table.

The table stands in docs/strength.md. A level beats another "significantly" where chance alone would give so high a
share less than once in a thousand times (3.09 standard deviations). Where a match is a single hand, luck decides more
of it: there ten times as many are played.
"""

from __future__ import annotations

import argparse
import datetime as dt
import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

from schwimmen.arena.duel import duel
from schwimmen.players import LEVELS
from schwimmen.rules import MatchEnd
from schwimmen.variants import VARIANTS
from schwimmen.words import Words

FILE = Path(__file__).parent.parent / "docs" / "strength.md"
SURE = 3.09
MORE = 10
"""Times as many matches where a match is a single hand."""

HEAD = """# How strong the computer opponents are

Written by `make strength` on {day}: {matches} matches for two in every game, who deals first taking turns, seed {seed}.
Where a match is a single hand (Empat Satu), luck decides more of it: there ten times as many are played.
A cell is the share of matches that the stronger level wins (a shared win is half of one) and by how many standard
deviations that is more than a half; in bold where it is significant (more than {sure}: chance alone would do as much
less than once in a thousand times).

"""


def main() -> None:
    """Play all duels and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("presets", nargs="*", default=list(VARIANTS))
    args = parser.parse_args()
    words, pairs = Words("en"), list(pairwise(LEVELS))
    heads = ["game", *(f"`{stronger}` beats `{weaker}`" for weaker, stronger in pairs)]
    rows = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]

    def row(preset: str) -> str:
        title = words(f"game-{preset.replace('_', '-')}")
        cells = [cell(preset, pair, matches=args.matches, seed=args.seed) for pair in pairs]
        return f"| {title} | {' | '.join(cells)} |"

    with ThreadPoolExecutor(args.cores) as cores:
        for line in cores.map(row, args.presets):
            rows.append(line)
            print(line, flush=True)
    if args.presets == list(VARIANTS):
        day = dt.datetime.now(dt.UTC).date().isoformat()
        head = HEAD.format(day=day, matches=args.matches, seed=args.seed, sure=SURE)
        FILE.write_text(head + "\n".join(rows) + "\n", encoding="utf-8")


def cell(preset: str, pair: tuple[str, str], *, matches: int, seed: int) -> str:
    """Let two levels play a game and return what the table says of it."""
    weaker, stronger = pair
    rules = VARIANTS[preset].rules
    count = matches * (MORE if rules.match_end == MatchEnd.SINGLE_HAND else 1)
    result = duel(rules, (stronger, weaker), count, seed=seed)
    text = f"{result.share:.1%}, {result.sigmas:+.1f} σ"
    return f"**{text}**" if result.sigmas > SURE else text


if __name__ == "__main__":
    main()
