"""How badly a hand explains what its owner did: the negative logarithm of its likelihood, in eighths.

Here by rules of thumb, as of somebody who wants the best hand at once, and calls as people do.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.bits import size
from schwimmen.engine.codes import Kind
from schwimmen.engine.combinations import by_cards
from schwimmen.engine.kernel import apart, bit, kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, View
from schwimmen.players.calling import keeps_from, step_of
from schwimmen.players.evaluation import CODE, SHADE, best_discard, best_exchange, of_one_suit, worth
from schwimmen.players.playout import patient_threshold
from schwimmen.rules.enums import CallEffect, CallRequires, Centre, PassRule

CAP: Final = 28
"""Most surprisal of one decision: everybody errs some day."""

LESS: Final = 6
"""By how many grains less than most people somebody may call on without surprise."""

MORE: Final = 8
"""By how many grains more somebody may hold who has not called."""


@apart
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
