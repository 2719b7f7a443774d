"""How strong the levels are on the scale of Elo, for statistics in the page: from docs/strength.json (docs/day.md)."""

from __future__ import annotations

import json
import math
from pathlib import Path

STRENGTH = Path(__file__).resolve().parent.parent / "docs" / "strength.json"
STEPS = ["beginner", "club", "expert", "master"]
"""Each level that was measured against the one below it; the first against `random`."""
CLUB = 1500
"""The points of `club`, from which the others are counted."""


def levels() -> str:
    """Return the points of each level as JSON, weakest first."""
    games = json.loads(STRENGTH.read_text(encoding="utf-8")).values()
    points = {"random": 0.0}
    for level in STEPS:
        points[level] = [*points.values()][-1] + step([game[level]["results"] for game in games if level in game])
    return json.dumps({level: round(CLUB + each - points["club"]) for level, each in points.items()}, indent=2) + "\n"


def step(results: list[str]) -> float:
    """Return by how many points a level is above the next: all games together, with one drawn match added.

    A sign of a result is the stronger level's part of a set of two matches, in quarters.
    """
    sets = [int(sign) / 4 for result in results for sign in result]
    won = 2 * sum(sets) + 0.5
    return 400 * math.log10(won / (2 * len(sets) + 1 - won))
