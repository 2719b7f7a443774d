"""Where subcommands read records from: a file, or standard input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from schwimmen.cli.language import language_of
from schwimmen.match import record
from schwimmen.words import Words


def add_file(parser: argparse.ArgumentParser) -> None:
    """Declare the argument that names the file."""
    parser.add_argument("file", nargs="?", default="-", help="a record or JSON Lines; - is standard input (default)")


def texts(name: str) -> Iterator[str | None]:
    """Return the records of a file or of standard input, None for one that is not UTF-8. Raises OSError."""
    if name == "-":
        return record.lines(sys.stdin.buffer)
    return record.split(Path(name).read_bytes())


def none(command: str, args: argparse.Namespace) -> int:
    """Say on the error stream that a file holds no record, and return the exit status."""
    words = Words(language_of(args))
    print(f"schwimmen {command}: {args.file}: {words('no-record')}", file=sys.stderr)
    return 1
