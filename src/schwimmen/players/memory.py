"""What a computer opponent remembers of what everybody has seen: a dial beside its level.

Somebody who forgets loses sight of cards that he saw another one take, of cards that are out of play, and of what the
others did. What lies open, and what the rules ask to be told, nobody forgets.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, View
from schwimmen.players.search_state import SearchState, chance_below

MEMORY_BITS: Final = 8
"""The bits of a player's code that hold its level and its temper; the memory stands above them."""


class Memory(IntEnum):
    """How much a computer opponent remembers."""

    PERFECT = 0
    HUMAN = 1
    """The last card that each seat took, and older ones by chance, half of them."""
    FORGETFUL = 2
    """Nothing that does not lie open."""


MEMORIES: Final[tuple[str, ...]] = tuple(memory.name.lower() for memory in Memory)
"""The memories that a computer opponent can have, best first."""


@kernel
def forget(view: View, state: SearchState, memory: int) -> None:
    """Take out of a view what its seat does not remember."""
    view.gone = half_of(view.gone, state) if memory == Memory.HUMAN else 0
    for seat in range(view.seats):
        if seat != view.seat:
            if memory == Memory.HUMAN:
                fresh = last_taken(view, seat)
                view.known[seat] = fresh | half_of(view.known[seat] & ~fresh, state)
            else:
                view.known[seat] = 0
                view.last_move[seat] = NOBODY
            view.move_before[seat] = NOBODY


@kernel
def last_taken(view: View, seat: int) -> int:
    """Return the card that a seat has just been seen to take and still holds, as a set."""
    last_move = view.last_move[seat]
    if last_move != NOBODY and codes.kind_of(last_move) == Kind.SWAP:
        return view.known[seat] & bit(codes.take_of(last_move))
    return 0


@kernel
def half_of(cards: int, state: SearchState) -> int:
    """Return some of the cards: each stays with a probability of a half."""
    stay = 0
    while cards:
        if chance_below(state, 2):
            stay |= bit(lowest(cards))
        cards &= cards - 1
    return stay
