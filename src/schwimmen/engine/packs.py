"""The packs: which cards there are, and which ranks are neighbours in them (SW-2, C-14)."""

from __future__ import annotations

import numpy as np

from schwimmen.cards import PACK_RANKS, pack_of, union
from schwimmen.engine.kernel import Ints, kernel
from schwimmen.engine.layout import PACK, RuleFields

PACKS: Ints = np.array([union(pack_of(size)) if size in PACK_RANKS else 0 for size in range(PACK + 1)], np.int64)
"""All cards of a pack, by how many there are."""

_RANKS = 0x1FFF


@kernel
def whole_pack(rules: RuleFields) -> int:
    """Return all cards of the pack."""
    return int(PACKS[rules.pack])


@kernel
def are_neighbours(ranks: int, rules: RuleFields) -> bool:
    """Say whether ranks (at least one, a bit each) follow each other without a gap in the pack in force (C-14)."""
    missing = ~whole_pack(rules) & _RANKS
    return (ranks | missing) + (ranks & -ranks) & ranks == 0  # a carry runs through neighbours, and clears them
