"""What the solved strategy says of the moves of many decisions: lessons for a smaller network (`distillation`)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.deal import deal
from schwimmen.engine.kernel import Records, Struct, kernel, new
from schwimmen.engine.layout import NOBODY, End, Phase, RuleFields, Table, View, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.solved.infoset import COMPARED, InformationSet, with_call
from schwimmen.players.solved.net import Net
from schwimmen.players.solved.play import TEMPERATURE, drawn, soften, weigh
from schwimmen.players.solved.policy import shipped
from schwimmen.players.value_network.features import WAYS, describe_move
from schwimmen.rules.fields import Rules

SEEN: Final = 64
"""Features of a position that a lesson has room for; the few decisions with more are none."""
OF_MOVE: Final = 10
"""The same of a move."""

ABSENT: Final = -1
"""In the place of a feature: there are no more."""
UNKNOWN: Final = -9.0
"""In the place of a value: there is no such move."""

LOOSE: Final = 0.15
"""The temperature of moves that are tried."""
TRIED, RANDOM = 14, 20
"""Of 100 moves how many are tried, and how many are tried or made at random: mistakes are met, too."""

LONGEST: Final = 40
"""Decisions after which a hand is left."""

PORTION: Final = 50_000
"""Lessons that follow from one seed."""


class TaughtDecision(Struct):
    """A decision, and what the strategy says of it."""

    position: Annotated[NDArray[np.int16], "i2", SEEN]
    """The features that are true."""
    moves: Annotated[NDArray[np.int8], "i1", WAYS, OF_MOVE]
    """Those of each move without a call."""
    values: Annotated[NDArray[np.float32], "f4", COMPARED]
    """What each of them is worth without and with a call, in lives."""


class Teacher(NamedTuple):
    """The strategy, and what it works in."""

    table: Table
    sight: View
    infoset: InformationSet
    net: Net


@kernel
def note(view: View, rules: RuleFields, infoset: InformationSet, lesson: TaughtDecision) -> None:
    """Write down a decision that the strategy has just weighed."""
    features = infoset.features
    for index in range(SEEN):
        lesson.position[index] = features.position[index] if index < features.count else ABSENT
    for way in range(WAYS):
        lesson.values[2 * way] = lesson.values[2 * way + 1] = UNKNOWN
        for place in range(OF_MOVE):
            lesson.moves[way, place] = ABSENT
    way = 0
    for index in range(view.legal_count):
        if not codes.rides(view.legal[index]):
            describe_move(view, rules, view.legal[index], features)
            for place in range(features.move_count):
                lesson.moves[way, place] = features.move[place]
            lesson.values[2 * way] = infoset.values[index]
            called = with_call(view, view.legal[index])
            if called != NOBODY:
                lesson.values[2 * way + 1] = infoset.values[called]
            way += 1


@kernel
def move_on(rules: RuleFields, teacher: Teacher, rng: int) -> int:
    """Make a move that has been weighed, mostly by the strategy; return the chance that is left."""
    view, infoset = teacher.sight, teacher.infoset
    rng = chance.advance(rng)
    manner = chance.below(rng, 100)
    if manner < TRIED:
        soften(infoset, view.legal_count, LOOSE)
    elif manner < RANDOM:
        for index in range(view.legal_count):
            infoset.chances[index] = 1 / view.legal_count
    rng = chance.advance(rng)
    play(teacher.table, rules, view.legal[drawn(infoset, view.legal_count, chance.fraction(rng))])
    return rng


@kernel
def write_lessons(rules: RuleFields, teacher: Teacher, lessons: Records[TaughtDecision], rng: int) -> None:
    """Fill lessons with the decisions of hands that the strategy plays with itself."""
    table, view, infoset = teacher.table, teacher.sight, teacher.infoset
    done = 0
    while done < len(lessons):
        start(table, rules, 2, 0)
        table.rng = chance.spawn(rng)
        rng = chance.skip(rng)
        deal(table, rules)
        for _ in range(LONGEST):
            if table.end != End.NONE or done == len(lessons):
                break
            look(table, rules, table.to_move, view)
            weigh(view, rules, infoset, teacher.net, TEMPERATURE)
            if infoset.forced != NOBODY:
                play(table, rules, infoset.forced)
                continue
            if view.phase == Phase.TURN and infoset.features.count <= SEEN:
                note(view, rules, infoset, lessons[done])
                done += 1
            rng = move_on(rules, teacher, rng)


def lessons_of(seed: int, count: int, cores: int) -> Records[TaughtDecision]:
    """Return at least so many lessons, in portions; the same seed gives the same ones on any number of cores."""
    portions = -(-count // PORTION)
    lessons = new(TaughtDecision, portions * PORTION)

    def write(portion: int) -> None:
        teacher = Teacher(new(Table)[0], new(View)[0], new(InformationSet)[0], shipped().net)
        part = lessons[portion * PORTION : (portion + 1) * PORTION]
        write_lessons(fields_of(Rules())[0], teacher, part, chance.seed_state(seed, portion))

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(write, range(portions)))
    return lessons
