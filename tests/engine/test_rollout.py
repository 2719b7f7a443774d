"""Random play at full speed: fair chance, every legal move, and a tally that adds up."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from schwimmen import PRESETS, cards
from schwimmen.engine import bindings, chance, moves, rollout
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import JIT, new
from schwimmen.engine.layout import MOVES, End, Table, fields_of
from schwimmen.rules.enums import LowestTie, Score
from tests.rules.table import deal_next, play, table

SEEDS = [(0,), (1,), (2,), (0, 0), (0, 1), (1, 0), (31, 31), (-1,), (2**63,)]


def test_different_seeds_are_different_chances() -> None:
    """Neighbouring seeds, and seeds of several numbers, begin unrelated and valid sequences."""
    states = [chance.seed_state(*seed) for seed in SEEDS]
    assert len(set(states)) == len(states)
    assert all(0 < state < 2**63 for state in states)
    assert [chance.seed_state(*seed) for seed in SEEDS] == states


def test_chance_is_even() -> None:
    """Numbers below a bound come about equally often, in every place of the sequence."""
    state, counts, pairs = chance.seed_state(5), Counter(), Counter()
    drawn = []
    for _ in range(6000):
        state = int(chance.advance(state))
        assert 0 < state < 2**63
        drawn.append(int(chance.below(state, 6)))
        assert 0 <= chance.fraction(state) < 2**31
    counts.update(drawn)
    pairs.update(pairwise(drawn))
    assert all(abs(count - 1000) < 130 for count in counts.values())
    assert len(counts) == 6
    assert len(pairs) == 36
    assert all(abs(count - 167) < 60 for count in pairs.values())


HANDS = 60 if JIT else 6

INSTEAD, LATER = {"close_timing": "instead"}, {"allow_swap_all": False, "close_from_turn": 2}


@pytest.mark.parametrize(
    ("house", "tokens"),
    [
        *(({}, tokens) for tokens in ("", "keep", "keep pass!", "trade all")),
        *((INSTEAD, tokens) for tokens in ("", "keep", "keep close", "trade all")),
        *((LATER, tokens) for tokens in ("keep", "keep pass pass pass", "keep pass pass pass pass!")),
    ],
)
def test_random_play_chooses_among_exactly_the_legal_moves(house: dict[str, object], tokens: str) -> None:
    """Spread evenly over all chances, every legal move is chosen equally often."""
    game = table("7H 9H KS", "QD TD 8C", "7S 8D 9C", extra="AH JC KD", **house)
    for token in tokens.split():
        game.play(token)
    referee = game._referee
    buffer = np.zeros(MOVES, np.int32)
    count = int(bindings.legal(*referee._here, buffer))
    chosen = [
        int(moves.nth_move(referee._array[0], referee._here[1][0], (2 * part + 1) * 2**30 // (2 * count)))
        for part in range(2 * count)
    ]
    assert Counter(chosen) == dict.fromkeys(buffer[:count].tolist(), 2)


def test_random_play_finds_every_call_that_rides_on_some_moves() -> None:
    """Where the call rides only on moves that leave 51 of one suit, each of these is chosen too (CF-6)."""
    game = table("4D 5D 6D 7D 8D", "AC KC QC JC 2D", "3S 4S 5S 6S TC", rules="chinese_51", dealer=2)
    play(game, "TC>")
    referee = game._referee
    buffer = np.zeros(MOVES, np.int32)
    count = int(bindings.legal(*referee._here, buffer))
    parts = [(2 * part + 1) * 2**30 // count for part in range(count)]
    chosen = [int(moves.nth_move(referee._array[0], referee._here[1][0], part)) for part in parts]
    assert sorted(chosen) == sorted(buffer[:count].tolist())
    assert sum(token.endswith("!") for token in game.legal()) == 1
    assert game.legal() == sorted(map(referee.token, chosen))


@pytest.mark.parametrize("preset", PRESETS)
def test_a_tally_adds_up(preset: str) -> None:
    """Every hand has an end, every player in it a value, and what is lost is counted by seat."""
    rules = PRESETS[preset].rules
    array, tally = new(Table), new(rollout.Tally)
    array[0]["pack"][: rules.pack] = cards.pack_of(rules.pack)
    array[0]["rng"] = chance.seed_state(7)
    played = rollout.random_hands(array[0], fields_of(rules)[0], 4, HANDS, tally[0])
    found = tally[0]
    assert played >= HANDS
    assert found["ends"].sum() == HANDS
    assert found["ends"][[End.NONE, End.STALLED]].sum() == 0
    assert found["values"].sum() == HANDS * 4
    if rules.best_gains:
        assert found["lost"].sum() == 0
    elif rules.score == Score.UNITS and rules.lowest_tie not in {LowestTie.VOID_EITHER, LowestTie.NONE_LOSE}:
        assert found["lost"][:4].sum() >= found["ends"][End.CLOSE] + found["ends"][End.STICK]
    assert not found["lost"][4:].any()


def test_lazy_shuffling_deals_every_card_everywhere() -> None:
    """Cards chosen as they are drawn are a permutation of the pack, and each comes on top about equally often."""
    rules = PRESETS["schwimmen"].rules
    array = new(Table)
    array[0]["pack"][:32] = cards.pack_of(32)
    array[0]["rng"] = chance.seed_state(9)
    seen, fields = Counter(), fields_of(rules)
    bindings.start(array, fields, 4, 0)
    deals = 640 if JIT else 192
    for _ in range(deals):
        bindings.deal(array, fields)
        assert sorted(array[0]["pack"][:32].tolist()) == cards.pack_of(32)
        seen[int(array[0]["pack"][0])] += 1
    assert len(seen) == 32
    assert max(seen.values()) < (50 if JIT else 20)


def test_a_tally_passes_over_who_is_out() -> None:
    """Only players of the hand have a value in the tally."""
    game = table("7S 8H 9D", "KC QC 7D", "AS KS 9S", units=1, grace=0)
    for token in ("keep", "pass!", "pass", "pass"):
        game.play(token)
    deal_next(game, {1: "AC KC QC", 2: "AS KS 9S"})
    tally = new(rollout.Tally)
    rollout.count_hand(game._referee._array[0], game._referee._here[1][0], tally[0])
    assert tally[0]["values"].sum() == 2
    assert tally[0]["lost"].tolist()[:3] == [0, 0, 1]
    assert tally[0]["ends"][End.THIRTY_ONE] == 1


def test_moves_in_one_go_stop_at_the_first_illegal_one() -> None:
    """Playing a row of moves says how many were legal, and leaves the position before the next."""
    referee = table("7H 9H KS", "QD TD 8C", "7S 8D 9C")._referee
    codes = [Kind.TRADE, Kind.PASS, Kind.TRADE, Kind.PASS]
    assert referee.play_all(codes) == 2
    assert referee.to_move == 1
    assert referee.play_all([Kind.PASS]) == 1
