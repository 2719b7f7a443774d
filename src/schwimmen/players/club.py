"""`club`: counts what was seen, and weighs every move and every call by its odds.

For each move that it could make, with and without closing, it imagines worlds that agree with everything it has seen
(cards known to be held stay there, cards that are gone stay away), lets the hand go on as people play it, and counts
how often it would be the one who loses. All moves are weighed in the same worlds.
"""

from __future__ import annotations

from typing import Any, Final

from schwimmen.engine import codes
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import Phase
from schwimmen.engine.codes import Kind
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import value
from schwimmen.players.beginner import hand_after, impatience
from schwimmen.players.odds import count_losses

KEEPS_FROM: Final = 2 * 16
"""Doubled value from which the dealer keeps his cards."""

WORLDS: Final = 64
"""Imagined worlds for each move."""


@kernel
def club(view: Any, rules: Any, mind: Any) -> int:
    """Return the move of a club player."""
    if view.phase == Phase.CHOICE:
        return Kind.KEEP.value if value(view.hand, rules) >= KEEPS_FROM else Kind.TRADE.value
    seed = mind.rng
    best = view.legal[0]
    least = 1 << 60
    for index in range(view.legal_count):
        move = view.legal[index]
        mind.rng = seed
        found = badness(view, rules, mind, move)
        if found < least:
            least = found
            best = move
    return best


@kernel
def badness(view: Any, rules: Any, mind: Any, move: int) -> int:
    """Return how bad a move is: first by the odds to lose, where patience ends some day, then by the hand it leaves."""
    closes = codes.rides(move) or codes.kind_of(move) == Kind.CLOSE
    losses = 2 * count_losses(view, rules, mind, move, closes, WORLDS)
    if closes:
        losses -= 1 + impatience(view)  # of equal odds the call, else nobody might ever end the hand
    return (losses << 40) - strength(hand_after(view.hand, view.table, move), rules)
