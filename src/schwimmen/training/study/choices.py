"""What decisions are worth, as kernels: each is tried both ways in the same hand, played on from there in the same way.

Everybody plays as in the hands that the search imagines (`players.playout`): the best exchange, and a call from a bar
that is a little higher or lower for everybody. What counts is the chance to win the match (`players.equity`), so a
difference is one of win probability, of `WHOLE`. Because both ways share the pack, luck in the cards falls out
(common random numbers: P. Glasserman, D. Yao, "Some Guidelines and Guarantees for Common Random Numbers", Management
Science 38(6), 1992).
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.bits import size
from schwimmen.engine.calls import Riding, fits, riding
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import Records, bit, kernel, pick
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.match import start
from schwimmen.engine.moves import legal_kinds
from schwimmen.engine.pips import longest_suit, ranks_of
from schwimmen.engine.turn import play
from schwimmen.engine.values import value
from schwimmen.players.equity import WHOLE, equity
from schwimmen.players.playout import ROUNDS, draw_callers, play_out, reply
from schwimmen.rules.enums import Centre, Score

SEATS: Final = 10
TURNS: Final = 4
"""Own turns that are told apart; the last stands for all later ones."""
LIVES: Final = 4
"""Lives that are told apart; the last stands for all above."""
VALUES: Final = 128
"""Doubled values of hands."""

_THREE: Final = 3
_NEVER: Final = 1 << 50


class Pattern(IntEnum):
    """What three cards have in common."""

    SUITED = 0
    TWO = 1
    """Two of a suit."""
    TWO_AND_PAIR = 2
    """Two of a suit, one of them of the same rank as the third card."""
    PAIR = 3
    MIXED = 4
    TRIO = 5


class Sums(NamedTuple):
    """What is added up; each cell is a count, a sum of gains and a sum of their squares."""

    calls: NDArray[np.int64]
    """What a call gains over playing on, by place from the first to move, turn, lives and value of the hand."""
    kept: NDArray[np.int64]
    """What a hand that an exchange leaves gains over an even share, by turn, shape and value."""
    dealt: NDArray[np.int64]
    """What a dealer gains by keeping his first packet, by its value."""


def new_sums() -> Sums:
    """Return sums of nothing."""
    calls, kept = (SEATS, TURNS, LIVES, VALUES, 3), (TURNS, len(Pattern), VALUES, 3)
    return Sums(np.zeros(calls, np.int64), np.zeros(kept, np.int64), np.zeros((VALUES, 3), np.int64))


@kernel
def sample_hands(tables: Records[Table], rules: RuleFields, players: int, hands: int, sums: Sums) -> None:
    """Play hands and add up what each decision was worth.

    `tables` are two records, whose first one's chance deals and decides. Every other hand begins with lives as chance
    has them.
    """
    start(tables[0], rules, players, 0)
    fill_pack(tables[0], rules)
    for number in range(hands):
        start(tables[0], rules, players, number % players)
        if number & 1 and rules.score == Score.UNITS:
            deal_lives(tables[0], rules)
        deal(tables[0], rules)
        draw_callers(tables[0], rules, casual=False)
        even = not number & 1 and rules.centre == Centre.TABLE and rules.hand_size == _THREE
        play_hand(tables, rules, sums, even)


@kernel
def deal_lives(table: Table, rules: RuleFields) -> None:
    """Give everybody as many lives as chance has them."""
    least = 0 if rules.grace else 1
    for seat in range(table.seats):
        table.rng = chance.advance(table.rng)
        table.units[seat] = least + chance.below(table.rng, rules.units - least + 1)


@kernel
def play_hand(tables: Records[Table], rules: RuleFields, sums: Sums, even: bool) -> None:
    """Play the hand on the first table to its end, and compare the moves of each decision on the way.

    Hands that are kept are weighed where it is `even`: all have as many lives, three cards, and an open table.
    """
    table = tables[0]
    first = NOBODY
    for _ in range(ROUNDS * table.players):
        if table.end != End.NONE:
            return
        move = reply(table, rules)
        if table.phase == Phase.TURN:
            if first == NOBODY:
                first = table.to_move
            plain = weigh_call(tables, rules, first, sums.calls)
            if even and codes.kind_of(plain) == Kind.SWAP:
                weigh_kept(tables, rules, sums.kept)
        elif table.phase == Phase.CHOICE:
            weigh_packet(tables, rules, sums.dealt)
        play(table, rules, move)


@kernel
def weigh_call(tables: Records[Table], rules: RuleFields, first: int, calls: NDArray[np.int64]) -> int:
    """Try to call, and to play on, where both are legal; return the move that plays on."""
    table = tables[0]
    seat = table.to_move
    bar = table.strengths[seat]
    table.strengths[seat] = _NEVER
    plain = reply(table, rules) & ~RIDER
    table.strengths[seat] = bar
    how = riding(table, rules)
    rides = how == Riding.ALL or (how == Riding.SOME and fits(table, rules, plain))
    if codes.kind_of(plain) == Kind.CLOSE or not (rides or legal_kinds(table, rules) >> Kind.CLOSE & 1):
        return plain
    gain = equity_after(tables, rules, plain | RIDER if rides else Kind.CLOSE.value) - equity_after(
        tables, rules, plain
    )
    value = doubled_value(
        codes.hand_after(table.hands[seat], table.table, plain) if rides else table.hands[seat], rules
    )
    place = (seat - first) * rules.direction % table.seats
    turn = min(int(table.turns[seat]), TURNS - 1)
    add(calls[place, turn, lives_of(table, rules, seat), value], gain)
    return plain


@kernel
def weigh_kept(tables: Records[Table], rules: RuleFields, kept: NDArray[np.int64]) -> None:
    """Make an exchange that chance chooses, play on, and note what the hand that it left was worth."""
    table = tables[0]
    seat = table.to_move
    give, take = drawn(table, table.hands[seat]), drawn(table, table.table)
    hand = table.hands[seat] & ~bit(give) | bit(take)
    gain = equity_after(tables, rules, codes.swap(give, take)) - WHOLE // table.players
    turn = min(int(table.turns[seat]), TURNS - 1)
    add(kept[turn, pattern_of(hand), doubled_value(hand, rules)], gain)


@kernel
def weigh_packet(tables: Records[Table], rules: RuleFields, dealt: NDArray[np.int64]) -> None:
    """Try to keep the cards that were dealt, and to take the other packet, where both are legal."""
    table = tables[0]
    kinds = legal_kinds(table, rules)
    if kinds >> Kind.KEEP & 1 and kinds >> Kind.TRADE & 1:
        gain = equity_after(tables, rules, Kind.KEEP.value) - equity_after(tables, rules, Kind.TRADE.value)
        add(dealt[doubled_value(table.hands[table.to_move], rules)], gain)


@kernel
def equity_after(tables: Records[Table], rules: RuleFields, move: int) -> int:
    """Return what the match is worth to the seat to move after a move and the play that follows, on another table."""
    tables[1] = tables[0]
    play_out(tables[1], rules, move, casual=False)
    return equity(tables[1], rules, tables[0].to_move)


@kernel
def add(cell: NDArray[np.int64], gain: int) -> None:
    """Add a gain to a cell."""
    cell[0] += 1
    cell[1] += gain
    cell[2] += gain * gain


@kernel
def drawn(table: Table, cards: int) -> int:
    """Return a card of a set, by the table's chance."""
    table.rng = chance.advance(table.rng)
    count = size(cards)
    return pick(cards, chance.below(table.rng, count), count)


@kernel
def doubled_value(hand: int, rules: RuleFields) -> int:
    """Return twice the value of a hand, between the bounds of a cell."""
    return max(0, min(VALUES - 1, value(hand, rules)))


@kernel
def lives_of(table: Table, rules: RuleFields, seat: int) -> int:
    """Return how many hands a seat can lose before it is out, less one; 0 where no lives are played for."""
    if rules.score != Score.UNITS:
        return 0
    return min(LIVES - 1, table.units[seat] - (0 if rules.grace else 1))


@kernel
def pattern_of(hand: int) -> int:
    """Return the `Pattern` of three cards."""
    ranks, most = size(ranks_of(hand)), longest_suit(hand)
    if most == _THREE:
        return Pattern.SUITED.value
    if most == 1:
        return Pattern.MIXED.value if ranks == _THREE else Pattern.PAIR.value if ranks > 1 else Pattern.TRIO.value
    return Pattern.TWO.value if ranks == _THREE else Pattern.TWO_AND_PAIR.value
