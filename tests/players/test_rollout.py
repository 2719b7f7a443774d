"""Where weights say so, a network plays imagined hands, and says what others would have done with a hand."""

from __future__ import annotations

import math
import random
from collections import Counter
from typing import Any

import pytest

from schwimmen import Game
from schwimmen.engine import bindings, codes
from schwimmen.engine.chance import seed_state
from schwimmen.engine.codes import Kind
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import NOBODY, End, Table, View, fields_of
from schwimmen.players.determinization import determinize
from schwimmen.players.equity import WHOLE
from schwimmen.players.hindsight import go_back
from schwimmen.players.rollout import JUDGED, move_by_network, remember, try_move
from schwimmen.players.search import begin, run_simulations
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.asking import ask, surprisal_of, write_odds
from schwimmen.players.value_network.features import TurnFeatures, describe_position
from schwimmen.players.value_network.network import ONE
from schwimmen.players.value_network.shipped import GAMES, network_for, weights
from tests.players.test_value_network import turns

PLAYED = [game for game in GAMES if weights(game)["rollouts"][0]]
"""Games in which imagined hands are played by a network."""
HEAT = 0.02
"""The temperature at which those in imagined hands play, in lives."""
SPENT = 500
"""Simulations of a search."""
DRAWN = 2000
"""Moves by which is seen how often each comes."""


def test_networks_are_asked_for_no_more_players_than_they_know() -> None:
    """Some games' networks play imagined hands, each with as many players as it has learned to play with."""
    assert PLAYED
    for game in PLAYED:
        assert weights(game)["rollouts"][0] & ~weights(game)["players"][0] == 0


@pytest.mark.few(2)
@pytest.mark.parametrize("game", PLAYED)
def test_odds_and_surprisals_are_those_of_an_exponential(game: str) -> None:
    """In whole numbers a move is made as often as exp(value / temperature) says, within what an eighth rounds off."""
    for hand in turns(20, game):
        view, network = hand.look(hand.to_move or 0)[0], network_for(hand.rules)
        ask(view, fields_of(hand.rules)[0], network[0])
        count = int(view["legal_count"])
        values = [int(value) / ONE for value in network["values"][0, :count]]
        scale = [math.exp((value - max(values)) / HEAT) for value in values]
        chances = [each / sum(scale) for each in scale]
        total = write_odds(network[0], count)
        for place, odds in enumerate(chances):
            assert int(network["odds"][0, place]) / total == pytest.approx(odds, rel=0.3, abs=1e-3)
            if odds > 1e-4:
                assert surprisal_of(network[0], count, place) == pytest.approx(-8 * math.log(odds), abs=2)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("players", [2, 3])
def test_who_looks_back_sees_what_was_seen(game: str, players: int) -> None:
    """What another one saw at his first decision can be told from what everybody saw: nothing is left out or added."""
    chance = random.Random(4)
    assert sum(looks_back(Game(game, players=players, seed=seed), chance) for seed in range(40)) > 5


def test_who_looks_back_leaves_out_who_is_out() -> None:
    """It is the same where somebody who sits between the others is out."""
    chance = random.Random(4)
    assert sum(looks_back(hand, chance) for seed in range(40) if (hand := without_one(seed))) > 20


def without_one(seed: int) -> Game | None:
    """Return a table of four at the beginning of a hand for three, if it comes to one."""
    hand, chance = Game("hosa_aba", players=4, seed=seed, house={"units": 1}), random.Random(seed)
    while not hand.over and hand.look(0)[0]["players"] > 3:
        while hand.to_move is not None:
            hand.play(chance.choice(hand.legal()))
        if not hand.over:
            hand.deal()
    return None if hand.over or hand.look(0)[0]["players"] < 3 else hand


def looks_back(hand: Game, chance: random.Random) -> int:
    """Play each one's first decisions of a hand, and compare what was seen; return how many times.

    It stops where somebody moves twice in a row (TP-6): who looks back then takes him not to have moved yet.
    """
    compared, mover = 0, -1
    seen = dict[int, tuple[list[int], int]]()
    while hand.to_move is not None and len(seen) < hand.look(0)[0]["players"]:
        if mover == hand.to_move and mover in seen:
            break
        mover = hand.to_move
        view = hand.look(mover)[0]
        if hand.phase == "turn":
            for other, (features, held) in seen.items():
                if view["move_before"][other] == NOBODY and told(int(view["last_move"][other])):
                    assert looked_back(view, hand, other, held) == features
                    compared += 1
            seen[mover] = features_of(view, hand), int(view["hand"])
        quiet = [move for move in hand.legal() if "!" not in move and move not in {"close", "wrong"}]
        passes = [move for move in quiet if move == "pass"] * 5
        hand.play(chance.choice(passes + quiet or hand.legal()))
    return compared


def told(move: int) -> bool:
    """Say whether the hand before a move can be told from the one after it."""
    return codes.kind_of(move) in (Kind.SWAP, Kind.PASS)


def looked_back(view: Any, hand: Game, seat: int, held: int) -> list[int]:
    """Return the features of a seat's last decision, made with the hand `held`, as somebody else can tell them."""
    rules, pasts, sights = fields_of(hand.rules), new(Table), new(View)
    go_back(view, rules[0], pasts[0], seat, held, 1)
    bindings.look(pasts, rules, seat, sights)
    sights["stock"] = view["stock"]
    return features_of(sights[0], hand)


def features_of(view: Any, hand: Game) -> list[int]:
    """Return the features of a position that are true."""
    rows: Any = new(TurnFeatures)
    describe_position(view, fields_of(hand.rules)[0], rows[0])
    return sorted(rows["position"][0, : rows["count"][0]].tolist())


@pytest.mark.few(2)
@pytest.mark.parametrize("game", PLAYED)
def test_imagined_hands_are_played_to_their_end(game: str) -> None:
    """Whatever is tried, the hand ends, and nobody has more than the whole match."""
    for hand in turns(12, game):
        network, rules, view = network_for(hand.rules)[0], fields_of(hand.rules)[0], hand.look(hand.to_move or 0)[0]
        states, worlds = imagined(hand)
        known = hand.phase in {"turn", "discard"} and view["caller"] == NOBODY
        assert states["asks"][0] == (known and weights(game)["rollouts"][0] >> view["players"] & 1)
        for place in range(int(states["count"][0])):
            determinize(view, rules, states[0], worlds[0], 9 + place)
            found = try_move(view, rules, states[0], worlds[0], network, int(states["candidates"][0, place]))
            assert worlds["end"][0] != End.NONE
            assert 0 <= found <= WHOLE


@pytest.mark.few(2)
@pytest.mark.parametrize("game", PLAYED)
def test_imagined_players_move_as_often_as_a_network_says(game: str) -> None:
    """Each move comes as often as its odds have it, within five standard errors."""
    for hand in turns(4, game):
        network, rules = network_for(hand.rules)[0], fields_of(hand.rules)[0]
        view, worlds = hand.look(hand.to_move or 0)[0], imagined(hand)[1]
        ask(view, rules, network)
        count = int(view["legal_count"])
        total = write_odds(network, count)
        odds = {int(view["legal"][place]): int(network["odds"][place]) / total for place in range(count)}
        found = Counter(move_by_network(worlds[0], rules, network) for _ in range(DRAWN))
        for move, often in odds.items():
            assert abs(found[move] / DRAWN - often) <= 5 * math.sqrt(often * (1 - often) / DRAWN) + 1e-9


@pytest.mark.few(2)
@pytest.mark.parametrize("game", PLAYED)
def test_a_search_spends_what_its_network_judges(game: str) -> None:
    """Long hands and many moves cost what they take: it stops in the world in which all that it may spend is spent."""
    by_judging = 0
    for hand in turns(12, game):
        view, rules, network = hand.look(hand.to_move or 0), fields_of(hand.rules), network_for(hand.rules)
        states, worlds = imagined(hand)
        count, before = int(states["count"][0]), int(network["judged"][0])
        if count < 2 or not states["asks"][0]:
            continue
        done = run_simulations(view[0], rules[0], states[0], worlds[0], network[0], SPENT)
        tried, judged = count * int(states["worlds"][0]), int(network["judged"][0]) - before
        assert states["count"][0] == 1 or done >= SPENT
        assert done <= tried + judged / JUDGED
        by_judging += done > tried
    assert by_judging


def imagined(hand: Game) -> tuple[Any, Any]:
    """Return a search of the seat to move as it begins, and a world that can be."""
    view, rules, states, worlds = (
        hand.look(hand.to_move or 0)[0],
        fields_of(hand.rules)[0],
        new(SearchState),
        new(Table),
    )
    states["rng"] = seed_state(5)
    begin(view, rules, states[0], worlds[0], network_for(hand.rules)[0], casual=False, heeds=True)
    determinize(view, rules, states[0], worlds[0], 9)
    remember(view, worlds[0])
    return states, worlds
