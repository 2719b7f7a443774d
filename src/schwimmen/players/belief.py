"""What the others may hold: hands that explain what their owners did are likelier than others.

The arrangement of the hidden cards is a permutation, cut into hands, packet and stock. From one arrangement to the
next two cards change places; whether they do is decided by how much better or worse the hands explain what everybody
saw (N. Metropolis and others, "Equation of State Calculations by Fast Computing Machines", J. Chem. Phys. 21, 1953).
So arrangements come up as often as they are likely. How badly a hand explains what its owner did is its surprisal: the
negative logarithm of its likelihood, in eighths.
"""

from __future__ import annotations

import math
from typing import Final

import numpy as np

from schwimmen.engine import chance
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, RuleFields, View
from schwimmen.players.determinization import held_by, unseen
from schwimmen.players.hindsight import surprisal_by_network
from schwimmen.players.search_state import SearchState, chance_below
from schwimmen.players.surprisal import CAP, surprisal
from schwimmen.players.value_network.network import ValueNetwork

ACCEPTANCE = np.array([round(2**31 * math.exp(-step / 8)) for step in range(4 * CAP * 8)], np.int64)
"""The chance to accept a hand whose surprisal is greater by so much, of 2^31."""

BURN_IN: Final = 12
"""Exchanges of two cards, for each hidden card, before the first world is used."""


@kernel
def sample_deal(view: View, rules: RuleFields, state: SearchState) -> None:
    """Deal the hidden cards by chance."""
    hidden = unseen(view, rules)
    left = 0
    while hidden:
        state.hidden[left] = lowest(hidden)
        state.owner[left] = NOBODY
        hidden &= hidden - 1
        left += 1
    state.total = left
    state.held = 0
    for seat in range(view.seats):
        state.surprisals[seat] = 0
        for _ in range(view.counts[seat] - size(held_by(view, seat))):
            drawn = state.held + chance_below(state, left - state.held)
            card = state.hidden[drawn]
            state.hidden[drawn] = state.hidden[state.held]
            state.hidden[state.held] = card
            state.owner[state.held] = seat
            state.held += 1


@kernel
def burn_in(view: View, rules: RuleFields, state: SearchState, network: ValueNetwork) -> None:
    """Exchange cards until the arrangement no longer depends on how it was dealt."""
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat]:
            state.surprisals[seat] = surprise(view, rules, state, network, seat)
    swap_cards(view, rules, state, network, BURN_IN * state.held)


@kernel
def hand_of(view: View, state: SearchState, seat: int) -> int:
    """Return the imagined hand of a seat."""
    hand = view.known[seat]
    for index in range(state.held):
        if state.owner[index] == seat:
            hand |= bit(state.hidden[index])
    return hand


@kernel
def swap_cards(view: View, rules: RuleFields, state: SearchState, network: ValueNetwork, steps: int) -> None:
    """Exchange two hidden cards that many times, where chance and likelihood allow it."""
    for _ in range(steps):
        one = chance_below(state, state.held)
        other = chance_below(state, state.total)
        if state.owner[one] != state.owner[other]:
            exchange(view, rules, state, network, one, other)


@kernel
def exchange(view: View, rules: RuleFields, state: SearchState, network: ValueNetwork, one: int, other: int) -> None:
    """Exchange two hidden cards of different owners, if that is likely enough."""
    put(state, one, other)
    first, second = state.owner[one], state.owner[other]
    after = surprise(view, rules, state, network, first)
    worse = after - state.surprisals[first]
    after_too = 0
    if second != NOBODY:
        after_too = surprise(view, rules, state, network, second)
        worse += after_too - state.surprisals[second]
    if worse > 0:
        state.rng = chance.advance(state.rng)
        if chance.fraction(state.rng) >= ACCEPTANCE[min(worse, len(ACCEPTANCE) - 1)]:
            put(state, one, other)
            return
    state.surprisals[first] = after
    if second != NOBODY:
        state.surprisals[second] = after_too


@kernel
def put(state: SearchState, one: int, other: int) -> None:
    """Put each of two hidden cards in the place of the other."""
    card = state.hidden[one]
    state.hidden[one] = state.hidden[other]
    state.hidden[other] = card


@kernel
def surprise(
    view: View, rules: RuleFields, state: SearchState, network: ValueNetwork, seat: int
) -> int:  # fmt: skip
    """Return how badly the imagined hand of a seat explains what it did: by a network, where one is asked."""
    hand = hand_of(view, state, seat)
    return surprisal_by_network(view, rules, network, seat, hand) if state.asks else surprisal(view, rules, seat, hand)
