"""Packs are sets of ranks: what is left out makes new neighbours (SW-2, C-14)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from schwimmen import Rules, cards
from schwimmen.engine.combinations import run_top
from schwimmen.engine.layout import fields_of
from schwimmen.engine.packs import whole_pack
from schwimmen.engine.pips import SUIT_MASK
from schwimmen.envs.games import TOY
from schwimmen.fair.verify import packs_of
from schwimmen.rules.enums import AceInRuns
from tests.oracle.cards import pack_of

SIZES = [size for size in cards.PACK_RANKS if size != TOY.pack]
"""Packs that people play with, and prove the shuffle of."""


@pytest.mark.parametrize("size", SIZES)
def test_a_pack_has_its_cards(size: int) -> None:
    """Python, kernels and the independent programs mean the same cards by a number of them."""
    pack = cards.pack_of(size)
    assert [cards.NAMES[card] for card in pack] == pack_of(size)
    assert len(pack) == size
    assert pack == sorted(pack)
    assert whole_pack(fields_of(Rules(pack=size))[0]) == cards.union(pack)
    assert packs_of({"pack": " ".join(pack_of(size))})[0] == pack_of(size)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [3, 4])
def test_runs_follow_the_pack_in_force(size: int, count: int) -> None:
    """Ranks are neighbours that stand side by side in the pack; the ace stands above the king alone."""
    ranks, fields = cards.PACK_RANKS[size], fields_of(replace(Rules(), pack=size, ace_in_runs=AceInRuns.HIGH_ONLY))[0]
    found = {
        "".join(some)
        for some in combinations(ranks, count)
        if run_top(sum(1 << cards.RANKS.index(rank) for rank in some), count, SUIT_MASK, fields)
    }
    assert found == {ranks[start : start + count] for start in range(len(ranks) - count + 1)}
    assert ("67J" in found) == (size == 40 and count == 3)
