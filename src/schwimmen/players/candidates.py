"""What is weighed: the moves that are worth trying in imagined worlds.

All that name no cards are, and of the others those that make the best hands. Somebody casual weighs fewer.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import RuleFields, View
from schwimmen.players.beginner import names_cards, notice
from schwimmen.players.calling import calls_too_soon, is_idle_call
from schwimmen.players.evaluation import worth
from schwimmen.players.search_state import WEIGHED, SearchState
from schwimmen.players.temper import Temper, felt_turns, spares
from schwimmen.rules.enums import Valuation

CARD_MOVES: Final = 6
"""How many different hands that moves can make are weighed.

A casual player weighs one where most hands are worth nothing: few simulations tell little of an exchange there.
"""


@kernel
def gather(view: View, rules: RuleFields, state: SearchState) -> None:
    """Collect the moves to weigh: all that name no cards, and of the others those that make the best hands."""
    state.count = 0
    noticed = notice(view, state) if state.casual else view.table
    for index in range(view.legal_count):
        move = view.legal[index]
        if not names_cards(move & ~codes.RIDER) and not is_idle_call(view, rules, move):
            consider(view, rules, state, move, noticed)
    least = worth_of_last(view, rules, WEIGHED - state.count, state.casual, noticed)
    for index in range(view.legal_count):
        move = view.legal[index]
        plain = move & ~codes.RIDER
        if names_cards(plain) and worth(codes.hand_after(view.hand, view.table, plain), rules) >= least:
            consider(view, rules, state, move, noticed)
    if state.temper == Temper.WATCHFUL:
        spare_neighbour(view, rules, state)


@kernel
def spare_neighbour(view: View, rules: RuleFields, state: SearchState) -> None:
    """Weigh no move that a player would rather not make, where that leaves others."""
    others = 0
    for index in range(state.count):
        others += not spares(view, rules, state, state.candidates[index])
    index = 0
    while others and index < state.count:
        if spares(view, rules, state, state.candidates[index]):
            remove(state, index)
        else:
            index += 1


@kernel
def consider(view: View, rules: RuleFields, state: SearchState, move: int, noticed: int) -> None:
    """Weigh a move, unless somebody casual would not make it: who overlooks the card, or would not call yet."""
    if not state.casual or not (
        overlooks(view, move, noticed) or calls_too_soon(view, rules, move, felt_turns(view, state))
    ):
        admit(state, move)


@kernel
def overlooks(view: View, move: int, noticed: int) -> bool:
    """Say whether a move takes an open card that is not among those noticed."""
    if codes.kind_of(move) == Kind.SOME:
        return bool(codes.taken(view.table, move) & ~noticed)
    return bool(codes.kind_of(move) == Kind.SWAP and not noticed & bit(codes.take_of(move)))


@kernel
def admit(state: SearchState, move: int) -> None:
    """Weigh a move, if there is room."""
    if state.count < WEIGHED:
        state.candidates[state.count] = move
        state.estimates[state.count] = 0
        state.priors[state.count] = 0
        state.count += 1


@kernel
def force(state: SearchState, move: int) -> None:
    """See to it that a move is weighed; where there are too many, the last one makes room."""
    for index in range(state.count):
        if state.candidates[index] == move:
            return
    state.count = min(state.count, WEIGHED - 1)
    admit(state, move)


@kernel
def worth_of_last(view: View, rules: RuleFields, room: int, casual: int, noticed: int) -> int:
    """Return the worth that a hand must have to be among the best few that moves can make, if there is room for all.

    Moves that take a card which is not noticed do not count.
    """
    least = 1 << 60
    for _ in range(1 if casual and rules.valuation == Valuation.FLUSH else CARD_MOVES):
        below = -(1 << 60)
        equals = 0
        for index in range(view.legal_count):
            move = view.legal[index] & ~codes.RIDER
            if names_cards(move) and not overlooks(view, move, noticed):
                found = worth(codes.hand_after(view.hand, view.table, move), rules)
                if below < found < least:
                    below = found
                    equals = 0
                equals += found == below
        if equals == 0 or (least < 1 << 60 and equals > room):
            break
        room -= equals
        least = below
    return least


@kernel
def remove(state: SearchState, index: int) -> None:
    """Take a candidate out; the last one takes its place."""
    last = state.count - 1
    state.candidates[index] = state.candidates[last]
    state.estimates[index] = state.estimates[last]
    state.priors[index] = state.priors[last]
    for other in range(last):
        if other != index:
            squares = state.squares[last * WEIGHED + other]
            state.squares[max(index, other) * WEIGHED + min(index, other)] = squares
    state.count = last
