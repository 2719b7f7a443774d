"""`schwimmen verify`: recompute the shuffle of every hand from its record (docs/fair-shuffle.md)."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.table import Table
from rich.text import Text

from schwimmen.cli import records
from schwimmen.cli.language import add_language, language_of
from schwimmen.cli.printing import plain, printed
from schwimmen.fair import verify
from schwimmen.match import record
from schwimmen.words import Words
from schwimmen.words.sentence import word_key


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    records.add_file(parser)
    parser.add_argument("--json", action="store_true", help="print one line of JSON for each record")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Verify every record; the status is 1 unless there is one, each holds hands, and all are proven fair."""
    try:
        texts = records.texts(args.file)
    except OSError as error:
        print(f"schwimmen verify: {args.file}: {error.strerror}", file=sys.stderr)
        return 2
    words = Words(language_of(args))
    all_ok, number = True, -1
    for number, text in enumerate(texts):
        line = answer(text)
        all_ok &= line["ok"]
        if args.json:
            print(json.dumps(line), flush=True)
            continue
        if number:
            print()
        tell(words, line)
    if number < 0:
        return records.none("verify", args)
    return 0 if all_ok else 1


def answer(text: str | None) -> dict[str, Any]:
    """Return the line of JSON for a record, None for what is not UTF-8: a verdict for each hand, or what is wrong."""
    try:
        if text is None:
            raise record.Unreadable("this is not JSON: the text is not UTF-8")
        value = record.parse_json(text)
        record.read(value)
    except (record.Unreadable, RecursionError) as error:
        return {"ok": False, "error": {"message": str(error)}}
    hands = [
        {"verdict": verdict, "contributions": contributors(hand) if verdict == "fair" else None}
        for hand, verdict in zip(value["hands"], verify.verdicts(value), strict=True)
    ]
    ok = bool(hands) and all(hand["verdict"] == "fair" for hand in hands)
    return {"ok": ok, "error": None, "rules": value["rules"], "players": value["players"], "hands": hands}


def contributors(hand: dict[str, Any]) -> int:
    """Return how many seats contributed to a hand that is proven fair."""
    return sum(each is not None for each in hand["shuffle"]["contributions"])


def tell(words: Words, line: dict[str, Any]) -> None:
    """Print the verdicts on a record in words."""
    with printed() as console:
        if line["error"]:
            console.print(Text(words("verify-unreadable", message=plain(line["error"]["message"])), style="red"))
            return
        game = words(word_key("game", line["rules"]))
        console.print(Text(f"{game}: {', '.join(map(plain, line['players']))}", style="bold"))
        grid = Table.grid(padding=(0, 2, 0, 0))
        for number, hand in enumerate(line["hands"], start=1):
            told = words(f"verify-{hand['verdict']}", contributions=hand["contributions"] or 0)
            grid.add_row(words("hand-number", number=number), Text(told, style=colour(hand)))
        if line["hands"]:
            console.print(grid)
        fair = sum(hand["verdict"] == "fair" for hand in line["hands"])
        console.print(words("verify-sum", count=len(line["hands"]), fair=fair))


def colour(hand: dict[str, Any]) -> str:
    """Return the colour of a verdict: yellow says that nothing is proven, neither this way nor that."""
    if hand["contributions"]:
        return "green"
    return "yellow" if hand["verdict"] in ("fair", "none") else "red"
