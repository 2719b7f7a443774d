"""Table -> View: the one door between what happened and what a seat may know (C-12, SW-20)."""

from __future__ import annotations

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, kernel, size
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View
from schwimmen.engine.moves import legal_moves
from schwimmen.engine.stock import stock_size
from schwimmen.rules.fields import DealerChoice


@kernel
def look(table: Table, rules: RuleFields, seat: int, view: View) -> None:
    """Write into `view` what `seat` may know of the table, with its legal moves."""
    see(table, rules, seat, view)
    view.legal_count = legal_moves(table, rules, view.legal) if seat == table.to_move else 0


@kernel
def see(table: Table, rules: RuleFields, seat: int, view: View) -> None:
    """Write into `view` what `seat` may know of the table, but for the list of its legal moves."""
    face(table, rules, seat, view)
    look_back(table, view)


@kernel
def face(table: Table, rules: RuleFields, seat: int, view: View) -> None:
    """Write into `view` what lies before `seat` while a hand is played: nothing of decisions, and of no showdown."""
    view.seat = seat
    view.hand = table.hands[seat]
    sees_both = rules.dealer_choice == DealerChoice.SEE_BOTH and table.phase == Phase.CHOICE and seat == table.dealer
    view.packet = table.packet if sees_both else 0
    view.table = table.table
    view.gone = table.gone
    look_at_pile(table, view)
    view.stock = stock_size(table)
    view.seats = table.seats
    view.players = table.players
    look_at_turn(table, view)
    for other in range(table.seats):
        view.known[other] = table.known[other]
        view.counts[other] = size(table.hands[other])
        view.out[other] = table.out[other]
        view.units[other] = table.units[other]
        view.points[other] = table.points[other]
        view.turns[other] = table.turns[other]


@kernel
def look_back(table: Table, view: View) -> None:
    """Copy the last decisions of each seat (`memory`), and what was shown when the last hand ended."""
    for other in range(table.seats):
        view.did[other] = table.did[other]
        view.saw[other] = table.saw[other]
        view.did_before[other] = table.did_before[other]
        view.saw_before[other] = table.saw_before[other]
    view.end = table.end
    for other in range(table.seats):
        shows = table.end != End.NONE and table.played >> other & 1
        view.shown[other] = table.hands[other] if shows else 0
        view.values[other] = table.values[other] if shows else 0
        view.change[other] = table.change[other] if shows else 0


@kernel
def look_at_pile(table: Table, view: View) -> None:
    """Copy the discard pile: everybody has seen each card of it come (TO-14)."""
    view.pile = 0
    for index in range(table.piled):
        view.pile |= bit(table.pile[index])
    view.top_card = table.pile[table.piled - 1] if table.piled else NOBODY


@kernel
def wanted(table: Table) -> int:
    """Return the cards that are explained before they are taken (EN-6)."""
    if table.phase != Phase.VERDICT:
        return 0
    return table.table if codes.kind_of(table.pending) == Kind.ALL else bit(codes.take_of(table.pending))


@kernel
def look_at_turn(table: Table, view: View) -> None:
    """Copy whose turn it is and what has been said aloud; what one would give for a card, one has not (EN-6)."""
    view.chicken = table.chicken
    view.dealer = table.dealer
    view.leader = table.leader
    view.hand_number = table.hand_number
    view.phase = table.phase
    view.to_move = table.to_move
    view.taken = table.taken
    view.refreshed = table.refreshed
    view.pending = table.pending if view.seat == table.to_move else 0
    view.wanted = wanted(table)
    view.streak = table.streak
    view.caller = table.caller
    view.last_turns = table.last_turns
    view.stuck = table.stuck
    view.single = table.single
    view.challengers = table.challengers
    view.declared = table.declared
