"""The tree that a cheater grows in one decision: his own decisions on the way to the end of a hand.

Which move is tried next at each of them, its mean and how seldom it was tried decide: UCT (L. Kocsis, C. Szepesvári,
"Bandit Based Monte-Carlo Planning", ECML 2006). What the others do in between belongs to the way, not to the tree.
"""

from __future__ import annotations

import math
from typing import Annotated, Final

from schwimmen.engine import chance
from schwimmen.engine.kernel import I4, I8, Ints, Struct, kernel
from schwimmen.players.search_state import WEIGHED, SearchState

NODES: Final = 2048
"""Decisions that a tree has room for."""
SLOTS: Final = 4 * NODES
"""Places where a decision may be found by its key: four times as many, so that few are taken already."""
EDGES: Final = NODES * WEIGHED
EXPLORE: Final = 0.5
"""How much is tried that has not turned out best, as a share of what lies between the best and the worst line."""


class Tree(Struct):
    """Decisions, each with the moves that are weighed there; a move is an *edge*, numbered through all decisions."""

    nodes: I4
    """How many decisions there are."""
    keys: Annotated[Ints, "i8", SLOTS]
    """What tells a decision from others, in the slot where it is found; 0: nothing is there."""
    places: Annotated[Ints, "i4", SLOTS]
    """Which decision it is."""
    counts: Annotated[Ints, "i4", NODES]
    """How many moves are weighed there."""
    visits: Annotated[Ints, "i4", NODES]
    """How many lines went through it."""
    moves: Annotated[Ints, "i4", EDGES]
    tries: Annotated[Ints, "i4", EDGES]
    totals: Annotated[Ints, "i8", EDGES]
    """What came of a move in all lines that made it, added up."""
    worst: I8
    best: I8
    """What came of the worst and of the best line so far."""


@kernel
def clear(tree: Tree) -> None:
    """Begin a tree anew."""
    tree.nodes = 0
    for slot in range(SLOTS):
        tree.keys[slot] = 0
    tree.worst = 1 << 60
    tree.best = -(1 << 60)


@kernel
def find(tree: Tree, key: int) -> int:
    """Return the decision with a key, -1 if there is none."""
    slot = slot_of(tree, key)
    return tree.places[slot] if tree.keys[slot] else -1


@kernel
def slot_of(tree: Tree, key: int) -> int:
    """Return the slot in which a decision is, or would be."""
    slot = chance.below(key, SLOTS)
    while tree.keys[slot] != 0 and tree.keys[slot] != key:
        slot = (slot + 1) % SLOTS
    return slot


@kernel
def add_node(tree: Tree, key: int, state: SearchState) -> int:
    """Add a decision between the candidates that have been gathered, and return it."""
    node, slot = tree.nodes, slot_of(tree, key)
    tree.nodes += 1
    tree.keys[slot] = key
    tree.places[slot] = node
    tree.counts[node] = state.count
    tree.visits[node] = 0
    for index in range(state.count):
        edge = node * WEIGHED + index
        tree.moves[edge] = state.candidates[index]
        tree.tries[edge] = 0
        tree.totals[edge] = 0
    return node


@kernel
def edge_to_try(tree: Tree, node: int) -> int:
    """Return the move to try next: one that was never tried, or else the most promising one."""
    first = node * WEIGHED
    chosen = first
    most = -math.inf
    width = EXPLORE * max(tree.best - tree.worst, 1)  # while all lines are alike, moves are tried by turns
    for edge in range(first, first + tree.counts[node]):
        tried = tree.tries[edge]
        if tried == 0:
            return edge
        bound = tree.totals[edge] / tried + width * math.sqrt(math.log(tree.visits[node]) / tried)
        if bound > most:
            most = bound
            chosen = edge
    return chosen


@kernel
def book(tree: Tree, edge: int, result: int) -> None:
    """Note what came of a line that made a move."""
    tree.visits[edge // WEIGHED] += 1
    tree.tries[edge] += 1
    tree.totals[edge] += result
    tree.worst = min(tree.worst, result)
    tree.best = max(tree.best, result)


@kernel
def most_tried(tree: Tree) -> int:
    """Return the move at the root that was tried most."""
    chosen = 0
    for edge in range(tree.counts[0]):
        if tree.tries[edge] > tree.tries[chosen]:
            chosen = edge
    return tree.moves[chosen]
