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

from schwimmen.engine import chance, codes
from schwimmen.engine.bits import lowest, size
from schwimmen.engine.codes import Kind
from schwimmen.engine.combinations import by_cards
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, View
from schwimmen.players.calling import step_of
from schwimmen.players.determinization import held_by, unseen
from schwimmen.players.evaluation import CODE, SHADE, best_discard, best_exchange, of_one_suit, worth
from schwimmen.players.playout import keeps_from, patient_threshold
from schwimmen.players.search_state import SearchState, chance_below
from schwimmen.rules.enums import CallEffect, CallRequires, Centre, PassRule

CAP: Final = 28
"""Most surprisal of one decision: everybody errs some day."""

ACCEPTANCE = np.array([round(2**31 * math.exp(-step / 8)) for step in range(4 * CAP * 8)], np.int64)
"""The chance to accept a hand whose surprisal is greater by so much, of 2^31."""

LESS: Final = 6
"""By how many grains less than most people somebody may call on without surprise."""

MORE: Final = 8
"""By how many grains more somebody may hold who has not called."""

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
def burn_in(view: View, rules: RuleFields, state: SearchState) -> None:
    """Exchange cards until the arrangement no longer depends on how it was dealt."""
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat]:
            state.surprisals[seat] = surprisal(view, rules, seat, hand_of(view, state, seat))
    swap_cards(view, rules, state, BURN_IN * state.held)


@kernel
def hand_of(view: View, state: SearchState, seat: int) -> int:
    """Return the imagined hand of a seat."""
    hand = view.known[seat]
    for index in range(state.held):
        if state.owner[index] == seat:
            hand |= bit(state.hidden[index])
    return hand


@kernel
def swap_cards(view: View, rules: RuleFields, state: SearchState, steps: int) -> None:
    """Exchange two hidden cards that many times, where chance and likelihood allow it."""
    for _ in range(steps):
        one = chance_below(state, state.held)
        other = chance_below(state, state.total)
        if state.owner[one] != state.owner[other]:
            exchange(view, rules, state, one, other)


@kernel
def exchange(view: View, rules: RuleFields, state: SearchState, one: int, other: int) -> None:
    """Exchange two hidden cards of different owners, if that is likely enough."""
    put(state, one, other)
    first, second = state.owner[one], state.owner[other]
    after = surprisal(view, rules, first, hand_of(view, state, first))
    worse = after - state.surprisals[first]
    after_too = 0
    if second != NOBODY:
        after_too = surprisal(view, rules, second, hand_of(view, state, second))
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
def surprisal(view: View, rules: RuleFields, seat: int, hand: int) -> int:
    """Return how badly a hand explains what its owner did."""
    total = 0
    if size(hand) == rules.hand_size or view.phase == Phase.DISCARD:
        last_move = view.last_move[seat]
        if last_move != NOBODY:
            total += exchange_surprisal(hand, view.saw[seat], last_move, rules)
            total += call_surprisal(view, rules, seat, hand)
            before = hand_before(hand, last_move)
            if before and view.move_before[seat] != NOBODY:
                total += exchange_surprisal(before, view.saw_before[seat], view.move_before[seat], rules)
    return total


@kernel
def hand_before(hand: int, last_move: int) -> int:
    """Return the hand before a decision that led to it, 0 where that cannot be told."""
    kind = codes.kind_of(last_move)
    if kind == Kind.SWAP and hand >> codes.take_of(last_move) & 1:
        return hand & ~bit(codes.take_of(last_move)) | bit(codes.give_of(last_move))
    return hand if kind == Kind.PASS or kind == Kind.CLOSE else 0


@kernel
def loss_surprisal(difference: int, rules: RuleFields) -> int:
    """Return the surprisal of a decision that misses so much worth."""
    if by_cards(rules):
        return max(0, min(CAP, difference >> SHADE + 7))
    if of_one_suit(rules):
        return max(0, min(CAP, difference >> SHADE + 1))
    return max(0, min(CAP, difference >> SHADE))


@kernel
def exchange_surprisal(hand: int, saw: int, last_move: int, rules: RuleFields) -> int:
    """Return the surprisal of a decision that led to a hand, for somebody who wants the best hand at once."""
    kind = codes.kind_of(last_move)
    if kind == Kind.KEEP:
        return loss_surprisal((keeps_from(rules) << SHADE) - worth(hand, rules), rules)
    if kind == Kind.DISCARD:
        whole = hand | bit(codes.give_of(last_move))
        return loss_surprisal((best_discard(whole, 0, rules) >> CODE) - worth(hand, rules), rules)
    before = hand_before(hand, last_move)
    if not before or not saw or rules.centre == Centre.DISCARD:
        return 0
    best = best_exchange(before, saw, saw, 1, rules) >> CODE
    if rules.pass_rule == PassRule.ALWAYS:
        best = max(best, worth(before, rules))
    return loss_surprisal(best - worth(hand, rules), rules)


@kernel
def call_surprisal(view: View, rules: RuleFields, seat: int, hand: int) -> int:
    """Return the surprisal of a call on a hand, or of none."""
    if rules.call_effect == CallEffect.STICK or rules.clear_call:
        return 0
    if rules.call_requires != CallRequires.NONE or rules.call_minimum:
        return 0
    middle = patient_threshold(rules, max(0, view.turns[seat] - 1))
    if seat == view.caller:
        return loss_surprisal((middle - LESS * step_of(rules) << SHADE) - worth(hand, rules), rules)
    if view.caller == NOBODY and view.turns[seat] >= rules.close_from_turn:
        return loss_surprisal(worth(hand, rules) - (middle + MORE * step_of(rules) << SHADE), rules) >> 1
    return 0
