"""The page of the strategy tables, from the file that `schwimmen study` has computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schwimmen.training.grids import grids, overview
from schwimmen.training.strategy import GAMES, Study
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.training.grids import Grid

SHOWN = (("schwimmen", 2), ("schwimmen", 4), ("thirty_one", 4))
"""Games and numbers of players whose tables stand on the page in full."""

HEAD = """# Strategy tables

Written by `python tools/generate.py` from the tables that are shipped with the program, which

    schwimmen study --out strategy.npz

computes: {hands:,} hands of each game and number of players, seed {seed}. It is stopped by Ctrl-C and goes on when it
is called again; however often it was stopped, the file is the same. `schwimmen strategy GAME --players N` shows the
tables of any game, in German and English, and `--csv` all rows for other programs.

**What is compared.** Hands are played as the search imagines them (`players/playout.py`): everybody makes the best
exchange, and calls as people do or sharply, on a little more or less for each. Each decision on the way is tried both
ways in the same hand, with the same cards to come, and both are played to the end: call, or make the best exchange
and play on; keep the first packet, or take the other. The gain is the difference of the chance to win the match, in
percent, with an interval of 99 %. Every other hand begins with lives as chance has them, the others with as many for
all. Only situations that came {enough} times or more have a row; decisions of one hand count as independent.

**What it does not say.** These are best answers to players of that kind, for a player who plays on like them: no
equilibrium ([for two there is one in the making](solved.md)), and nothing about what others have shown. A gain of
nothing on a great hand means that playing on costs nothing either, because nobody is left who could win. There are no
tables for games in which a hand is worth a category or nothing (Stop the Bus, Chinese Fifty-One), and none where
calling is no choice. The programs do not read the tables; they search.

**What to keep**: a hand that a first exchange leaves, whichever exchange chance chose, over an even share of the match.
"""


def page() -> str:
    """Return the page as Markdown."""
    from schwimmen.training.strategy import ENOUGH

    words, study = Words("en"), Study.load()
    head = HEAD.format(hands=study.hands, seed=study.seed, enough=ENOUGH)
    full = (grid for game, players in SHOWN for grid in grids(study, words, game=game, players=players))
    return head + _markdown(overview(study, words, GAMES)) + "".join(map(_markdown, full))


def _markdown(grid: Grid) -> str:
    lines = [grid.heads, ["---:"] * len(grid.heads), *grid.rows]
    return f"\n## {grid.title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
