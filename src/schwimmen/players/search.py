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
from schwimmen.players.mind import WEIGHED, Mind
from schwimmen.players.playout import default_move, play_out
from schwimmen.rules.fields import Valuation

CARD_MOVES: Final = 6
"""How many different hands that moves can make are weighed.

A casual player weighs one where most hands are worth nothing: few simulations tell little of an exchange there.
"""

STEPS: Final = 4
"""Exchanges of two hidden cards from one world to the next."""

CHECK_INTERVAL: Final = 32
"""Worlds between two looks at which moves to give up."""

ELIMINATION: Final = 9
"""The square of how many standard deviations worse a move must be to be given up."""

ROUNDS: Final = 4
"""In how many parts a search spends what it may; after each but the last the worse half of the moves is given up."""

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
    """Own turns after which it plays on as a beginner does, who always comes to an end."""
    casual: bool = False
    """Whether it plays as people do: overlooks cards, calls no sooner, and takes the others for such players."""
    acceptance: int = 4
    """The square of how many standard deviations better than the default move one must be to be played."""


@kernel
def search(view: View, rules: RuleFields, mind: Mind, world: Table, style: Style, simulations: int) -> int:
    """Return the best move that a number of simulations find. `world` is a scratch record: a table."""
    if needs_no_search(view, style.patience):
        return beginner(view, rules, mind)
    begin(view, rules, mind, world, style.casual)
    for number in range(ROUNDS):
        run_simulations(view, rules, mind, world, simulations // ROUNDS)
        if number + 1 < ROUNDS:
            halve(mind)
    return best_move(mind, style.acceptance)


@kernel
def needs_no_search(view: View, patience: int) -> bool:
    """Say whether a decision is none, or the hand has gone on for so long that a beginner's play has to end it."""
    return bool(view.phase == Phase.VERDICT or view.turns[view.seat] >= patience)


@kernel
def begin(view: View, rules: RuleFields, mind: Mind, world: Table, casual: bool) -> None:
    """Gather what is weighed, and imagine the first world."""
    mind.casual = casual
    gather(view, rules, mind)
    mind.worlds = 0
    for index in range(WEIGHED * WEIGHED):
        mind.squares[index] = 0
    sample_deal(view, rules, mind)
    burn_in(view, rules, mind)
    determinize(view, rules, mind, world, mind.rng)
    mind.default = default_move(world, rules, casual)
    if not casual:
        force(mind, mind.default)
    elif mind.count == 0:
        admit(mind, view.legal[0])


@kernel
def run_simulations(view: View, rules: RuleFields, mind: Mind, world: Table, simulations: int) -> int:
    """Go on with a search for a number of simulations, or until one move is left; return how many there were."""
    done = 0
    while done < simulations and mind.count > 1:
        swap_cards(view, rules, mind, STEPS)
        state = chance_within(mind)
        for index in range(mind.count):
            determinize(view, rules, mind, world, state)
            play_out(world, rules, mind.candidates[index], mind.casual > 0)
            mind.outcomes[index] = equity(world, rules, view.seat)
        done += mind.count
        compare(mind)
        if mind.worlds % CHECK_INTERVAL == 0:
            eliminate(mind)
    return done


@inlined
def chance_within(mind: Mind) -> int:
    """Return the chance by which an imagined world goes on: the same for all moves."""
    return chance.advance(chance.advance(mind.rng ^ _ELSEWHERE))


@kernel
def best_move(mind: Mind, acceptance: int) -> int:
    """Return the move that has turned out best so far; the default one unless that is surely worse."""
    best = best_arm(mind)
    for index in range(mind.count):
        if mind.candidates[index] == mind.default and index != best and not is_worse(mind, index, best, acceptance):
            return mind.default
    return mind.candidates[best]


@kernel
def best_arm(mind: Mind) -> int:
    """Return the place of the candidate that has turned out best so far."""
    best = 0
    for index in range(mind.count):
        ahead = mind.estimates[index] - mind.estimates[best]
        if ahead > 0 or (ahead == 0 and calls(mind.candidates[index])):  # of equal moves a call keeps nobody waiting
            best = index
    return best


@kernel
def gather(view: View, rules: RuleFields, mind: Mind) -> None:
    """Collect the moves to weigh: all that name no cards, and of the others those that make the best hands."""
    mind.count = 0
    noticed = notice(view, mind) if mind.casual else view.table
    for index in range(view.legal_count):
        move = view.legal[index]
        if not names_cards(move & ~codes.RIDER) and not is_idle_call(view, rules, move):
            consider(view, rules, mind, move, noticed)
    lowest_worth = worth_of_last(view, rules, WEIGHED - mind.count, mind.casual)
    for index in range(view.legal_count):
        move = view.legal[index]
        plain = move & ~codes.RIDER
        if names_cards(plain) and worth(codes.hand_after(view.hand, view.table, plain), rules) >= lowest_worth:
            consider(view, rules, mind, move, noticed)


@kernel
def consider(view: View, rules: RuleFields, mind: Mind, move: int, noticed: int) -> None:
    """Weigh a move, unless somebody casual would not make it: who overlooks the card, or would not call yet."""
    if not mind.casual or not (overlooks(move, noticed) or calls_too_soon(view, rules, move)):
        admit(mind, move)


@kernel
def overlooks(move: int, noticed: int) -> bool:
    """Say whether a move takes an open card that is not among those noticed."""
    return bool(codes.kind_of(move) == Kind.SWAP and not noticed & bit(codes.take_of(move)))


@kernel
def admit(mind: Mind, move: int) -> None:
    """Weigh a move, if there is room."""
    if mind.count < WEIGHED:
        mind.candidates[mind.count] = move
        mind.estimates[mind.count] = 0
        mind.count += 1


@kernel
def force(mind: Mind, move: int) -> None:
    """See to it that a move is weighed; where there are too many, the last one makes room."""
    for index in range(mind.count):
        if mind.candidates[index] == move:
            return
    mind.count = min(mind.count, WEIGHED - 1)
    admit(mind, move)


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
def compare(mind: Mind) -> None:
    """Add what came out in a world."""
    mind.worlds += 1
    for one in range(mind.count):
        mind.estimates[one] += mind.outcomes[one]
        for other in range(one):
            difference = mind.outcomes[one] - mind.outcomes[other]
            mind.squares[one * WEIGHED + other] += difference * difference


@kernel
def eliminate(mind: Mind) -> None:
    """Give up the moves that are surely worse than the best."""
    index = 0
    while index < mind.count:
        best = best_arm(mind)
        if index != best and is_worse(mind, index, best, ELIMINATION):
            remove(mind, index)
        else:
            index += 1


@kernel
def halve(mind: Mind) -> None:
    """Give up the worse half of the moves, but keep the default one, and two to be compared further."""
    for _ in range(min(mind.count // 2, mind.count - 2)):
        worst = 0
        for index in range(mind.count):
            below = mind.estimates[index] < mind.estimates[worst] and mind.candidates[index] != mind.default
            if below or mind.candidates[worst] == mind.default:
                worst = index
        remove(mind, worst)


@kernel
def is_worse(mind: Mind, one: int, best: int, sure: int) -> bool:
    """Say whether one candidate is surely worse than the best: its mean difference against the spread of it."""
    behind = mind.estimates[best] - mind.estimates[one]
    squares = mind.squares[max(one, best) * WEIGHED + min(one, best)]
    if squares == 0:
        return mind.worlds >= TIE_HORIZON
    spread = float(squares) * float(mind.worlds) - float(behind) * float(behind)
    return float(behind) * float(behind) * float(mind.worlds) > sure * spread


@kernel
def remove(mind: Mind, index: int) -> None:
    """Take a candidate out; the last one takes its place."""
    last = mind.count - 1
    mind.candidates[index] = mind.candidates[last]
    mind.estimates[index] = mind.estimates[last]
    for other in range(last):
        if other != index:
            squares = mind.squares[last * WEIGHED + other]
            mind.squares[max(index, other) * WEIGHED + min(index, other)] = squares
    mind.count = last
