"""The other search, to be compared with the one that is shipped: information-set Monte Carlo tree search.

One tree of public moves for a single observer (SO-ISMCTS), each iteration in another imagined world; a move counts how
often it was available as well as how often it was tried (P. Cowling, E. Powley, D. Whitehouse, "Information Set Monte
Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012). Worlds, play to the end
of the hand, and what a match is worth are those of `players`, so the two differ in nothing but how they search.

    python -m benchmarks.ismcts --games schwimmen --sets 50
"""

from __future__ import annotations

import argparse
import math
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.strength import results_of
from benchmarks.strength_page import text_of
from schwimmen.arena.tables import Setup
from schwimmen.engine import chance
from schwimmen.engine.kernel import kernel, new
from schwimmen.engine.layout import MOVES, End, RuleFields, Table, View, fields_of
from schwimmen.engine.moves import legal_moves
from schwimmen.engine.turn import play
from schwimmen.match.tokens import token_of
from schwimmen.players import choose, search
from schwimmen.players.beginner import beginner
from schwimmen.players.belief import swap_cards
from schwimmen.players.determinization import determinize
from schwimmen.players.equity import WHOLE, equity
from schwimmen.players.level import EXPERT
from schwimmen.players.playout import draw_callers, play_out, reply
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import find

EXPLORE = 0.4
"""How much is tried that has not turned out best: for values from 0 to 1, of which a hand moves a part."""

DEEP = 12
"""Decisions at which the tree ends."""

SIMULATIONS = 8000
"""What each of the two may spend on a decision."""


class Tree(NamedTuple):
    """Room for one node an iteration, and scratch for one way down."""

    nodes: NDArray[np.int64]
    """A row for each: move, visits, available, first child, sibling."""
    totals: NDArray[np.float64]
    legal: NDArray[np.int32]
    path: NDArray[np.int64]
    network: ValueNetwork
    """None that is asked."""


@kernel
def grow(  # noqa: PLR0917 - a kernel
    view: View, rules: RuleFields, state: SearchState, world: Table, tree: Tree, iterations: int
) -> int:
    """Return the place of the most tried move."""
    nodes, totals, path = tree.nodes, tree.totals, tree.path
    for number in range(iterations):
        swap_cards(view, rules, state, tree.network, search.STEPS)
        determinize(view, rules, state, world, search.chance_within(state))
        draw_callers(world, rules, casual=False)
        depth = descend(rules, state, world, tree, number + 1)
        if world.end == End.NONE:
            play_out(world, rules, reply(world, rules), casual=False)
        for step in range(depth):
            nodes[path[step, 0], 1] += 1
            totals[path[step, 0]] += equity(world, rules, path[step, 1]) / WHOLE
    return most_tried(nodes)


@kernel
def descend(  # noqa: PLR0917 - a kernel
    rules: RuleFields, state: SearchState, world: Table, tree: Tree, free: int
) -> int:
    """Play down the tree until a node is new, which gets the place `free`; return how many decisions there were."""
    nodes, totals, legal, path = tree.nodes, tree.totals, tree.legal, tree.path
    node = 0
    for depth in range(DEEP):
        number = legal_moves(world, rules, legal)
        child = choose_child(legal, number, nodes, totals, node)
        fresh = child < 0
        if fresh:
            child = free
            nodes[child, 0] = legal[missing_index(state, legal, number, nodes, node)]
            nodes[child, 2] = 1
            nodes[child, 4] = nodes[node, 3]
            nodes[node, 3] = child
        path[depth, 0] = child
        path[depth, 1] = world.to_move
        play(world, rules, nodes[child, 0])
        if fresh or world.end != End.NONE:
            return depth + 1
        node = child
    return DEEP


@kernel
def child_of(nodes: Any, node: int, move: int) -> int:
    """Return the child of a node for a move, 0 if there is none."""
    child = nodes[node, 3]
    while child and nodes[child, 0] != move:
        child = nodes[child, 4]
    return child


@kernel
def missing_index(  # noqa: PLR0917 - a kernel
    state: Any, legal: Any, number: int, nodes: Any, node: int
) -> int:
    """Return one of the legal moves that has no child yet, by chance: its index."""
    missing = 0
    chosen = 0
    for index in range(number):
        if not child_of(nodes, node, legal[index]):
            missing += 1
            state.rng = chance.advance(state.rng)
            if chance.below(state.rng, missing) == 0:
                chosen = index
    return chosen


@kernel
def choose_child(  # noqa: PLR0917 - a kernel
    legal: Any, number: int, nodes: Any, totals: Any, node: int
) -> int:
    """Return the legal child to try, by its mean and by how seldom it was tried; -1 if one is missing."""
    best = -1
    most = -1.0
    missing = False
    for index in range(number):
        child = child_of(nodes, node, legal[index])
        if not child:
            missing = True
        else:
            nodes[child, 2] += 1
            tried = nodes[child, 1] + 1e-9
            bound = totals[child] / tried + EXPLORE * math.sqrt(math.log(nodes[child, 2]) / tried)
            if bound > most:
                most = bound
                best = child
    return -1 if missing else best


@kernel
def most_tried(nodes: Any) -> int:
    """Return the child of the root that was tried most."""
    child = nodes[0, 3]
    best = child
    while child:
        if nodes[child, 1] > nodes[best, 1]:
            best = child
        child = nodes[child, 4]
    return best


def tree(view: Any, rules: Rules, seed: int) -> str:
    """Return the token that this search plays."""
    states = new(SearchState)
    states["rng"] = chance.seed_state(seed)
    state, world, seen, fields = states[0], new(Table)[0], view[0], fields_of(rules)[0]
    hand, table = int(view[0]["hand"]), int(view[0]["table"])
    if search.needs_no_search(seen, fields, EXPERT):
        return token_of(int(beginner(seen, fields, state)), hand, table)
    network = new(ValueNetwork)[0]
    search.begin(seen, fields, state, world, network, casual=False, heeds=False)
    nodes, totals = np.zeros((SIMULATIONS + 2, 5), np.int64), np.zeros(SIMULATIONS + 2)
    legal, path = np.zeros(MOVES, np.int32), np.zeros((DEEP, 2), np.int64)
    best = grow(seen, fields, state, world, Tree(nodes, totals, legal, path, network), SIMULATIONS)
    return token_of(int(nodes[best, 0]), hand, table)


racing = partial(choose, "expert", simulations=SIMULATIONS)


def main() -> None:
    """Let the two searches play each other with the same number of simulations."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=["schwimmen"], metavar="GAME")
    parser.add_argument("--sets", type=int, default=50, help="sets of two matches at most")
    parser.add_argument("--seconds", type=float, default=float("inf"))
    args = parser.parse_args()
    for preset in args.games:
        pair = ("benchmarks.ismcts:racing", "benchmarks.ismcts:tree")
        setup = Setup(rules=find(preset).rules, players=2, entrants=pair)
        cell = {"results": results_of(setup, sets=args.sets, seconds=args.seconds)}
        print(f"{preset:22} racing against IS-MCTS {text_of(cell)}", flush=True)


if __name__ == "__main__":
    main()
