"""The search: every move that is worth weighing is tried in the same imagined worlds, until one is surely the best.

Moves to weigh come from `candidates`, worlds from `belief`. Each world is played to the end of the hand by `rollout`,
by rules of thumb or by a network, and counts by what the match is then worth (`equity`). Moves that fall behind are
given up (`racing`). A search can stop after any world.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from schwimmen.engine import chance
from schwimmen.engine.kernel import inlined, kernel
from schwimmen.engine.layout import Phase, RuleFields, Table, View
from schwimmen.players.beginner import beginner
from schwimmen.players.belief import burn_in, sample_deal, swap_cards
from schwimmen.players.candidates import admit, force, gather
from schwimmen.players.determinization import determinize
from schwimmen.players.playout import default_move
from schwimmen.players.priors import has_a_say, heed
from schwimmen.players.racing import best_move, compare, eliminate, halve
from schwimmen.players.rollout import JUDGED, try_move
from schwimmen.players.search_state import WEIGHED, SearchState
from schwimmen.players.value_network.network import ValueNetwork
from schwimmen.rules.enums import Centre

STEPS: Final = 4
"""Exchanges of two hidden cards from one world to the next."""

CHECK_INTERVAL: Final = 32
"""Worlds between two looks at which moves to give up."""

ROUNDS: Final = 4
"""In how many parts a search spends what it may; after each but the last the worse half of the moves is given up."""

HURRY: Final = 8
"""Own turns for which a level that is not casual makes its default move before it plays as a beginner: it sees all
cards, which a beginner does not."""

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
    """What players share of simulations, `simulations` at most: one takes longer the more play, twice as long where
    several cards may be exchanged at once, and longer still where the table grows with each round (`level.budget`)."""
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
    begin(view, rules, state, world, network, casual=style.casual, heeds=style.heeds)
    if has_waited(view, rules, style):
        return state.default
    for number in range(ROUNDS):
        run_simulations(view, rules, state, world, network, simulations // ROUNDS)
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
def begin(
    view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, casual: bool, heeds: bool
) -> int:  # fmt: skip
    """Gather what is weighed, and imagine the first world; return how much a network counts (`heed`)."""
    state.casual = casual
    asked = network.weights.rollouts >> view.players & 1
    state.asks = int(heeds and asked != 0 and has_a_say(view, network))
    gather(view, rules, state)
    state.worlds = 0
    for index in range(WEIGHED * WEIGHED):
        state.squares[index] = 0
    sample_deal(view, rules, state)
    burn_in(view, rules, state, network)
    determinize(view, rules, state, world, state.rng)
    state.default = default_move(world, rules, casual)
    if not casual:
        force(state, state.default)
    elif state.count == 0:
        admit(state, view.legal[0])
    return heed(view, rules, state, world, network) if heeds else 0


@kernel
def run_simulations(
    view: View, rules: RuleFields, state: SearchState, world: Table, network: ValueNetwork, simulations: int
) -> int:  # fmt: skip
    """Go on with a search for a number of simulations, or until one move is left; return how many there were.

    One that a network plays counts as several: by how many moves it judges.
    """
    done = 0
    while done < simulations and state.count > 1:
        swap_cards(view, rules, state, network, STEPS)
        rng, judged = chance_within(state), network.judged
        for index in range(state.count):
            determinize(view, rules, state, world, rng)
            brought = try_move(view, rules, state, world, network, state.candidates[index])
            state.rewards[index] = brought + state.priors[index]
        done += state.count + (network.judged - judged) // JUDGED
        compare(state)
        if state.worlds % CHECK_INTERVAL == 0:
            eliminate(state)
    return done


@inlined
def chance_within(state: SearchState) -> int:
    """Return the chance by which an imagined world goes on: the same for all moves."""
    return chance.advance(chance.advance(state.rng ^ _ELSEWHERE))
