"""`schwimmen ceiling`: how much a cheater who sees all cards wins, and what share of that each level wins."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from schwimmen.cli import options
from schwimmen.cli.language import language_of
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.arena.comparison import Gain


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    options.add_rules(parser)
    parser.add_argument("--players", type=int, metavar="N", help="seats at a table (default: as few as the game has)")
    parser.add_argument("--hands", type=int, default=1000, metavar="M", help="hands for each pair (default 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_cores(parser)
    parser.add_argument("--json", action="store_true", help="print one line of JSON for each pair")


def run(args: argparse.Namespace) -> int:
    """Measure and print; the status is 2 for arguments that cannot be followed."""
    from schwimmen.arena.ceiling import LEVELS, Measurement, skill
    from schwimmen.arena.comparison import Length

    try:
        table = options.chosen(args)
        players = table.rules.players[0] if args.players is None else args.players
        length = Length(args.hands, to_the_end=True)
        measurement = Measurement(
            rules=table.rules, players=players, length=length, seed=args.seed, cores=options.cores(args)
        )
        ceiling: Gain | None = None
        for gain in measurement.gains():
            ceiling = ceiling or gain
            share = skill(gain, ceiling) if gain.one in LEVELS else None
            if args.json:
                print(json.dumps(asdict(gain) | {"players": players, "skill": share}), flush=True)
            else:
                print(_told(gain, share), flush=True)
    except options.Unusable as error:
        return options.refuse("ceiling", Words(language_of(args)), error.sentence)
    except ValueError as error:
        print(f"schwimmen ceiling: {error}", file=sys.stderr)
        return 2
    return 0


def _told(gain: Gain, share: tuple[float, float, float] | None) -> str:
    told = f"{gain.one:<8} over {gain.other:<8} {gain.mean:+.3f} a hand ({gain.low:+.3f} to {gain.high:+.3f})"
    return told if share is None else f"{told}   skill {share[0]:.2f} ({share[1]:.2f} to {share[2]:.2f})"
