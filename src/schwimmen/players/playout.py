"""How imagined hands are played: fast, and well enough to say what a position is worth.

A player reads its own hand, the open cards and what has been said. It takes what makes the best hand, and calls
as people do (`calling`), or sharply as who searches does, on a little more or less in every world, so that no opponent
is thought to be a machine.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from schwimmen.engine import chance, codes
from schwimmen.engine.bits import size
from schwimmen.engine.calls import Riding, fits, riding
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.combinations import by_cards, by_points
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import apart, bit, inlined, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.moves import legal_kinds, most_several
from schwimmen.engine.turn import play
from schwimmen.players.calling import PAIR, QUEEN, SWAY, calls_from, enough, keeps_from, sees, step_of
from schwimmen.players.evaluation import (
    CARD,
    CODE,
    SHADE,
    best_discard,
    best_exchange,
    best_trade,
    of_one_suit,
    top_value,
    worth,
)
from schwimmen.rules.enums import AllPass, CallEffect, Centre, DealerChoice, Score, SwapCounts, Valuation

ROUNDS: Final = 16
"""Decisions of each player after which an imagined hand is compared as it lies."""

REFRESHES: Final = 4
"""Turns in which somebody has the table replaced rather than make an exchange that does not help."""


class Caller(IntEnum):
    """How somebody plays whom a search imagines."""

    PATIENT = 0
    """Calls as people do."""
    SHARP = 1
    CASUAL = 2
    """Plays as people do in everything: overlooks cards, too, and passes where no exchange helps."""


CALLER_BITS: Final = 2


@kernel
def draw_callers(table: Table, rules: RuleFields, casual: bool) -> None:
    """Let each seat call on a little more or less in this world: casually, or else patiently or sharply.

    At a stock nobody is patient (decision 27). Kept in `strengths` until the hand is ranked: by how much more, and what
    `Caller` it is in the lowest bits.
    """
    at_stock = int(rules.centre == Centre.DISCARD)
    for seat in range(table.seats):
        table.rng = chance.advance(table.rng)
        drawn = chance.below(table.rng, 2 * SWAY)
        caller = Caller.CASUAL.value if casual else drawn & 1 | at_stock
        table.strengths[seat] = (step_of(rules) * ((drawn >> 1) - SWAY // 2) << SHADE) << CALLER_BITS | caller


@kernel
def default_move(table: Table, rules: RuleFields, casual: bool) -> int:
    """Return the move of the seat to move if it calls from the middle of what it may call from, casually or sharply."""
    table.strengths[table.to_move] = Caller.CASUAL.value if casual else Caller.SHARP.value
    return reply(table, rules)


@inlined
def caller_of(table: Table, seat: int) -> int:
    """Return what `Caller` a seat is."""
    return int(table.strengths[seat] & (1 << CALLER_BITS) - 1)


@inlined
def call_threshold(table: Table, rules: RuleFields, seat: int) -> int:
    """Return the worth from which a hand is good enough to call on it, at this turn of a seat."""
    turns = table.turns[seat]
    sharp = caller_of(table, seat) == Caller.SHARP
    middle = sharp_threshold(rules, table.players, turns) if sharp else patient_threshold(rules, turns)
    return int((middle << SHADE) + (table.strengths[seat] >> CALLER_BITS))


@inlined
def patient_threshold(rules: RuleFields, turns: int) -> int:
    """Return the value, as `worth` counts it, from which people call after a number of their own turns."""
    if of_one_suit(rules):
        return 2 * rules.hand_size * CARD + calls_from(rules, turns)
    return calls_from(rules, turns)


@inlined
def sharp_threshold(rules: RuleFields, players: int, turns: int) -> int:
    """Return the same for who weighs what a call brings: who searches meets his like, too.

    It falls by a step with each turn, but not where everybody draws, and hands get better with each turn.
    """
    first = 50 - players
    if rules.valuation != Valuation.BEST or rules.centre != Centre.TABLE or rules.call_effect == CallEffect.AT_ONCE:
        first = other_sharp_threshold(rules, players)
    return first if rules.centre == Centre.DISCARD else first - step_of(rules) * turns


@kernel
def other_sharp_threshold(rules: RuleFields, players: int) -> int:
    """Return that of a first turn where values are other ones, cards are drawn, or a call ends the hand at once."""
    if by_cards(rules):
        return PAIR | QUEEN << 8
    if of_one_suit(rules):
        return 2 * rules.hand_size * (CARD + 5)
    if by_points(rules):
        return top_value(rules) * 9 // 10 + players
    if rules.call_effect == CallEffect.LAST_TURNS and rules.centre == Centre.DISCARD:
        return 66 if rules.score == Score.TABLE else 56 - players
    if rules.valuation == Valuation.NET:
        return top_value(rules) * 9 // 20 + 2 * players
    return top_value(rules) * 5 // 8 + 2 * players


@kernel
def reply(table: Table, rules: RuleFields) -> int:
    """Return the move of the seat to move."""
    seat = table.to_move
    hand = table.hands[seat]
    if table.phase == Phase.TURN:
        if rules.centre == Centre.TABLE:
            return at_open_table(table, rules, seat, hand)
        return at_stock(table, rules, seat, hand)
    if table.phase == Phase.CHOICE:
        if rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY:
            return Kind.TRADE.value if worth(table.packet, rules) >> SHADE >= takes_from(rules) else Kind.KEEP.value
        return Kind.KEEP.value if worth(hand, rules) >> SHADE >= keeps_from(rules) else last_of_kinds(table, rules)
    if table.phase == Phase.DISCARD:
        barred = bit(table.taken) if table.taken != NOBODY else 0
        move = best_discard(hand, barred, rules) & (1 << CODE) - 1
        return with_call(table, rules, move, worth(hand & ~bit(codes.give_of(move)), rules), seat)
    if table.phase == Phase.VERDICT:
        return Kind.RIGHT.value
    contests = worth(hand, rules) >= sharp_threshold(rules, table.players, 0) << SHADE
    return Kind.CHALLENGE.value if contests else Kind.DECLINE.value


@kernel
def takes_from(rules: RuleFields) -> int:
    """Return the value from which a dealer takes the packet that he alone has seen (C-17): sooner if it is no call."""
    return enough(rules) if rules.trade_closes else keeps_from(rules)


@kernel
def last_of_kinds(table: Table, rules: RuleFields) -> int:
    """Return the last of the dealer's choices: to trade, where he may."""
    return Kind.TRADE.value if legal_kinds(table, rules) >> Kind.TRADE & 1 else Kind.KEEP.value


@inlined
def with_call(table: Table, rules: RuleFields, move: int, after: int, seat: int) -> int:
    """Return a move, with the call riding on it if that is legal and the worth of the hand after it is enough."""
    how = riding(table, rules)
    if how == Riding.NONE or (how == Riding.SOME and not fits(table, rules, move)):
        return move
    return move | RIDER if rules.clear_call or after >= call_threshold(table, rules, seat) else move


@inlined
def at_open_table(table: Table, rules: RuleFields, seat: int, hand: int) -> int:
    """Return the move of a turn at an open table."""
    kinds = legal_kinds(table, rules)
    now = worth(hand, rules)
    best = Kind.PASS.value
    after = -(1 << 50)
    noticed = noticed_by(table, seat, kinds) if caller_of(table, seat) == Caller.CASUAL else table.table
    if kinds >> Kind.SWAP & 1 and noticed:
        most = most_several(size(table.table), rules) if rules.swap_counts == SwapCounts.ANY else 1
        found = best_exchange(hand, table.table, noticed, most, rules)
        after = found >> CODE
        best = found & (1 << CODE) - 1
    if kinds >> Kind.ALL & 1:
        of_all = worth(table.table, rules)
        if of_all >= after:
            after = of_all
            best = Kind.ALL.value
    if kinds >> Kind.CLOSE & 1 and closes(table, rules, seat, now, after):
        return Kind.CLOSE.value
    if after <= now or best == Kind.PASS:
        if kinds >> Kind.PASS & 1:
            if stands(table, rules, seat, now, after):
                best = Kind.PASS.value
                after = now
        elif kinds >> Kind.REFRESH & 1 and table.turns[seat] < REFRESHES:
            return Kind.REFRESH.value
    return with_call(table, rules, best, after, seat)


@kernel
def noticed_by(table: Table, seat: int, kinds: int) -> int:
    """Return the open cards that somebody thinks of, as `beginner.notice` has it."""
    noticed = 0
    cards = table.table
    while cards:
        table.rng = chance.advance(table.rng)
        if chance.below(table.rng, 6) < sees(table.turns[seat]):
            noticed |= cards & -cards
        cards &= cards - 1
    return noticed if noticed or kinds >> Kind.PASS & 1 else table.table


@inlined
def closes(table: Table, rules: RuleFields, seat: int, now: int, after: int) -> bool:
    """Say whether a seat calls instead of making its best exchange."""
    if rules.call_effect != CallEffect.AT_ONCE and after > now + (2 << SHADE):
        return False
    return now >= call_threshold(table, rules, seat)


@inlined
def stands(table: Table, rules: RuleFields, seat: int, now: int, after: int) -> bool:
    """Say whether a seat passes where no exchange helps: not on a bad hand where passes end the hand."""
    if rules.all_pass != AllPass.END or table.caller != NOBODY or caller_of(table, seat) == Caller.CASUAL:
        return True
    return now - after > call_threshold(table, rules, seat) - now


@kernel
def at_stock(table: Table, rules: RuleFields, seat: int, hand: int) -> int:
    """Return the move of a turn with a stock and a discard pile or a pool."""
    kinds = legal_kinds(table, rules)
    now = worth(hand, rules)
    if kinds >> Kind.CLOSE & 1 and now >= call_threshold(table, rules, seat):
        return Kind.CLOSE.value
    if kinds >> Kind.TAKE & 1:
        top = bit(table.pile[table.piled - 1])
        if best_discard(hand | top, top, rules) >> CODE > now:
            return Kind.TAKE.value
    if kinds >> Kind.SWAP & 1:
        found = best_exchange(hand, table.table, table.table, 1, rules)
        if found >> CODE > now:
            return with_call(table, rules, found & (1 << CODE) - 1, found >> CODE, seat)
    if kinds >> Kind.SOME & 1:
        found = best_trade(hand, table.table, rules)
        if found >> CODE > now:
            return with_call(table, rules, found & (1 << CODE) - 1, found >> CODE, seat)
    if kinds >> Kind.DRAW & 1:
        return Kind.DRAW.value
    return otherwise(table, rules, kinds, hand)


@kernel
def otherwise(table: Table, rules: RuleFields, kinds: int, hand: int) -> int:
    """Return what to do where nothing helps and there is no stock left: pass, take, exchange, trade, or call."""
    if kinds >> Kind.PASS & 1:
        return Kind.PASS.value
    if kinds >> Kind.TAKE & 1:
        return Kind.TAKE.value
    if kinds >> Kind.SWAP & 1:
        return best_exchange(hand, table.table, table.table, 1, rules) & (1 << CODE) - 1
    if kinds >> Kind.SOME & 1:
        return best_trade(hand, table.table, rules) & (1 << CODE) - 1
    return Kind.CLOSE.value


@apart
def play_out(table: Table, rules: RuleFields, move: int, casual: bool) -> None:
    """Play an imagined hand to its end, beginning with a move; one that lasts too long is compared as it lies."""
    draw_callers(table, rules, casual)
    for _ in range(ROUNDS * table.players):
        play(table, rules, move)
        if table.end != End.NONE:
            return
        move = reply(table, rules)
    finish(table, End.CLOSE)
    settle_hand(table, rules)
