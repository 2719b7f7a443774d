"""`schwimmen replay`: records in, one line of JSON a record out (docs/notation.md)."""

from __future__ import annotations

import argparse
import json
import sys

from schwimmen.cli import records
from schwimmen.cli.language import add_language
from schwimmen.match import record


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    records.add_file(parser)
    parser.add_argument("--json", action="store_true", help="print JSON (the only form there is, and the default)")
    add_language(parser, "the language in which to say that there is no record")


def run(args: argparse.Namespace) -> int:
    """Replay every record; the status is 1 if any line was not ok, or none came."""
    try:
        texts = records.texts(args.file)
    except OSError as error:
        print(f"schwimmen replay: {args.file}: {error.strerror}", file=sys.stderr)
        return 2
    all_ok, any_came = True, False
    for text in texts:
        line = record.answer(text)
        all_ok, any_came = all_ok and line["ok"], True
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
    if not any_came:
        return records.none("replay", args)
    return 0 if all_ok else 1
