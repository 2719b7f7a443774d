"""The packs: which cards there are, and which ranks are neighbours in them (SW-2, C-14)."""

from __future__ import annotations

import numpy as np

from schwimmen.cards import PACK_RANKS, pack_of, union
from schwimmen.engine.kernel import Ints, inlined, kernel
from schwimmen.engine.layout import PACK, RuleFields

PACKS: Ints = np.array([union(pack_of(size)) if size in PACK_RANKS else 0 for size in range(PACK + 1)], np.int64)
"""All cards of a pack, by how many there are."""

_ALL = (1 << PACK) - 1
_ACES = 1 << 12 | 1 << 25 | 1 << 38 | 1 << 51


@kernel
def whole_pack(rules: RuleFields) -> int:
    """Return all cards of the pack."""
    return int(PACKS[rules.pack])


@inlined
def above(cards: int, rules: RuleFields) -> int:
    """Return the next higher neighbours of some cards in the pack in force; aces have none."""
    missing = ~whole_pack(rules) & _ALL
    next_ones = (cards & ~_ACES) << 1
    return next_ones & ~missing | missing + (next_ones & missing) & ~missing  # a carry runs through what is missing
