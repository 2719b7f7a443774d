"""What is for one reader alone: the cards of a seat, what it may do, and why it may not do the rest."""

from __future__ import annotations

from schwimmen.engine.codes import RIDER, Kind, hand_after, kind_of
from schwimmen.engine.kernel import I4, Struct, bit, kernel, lowest, size
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, Table, View
from schwimmen.engine.reasons import Why, why_no_ride, why_not
from schwimmen.engine.values import value as value_of
from schwimmen.engine.view import copy_public, look
from schwimmen.projection.offers import CALLS, ORDER, QUESTIONS, RIDE
from schwimmen.projection.spelling import (
    ACTIONS,
    ACTIONS_KEY,
    BLOCKED_KEY,
    CARDS,
    COUNT,
    LEGAL_KEY,
    NAME,
    NONE,
    OPEN_HANDS_KEY,
    OWN,
    PENDING_KEY,
    SAY_WHY,
    WAITS_KEY,
    WORTH,
    WORTHS_KEY,
    Say,
)
from schwimmen.projection.text import (
    COLON,
    LENGTH,
    LIST,
    LIST_END,
    OBJECT,
    OBJECT_END,
    QUOTE,
    STARTS,
    Letters,
    Marks,
    empty,
    opening,
    part,
    put,
)
from schwimmen.projection.values import Facts, digits, key, sentence, token, value

_CALLS = 33
_LESS = -(1 << 30)
"""Less than any hand is worth."""


class Reader(Struct):
    """Who is told."""

    seat: I4
    """Whose cards it may see; `NOBODY`: none."""
    open_hands: I4
    """A bit for each seat whose hand it may look into."""
    judges: I4
    """Whether the verdict that is waited for is this reader's to give."""
    standing: I4
    """A bit for each action that a turn offers (`offers`)."""
    told: I4
    """Whether there is anything that it may know."""


@kernel
def look_for(table: Table, rules: RuleFields, seat: int, view: View) -> None:
    """Write into `view` what a seat may know; for `NOBODY` what everybody does."""
    if seat != NOBODY:
        look(table, rules, seat, view)
        return
    copy_public(table, view)
    view.seat = NOBODY
    view.hand = 0
    view.packet = 0
    view.pending = 0
    view.legal_count = 0


@kernel
def hold(letters: Letters, marks: Marks, view: View, rules: RuleFields, terms: Letters, facts: Facts) -> None:
    """Write the cards of a seat and what they are worth, a part for each key."""
    facts[0] = view.seat
    facts[1] = view.hand
    facts[2] = most(view.hand, view.taken, rules) if view.hand and size(view.hand) >= rules.hand_size else NONE
    facts[3] = view.packet
    for number in range(len(OWN)):
        part(marks)
        key(letters, marks, OWN[number, 0])
        value(letters, marks, OWN[number, 1], facts[number], rules, terms)
    part(marks)
    key(letters, marks, PENDING_KEY)
    if view.phase == Phase.VERDICT and view.to_move == view.seat:
        put(letters, marks, QUOTE)
        token(letters, marks, view.pending, 0, 0)
        put(letters, marks, QUOTE)
    else:
        value(letters, marks, COUNT, NONE, rules, terms)


@kernel
def most(hand: int, stays: int, rules: RuleFields) -> int:
    """Return the value of a hand; with a card too many, the most that it has without one that may go."""
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
def open_hands(letters: Letters, marks: Marks, table: Table, seats: int, rules: RuleFields, terms: Letters) -> None:
    """Write the hands that others let one look into, by seat."""
    part(marks)
    key(letters, marks, OPEN_HANDS_KEY)
    put(letters, marks, OBJECT)
    for seat in range(table.seats):
        if seats >> seat & 1:
            opening(letters, marks, QUOTE)
            digits(letters, marks, seat)
            put(letters, marks, QUOTE)
            put(letters, marks, COLON)
            value(letters, marks, CARDS, table.hands[seat], rules, terms)
    put(letters, marks, OBJECT_END)


# ---------------------------------------------------------------- legal moves


@kernel
def sort_moves(view: View, tokens: Letters, order: Marks) -> None:
    """Sort the legal moves by their tokens, which are written each up to a zero, and begin where `order` says."""
    empty(order)
    for number in range(view.legal_count):
        move, begins, place = int(view.legal[number]), int(order[LENGTH]), number
        token(tokens, order, move, view.hand, view.table)
        put(tokens, order, 0)
        while place and is_before(tokens, begins, order[STARTS + place - 1]):
            order[STARTS + place] = order[STARTS + place - 1]
            view.legal[place] = view.legal[place - 1]
            place -= 1
        order[STARTS + place] = begins
        view.legal[place] = move


@kernel
def is_before(tokens: Letters, one: int, other: int) -> bool:
    """Say whether a text that ends with a zero comes before another, letter by letter."""
    while tokens[one] == tokens[other] and tokens[one]:
        one += 1
        other += 1
    return bool(tokens[one] < tokens[other])


@kernel
def legal(letters: Letters, marks: Marks, view: View, judges: int, tokens: Letters, order: Marks) -> None:
    """Write the tokens of the legal moves, sorted; a verdict is for whoever judges."""
    part(marks)
    key(letters, marks, LEGAL_KEY)
    put(letters, marks, LIST)
    if view.phase != Phase.VERDICT:
        for number in range(view.legal_count):
            spell(letters, marks, tokens, order[STARTS + number], 0)
    elif judges:
        for verdict in (Kind.RIGHT.value, Kind.WRONG.value):
            opening(letters, marks, QUOTE)
            token(letters, marks, verdict, 0, 0)
            put(letters, marks, QUOTE)
    put(letters, marks, LIST_END)


@kernel
def worths(
    letters: Letters, marks: Marks, view: View, rules: RuleFields, terms: Letters, tokens: Letters, order: Marks
) -> None:
    """Write what the hand is worth after each legal move whose cards are known, by tokens without a call."""
    part(marks)
    key(letters, marks, WORTHS_KEY)
    put(letters, marks, OBJECT)
    before = NOBODY
    for number in range(view.legal_count):
        move = int(view.legal[number]) & ~RIDER
        hand = known_after(view, move)
        if move != before and hand and size(hand) >= rules.hand_size:
            spell(letters, marks, tokens, order[STARTS + number], _CALLS)
            put(letters, marks, COLON)
            stays = view.top_card if kind_of(move) == Kind.TAKE else NOBODY
            value(letters, marks, WORTH, most(hand, stays, rules), rules, terms)
        before = move
    put(letters, marks, OBJECT_END)


@kernel
def spell(letters: Letters, marks: Marks, tokens: Letters, place: int, stop: int) -> None:
    """Write a token in quotes, from a place on, up to its end or to a letter."""
    opening(letters, marks, QUOTE)
    while tokens[place] and tokens[place] != stop:
        put(letters, marks, tokens[place])
        place += 1
    put(letters, marks, QUOTE)


@kernel
def known_after(view: View, move: int) -> int:
    """Return the hand that a move makes, 0 where nobody can know."""
    kind = kind_of(move)
    if kind == Kind.TRADE:
        return int(view.packet)
    if kind == Kind.TAKE:
        return view.hand | bit(view.top_card)
    if kind == Kind.CLOSE or kind == Kind.REFRESH or kind == Kind.DRAW or kind >= Kind.RIGHT:
        return 0
    return hand_after(view.hand, view.table, move)


# ---------------------------------------------------------------- what is not possible


@kernel
def blocked(
    letters: Letters, marks: Marks, table: Table, rules: RuleFields, terms: Letters, view: View, facts: Facts
) -> int:
    """Write in your turn why each action that is not possible is not, else, once, why none is; return what is.

    About somebody else's turn nothing more is said than whose it is.
    """
    possible = 0
    mine = table.to_move == view.seat and view.seat != NOBODY
    part(marks)
    key(letters, marks, BLOCKED_KEY)
    put(letters, marks, OBJECT)
    for action in range(RIDE + 1 if mine else 0):
        why = why_not(table, rules, action) if action < RIDE else why_no_ride(table, rules)
        if why == Why.LEGAL:
            possible |= bit(action)
        else:
            value(letters, marks, NAME + ACTIONS, action, rules, terms)
            put(letters, marks, COLON)
            sentence(letters, marks, SAY_WHY + why, facts, rules, terms)
    put(letters, marks, OBJECT_END)
    part(marks)
    key(letters, marks, WAITS_KEY)
    facts[0] = table.to_move
    if mine or view.seat == NOBODY:
        value(letters, marks, COUNT, NONE, rules, terms)
    elif table.to_move == NOBODY:
        sentence(letters, marks, SAY_WHY + why_not(table, rules, Kind.PASS.value), facts, rules, terms)
    else:
        sentence(letters, marks, Say.WHY_NOT_YOUR_TURN.value, facts, rules, terms)
    return possible


@kernel
def offer(
    letters: Letters, marks: Marks, view: View, standing: int, possible: int, rules: RuleFields, terms: Letters
) -> None:
    """Write what is offered now: what is asked, or the actions that stand in a turn, and whatever is possible."""
    asked = QUESTIONS[view.phase] if view.to_move == view.seat else 0
    offered = asked or standing
    if view.caller != NOBODY:
        offered &= ~CALLS
    offered |= possible
    part(marks)
    key(letters, marks, ACTIONS_KEY)
    put(letters, marks, LIST)
    for action in ORDER:
        if view.seat != NOBODY and offered >> action & 1:
            value(letters, marks, NAME + ACTIONS, action, rules, terms)
    put(letters, marks, LIST_END)
