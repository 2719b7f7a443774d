"""`solved`: plays a mixed strategy by what a trained network says that each move is worth (docs/solved.md)."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import RIDER, Kind
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import NOBODY, Phase, RuleFields, View
from schwimmen.engine.values import special
from schwimmen.engine.view import place_of
from schwimmen.players.mixing import drawn, soften
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.belief import believe
from schwimmen.players.solved.features import describe_move, describe_position
from schwimmen.players.solved.infoset import InformationSet, number_of, strongest
from schwimmen.players.solved.net import Net, add_move, begin, go_through, read_off

TEMPERATURE: Final = 0.015
"""By how many lives a move must be worse to be e times as rare."""

LATE: Final = 4
"""Turns of both players after which a hand takes long: the network has seen few that do, and judges them worst."""
HASTE: Final = 0.1
"""By how many lives each turn from then on makes a move without a call worse (decision 29)."""


@kernel
def solved(view: View, rules: RuleFields, state: SearchState, infoset: InformationSet, net: Net) -> int:
    """Return the move of the solved strategy for a hand for two. `infoset` is a scratch record (`InformationSet`)."""
    weigh(view, rules, infoset, net)
    return draw_move(view, state, infoset)


@kernel
def write_chances(
    view: View, rules: RuleFields, infoset: InformationSet, net: Net, chances: NDArray[np.float64]
) -> None:
    """Write the probability of each legal move of a view into `chances` (`COMPARED` long)."""
    weigh(view, rules, infoset, net)
    copy_chances(view, infoset, chances)


@kernel
def weigh(view: View, rules: RuleFields, infoset: InformationSet, net: Net) -> None:
    """Write with what probability each legal move is made; `infoset.forced` is the move where there is but one."""
    if not is_settled(view, rules, infoset, net):
        ask_network(view, rules, infoset, net)
        hurry(view, infoset)
    mix(view, infoset)


@kernel
def is_settled(view: View, rules: RuleFields, infoset: InformationSet, net: Net) -> bool:
    """Say whether there is no turn to weigh: then the only move is written, or what the dealer's choice is worth.

    A player who has the last turn, or can show a special, has nothing to weigh: the best hand that can be made is never
    worse than another.
    """
    infoset.forced = NOBODY
    if view.phase == Phase.CHOICE:
        for index in range(view.legal_count):
            infoset.values[index] = 0.0 if view.legal[index] == Kind.KEEP else net.choice[number_of(view.hand)]
        return True
    best = strongest(view, rules)
    if view.caller != NOBODY or special(codes.hand_after(view.hand, view.table, best), rules):
        infoset.forced = best
        return True
    return False


@kernel
def hurry(view: View, infoset: InformationSet) -> None:
    """Hold moves without a call for worse, the longer a hand takes."""
    late = view.turns[0] + view.turns[1] - LATE
    for index in range(view.legal_count if late > 0 else 0):
        if not codes.rides(view.legal[index]):
            infoset.values[index] -= HASTE * late


@kernel
def ask_network(view: View, rules: RuleFields, infoset: InformationSet, net: Net) -> None:
    """Write what each legal move is worth: one that is made with and without a call is looked at once."""
    describe_position(view, infoset.features)
    believe(view, infoset, net)
    begin(infoset, net)
    count = 0
    for index in range(view.legal_count):
        if not codes.rides(view.legal[index]):
            describe_move(view, rules, view.legal[index], infoset.features)
            add_move(infoset, net, count)
            count += 1
    go_through(infoset, net, count)
    count = 0
    for index in range(view.legal_count):
        if not codes.rides(view.legal[index]):
            plain, called = read_off(infoset, net, count)
            count += 1
            infoset.values[index] = plain
            place = place_of(view, view.legal[index] | RIDER)
            if place != NOBODY:
                infoset.values[place] = called


@kernel
def mix(view: View, infoset: InformationSet) -> None:
    """Write the chances of moves by what they are worth, unless there is only one."""
    if infoset.forced == NOBODY:
        soften(infoset.values, infoset.chances, view.legal_count, TEMPERATURE)


@kernel
def draw_move(view: View, state: SearchState, infoset: InformationSet) -> int:
    """Return a move drawn by the chances that have been written."""
    if infoset.forced != NOBODY:
        return int(infoset.forced)
    state.rng = chance.advance(state.rng)
    return int(view.legal[drawn(infoset.chances, view.legal_count, chance.fraction(state.rng))])


@kernel
def copy_chances(view: View, infoset: InformationSet, chances: NDArray[np.float64]) -> None:
    """Copy the chances that have been written."""
    for index in range(view.legal_count):
        if infoset.forced == NOBODY:
            chances[index] = infoset.chances[index]
        else:
            chances[index] = 1.0 if view.legal[index] == infoset.forced else 0.0
