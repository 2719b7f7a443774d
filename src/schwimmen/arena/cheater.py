"""A cheater as a yardstick: it sees every card, those in the stock included, and searches the real deal.

What it wins says how much there is to be won at a table at all. It is no upper bound: it knows the cards, but not what
the others will do, and takes them for the players of imagined hands. The more cards are hidden, the further an honest
player stays behind. No table where people play can seat it: it needs the table itself, and opponents there get a view.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import chance
from schwimmen.engine.kernel import Struct, kernel
from schwimmen.engine.layout import RuleFields, Table, View
from schwimmen.engine.stock import shuffle
from schwimmen.engine.view import look
from schwimmen.players.candidates import force, gather
from schwimmen.players.equity import equity
from schwimmen.players.playout import default_move, play_out
from schwimmen.players.search_state import SearchState

LINES: Final = 1000
"""How often each move is played out to the end of the hand; every second time the others play casually."""


class Sight(Struct):
    """The scratch of a cheater."""

    deal: Table
    """The table as it is, the stock in the order in which it will be drawn."""
    line: Table
    """The same table at the end of the hand, after one line of play."""
    seat_view: View
    state: SearchState


@kernel
def cheat(table: Table, rules: RuleFields, sight: Sight, rng: int) -> int:
    """Return the code of the move that comes out best for the seat to move; the same `rng` finds the same move."""
    seat = table.to_move
    weigh(table, rules, sight)
    state = sight.state
    for number in range(LINES if state.count > 1 else 0):
        rng = chance.advance(rng)
        for index in range(state.count):
            sight.line = sight.deal
            sight.line.rng = rng
            play_out(sight.line, rules, state.candidates[index], number & 1 > 0)
            state.estimates[index] += equity(sight.line, rules, seat)
    best = 0
    for index in range(state.count):
        if state.estimates[index] > state.estimates[best]:
            best = index
    return state.candidates[best]


@kernel
def weigh(table: Table, rules: RuleFields, sight: Sight) -> None:
    """Fix the order of the stock, and gather the moves that are worth weighing, as the search does."""
    sight.deal = table
    if sight.deal.lazy:
        shuffle(sight.deal)
    look(table, rules, table.to_move, sight.seat_view)
    sight.state.casual = 0
    sight.state.temper = 0
    gather(sight.seat_view, rules, sight.state)
    sight.line = sight.deal
    force(sight.state, default_move(sight.line, rules, False))
