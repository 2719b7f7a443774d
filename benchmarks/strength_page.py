"""The page of `benchmarks.strength`: what was measured, as tables, and what is said of it."""

from __future__ import annotations

import datetime as dt
from itertools import pairwise
from typing import Any, Final

from benchmarks.soak import MATCHES, SEATS
from schwimmen.arena.ceiling import LEVELS as CLIMBERS
from schwimmen.arena.ceiling import skill
from schwimmen.arena.comparison import Gain
from schwimmen.arena.confidence import CONFIDENCE, ConfidenceSequence
from schwimmen.players import LEVELS, MEMORIES
from schwimmen.rules.presets import PRESETS
from schwimmen.words import Words

NOT_MEASURED: Final = "–"

SMALL: Final = 0.1
"""A gain that is surely smaller is told with three digits instead of two."""

SETS: Final = "sets"
"""What only cells of whole hands have: how many deals there were, each played once for every place."""

TABLES: Final = (2, 3, 4, 6)
"""Players at the tables at which hands are measured."""

DEVIANTS: Final = {"deviator": 1, "conspirator": 2}
"""Who departs from `master` at three seats, alone and in league, and in how many of them."""

CEILING: Final = "ceiling "
STEP: Final = "step "
DEVIATION: Final = "deviation "
FORGETTING: Final = "memory "
NETWORK: Final = "network"
WHOLE: Final = "soak "
"""What the names of cells begin with; steps of the ladder for two have the name of the upper level."""

HEAD = """# How strong the computer opponents are

Written by `python -m benchmarks.strength`, part by part. A cell is the share of matches for two that the stronger level
wins (a shared win is half of one), with an interval that covers it with 99 % confidence whenever you look, and the
number of sets: two matches from the same packs, each level once in each seat. In bold where the interval lies above a
half: there the stronger level is certainly the stronger one, and the measurement ended. Last written on {day}.

Mambassa and Commerce are games for three or more: there, two of each level sit at a table of four, and a set is four
matches.

"""

BELOW = """
The levels were tuned in trials with other seeds; these figures were measured afterwards, with `--seed 4`, in up to
fifteen minutes a cell. Rows that are alike are games whose rules made no difference in these matches.

Where a cell is not bold, the step is not settled. A match with many hands shows skill sooner than one with few: Empat
Satu is a single hand. Cells that were settled after few sets overstate rather than understate the difference.

What is told in sets at larger tables and of the ceiling was measured when `expert` and `master` still waited longer at
an open table for somebody else to call (before [decision
32](decisions/0032-who-waits-gives-in-sooner-at-an-open-table.md)), and before networks played imagined hands to their
end ([decision 35](decisions/0035-imagined-hands-are-played-to-their-end-by-a-network.md)). All else is of the players
as they are.
"""

NETWORKS = """
## The value networks

What `master` wins by its [value network](value-network.md), against itself without one: the share of matches for two. A
cell ends like those above; where more than half was certain, it went on until more than 55 % were (`--beyond 55`), or
until its time was up. With `--players` it is told of hands, as in the next part.

    python -m benchmarks.strength networks --beyond 55
    python -m benchmarks.strength networks --players 3 --seconds 300

"""

LARGER = """
## The ladder with more players

What a seat gains in a hand by playing like a level and not like the one below, as all others there do: by how much it
comes out better than they, in units that it loses less, or in points in games that count points. It is told from the
decisions in which the two levels differ ([decision
36](decisions/0036-players-are-compared-decision-by-decision.md)). An interval covers its cell with 99 % confidence
whenever you look. In bold where it lies above nothing, in italics where it lies below: there the measurement ended. The
number is of hands. Measured with `--seed 4`.

Where it is of sets, the step was measured in whole hands before [decision
32](decisions/0032-who-waits-gives-in-sooner-at-an-open-table.md), and by decisions it was not settled in some minutes:
both levels shared the table as evenly as it goes, and each deal was played once for every place.
"""

CEILINGS = """
## The ceiling

How much is there to be won at all? A *cheater* sees every card, those in the stock included, and searches the real deal
([decision 25](decisions/0025-a-cheater-measures-the-ceiling.md)). A cell says what a seat gains in a hand by playing
like the first and not like the second, as all others there do, measured like the steps above. The interval covers all
cells of a row together with 99 % confidence, whenever you look. In brackets is the *skill*: the share of the way from
`club` to the cheater. Where the cheater does not certainly win there is none. The number of hands is the least in a
row; what is of sets was measured in whole hands, as above, when he searched without a tree.

    schwimmen ceiling schwimmen --players 4 --hands 1000

The cheater is not an upper bound. He knows the cards but not what the others will do: with four at the table, that is
what he lacks most. A skill above 1 means that a level guesses the others better than he does.
"""

DEVIATIONS = """
## Deviations

What one seat gains by not playing like a master, and two by conspiring, at tables of three: by how much each of them
does better in a hand than the masters there, in units that it loses less or in points ([how](arena.md#deviations)).
They know that the others are masters; conspirators see each other's cards. These are lower bounds of what could be
gained. An interval covers its cell with 99 % confidence whenever you look; measured with
`--seed 4`. Cells of sets were measured in whole hands, before [decision
36](decisions/0036-players-are-compared-decision-by-decision.md).

"""

MEMORY = """
## Memory

`expert` with a perfect memory against an `expert` that remembers less, told like the ladder for two:

"""

SOAK = """
## Whole matches

What a player sees of matches at a table of one level, by number of seats: hands in a match (the median), turns a player
takes in a hand, and the share of players' hands that are worth nothing at the end, where there are any. A few matches
each, so the figures are rough ({matches}).
"""

STANDS_OUT = """
What stands out, and why:

- **`expert` and `master` end hands early in Schwimmen.** A call leaves everybody one turn, and of three opponents one
  probably holds less than 20: that is best play, not impatience. `beginner` and `club` play like the people you sit
  down with, and take two or three turns.
- **Tri Palki mostly ends by everybody passing**: of 100 hands with four of `beginner` 84, of `club` 72, of `expert` 46;
  with two 96, 89 and 82. Only a 31 may call (TP-7), so most hands are meant to end in a showdown after passes. But
  `beginner` and `club` pass sooner than they should, because they do not think of every card: a weakness of theirs.
- **No-Elimination Thirty-One: `expert` and `master` knock less often**: four of `expert` in 19 of 60 hands, four of
  `club` in 32. The points table gives a knocker one point less than anybody else for the same place (NE-2), so they
  rather wait for a Blitz or for somebody else's knock.
- **Chinese Fifty-One: many hands are worth nothing at the end**, those of players who were still collecting. Five cards
  of one suit are rare, and one player who has them ends the hand for all. Nobody calls with nothing, though the rules
  allow it (CF-7).
"""


def evidence_of(results: str) -> ConfidenceSequence:
    """Return what results say of the difference between two: from -1 to 1."""
    interval = ConfidenceSequence(1.0, 1 - CONFIDENCE)
    for quarters in results:
        interval.add(int(quarters) / 2 - 1)
    return interval


def page(kept: dict[str, Any]) -> str:
    """Return the page for what has been measured."""
    steps = {upper: f"`{upper}` beats `{lower}`" for lower, upper in pairwise(LEVELS)}
    memories = {f"{FORGETTING}{memory}": f"against `{memory}`" for memory in MEMORIES[1:]}
    head = HEAD.format(day=dt.datetime.now(dt.UTC).date().isoformat())
    text = head + _table(kept, steps) + BELOW
    if any(NETWORK in cells for cells in kept.values()):
        text += NETWORKS + _table(kept, _networks(kept))
    text += _larger(kept)
    if any(name.startswith(CEILING) for cells in kept.values() for name in cells):
        text += CEILINGS + "".join(_ceilings(kept, seats) for seats in TABLES)
    deviations = {f"{DEVIATION}{kind}": f"`{kind}` over `master`" for kind in DEVIANTS}
    if any(name in cells for cells in kept.values() for name in deviations):
        text += DEVIATIONS + _table(kept, deviations)
    if any(name in cells for cells in kept.values() for name in memories):
        text += MEMORY + _table(kept, memories)
    if any(name.startswith(WHOLE) for cells in kept.values() for name in cells):
        counts = ", ".join(f"{count} of `{level}`" for level, count in MATCHES.items())
        text += SOAK.format(matches=counts) + "".join(_matches(kept, level) for level in MATCHES) + STANDS_OUT
    return text


def _ceilings(kept: dict[str, Any], seats: int) -> str:
    """Return what was measured with so many at the table: who over whom, a row for each game."""
    found = {preset: cells[f"{CEILING}{seats}"] for preset, cells in kept.items() if f"{CEILING}{seats}" in cells}
    if not found:
        return ""
    pairs = [f"`{gain['one']}` over `{gain['other']}`" for gain in next(iter(found.values()))["gains"]]
    rows = [f"| game | hands | {' | '.join(pairs)} |", f"|{'---|' * (len(pairs) + 2)}"]
    for preset in (preset for preset in PRESETS if preset in found):
        cells = found[preset]["gains"]
        title = Words("en")("game-" + preset.replace("_", "-"))
        texts = [_skilled(cell, gain_of(cells[0])) + _otherwise(cell, cells) for cell in cells]
        rows.append(f"| {title} | {counted(cells)} | {' | '.join(texts)} |")
    return f"\n### With {seats} at the table\n\n" + "\n".join(rows) + "\n"


def gain_of(cell: dict[str, Any]) -> Gain:
    """Return what was measured, in decisions or in whole hands."""
    return Gain(**{name: cell[name] for name in cell if name != SETS})


def counted(cells: list[dict[str, Any]]) -> str:
    """Return from how much each of some gains at least was measured."""
    if all(SETS in cell for cell in cells):
        return f"{min(cell[SETS] for cell in cells):,} sets"
    return f"{min(cell['hands'] for cell in cells if SETS not in cell):,}"


def _otherwise(cell: dict[str, Any], row: list[dict[str, Any]]) -> str:
    """Return from how many sets a gain was measured if others of its row were not."""
    return f", {counted([cell])}" if SETS in cell and any(SETS not in other for other in row) else ""


def _skilled(cell: dict[str, Any], ceiling: Gain) -> str:
    gain = gain_of(cell)
    share = skill(gain, ceiling) if gain.one in CLIMBERS else None
    return gained(gain) + (f" [{share[0]:.2f}]" if share else "")


def gained(gain: Gain) -> str:
    """Return a gain as it stands in a table: in bold where it is certain, in italics where it certainly is a loss."""
    digits = 3 if max(-gain.low, gain.high) < SMALL else 2
    text = f"{gain.mean:+.{digits}f} ({gain.low:+.{digits}f} to {gain.high:+.{digits}f})"
    if gain.low >= 0:
        return f"**{text}**"
    return f"*{text}*" if gain.high <= 0 else text


def _networks(kept: dict[str, Any]) -> dict[str, str]:
    """Return the columns of the value networks: matches for two, and hands of each number of players measured."""
    hands = {f"{NETWORK} {seats}": f"a hand with {seats}" for seats in TABLES}
    return {NETWORK: "matches for two"} | {
        name: title for name, title in hands.items() if any(name in cells for cells in kept.values())
    }


def _larger(kept: dict[str, Any]) -> str:
    """Return the steps at larger tables, a table for each number of players."""
    text = ""
    for seats in TABLES:
        columns = {f"{STEP}{seats} {upper}": f"`{upper}` over `{lower}`" for lower, upper in pairwise(LEVELS)}
        if any(name in cells for cells in kept.values() for name in columns):
            text += f"\n### Steps with {seats} at the table\n\n" + _table(kept, columns)
    return LARGER + text if text else ""


def _matches(kept: dict[str, Any], level: str) -> str:
    """Return what was seen of matches between players of one level, a column for each number of seats."""
    columns = {f"{WHOLE}{level} {seats}": f"{seats} seats" for seats in SEATS}
    return f"\n### Tables of `{level}`\n\n" + _table(kept, columns)


def _table(kept: dict[str, Any], columns: dict[str, str]) -> str:
    words = Words("en")
    rows = [f"| game | {' | '.join(columns.values())} |", f"|{'---|' * (len(columns) + 1)}"]
    for preset in PRESETS:
        cells = kept.get(preset, {})
        if any(name in cells for name in columns):
            texts = [text_of(cells[name]) if name in cells else NOT_MEASURED for name in columns]
            title = words("game-" + preset.replace("_", "-"))
            rows.append(f"| {title} | {' | '.join(texts)} |")
    return "\n".join(rows) + "\n"


def text_of(cell: dict[str, Any]) -> str:
    """Return a cell as it stands in the table."""
    if "one" in cell:
        return f"{gained(gain_of(cell))}, {counted([cell])}"
    if "turns" in cell:
        nothing = f", {cell['nothing']:.0%} nothing" if cell["nothing"] >= 0.005 else ""
        return f"{cell['hands']:.0f} hand{'s' * (cell['hands'] >= 1.5)}, {cell['turns']:.1f} turns{nothing}"
    found = evidence_of(cell["results"])
    share, low, high = ((1 + each) / 2 for each in (found.mean, found.low, found.high))
    text = f"{share:.1%} ({100 * low:.1f} to {100 * high:.1f})"
    return (f"**{text}**" if found.sign > 0 else text) + f", {found.count}"
