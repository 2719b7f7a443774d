"""Our server under load.

python -m benchmarks.load.own --tables 50 --seconds 8 --people 1 --bots 3
"""

from __future__ import annotations

import argparse
import sys

from benchmarks.load.measure import Plan, Run, drive, plan_arguments, plan_of


def measure(plan: Plan, *, people: int, bots: int, apart: bool = True) -> Run:
    """Measure our server with tables of some people and some computer opponents. Raises Broken."""
    program = [sys.executable, "-m"]
    options = [*plan.options(), "--people", str(people), "--bots", str(bots)]
    return drive([*program, "benchmarks.load.serve"], [*program, "benchmarks.load.swarm", *options], apart=apart)


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.load.own", description="Measure our server.", parents=[plan_arguments()]
    )
    parser.add_argument("--people", type=int, default=1, help="people at a table")
    parser.add_argument("--bots", type=int, default=3, help="computer opponents at a table")
    args = parser.parse_args()
    print(measure(plan_of(args), people=args.people, bots=args.bots).told())


if __name__ == "__main__":
    main()
