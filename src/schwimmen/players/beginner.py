"""`beginner`: plays as people do who sit down for the first time. It collects a suit, and calls on a good hand.

It does not think of every open card, hardly ever calls in a first turn, later on less and less (`calling`), and
sometimes a turn too late. It knows no game: what it does follows from the legal moves and from what the rules call a
good hand.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, View
from schwimmen.engine.pips import POINTS, SUIT_MASK, best_suit
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import value
from schwimmen.players.calling import SWAY, calls_from, enough, keeps_from, keeps_whole, must_exchange, sees, step_of
from schwimmen.players.evaluation import SHADE, heuristic
from schwimmen.players.search_state import SearchState, chance_below
from schwimmen.players.temper import felt_turns, spares
from schwimmen.rules.enums import CallEffect, ContestTotal, Valuation

STINT: Final = 24 << SHADE
"""What it may cost a watchful player not to lay down a card that the next one collects: twelve points."""


@kernel
def beginner(view: View, rules: RuleFields, state: SearchState) -> int:
    """Return the move of a beginner."""
    if view.phase == Phase.TURN:
        return in_turn(view, rules, state)
    if view.phase == Phase.CHOICE:
        return choose_packet(view, rules)
    if view.phase == Phase.DISCARD:
        move = best_by_cards(view, rules, state)
        return with_call(view, move) if move != NOBODY else view.legal[0]
    if view.phase == Phase.VERDICT:
        return Kind.RIGHT.value
    return answer(view, rules)


@kernel
def choose_packet(view: View, rules: RuleFields) -> int:
    """Return the dealer's choice: the better packet, or the unseen one instead of a poor hand."""
    least = keeps_from(rules)
    if not view.hand:  # only the packet is seen (C-17)
        keeps = value(view.packet, rules) < (enough(rules) if rules.trade_closes else least)
    elif view.packet:
        keeps = strength(view.hand, rules) >= strength(view.packet, rules)
    else:
        keeps = value(view.hand, rules) >= least
    if keeps or view.legal_count == 1:
        return Kind.KEEP.value
    return Kind.TRADE.value


@kernel
def answer(view: View, rules: RuleFields) -> int:
    """Return the answer to a call: a challenge with a good hand (CF-7)."""
    points = value(view.hand, rules)
    if rules.contest_total == ContestTotal.BEST_SUIT:
        points = 2 * best_suit(view.hand)
    return Kind.CHALLENGE.value if points >= enough(rules) else Kind.DECLINE.value


@kernel
def in_turn(view: View, rules: RuleFields, state: SearchState) -> int:
    """Return the move of a turn: the best exchange if it helps, else what brings new cards, else nothing."""
    now = heuristic(view.hand, rules)
    best = best_by_cards(view, rules, state)
    after = heuristic(codes.hand_after(view.hand, view.table, best), rules) if best != NOBODY else now
    if is_legal(view, Kind.CLOSE) and closes(view, rules, state, best, after > now):
        return Kind.CLOSE.value
    if best != NOBODY and (after > now or view.refreshed):
        return call_if_enough(view, rules, state, best)
    if is_legal(view, Kind.TAKE) and take_helps(view, rules):
        return Kind.TAKE.value
    return without_exchange(view, rules, state, best)


@kernel
def closes(view: View, rules: RuleFields, state: SearchState, best: int, helps: bool) -> bool:
    """Say whether to call instead of making an exchange, the best of which may help."""
    if helps and (rules.call_effect == CallEffect.LAST_TURNS or rules.call_effect == CallEffect.STICK):
        return False
    if must_exchange(rules):
        return best == NOBODY or sticks(view, rules, state, best)
    return is_enough(view, rules, state, view.hand)


@kernel
def sticks(view: View, rules: RuleFields, state: SearchState, best: int) -> bool:
    """Say whether to keep a hand that every exchange would spoil: if that costs more than is still hoped for."""
    after = value(codes.hand_after(view.hand, view.table, best), rules)
    return bool(keeps_whole(value(view.hand, rules), after, calls_from(rules, felt_turns(view, state))))


@kernel
def without_exchange(view: View, rules: RuleFields, state: SearchState, best: int) -> int:
    """Return what to do where no exchange helps: draw, pass, have the table replaced, or the least bad exchange."""
    if is_legal(view, Kind.DRAW):
        return Kind.DRAW.value
    if is_legal(view, Kind.PASS):
        return call_if_enough(view, rules, state, Kind.PASS.value)
    if is_legal(view, Kind.REFRESH) and view.turns[view.seat] < 8:
        return Kind.REFRESH.value
    return call_if_enough(view, rules, state, best) if best != NOBODY else view.legal[0]


@kernel
def is_legal(view: View, move: int) -> bool:
    """Say whether a move is legal."""
    for index in range(view.legal_count):
        if view.legal[index] == move:
            return True
    return False


@kernel
def best_by_cards(view: View, rules: RuleFields, state: SearchState) -> int:
    """Return the legal move that makes the best hand by its cards; of equal ones any, `NOBODY` if there is none."""
    noticed = notice(view, state)
    plan = planned(view, rules)
    best = NOBODY
    most = -(1 << 60)
    equals = 0
    for index in range(view.legal_count):
        move = view.legal[index]
        if codes.rides(move) or not names_cards(move) or sticks_early(view, rules, state, move):
            continue
        after = codes.hand_after(view.hand, view.table, move)
        if codes.kind_of(move) == Kind.SWAP and not fits_plan(after, noticed & bit(codes.take_of(move)), plan, rules):
            continue
        if codes.kind_of(move) == Kind.SOME and view.table & after & ~noticed:
            continue
        found = heuristic(after, rules) - (STINT if spares(view, rules, state, move) else 0)
        if found > most:
            most = found
            equals = 0
        if found == most:
            equals += 1
            if chance_below(state, equals) == 0:
                best = move
    return best


@kernel
def notice(view: View, state: SearchState) -> int:
    """Return the open cards that a player thinks of: some of them (`calling.sees`).

    All of them if it would be none and he may not pass. Who sits down to play plays like this, and a hand does not end
    in the first round because somebody always sees the one card that makes a 31.
    """
    noticed = 0
    cards = view.table
    while cards:
        if chance_below(state, 6) < sees(view.turns[view.seat]):
            noticed |= cards & -cards
        cards &= cards - 1
    return noticed if noticed or is_legal(view, Kind.PASS) else view.table


@kernel
def planned(view: View, rules: RuleFields) -> int:
    """Return all cards of the suit that a player collects; all cards where suits do not count, or he may not pass."""
    if rules.valuation != Valuation.BEST or not is_legal(view, Kind.PASS):
        return -1
    best = best_suit(view.hand)
    for shift in (39, 26, 13, 0):
        if POINTS[view.hand >> shift & SUIT_MASK] == best:
            return SUIT_MASK << shift
    return -1


@kernel
def fits_plan(after: int, taken: int, plan: int, rules: RuleFields) -> bool:
    """Say whether a card that a player has noticed is one that he collects, or makes three of a kind."""
    return bool(taken & plan or (taken and value(after, rules) > 2 * best_suit(after)))


@kernel
def sticks_early(view: View, rules: RuleFields, state: SearchState, move: int) -> bool:
    """Say whether a move takes all cards for good that are not good enough to stay with (DU-4)."""
    if not rules.swap_all_sticks or codes.kind_of(move) != Kind.ALL:
        return False
    return bool(value(view.table, rules) < calls_from(rules, felt_turns(view, state)))


@kernel
def names_cards(move: int) -> bool:
    """Say whether what the hand is after a move follows from the move."""
    kind = codes.kind_of(move)
    return kind == Kind.SWAP or kind == Kind.ALL or kind == Kind.DISCARD or kind == Kind.SOME


@kernel
def take_helps(view: View, rules: RuleFields) -> bool:
    """Say whether the top discard makes the hand better (TO-4)."""
    now = heuristic(view.hand, rules)
    rest = view.hand
    while rest:
        if heuristic(view.hand & ~bit(lowest(rest)) | bit(view.top_card), rules) > now:
            return True
        rest &= rest - 1
    return False


@kernel
def call_if_enough(view: View, rules: RuleFields, state: SearchState, move: int) -> int:
    """Return a move with the call riding on it if that is legal and the hand after it is good enough."""
    if is_enough(view, rules, state, codes.hand_after(view.hand, view.table, move)):
        return with_call(view, move)
    return move


@kernel
def is_enough(view: View, rules: RuleFields, state: SearchState, hand: int) -> bool:
    """Say whether to call on a hand now."""
    sway = step_of(rules) * (chance_below(state, SWAY) - SWAY // 2)
    return bool(value(hand, rules) >= max(1, calls_from(rules, felt_turns(view, state)) + sway))


@kernel
def with_call(view: View, move: int) -> int:
    """Return a move with the call riding on it, if that is legal."""
    return move | RIDER if is_legal(view, move | RIDER) else move
