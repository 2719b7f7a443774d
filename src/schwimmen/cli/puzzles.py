"""`schwimmen puzzles`: find positions in which one move is clearly the best (docs/puzzles.md)."""

from __future__ import annotations

import argparse
import sys
import time
from itertools import islice
from pathlib import Path

from schwimmen.cli import options
from schwimmen.rules.presets import PRESETS, find


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--count", type=int, default=200, metavar="N", help="puzzles of each game (default 200)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--out",
        required=True,
        metavar="FOLDER",
        help="where to write a file for each game; an unfinished one is continued",
    )


def run(args: argparse.Namespace) -> int:
    """Find and write puzzles; the status is 2 for arguments that cannot be followed, 130 after Ctrl-C."""
    try:
        if args.count < 1:
            raise ValueError(f"count: expected 1 or more, got {args.count}")
        games = [find(game).id for game in args.games or PRESETS]
        folder = Path(args.out)
        folder.mkdir(parents=True, exist_ok=True)
        for game in games:
            _fill(folder / f"{game}.txt", game, seed=args.seed, count=args.count)
    except (ValueError, OSError) as error:
        print(f"schwimmen puzzles: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nschwimmen puzzles: stopped; the same command continues", file=sys.stderr)
        return options.STOPPED
    return 0


def _fill(path: Path, game: str, *, seed: int, count: int) -> None:
    """Continue a file until it holds a number of puzzles."""
    from schwimmen.puzzles.files import keep, kept
    from schwimmen.puzzles.finder import puzzles

    known, began = kept(path, game, seed), time.process_time()
    missing = max(0, count - len(known))
    for each in islice(puzzles(game, seed, known), missing):
        keep(path, each)
    print(f"{path}: {missing} more, {time.process_time() - began:.1f} s")
