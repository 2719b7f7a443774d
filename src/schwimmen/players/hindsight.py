"""How badly a hand explains what its owner did, if he plays by a value network, as far as what he saw is known.

His last two decisions are asked about again: the hand as it must have been, the open cards that he saw, and what the
last decisions before it were. What somebody saw of others at that time besides is taken to be what is seen now.
"""

from __future__ import annotations

from schwimmen.engine import codes
from schwimmen.engine.bits import size
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import apart, bit, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.view import copy_public, look, place_of
from schwimmen.players.surprisal import CAP, hand_before, surprisal
from schwimmen.players.value_network.asking import ask, surprisal_of
from schwimmen.players.value_network.features import neighbour
from schwimmen.players.value_network.network import MOVES, ValueNetwork


@apart
def surprisal_by_network(view: View, rules: RuleFields, network: ValueNetwork, seat: int, hand: int) -> int:
    """Return how badly a hand explains the last two decisions of a seat.

    By rules of thumb where nobody can tell what the hand was before: where several cards were exchanged at once.
    """
    last = view.last_move[seat]
    if last == NOBODY or size(hand) != rules.hand_size:
        return 0
    before = hand_before(hand, last)
    if not before or not view.saw[seat]:
        return int(surprisal(view, rules, seat, hand))
    found = surprisal_back(view, rules, network, seat, before, last, 1)
    older = view.move_before[seat]
    first = hand_before(before, older) if older != NOBODY and view.saw_before[seat] else 0
    return found + surprisal_back(view, rules, network, seat, first, older, 2) if first else found


@apart
def surprisal_back(
    view: View, rules: RuleFields, network: ValueNetwork, seat: int, hand: int, move: int, back: int
) -> int:  # fmt: skip
    """Return the surprisal of a decision that lies one or two back, with the hand that it was made with."""
    go_back(view, rules, network.past, seat, hand, back)
    sight = network.sight
    look(network.past, rules, seat, sight)
    sight.stock = view.stock
    place = place_of(sight, move)
    if place == NOBODY or sight.legal_count > MOVES:
        return 0
    ask(sight, rules, network)
    return min(CAP, surprisal_of(network, sight.legal_count, place))


@kernel
def go_back(view: View, rules: RuleFields, past: Table, seat: int, hand: int, back: int) -> None:
    """Write the table as it was before a decision of a seat that lies one or two back."""
    copy_public(view, past)
    past.end = End.NONE
    past.phase = Phase.TURN
    past.to_move = seat
    past.caller = past.taken = NOBODY
    past.piled = past.packet = past.pending = past.last_turns = 0
    moved_since = True  # from the seat on round the table, until it is the owner's of the view
    other = seat
    for _ in range(view.seats):
        moved_since = moved_since and other != view.seat
        past.known[other] = past.hands[other] = forget_decisions(view, past, other, back if moved_since else back - 1)
        other = (other + rules.direction + view.seats) % view.seats
    past.hands[seat] = hand
    past.table = view.saw[seat] if back == 1 else view.saw_before[seat]
    before = past.last_move[neighbour(past, seat, -rules.direction)]
    past.streak = before != NOBODY and codes.kind_of(before) == Kind.PASS


@kernel
def forget_decisions(view: View, past: Table, seat: int, count: int) -> int:
    """Write the last decisions of a seat but for none, one or two of them; return what was known of its hand then."""
    known = view.known[seat]
    past.turns[seat] = max(0, view.turns[seat] - count)
    past.last_move[seat] = past.move_before[seat] = NOBODY
    past.saw[seat] = past.saw_before[seat] = 0
    if count == 0:
        past.move_before[seat], past.saw_before[seat] = view.move_before[seat], view.saw_before[seat]
        past.last_move[seat], past.saw[seat] = view.last_move[seat], view.saw[seat]
        return int(known)
    if not view.declared >> seat & 1:
        known = known_before(known, view.last_move[seat], view.move_before[seat])
    elif exchanged(view.last_move[seat]):  # a 31 is shown in a first turn, or lies open from the deal on (DU-2, DU-7)
        known = 0
    if count == 1:
        past.last_move[seat], past.saw[seat] = view.move_before[seat], view.saw_before[seat]
        return int(known)
    return known_before(known, view.move_before[seat], NOBODY)


@kernel
def exchanged(move: int) -> bool:
    """Say whether a decision was an exchange in a turn."""
    kind = codes.kind_of(move) if move != NOBODY else Kind.PASS.value
    return kind == Kind.SWAP or kind == Kind.ALL


@kernel
def known_before(known: int, move: int, older: int) -> int:
    """Return what was known of a hand before a move: a card that it gave only if the move before had taken it."""
    kind = codes.kind_of(move) if move != NOBODY else Kind.PASS.value
    if kind == Kind.SWAP:
        known &= ~bit(codes.take_of(move))
        whole = older != NOBODY and codes.kind_of(older) == Kind.ALL
        again = older != NOBODY and codes.kind_of(older) == Kind.SWAP and codes.take_of(older) == codes.give_of(move)
        return known | bit(codes.give_of(move)) if whole or again else known
    return 0 if kind == Kind.ALL or kind == Kind.SOME or kind == Kind.TRADE else known
