"""Table -> View: the one door between what happened and what a seat may know (C-12, SW-20)."""

from __future__ import annotations

from schwimmen.engine import codes
from schwimmen.engine.bits import size
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import apart, bit, kernel
from schwimmen.engine.layout import NOBODY, End, Phase, Public, RuleFields, Table, View
from schwimmen.engine.moves import legal_moves
from schwimmen.engine.stock import stock_size
from schwimmen.rules.enums import DealerChoice


@apart
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
    chooses = rules.dealer_choice != DealerChoice.NONE and table.phase == Phase.CHOICE and seat == table.dealer
    extra_only = rules.dealer_choice == DealerChoice.SEE_EXTRA_ONLY
    view.hand = 0 if chooses and extra_only else table.hands[seat]
    view.packet = table.packet if chooses and (extra_only or rules.dealer_choice == DealerChoice.SEE_BOTH) else 0
    view.pending = table.pending if seat == table.to_move else 0
    view.wanted = wanted(table)
    look_at_pile(table, view)
    view.stock = stock_size(table)
    copy_public(table, view)
    for other in range(table.seats):
        view.counts[other] = size(table.hands[other])


@kernel
def copy_public(seen: Public, copy: Public) -> None:
    """Copy what everybody may know: from a table to a view, or back to a table that a player imagines."""
    copy.seats = seen.seats
    copy.chicken = seen.chicken
    copy.dealer = seen.dealer
    copy.hand_number = seen.hand_number
    copy.dealt_by = seen.dealt_by
    copy.players = seen.players
    copy.leader = seen.leader
    copy.phase = seen.phase
    copy.to_move = seen.to_move
    copy.table = seen.table
    copy.gone = seen.gone
    copy.taken = seen.taken
    copy.refreshed = seen.refreshed
    copy.round_number = seen.round_number
    copy.streak = seen.streak
    copy.caller = seen.caller
    copy.last_turns = seen.last_turns
    copy.sticking = seen.sticking
    copy.single = seen.single
    copy.challengers = seen.challengers
    copy.declared = seen.declared
    for seat in range(seen.seats):
        copy.out[seat] = seen.out[seat]
        copy.units[seat] = seen.units[seat]
        copy.points[seat] = seen.points[seat]
        copy.known[seat] = seen.known[seat]
        copy.turns[seat] = seen.turns[seat]


@kernel
def place_of(view: View, move: int) -> int:
    """Return the place of a move among the legal ones, or `NOBODY`."""
    for index in range(view.legal_count):
        if view.legal[index] == move:
            return index
    return NOBODY


@kernel
def look_back(table: Table, view: View) -> None:
    """Copy the last decisions of each seat (`memory`), and what was shown when the last hand ended."""
    for other in range(table.seats):
        view.last_move[other] = table.last_move[other]
        view.saw[other] = table.saw[other]
        view.move_before[other] = table.move_before[other]
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
    """Return the cards that are explained before they are taken; what would be given for one, nobody hears (EN-6)."""
    if table.phase != Phase.VERDICT:
        return 0
    return table.table if codes.kind_of(table.pending) == Kind.ALL else bit(codes.take_of(table.pending))
