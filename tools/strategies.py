"""The page of the strategy tables, from the file that `schwimmen study` has computed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schwimmen.training.study.grids import grids, overview
from schwimmen.training.study.strategy import GAMES, Study
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.training.study.grids import Grid

SHOWN = (("schwimmen", 2), ("schwimmen", 4), ("thirty_one", 4))
"""Games and numbers of players whose tables stand on the page in full."""

HEAD = """# Strategy tables

Written by `python tools/generate.py` from the tables that are shipped with the program, which

    schwimmen study --hands {hands} --out strategy.npz

computes: {hands:,} hands of each game and number of players, seed {seed}. Ctrl-C stops it, and the same command goes
on; however often it was stopped, the file is the same. `schwimmen strategy GAME --players N` shows the tables of any
game, in German and English, and `--csv` writes all rows for other programs.

**What is compared.** Hands are played as the search imagines them (`players/playout.py`): everybody makes the best
exchange and calls either as people do or sharply, at a stock always sharply, with a threshold that varies a little
from player to player. Each decision on the way is tried both ways in the same hand, with the same cards to come, and
both are played to the end: call, or make the best exchange and play on; keep the first packet, or take the other. The
gain is the difference in the chance to win the match, in percent, with an interval of 99 %. Half of the hands begin
with random numbers of lives, the other half with the same number for everybody. Only situations that came up {enough}
times or more have a row; decisions of one hand count as independent.

**What it does not say.** These are best answers to players of that kind, for a player who then plays on like them. They
are not an equilibrium ([for two players, solved play comes close to one](solved.md)), and say nothing about what others
have shown. A gain of nothing on a great hand means that playing on costs nothing either, because nobody could still
beat it. There are no tables for games in which a hand is worth a category or nothing (Stop the Bus, Chinese Fifty-One,
Petrangola, Mambassa, Commerce), and none where there is no choice about calling. The programs do not read the tables;
they search.

**What to keep**: the hand after a first exchange, whichever exchange chance chose, compared with an even share of the
match.
"""

ADVISED = """
## What the documents advise, and whether it holds

Documents 000 and 002 give advice for Schwimmen, and a player of 41 gives seven tips. Here is what the tables or a
measurement can test, with intervals of 99 %. The players are those of this project, `club` unless something else is
said: against people it may be different.

| Advice | Does it hold? | How much |
| --- | --- | --- |
{rows}

The turns are counted by `schwimmen simulate schwimmen --policy club --players N --hands 2000`; the player who
remembers nothing is `club` with the memory `forgetful`, in an [arena](arena.md) of single hands (1,500 sets and 400
sets, seed 1). Going first in 41 is measured with `club` in both seats, one of them always first. What a second plan is
worth, and when to end a hand of 41, is read off the tables.
"""

ADVICE = (
    (
        "Show nothing; do not stare at the card you need (000)",
        "cannot be tested: nobody sees a face here",
        "–",
    ),
    (
        "Count on three turns (000, 002)",
        "yes",
        "2,000 hands each: 3.5 turns each with two players, 2.8 with three, 2.6 with four, 2.4 with six",
    ),
    (
        "Have a plan, and a second one (000, 002)",
        "yes",
        (
            "two of a suit worth 19 that hold a pair as well are worth 2.8 ± 1.1 more with two players and "
            "0.7 ± 0.3 more with four than without it, in percent of the match"
        ),
    ),
    (
        "Watch what the others take and leave (000, 002)",
        "yes, a little",
        "Schwimmen with four, 6,000 hands: a player without memory loses 0.030 lives more a hand (0.002 to 0.057)",
    ),
    (
        "41, first: four compete for a suit",
        "not tested",
        "–",
    ),
    (
        "41, second: with two players, the first has an advantage",
        "yes",
        "1,500 hands: 8.7 ± 2.8 points more, and 56.8 % of the hands won, 4.5 % drawn",
    ),
    (
        "41, third: end the hand only when you are very sure",
        "yes",
        "from 34 on the third turn with two players, from 36 with four; up to 32 and 35 it loses",
    ),
    (
        "41, fourth: give up early, to lose less",
        "no",
        "the same tables: ending a hand on less is worse than playing on, whatever is lost",
    ),
    (
        "41, fifth and sixth: watch what they pick up; a player who takes four cards has shown all of them",
        "open",
        "with four players, 1,600 hands: 1.1 points more a hand for a player who remembers (−3.1 to 5.3)",
    ),
    (
        "41, seventh: leave the next player nothing, and mislead",
        "not tested",
        "the search does both where it sees a gain",
    ),
)
"""What the documents advise, whether it holds, and how much it is worth."""


def page() -> str:
    """Return the page as Markdown."""
    from schwimmen.training.study.strategy import ENOUGH

    words, study = Words("en"), Study.load()
    head = HEAD.format(hands=study.hands, seed=study.seed, enough=ENOUGH)
    full = (grid for game, players in SHOWN for grid in grids(study, words, game=game, players=players))
    return head + _advice() + _markdown(overview(study, words, GAMES)) + "".join(map(_markdown, full))


def _advice() -> str:
    return ADVISED.format(rows="\n".join(f"| {' | '.join(row)} |" for row in ADVICE))


def _markdown(grid: Grid) -> str:
    lines = [grid.heads, ["---:"] * len(grid.heads), *grid.rows]
    return f"\n## {grid.title}\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)
