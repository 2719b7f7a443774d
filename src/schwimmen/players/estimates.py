"""What moves are worth beside each other, for a look back or a hint: no move is given up on the way.

The worlds, the playouts and the worth of a match are those of the `search`.
"""

from __future__ import annotations

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.players.belief import swap_cards
from schwimmen.players.determinization import determinize
from schwimmen.players.equity import equity
from schwimmen.players.mind import Mind
from schwimmen.players.playout import play_out
from schwimmen.players.search import STEPS, best_arm, chance_within


@kernel
def measure(view: View, rules: RuleFields, mind: Mind, world: Table, worlds: int) -> None:
    """Try every candidate in the same worlds, and add to `estimates` what the match is then worth."""
    for _ in range(worlds):
        swap_cards(view, rules, mind, STEPS)
        state = chance_within(mind)
        for index in range(mind.count):
            determinize(view, rules, mind, world, state)
            play_out(world, rules, mind.candidates[index], mind.casual > 0)
            mind.estimates[index] += equity(world, rules, view.seat)


@kernel
def keep_best(mind: Mind, most: int, move: int) -> None:
    """Keep the best few candidates, best first, and a move however it did; forget how they did."""
    kept = 0
    for _ in range(min(most, mind.count)):
        best = best_arm(mind)
        exchange(mind, kept, best)
        mind.estimates[kept] = -1  # it is chosen, and no leader any more
        kept += 1
    for index in range(kept, mind.count):
        if mind.candidates[index] == move:
            exchange(mind, kept, index)
            kept += 1
            break
    mind.count = kept
    for index in range(kept):
        mind.estimates[index] = 0


@kernel
def exchange(mind: Mind, one: int, other: int) -> None:
    """Put each of two candidates in the place of the other."""
    move = mind.candidates[one]
    mind.candidates[one] = mind.candidates[other]
    mind.candidates[other] = move
    estimate = mind.estimates[one]
    mind.estimates[one] = mind.estimates[other]
    mind.estimates[other] = estimate
