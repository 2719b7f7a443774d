"""A round of self-play, from Python: the features of moves, and what they turned out to be worth."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.infoset import CHOICES, PLANES, TRUE_FACTS, InformationSet
from schwimmen.players.solved.net import Net
from schwimmen.rules.fields import Rules
from schwimmen.training.learner import Array, judge
from schwimmen.training.selfplay import (
    EXCHANGES,
    Bench,
    Hand,
    Lesson,
    Rows,
    Trial,
    Trials,
    add_choices,
    deal_hands,
    decide,
    follow,
    go_on,
    show,
    weigh_answers,
    write_outcomes,
)

RULES = fields_of(Rules())[0]

PORTION = 2000
CORES = 2
"""Hands that are played side by side."""


class Round(NamedTuple):
    """What was played."""

    lesson: Lesson
    """A row for each move that was looked at."""
    choices: Array
    """(CHOICES, 2, 2): gains, and how many hands, of dealers who kept or traded."""


def play_round(net: Net, critic: Net, hands: int, *, temperature: float, rng: int) -> Round:
    """Play hands by a network at some temperature, judged by a critic, on two cores."""
    players = Players(net, critic, temperature)
    sizes = [min(PORTION, hands - first) for first in range(0, hands, PORTION)]
    seeds = [chance.seed_state(rng, number) for number in range(len(sizes))]
    with ThreadPoolExecutor(CORES) as pool:
        played = list(pool.map(partial(play_portion, players), sizes, seeds))
    return Round(_joined([turn for lessons, _ in played for turn in lessons]), sum(choices for _, choices in played))


def play_portion(players: Players, hands: int, rng: int) -> tuple[list[Lesson], Array]:
    """Play some hands side by side; return what is to be learned from each turn, and from the dealers' choices."""
    states = new(SearchState)
    states["rng"] = rng
    bench, room = bench_for(hands, states), Room(hands)
    lessons, choices = list[Lesson](), np.zeros((CHOICES, 2, 2), np.float32)
    deal_hands(bench, RULES)
    while (turn := take_turns(bench, room, players)) is not None:
        lessons.append(turn)
    add_choices(bench, choices)
    return lessons, choices


def bench_for(hands: int, states: Records[SearchState]) -> Bench:
    """Return a bench for so many hands."""
    tables, views = (new(Table, hands), new(View, hands)), (new(Table, 2), new(View, 2))
    return Bench(*tables, new(Hand, hands), *views, new(InformationSet, 2), states[0])


class Players(NamedTuple):
    """Who plays, by what temperature, and who judges."""

    net: Net
    critic: Net
    temperature: float


class Room:
    """Room for the rows of one turn in each of so many hands."""

    def __init__(self, hands: int) -> None:
        """Make room for the most that there can be."""
        moves = hands * EXCHANGES
        answers = moves * EXCHANGES
        self.rows = _rows(moves)
        outcomes = np.empty(moves, np.float32)
        self.lesson = Lesson(_rows(moves), _rows(moves), np.empty((moves, 2), np.float32), outcomes)
        shares, owners, seats = np.empty(answers, np.float32), np.empty(answers, np.int32), np.empty(moves, np.int32)
        self.trials = Trials(new(Trial, moves), new(Table, moves), seats, _rows(answers), shares, owners)


def take_turns(bench: Bench, room: Room, players: Players) -> Lesson | None:
    """Let somebody take a turn in each hand; return what is to be learned from it, or None when all hands are over."""
    net, critic, temperature = players
    count = show(bench, RULES, room.rows)
    if count < 0:
        return None
    found = judge(net, *_first(room.rows, count))
    lesson, trials = room.lesson, room.trials
    rows, tried, answers = decide(bench, RULES, found, net.choice, temperature, lesson, trials)
    found = judge(net, *_first(trials.answers, answers))
    shown = weigh_answers(bench, RULES, found, temperature, tried, lesson, trials)
    worth = judge(critic, *_first(trials.answers, shown))[:, 0].clip(-1, 1)
    lesson.values[:rows, 0] -= np.bincount(trials.owners[:shown], trials.shares[:shown] * worth, rows)
    go_on(bench, RULES)
    play_to_the_end(bench, room, players, rows)
    seen, shown = _copied(lesson.seen, rows), _copied(lesson.shown, rows)
    return Lesson(seen, shown, lesson.values[:rows].copy(), lesson.outcomes[:rows].copy())


def play_to_the_end(bench: Bench, room: Room, players: Players, rows: int) -> None:
    """Play on by the strategy after each of so many moves that are looked at, and write what comes of it."""
    net, _, temperature = players
    trials, views, hands = room.trials, new(View, rows), new(Hand, rows)
    tables = trials.tables[:rows]
    side = bench._replace(tables=tables, views=views, hands=hands)
    while (count := show(side, RULES, trials.answers)) >= 0:
        follow(side, RULES, judge(net, *_first(trials.answers, count)), net.choice, temperature)
    write_outcomes(tables, trials.seats[:rows], room.lesson.outcomes[:rows])


def _rows(count: int) -> Rows:
    return Rows(np.empty((count, PLANES), np.int64), np.empty((count, TRUE_FACTS), np.int32))


def _first(rows: Rows, count: int) -> Rows:
    return Rows(rows.planes[:count], rows.facts[:count])


def _copied(rows: Rows, count: int) -> Rows:
    return Rows(rows.planes[:count].copy(), rows.facts[:count].copy())


def _joined(lessons: list[Lesson]) -> Lesson:
    """Return lessons as one."""
    seen, shown = _rows_of([each.seen for each in lessons]), _rows_of([each.shown for each in lessons])
    values, outcomes = (np.concatenate([each[place] for each in lessons]) for place in (2, 3))
    return Lesson(seen, shown, values, outcomes)


def _rows_of(parts: list[Rows]) -> Rows:
    return Rows(np.concatenate([each.planes for each in parts]), np.concatenate([each.facts for each in parts]))
