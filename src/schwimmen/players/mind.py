"""What a computer opponent thinks with: its own chance, and a world that it imagines."""

from __future__ import annotations

from typing import Any

from schwimmen.engine import chance
from schwimmen.engine.kernel import I8, bit, kernel, lowest, size
from schwimmen.engine.layout import Pack, Wide


class Mind:
    """Scratch memory of one player for one decision."""

    rng: I8
    hands: Wide
    """The hands of an imagined world."""
    unseen: Pack
    """Cards that may be anywhere, in the order in which they are dealt to that world."""


@kernel
def chance_below(mind: Any, bound: int) -> int:
    """Return a random number from 0 to `bound` - 1."""
    mind.rng = chance.advance(mind.rng)
    return chance.below(mind.rng, bound)


@kernel
def unseen(view: Any, rules: Any) -> int:
    """Return the cards whose place a seat does not know: neither seen, nor known to be held, nor gone."""
    seen = view.hand | view.packet | view.table | view.gone
    for seat in range(view.seats):
        seen |= view.known[seat]
    suit = (0x1FFF >> 13 - rules.pack // 4) << 13 - rules.pack // 4
    return (suit | suit << 13 | suit << 26 | suit << 39) & ~seen


@kernel
def imagine(view: Any, rules: Any, mind: Any) -> None:
    """Deal an imagined world: known cards stay where they are, the unseen ones fall as they may."""
    hidden = unseen(view, rules)
    left = 0
    while hidden:
        mind.unseen[left] = lowest(hidden)
        hidden &= hidden - 1
        left += 1
    for seat in range(view.seats):
        mind.hands[seat] = view.hand if seat == view.seat else view.known[seat]
        missing = 0 if seat == view.seat else view.counts[seat] - size(view.known[seat])
        for _ in range(missing):
            drawn = chance_below(mind, left)
            left -= 1
            mind.hands[seat] |= bit(mind.unseen[drawn])
            mind.unseen[drawn] = mind.unseen[left]
