"""Moves that are measured beside each other, for a look back or a hint: the best few are kept, best first."""

from __future__ import annotations

import pytest

from schwimmen.engine.kernel import new
from schwimmen.players.estimates import keep_best
from schwimmen.players.search_state import SearchState


@pytest.mark.parametrize(
    ("estimates", "kept"),
    [
        ([100, 300, 200], [2, 3, 1]),
        ([500, -10, -20], [1, 2, 3]),
        ([-30, -10, -20], [2, 3, 1]),
    ],
)
def test_the_best_moves_come_first_whatever_their_sums(estimates: list[int], kept: list[int]) -> None:
    """Of moves of which a network makes some worth less than nothing the best comes first, too, and stays there."""
    state = new(SearchState)
    state["count"], state["candidates"][0, :3], state["estimates"][0, :3] = 3, [1, 2, 3], estimates
    keep_best(state[0], 3, kept[0])
    assert state["candidates"][0, :3].tolist() == kept
