"""`make strength`: let each level of computer opponents play the one below in every game, and write the table.

    python -m benchmarks.strength --games schwimmen dutch31 --steps expert master --sets 4000 --seconds 60 --on
    python -m benchmarks.strength --soak --games schwimmen dutch31 --levels club
    python -m benchmarks.strength --ceiling --games schwimmen dutch31 --sets 60
    python -m benchmarks.strength --deviate --games schwimmen --sets 200
    python -m benchmarks.strength --tables 3 4 6 --games schwimmen --steps club expert --sets 200

A set is two matches with the same cards, each level once in each seat, as in the arena. A cell ends when it is settled
which of the two is better. The table stands in docs/strength.md; what is measured goes to docs/strength.json, set by
set, so that `--on` goes on where a cell stands. Rows that are not measured again stay as they were.
"""

from __future__ import annotations

import argparse
import datetime as dt
import json
import time
from dataclasses import asdict
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

from benchmarks.soak import MATCHES, SEATS, soak
from schwimmen.arena.ceiling import LEVELS as CLIMBERS
from schwimmen.arena.ceiling import Gain, Measurement, skill
from schwimmen.arena.confidence import ConfidenceSequence, reach_of
from schwimmen.arena.standings import means_of
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.players import LEVELS, MEMORIES, choose
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS, find
from schwimmen.words import Words

DOCS = Path(__file__).parent.parent / "docs"
KEPT = DOCS / "strength.json"
PAGE = DOCS / "strength.md"

CONFIDENCE = 0.99

NOT_MEASURED = "–"

SMALL = 0.1
"""A gain that is surely smaller is told with three digits instead of two."""

TABLES = (2, 3, 4, 6)
"""Players at the tables at which a cheater is measured."""

_CEILING = "ceiling "
_STEP = "step "
_DEVIATION = "deviation "

DEVIANTS = {
    "deviator": ("deviator", "master", "other=master"),
    "conspirator": ("conspirator", "partner=conspirator", "master"),
}
"""Who departs from `master` at three seats, alone and in league, and with whom."""

HEAD = """# How strong the computer opponents are

Written by `python -m benchmarks.strength`, part by part. A cell is the share of matches for two that the stronger level
wins (a shared win is half of one), with an interval that covers it with 99 % confidence whenever you look, and the
number of sets: two matches from the same packs, each level once in each seat. In bold where the interval lies above a
half: there the stronger level is certainly the stronger one, and the measurement ended. Last written on {day}.

Mambassa and Commerce are games for three or more: there, two of each level sit at a table of four, and a set is four
matches.

"""

BELOW = """
The levels were tuned in trials with other seeds; these figures were measured afterwards, with `--seed 4`, in a few
minutes a cell at most. Rows that are alike are games whose rules made no difference in these matches.

Where a cell is not bold, the step is not settled. A match with many hands shows skill sooner than one with few: Empat
Satu is a single hand. Cells that were settled after few sets overstate rather than understate the difference.

All parts but whole matches were measured when `expert` and `master` waited longer at an open table for somebody else to
call ([decision 32](decisions/0032-who-waits-gives-in-sooner-at-an-open-table.md)). Between two players the
order of the levels is the same.
"""

LARGER = """
## The ladder with more players

By how much a level does better in a hand than the one below, when they share the table as evenly as it goes: in units
that it loses less, or in points in games that count points. An interval covers its cell with 99 % confidence whenever
you look. In bold where it lies above nothing, in italics where it lies below: there the measurement ended. A set is a
deal, played once for every place at the table. Measured with `--seed 4`.
"""

CEILINGS = """
## The ceiling

How much is there to be won at all? A *cheater* sees every card, those in the stock included, and searches the real deal
([decision 25](decisions/0025-a-cheater-measures-the-ceiling.md)). A cell says by how much the first does better in a
hand than the second, when they share the table as evenly as it goes: in units that it loses less, or in points in games
that count points. The interval covers all cells of a row together with 99 % confidence, whenever you look. In brackets
is the *skill*: the share of the way from `club` to the cheater. Where the cheater does not certainly win there is none.

    schwimmen ceiling schwimmen --players 4 --sets 60

The cheater is not an upper bound. He knows the cards but not what the others will do: with four at the table, that is
what he lacks most. A skill above 1 means that a level guesses the others better than he does.
"""

DEVIATIONS = """
## Deviations

What one seat gains by not playing like a master, and two by conspiring, at tables of three: by how much each of them
does better in a hand than the masters there, in units that it loses less or in points ([how](arena.md#deviations)).
They know that the others are masters; conspirators see each other's cards. These are lower bounds of what could be
gained. An interval covers its cell with 99 % confidence whenever you look; measured with `--seed 4`.

"""

MEMORY = """
## Memory

`expert` with a perfect memory against an `expert` that remembers less. This was measured in the same way before the
players of decision 17, who call later, and has not been measured again since:

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
- **Mambassa with six: `club` loses a little more than `beginner`**, by 0.01 lives a hand, and does not with fewer
  players. Why is not known: with 800 simulations for a move, instead of 300 with all six still in, it lost as much.
- **Chinese Fifty-One: many hands are worth nothing at the end**, those of players who were still collecting. Five cards
  of one suit are rare, and one player who has them ends the hand for all. Nobody calls with nothing, though the rules
  allow it (CF-7).
"""

human = partial(choose, "expert", memory="human")
"""Entrants of the measurement of memory."""
forgetful = partial(choose, "expert", memory="forgetful")


def main() -> None:
    """Play all cells that are asked for and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sets", type=int, default=4000, help="sets of a cell at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="seconds of a cell at most")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--on", action="store_true", help="go on where a cell stands, instead of again")
    parser.add_argument("--games", nargs="*", choices=list(PRESETS), default=list(PRESETS), metavar="GAME")
    parser.add_argument("--steps", nargs="*", choices=LEVELS[1:], default=list(LEVELS[3:]), metavar="LEVEL")
    parser.add_argument("--memory", action="store_true", help="measure what forgetting costs, instead of levels")
    parser.add_argument("--ladder", action="store_true", help="measure the ladder alone, without whole matches")
    parser.add_argument("--soak", action="store_true", help="play whole matches at tables of one level, instead")
    parser.add_argument(
        "--ceiling", action="store_true", help="measure what a cheater wins who sees all cards, instead"
    )
    parser.add_argument("--deviate", action="store_true", help="measure what deviations from `master` gain, instead")
    parser.add_argument(
        "--tables", nargs="+", type=int, metavar="N", help="measure the ladder in hands at tables of so many, instead"
    )
    parser.add_argument("--levels", nargs="*", choices=list(MATCHES), default=list(MATCHES), metavar="LEVEL")
    args = parser.parse_args()
    if args.deviate:
        _deviate(args)
    elif args.tables:
        _climb_tables(args)
    elif args.ceiling:
        _ceiling(args)
    elif not args.soak:
        _climb(args)
    if not (args.memory or args.ladder or args.ceiling or args.tables or args.deviate):
        _soak(args)
    PAGE.write_text(page(_kept()), encoding="utf-8")


def _climb(args: argparse.Namespace) -> None:
    """Measure the steps of the ladder, or what memory costs."""
    for preset in args.games:
        for name, pair in _pairs(args):
            begun = _kept().get(preset, {}).get(name, {}).get("results", "") if args.on else ""
            rules = find(preset).rules
            setup = Setup(rules=rules, players=even_table(rules), entrants=pair, seed=args.seed)
            cell = {"results": results_of(setup, begun, sets=args.sets, seconds=args.seconds)}
            _keep(preset, name, cell)
            print(f"{preset:22} {name:16} {text_of(cell)}", flush=True)


def _climb_tables(args: argparse.Namespace) -> None:
    """Measure the steps of the ladder in single hands at larger tables."""
    for preset in args.games:
        rules = find(preset).rules
        for seats in (seats for seats in args.tables if rules.players[0] <= seats <= rules.players[1]):
            measured = Measurement(rules=rules, players=seats, sets=args.sets, seed=args.seed)
            for _, (upper, lower) in _pairs(args):
                gain = measured.gain(upper, lower)
                _keep(preset, f"{_STEP}{seats} {upper}", asdict(gain))
                print(f"{preset:22} {seats} {upper:9} {_gained(gain)}, {gain.sets}", flush=True)


def _deviate(args: argparse.Namespace) -> None:
    """Measure what a deviator and two conspirators gain from masters."""
    for preset in args.games:
        for kind, entrants in DEVIANTS.items():
            setup = Setup(rules=find(preset).rules, players=3, entrants=entrants, unit="hand", seed=args.seed)
            gain = deviation_of(setup, kind, sets=args.sets)
            _keep(preset, f"{_DEVIATION}{kind}", asdict(gain))
            print(f"{preset:22} {kind:12} {_gained(gain)}, {gain.sets}", flush=True)


def deviation_of(setup: Setup, kind: str, *, sets: int) -> Gain:
    """Return by how much those of a kind do better at a table than the masters there, each of them."""
    interval = ConfidenceSequence(reach_of(setup.rules, setup.players, setup.unit), 1 - CONFIDENCE)
    deviants = [kind in entrant for entrant in setup.entrants]
    for number in range(sets):
        means = means_of(play_sets(setup, [number])[0])
        ours, others = (
            [means[place] for place, each in enumerate(deviants) if each == which] for which in (True, False)
        )
        interval.add(fmean(ours) - fmean(others))
    return Gain(kind, "master", interval.mean, interval.low, interval.high, interval.count)


def even_table(rules: Rules) -> int:
    """Return the smallest number of players at whose table two levels can have as many seats each."""
    return rules.players[0] + rules.players[0] % 2


def _soak(args: argparse.Namespace) -> None:
    """Play whole matches between players of one level, at tables of two to six."""
    for preset in args.games:
        rules = find(preset).rules
        for level in args.levels:
            for seats in (seats for seats in SEATS if rules.players[0] <= seats <= rules.players[1]):
                seen = soak(rules, level, seats, matches=MATCHES[level], seed=args.seed)
                _keep(preset, f"soak {level} {seats}", seen)
                print(f"{preset:22} {level:9} {seats} {seen}", flush=True)


def _ceiling(args: argparse.Namespace) -> None:
    """Measure how much a cheater wins, and what share of it each level."""
    for preset in args.games:
        rules = find(preset).rules
        for seats in (seats for seats in TABLES if rules.players[0] <= seats <= rules.players[1]):
            measured = Measurement(rules=rules, players=seats, sets=args.sets, seed=args.seed)
            _keep(preset, f"{_CEILING}{seats}", {"gains": [asdict(gain) for gain in measured.gains()]})
            print(f"{preset:22} ceiling {seats}", flush=True)


def _keep(preset: str, name: str, cell: dict[str, Any]) -> None:
    kept = _kept()  # somebody else may have written meanwhile
    kept.setdefault(preset, {})[name] = cell
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    PAGE.write_text(page(kept), encoding="utf-8")


def _kept() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return found


def _pairs(args: argparse.Namespace) -> list[tuple[str, tuple[str, str]]]:
    if args.memory:
        return [(f"memory {memory}", ("expert", f"benchmarks.strength:{memory}")) for memory in MEMORIES[1:]]
    return [(upper, (upper, lower)) for lower, upper in pairwise(LEVELS) if upper in args.steps]


def results_of(setup: Setup, begun: str = "", *, sets: int, seconds: float) -> str:
    """Play sets until it is settled who is better; return the first one's share in each, in quarters, a digit each."""
    until, results = time.monotonic() + seconds, begun
    interval = evidence_of(begun)
    while interval.sign == 0 and len(results) < sets and time.monotonic() < until:
        first = means_of(play_sets(setup, [len(results)])[0])[0] * setup.players / 2  # of its half of the table
        results += str(round(4 * first))
        interval.add(2 * first - 1)
    return results


def evidence_of(results: str) -> ConfidenceSequence:
    """Return what results say of the difference between two: from -1 to 1."""
    interval = ConfidenceSequence(1.0, 1 - CONFIDENCE)
    for quarters in results:
        interval.add(int(quarters) / 2 - 1)
    return interval


def page(kept: dict[str, Any]) -> str:
    """Return the page for what has been measured."""
    steps = {upper: f"`{upper}` beats `{lower}`" for lower, upper in pairwise(LEVELS)}
    memories = {f"memory {memory}": f"against `{memory}`" for memory in MEMORIES[1:]}
    head = HEAD.format(day=dt.datetime.now(dt.UTC).date().isoformat())
    text = head + _table(kept, steps) + BELOW + _larger(kept)
    if any(name.startswith(_CEILING) for cells in kept.values() for name in cells):
        text += CEILINGS + "".join(_ceilings(kept, seats) for seats in TABLES)
    deviations = {f"{_DEVIATION}{kind}": f"`{kind}` over `master`" for kind in DEVIANTS}
    if any(name in cells for cells in kept.values() for name in deviations):
        text += DEVIATIONS + _table(kept, deviations)
    if any(name in cells for cells in kept.values() for name in memories):
        text += MEMORY + _table(kept, memories)
    if any(name.startswith("soak ") for cells in kept.values() for name in cells):
        counts = ", ".join(f"{count} of `{level}`" for level, count in MATCHES.items())
        text += SOAK.format(matches=counts) + "".join(_matches(kept, level) for level in MATCHES) + STANDS_OUT
    return text


def _ceilings(kept: dict[str, Any], seats: int) -> str:
    """Return what was measured with so many at the table: who over whom, a row for each game."""
    found = {preset: cells[f"{_CEILING}{seats}"] for preset, cells in kept.items() if f"{_CEILING}{seats}" in cells}
    if not found:
        return ""
    pairs = [f"`{gain['one']}` over `{gain['other']}`" for gain in next(iter(found.values()))["gains"]]
    rows = [f"| game | sets | {' | '.join(pairs)} |", f"|{'---|' * (len(pairs) + 2)}"]
    for preset in (preset for preset in PRESETS if preset in found):
        gains = [Gain(**gain) for gain in found[preset]["gains"]]
        title = Words("en")("game-" + preset.replace("_", "-"))
        rows.append(f"| {title} | {gains[0].sets} | {' | '.join(_skilled(gain, gains[0]) for gain in gains)} |")
    return f"\n### With {seats} at the table\n\n" + "\n".join(rows) + "\n"


def _skilled(gain: Gain, ceiling: Gain) -> str:
    share = skill(gain, ceiling) if gain.one in CLIMBERS else None
    return _gained(gain) + (f" [{share[0]:.2f}]" if share else "")


def _gained(gain: Gain) -> str:
    digits = 3 if max(-gain.low, gain.high) < SMALL else 2
    text = f"{gain.mean:+.{digits}f} ({gain.low:+.{digits}f} to {gain.high:+.{digits}f})"
    if gain.low >= 0:
        return f"**{text}**"
    return f"*{text}*" if gain.high <= 0 else text


def _larger(kept: dict[str, Any]) -> str:
    """Return the steps at larger tables, a table for each number of players."""
    text = ""
    for seats in TABLES:
        columns = {f"{_STEP}{seats} {upper}": f"`{upper}` over `{lower}`" for lower, upper in pairwise(LEVELS)}
        if any(name in cells for cells in kept.values() for name in columns):
            text += f"\n### Steps with {seats} at the table\n\n" + _table(kept, columns)
    return LARGER + text if text else ""


def _matches(kept: dict[str, Any], level: str) -> str:
    """Return what was seen of matches between players of one level, a column for each number of seats."""
    columns = {f"soak {level} {seats}": f"{seats} seats" for seats in SEATS}
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
        gain = Gain(**cell)
        return f"{_gained(gain)}, {gain.sets}"
    if "turns" in cell:
        nothing = f", {cell['nothing']:.0%} nothing" if cell["nothing"] >= 0.005 else ""
        return f"{cell['hands']:.0f} hand{'s' * (cell['hands'] >= 1.5)}, {cell['turns']:.1f} turns{nothing}"
    found = evidence_of(cell["results"])
    share, low, high = ((1 + each) / 2 for each in (found.mean, found.low, found.high))
    text = f"{share:.1%} ({100 * low:.1f} to {100 * high:.1f})"
    return (f"**{text}**" if found.sign > 0 else text) + f", {found.count}"


if __name__ == "__main__":
    main()
