"""The command `schwimmen`: one module a subcommand, each imported only when it is called."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = {
    "play": "play at a table in this terminal",
    "serve": "open tables in the browser",
    "rules": "print the rules in force, with their sources",
    "replay": "play records through the engine and say what came out",
    "simulate": "play many hands at full speed and show how they end",
}
"""The subcommands, in the order of the help text. Each module has `add_arguments(parser)` and `run(args) -> int`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    chosen = next((word for word in arguments if not word.startswith("-")), None)
    parser = argparse.ArgumentParser(prog="schwimmen", description="Schwimmen (31) and its family.")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, about in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=about, description=about.capitalize() + ".")
        if name == chosen:
            module = import_module(f"schwimmen.cli.{name}")
            module.add_arguments(subparser)
            subparser.set_defaults(run=module.run)
    args = parser.parse_args(arguments)
    status: int = args.run(args)
    return status
