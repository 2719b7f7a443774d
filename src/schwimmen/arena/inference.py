"""What somebody who knows a player's strategy can infer of the hand that he holds, as kernels.

Every hand that the other player can hold is weighed by the probabilities with which the strategy would have done what
he was seen to do (Bayes). The strategy is asked for its probabilities in a view (`write_probabilities`), and nothing
here knows how it comes by them.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.kernel import I4, Ints, Records, Struct, bit, kernel
from schwimmen.engine.layout import Phase, RuleFields, Table, View
from schwimmen.engine.values import special
from schwimmen.engine.view import look
from schwimmen.players.beginner import beginner
from schwimmen.players.scratch import Scratch
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved import learned
from schwimmen.players.solved.infoset import COMPARED, InformationSet
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.play import solved, write_chances

HANDS: Final = 2600
"""Hands of three out of 26 cards: all but the responder's and the table."""

SOLVED: Final = -2
"""In the place of a level: the solved strategy."""
LEARNED: Final = -3
"""The same: the value network of the player's scratch record."""

ASKED: Final = 8
"""How often a player is asked whose probabilities are found by asking."""
NOISE: Final = 0.02
"""The probability with which a player is taken to move at random whose own strategy is not the one reckoned with, or
is found by asking: so nothing that he does is ruled out."""

Weights: TypeAlias = Annotated[NDArray[np.float64], "f8", HANDS]


class Belief(Struct):
    """What the responder thinks of the other hand."""

    seat: I4
    """The responder's."""
    hands: Annotated[Ints, "i8", HANDS]
    weights: Weights
    sums: Weights
    """The weights added up, to draw by."""
    count: I4
    """Hands; 0 before the table lies open."""
    moves: Annotated[Ints, "i4", COMPARED]
    """The moves that are compared."""
    results: Annotated[NDArray[np.float64], "f8", COMPARED]
    chances: Annotated[NDArray[np.float64], "f8", COMPARED]
    """Scratch: the probability of each legal move of a view."""


class Player(NamedTuple):
    """Somebody who plays by a strategy, and what he works in; his view is `scratch.seat_view`."""

    level: int
    """A level of the house, `SOLVED`, or `LEARNED`."""
    scratch: Scratch
    infoset: InformationSet
    net: Net
    noise: float
    """`NOISE`, or 0 where it is sure that he plays by the strategy."""


@kernel
def move_of(model: Player, rules: RuleFields) -> int:
    """Return a move of the strategy that the responder reckons with."""
    view, state = model.scratch.seat_view, model.scratch.state
    if model.level == SOLVED:
        return solved(view, rules, state, model.infoset, model.net)
    if model.level == LEARNED:
        return learned.learned(view, rules, state, model.infoset, model.net, model.scratch.network)
    return beginner(view, rules, state)


@kernel
def write_probabilities(model: Player, rules: RuleFields, chances: NDArray[np.float64]) -> None:
    """Write the probability of each legal move of the model's view."""
    view, state = model.scratch.seat_view, model.scratch.state
    if model.level == SOLVED:
        write_chances(view, rules, model.infoset, model.net, chances)
    elif model.level == LEARNED:
        learned.write_chances(view, rules, model.infoset, model.net, model.scratch.network, chances)
    else:
        for index in range(view.legal_count):
            chances[index] = 0.0
        for _ in range(ASKED):
            move = beginner(view, rules, state)
            for index in range(view.legal_count):
                if view.legal[index] == move:
                    chances[index] += 1 / ASKED
    for index in range(view.legal_count):
        chances[index] = (1 - model.noise) * chances[index] + model.noise / view.legal_count


@kernel
def unseen(table: Table, seat: int) -> int:
    """Return the cards of the pack of a fresh hand that a seat has not seen, nor knows to be anywhere."""
    cards = 0
    for index in range(table.bottom):
        cards |= bit(table.pack[index])
    seen: int = table.hands[seat] | table.table | table.gone
    return cards & ~seen


@kernel
def begin_belief(table: Table, rules: RuleFields, belief: Belief) -> None:
    """Write down every hand that the other player can hold once the table lies open, all of equal weight."""
    belief.count = 0
    first = unseen(table, belief.seat)
    while first:
        one = first & -first
        first ^= one
        second = first
        while second:
            two = second & -second
            second ^= two
            third = second
            while third:
                hand = one | two | (third & -third)
                third &= third - 1
                belief.hands[belief.count] = hand
                belief.weights[belief.count] = 0.0 if special(hand, rules) else 1.0
                belief.count += 1


@kernel
def likelihood(view: View, move: int, belief: Belief) -> float:
    """Return how likely a move was for the player who saw a view, by `belief.chances`."""
    for index in range(view.legal_count):
        if view.legal[index] == move:
            return float(belief.chances[index])
    return 0.0


@kernel
def learn_from(
    before: Table, rules: RuleFields, move: int, belief: Belief, model: Player, worlds: Records[Table]
) -> None:
    """Weigh each hand by how likely the other player's move was with it, and carry the move out in it.

    `before` is the table when he moved, with any hand in his place.
    """
    seat = before.to_move
    choosing = before.phase == Phase.CHOICE
    elsewhere = before.hands[1 - seat] | before.table | before.gone
    given = bit(codes.give_of(move)) if codes.kind_of(move) == codes.Kind.SWAP else 0
    view = model.scratch.seat_view
    for index in range(belief.count):
        hand = belief.hands[index]
        if belief.weights[index] > 0:
            worlds[0] = before
            table = worlds[0]
            table.hands[seat] = hand
            if hand & elsewhere or given & ~hand:
                belief.weights[index] = 0.0
            else:
                look(table, rules, seat, view)
                write_probabilities(model, rules, belief.chances)
                belief.weights[index] *= likelihood(view, move, belief)
                if not choosing:
                    belief.hands[index] = codes.hand_after(hand, table.table, move)


@kernel
def sum_up(table: Table, belief: Belief) -> None:
    """Rule out hands with cards that lie elsewhere, and add the weights up."""
    seat = belief.seat
    elsewhere = table.hands[seat] | table.table | table.gone
    known = table.known[1 - seat]
    total = 0.0
    for index in range(belief.count):
        hand = belief.hands[index]
        if hand & elsewhere or known & ~hand:
            belief.weights[index] = 0.0
        total += belief.weights[index]
        belief.sums[index] = total
    if total <= 0.0:
        for index in range(belief.count):
            hand = belief.hands[index]
            if not hand & elsewhere and not known & ~hand:
                total += 1.0
            belief.sums[index] = total


@kernel
def draw_hand(belief: Belief, state: SearchState) -> int:
    """Return a hand drawn by the weights."""
    state.rng = chance.advance(state.rng)
    wanted = chance.fraction(state.rng) / 2147483648 * belief.sums[belief.count - 1]
    low, high = 0, belief.count - 1
    while low < high:
        middle = (low + high) // 2
        if belief.sums[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return int(belief.hands[low])


@kernel
def imagine(table: Table, belief: Belief, state: SearchState, worlds: Records[Table]) -> None:
    """Make `worlds[0]` one that may be: the other hand by the weights, the packet and the stock by chance."""
    seat = belief.seat
    hidden = unseen(table, seat)
    worlds[0] = table
    here = worlds[0]
    here.rng = chance.spawn(state.rng)
    state.rng = chance.skip(state.rng)
    here.lazy = 1
    here.top = 0
    if table.phase == Phase.CHOICE:
        here.hands[1 - seat] = take(hidden, 3, state)
        hidden &= ~int(here.hands[1 - seat])
        here.packet = take(hidden, 3, state)
        hidden &= ~int(here.packet)
    else:
        here.hands[1 - seat] = draw_hand(belief, state)
        hidden &= ~int(here.hands[1 - seat])
    left = 0
    while hidden:
        here.pack[left] = lowest(hidden)
        hidden &= hidden - 1
        left += 1
    here.bottom = left


@kernel
def take(cards: int, count: int, state: SearchState) -> int:
    """Return some of a set of cards, drawn by chance."""
    taken = 0
    left = size(cards)
    while cards and count:
        state.rng = chance.advance(state.rng)
        if chance.below(state.rng, left) < count:
            taken |= cards & -cards
            count -= 1
        cards &= cards - 1
        left -= 1
    return taken
