"""`schwimmen train`: train the network of the solved strategy, restartable (docs/solved.md)."""

from __future__ import annotations

import argparse
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from schwimmen.cli import options

if TYPE_CHECKING:
    from schwimmen.training.solved.selfplay import Progress
    from schwimmen.training.solved.trainer import Schedule, Training

MISSING = "training needs JAX: pip install 'schwimmen[train]'"

SAVED = 20
"""Portions between two checkpoints."""
TOLD = 5
"""Portions between two lines of progress."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--steps", type=int, default=24_600, metavar="N", help="moves in each hand (default 24600)")
    parser.add_argument("--hands", type=int, default=32_768, metavar="M", help="hands side by side (default 32768)")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--checkpoint", metavar="FILE", help="save the state here now and then, and continue from it")
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="where to write the weights, such as players/solved/policy.npz"
    )


def run(args: argparse.Namespace) -> int:
    """Train and write the weights; the status is 2 for arguments that cannot be followed, and without JAX."""
    if find_spec("jax") is None or find_spec("optax") is None:
        print(f"schwimmen train: {MISSING}", file=sys.stderr)
        return 2
    from schwimmen.training.solved.trainer import PORTION, Schedule

    try:
        checkpoint = options.output("checkpoint", args.checkpoint) if args.checkpoint else None
        out = options.output("out", args.out)
        training = _begun(Schedule(seed=args.seed, steps=args.steps, hands=args.hands), checkpoint)
        training.train(lambda state, report: _keep(state, report, checkpoint))
        training.policy().save(out)
    except (ValueError, OSError) as error:
        print(f"schwimmen train: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        kept = "; the same command continues" if args.checkpoint and Path(args.checkpoint).exists() else ""
        print(f"\nschwimmen train: stopped{kept}", file=sys.stderr)
        return options.STOPPED
    print(f"{args.out}: {training.done * PORTION:,} steps in {args.hands:,} hands")
    return 0


def _begun(schedule: Schedule, checkpoint: Path | None) -> Training:
    from schwimmen.training.solved.trainer import Training

    if checkpoint and checkpoint.exists():
        return Training.load(checkpoint, schedule)
    return Training(schedule)


def _keep(training: Training, report: Progress, checkpoint: Path | None) -> None:
    portions = training.schedule.portions
    if checkpoint and (training.done % SAVED == 0 or training.done == portions):
        training.save(checkpoint)
    if training.done % TOLD == 0 or training.done == portions:
        errors = report.errors
        print(
            f"{time.strftime('%H:%M:%S')} portion {training.done} of {portions}: errors in moves {errors.moves:.4f}, "
            f"in beliefs {errors.belief:.4f}, of the critic {report.critic:.4f}; turns {report.turns:.2f}",
            file=sys.stderr,
        )
