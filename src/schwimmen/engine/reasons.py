"""Why a move is not legal: one reason each, for the player who wished it (SW-11 and its like in every game)."""

from __future__ import annotations

from enum import IntEnum

from schwimmen.engine.bits import size
from schwimmen.engine.calls import Riding, fits, may_call, riding
from schwimmen.engine.codes import CHOICES, RIDER, Kind, choice_of, give_of, kind_of, rides, take_of
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, Table
from schwimmen.engine.moves import RIDDEN, count_plain, count_ridden, legal_kinds
from schwimmen.engine.stock import stock_size
from schwimmen.rules.enums import CallRequires, Centre, CloseTiming, DealerChoice, PassRule


class Why(IntEnum):
    """Why a move is not legal; 0: it is. Each has a sentence `why-…` in the catalogue."""

    LEGAL = 0
    HAND_OVER = 1
    MATCH_OVER = 2
    CHOOSE_FIRST = 3
    CHOICE_MADE = 4
    NO_SWAP_ALL = 5
    MUST_EXCHANGE = 6
    CALLED_ALREADY = 7
    CALL_TOO_EARLY = 8
    CALL_RIDES = 9
    CALL_IS_A_TURN = 10
    NOT_IN_HAND = 11
    NOT_ON_TABLE = 12
    NO_MOVE = 13
    MUST_KEEP = 14
    MUST_DISCARD = 15
    MUST_JUDGE = 16
    MUST_ANSWER = 17
    MUST_SWAP_ONE = 18
    OFFER = 19
    NO_PASS = 20
    PASS_FIRST_TURN = 21
    PASS_LATER = 22
    PASS_STOCK_OUT = 23
    CALL_NEEDS_SUIT = 24
    CALL_NEEDS_31 = 25
    CALL_NEEDS_51 = 26
    CALL_CANNOT_RIDE = 27
    REFRESH_TOO_EARLY = 28
    REFRESH_NO_CARDS = 29
    STOCK_EMPTY = 30
    PILE_EMPTY = 31
    JUST_TAKEN = 32
    POOL_NOT_FULL = 33
    POOL_COUNT = 34
    NOT_NOW = 35
    NOT_IN_GAME = 36
    CALL_NEEDS_POINTS = 37
    NOT_SEVERAL = 38
    NAME_ALL = 39


@kernel
def why_illegal(table: Table, rules: RuleFields, move: int) -> int:
    """Return why a move is not legal now (`Why`), 0 if it is."""
    kind = kind_of(move)
    if not legal_kinds(table, rules) >> kind & 1:
        return why_not_kind(table, rules, kind)
    why = why_not_cards(table, rules, kind, move)
    if why != Why.LEGAL or not rides(move):
        return why
    return why_no_rider(table, rules, move & ~RIDER)


@kernel
def why_not(table: Table, rules: RuleFields, kind: int) -> int:
    """Return why no move of this kind is legal for the seat to move (`Why`), 0 if there is one."""
    return Why.LEGAL if legal_kinds(table, rules) >> kind & 1 else why_not_kind(table, rules, kind)


@kernel
def why_not_cards(table: Table, rules: RuleFields, kind: int, move: int) -> int:
    """Return why the cards of a move cannot be those of its kind (`Why`), 0 if they can."""
    hand = table.hands[table.to_move] if table.to_move != NOBODY else 0
    if kind == Kind.SWAP or kind == Kind.DISCARD:
        if not hand >> give_of(move) & 1:
            return Why.NOT_IN_HAND
    if kind == Kind.SWAP and not table.table >> take_of(move) & 1:
        return Why.NOT_ON_TABLE
    if kind == Kind.DISCARD and give_of(move) == table.taken:
        return Why.JUST_TAKEN
    if kind == Kind.SOME:
        return why_not_several(table, rules, move, size(hand))
    return Why.LEGAL


@kernel
def why_not_several(table: Table, rules: RuleFields, move: int, held: int) -> int:
    """Return why an exchange of several cards cannot be one (`Why`), 0 if it can (C-15, CF-5)."""
    count, most = size(give_of(move)), size(table.table)
    if rules.centre == Centre.POOL:
        least = most
    else:
        least = 2
        most = min(most, held - (held == most))
    if count < least or count > most or give_of(move) >> held or choice_of(move) >= CHOICES[count, size(table.table)]:
        return Why.POOL_COUNT if rules.centre == Centre.POOL else Why.NOT_SEVERAL
    return Why.LEGAL


@kernel
def why_no_rider(table: Table, rules: RuleFields, move: int) -> int:
    """Return why no call can ride on a legal move (`Why`), 0 if one can (SW-10, TP-9, CF-6)."""
    how = riding(table, rules)
    if how != Riding.NONE and not RIDDEN >> kind_of(move) & 1:
        return Why.CALL_CANNOT_RIDE
    if how == Riding.ALL or (how == Riding.SOME and fits(table, rules, move)):
        return Why.LEGAL
    return why_unridden(table, rules)


@kernel
def why_no_ride(table: Table, rules: RuleFields) -> int:
    """Return why a call can ride on no move of the seat to move (`Why`), 0 if it can on one."""
    kinds = legal_kinds(table, rules)
    if count_ridden(table, rules, kinds, count_plain(table, rules, kinds)):
        return Why.LEGAL
    if table.phase == Phase.TURN or (rules.clear_call and table.phase == Phase.DISCARD):
        return why_unridden(table, rules)
    return why_not_kind(table, rules, Kind.CLOSE.value)


@kernel
def why_unridden(table: Table, rules: RuleFields) -> int:
    """Return what keeps a call from riding on a move that could bear one (`Why`)."""
    if rules.clear_call:
        return Why.CALL_NEEDS_51
    if rules.close_timing == CloseTiming.INSTEAD:
        return Why.CALL_IS_A_TURN
    return why_no_call(table, rules)


@kernel
def why_no_call(table: Table, rules: RuleFields) -> int:
    """Return why the seat to move cannot call in this turn (`Why`)."""
    if table.phase == Phase.CHOICE:
        return Why.CHOOSE_FIRST
    if table.caller != NOBODY:
        return Why.CALLED_ALREADY
    if not may_call(table, rules):
        return Why.CALL_TOO_EARLY
    if rules.call_requires == CallRequires.THIRTY_ONE:
        return Why.CALL_NEEDS_31
    return Why.CALL_NEEDS_SUIT if rules.call_requires == CallRequires.FLUSH else Why.CALL_NEEDS_POINTS


@kernel
def why_not_kind(table: Table, rules: RuleFields, kind: int) -> int:
    """Return why a kind that is not legal now is not (`Why`)."""
    if kind > Kind.DECLINE:
        return Why.NO_MOVE
    if table.phase == Phase.TURN:
        return why_not_in_turn(table, rules, kind)
    if table.phase == Phase.DEAL:
        return Why.HAND_OVER
    if table.phase == Phase.CHOICE:
        return Why.MUST_KEEP if kind == Kind.TRADE else Why.CHOOSE_FIRST
    if table.phase == Phase.DISCARD:
        return Why.MUST_DISCARD
    if table.phase == Phase.VERDICT:
        return Why.MUST_JUDGE
    return Why.MUST_ANSWER if table.phase == Phase.ANSWER else Why.MATCH_OVER


@kernel
def why_not_in_turn(table: Table, rules: RuleFields, kind: int) -> int:
    """Return why a kind that is not legal in this turn is not (`Why`)."""
    if kind == Kind.KEEP or kind == Kind.TRADE:
        return Why.NOT_IN_GAME if rules.dealer_choice == DealerChoice.NONE else Why.CHOICE_MADE
    if kind == Kind.DISCARD or kind >= Kind.RIGHT:
        return Why.NOT_NOW
    if table.refreshed:
        return Why.MUST_SWAP_ONE
    if kind == Kind.PASS:
        return why_no_pass(table, rules)
    if kind == Kind.CLOSE:
        return Why.CALL_RIDES if rules.close_timing == CloseTiming.RIDER else why_no_call(table, rules)
    if kind == Kind.REFRESH and rules.refresh_from_turn:
        too_early = table.turns[table.to_move] + 1 < rules.refresh_from_turn
        return Why.REFRESH_TOO_EARLY if too_early else Why.REFRESH_NO_CARDS
    return why_not_with_cards(table, rules, kind)


@kernel
def why_no_pass(table: Table, rules: RuleFields) -> int:
    """Return why passing is not legal in this turn (`Why`)."""
    if table.caller != NOBODY:
        return Why.MUST_EXCHANGE
    if rules.pass_rule == PassRule.FIRST_TURN:
        return Why.PASS_FIRST_TURN
    if rules.pass_rule == PassRule.LATER_TURNS:
        return Why.PASS_LATER
    return Why.PASS_STOCK_OUT if rules.pass_rule == PassRule.STOCK_OUT else Why.NO_PASS


@kernel
def why_not_with_cards(table: Table, rules: RuleFields, kind: int) -> int:
    """Return why cards of the table, the stock, the pile or the pool cannot be had in this way (`Why`)."""
    if rules.centre == Centre.TABLE:
        if kind == Kind.SWAP:
            return Why.OFFER
        if kind == Kind.ALL:
            return Why.NAME_ALL if rules.allow_swap_all else Why.NO_SWAP_ALL
        return Why.NOT_IN_GAME
    if kind == Kind.DRAW and stock_size(table) == 0:
        return Why.STOCK_EMPTY
    if rules.centre == Centre.DISCARD:
        return Why.PILE_EMPTY if kind == Kind.TAKE else Why.NOT_IN_GAME
    if kind == Kind.SWAP:
        return Why.POOL_NOT_FULL
    return Why.POOL_COUNT if kind == Kind.SOME else Why.NOT_IN_GAME
