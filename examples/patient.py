"""A player for `schwimmen arena` that is no level of the house: a beginner who does not close in his first two turns.

    schwimmen arena --entrants beginner,patient=examples.patient:choose --players 4

docs/arena.md tells what comes out.
"""

from __future__ import annotations

from typing import Any

from schwimmen.players import choose as ask
from schwimmen.rules.fields import Rules

TURNS = 2


def choose(view: Any, rules: Rules, seed: int) -> str:
    """Return the token of a move: `view` is an array with one engine `View` record of the seat that is to move."""
    seat = view[0]["seat"]
    token = ask("beginner", view, rules, seed)
    return token.removesuffix("!") if view[0]["turns"][seat] < TURNS else token
