"""`club`: weighs what it could do by its odds, and calls no sooner than people do (`calling`).

It takes the moves that look best among those that it thinks of, imagines worlds that agree with everything it has seen,
lets beginners play each of them to the end of the hand after each of its moves, and compares what it would lose or
score (policy improvement by rollouts: Tesauro, Galperin 1996; the same worlds for all moves). Hands that last too long
are compared as they lie.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine import chance, codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import bit, kernel
from schwimmen.engine.layout import End, Phase, RuleFields, Table, View
from schwimmen.engine.turn import play
from schwimmen.engine.values import value
from schwimmen.engine.view import look
from schwimmen.players.appeal import appeal, hand_after
from schwimmen.players.beginner import beginner, names_cards, notice
from schwimmen.players.calling import calls, calls_from
from schwimmen.players.mind import Mind
from schwimmen.players.world import imagine
from schwimmen.rules.fields import CallEffect, Valuation

WORLDS: Final = 16
"""Imagined worlds for each move before the worse half of them is given up; then twice as many."""

STAGES: Final = 4
"""How often that is done (sequential halving: Karnin, Koren, Somekh 2013)."""

CARD_MOVES: Final = 5
"""How many different hands that moves can make are weighed; one where most hands are worth nothing, and a world tells
little of what an exchange is good for."""

PATIENCE: Final = 6
"""Turns after which it plays on as a beginner does: to wait longer may win more, and spoils the game for people."""

APART: Final = 128
"""Steps of chance from one imagined world to the next: they are the same whatever is done in them."""

ROUNDS: Final = 8
"""Decisions of each player after which an imagined hand is compared as it lies."""


@kernel
def club(view: View, rules: RuleFields, mind: Mind, world: Table, sight: View) -> int:
    """Return the move of a club player. `world` and `sight` are scratch records: a table, and a view of it."""
    if view.phase == Phase.VERDICT:
        return Kind.RIGHT.value
    if view.turns[view.seat] >= PATIENCE:
        return beginner(view, rules, mind)
    gather(view, rules, mind)
    state = mind.rng
    worlds = WORLDS
    for _ in range(STAGES):
        if mind.count > 1:
            for index in range(mind.count):
                mind.rng = state
                mind.prospects[index] += prospect(view, rules, mind, world, sight, mind.candidates[index], worlds)
            give_up_half(mind)
            state = further(mind.rng)
            worlds *= 2
    return mind.candidates[best_of(mind)]


@kernel
def best_of(mind: Mind) -> int:
    """Return the place of the best candidate so far."""
    best = 0
    for index in range(mind.count):
        if mind.prospects[index] > mind.prospects[best]:
            best = index
    return best


@kernel
def give_up_half(mind: Mind) -> None:
    """Give up the worse half of the candidates, but keep two to be compared further."""
    for _ in range(min(mind.count // 2, mind.count - 2)):
        worst = 0
        for index in range(mind.count):
            if mind.prospects[index] < mind.prospects[worst]:
                worst = index
        mind.count -= 1
        mind.candidates[worst] = mind.candidates[mind.count]
        mind.prospects[worst] = mind.prospects[mind.count]


@kernel
def gather(view: View, rules: RuleFields, mind: Mind) -> None:
    """Collect the moves to weigh: calls that are not too soon, and of exchanges those that make the best hands."""
    mind.count = 0
    noticed = notice(view, mind)
    bar = worst_of_best(view, rules)
    for index in range(view.legal_count):
        move = view.legal[index]
        plain = move & ~codes.RIDER
        if calls_too_soon(view, rules, move):
            continue
        if codes.kind_of(move) == Kind.SWAP and not noticed & bit(codes.take_of(move)):
            continue
        if not names_cards(plain) or appeal(hand_after(view.hand, view.table, plain), rules) >= bar:
            mind.candidates[mind.count] = move
            mind.prospects[mind.count] = 0
            mind.count += 1
    if mind.count == 0:
        mind.candidates[0] = view.legal[0]
        mind.count = 1


@kernel
def calls_too_soon(view: View, rules: RuleFields, move: int) -> bool:
    """Say whether a move is a call that people would not make yet, on such a hand; to stick ends nobody else's hand."""
    if rules.call_effect == CallEffect.STICK or not calls(move):
        return False
    after = value(hand_after(view.hand, view.table, move), rules)
    return bool(after < calls_from(rules, view.turns[view.seat]))


@kernel
def worst_of_best(view: View, rules: RuleFields) -> int:
    """Return the appeal that a hand must have to be among the best few that moves can make."""
    bar = 1 << 60
    for _ in range(1 if rules.valuation == Valuation.FLUSH else CARD_MOVES):
        below = -(1 << 60)
        for index in range(view.legal_count):
            move = view.legal[index]
            if names_cards(move) and not codes.rides(move):
                found = appeal(hand_after(view.hand, view.table, move), rules)
                if below < found < bar:
                    below = found
        if below == -(1 << 60):
            break
        bar = below
    return bar


@kernel
def prospect(view: View, rules: RuleFields, mind: Mind, world: Table, sight: View, move: int, worlds: int) -> int:
    """Return how a move turns out in imagined worlds: by how much its player does better than the others."""
    sum_of_all = 0
    state = mind.rng
    for _ in range(worlds):
        state = further(state)
        mind.rng = state
        imagine(view, rules, mind, world)
        world.rng = mind.rng
        play(world, rules, move)
        play_on(world, rules, mind, sight)
        sum_of_all += advantage(world, view.seat)
    return sum_of_all


@kernel
def further(state: int) -> int:
    """Return a state of chance so far behind another that an imagined hand does not come as far."""
    for _ in range(APART):
        state = chance.advance(state)
    return state


@kernel
def play_on(world: Table, rules: RuleFields, mind: Mind, sight: View) -> None:
    """Let beginners play an imagined hand to its end."""
    for _ in range(ROUNDS * world.players):
        if world.end != End.NONE:
            return
        look(world, rules, world.to_move, sight)
        play(world, rules, beginner(sight, rules, mind))
    if world.end == End.NONE:
        finish(world, End.CLOSE)
        settle_hand(world, rules)


@kernel
def advantage(world: Table, seat: int) -> int:
    """Return by how much a seat did better than the others on average, times their number and itself."""
    others = 0
    for other in range(world.seats):
        others += world.change[other]
    return world.change[seat] * world.players - others
