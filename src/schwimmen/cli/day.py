"""`schwimmen day`: the cards of a day, as everybody gets them in the browser (docs/day.md)."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, date, datetime

from schwimmen.fair.day import deal_of
from schwimmen.rules.presets import NotNamed, named


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    today = datetime.now(UTC).astimezone().date()
    parser.add_argument(
        "date", nargs="?", type=date.fromisoformat, default=today, help="such as 2026-11-23 (default: today)"
    )
    parser.add_argument("game", nargs="?", default="schwimmen", help="a game by its name or id")


def run(args: argparse.Namespace) -> int:
    """Print the deal of a day as one line of JSON; the status is 2 for an unknown game, or a name of house rules."""
    try:
        preset, house = named(args.game)
    except NotNamed as error:
        print(f"schwimmen day: {error}", file=sys.stderr)
        return 2
    if house:
        print(f"schwimmen day: {args.game} has house rules; a day is played as printed: {preset.id}", file=sys.stderr)
        return 2
    print(json.dumps(deal_of(args.date, preset.id)))
    return 0
