"""The command `schwimmen`: one module a subcommand, each imported only when it is called."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version

COMMANDS = {
    "play": "play at a table in this terminal",
    "serve": "open tables in the browser",
    "site": "write the page as a folder of files, for any web space",
    "rules": "print the rules of a game, with your house rules",
    "replay": "play records through the engine and print the results",
    "verify": "recompute the shuffle of every hand from its record",
    "day": "print the cards of a day, the same for everybody",
    "review": "show what each decision of a record was worth, and how much was luck",
    "puzzles": "find positions in which one move is clearly the best",
    "strategy": "show from which value to call, and what to keep",
    "bot": "play as a separate program: a JSON line in, a JSON line out",
    "simulate": "play many hands at full speed and show how they end",
    "arena": "hold tournaments to find out who is better, and how surely",
    "ceiling": "measure how much there is to be won, and what share of it each level wins",
    "train": "train the network of the solved strategy for two",
    "learn": "let a small network learn a game by playing with itself, for master to heed",
    "study": "compute from which value to call, and what to keep, in every game",
    "exploit": "measure how much a strategy for two loses to an opponent who knows it",
    "deck": "check and print a deck of terms for the school edition",
}
"""The subcommands, in the order of the help text. Each module has `add_arguments(parser)` and `run(args) -> int`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    if not arguments or arguments[0] not in COMMANDS:
        _overview().parse_args(arguments or ["--help"])
        return 2
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # letters that the other side cannot read
    name = arguments[0]
    module = import_module(f"schwimmen.cli.{name}")
    parser = argparse.ArgumentParser(
        prog=f"schwimmen {name}", description=COMMANDS[name][0].upper() + COMMANDS[name][1:] + "."
    )
    module.add_arguments(parser)
    # intermixed: house rules may stand before, between and after the options
    args = parser.parse_intermixed_args(arguments[1:])
    try:
        status: int = module.run(args)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader has seen enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        from schwimmen.cli.options import STOPPED

        return STOPPED
    return status


def _overview() -> argparse.ArgumentParser:
    """Return the parser that knows the names of the subcommands alone, for help and for wrong names."""
    commands = "\n".join(f"  {name:<10}{about}" for name, about in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="schwimmen",
        description="Schwimmen (31) and its family.",
        epilog=f"commands:\n{commands}\n\n`schwimmen COMMAND --help` tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"schwimmen {version('schwimmen')}")
    parser.add_argument("command", choices=COMMANDS, metavar="COMMAND", help="what to do")
    return parser
