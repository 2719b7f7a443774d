"""How imagined hands are played by the network: each player makes the move that it holds for the best one.

A bias on calls, drawn for each player in each world, has them call on a little more or less, so that no opponent is
thought to be a machine (`playout.draw_callers`).
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import chance, codes
from schwimmen.engine.calls import Riding, fits, riding
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import inlined, kernel, size
from schwimmen.engine.layout import RuleFields, Table
from schwimmen.engine.moves import RIDDEN, WITH_CARDS, count_with_cards, legal_kinds, nth_kind, nth_with_cards
from schwimmen.players.evaluation import CODE, best_several
from schwimmen.players.network.features import write_move, write_position
from schwimmen.players.network.net import Network, see_move, see_position
from schwimmen.rules.enums import Centre


@kernel
def best_reply(table: Table, rules: RuleFields, network: Network, noise: float) -> int:
    """Return the move of the seat to move that the network holds for the best, give or take some `noise`."""
    kinds = legal_kinds(table, rules)
    how = riding(table, rules)
    known = write_position(table, rules, network.true)
    see_position(network, known)
    best = -1
    most = 0.0
    for index in range(count_weighed(table, rules, kinds)):
        move = weighed_move(table, rules, kinds, index)
        see_move(network, known, write_move(table, rules, move, network.true, known))
        found = network.values[0] + some(table, noise)
        if best < 0 or found > most:
            best = move
            most = found
        if how != Riding.NONE and 1 << codes.kind_of(move) & RIDDEN and (how == Riding.ALL or fits(table, rules, move)):
            found = network.values[1] + some(table, noise)
            if found > most:
                best = move | RIDER
                most = found
    return best


@inlined
def some(table: Table, noise: float) -> float:
    """Return a number from -`noise` to `noise`, by the table's chance."""
    table.rng = chance.advance(table.rng)
    return noise * (chance.fraction(table.rng) / (1 << 30) - 1)


@kernel
def count_weighed(table: Table, rules: RuleFields, kinds: int) -> int:
    """Return how many moves are weighed: all, but of exchanges of several cards only the best one."""
    if rules.centre == Centre.TABLE and kinds >> Kind.SOME & 1:
        return int(rules.hand_size * size(table.table) + size(kinds & ~WITH_CARDS)) + 1
    return int(count_with_cards(table, rules, kinds) + size(kinds & ~WITH_CARDS))


@kernel
def weighed_move(table: Table, rules: RuleFields, kinds: int, index: int) -> int:
    """Return a move that is weighed by its number."""
    if rules.centre == Centre.TABLE and kinds >> Kind.SOME & 1:
        named = rules.hand_size * size(table.table) + 1
        if index + 1 == named:
            return int(best_several(table.hands[table.to_move], table.table, table.table, rules) & (1 << CODE) - 1)
    else:
        named = count_with_cards(table, rules, kinds)
    return nth_with_cards(table, rules, kinds, index) if index < named else nth_kind(kinds & ~WITH_CARDS, index - named)
