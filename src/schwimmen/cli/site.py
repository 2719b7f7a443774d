"""`schwimmen site`: the page as a folder of files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("folder", metavar="DIR", type=Path, help="a new or empty folder, or one written before")


def run(args: argparse.Namespace) -> int:
    """Write the folder; the status is 1 where it holds something else, 2 where nothing can be written."""
    from schwimmen.server import site
    from schwimmen.server.client import is_built

    if not is_built():
        print("The browser client is not built yet. Build it with: make setup", file=sys.stderr)
        return 1
    try:
        site.write(args.folder)
    except site.NotOurs:
        print(f"{args.folder} holds something else. Name a new or an empty folder.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"schwimmen site: {args.folder}: {error.strerror}", file=sys.stderr)
        return 2
    print(f"The page lies in {args.folder}. Put it on any web space, or look at it here:")
    print(f"  python -m http.server --directory {args.folder} 8000")
    return 0
