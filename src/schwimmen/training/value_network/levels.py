"""From which worth on hands are of each class that the value network tells apart."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine.bits import lowest
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import RuleFields, fields_of
from schwimmen.engine.packs import whole_pack
from schwimmen.players.evaluation import CODE, best_exchange, worth
from schwimmen.players.value_network.features import CLASSES
from schwimmen.rules.fields import Rules

SAMPLED: Final = 60_000
"""Deals of a hand and as many open cards."""
NEVER: Final = 1 << 60
"""In the place of a level: no hand is worth so much."""


def levels_of(rules: Rules) -> NDArray[np.int64]:
    """Return the levels, lowest first (CLASSES - 1,): each worth there is, or so that classes are about as likely."""
    fields, chance = fields_of(rules)[0], np.random.default_rng(1)
    left, cards = whole_pack(fields), list[int]()
    while left:
        cards.append(lowest(left))
        left &= left - 1
    wide = 2 * rules.hand_size
    deals = np.array([chance.permutation(cards)[:wide] for _ in range(SAMPLED)])
    found = np.zeros((2, SAMPLED), np.int64)
    sample(deals, fields, found)
    worths = np.unique(found)
    if len(worths) > CLASSES:
        shares = np.linspace(0, 1, CLASSES + 1)
        worths = np.unique(np.quantile(found, shares, method="lower"))
    levels = np.full(CLASSES - 1, NEVER, np.int64)
    levels[: len(worths) - 1] = worths[1:CLASSES]
    return levels


@kernel
def sample(deals: NDArray[np.int64], rules: RuleFields, found: NDArray[np.int64]) -> None:
    """Write what the hands of some deals are worth, and what the best exchange makes of them."""
    for number in range(len(deals)):
        hand, shown = 0, 0
        for place in range(rules.hand_size):
            hand |= 1 << deals[number, place]
            shown |= 1 << deals[number, rules.hand_size + place]
        found[0, number] = worth(hand, rules)
        found[1, number] = best_exchange(hand, shown, shown, 1, rules) >> CODE
