"""From which hand people call: hardly ever in a first turn, on a good hand soon, on less the longer a hand takes.

`beginner` and `club` play so, because a hand with them is to be like one with people; who searches imagines some of the
others so (`playout`). Document 000 reckons with three turns for everybody.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.combinations import CATEGORY, by_cards
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import RuleFields, View
from schwimmen.engine.values import value
from schwimmen.players.evaluation import top_value
from schwimmen.rules.enums import CallEffect, Centre, PassRule, Score, Valuation

QUEEN: Final = 12
_JACK, _EIGHT, _FOUR = 11, 8, 4

KEEPS_FROM: Final = 2 * 14
"""Doubled value from which a dealer keeps his cards: three unknown ones are worth about that."""

SHARES: Final = np.array([140, 122, 110, 104, 98, 86, 80, 72, 62, 50, 36, 20, 0], np.int64)
"""By the turns that somebody has had: the value from which he calls, of 100 that are a good one."""

SWAY: Final = 16
"""How far apart the least and the most are from which somebody calls in the same turn, in grains."""

CARD_GRAIN: Final = 128
"""What a step is where single cards compare: half a rank. Elsewhere it is half a point."""

PAIR: Final = 1 << CATEGORY
"""The code of the least combination, of five that stand above single cards: a pair, as in Brag."""

CATEGORIES: Final = np.array(
    [
        5 * PAIR,
        3 * PAIR,
        2 * PAIR,
        PAIR | _JACK << 8,
        PAIR | _EIGHT << 8,
        PAIR | _FOUR << 8,
        PAIR,
        0,
    ],
    np.int64,
)
"""By the turns that somebody has had: the code of a hand from which he calls where single cards compare."""


@inlined
def sees(turns: int) -> int:
    """Return how many of six open cards people think of after so many turns of their own: two, later three and four."""
    return 2 + min(2, turns)


@inlined
def step_of(rules: RuleFields) -> int:
    """Return the least difference between two hands that somebody heeds who calls, as a doubled value."""
    return CARD_GRAIN if by_cards(rules) else 1


@inlined
def enough(rules: RuleFields) -> int:
    """Return the doubled value of a good hand: 25 in Schwimmen."""
    if rules.valuation == Valuation.NET:
        return top_value(rules) * 3 // 5
    if rules.call_effect == CallEffect.AT_ONCE:
        return top_value(rules) * 3 // 4
    return top_value(rules) * 4 // 5


@kernel
def keeps_from(rules: RuleFields) -> int:
    """Return the doubled value, or the code of a combination, from which a dealer keeps his cards."""
    return QUEEN << 8 if by_cards(rules) else KEEPS_FROM


@inlined
def calls_from(rules: RuleFields, turns: int) -> int:
    """Return the doubled value, or the code of a combination, from which people call after so many turns."""
    if by_cards(rules):
        return int(CATEGORIES[min(turns, len(CATEGORIES) - 1)])
    return max(1, enough(rules) * int(SHARES[min(turns, len(SHARES) - 1)]) // 100)


@kernel
def calls(move: int) -> bool:
    """Say whether a move is a call, or one rides on it."""
    return bool(codes.rides(move) or codes.kind_of(move) == Kind.CLOSE)


@inlined
def must_exchange(rules: RuleFields) -> bool:
    """Say whether who does not call has to exchange, for a worse hand if need be: there is no pass and no new table."""
    if rules.centre != Centre.TABLE or rules.pass_rule != PassRule.NEVER or rules.refresh_from_turn:
        return False
    return rules.call_effect == CallEffect.LAST_TURNS or rules.call_effect == CallEffect.STICK


@inlined
def keeps_whole(now: int, after: int, wanted: int) -> bool:
    """Say whether people call rather than spoil a hand: if that costs more than is missing to a good one."""
    return now - after >= wanted - now


@kernel
def calls_too_soon(view: View, rules: RuleFields, move: int, turns: int) -> bool:
    """Say whether people would not call yet by a move after so many turns; to stick ends nobody else's hand."""
    if rules.call_effect == CallEffect.STICK or not calls(move):
        return False
    wanted = calls_from(rules, turns)
    after = value(codes.hand_after(view.hand, view.table, move), rules)
    if after >= wanted or not must_exchange(rules):
        return bool(after < wanted)
    return codes.rides(move) or not keeps_whole(after, best_without_call(view, rules), wanted)


@kernel
def best_without_call(view: View, rules: RuleFields) -> int:
    """Return the value of the best hand that a legal move without a call makes."""
    best = -(1 << 60)
    for index in range(view.legal_count):
        move = view.legal[index]
        if not calls(move):
            best = max(best, value(codes.hand_after(view.hand, view.table, move), rules))
    return best


@kernel
def is_idle_call(view: View, rules: RuleFields, move: int) -> bool:
    """Say whether a move ends the hand for a hand that scores nothing, where the caller scores his own (CF-9).

    The rules allow it (CF-7), and no computer opponent does it: it would bring itself nothing, and mostly nobody.
    """
    if rules.score != Score.CONTEST or not calls(move):
        return False
    return value(codes.hand_after(view.hand, view.table, move), rules) <= 0
