"""A computer opponent as a program of its own: it reads a line of JSON for each decision, and answers with one.

Nothing of Schwimmen is imported, so the same can be written in any language. It makes the best hand that it sees,
counted by the best suit, calls from 25 on, and passes where nothing helps.

    python examples/pipe_bot.py
"""

from __future__ import annotations

import json
import sys
from typing import Any

CLOSES_FROM = 25
POINTS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}


def points(hand: list[str]) -> int:
    """Return what a hand is worth: the points of its best suit."""
    return max(sum(POINTS.get(card[0]) or int(card[0]) for card in hand if card[1] == suit) for suit in "CSHD")


def after(view: dict[str, Any], move: str) -> list[str]:
    """Return the hand as it would be after a move that names its cards."""
    give, exchanges, take = move.rstrip("!").partition(">")
    if move.rstrip("!") == "all":
        return list(view["table"])
    if not exchanges:
        return list(view["hand"])
    taken = take.split(",") if take else []
    return [card for card in view["hand"] if card not in give.split(",")] + taken


def choose(view: dict[str, Any]) -> str:
    """Return the move that the bot plays."""
    legal: list[str] = view["legal"]
    hand = points(view["hand"])
    if "close" in legal and hand >= CLOSES_FROM:
        return "close"
    quiet = [move for move in legal if move != "close" and not move.endswith("!")] or legal
    best = max(quiet, key=lambda move: (points(after(view, move)), move == "pass", move))
    if best + "!" in legal and points(after(view, best)) >= CLOSES_FROM:
        return best + "!"
    return best


def main() -> None:
    """Answer each line until there are no more."""
    for line in sys.stdin:
        print(json.dumps({"move": choose(json.loads(line)["view"])}), flush=True)


if __name__ == "__main__":
    main()
