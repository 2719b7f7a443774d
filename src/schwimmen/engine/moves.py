"""Moves as small integers: their code, which are legal, and why one is not.

A code is `kind | rider << 4 | give << 5 | take << 11`: the kind of the action, whether a call rides on it, and the
two cards of an exchange. It says what happens without the position beside it, fits 17 bits, and has room for the
whole family (section 6 of the rules): a discard has only `give`; the trade of CF-5 keeps the positions of the hand
cards that go as six bits in `give`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final

from schwimmen.engine.kernel import kernel, lowest, pick, size
from schwimmen.engine.layout import NOBODY, Phase
from schwimmen.rules import CloseTiming


class Kind(IntEnum):
    """What is done. The order is that of `nth_move`, and part of no file format."""

    KEEP = 0
    TRADE = 1
    SWAP = 2
    ALL = 3
    PASS = 4
    CLOSE = 5


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


RIDER: Final = 1 << 4
_GIVE: Final = 5
_TAKE: Final = 11


@kernel
def swap(give: int, take: int) -> int:
    """Return the code of the exchange of a hand card for a table card."""
    return Kind.SWAP | give << _GIVE | take << _TAKE


@kernel
def kind_of(move: int) -> int:
    """Return the kind of a move."""
    return move & 15


@kernel
def rides(move: int) -> bool:
    """Say whether a call rides on a move."""
    return move & RIDER != 0


@kernel
def give_of(move: int) -> int:
    """Return the card that leaves the hand."""
    return move >> _GIVE & 63


@kernel
def take_of(move: int) -> int:
    """Return the card that comes to the hand."""
    return move >> _TAKE & 63


# ---------------------------------------------------------------- legality: every answer comes from these two


@kernel
def why_not(table: Any, rules: Any, kind: int) -> int:
    """Return why no move of this kind is legal for the seat to move (`Why`), 0 if there is one (SW-11)."""
    if table.phase == Phase.DEAL:
        return Why.HAND_OVER
    if table.phase == Phase.OVER:
        return Why.MATCH_OVER
    if table.phase == Phase.CHOICE:
        return Why.LEGAL if kind == Kind.KEEP or kind == Kind.TRADE else Why.CHOOSE_FIRST
    if kind == Kind.KEEP or kind == Kind.TRADE:
        return Why.CHOICE_MADE
    if kind == Kind.ALL:
        return Why.LEGAL if rules.allow_swap_all else Why.NO_SWAP_ALL
    if kind == Kind.PASS:
        return Why.MUST_EXCHANGE if table.caller != NOBODY and not rules.last_turn_stand else Why.LEGAL
    if kind == Kind.CLOSE:
        return why_no_call(table, rules) if rules.close_timing == CloseTiming.INSTEAD else Why.CALL_RIDES
    return Why.LEGAL if kind == Kind.SWAP else Why.NO_MOVE


@kernel
def why_no_call(table: Any, rules: Any) -> int:
    """Return why the seat to move cannot call in this turn (`Why`), 0 if it can (SW-10)."""
    if table.caller != NOBODY:
        return Why.CALLED_ALREADY
    if table.turns[table.to_move] + 1 < rules.close_from_turn:
        return Why.CALL_TOO_EARLY
    return Why.LEGAL


@kernel
def why_no_rider(table: Any, rules: Any) -> int:
    """Return why no call can ride on a move now (`Why`), 0 if one can (SW-10)."""
    if table.phase == Phase.CHOICE:
        return Why.CHOOSE_FIRST
    return why_no_call(table, rules) if rules.close_timing == CloseTiming.RIDER else Why.CALL_IS_A_TURN


@kernel
def why_illegal(table: Any, rules: Any, move: int) -> int:
    """Return why a move is not legal now (`Why`), 0 if it is."""
    kind = kind_of(move)
    why = why_not(table, rules, kind)
    if why != Why.LEGAL:
        return why
    if kind == Kind.SWAP and not table.hands[table.to_move] >> give_of(move) & 1:
        return Why.NOT_IN_HAND
    if kind == Kind.SWAP and not table.table >> take_of(move) & 1:
        return Why.NOT_ON_TABLE
    return why_no_rider(table, rules) if rides(move) else Why.LEGAL


# ---------------------------------------------------------------- listing: the legal moves are numbered


@kernel
def legal_kinds(table: Any, rules: Any) -> int:
    """Return the kinds that are legal now, a bit each."""
    return (
        legal_bit(table, rules, Kind.KEEP)
        | legal_bit(table, rules, Kind.TRADE)
        | legal_bit(table, rules, Kind.SWAP)
        | legal_bit(table, rules, Kind.ALL)
        | legal_bit(table, rules, Kind.PASS)
        | legal_bit(table, rules, Kind.CLOSE)
    )


@kernel
def legal_bit(table: Any, rules: Any, kind: int) -> int:
    """Return the bit of a kind if it is legal now, else 0."""
    return 1 << kind if why_not(table, rules, kind) == Why.LEGAL else 0


@kernel
def count_plain(rules: Any, kinds: int) -> int:
    """Return how many moves there are of some kinds, without those on which a call rides."""
    swaps = rules.hand_size * rules.table_size if kinds >> Kind.SWAP & 1 else 0
    return int(swaps + size(kinds & ~(1 << Kind.SWAP)))  # int: plain Python must not multiply within narrow types


@kernel
def nth_plain(table: Any, rules: Any, kinds: int, index: int) -> int:
    """Return a move by its number among the plain ones: first the exchanges, then the other kinds in order."""
    if kinds >> Kind.SWAP & 1:
        if index < rules.hand_size * rules.table_size:
            give = pick(table.hands[table.to_move], index // rules.table_size)
            return swap(give, pick(table.table, index % rules.table_size))
        index -= rules.hand_size * rules.table_size
    return nth_kind(kinds & ~(1 << Kind.SWAP), index)


@kernel
def nth_kind(kinds: int, index: int) -> int:
    """Return the kind at `index` of a set of kinds."""
    for _ in range(index):
        kinds &= kinds - 1
    return lowest(kinds)


@kernel
def can_ride(table: Any, rules: Any) -> bool:
    """Say whether every plain move exists once more with the call."""
    return table.phase == Phase.TURN and why_no_rider(table, rules) == Why.LEGAL


@kernel
def legal_moves(table: Any, rules: Any, moves: Any) -> int:
    """Write the legal moves of the seat to move into `moves` (`MOVES` long) and return their number."""
    kinds = legal_kinds(table, rules)
    plain = count_plain(rules, kinds)
    riding = can_ride(table, rules)
    for index in range(plain):
        move = nth_plain(table, rules, kinds, index)
        moves[index] = move
        if riding:
            moves[plain + index] = move | RIDER
    return 2 * plain if riding else plain


@kernel
def nth_move(table: Any, rules: Any, chosen: int) -> int:
    """Return one legal move by a 31-bit random number: each with the same probability."""
    kinds = legal_kinds(table, rules)
    plain = count_plain(rules, kinds)
    if not can_ride(table, rules):
        return nth_plain(table, rules, kinds, chosen * plain >> 31)
    index = chosen * 2 * plain >> 31
    if index < plain:
        return nth_plain(table, rules, kinds, index)
    return nth_plain(table, rules, kinds, index - plain) | RIDER
