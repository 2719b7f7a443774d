"""`schwimmen replay`: records in, one line of JSON a record out (docs/notation.md)."""

from __future__ import annotations

import argparse
import json
import sys

from schwimmen.cli import records
from schwimmen.match import record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    records.add_file(parser)
    parser.add_argument("--json", action="store_true", help="print JSON (the only form there is, and the default)")


def run(args: argparse.Namespace) -> int:
    """Replay every record; the status is 1 if any line was not ok."""
    try:
        texts = records.texts(args.file)
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
