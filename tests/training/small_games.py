"""Games of the kind of Schwimmen that are small enough to be solved exactly: hands of two, one open card, a few turns.

In a turn a player exchanges a card for the open one, or passes, and may call on top; then the other one has the last
turn, as he has anyway in the last turn of all. Everybody sees whether a player gives the lower of his cards or the
higher. The better suit wins a life from the other, equal ones go by suit. All deals are looked at side by side: each
array has a number for each deal, and each row of an information set is one.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Array: TypeAlias = NDArray[Any]

WAYS = 3
"""What can be done with the cards: pass, or give either one."""
PLAIN, CALLED = slice(0, WAYS), slice(WAYS, 2 * WAYS)
"""Where the moves without and with a call stand among all."""


@dataclass
class Node:
    """A turn, after what was done before it: the hands then, and the information set of the player to move."""

    seat: int
    hands: tuple[Array, Array]
    table: Array
    sets: Array
    """The number of the information set in each deal."""
    calls: Array
    """(WAYS, deals): what a call after each way brings to the player to move."""
    next: list[Node | Array] = field(default_factory=list)
    """For each way without a call the next turn, or what the last turn brings to the player to move now."""


@dataclass
class SmallGame:
    """A game with so many ranks of so many suits, after so many turns over."""

    ranks: int
    suits: int
    turns: int
    blind: bool = False
    """Whether players cannot tell which suit is the higher one."""

    def __post_init__(self) -> None:
        """Lay all deals side by side."""
        cards = range(self.ranks * self.suits)
        pairs = list(itertools.combinations(cards, 2))
        deals = [
            (*mine, *theirs, table)
            for mine, theirs in itertools.product(pairs, pairs)
            if not set(mine) & set(theirs)
            for table in cards
            if table not in mine + theirs
        ]
        dealt = np.array(deals).T
        self.deals, self.nodes = len(deals), list[Node]()
        self.root = self._node(0, (dealt[:2], dealt[2:4]), dealt[4], [dealt[4]], (dealt[:2], dealt[2:4]))

    def strength(self, hand: Array) -> Array:
        """Return how strong hands (2, deals) are: points of the best suit, then the suit."""
        suits, points = hand // self.ranks, hand % self.ranks + 1
        same = suits[0] == suits[1]
        one, two = points * 16 + suits
        return np.where(same, points.sum(0) * 16 + suits[0], np.maximum(one, two))

    def ways(self, hand: Array, table: Array) -> list[tuple[Array, Array]]:
        """Return hand and open card after each way."""
        first, second = hand
        given = [(np.sort([table, second], axis=0), first), (np.sort([first, table], axis=0), second)]
        return [(hand, table), *given]

    def last_turn(self, mine: Array, theirs: Array, table: Array) -> Array:
        """Return what a hand brings against one that has the last turn."""
        best = np.max([self.strength(hand) for hand, _ in self.ways(theirs, table)], axis=0)
        return np.sign(self.strength(mine) - best)

    def _node(
        self, turn: int, hands: tuple[Array, Array], table: Array, seen: list[Array], dealt: tuple[Array, Array]
    ) -> Node:
        """Return a turn and all that can come after it; `seen` is what everybody saw."""
        seat = turn % 2
        node = Node(seat, hands, table, self._sets([*dealt[seat], *seen]), np.zeros((WAYS, self.deals)))
        self.nodes.append(node)
        for way, (hand, left) in enumerate(self.ways(hands[seat], table)):
            node.calls[way] = self.last_turn(hand, hands[1 - seat], left)
            if turn + 2 == self.turns:
                node.next.append(node.calls[way])
                continue
            after = (hand, hands[1]) if seat == 0 else (hands[0], hand)
            node.next.append(self._node(turn + 1, after, left, [*seen, left], dealt))
        return node

    def _sets(self, known: list[Array]) -> Array:
        """Return the number of the information set of each deal, given what its player knows of the cards."""
        if self.blind:
            known = self._without_names(known)
        key = np.zeros(self.deals, np.int64)
        for cards in known:
            key = key * self.ranks * self.suits + cards
        return np.unique(key, return_inverse=True)[1]

    def _without_names(self, known: list[Array]) -> list[Array]:
        """Return cards with suits named by the order in which they are met."""
        suits, ranks = np.array(known) // self.ranks, np.array(known) % self.ranks
        names = [(suits[:at] != suits[at]).cumprod(0).sum(0) for at in range(len(known))]
        return list(np.array(names) * self.ranks + ranks)


Strategy: TypeAlias = list[Array]
"""For each turn of a game, by its place in `nodes`, the probability of each move in each set (sets, 2 * WAYS)."""


def uniform(game: SmallGame) -> Strategy:
    """Return the strategy by which every move is as likely as another."""
    return [np.full((node.sets.max() + 1, 2 * WAYS), 1 / (2 * WAYS)) for node in game.nodes]


def worths(
    game: SmallGame, strategies: tuple[Strategy, Strategy], best: int | None = None
) -> tuple[Array, list[tuple[Array, Array]]]:
    """Return what the game is worth to the first player in each deal, and of each turn what its moves bring.

    The latter are sums over the deals of a set (sets, 2 * WAYS), weighed by how likely the other player is to let it
    come to that, and these weights (sets,). The player `best` makes the best move in each set instead.
    """
    found: list[tuple[Array, Array]] = [(np.zeros(0), np.zeros(0))] * len(game.nodes)
    places = {id(node): place for place, node in enumerate(game.nodes)}

    def value(node: Node, reach: tuple[Array, Array]) -> Array:
        """Return what a turn is worth to the player to move."""
        place, me = places[id(node)], node.seat
        chances = strategies[me][place]
        moves = np.zeros((2 * WAYS, game.deals))
        moves[CALLED] = node.calls
        for way, after in enumerate(node.next):
            if isinstance(after, Node):
                mine = reach[me] * chances[node.sets, way]
                moves[way] = -value(after, (mine, reach[1]) if me == 0 else (reach[0], mine))
            else:
                moves[way] = after
        weights = reach[1 - me]
        sums = np.stack([np.bincount(node.sets, weights * move, len(chances)) for move in moves], 1)
        found[place] = sums, np.bincount(node.sets, weights, len(chances))
        if best == me:
            return moves[sums.argmax(1)[node.sets], np.arange(game.deals)]
        return (chances[node.sets] * moves.T).sum(1)

    return value(game.root, (np.ones(game.deals), np.ones(game.deals))), found


def exploitability(game: SmallGame, strategy: Strategy) -> float:
    """Return what best responses to both sides of a strategy win together."""
    first, second = (worths(game, (strategy, strategy), best)[0].mean() for best in (0, 1))
    return float(first - second)


def shown(game: SmallGame, blind: SmallGame, strategy: Strategy) -> Strategy:
    """Return a strategy that was learned blind as one of the game in which suits are seen."""
    found = uniform(game)
    for chances, rows, here, there in zip(found, strategy, game.nodes, blind.nodes, strict=True):
        chances[here.sets] = rows[there.sets]
    return found


def learned(game: SmallGame, rounds: int, temperature: float, rate: float) -> Strategy:
    """Return what comes of it if values follow what moves bring, and the strategy the values (as `players.solved`)."""
    strategy = uniform(game)
    values = [np.zeros_like(chances) for chances in strategy]
    mean = [chances.copy() for chances in strategy]
    for number in range(rounds):
        _, found = worths(game, (strategy, strategy))
        for place, (sums, weights) in enumerate(found):
            values[place] += rate * (sums / np.maximum(weights, 1e-12)[:, None] - values[place])
            strategy[place] = softened(values[place], temperature)
            mean[place] += (strategy[place] - mean[place]) / max(1, number + 1 - rounds // 2)
    return mean


def softened(values: Array, temperature: float) -> Array:
    """Return the probabilities of moves by what they are worth, row by row (`mixing.soften`)."""
    chances = np.exp((values - values.max(1, keepdims=True)) / temperature)
    found: Array = chances / chances.sum(1, keepdims=True)
    return found
