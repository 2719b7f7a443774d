"""A cheater as a yardstick: it sees every card, those in the stock included, and searches the real deal.

What it wins says how much there is to be won at a table at all. It is no upper bound: it knows the cards, but not what
the others will do, and takes them for the players of imagined hands. The more cards are hidden, the further an honest
player stays behind. No table where people play can seat it: it needs the table itself, and opponents there get a view.
"""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.arena.tree import NODES, Tree, add_node, book, clear, edge_to_try, find, most_tried
from schwimmen.engine import chance
from schwimmen.engine.kernel import Ints, Struct, kernel
from schwimmen.engine.layout import End, RuleFields, Table, View
from schwimmen.engine.stock import shuffle
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.candidates import force, gather
from schwimmen.players.equity import equity
from schwimmen.players.playout import default_move, draw_callers, play_out, reply
from schwimmen.players.search_state import SearchState

LINES: Final = 1000
"""Lines of play for each move that is weighed; in every second one the others play casually."""
SETTLED: Final = 8
"""How often a move is tried before what its owner does next is weighed, too."""
DEEP: Final = 24
"""Own decisions of a line that are weighed at most."""
WAY: Final = 1
"""The key of a way on which nobody has moved yet."""


class Sight(Struct):
    """The scratch of a cheater."""

    deal: Table
    """The table as it is, the stock in the order in which it will be drawn."""
    line: Table
    """The same table after some moves, or at the end of the hand."""
    seat_view: View
    state: SearchState
    tree: Tree
    path: Annotated[Ints, "i4", DEEP]
    """The own moves of a line, as edges of the tree."""


@kernel
def cheat(table: Table, rules: RuleFields, sight: Sight, rng: int) -> int:
    """Return the code of the move that comes out best for the seat to move; the same `rng` finds the same move."""
    seat = table.to_move
    sight.deal = table
    if sight.deal.lazy:
        shuffle(sight.deal)
    sight.line = sight.deal
    clear(sight.tree)
    weigh(rules, sight, key_of(sight.line, WAY))
    count = sight.tree.counts[0]
    for number in range(LINES * count if count > 1 else 0):
        rng = chance.advance(rng)
        sight.line = sight.deal
        sight.line.rng = rng
        length = play_line(rules, sight, number & 1 > 0)
        result = equity(sight.line, rules, seat)
        for step in range(length):
            book(sight.tree, sight.path[step], result)
    return most_tried(sight.tree)


@kernel
def play_line(rules: RuleFields, sight: Sight, casual: bool) -> int:
    """Play `sight.line` to the end of the hand, through the tree as far as it goes; return the steps in `sight.path`.

    The tree grows by a decision where a move that leads to it has been tried often enough.
    """
    line, tree, seat = sight.line, sight.tree, sight.deal.to_move
    draw_callers(line, rules, casual)
    length, way, settled = 0, WAY, True
    while line.end == End.NONE:
        if line.to_move == seat:
            key = key_of(line, way)
            node = find(tree, key)
            if node < 0 and settled and tree.nodes < NODES:
                node = weigh(rules, sight, key)
            if node < 0 or length == DEEP:
                break
            edge = edge_to_try(tree, node)
            settled = tree.tries[edge] >= SETTLED
            sight.path[length] = edge
            length += 1
            move = tree.moves[edge]
        else:
            move = reply(line, rules)
        way = chance.advance(way ^ move)
        play(line, rules, move)
    if line.end == End.NONE:
        play_out(line, rules, reply(line, rules), casual)
    return length


@kernel
def key_of(line: Table, way: int) -> int:
    """Return the key of a decision: of the moves on the way to it, and of what chance has done with them."""
    top = line.pile[line.piled - 1] if line.piled else 0
    return chance.advance(chance.advance(chance.advance(way ^ line.hands[line.to_move]) ^ line.table) ^ top)


@kernel
def weigh(rules: RuleFields, sight: Sight, key: int) -> int:
    """Gather the moves that are worth weighing in `sight.line`, as the search does; return their place in the tree."""
    line, state = sight.line, sight.state
    look(line, rules, line.to_move, sight.seat_view)
    state.casual = 0
    state.temper = 0
    gather(sight.seat_view, rules, state)
    caller = line.strengths[line.to_move]
    force(state, default_move(line, rules, False))
    line.strengths[line.to_move] = caller
    return add_node(sight.tree, key, state)
