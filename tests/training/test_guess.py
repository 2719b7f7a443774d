"""What the other player may hold: every hand that fits what was seen, by how likely it made what he did."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from schwimmen.engine import codes
from schwimmen.engine.layout import fields_of
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import value
from schwimmen.players.solved.guess import GUESSED, ROOM, Habits, draw, weigh_hands, write_hands
from schwimmen.players.solved.hands import BIN, CHOICE, EDGES, PATTERN, STRENGTH, best_exchange, packed
from schwimmen.players.solved.improvement import best_two
from schwimmen.players.solved.infoset import strongest
from schwimmen.players.solved.net import Net
from schwimmen.rules.fields import Rules
from schwimmen.training.habits import learn_habits, write_habits
from schwimmen.training.learner import initial_net
from schwimmen.training.rounds import play_round
from tests.training.test_solved import positions

RULES: Any = fields_of(Rules())[0]
PACK = [1 << 13 * suit + rank for suit in range(4) for rank in range(5, 13)]


def hands(count: int, seed: int) -> list[int]:
    """Return some hands of three cards."""
    chance = np.random.default_rng(seed)
    return [sum(PACK[card] for card in chance.choice(32, 3, replace=False)) for _ in range(count)]


def test_tables_know_hands_as_the_engine_does() -> None:
    """Strength, value and the dealer's choice of a hand are those of the rules, in any order of its cards (SW-16)."""
    some = hands(300, 1)
    numbers = np.array([packed(hand) for hand in some])
    assert (
        np.argsort(STRENGTH[numbers], kind="stable")
        == np.argsort([strength(hand, RULES) for hand in some], kind="stable")
    ).all()
    for hand, number in zip(some, numbers, strict=True):
        assert BIN[number] == sum(value(hand, RULES) >= 2 * edge for edge in EDGES)
        assert CHOICE[number] == 2 * min(value(hand, RULES), 65) + (best_two(hand) >= 20)
        turned = number >> 5 | (number & 31) << 10
        assert all(table[turned] == table[number] for table in (STRENGTH, BIN, CHOICE, PATTERN))


def test_every_hand_that_can_be_held_is_weighed() -> None:
    """With a card known, each hand that holds it and unseen cards comes once; with none, a seventh of all."""
    written = np.zeros(ROOM, np.int64)
    unseen = sum(PACK[:26])
    for known, most in ((0, 372), (PACK[30], 325), (PACK[30] | PACK[31], 26), (sum(PACK[29:]), 1)):
        count = write_hands(known, unseen, written)
        assert count == most
        found = {frozenset(int(number) >> shift & 31 for shift in (0, 5, 10)) for number in written[:count]}
        assert len(found) == count
        assert all(len(hand) == 3 for hand in found)


def test_likely_hands_are_drawn_as_often_as_they_are_likely() -> None:
    """Each hand stands for as much as it weighs, to less than one part; what weighs nothing is never drawn."""
    weights = np.array([0, 3, 0, 1, 4, 0], np.float32)
    guessed = np.zeros(GUESSED, np.int64)
    draw(np.arange(6), weights, 6, guessed)
    assert np.bincount(guessed, minlength=6).tolist() == [0, 12, 0, 4, 16, 0]


def test_the_best_exchange_is_that_of_the_rules() -> None:
    """What a hand can come to at a table is the strongest hand that an exchange or all makes."""
    for game in positions(60):
        views = game.look(game.to_move or 0)
        if views[0]["phase"] or not views[0]["legal_count"]:
            continue
        view = views[0]
        move = strongest(view, RULES)
        found, left = best_exchange(packed(int(view["hand"])), packed(int(view["table"])))
        after = codes.hand_after(int(view["hand"]), int(view["table"]), move)
        assert STRENGTH[found] == STRENGTH[packed(after)]
        cards = [number >> shift & 31 for number in (found, left) for shift in (0, 5, 10)]
        assert len(set(cards)) == 6


def exchanges(hand: int, table: int) -> list[tuple[int, int, int]]:
    """Return all that can be done with a hand at a table: the kind, the hand that is held then, and what is left."""
    ours, theirs = ([card for card in PACK if card & cards] for cards in (hand, table))
    single = [(1, hand ^ give | take, table ^ take | give) for give in ours for take in theirs]
    return [(0, hand, table), *single, (2, table, hand)]


def likelihood(net: Net, phase: int, hand: int, table: int, after: int) -> float:
    """Return how likely players come from a hand to another one by habit, without a call."""

    def ready(kind: int, held: int, left: int) -> float:
        found = net.kinds[phase, kind] * net.held[phase, PATTERN[packed(held)]] * net.left[phase, PATTERN[packed(left)]]
        return float(found)

    every = [(ready(*done), done[1]) for done in exchanges(hand, table)]
    share = sum(much for much, held in every if held == after) / sum(much for much, _ in every)
    return share * float(1 - net.calls[phase, PATTERN[packed(after)]])


@pytest.mark.parametrize("passed", [False, True])
def test_hands_are_weighed_by_what_was_done(passed: bool) -> None:
    """A hand weighs as much as it is likely, of all that could be done with it, to have done what was seen (Bayes)."""
    chance, phase, net = np.random.default_rng(5), 1, initial_net([1])
    for table_ in (net.kinds, net.held, net.left):
        table_[:] = chance.uniform(0.1, 2, table_.shape)
    net.calls[:] = chance.uniform(0, 1, net.calls.shape)
    table, given, taken = PACK[3] | PACK[9] | PACK[27], PACK[0], PACK[9]
    known = 0 if passed else taken
    move = int(codes.Kind.PASS) if passed else codes.swap(given.bit_length() - 1, taken.bit_length() - 1)
    written, weights = np.zeros(ROOM, np.int64), np.ones(ROOM, np.float32)
    count = write_hands(known, sum(PACK) & ~(table | given | taken), written)
    after = written[:count].copy()
    assert weigh_hands(move, table, phase, net, written, weights, count)
    for number in range(0, count, 9):
        held = sum(PACK[int(after[number]) >> shift & 31] for shift in (0, 5, 10))
        before = held if passed else held ^ taken | given
        assert packed(before) in {written[number], *permutations_of(int(written[number]))}
        assert weights[number] == pytest.approx(likelihood(net, phase, before, table, held), rel=1e-4)


def permutations_of(number: int) -> set[int]:
    """Return a hand as a number, in each order of its cards."""
    cards = [number >> shift & 31 for shift in (0, 5, 10)]
    return {one << 10 | two << 5 | three for one, two, three in itertools.permutations(cards)}


def test_habits_are_learned_from_what_is_done() -> None:
    """The more hands are shown, the likelier players are held to do what they do in other hands."""
    net = initial_net([3])
    logs = Habits(*(np.zeros(table.shape) for table in (net.kinds, net.held, net.left, net.calls)))
    others = play_round(net, 3000, temperature=0.05, rng=5)

    def missed() -> float:
        return learn_habits(Habits(*(table.copy() for table in logs)), others)

    at_first = missed()
    for number in range(20):
        learn_habits(logs, play_round(net, 5000, temperature=0.05, rng=100 + number))
    assert missed() < at_first - 0.1
    write_habits(logs, Habits(net.kinds, net.held, net.left, net.calls))
    assert (net.held > 0).all()
    assert ((net.calls > 0) & (net.calls < 1)).all()
