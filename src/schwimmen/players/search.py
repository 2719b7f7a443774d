"""The search: every move that is worth weighing is tried in the same imagined worlds, until one is surely the best.

Worlds come from `belief`, each is played to the end of the hand by `playout`, and counts by what the match is then
worth (`equity`). Because all moves meet the same worlds, two are compared by the differences, whose spread is small; a
move that is surely worse than the best is tried no more (racing: O. Maron, A. Moore, "Hoeffding Races", 1994; here
with the paired spread, as in M. Birattari and others, "A Racing Algorithm", 2002). It can stop after any world.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import bit, inlined, kernel
from schwimmen.engine.layout import Phase, RuleFields, Table, View
from schwimmen.players.beginner import beginner, names_cards, notice
from schwimmen.players.belief import burn_in, sample_deal, swap_cards
from schwimmen.players.calling import calls, calls_too_soon, is_idle_call
from schwimmen.players.determinization import determinize
from schwimmen.players.equity import equity
from schwimmen.players.evaluation import worth
from schwimmen.players.playout import default_move, play_out
from schwimmen.players.priors import heed
from schwimmen.players.search_state import WEIGHED, SearchState
from schwimmen.players.temper import Temper, felt_turns, spares
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.rules.enums import Centre, Valuation

CARD_MOVES: Final = 6
"""How many different hands that moves can make are weighed.

A casual player weighs one where most hands are worth nothing: few simulations tell little of an exchange there.
"""

STEPS: Final = 4
"""Exchanges of two hidden cards from one world to the next."""

CHECK_INTERVAL: Final = 32
"""Worlds between two looks at which moves to give up."""

ELIMINATION: Final = 9
"""The square of how many standard errors worse a move must be to be given up."""

ROUNDS: Final = 4
"""In how many parts a search spends what it may; after each but the last the worse half of the moves is given up."""

HURRY: Final = 8
"""Own turns for which a level that is not casual makes its default move before it plays as a beginner: it sees all
cards, which a beginner does not."""

TIE_HORIZON: Final = 256
"""Worlds after which two moves that have never made a difference count as one."""

_ELSEWHERE: Final = 0x2545F491
"""Parts the chance in an imagined world from that by which worlds are drawn."""


class Style(NamedTuple):
    """How a level that searches plays."""

    simulations: int
    """Simulations that it spends on a decision at most."""
    of_four: int
    """The same where hands are of four cards, whose decisions are closer: 41, Empat Satu (docs/strength.md)."""
    patience: int
    """Own turns at an open table, where the same cards go round, after which it searches no more: for `HURRY` turns, if
    not casual, it makes its default move, and then plays as a beginner does, who always comes to an end."""
    at_stock: int
    """The same where cards are drawn, and hands get better with each turn."""
    shared: int = 1_000_000
    """What players share of simulations, `simulations` at most: one takes longer the more play, and twice as long where
    several cards may be exchanged at once (`level.budget`)."""
    heeds: bool = False
    """Whether it heeds a value network, where there is one for the rules."""
    casual: bool = False
    """Whether it plays as people do: overlooks cards, calls no sooner, and takes the others for such players."""
    acceptance: int = 4
    """The square of how many standard errors better than the default move one must be to be played."""


@kernel
def search(
    view: View, rules: RuleFields, state: SearchState, world: Table, style: Style, simulations: int,
    network: ValueNetwork,
) -> int:  # fmt: skip
    """Return the best move that a number of simulations find. `world` is a scratch record: a table."""
    if needs_no_search(view, rules, style):
        return beginner(view, rules, state)
    begin(view, rules, state, world, style.casual)
    if has_waited(view, rules, style):
        return state.default
    if style.heeds:
        heed(view, rules, state, world, network)
    for number in range(ROUNDS):
        run_simulations(view, rules, state, world, simulations // ROUNDS)
        if number + 1 < ROUNDS:
            halve(state)
    return best_move(state, style.acceptance)


@kernel
def needs_no_search(view: View, rules: RuleFields, style: Style) -> bool:
    """Say whether a decision is none, or the hand has gone on for so long that a beginner's play has to end it."""
    longest = patience_of(rules, style) + (0 if style.casual else HURRY)
    return bool(view.phase == Phase.VERDICT or view.turns[view.seat] >= longest)


@kernel
def has_waited(view: View, rules: RuleFields, style: Style) -> bool:
    """Say whether a level has no patience left, and makes its default move, which calls on less and less."""
    return bool(view.turns[view.seat] >= patience_of(rules, style))


@inlined
def patience_of(rules: RuleFields, style: Style) -> int:
    """Return after how many of its own turns a level searches no more."""
    return int(style.patience if rules.centre == Centre.TABLE else style.at_stock)


@kernel
def begin(view: View, rules: RuleFields, state: SearchState, world: Table, casual: bool) -> None:
    """Gather what is weighed, and imagine the first world."""
    state.casual = casual
    gather(view, rules, state)
    state.worlds = 0
    for index in range(WEIGHED * WEIGHED):
        state.squares[index] = 0
    sample_deal(view, rules, state)
    burn_in(view, rules, state)
    determinize(view, rules, state, world, state.rng)
    state.default = default_move(world, rules, casual)
    if not casual:
        force(state, state.default)
    elif state.count == 0:
        admit(state, view.legal[0])


@kernel
def run_simulations(view: View, rules: RuleFields, state: SearchState, world: Table, simulations: int) -> int:
    """Go on with a search for a number of simulations, or until one move is left; return how many there were."""
    done = 0
    while done < simulations and state.count > 1:
        swap_cards(view, rules, state, STEPS)
        rng = chance_within(state)
        for index in range(state.count):
            determinize(view, rules, state, world, rng)
            play_out(world, rules, state.candidates[index], state.casual > 0)
            state.outcomes[index] = equity(world, rules, view.seat) + state.priors[index]
        done += state.count
        compare(state)
        if state.worlds % CHECK_INTERVAL == 0:
            eliminate(state)
    return done


@inlined
def chance_within(state: SearchState) -> int:
    """Return the chance by which an imagined world goes on: the same for all moves."""
    return chance.advance(chance.advance(state.rng ^ _ELSEWHERE))


@kernel
def best_move(state: SearchState, acceptance: int) -> int:
    """Return the move that has turned out best so far; the default one unless that is surely worse."""
    best = best_arm(state)
    for index in range(state.count):
        if state.candidates[index] == state.default and index != best and not is_worse(state, index, best, acceptance):
            return state.default
    return state.candidates[best]


@kernel
def best_arm(state: SearchState) -> int:
    """Return the place of the candidate that has turned out best so far."""
    best = 0
    for index in range(state.count):
        ahead = state.estimates[index] - state.estimates[best]
        if ahead > 0 or (ahead == 0 and calls(state.candidates[index])):  # of equal moves a call keeps nobody waiting
            best = index
    return best


@kernel
def gather(view: View, rules: RuleFields, state: SearchState) -> None:
    """Collect the moves to weigh: all that name no cards, and of the others those that make the best hands."""
    state.count = 0
    noticed = notice(view, state) if state.casual else view.table
    for index in range(view.legal_count):
        move = view.legal[index]
        if not names_cards(move & ~codes.RIDER) and not is_idle_call(view, rules, move):
            consider(view, rules, state, move, noticed)
    lowest_worth = worth_of_last(view, rules, WEIGHED - state.count, state.casual)
    for index in range(view.legal_count):
        move = view.legal[index]
        plain = move & ~codes.RIDER
        if names_cards(plain) and worth(codes.hand_after(view.hand, view.table, plain), rules) >= lowest_worth:
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
def worth_of_last(view: View, rules: RuleFields, room: int, casual: int) -> int:
    """Return the worth that a hand must have to be among the best few that moves can make, if there is room for all."""
    least = 1 << 60
    for _ in range(1 if casual and rules.valuation == Valuation.FLUSH else CARD_MOVES):
        below = -(1 << 60)
        equals = 0
        for index in range(view.legal_count):
            move = view.legal[index] & ~codes.RIDER
            if names_cards(move):
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
def compare(state: SearchState) -> None:
    """Add what came out in a world."""
    state.worlds += 1
    for one in range(state.count):
        state.estimates[one] += state.outcomes[one]
        for other in range(one):
            difference = state.outcomes[one] - state.outcomes[other]
            state.squares[one * WEIGHED + other] += difference * difference


@kernel
def eliminate(state: SearchState) -> None:
    """Give up the moves that are surely worse than the best."""
    index = 0
    while index < state.count:
        best = best_arm(state)
        if index != best and is_worse(state, index, best, ELIMINATION):
            remove(state, index)
        else:
            index += 1


@kernel
def halve(state: SearchState) -> None:
    """Give up the worse half of the moves, but keep the default one, and two to be compared further."""
    for _ in range(min(state.count // 2, state.count - 2)):
        worst = 0
        for index in range(state.count):
            below = state.estimates[index] < state.estimates[worst] and state.candidates[index] != state.default
            if below or state.candidates[worst] == state.default:
                worst = index
        remove(state, worst)


@kernel
def is_worse(state: SearchState, one: int, best: int, sure: int) -> bool:
    """Say whether one candidate is surely worse than the best: its mean difference against the spread of it."""
    behind = state.estimates[best] - state.estimates[one]
    squares = state.squares[max(one, best) * WEIGHED + min(one, best)]
    if squares == 0:
        return state.worlds >= TIE_HORIZON
    spread = float(squares) * float(state.worlds) - float(behind) * float(behind)
    return float(behind) * float(behind) * float(state.worlds) > sure * spread


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
