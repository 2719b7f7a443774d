"""Hands that a value network plays with itself, and what came of each decision: lessons to learn from (`learning`).

What a move is worth is learned from how the hand ended, as in deep Monte Carlo (D. Zha and others, "DouZero: Mastering
DouDizhu with Self-Play Deep Reinforcement Learning", ICML 2021). Two things leave some of the chance out: what a call
brings is found at once where everybody has but a last turn, and what is learned of a decision is in part what the
network held its owner's next one to be worth (R. Sutton, "Learning to Predict by the Methods of Temporal Differences",
1988).
"""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.engine.codes import RIDER
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import I1, I4, Ints, Records, Struct, kernel, new
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look, place_of
from schwimmen.players.calling import calls
from schwimmen.players.equity import unit_of
from schwimmen.players.mixing import drawn, soften
from schwimmen.players.playout import default_move
from schwimmen.players.priors import knows
from schwimmen.players.value_network.asking import write_values
from schwimmen.players.value_network.network import MOVES, ValueNetwork, see_move
from schwimmen.rules.enums import CallEffect
from schwimmen.rules.fields import Rules

SEEN: Final = 80
"""Features of a position that a lesson has room for."""
OF_MOVE: Final = 16
"""The same of a move."""
WAYS: Final = 3
"""Moves of a decision that a lesson tells of: the one that was made, and two of which it says what a call brings."""

ABSENT: Final = -1
"""In the place of a feature: there are no more."""
UNKNOWN: Final = -9.0
"""In the place of a value: nobody knows."""

LOOSE: Final = 0.15
"""The temperature of moves that are tried."""
EVEN: Final = 1e9
"""That of moves at random."""
RANDOM, TRIED = 4, 12
"""Of 100 moves how many are made at random, and how many are tried or made at random: mistakes are met, too."""

OWN: Final = 0.3
"""How much of what is learned of a decision is what the network held the next one of the same player to be worth: all
of it where the next move was tried, or answered by one that was, for that says nothing of this one."""

LONGEST: Final = 60
"""Decisions of a hand after which it is played on by rules of thumb, as `master` does who has no patience left."""
LAST: Final = 40
"""Decisions after a call, at most."""


class PlayedDecision(Struct):
    """A decision, and what some of its moves are worth."""

    position: Annotated[NDArray[np.int16], "i2", SEEN]
    """The features that are true."""
    moves: Annotated[NDArray[np.int16], "i2", WAYS, OF_MOVE]
    """Those of each move, without a call."""
    values: Annotated[NDArray[np.float32], "f4", WAYS, 2]
    """What each of them is worth without and with a call (`result`)."""


class Desk(Struct):
    """What lessons are written in."""

    table: Table
    line: Table
    """The same table, on which a call is tried."""
    sight: View
    network: ValueNetwork
    values: Annotated[NDArray[np.float64], "f8", MOVES]
    """What the network says of each legal move."""
    chances: Annotated[NDArray[np.float64], "f8", MOVES]
    """With what probability it is made."""
    owner: Annotated[Ints, "i4", LONGEST]
    """Who made each decision of the hand."""
    expected: Annotated[NDArray[np.float64], "f8", LONGEST]
    """What the network held it to be worth."""
    called: Annotated[Ints, "i1", LONGEST]
    tried: Annotated[Ints, "i1", LONGEST]
    count: I4
    """Decisions of the hand."""
    exact: I1
    """Whether everybody has but a last turn after a call."""


class Manner(NamedTuple):
    """How hands are played."""

    players: int
    temperature: float
    haste: float = 0.0
    """What a decision costs who makes it, in what the hand is about: who could wait for ever learns to end a hand."""


class Portion(NamedTuple):
    """Lessons that follow from one seed."""

    room: int
    """How many there may be."""
    state: int
    """The chance by which hands are dealt and played."""
    manner: Manner


def lessons_of(rules: Rules, weights: NDArray[Any], portion: Portion) -> NDArray[Any]:
    """Return a portion of lessons, an array of `PlayedDecision` records, played by some weights."""
    desk, lessons = new(Desk), new(PlayedDecision, portion.room)
    desk["network"]["weights"] = weights
    done = write_lessons(fields_of(rules)[0], desk[0], lessons, portion.state, portion.manner)
    return lessons[:done]


@kernel
def write_lessons(rules: RuleFields, desk: Desk, lessons: Records[PlayedDecision], rng: int, manner: Manner) -> int:
    """Fill lessons with the decisions of hands, until there may be no room for one more; return how many there are."""
    table = desk.table
    desk.exact = rules.call_effect == CallEffect.LAST_TURNS or rules.call_effect == CallEffect.AT_ONCE
    fill_pack(table, rules)
    done = 0
    while done + LONGEST <= len(lessons):
        start(table, rules, manner.players, 0)
        table.rng = chance.spawn(rng)
        rng = chance.skip(rng)
        deal(table, rules)
        desk.count = 0
        rng = play_hand(rules, desk, lessons, done, rng, manner.temperature)
        if table.end != End.NONE:
            draw_lessons(rules, desk, lessons, done, manner.haste)
            done += desk.count
    return done


@kernel
def play_hand(
    rules: RuleFields, desk: Desk, lessons: Records[PlayedDecision], done: int, rng: int, temperature: float
) -> int:
    """Play a hand to its end, noting each decision of the network; return the chance that is left."""
    table, view = desk.table, desk.sight
    for _ in range(LONGEST * 4):
        if table.end != End.NONE:
            break
        look(table, rules, table.to_move, view)
        if not knows(view) or view.legal_count > MOVES or desk.count == LONGEST:
            rng = chance.advance(rng)
            strays = table.phase == Phase.CHOICE and chance.below(rng, 100) < TRIED
            move = view.legal[chance.below(chance.advance(rng), view.legal_count)]
            play(table, rules, move if strays else default_move(table, rules, False))
            continue
        lesson = lessons[done + desk.count]
        write_values(view, rules, desk.network, desk.values)
        rng, move = choose(view, desk, temperature, rng)
        note_position(desk, lesson)
        rng = note_moves(rules, desk, lesson, move, rng)
        play(table, rules, move)
        desk.count += 1
    return rng


@kernel
def choose(view: View, desk: Desk, temperature: float, rng: int) -> tuple[int, int]:
    """Return the chance that is left, and a move: mostly by what the network says, in proportion to an exponential."""
    count = view.legal_count
    soften(desk.values, desk.chances, count, temperature)
    expected = 0.0
    for index in range(count):
        expected += desk.chances[index] * desk.values[index]
    rng = chance.advance(rng)
    lot = chance.below(rng, 100)
    if lot < TRIED:
        soften(desk.values, desk.chances, count, LOOSE if lot >= RANDOM else EVEN)
    rng = chance.advance(rng)
    move = view.legal[drawn(desk.chances, count, chance.fraction(rng))]
    desk.owner[desk.count] = view.seat
    desk.expected[desk.count] = expected
    desk.tried[desk.count] = lot < TRIED
    desk.called[desk.count] = calls(move)
    return rng, move


@kernel
def note_position(desk: Desk, lesson: PlayedDecision) -> None:
    """Write down what is seen of the position."""
    features = desk.network.features
    for index in range(SEEN):
        lesson.position[index] = features.position[index] if index < features.count else ABSENT


@kernel
def note_moves(rules: RuleFields, desk: Desk, lesson: PlayedDecision, made: int, rng: int) -> int:
    """Write down the move that was made and others, and what a call would bring; return the chance that is left."""
    view, features = desk.sight, desk.network.features
    for way in range(WAYS):
        move = made & ~RIDER
        if way:
            rng = chance.advance(rng)
            move = view.legal[chance.below(rng, view.legal_count)] & ~RIDER
        see_move(view, rules, move, desk.network)
        for place in range(OF_MOVE):
            lesson.moves[way, place] = features.move[place] if place < features.move_count else ABSENT
        lesson.values[way, 0] = lesson.values[way, 1] = UNKNOWN
        call = move if calls(move) else move | RIDER
        if desk.exact and place_of(view, call) != NOBODY:
            lesson.values[way, 1] = after_call(rules, desk, call)
    return rng


@kernel
def after_call(rules: RuleFields, desk: Desk, call: int) -> float:
    """Return what a call brings in the deal as it is, all others making the best of their last turns."""
    desk.line = desk.table
    line = desk.line
    play(line, rules, call)
    for _ in range(LAST):
        if line.end != End.NONE:
            return result(line, rules, desk.sight.seat)
        play(line, rules, default_move(line, rules, False))
    return UNKNOWN


@kernel
def result(table: Table, rules: RuleFields, seat: int) -> float:
    """Return by how much better a seat has come out of a hand than the others on average, in what it is about."""
    others = 0.0
    count = 0
    for other in range(table.seats):
        if other != seat and table.played >> other & 1:
            others += table.change[other]
            count += 1
    return float((table.change[seat] - others / max(1, count)) / unit_of(rules))


@kernel
def answered_as_played(desk: Desk, index: int) -> bool:
    """Say whether nobody else tried a move before the next decision of the same player, or the end of the hand.

    What came of a decision after somebody's mistake says nothing of it: in earnest nobody makes it.
    """
    for after in range(index + 1, desk.count):
        if desk.owner[after] == desk.owner[index]:
            return True
        if desk.tried[after]:
            return False
    return True


@kernel
def draw_lessons(rules: RuleFields, desk: Desk, lessons: Records[PlayedDecision], done: int, haste: float) -> None:
    """Write what came of each move that was made in the hand that has ended, for each player from the last one back."""
    for seat in range(desk.table.seats):
        came = result(desk.table, rules, seat)
        for back in range(desk.count):
            index = desk.count - 1 - back
            if desk.owner[index] == seat:
                fair = answered_as_played(desk, index)
                if fair and not (desk.called[index] and desk.exact):
                    lessons[done + index].values[0, desk.called[index]] = came
                own = OWN if fair and not desk.tried[index] else 1.0
                came = own * desk.expected[index] + (1 - own) * came - haste
