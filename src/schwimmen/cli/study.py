"""`schwimmen study`: compute the strategy tables, restartable (docs/strategy.md)."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from schwimmen.cli import options

if TYPE_CHECKING:
    from schwimmen.training.study.strategy import Study


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--games", nargs="*", metavar="GAME", help="default: all games in which hands are worth points")
    parser.add_argument("--players", nargs="*", type=int, metavar="N", help="numbers of players (2 3 4 6)")
    parser.add_argument("--hands", type=int, default=500_000, metavar="M", help="hands for each (default 500000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_cores(parser)
    parser.add_argument("--out", required=True, metavar="FILE", help="the tables; an unfinished file is continued")


def run(args: argparse.Namespace) -> int:
    """Compute and write the tables; the status is 2 for arguments that cannot be followed."""
    from schwimmen.training.study.strategy import GAMES, PLAYERS, Scope, Study

    try:
        path = options.output("out", args.out)
        games, players = tuple(args.games or GAMES), tuple(args.players or PLAYERS)
        scope = Scope(seed=args.seed, hands=args.hands, games=games, players=players)
        study = Study.begun(path, scope)
        study.compute(scope, options.cores(args), lambda state: _keep(state, path))
        study.save(path)
    except (ValueError, OSError) as error:
        print(f"schwimmen study: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nschwimmen study: stopped; the same command continues", file=sys.stderr)
        return options.STOPPED
    print(f"{args.out}: {sum(map(len, study.parts.values())):,} rows of {len(study.parts)} tables")
    return 0


def _keep(study: Study, path: Path) -> None:
    study.save(path)
    game, players = list(study.parts)[-1]
    print(f"{time.strftime('%H:%M:%S')} {game}, {players} players", file=sys.stderr)
