"""`make strength`: let each level of computer opponents play the one below in every game, and write the table.

    python -m benchmarks.strength ladder --games schwimmen dutch31 --steps expert master --sets 4000 --seconds 60 --on
    python -m benchmarks.strength networks --games schwimmen dutch31 --beyond 55
    python -m benchmarks.strength networks --games hosa_aba --players 2 3 --seconds 120
    python -m benchmarks.strength tables --players 3 4 6 --games schwimmen --steps club expert --seconds 60
    python -m benchmarks.strength ceiling --games schwimmen dutch31 --seconds 20
    python -m benchmarks.strength deviations --games schwimmen --seconds 600
    python -m benchmarks.strength matches --games schwimmen dutch31 --levels club

A set is two matches with the same cards, each level once in each seat, as in the arena. Tables, ceiling, deviations and
networks at tables of `--players` are measured in hands, by the decisions in which two differ (`arena.advantage`). A
cell ends when it is settled which of the two is better, or whether its share is larger than `--beyond`; the ceiling and
networks in hands go to the end. The table stands in docs/strength.md; what is measured goes to docs/strength.json, set
by set, so that `--on` goes on where a cell of matches stands. Rows that are not measured again stay as they were.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from benchmarks.soak import MATCHES, SEATS, soak
from benchmarks.strength_page import (
    CEILING,
    DEVIANTS,
    DEVIATION,
    FORGETTING,
    NETWORK,
    STEP,
    TABLES,
    WHOLE,
    evidence_of,
    page,
    text_of,
)
from schwimmen.arena.advised import UNAIDED
from schwimmen.arena.ceiling import Measurement
from schwimmen.arena.comparison import Length, PlayerComparison
from schwimmen.arena.standings import means_of
from schwimmen.arena.tables import Setup, play_sets
from schwimmen.players import LEVELS, MEMORIES
from schwimmen.players.value_network.shipped import game_of
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS, find

DOCS: Final = Path(__file__).parent.parent / "docs"
KEPT: Final = DOCS / "strength.json"
PAGE: Final = DOCS / "strength.md"


def main() -> None:
    """Play all cells that are asked for and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; else {' and '.join(USUAL)}")
    parser.add_argument("--sets", type=int, default=4000, help="sets of a cell of matches at most")
    parser.add_argument("--hands", type=int, default=100_000, help="hands of a cell of hands at most")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="seconds of a cell at most")
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument(
        "--beyond", type=float, default=50, metavar="PERCENT", help="the share that matches are to settle"
    )
    parser.add_argument("--on", action="store_true", help="go on where a cell of matches stands")
    parser.add_argument("--games", nargs="*", choices=list(PRESETS), default=list(PRESETS), metavar="GAME")
    parser.add_argument("--steps", nargs="*", choices=LEVELS[1:], default=list(LEVELS[3:]), metavar="LEVEL")
    parser.add_argument("--players", nargs="*", type=int, metavar="N", help="how many sit at a table of hands")
    parser.add_argument("--levels", nargs="*", choices=list(MATCHES), default=list(MATCHES), metavar="LEVEL")
    args = parser.parse_args()
    if unknown := [part for part in args.parts if part not in PARTS]:
        parser.error(f"expected {', '.join(PARTS)}, got {', '.join(unknown)}")
    shown = SEATS if args.parts == [matches.__name__] else TABLES
    if strange := set(args.players or ()) - set(shown):
        parser.error(f"--players: expected some of {shown}, which the page shows, got {min(strange)}")
    for part in args.parts or USUAL:
        for preset, name, cell in PARTS[part](args):
            _keep(preset, name, cell)
            print(f"{preset:22} {name:22} {text_of(cell) if 'gains' not in cell else ''}", flush=True)


Cells = Iterator[tuple[str, str, dict[str, Any]]]
"""What was measured: the game, the name of the cell, and what stands in it."""


def ladder(args: argparse.Namespace) -> Cells:
    """Measure the steps of the ladder in matches, between as many of each of two levels."""
    return _climb(args, args.games, {upper: (upper, lower) for upper, lower in _steps(args)})


def memory(args: argparse.Namespace) -> Cells:
    """Measure what forgetting costs an expert."""
    pairs = {f"{FORGETTING}{each}": ("expert", f"benchmarks.handicaps:{each}") for each in MEMORIES[1:]}
    return _climb(args, args.games, pairs)


def networks(args: argparse.Namespace) -> Cells:
    """Measure what `master` wins by its value networks, in the games that have one: in matches for two, or in hands."""
    games = [preset for preset in args.games if game_of(find(preset).rules)]
    if not args.players:
        yield from _climb(args, games, {NETWORK: ("master", UNAIDED)})
        return
    for preset, players, compare in _tables(args, games, args.players):
        yield preset, f"{NETWORK} {players}", _gain(args, compare(one="master", other=UNAIDED), to_the_end=True)


def _climb(args: argparse.Namespace, games: list[str], pairs: dict[str, tuple[str, str]]) -> Cells:
    for preset in games:
        rules = find(preset).rules
        for name, pair in pairs.items():
            begun = kept().get(preset, {}).get(name, {}).get("results", "") if args.on else ""
            setup = Setup(rules=rules, players=even_table(rules), entrants=pair, seed=args.seed)
            results = results_of(setup, begun, sets=args.sets, seconds=args.seconds, beyond=args.beyond)
            yield preset, name, {"results": results}


def tables(args: argparse.Namespace) -> Cells:
    """Measure the steps of the ladder in single hands at larger tables."""
    for preset, players, compare in _tables(args, args.games, args.players or TABLES[1:]):
        for upper, lower in _steps(args):
            yield preset, f"{STEP}{players} {upper}", _gain(args, compare(one=upper, other=lower))


def ceiling(args: argparse.Namespace) -> Cells:
    """Measure how much a cheater wins, and what share of it each level."""
    length = Length(args.hands, args.seconds, to_the_end=True)
    for preset, players, _ in _tables(args, args.games, args.players or TABLES):
        measured = Measurement(rules=find(preset).rules, players=players, length=length, seed=args.seed)
        yield preset, f"{CEILING}{players}", {"gains": [asdict(gain) for gain in measured.gains()]}


def deviations(args: argparse.Namespace) -> Cells:
    """Measure what a deviator and two conspirators gain from masters."""
    for preset, _, compare in _tables(args, args.games, (3,)):
        for kind, seats in DEVIANTS.items():
            yield preset, f"{DEVIATION}{kind}", _gain(args, compare(one=kind, other="master", seats=seats))


def matches(args: argparse.Namespace) -> Cells:
    """Play whole matches between players of one level, at tables of two to six."""
    for preset in args.games:
        rules = find(preset).rules
        for level in args.levels:
            for seats in _sizes(rules, args.players or SEATS):
                seen = soak(rules, level, seats, matches=MATCHES[level], seed=args.seed)
                yield preset, f"{WHOLE}{level} {seats}", seen


PARTS: Final[dict[str, Callable[[argparse.Namespace], Cells]]] = {
    part.__name__: part for part in (ladder, networks, memory, tables, ceiling, deviations, matches)
}
"""What can be measured."""
USUAL: Final = ("ladder", "matches")
"""What is measured unless something else is asked for."""


def _steps(args: argparse.Namespace) -> list[tuple[str, str]]:
    """Return the levels that are asked for, each with the one below."""
    return [(upper, lower) for lower, upper in pairwise(LEVELS) if upper in args.steps]


def _tables(
    args: argparse.Namespace, games: Iterable[str], sizes: Sequence[int]
) -> Iterator[tuple[str, int, Callable[..., PlayerComparison]]]:
    """Return where hands are to be measured: a game, a number of players, and what compares two there."""
    for preset in games:
        rules = find(preset).rules
        for players in _sizes(rules, sizes):
            yield preset, players, partial(PlayerComparison, rules=rules, players=players, seed=args.seed)


def _gain(args: argparse.Namespace, comparison: PlayerComparison, *, to_the_end: bool = False) -> dict[str, Any]:
    """Return by how much one does better than another in hands, as it is kept."""
    return asdict(comparison.gain(Length(args.hands, args.seconds, to_the_end)))


def _sizes(rules: Rules, asked: Iterable[int]) -> list[int]:
    """Return those of the sizes of a table that a game has."""
    fewest, most = rules.players
    return [players for players in asked if fewest <= players <= most]


def even_table(rules: Rules) -> int:
    """Return the smallest number of players at whose table two levels can have as many seats each."""
    return rules.players[0] + rules.players[0] % 2


def results_of(setup: Setup, begun: str = "", *, sets: int, seconds: float, beyond: float = 50) -> str:
    """Play sets until it is settled whether the first one wins more than so many percent of the matches.

    Return its share in each set, in quarters, a digit each.
    """
    until, results = time.monotonic() + seconds, begun
    interval, edge = evidence_of(begun), beyond / 50 - 1
    while interval.low < edge < interval.high and len(results) < sets and time.monotonic() < until:
        first = means_of(play_sets(setup, [len(results)])[0])[0] * setup.players / 2  # of its half of the table
        results += str(round(4 * first))
        interval.add(2 * first - 1)
    return results


def _keep(preset: str, name: str, cell: dict[str, Any]) -> None:
    found = kept()  # somebody else may have written meanwhile
    found.setdefault(preset, {})[name] = cell
    KEPT.write_text(json.dumps(found, indent=1) + "\n")
    PAGE.write_text(page(found), encoding="utf-8")


def kept() -> dict[str, Any]:
    """Return what has been measured: by game, cell by cell."""
    found: dict[str, Any] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    return found


if __name__ == "__main__":
    main()
