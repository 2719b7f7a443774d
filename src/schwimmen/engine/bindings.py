"""The kernels as Python calls them: records come in arrays.

Numba takes an array in 0.2 µs, but a single record of one in 6 µs, most of what a call costs. `tables` and `rules` hold
one record each.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import deal as dealing
from schwimmen.engine import ending, match, moves, reasons, stock, turn, values, view
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import Records, brief
from schwimmen.engine.layout import RuleFields, Table, View

KINDS = len(Kind)


@brief
def start(tables: Records[Table], rules: Records[RuleFields], seats: int, dealer: int) -> None:
    """Begin a match, as `match.start`."""
    match.start(tables[0], rules[0], seats, dealer)


@brief
def deal(tables: Records[Table], rules: Records[RuleFields]) -> None:
    """Deal the next hand from the pack that lies in the table."""
    dealing.deal(tables[0], rules[0])


@brief
def legal(tables: Records[Table], rules: Records[RuleFields], found: NDArray[np.int32]) -> int:
    """Write the legal moves of the seat to move into `found` (`MOVES` long) and return their number."""
    return moves.legal_moves(tables[0], rules[0], found)


@brief
def play(tables: Records[Table], rules: Records[RuleFields], move: int) -> None:
    """Carry out a legal move of the seat to move, and everything that the rules force after it."""
    turn.play(tables[0], rules[0], move)


@brief
def play_all(tables: Records[Table], rules: Records[RuleFields], codes: NDArray[np.int64]) -> int:
    """Carry out moves as long as they are legal and return how many were, as `turn.play_all`."""
    return turn.play_all(tables[0], rules[0], codes)


@brief
def stall(tables: Records[Table], rules: Records[RuleFields]) -> None:
    """End a hand that goes on for ever, without loss (C-13)."""
    ending.stall(tables[0], rules[0])


@brief
def look(tables: Records[Table], rules: Records[RuleFields], seat: int, views: Records[View]) -> None:
    """Write into `views`, which has one record, what a seat may know of the table."""
    view.look(tables[0], rules[0], seat, views[0])


@brief
def why(tables: Records[Table], rules: Records[RuleFields], move: int) -> int:
    """Return why a move is not legal now (`Why`), 0 if it is."""
    return reasons.why_illegal(tables[0], rules[0], move) + 0  # a plain number: an enum takes 3 µs on its way out


@brief
def why_kinds(tables: Records[Table], rules: Records[RuleFields], found: NDArray[np.int32]) -> None:
    """Write into `found` why no move of each kind is legal now (`Why`, 0 where one is); last, why no call rides."""
    for kind in range(KINDS):
        found[kind] = reasons.why_not(tables[0], rules[0], kind)
    found[KINDS] = reasons.why_no_ride(tables[0], rules[0])


@brief
def needs_order(tables: Records[Table], rules: Records[RuleFields]) -> int:
    """Say whether a refresh would rebuild the stock, so that chance must give an order first."""
    return 1 if stock.needs_order(tables[0], rules[0]) else 0


@brief
def worth(hand: int, rules: Records[RuleFields]) -> int:
    """Return the value of a hand, as `values.value`."""
    return values.value(hand, rules[0])
