"""What the critic is told besides: what both hands are worth, now and after one more turn, with both in sight.

A network that adds up suits and ranks can hardly tell the best of many hands that somebody can make. The engine can.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import RuleFields, fields_of
from schwimmen.engine.ranking import strength
from schwimmen.players.solved.improvement import table_after
from schwimmen.players.solved.infoset import FACTS, LEAST, MOST, THEIR_CARDS, best_hand, value_step
from schwimmen.rules.fields import Rules

VALUES: Final = MOST - LEAST + 1

THEIRS: Final = FACTS
THEIR_NEXT: Final = THEIRS + VALUES
MINE_NEXT: Final = THEIR_NEXT + VALUES
BEATEN: Final = MINE_NEXT + VALUES
ALL_FACTS: Final = BEATEN + 3
"""Where each further list of facts begins: value of the other hand, and of the best one that its owner can make; of the
best that the player can make after that; how many of two hands, the player's now and that last one, are stronger than
the other's best."""
FURTHER: Final = 4
"""How many of them are true of a move."""


@kernel
def write_further(planes: NDArray[np.int64], rules: RuleFields, facts: NDArray[np.int32]) -> None:
    """Write which further facts are true of moves whose planes show both hands."""
    for row in range(len(planes)):
        mine, table, theirs = planes[row, 0], planes[row, 1], planes[row, THEIR_CARDS]
        their_next = best_hand(theirs, table, rules)
        mine_next = best_hand(mine, table_after(theirs, table, their_next), rules)
        bar = strength(their_next, rules)
        facts[row, 0] = THEIRS + value_step(theirs, rules)
        facts[row, 1] = THEIR_NEXT + value_step(their_next, rules)
        facts[row, 2] = MINE_NEXT + value_step(mine_next, rules)
        facts[row, 3] = BEATEN + (strength(mine, rules) > bar) + (strength(mine_next, rules) > bar)


def with_further(planes: NDArray[np.int64], facts: NDArray[np.int32]) -> NDArray[np.int32]:
    """Return the facts of moves (N, TRUE_FACTS) and the further ones (N, TRUE_FACTS + FURTHER)."""
    further = np.zeros((len(facts), FURTHER), np.int32)
    write_further(planes, fields_of(Rules())[0], further)
    return np.concatenate((facts, further), 1)
