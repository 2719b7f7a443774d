"""`schwimmen train`: train the network of the solved strategy, restartable (docs/solved.md)."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from schwimmen.training.trainer import Schedule, Training

STOPPED = 130
"""The exit status after Ctrl-C, as shells have it."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--rounds", type=int, default=1200, metavar="N", help="rounds of self-play (default 1200)")
    parser.add_argument("--rows", type=int, default=100_000, metavar="M", help="moves in a round (default 100000)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--checkpoint", metavar="FILE", help="save the state here after each round, and continue from it"
    )
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="where to write the weights, such as players/solved/policy.npz"
    )


def run(args: argparse.Namespace) -> int:
    """Train and write the weights; the status is 2 for arguments that cannot be followed."""
    from schwimmen.training.trainer import Schedule

    checkpoint = Path(args.checkpoint) if args.checkpoint else None
    try:
        training = _begun(Schedule(seed=args.seed, rounds=args.rounds, rows=args.rows), checkpoint)
        training.train(lambda state: _keep(state, checkpoint))
        training.policy().save(Path(args.out))
    except (ValueError, OSError) as error:
        print(f"schwimmen train: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = "; the same command continues" if checkpoint else ""
        print(f"\nschwimmen train: stopped{kept}", file=sys.stderr)
        return STOPPED
    print(f"{args.out}: {training.done} rounds of {args.rows:,} moves")
    return 0


def _begun(schedule: Schedule, checkpoint: Path | None) -> Training:
    from schwimmen.training.trainer import Training

    if checkpoint and checkpoint.exists():
        return Training.load(checkpoint, schedule)
    return Training(schedule)


def _keep(training: Training, checkpoint: Path | None) -> None:
    if checkpoint:
        training.save(checkpoint)
    print(f"{time.strftime('%H:%M:%S')} round {training.done} of {training.schedule.rounds}", file=sys.stderr)
