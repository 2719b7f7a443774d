"""The temper of a computer opponent that plays as people do: how it plays, beside how well.

Who is careful calls as others do who have had fewer turns, who is greedy as others who have had more. Who is watchful
hardly lays down a card of the suit that the next player is seen to collect, even if that costs some points.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, inlined, kernel
from schwimmen.engine.layout import RuleFields, View
from schwimmen.engine.pips import SUIT_MASK
from schwimmen.engine.seats import next_seat
from schwimmen.players.search_state import SearchState

TEMPER_BITS: Final = 4
"""The bits of a player's code that hold its level; the temper stands above them."""


class Temper(IntEnum):
    """How a computer opponent plays that does not search for long."""

    EVEN = 0
    CAREFUL = 1
    GREEDY = 2
    WATCHFUL = 3


TURNS: Final = np.array([0, -2, 2, 0], np.int64)
"""By temper: how many more turns somebody seems to have had, when it is asked from which hand he calls."""


@inlined
def felt_turns(view: View, state: SearchState) -> int:
    """Return after how many turns of their own others call as this player does now."""
    return int(max(0, view.turns[view.seat] + TURNS[state.temper]))


@kernel
def spares(view: View, rules: RuleFields, state: SearchState, move: int) -> bool:
    """Say whether a player would rather not make a move: a watchful one, for the card that it gives."""
    if state.temper != Temper.WATCHFUL:
        return False
    kind = codes.kind_of(move)
    if kind != Kind.SWAP and kind != Kind.DISCARD:
        return False
    return collects(view.known[next_seat(view, rules, view.seat)], codes.give_of(move))


@kernel
def collects(known: int, card: int) -> bool:
    """Say whether a card is of a suit of which known cards of a hand are."""
    for shift in (0, 13, 26, 39):
        suit = SUIT_MASK << shift
        if bit(card) & suit and known & suit:
            return True
    return False
