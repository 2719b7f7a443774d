"""How often something is tried that could be tried for ever: seldom in `make test`, long in `make soak`."""

from __future__ import annotations

import os

from schwimmen.match.actions import standing
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

SOAK = os.environ.get("SCHWIMMEN_SOAK", "") == "1"
"""Whether there is time."""


def samples(few: int, many: int) -> int:
    """Return how many are tried: `many` where there is time."""
    return many if SOAK else few


def kind(rules: Rules) -> tuple[object, ...]:
    """Return what makes a game another one to handle: what is done in it, with how many cards, and what they count."""
    return standing(rules, rules), rules.hand_size, rules.valuation, rules.score, rules.explain_gate


_FIRST = {kind(preset.rules): name for name, preset in reversed(PRESETS.items())}
GAMES_TRIED = [name for name in PRESETS if SOAK or name in _FIRST.values()]
"""The games of a test that takes its time and asks the same of all: the first of each kind; all where there is time."""
