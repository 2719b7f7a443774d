"""Policy iteration for the playout network: every move of a decision is played out in the same deal, and compared.

Hands are played by the network; at some decisions each move is tried, and played on by the network to the end. What
comes out teaches the network, by which the next hands are played (R. Howard, "Dynamic Programming and Markov
Processes", 1960; with rollouts as in G. Tesauro, G. Galperin, "On-line Policy Improvement using Monte-Carlo Search",
NIPS 1996). All moves meet the same cards and the same chance, so that luck falls out of their differences.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.calls import Riding, fits, riding
from schwimmen.engine.codes import RIDER
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import Records, kernel
from schwimmen.engine.layout import End, Phase, RuleFields, Table
from schwimmen.engine.match import start
from schwimmen.engine.moves import RIDDEN, legal_kinds, nth_move
from schwimmen.engine.turn import play
from schwimmen.players.equity import WHOLE, equity
from schwimmen.players.network.features import write_move, write_position
from schwimmen.players.network.net import WIDE, Network
from schwimmen.players.network.reply import count_weighed, weighed_move
from schwimmen.players.playout import ROUNDS, Caller, answer, draw_callers, play_out

WIDEST: Final = 128
"""Most moves of a decision that is learned from."""

SHARE: Final = 1 << 29
"""How many of 2^31 decisions are learned from: a quarter."""

EXPLORATION: Final = 1 << 27
"""How many of 2^31 moves are made at random: one of sixteen."""


class Groups(NamedTuple):
    """Decisions to learn from: moves in groups, of each the true rows, and how it came out."""

    rows: NDArray[np.int16]
    """The true rows of all moves, one after another."""
    ends: NDArray[np.int64]
    """(N + 1): where the rows of each move begin, and those of the last one end."""
    called: NDArray[np.int8]
    """(N): 1 where a call rides on it."""
    gains: NDArray[np.float32]
    """(N): the chance to win the match after it, times the number of players."""
    firsts: NDArray[np.int64]
    """(G + 1): the first move of each decision, and the number of moves."""


@kernel
def play_hands(tables: Records[Table], rules: RuleFields, network: Network, players: int, groups: Groups) -> int:
    """Play hands until there is no room for another decision; return how many were written.

    `tables` are two records; the chance of the first one deals and decides.
    """
    table = tables[0]
    manner = Caller.TRAINED.value if network.trained else Caller.SHARP.value
    done = 0
    hand = 0
    state = table.rng
    while True:
        start(table, rules, players, hand % players)
        fill_pack(table, rules)
        state = chance.advance(state)
        table.rng = state
        deal(table, rules)
        draw_callers(table, rules, manner)
        for _ in range(ROUNDS * players):
            if table.end != End.NONE:
                break
            table.rng = chance.advance(table.rng)
            if table.phase != Phase.VERDICT and chance.fraction(table.rng) < SHARE:
                if not has_room(groups, done):
                    return done
                done += write_group(tables, rules, network, groups, done)
            table.rng = chance.advance(table.rng)
            if chance.fraction(table.rng) < EXPLORATION:
                table.rng = chance.advance(table.rng)
                move = nth_move(table, rules, chance.fraction(table.rng))
            else:
                move = answer(table, rules, network)
            play(table, rules, move)
        hand += 1
    return done


@kernel
def has_room(groups: Groups, done: int) -> bool:
    """Say whether there is room for another decision."""
    first = groups.firsts[done]
    return (
        done + 2 < len(groups.firsts)
        and first + 2 * WIDEST < len(groups.gains)
        and groups.ends[first] + 2 * WIDEST * 64 < len(groups.rows)
    )


@kernel
def write_group(tables: Records[Table], rules: RuleFields, network: Network, groups: Groups, done: int) -> int:
    """Write the moves of a decision, each played out once; return 1, or 0 where there is but one."""
    table = tables[0]
    kinds = legal_kinds(table, rules)
    how = riding(table, rules)
    first = groups.firsts[done]
    at = first
    known = write_position(table, rules, network.true)
    for index in range(min(WIDEST, count_weighed(table, rules, kinds))):
        move = weighed_move(table, rules, kinds, index)
        at = write_try(tables, rules, network, move, known, groups, at)
        if how != Riding.NONE and 1 << codes.kind_of(move) & RIDDEN and (how == Riding.ALL or fits(table, rules, move)):
            at = write_try(tables, rules, network, move | RIDER, known, groups, at)
    if at - first < 2:
        return 0
    groups.firsts[done + 1] = at
    return 1


@kernel
def write_try(
    tables: Records[Table], rules: RuleFields, network: Network, move: int, known: int, groups: Groups, at: int
) -> int:
    """Write a move and how it came out, as move number `at`; return the number of the next one."""
    write_position(tables[0], rules, network.true)
    count = write_move(tables[0], rules, move & ~RIDER, network.true, known)
    begin = groups.ends[at]
    for number in range(count):
        groups.rows[begin + number] = network.true[number]
    groups.ends[at + 1] = begin + count
    groups.called[at] = codes.rides(move)
    tables[1] = tables[0]
    play_out(tables[1], rules, network, move, Caller.TRAINED.value if network.trained else Caller.SHARP.value)
    seat = tables[0].to_move
    groups.gains[at] = np.float32(equity(tables[1], rules, seat)) * tables[0].players / np.float32(WHOLE)
    return at + 1


class Gradients(NamedTuple):
    """The gradients of the weights, and what a decision is worked out in."""

    rows: NDArray[np.float32]
    base: NDArray[np.float32]
    out: NDArray[np.float32]
    layers: NDArray[np.float32]
    """(2 * WIDEST, WIDE)"""
    values: NDArray[np.float32]
    """(2 * WIDEST)"""


@kernel
def add_gradients(
    groups: Groups, scale: float, order: NDArray[np.int64], network: Network, gradients: Gradients
) -> float:
    """Add the gradients of some decisions; return the sum of squared errors."""
    zero = np.float32(0)
    total = 0.0
    for number in range(len(order)):
        first, end = groups.firsts[order[number]], groups.firsts[order[number] + 1]
        count = end - first
        off = np.float32(0)
        for move in range(count):
            begin, until = groups.ends[first + move], groups.ends[first + move + 1]
            for place in range(WIDE):
                gradients.layers[move, place] = network.base[place]
            for at in range(begin, until):
                row = groups.rows[at]
                for place in range(WIDE):
                    gradients.layers[move, place] += network.rows[row, place]
            found = zero
            called = groups.called[first + move]
            for place in range(WIDE):
                weight = network.out[0, place]
                if called:
                    weight += network.out[1, place]
                found += max(gradients.layers[move, place], zero) * weight
            gradients.values[move] = found - groups.gains[first + move] * np.float32(scale)
            off += gradients.values[move]
        off /= np.float32(count)
        for move in range(count):
            error = (gradients.values[move] - off) / np.float32(count)
            total += error * error * count
            begin, until = groups.ends[first + move], groups.ends[first + move + 1]
            called = groups.called[first + move]
            for place in range(WIDE):
                active = gradients.layers[move, place]
                weight = network.out[0, place]
                if called:
                    weight += network.out[1, place]
                if active > zero:
                    gradients.out[0, place] += error * active
                    if called:
                        gradients.out[1, place] += error * active
                    gradients.layers[move, place] = error * weight
                else:
                    gradients.layers[move, place] = zero
                gradients.base[place] += gradients.layers[move, place]
            for at in range(begin, until):
                row = groups.rows[at]
                for place in range(WIDE):
                    gradients.rows[row, place] += gradients.layers[move, place]
    return total
