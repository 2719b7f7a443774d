"""`schwimmen strategy`: from which value to call, what to keep, as the strategy tables have it."""

from __future__ import annotations

import argparse
import csv
import sys

from rich.console import Console
from rich.table import Table

from schwimmen.cli import options
from schwimmen.cli.language import add_language, language_of
from schwimmen.cli.printing import printed
from schwimmen.rulebook import name_trouble
from schwimmen.rules.presets import NotNamed, named
from schwimmen.training.study.grids import Grid, grids, overview
from schwimmen.training.study.strategy import GAMES, UNIT, Estimate, Part, Study
from schwimmen.words import Words


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="a game by any of its names; without one, an overview of all games"
    )
    parser.add_argument("--players", type=int, default=None, metavar="N")
    parser.add_argument("--csv", action="store_true", help="print all rows for other programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the tables; the status is 2 for a game that has none."""
    words, study = Words(language_of(args)), Study.load()
    try:
        game = None if args.game is None else named(args.game)[0].id
    except NotNamed as error:
        return options.refuse("strategy", words, name_trouble(args.game, error))
    if game is not None and game not in GAMES:
        return _refuse(words("strategy-no-game", came=args.game, allowed=", ".join(GAMES)))
    there = sorted({players for found, players in study.parts if game in {None, found}})
    if args.players is not None and args.players not in there:
        return _refuse(words("strategy-no-players", came=args.players, allowed=", ".join(map(str, there))))
    if args.csv:
        _print_csv(study, game, args.players)
        return 0
    with printed() as console:
        if game is None:
            _print(console, overview(study, words, GAMES, players=args.players))
        else:
            for players in there if args.players is None else [args.players]:
                for grid in grids(study, words, game=game, players=players):
                    _print(console, grid)
    return 0


def _refuse(sentence: str) -> int:
    print(f"schwimmen strategy: {sentence}", file=sys.stderr)
    return 2


def _print(console: Console, grid: Grid) -> None:
    table = Table(title=grid.title, title_justify="left", title_style="bold")
    for head in grid.heads:
        table.add_column(head, justify="right")
    for row in grid.rows:
        table.add_row(*row)
    console.print(table)


def _print_csv(study: Study, game: str | None, players: int | None) -> None:
    """Print rows with the names of games and parts; gains and margins are probabilities."""
    writer = csv.writer(sys.stdout)
    writer.writerow(Estimate._fields)
    for found, count in study.parts:
        if game in {None, found} and players in {None, count}:
            for row in study.rows(found, count):
                named = found, row.players, Part(row.part).name.lower(), row.group, row.turn
                writer.writerow([*named, row.value / 2, row.times, row.gain / UNIT, row.margin / UNIT])
