"""What a deal or a move has brought about, as events that everybody may know.

Events follow from the table as it was and as it is now: first as rows of numbers, one for each event, then as text.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.bits import lowest
from schwimmen.engine.codes import Kind, give_of, kind_of, rides, take_of
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table
from schwimmen.engine.stock import stock_size
from schwimmen.engine.turn import gives_all
from schwimmen.projection.forms import NAME
from schwimmen.projection.spelling import EVENT, KIND_KEY, SAY_END, SAY_KEY, TOLD, Say, Told
from schwimmen.projection.text import OBJECT, OBJECT_END, Letters, Marks, gap, part, put
from schwimmen.projection.values import Facts, key, sentence, value, values
from schwimmen.rules.enums import CallEffect, Centre, OneSuitTable

DEALT: Final = -1
"""Stands for a move when a hand was dealt."""

EVENTS: Final = 16
"""The most events of one move."""

KIND: Final = 0
SAY: Final = 1
SEAT: Final = 2
GIVE: Final = 3
TAKE: Final = 4
CALL: Final = 5
NAMED: Final = 6
"""Where a row holds the numbers of `EVENT` (from `SEAT` on), and those that its sentence names."""

WIDTH: Final = 16


@kernel
def tell(letters: Letters, marks: Marks, rows: Facts, rules: RuleFields, terms: Letters) -> None:
    """Write events; a part begins at each event, at its sentence, and after that."""
    for number in range(1, rows[0, 0] + 1):
        row = rows[number]
        gap(letters, marks)
        part(marks)
        put(letters, marks, OBJECT)
        key(letters, marks, KIND_KEY)
        value(letters, marks, NAME + TOLD, row[KIND], rules, terms)
        key(letters, marks, SAY_KEY)
        part(marks)
        sentence(letters, marks, row[SAY], row[NAMED:], rules, terms)
        gap(letters, marks)
        part(marks)
        values(letters, marks, EVENT, row[SEAT:], rules, terms)
        put(letters, marks, OBJECT_END)


@kernel
def happened(rows: Facts, before: Table, table: Table, rules: RuleFields, move: int) -> None:
    """Note what a move, or `DEALT`, has changed."""
    rows[0, 0] = 0
    if move == DEALT:
        row = event(rows, Told.DEAL.value, Say.DID_DEAL.value, table.dealt_by)
        rows[row, NAMED + 1] = table.hand_number
        washed(rows, table, rules, 0)
        shown(rows, table, 0)
    else:
        moved(rows, before, table, rules, move)
        refreshed(rows, before, table, move)
        began(rows, before, table)
        if washed(rows, table, rules, before.gone) and table.to_move != NOBODY:
            event(rows, Told.TURNS.value, Say.DID_EXTRA_TURN.value, table.to_move)
        last_active = rules.call_effect == CallEffect.STICK and table.last_turns > before.last_turns
        if last_active and table.to_move != NOBODY:
            event(rows, Told.TURNS.value, Say.DID_LAST_ACTIVE.value, table.to_move)
        shown(rows, table, before.declared)
    ended(rows, table, rules)


@kernel
def event(rows: Facts, kind: int, say: int, seat: int) -> int:
    """Add an event whose sentence names a seat first, and return its row."""
    rows[0, 0] += 1
    row = rows[0, 0]
    rows[row] = 0
    rows[row, KIND] = kind
    rows[row, SAY] = say
    rows[row, SEAT] = seat
    rows[row, NAMED] = seat
    return int(row)


# ---------------------------------------------------------------- the move itself


@kernel
def moved(rows: Facts, before: Table, table: Table, rules: RuleFields, move: int) -> None:
    """Note the move itself."""
    kind, seat = kind_of(move), before.to_move
    if kind == Kind.SWAP or kind == Kind.ALL:
        exchanged(rows, before, table, rules, move)
    elif kind == Kind.PASS:
        row = event(
            rows, Told.PASS.value, Say.DID_REFUSE.value if table.end == End.REFUSED else Say.DID_PASS.value, seat
        )
        calls(rows, row, move)
    elif kind == Kind.CLOSE:
        rows[event(rows, Told.CLOSE.value, Say.DID_CLOSE.value, seat), CALL] = 1
    elif kind == Kind.REFRESH:
        cleared(rows, before, table, rules)
    elif kind == Kind.DRAW:
        event(rows, Told.DRAW.value, Say.DID_DRAW.value, seat)
        if table.gone != before.gone:
            row = event(rows, Told.WASHOUT.value, Say.DID_POOL_GONE.value, NOBODY)
            rows[row, NAMED] = before.table
    elif kind == Kind.TAKE or kind == Kind.DISCARD or kind == Kind.SOME:
        piled(rows, before, rules, move)
    elif kind == Kind.RIGHT or kind == Kind.WRONG:
        judged(rows, before, kind)
    elif kind == Kind.CHALLENGE or kind == Kind.DECLINE:
        event(rows, Told.ANSWER.value, Say.DID_CHALLENGE.value + kind - Kind.CHALLENGE, seat)
    else:
        event(rows, Told.CHOICE.value, Say.DID_KEEP.value + kind - Kind.KEEP, seat)


@kernel
def calls(rows: Facts, row: int, move: int) -> None:
    """Note whether a call rides: the event says so, and so does its sentence, after the seat."""
    rows[row, CALL] = rows[row, NAMED + 1] = 1 if rides(move) else 0


@kernel
def exchanged(rows: Facts, before: Table, table: Table, rules: RuleFields, move: int) -> None:
    """Note an exchange, or that it was named if an explanation is required (EN-6).

    The card to be given is not shown then: after a wrong answer it stays in the hand.
    """
    every, named = kind_of(move) == Kind.ALL, table.phase == Phase.VERDICT
    kind = Told.ALL.value if every else Told.SWAP.value
    say = Say.DID_ALL.value if every else Say.DID_SWAP.value
    if named:
        kind = Told.NAME.value
        say = Say.DID_NAME_ALL.value if every else Say.DID_NAME_SWAP.value
    row = event(rows, kind, say, before.to_move)
    calls(rows, row, move)
    give, take = given(before, move), taken(before, move)
    rows[row, TAKE] = take
    place = NAMED + 3
    if named:
        rows[row, CALL] = 0
    else:
        rows[row, GIVE] = give
        rows[row, place] = give if every else lowest(give)
        place += 1
    rows[row, place] = take if every else lowest(take)
    rows[row, place + 1] = rules.swap_all_sticks


@kernel
def given(before: Table, move: int) -> int:
    """Return the cards that an exchange takes out of the hand."""
    return int(before.hands[before.to_move]) if kind_of(move) == Kind.ALL else bit(give_of(move))


@kernel
def taken(before: Table, move: int) -> int:
    """Return the cards that an exchange brings to the hand."""
    return int(before.table) if kind_of(move) == Kind.ALL else bit(take_of(move))


@kernel
def cleared(rows: Facts, before: Table, table: Table, rules: RuleFields) -> None:
    """Note that somebody had the table replaced, and that the stock was rebuilt for it (FO-4, FO-6)."""
    if stock_size(before) < rules.table_size:
        rows[event(rows, Told.REFRESH.value, Say.DID_REBUILD.value, NOBODY), NAMED] = stock_size(table)
    row = event(rows, Told.REFRESH.value, Say.DID_CLEAR.value, before.to_move)
    rows[row, TAKE] = rows[row, NAMED + 1] = table.table


@kernel
def piled(rows: Facts, before: Table, rules: RuleFields, move: int) -> None:
    """Note a card that went to the discard pile or came from it, or an exchange of several cards."""
    kind, seat = kind_of(move), before.to_move
    if kind == Kind.TAKE:
        top = before.pile[before.piled - 1]
        row = event(rows, Told.TAKE.value, Say.DID_TAKE.value, seat)
        rows[row, TAKE], rows[row, NAMED + 1] = bit(top), top
    elif kind == Kind.DISCARD:
        row = event(rows, Told.DISCARD.value, Say.DID_DISCARD.value, seat)
        rows[row, GIVE], rows[row, NAMED + 3] = bit(give_of(move)), give_of(move)
        calls(rows, row, move)
    else:
        exchanged_several(rows, before, rules, move)


@kernel
def exchanged_several(rows: Facts, before: Table, rules: RuleFields, move: int) -> None:
    """Note an exchange of several cards, or of the whole hand for some of a larger table (C-15, CF-5, CO-5)."""
    every = gives_all(rules, move)
    say = Say.DID_SWAP_SOME.value
    if rules.centre == Centre.POOL:
        say = Say.DID_TRADE_POOL.value
    elif every:
        say = Say.DID_ALL.value
    row = event(rows, Told.TRADE.value, say, before.to_move)
    rows[row, GIVE] = rows[row, NAMED + 3] = codes.given(before.hands[before.to_move], move)
    rows[row, TAKE] = rows[row, NAMED + 4] = codes.taken(before.table, move)
    rows[row, NAMED + 5] = rules.swap_all_sticks
    calls(rows, row, move)


@kernel
def judged(rows: Facts, before: Table, kind: int) -> None:
    """Note the verdict on an explanation, with the exchange that it allows."""
    say = Say.DID_RIGHT.value if kind == Kind.RIGHT else Say.DID_WRONG.value
    row = event(rows, Told.VERDICT.value, say, before.to_move)
    if kind == Kind.RIGHT:
        rows[row, GIVE], rows[row, TAKE] = given(before, before.pending), taken(before, before.pending)


# ---------------------------------------------------------------- what the rules forced


@kernel
def refreshed(rows: Facts, before: Table, table: Table, move: int) -> None:
    """Note a refresh after all have passed, even one for which the stock was too small (SW-13)."""
    if kind_of(move) != Kind.PASS or before.streak + 1 != table.players or table.caller != NOBODY:
        return
    if table.gone != before.gone:
        row = event(rows, Told.REFRESH.value, Say.DID_REFRESH.value, NOBODY)
        rows[row, TAKE] = rows[row, NAMED] = table.table
    elif table.streak == 0 and table.end != End.ALLPASS:
        event(rows, Told.REFRESH.value, Say.DID_REFRESH_NONE.value, NOBODY)


@kernel
def began(rows: Facts, before: Table, table: Table) -> None:
    """Note that a new round has begun, and the card that it brings (CO-7)."""
    if table.round_number <= before.round_number:
        return
    card = table.table & ~before.table & ~before.hands[before.to_move]
    say = Say.DID_ROUND.value if card else Say.DID_ROUND_EMPTY.value
    row = event(rows, Told.ROUND.value, say, NOBODY)
    rows[row, TAKE] = card
    rows[row, NAMED] = table.round_number
    rows[row, NAMED + 1] = lowest(card) if card else NOBODY


@kernel
def washed(rows: Facts, table: Table, rules: RuleFields, gone: int) -> bool:
    """Note that a table of one suit was washed out, and say so (TP-3)."""
    if rules.one_suit_table != OneSuitTable.WASHOUT or table.gone == gone:
        return False
    row = event(rows, Told.WASHOUT.value, Say.DID_WASHOUT.value, NOBODY)
    rows[row, GIVE] = rows[row, NAMED] = table.gone & ~gone
    rows[row, TAKE] = rows[row, NAMED + 1] = table.table
    return True


@kernel
def shown(rows: Facts, table: Table, declared: int) -> None:
    """Note hands that had to be shown, and the turns that others still have (SW-12, DU-7, TO-5)."""
    if table.declared == declared:
        return
    say = Say.DID_DECLARE_31.value
    if table.end == End.FIRE:
        say = Say.DID_DECLARE_FIRE.value
    elif table.end == End.BLITZ:
        say = Say.DID_DECLARE_BLITZ.value
    rows[event(rows, Told.DECLARE.value, say, lowest(table.declared)), NAMED] = table.declared
    if table.single:
        rows[event(rows, Told.TURNS.value, Say.DID_SINGLE_TURNS.value, NOBODY), NAMED] = table.single


@kernel
def ended(rows: Facts, table: Table, rules: RuleFields) -> None:
    """Note how the hand has ended, and who has won the match with it."""
    if table.end == End.NONE:
        return
    out_of_stock = table.end == End.DRAW and rules.centre == Centre.DISCARD
    event(rows, Told.END.value, Say.END_DRAW_STOCK.value if out_of_stock else SAY_END + table.end, NOBODY)
    if table.phase == Phase.OVER:
        rows[event(rows, Told.MATCH.value, Say.MATCH_WON.value, NOBODY), NAMED] = table.winners
