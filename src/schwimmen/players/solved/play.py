"""`solved`: plays the mixed strategy of a table that was computed beforehand (docs/solved.md)."""

from __future__ import annotations

from typing import Any

from schwimmen.engine import chance
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY
from schwimmen.players.solved.spot import ACTIONS, FORCED, SAFE, read_spot


@kernel
def solved(view: Any, rules: Any, mind: Any, spot: Any, policy: Any) -> int:
    """Return the move of the solved strategy for a hand for two.

    `spot` is a scratch record (`Spot`), `policy` holds a row of weights for each bucket, a number for each action.
    """
    weigh(view, rules, spot, policy)
    mind.rng = chance.advance(mind.rng)
    return spot.moves[drawn(spot, chance.fraction(mind.rng))]


@kernel
def weigh(view: Any, rules: Any, spot: Any, policy: Any) -> None:
    """Read a view, and write into `spot.chances` with what probability each action is taken."""
    read_spot(view, rules, spot)
    total = 0.0
    for action in range(ACTIONS):
        weight = 0.0
        if spot.bucket != FORCED and spot.moves[action] != NOBODY:
            weight = float(policy[spot.bucket, action])
        spot.chances[action] = weight
        total += weight
    for action in range(ACTIONS):
        if total > 0:
            spot.chances[action] /= total
        else:
            spot.chances[action] = 1.0 if action == SAFE else 0.0


@kernel
def drawn(spot: Any, fraction: int) -> int:
    """Return the action that a 31-bit random number draws by `spot.chances`."""
    left = fraction / 2147483648
    chosen = SAFE
    for action in range(ACTIONS):
        if spot.chances[action] > 0:
            chosen = action
            left -= spot.chances[action]
            if left < 0:
                return chosen
    return chosen


@kernel
def write_chances(view: Any, rules: Any, spot: Any, policy: Any, chances: Any) -> None:
    """Write the probability of each legal move of a view into `chances` (`MOVES` long)."""
    weigh(view, rules, spot, policy)
    for index in range(view.legal_count):
        chances[index] = 0.0
        for action in range(ACTIONS):
            if spot.moves[action] == view.legal[index]:
                chances[index] += spot.chances[action]
