"""`schwimmen replay`: records in, one line of JSON a record out (docs/notation.md)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from schwimmen import record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("file", nargs="?", default="-", help="a record or JSON Lines; - is standard input (default)")
    parser.add_argument("--json", action="store_true", help="print JSON (the only form there is, and the default)")


def run(args: argparse.Namespace) -> int:
    """Replay every record; the status is 1 if any line was not ok."""
    try:
        texts = _texts(args.file)
    except OSError as error:
        print(f"schwimmen replay: {args.file}: {error.strerror}", file=sys.stderr)
        return 2
    all_ok = True
    for text in texts:
        line = record.answer(text)
        all_ok &= line["ok"]
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
    return 0 if all_ok else 1


def _texts(name: str) -> Iterator[Any]:
    if name == "-":
        return record.lines(sys.stdin.buffer)
    return record.split(Path(name).read_bytes())
