"""What is for one reader alone: the cards of a seat, what it may do, and why it may not do the rest.

It is noted as a row of numbers first (the places below), then written as text: only what has changed is written.
"""

from __future__ import annotations

from typing import Annotated, Final

from schwimmen.engine.bits import lowest, size
from schwimmen.engine.codes import RIDER, Kind, hand_after, kind_of
from schwimmen.engine.kernel import I4, Struct, bit, kernel
from schwimmen.engine.layout import MOVES, NOBODY, SEATS, Phase, RuleFields, Table, View
from schwimmen.engine.reasons import Why, why_no_ride, why_not
from schwimmen.engine.values import value as value_of
from schwimmen.engine.view import copy_public, look
from schwimmen.projection.forms import CARDS, COUNT, NAME, NONE, WORTH
from schwimmen.projection.offers import CALLS, ORDER, QUESTIONS, RIDE
from schwimmen.projection.spelling import (
    ACTIONS,
    ACTIONS_KEY,
    BLOCKED_KEY,
    LEGAL_KEY,
    OPEN_HANDS_KEY,
    OWN,
    PENDING_KEY,
    SAY_WHY,
    WAITS_KEY,
    WORTHS_KEY,
    Say,
)
from schwimmen.projection.text import (
    COLON,
    LENGTH,
    LIST,
    LIST_END,
    LISTS,
    OBJECT,
    OBJECT_END,
    QUOTE,
    STARTS,
    Letters,
    Marks,
    empty,
    opening,
    put,
)
from schwimmen.projection.values import NOW, SPARE, WAS, Facts, differ, digits, key, sentence, token, value

_LESS = -(1 << 30)
"""Less than any hand is worth."""

PENDING: Final = 4
"""The move that waits for the reader's explanation; the numbers of `OWN` come before it."""
SAYS: Final = 5
"""The sentence that says for whom the reader waits, and the seat that it names."""
OFFERED: Final = 7
"""A bit for each action that is offered."""
WHYS: Final = 8
"""Why each action is not possible (`Why`)."""
OPEN: Final = WHYS + RIDE + 1
"""By seat: the hand that it lets the reader look into."""
LEGAL: Final = OPEN + SEATS
"""How many moves are legal, and the hand and the open cards that their tokens name."""
WORTHS: Final = LEGAL + 3
"""For how many moves the value of the hand is told."""
MOVE: Final = LISTS
"""The legal moves."""
AFTER: Final = MOVE + MOVES
"""Two numbers each: a move without a call, and the value of the hand after it."""


class Reader(Struct):
    """Who is told."""

    seat: I4
    """The seat whose cards it may see, or `NOBODY`."""
    open_hands: I4
    """A bit for each seat whose hand it may look into."""
    judges: I4
    """Whether it is up to this reader to give the verdict that is due."""
    standing: I4
    """A bit for each action that a turn offers (`offers`)."""
    told: I4
    """Whether it has been told anything yet."""


@kernel
def look_for(table: Table, rules: RuleFields, reader: Reader, view: View) -> None:
    """Write into `view` what a reader may know; a verdict is for whoever judges."""
    if reader.seat != NOBODY:
        look(table, rules, reader.seat, view)
    else:
        copy_public(table, view)
        view.seat = NOBODY
        view.hand = 0
        view.packet = 0
        view.pending = 0
        view.legal_count = 0
    if view.phase == Phase.VERDICT:
        view.legal_count = 2 if reader.judges else 0
        view.legal[0] = Kind.RIGHT.value
        view.legal[1] = Kind.WRONG.value


@kernel
def most(hand: int, stays: int, rules: RuleFields) -> int:
    """Return the value of a hand; with a card too many, the most that it can keep after a discard."""
    if size(hand) <= rules.hand_size:
        return value_of(hand, rules)
    left = int(hand)
    best = _LESS
    while left:
        if lowest(left) != stays:
            best = max(best, value_of(hand & ~bit(lowest(left)), rules))
        left &= left - 1
    return best


@kernel
def sort_moves(view: View, tokens: Letters, order: Marks) -> None:
    """Sort the legal moves by their tokens, each of which ends with a zero and begins where `order` says.

    Shellsort, because there may be a few moves or thousands.
    """
    empty(order)
    gap = 1
    for number in range(view.legal_count):
        order[STARTS + number] = order[LENGTH]
        token(tokens, order, int(view.legal[number]), view.hand, view.table)
        put(tokens, order, 0)
        if 3 * gap < number:
            gap = 3 * gap + 1
    while gap:
        for number in range(gap, view.legal_count):
            sink(view, tokens, order, number, gap)
        gap //= 3


@kernel
def sink(view: View, tokens: Letters, order: Marks, number: int, gap: int) -> None:
    """Move a legal move forward, in steps of `gap`, past those whose tokens come after its own."""
    move, begins, place = view.legal[number], order[STARTS + number], number
    while place >= gap and is_before(tokens, begins, order[STARTS + place - gap]):
        order[STARTS + place] = order[STARTS + place - gap]
        view.legal[place] = view.legal[place - gap]
        place -= gap
    order[STARTS + place] = begins
    view.legal[place] = move


@kernel
def is_before(tokens: Letters, one: int, other: int) -> bool:
    """Say whether one text that ends with a zero sorts before another, letter by letter."""
    while tokens[one] == tokens[other] and tokens[one]:
        one += 1
        other += 1
    return bool(tokens[one] < tokens[other])


@kernel
def known_after(view: View, move: int) -> int:
    """Return the hand that a move makes; 0 if nobody can know it."""
    kind = kind_of(move)
    if kind == Kind.TRADE:
        return int(view.packet)
    if kind == Kind.TAKE:
        return view.hand | bit(view.top_card)
    if kind == Kind.CLOSE or kind == Kind.REFRESH or kind == Kind.DRAW or kind >= Kind.RIGHT:
        return 0
    return hand_after(view.hand, view.table, move)


# ---------------------------------------------------------------- as numbers


@kernel
def note_own(
    table: Table, rules: RuleFields, reader: Reader, view: View, facts: Facts, tokens: Letters, order: Marks
) -> None:
    """Note every number on which a reader's news depends; `tokens` and `order` are scratch."""
    look_for(table, rules, reader, view)
    facts[0] = view.seat
    facts[1] = view.hand
    facts[2] = most(view.hand, view.taken, rules) if view.hand and size(view.hand) >= rules.hand_size else NONE
    facts[3] = view.packet
    facts[PENDING] = view.pending if view.phase == Phase.VERDICT and view.to_move == view.seat else NONE
    note_waits(table, rules, view, facts)
    possible = note_whys(table, rules, view, facts)
    facts[OFFERED] = offered(view, reader.standing, possible)
    for seat in range(SEATS):
        facts[OPEN + seat] = table.hands[seat] if reader.open_hands >> seat & 1 else NONE
    sort_moves(view, tokens, order)
    note_moves(view, rules, facts)


@kernel
def note_waits(table: Table, rules: RuleFields, view: View, facts: Facts) -> None:
    """Note for whom the reader waits: of somebody else's turn, a reader learns only whose it is."""
    facts[SAYS], facts[SAYS + 1] = NONE, 0
    if view.seat == NOBODY or table.to_move == view.seat:
        return
    if table.to_move == NOBODY:
        facts[SAYS] = SAY_WHY + why_not(table, rules, Kind.PASS.value)
    else:
        facts[SAYS] = Say.WHY_NOT_YOUR_TURN.value
        facts[SAYS + 1] = table.to_move


@kernel
def note_whys(table: Table, rules: RuleFields, view: View, facts: Facts) -> int:
    """Note, on the reader's turn, why each impossible action is impossible; return the possible ones."""
    possible = 0
    mine = table.to_move == view.seat and view.seat != NOBODY
    for action in range(RIDE + 1):
        why = Why.LEGAL.value
        if mine:
            why = why_not(table, rules, action) if action < RIDE else why_no_ride(table, rules)
            possible |= bit(action) if why == Why.LEGAL else 0
        facts[WHYS + action] = why
    return possible


@kernel
def offered(view: View, standing: int, possible: int) -> int:
    """Return what is offered now: the question asked, or the actions of a turn, and whatever else is possible."""
    if view.seat == NOBODY:
        return 0
    asked = QUESTIONS[view.phase] if view.to_move == view.seat else 0
    offers = asked or standing
    if view.caller != NOBODY:
        offers &= ~CALLS
    return int(offers | possible)


@kernel
def note_moves(view: View, rules: RuleFields, facts: Facts) -> None:
    """Note the legal moves, sorted, and the value of the hand after each whose cards are known."""
    facts[LEGAL] = view.legal_count
    facts[LEGAL + 1] = facts[LEGAL + 2] = worth = 0
    before = NOBODY
    for number in range(view.legal_count):
        move = int(view.legal[number])
        facts[MOVE + number] = move
        if kind_of(move) == Kind.SOME:
            facts[LEGAL + 1] = view.hand
            facts[LEGAL + 2] = view.table
        move &= ~RIDER
        hand = known_after(view, move)
        if move != before and hand and size(hand) >= rules.hand_size:
            facts[AFTER + 2 * worth] = move
            stays = view.top_card if kind_of(move) == Kind.TAKE else NOBODY
            facts[AFTER + 2 * worth + 1] = most(hand, stays, rules)
            worth += 1
        before = move
    facts[WORTHS] = worth


# ---------------------------------------------------------------- as text


@kernel
def own(letters: Letters, marks: Marks, rules: RuleFields, terms: Letters, notes: Annotated[Facts, 2]) -> None:
    """Write the news for a reader: everything whose numbers have changed."""
    was, now = notes[WAS], notes[NOW]
    for number in range(len(OWN)):
        if now[number] != was[number]:
            key(letters, marks, OWN[number, 0])
            value(letters, marks, OWN[number, 1], now[number], rules, terms)
    if now[PENDING] != was[PENDING]:
        pending(letters, marks, now, rules, terms)
    if differ(was, now, LEGAL, 3) or differ(was, now, MOVE, now[LEGAL]):
        legal(letters, marks, now)
    if now[WORTHS] != was[WORTHS] or differ(was, now, AFTER, 2 * now[WORTHS]):
        worths(letters, marks, now, rules, terms)
    if differ(was, now, OPEN, SEATS):
        open_hands(letters, marks, now, rules, terms)
    if differ(was, now, WHYS, RIDE + 1):
        blocked(letters, marks, now, rules, terms, notes[SPARE])
    if differ(was, now, SAYS, 2):
        waits(letters, marks, now, rules, terms, notes[SPARE])
    if now[OFFERED] != was[OFFERED]:
        actions(letters, marks, now[OFFERED], rules, terms)


@kernel
def pending(letters: Letters, marks: Marks, now: Facts, rules: RuleFields, terms: Letters) -> None:
    """Write the move that waits for the reader's explanation."""
    key(letters, marks, PENDING_KEY)
    if now[PENDING] == NONE:
        value(letters, marks, COUNT, NONE, rules, terms)
    else:
        spell(letters, marks, now[PENDING], now)


@kernel
def spell(letters: Letters, marks: Marks, move: int, now: Facts) -> None:
    """Write the token of a move in quotes."""
    opening(letters, marks, QUOTE)
    token(letters, marks, move, now[LEGAL + 1], now[LEGAL + 2])
    put(letters, marks, QUOTE)


@kernel
def legal(letters: Letters, marks: Marks, now: Facts) -> None:
    """Write the tokens of the legal moves."""
    key(letters, marks, LEGAL_KEY)
    put(letters, marks, LIST)
    for number in range(now[LEGAL]):
        spell(letters, marks, now[MOVE + number], now)
    put(letters, marks, LIST_END)


@kernel
def worths(letters: Letters, marks: Marks, now: Facts, rules: RuleFields, terms: Letters) -> None:
    """Write the value of the hand after each move, by tokens without a call."""
    key(letters, marks, WORTHS_KEY)
    put(letters, marks, OBJECT)
    for number in range(AFTER, AFTER + 2 * now[WORTHS], 2):
        spell(letters, marks, now[number], now)
        put(letters, marks, COLON)
        value(letters, marks, WORTH, now[number + 1], rules, terms)
    put(letters, marks, OBJECT_END)


@kernel
def open_hands(letters: Letters, marks: Marks, now: Facts, rules: RuleFields, terms: Letters) -> None:
    """Write the hands that others let the reader look into, by seat."""
    key(letters, marks, OPEN_HANDS_KEY)
    put(letters, marks, OBJECT)
    for seat in range(SEATS):
        if now[OPEN + seat] != NONE:
            opening(letters, marks, QUOTE)
            digits(letters, marks, seat)
            put(letters, marks, QUOTE)
            put(letters, marks, COLON)
            value(letters, marks, CARDS, now[OPEN + seat], rules, terms)
    put(letters, marks, OBJECT_END)


@kernel
def blocked(letters: Letters, marks: Marks, now: Facts, rules: RuleFields, terms: Letters, facts: Facts) -> None:
    """Write why actions are not possible."""
    key(letters, marks, BLOCKED_KEY)
    put(letters, marks, OBJECT)
    for action in range(RIDE + 1):
        why = now[WHYS + action]
        if why != Why.LEGAL:
            value(letters, marks, NAME + ACTIONS, action, rules, terms)
            put(letters, marks, COLON)
            sentence(letters, marks, SAY_WHY + why, facts, rules, terms)
    put(letters, marks, OBJECT_END)


@kernel
def waits(letters: Letters, marks: Marks, now: Facts, rules: RuleFields, terms: Letters, facts: Facts) -> None:
    """Write for whom the reader waits."""
    key(letters, marks, WAITS_KEY)
    facts[0] = now[SAYS + 1]
    if now[SAYS] == NONE:
        value(letters, marks, COUNT, NONE, rules, terms)
    else:
        sentence(letters, marks, now[SAYS], facts, rules, terms)


@kernel
def actions(letters: Letters, marks: Marks, offers: int, rules: RuleFields, terms: Letters) -> None:
    """Write what is offered, in the order in which it is shown."""
    key(letters, marks, ACTIONS_KEY)
    put(letters, marks, LIST)
    for action in ORDER:
        if offers >> action & 1:
            value(letters, marks, NAME + ACTIONS, action, rules, terms)
    put(letters, marks, LIST_END)
