"""Test vectors of the deal of the day: what follows from a date and a game (conformance/README.md)."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

DAYS = [("2026-11-23", "schwimmen"), ("2026-12-24", "thirty_one"), ("2028-02-29", "empat_satu")]


def suite() -> str:
    """Return the whole file, one JSON object a line."""
    return "".join(json.dumps(line(day, game)) + "\n" for day, game in DAYS)


def line(day: str, game: str) -> dict[str, Any]:
    """Work out a day: its deal, and the seeds of the first choices of each hand."""
    from schwimmen.fair.day import HANDS, deal_of, seed_of, shuffle_of

    when = date.fromisoformat(day)
    shuffles = [shuffle_of(when, game, hand) for hand in range(1, HANDS + 1)]
    seeds = [[seed_of(shuffle, moves) for moves in range(3)] for shuffle in shuffles]
    return {"date": day, "game": game, **deal_of(when, game), "seeds": seeds}
