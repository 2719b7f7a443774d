"""How long a match of a game takes, and how much there is to learn before it.

Both are counted and not felt. The length is measured (tools/lengths.py: the median of 100 matches of four
`beginner`s, in `lengths.json`) and turned into minutes by what a family takes for a decision and for a deal. What is to
learn is the number of sentences that the full rules need for turns, calls, values and losses.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from schwimmen.rulebook import rules_text
from schwimmen.rules.presets import Preset

DECISION: Final = 6
"""Seconds that people take for a decision."""

DEAL: Final = 25
"""Seconds for dealing, and for looking at the hands at the end."""

ROUND: Final = 5
"""Minutes are told in steps of this many."""

LEARNED = {"turn", "call", "end", "values", "lose", "score"}
"""Sections of the rules that somebody has to know who sits down to a game that is dealt already."""

LITTLE: Final = 14
MUCH: Final = 18
"""Up to this many sentences there is little to learn, and from this many on much."""


@cache
def _lengths() -> dict[str, dict[str, int]]:
    lengths: dict[str, dict[str, int]] = json.loads((files(__package__) / "lengths.json").read_text(encoding="utf-8"))
    return lengths


def minutes(preset: Preset) -> int:
    """Return how long a match of four takes at a table."""
    length = _lengths()[preset.id]
    seconds = length["decisions"] * DECISION + length["hands"] * DEAL
    return max(ROUND, ROUND * round(seconds / 60 / ROUND))


def to_learn(preset: Preset) -> int:
    """Return how much there is to learn: 1 little, 2, 3 much."""
    told = {each.key for each in rules_text(preset, preset.rules) if each.args["section"] in LEARNED}
    return 1 + (len(told) > LITTLE) + (len(told) >= MUCH)
