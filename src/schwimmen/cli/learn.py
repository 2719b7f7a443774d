"""`schwimmen learn`: let a value network learn a game by playing with itself (docs/value-network.md)."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from schwimmen.cli import options
from schwimmen.cli.language import language_of
from schwimmen.cli.train import MISSING
from schwimmen.words import Words

if TYPE_CHECKING:
    from schwimmen.training.value_network.learning import RoundErrors

TOLD = 10
"""Rounds between two lines of progress, which the .json keeps."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    options.add_rules(parser)
    parser.add_argument(
        "--players", type=int, nargs="+", default=[2], metavar="N", help="numbers of players, as many decisions each"
    )
    parser.add_argument(
        "--decisions",
        type=int,
        default=20_000_000,
        metavar="M",
        help="how many to learn from, a multiple of 200000 (default 20000000)",
    )
    parser.add_argument(
        "--rollouts",
        type=int,
        nargs="+",
        default=[],
        metavar="N",
        help="numbers of players with which master plays imagined hands by it, at an open table (default: none)",
    )
    parser.add_argument(
        "--trust",
        type=int,
        default=6,
        metavar="QUARTERS",
        help="how much it counts beside imagined hands, in quarters of one (default 6: one and a half times as much)",
    )
    parser.add_argument(
        "--haste",
        type=float,
        default=0.0,
        metavar="LIVES",
        help="what a decision costs, where waiting would pay for ever (default 0)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options.add_cores(parser)
    options.add_ray(parser)
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="where to write the weights, such as players/value_network/schwimmen.bin; beside it a .json tells of them",
    )


def run(args: argparse.Namespace) -> int:
    """Learn and write the weights; the status is 2 for arguments that cannot be followed, and without JAX."""
    if find_spec("jax") is None or find_spec("optax") is None:
        print(f"schwimmen learn: {MISSING}", file=sys.stderr)
        return 2
    try:
        size = _learn(args)
    except options.Unusable as error:
        return options.refuse("learn", Words(language_of(args)), error.sentence)
    except (ValueError, OSError, ModuleNotFoundError) as error:
        print(f"schwimmen learn: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nschwimmen learn: stopped", file=sys.stderr)
        return options.STOPPED
    print(f"{args.out}: {size:,} bytes")
    return 0


def _learn(args: argparse.Namespace) -> int:
    from schwimmen.players.value_network.features import VERSION
    from schwimmen.training.fingerprint import fingerprint_of_value_networks
    from schwimmen.training.value_network.learning import Curriculum, learn

    chosen, out, curve = options.chosen(args), options.output("out", args.out), dict[str, list[float]]()
    if out.suffix == ".json":
        raise ValueError(f"out: expected another ending than .json, where the weights are told of, got {args.out!r}")
    curriculum = Curriculum(
        rules=chosen.rules,
        players=tuple(args.players),
        seed=args.seed,
        decisions=args.decisions,
        rollouts=tuple(args.rollouts),
        trust=args.trust,
        haste=args.haste,
        cores=options.cores(args),
        ray=args.ray,
    )

    def tell(number: int, errors: RoundErrors) -> None:
        if number % TOLD == 0 or number == curriculum.rounds:
            curve[str(number)] = [round(float(error), 4) for error in errors]
            plain, called = curve[str(number)]
            print(
                f"{time.strftime('%H:%M:%S')} round {number} of {curriculum.rounds}: "
                f"error {plain:.4f} without a call, {called:.4f} with one",
                file=sys.stderr,
            )

    packed = gzip.compress(learn(curriculum, tell).tobytes(), mtime=0)
    out.write_bytes(packed)
    about: dict[str, Any] = {"version": VERSION, "fingerprint": fingerprint_of_value_networks(), "rules": chosen.code}
    about |= {
        "players": args.players,
        "rollouts": args.rollouts,
        "trust": args.trust,
        "seed": args.seed,
        "decisions": args.decisions,
        "haste": args.haste,
    }
    about["errors"] = curve
    out.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    return len(packed)
