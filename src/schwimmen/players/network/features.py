"""What the playout network sees of a move: a few rows of weights, which are added up.

A row stands for a card in some place after the move, or for a fact. Whoever moves sees its own hand, the open cards,
and what is known of the others; nothing else may matter, since imagined hands are played by it.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.calls import Riding
from schwimmen.engine.codes import Kind
from schwimmen.engine.combinations import by_cards
from schwimmen.engine.kernel import Ints, bit, inlined, kernel, lowest, size
from schwimmen.engine.layout import NOBODY, PACK, RuleFields, Table
from schwimmen.engine.seats import next_seat
from schwimmen.engine.stock import stock_size
from schwimmen.players.evaluation import CODE, SHADE, best_discard, best_exchange, of_one_suit, worth
from schwimmen.rules.enums import Centre, DealerChoice, Valuation

VERSION: Final = 1
"""Grows with every change of the features."""

WORTHS: Final = 128
"""Steps of a hand's worth that are told apart; the first one: a hand that nobody has seen."""
COUNTED: Final = 8
"""Turns, players and rounds that are told apart."""
STOCKS: Final = 8
"""Sizes of the stock that are told apart: 0, 1, 2 to 3, 4 to 7, and so on."""
STREAKS: Final = 4

HAND: Final = 0
"""Where each list of rows begins: the player's hand and the open cards after the move, ..."""
OPEN: Final = HAND + PACK
NEXT: Final = OPEN + PACK
"""... what is known of the next player's hand, and of all the others' hands, ..."""
OTHERS: Final = NEXT + PACK
KIND: Final = OTHERS + PACK
"""... the kind of the move, the worth of the hand after it, ..."""
WORTH: Final = KIND + len(Kind)
PROMISE: Final = WORTH + WORTHS
"""... that of the best hand that an open card would make of it, ..."""
TURNS: Final = PROMISE + WORTHS
"""... the player's turns, how many play, the round, the stock, how many have passed, and whether somebody called."""
PLAYERS: Final = TURNS + COUNTED
ROUND: Final = PLAYERS + COUNTED
STOCK: Final = ROUND + COUNTED
STREAK: Final = STOCK + STOCKS
CALLED: Final = STREAK + STREAKS
ROWS: Final = CALLED + 2

SEEN: Final = 6 + 4 * PACK
"""More rows than ever are true at once."""

_BELOW_NOTHING: Final = 40
"""Steps kept for hands that are worth less than nothing."""


@inlined
def write_cards(cards: int, first: int, rows: Ints, count: int) -> int:
    """Write a row for each card of a set behind the first `count` rows; return how many there are then."""
    while cards:
        rows[count] = first + lowest(cards)
        count += 1
        cards &= cards - 1
    return count


@kernel
def write_position(table: Table, rules: RuleFields, rows: Ints) -> int:
    """Write the rows that all moves of a decision share; return how many there are."""
    seat = table.to_move
    after = next_seat(table, rules, seat)
    known = 0
    for other in range(table.seats):
        if other != seat and other != after:
            known |= table.known[other]
    count = write_cards(table.known[after], NEXT, rows, 0)
    count = write_cards(known, OTHERS, rows, count)
    stock = 0
    while stock_size(table) >> stock and stock + 1 < STOCKS:
        stock += 1
    rows[count] = TURNS + min(table.turns[seat], COUNTED - 1)
    rows[count + 1] = PLAYERS + min(table.players - 2, COUNTED - 1)
    rows[count + 2] = ROUND + min(table.round_number, COUNTED - 1)
    rows[count + 3] = STOCK + stock
    rows[count + 4] = STREAK + min(table.streak, STREAKS - 1)
    rows[count + 5] = CALLED + (table.caller != NOBODY)
    return count + 6


@inlined
def step_of_worth(found: int, rules: RuleFields) -> int:
    """Return the step of a hand's worth."""
    found >>= SHADE
    if by_cards(rules):
        found >>= 8
    elif of_one_suit(rules):
        found >>= 2
    else:
        found >>= 1
    if rules.valuation == Valuation.NET:
        found += _BELOW_NOTHING
    return int(max(1, min(WORTHS - 1, found + 1)))


@kernel
def write_move(table: Table, rules: RuleFields, move: int, rows: Ints, count: int) -> int:
    """Write the rows of a move behind the first `count` rows; return how many there are then."""
    hand = table.hands[table.to_move]
    kind = codes.kind_of(move)
    open_cards = table.table
    if rules.centre == Centre.DISCARD:
        open_cards = bit(table.pile[table.piled - 1]) if table.piled else 0
    after = codes.hand_after(hand, table.table, move)
    step = 0
    if kind == Kind.TAKE:
        top = bit(table.pile[table.piled - 1])
        best = best_discard(hand | top, top, rules)
        after = (hand | top) & ~bit(codes.give_of(best & (1 << CODE) - 1))
        open_cards = (hand | top) & ~after
    elif kind == Kind.TRADE:
        open_cards = hand
        after = table.packet if rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY else 0
    elif kind == Kind.KEEP and rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY:
        open_cards = table.packet
        after = 0
    elif kind == Kind.DISCARD:
        open_cards = hand & ~after
    elif after != hand:
        open_cards = (hand | open_cards) & ~after
    promise = 0
    if after:
        step = step_of_worth(worth(after, rules), rules)
        if open_cards and size(after) == rules.hand_size:
            promise = step_of_worth(best_exchange(after, open_cards, rules) >> CODE, rules)
    count = write_cards(after, HAND, rows, count)
    count = write_cards(open_cards, OPEN, rows, count)
    rows[count] = KIND + kind
    rows[count + 1] = WORTH + step
    rows[count + 2] = PROMISE + promise
    return count + 3
