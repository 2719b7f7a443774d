"""`schwimmen distil`: let a small network learn from the solved strategy (docs/value-network.md)."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from schwimmen.cli.train import MISSING, STOPPED

if TYPE_CHECKING:
    from schwimmen.training.distillation import Distance


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument(
        "--lessons", type=int, default=5_000_000, metavar="N", help="decisions to learn from (default 5000000)"
    )
    parser.add_argument(
        "--passes", type=float, default=9.0, metavar="P", help="how often each is learned, on average (default 9)"
    )
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1, metavar="K", help="default: all")
    parser.add_argument(
        "--out",
        required=True,
        metavar="FILE",
        help="where to write the weights, such as players/value_network/schwimmen.bin; beside it a .json tells of them",
    )


def run(args: argparse.Namespace) -> int:
    """Learn and write the weights; the status is 2 for arguments that cannot be followed, and without JAX."""
    if find_spec("jax") is None or find_spec("optax") is None:
        print(f"schwimmen distil: {MISSING}", file=sys.stderr)
        return 2
    from schwimmen.players.value_network.features import VERSION
    from schwimmen.training.distillation import Curriculum, distil
    from schwimmen.training.fingerprint import fingerprint

    out, last = Path(args.out), dict[str, float]()

    def tell(step: int, distance: Distance) -> None:
        last.update({name: round(float(part), 4) for name, part in distance._asdict().items()})
        found = ", ".join(f"{name} {part:.4f}" for name, part in last.items())
        print(f"{time.strftime('%H:%M:%S')} step {step} of {curriculum.steps}: {found}", file=sys.stderr)

    try:
        curriculum = Curriculum(seed=args.seed, lessons=args.lessons, passes=args.passes, cores=max(1, args.cores))
        weights = distil(curriculum, tell).tobytes()
        out.write_bytes(weights)
        about = {
            "version": VERSION,
            "fingerprint": fingerprint(),
            "seed": curriculum.seed,
            "lessons": curriculum.lessons,
        }
        about |= {"passes": curriculum.passes, "distance": last, "gzip": len(gzip.compress(weights, mtime=0))}
        out.with_suffix(".json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
    except (ValueError, OSError) as error:
        print(f"schwimmen distil: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nschwimmen distil: stopped", file=sys.stderr)
        return STOPPED
    print(f"{out}: {len(weights):,} bytes, {about['gzip']:,} compressed")
    return 0
