"""How often something is tried that could be tried for ever: seldom in `make test`, long in `make soak`."""

from __future__ import annotations

import os
from collections.abc import Callable

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
    return handled(rules), rules.hand_size, rules.valuation, rules.score


def handled(rules: Rules) -> tuple[object, ...]:
    """Return what may be done in a game: whoever plays it does the same with it as with others that are alike."""
    return standing(rules, rules), rules.explain_gate


def first_of_each(kind: Callable[[Rules], tuple[object, ...]]) -> list[str]:
    """Return the first game of each kind; all games where there is time."""
    first = {kind(preset.rules): name for name, preset in reversed(PRESETS.items())}
    return [name for name in PRESETS if SOAK or name in first.values()]


GAMES_TRIED = first_of_each(kind)
"""The games of a test that takes its time and asks the same of all."""

GAMES_HANDLED = first_of_each(handled)
"""Those of a test that asks how a game is played, whatever its cards are worth."""
