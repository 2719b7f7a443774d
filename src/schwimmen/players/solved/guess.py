"""What the other player may hold, guessed from what he was seen to do, and what it means for a move.

A network that sees only what has happened can hardly reckon back from an exchange to the hand that made it. So hands
that the other player can hold are weighed by how likely they made his last two decisions (Bayes), with a table of what
players usually hold, leave and call with; and each move is looked at with some of them: what the other player makes of
it, and what can be made of that (`outlook`). A hand is one number here (`hands`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import codes
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import Ints, kernel, size
from schwimmen.engine.layout import View
from schwimmen.players.solved.hands import CHOICE, PATTERN, THREE, exchanged, packed, place, replaced

if TYPE_CHECKING:
    from schwimmen.players.solved.infoset import InformationSet
    from schwimmen.players.solved.net import Net

GUESSED: Final = 32
"""Hands that stand for all that the other player may hold."""

ROOM: Final = 2700
"""Most hands that are weighed: three of 26 cards."""

STRIDE: Final = 7
"""Where no card of the other hand is known, so many hands are passed over for one that is weighed."""

KEEPING: Final = 0.04
"""By how many lives keeping must be worse for a dealer to be taken to keep e times as rarely."""

PHASES: Final = 4
"""Decisions of a hand that are told apart: the first, the second, the third, and all later ones."""

Weights: TypeAlias = NDArray[np.floating[Any]]


class Habits(NamedTuple):
    """What players usually do, by phase."""

    kinds: Weights
    """(PHASES, 3): how readily they pass, exchange one card, or all."""
    held: Weights
    """(PHASES, PATTERNS): how readily they hold a hand."""
    left: Weights
    """(PHASES, PATTERNS): how readily they leave these cards open."""
    calls: Weights
    """(PHASES, PATTERNS): the probability that they call with a hand."""


@kernel
def write_hands(known: int, unseen: int, hands: Ints) -> int:
    """Write the hands that hold the known cards, some of them where there are too many; return how many."""
    hidden = THREE - size(known)
    base = packed(known)
    if hidden == 0:
        hands[0] = base
        return 1
    count = 0
    number = 0
    while unseen:
        first = base << 5 | place(unseen)
        unseen &= unseen - 1
        if hidden == 1:
            hands[count] = first
            count += 1
            continue
        others = unseen
        while others:
            second = first << 5 | place(others)
            others &= others - 1
            if hidden == 2:
                hands[count] = second
                count += 1
                continue
            last = others
            while last:
                if number % STRIDE == 0:
                    hands[count] = second << 5 | place(last)
                    count += 1
                last &= last - 1
                number += 1
    return count


@kernel
def readiness(net: Net, phase: int, held: int, left: int, kind: int) -> float:
    """Return how readily players come to a hand and leave some cards by a pass, an exchange or all (0, 1, 2)."""
    return float(net.kinds[phase, kind] * net.held[phase, PATTERN[held]] * net.left[phase, PATTERN[left]])


@kernel
def all_readiness(net: Net, phase: int, hand: int, table: int) -> float:
    """Return how readily players do anything with a hand at a table, all moves added up."""
    total = readiness(net, phase, hand, table, 0) + readiness(net, phase, table, hand, 2)
    for mine in (0, 5, 10):
        for theirs in (0, 5, 10):
            held, left = exchanged(hand, table, mine, theirs)
            total += readiness(net, phase, held, left, 1)
    return total


@kernel
def weigh_hands(move: int, saw: int, phase: int, net: Net, hands: Ints, weights: Weights, count: int) -> bool:
    """Weigh hands by how likely players make a move that led to them, without a call, and write what they were before.

    Returns False where nothing can be told from the move.
    """
    if move < 0:
        return False
    kind = codes.kind_of(move)
    if kind == Kind.KEEP:
        for index in range(count):
            kept = net.choice[CHOICE[hands[index]]]
            weights[index] /= 1 + math.exp(min((kept[1] - kept[0]) / KEEPING, 30))
    if kind != Kind.SWAP and kind != Kind.PASS:
        return False
    table = packed(saw)
    left = table
    given = taken = 0
    if kind == Kind.SWAP:
        given, taken = place(1 << codes.give_of(move)), place(1 << codes.take_of(move))
        left = replaced(table, given, taken)
    for index in range(count):
        after = hands[index]
        before = after if kind == Kind.PASS else replaced(after, given, taken)
        if before < 0:
            weights[index] = 0
        elif weights[index] > 0:
            hands[index] = before
            mine = readiness(net, phase, after, left, 0 if kind == Kind.PASS else 1)
            silent = 1 - net.calls[phase, PATTERN[after]]
            weights[index] *= mine * silent / all_readiness(net, phase, before, table)
    return True


@kernel
def guess(view: View, other: int, unseen: int, net: Net, infoset: InformationSet) -> int:
    """Write hands that stand for all that the other player may hold into `infoset.guessed`; return how many."""
    hands, before, weights = infoset.hands, infoset.before, infoset.weights
    known = view.known[other]
    count = write_hands(known, unseen, hands)
    if size(known) == THREE:
        infoset.guessed[0] = hands[0]
        return 1
    for index in range(count):
        before[index] = hands[index]
        weights[index] = 1
    decisions = view.turns[0] + view.turns[1]
    last, earlier = phase_of(decisions - 1), phase_of(decisions - 3)
    if weigh_hands(view.last_move[other], view.saw[other], last, net, before, weights, count):
        weigh_hands(view.move_before[other], view.saw_before[other], earlier, net, before, weights, count)
    draw(hands, weights, count, infoset.guessed)
    return GUESSED


@kernel
def phase_of(decisions: int) -> int:
    """Return the phase of a decision before which there were so many."""
    return min(max(decisions, 0), PHASES - 1)


@kernel
def draw(hands: Ints, weights: Weights, count: int, guessed: Ints) -> None:
    """Write `GUESSED` hands, as often as their weights ask for (systematic resampling)."""
    total = 0.0
    for index in range(count):
        total += weights[index]
    if total <= 0:
        for index in range(count):
            weights[index] = 1
        total = float(count)
    at = 0
    reached = float(weights[0])
    for number in range(GUESSED):
        wanted = (number + 0.5) * total / GUESSED
        while reached < wanted and at < count - 1:
            at += 1
            reached += weights[at]
        guessed[number] = hands[at]
