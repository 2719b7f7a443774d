"""`beginner`: sees the obvious. It makes the best hand that it can make now, and calls on a good one.

It knows no game: what it does follows from the legal moves and from what the rules call a good hand.
"""

from __future__ import annotations

from typing import Any, Final

from schwimmen.engine import codes
from schwimmen.engine.brag import CATEGORY, Category
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import bit, kernel, lowest
from schwimmen.engine.layout import NOBODY, Phase
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import best_suit, value
from schwimmen.players.appeal import appeal, enough, hand_after, impatience
from schwimmen.players.mind import chance_below
from schwimmen.rules import CallEffect, ContestTotal, Valuation

KEEPS_FROM: Final = 2 * 14
"""Doubled value from which the dealer keeps his cards: three unknown ones are worth about that."""

_QUEEN: Final = 12


@kernel
def beginner(view: Any, rules: Any, mind: Any) -> int:
    """Return the move of a beginner."""
    if view.phase == Phase.TURN:
        return in_turn(view, rules, mind)
    if view.phase == Phase.CHOICE:
        return choose_packet(view, rules)
    if view.phase == Phase.DISCARD:
        move = best_by_cards(view, rules, mind)
        return with_call(view, move) if move != NOBODY else view.legal[0]
    if view.phase == Phase.VERDICT:
        return Kind.RIGHT.value
    return answer(view, rules)


@kernel
def choose_packet(view: Any, rules: Any) -> int:
    """Return the dealer's choice: the better packet, or the unseen one instead of a poor hand."""
    keeps = value(view.hand, rules) >= KEEPS_FROM
    if rules.valuation == Valuation.BRAG:
        keeps = value(view.hand, rules) >= Category.HIGH_CARD << CATEGORY | _QUEEN << 8
    if view.packet:
        keeps = strength(view.hand, rules) >= strength(view.packet, rules)
    if keeps or view.legal_count == 1:
        return Kind.KEEP.value
    return Kind.TRADE.value


@kernel
def answer(view: Any, rules: Any) -> int:
    """Return the answer to a call: a challenge with a good hand (CF-7)."""
    points = value(view.hand, rules)
    if rules.contest_total == ContestTotal.BEST_SUIT:
        points = 2 * best_suit(view.hand)
    return Kind.CHALLENGE.value if points >= enough(rules) else Kind.DECLINE.value


@kernel
def in_turn(view: Any, rules: Any, mind: Any) -> int:
    """Return the move of a turn: the best exchange if it helps, else what brings new cards, else nothing."""
    now = appeal(view.hand, rules)
    best = best_by_cards(view, rules, mind)
    after = appeal(hand_after(view.hand, view.table, best), rules) if best != NOBODY else now
    calls = is_legal(view, Kind.CLOSE)
    if calls and rules.call_effect == CallEffect.STICK:
        return best if after > now else Kind.CLOSE.value
    if calls and value(view.hand, rules) >= enough(rules) - impatience(view.turns[view.seat], rules):
        if rules.call_effect != CallEffect.LAST_TURNS or after <= now:
            return Kind.CLOSE.value
    if best != NOBODY and (after > now or view.refreshed):
        return call_if_enough(view, rules, best)
    if is_legal(view, Kind.TAKE) and take_helps(view, rules):
        return Kind.TAKE.value
    return without_exchange(view, rules, best)


@kernel
def without_exchange(view: Any, rules: Any, best: int) -> int:
    """Return what to do where no exchange helps: draw, pass, have the table replaced, or the least bad exchange."""
    if is_legal(view, Kind.DRAW):
        return Kind.DRAW.value
    if is_legal(view, Kind.PASS):
        return call_if_enough(view, rules, Kind.PASS.value)
    if is_legal(view, Kind.REFRESH) and view.turns[view.seat] < 8:
        return Kind.REFRESH.value
    return call_if_enough(view, rules, best) if best != NOBODY else view.legal[0]


@kernel
def is_legal(view: Any, move: int) -> bool:
    """Say whether a move is legal."""
    for index in range(view.legal_count):
        if view.legal[index] == move:
            return True
    return False


@kernel
def best_by_cards(view: Any, rules: Any, mind: Any) -> int:
    """Return the legal move that makes the best hand by its cards; of equal ones any, `NOBODY` if there is none."""
    best = NOBODY
    most = -(1 << 60)
    equals = 0
    for index in range(view.legal_count):
        move = view.legal[index]
        if codes.rides(move) or not names_cards(move):
            continue
        found = appeal(hand_after(view.hand, view.table, move), rules)
        if found > most:
            most = found
            equals = 0
        if found == most:
            equals += 1
            if chance_below(mind, equals) == 0:
                best = move
    return best


@kernel
def names_cards(move: int) -> bool:
    """Say whether what the hand is after a move follows from the move."""
    kind = codes.kind_of(move)
    return kind == Kind.SWAP or kind == Kind.ALL or kind == Kind.DISCARD or kind == Kind.POOL


@kernel
def take_helps(view: Any, rules: Any) -> bool:
    """Say whether the top discard makes the hand better (TO-4)."""
    now = appeal(view.hand, rules)
    rest = view.hand
    while rest:
        if appeal(view.hand & ~bit(lowest(rest)) | bit(view.top_card), rules) > now:
            return True
        rest &= rest - 1
    return False


@kernel
def call_if_enough(view: Any, rules: Any, move: int) -> int:
    """Return a move with the call riding on it if that is legal and the hand after it is good enough."""
    hand = hand_after(view.hand, view.table, move)
    if value(hand, rules) >= enough(rules) - impatience(view.turns[view.seat], rules):
        return with_call(view, move)
    return move


@kernel
def with_call(view: Any, move: int) -> int:
    """Return a move with the call riding on it, if that is legal."""
    return move | RIDER if is_legal(view, move | RIDER) else move
