"""`schwimmen bot`: a computer opponent as a program of its own, one JSON line in and one out for each decision."""

from __future__ import annotations

import argparse
import json
import sys

LEVEL = "expert"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("level", nargs="?", default=LEVEL, help=f"how well it plays (default {LEVEL})")
    parser.add_argument("--memory", default="perfect", help="perfect, human or forgetful")
    parser.add_argument("--simulations", type=int, help="how many simulations it spends on a decision")
    parser.add_argument("--seconds", type=float, help="or how many seconds it thinks about one")


def run(args: argparse.Namespace) -> int:
    """Answer until the input ends; the status is 2 for arguments that cannot be followed, 1 for a line that cannot."""
    from schwimmen.players import MEMORIES, OPPONENTS, check_effort

    for what, came, allowed in (("level", args.level, tuple(OPPONENTS)), ("memory", args.memory, MEMORIES)):
        if came not in allowed:
            print(f"schwimmen bot: {what}: expected one of {', '.join(allowed)}, got {came!r}", file=sys.stderr)
            return 2
    try:
        check_effort(args.simulations, args.seconds)
    except ValueError as error:
        print(f"schwimmen bot: {error}", file=sys.stderr)
        return 2
    answered = 0
    try:
        for line in sys.stdin:
            print(json.dumps({"move": _answer(args, line)}), flush=True)
            answered += 1
    except ValueError as error:  # also for bytes that are no text
        print(f"schwimmen bot: line {answered + 1}: {error}", file=sys.stderr)
        return 1
    return 0


def _answer(args: argparse.Namespace, line: str) -> str:
    from schwimmen.players import choose
    from schwimmen.players.pipe import position

    try:
        asked = json.loads(line)
    except RecursionError:
        raise ValueError("expected an object, got one that is nested too deep") from None
    if not isinstance(asked, dict):
        raise ValueError("expected an object")
    view, rules, seed = position(asked)
    return choose(
        args.level,
        view,
        rules,
        seed,
        memory=args.memory,
        simulations=args.simulations,
        seconds=args.seconds,
    )
