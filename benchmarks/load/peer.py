"""The server of boardgame.io (npm) with an equally small game, under the same load.

It stands as its authors would want it measured: in production mode, which keeps it silent; with its default storage,
in memory; over WebSockets only; without undo, which would copy every state; and with whole states instead of patches,
because making a patch for every seat costs it more than sending the state.

`package.json` holds koa-compose back: its version 4.2.0 copies the list of handlers, which boardgame.io fills later, so
that its lobby would not answer.

    python -m benchmarks.load.peer --tables 50 --seconds 8
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

from benchmarks.load.measure import Plan, Run, drive, plan_arguments, plan_of

FOLDER = Path(__file__).parent / "boardgame"
MODULES = FOLDER / "node_modules"


class Missing(Exception):
    """There is no Node.js, or its packages cannot be installed."""


def measure(plan: Plan, *, delta: bool = False) -> Run:
    """Measure boardgame.io's server; `delta` lets it send patches instead of states. Raises Missing, Broken."""
    install()
    node = _program("node")
    server = [node, str(FOLDER / "server.mjs"), *(["--delta"] if delta else [])]
    run = drive(server, [node, str(FOLDER / "clients.mjs"), *plan.options()], _environment())
    return replace(run, more=run.more | versions())


def install() -> None:
    """Install the packages, unless they are there. Raises Missing."""
    if MODULES.is_dir():
        return
    command = [_program("npm"), "ci", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Missing(done.stderr)


def versions() -> dict[str, str]:
    """Return the versions of what is measured."""
    node = subprocess.run([_program("node"), "--version"], capture_output=True, text=True, check=True)
    package = json.loads((MODULES / "boardgame.io" / "package.json").read_text())
    return {"node": node.stdout.strip().removeprefix("v"), "boardgame.io": package["version"]}


def _environment() -> dict[str, str]:
    """Return what the programs are run with: production mode, and nothing that would make them talk."""
    noisy = ("DEBUG", "NODE_OPTIONS")
    return {name: value for name, value in os.environ.items() if name not in noisy} | {"NODE_ENV": "production"}


def _program(name: str) -> str:
    path = shutil.which(name)
    if path is None:
        raise Missing(f"{name} is not installed")
    return path


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(
        prog="benchmarks.load.peer", description="Measure the server of boardgame.io.", parents=[plan_arguments()]
    )
    parser.add_argument("--delta", action="store_true", help="patches instead of states (deltaState)")
    args = parser.parse_args()
    print(measure(plan_of(args), delta=args.delta).told())


if __name__ == "__main__":
    main()
