"""The value networks: small, honest, the same in whole numbers everywhere, and asked only where they know something."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from schwimmen import Game
from schwimmen.engine.codes import RIDER
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Phase, Table, fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players.calling import calls
from schwimmen.players.equity import WHOLE, after_worse, stake
from schwimmen.players.priors import heed
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.features import describe_move, describe_position
from schwimmen.players.value_network.network import FULL, GRAIN, ONE, see_position, value_of
from schwimmen.players.value_network.shipped import FOLDER, GAMES, game_of, network_for, weights
from schwimmen.rules.presets import PRESETS
from schwimmen.training.fingerprint import fingerprint_of_value_networks
from tests.players.positions import permuted, positions


def turns(count: int, game: str = "schwimmen", players: int = 2) -> list[Game]:
    """Return hands in which somebody has a turn, or a card to discard, and nobody has called."""
    chance, found = random.Random(8), list[Game]()
    while len(found) < count:
        hand = Game(game, players=players, seed=chance.randrange(10**9))
        for _ in range(chance.randrange(7)):
            if hand.to_move is not None:
                quiet = [move for move in hand.legal() if not move.endswith("!") and move != "close"]
                hand.play(chance.choice(quiet or hand.legal()))
        if hand.to_move is not None and hand.phase in {"turn", "discard"}:
            found.append(hand)
    return found


def said(hand: Game) -> list[int]:
    """Return what the shipped network says of all legal moves."""
    view, network = hand.look(hand.to_move or 0)[0], network_for(hand.rules)[0]
    rules, moves = fields_of(hand.rules)[0], view["legal"][: view["legal_count"]]
    see_position(view, rules, network)
    return [value_of(view, rules, int(move), network) for move in moves]


def reckoned(hand: Game) -> list[int]:
    """Return the same, reckoned with matrices."""
    view, rules, net = hand.look(hand.to_move or 0)[0], fields_of(hand.rules)[0], weights(str(game_of(hand.rules)))[0]
    rows: Any = network_for(hand.rules)
    features, found = rows[0]["features"], list[int]()
    describe_position(view, rules, rows["features"][0])
    base = net["position"][features["position"][: features["count"]]].sum(0, dtype=int) + net["first_bias"]
    for move in map(int, view["legal"][: view["legal_count"]]):
        describe_move(view, rules, move & ~RIDER, net["levels"], rows["features"][0])
        made = net["move"][features["move"][: features["move_count"]]].sum(0, dtype=int)
        layer = np.clip(base + made, 0, FULL)
        for name in ("second", "third"):
            total = net[name].astype(int) @ layer + net[f"{name}_bias"]
            layer = np.clip((total + GRAIN // 2) // GRAIN, 0, FULL)
        found.append(int((net["out"].astype(int) @ layer + net["out_bias"])[int(calls(move))]))
    return found


PLAIN = """
from tests.players.test_value_network import GAMES, said, turns

print([[said(hand) for hand in turns(2, game)] for game in GAMES])
"""


@pytest.mark.jit
def test_it_says_the_same_in_plain_python() -> None:
    """Without a compiler nothing overflows in the network, and no answer counts for less than a number."""
    command = [sys.executable, "-W", "error::RuntimeWarning", "-c", PLAIN]
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False, timeout=300)
    assert done.stdout == f"{[[said(hand) for hand in turns(2, game)] for game in GAMES]}\n", done.stderr


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_what_is_shipped_fits_a_phone_and_these_features(game: str) -> None:
    """The weights come in less than 150 kB, belong to what the network sees, and say how they were made."""
    about = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    assert (FOLDER / f"{game}.bin").stat().st_size < 150_000
    assert about["fingerprint"] == fingerprint_of_value_networks()
    assert "schwimmen " in about["command"]
    assert about["commit"]
    assert weights(game).shape == (1,)


@pytest.mark.few(4)
@pytest.mark.parametrize("game", GAMES)
def test_it_reckons_in_whole_numbers(game: str) -> None:
    """What the kernel says is what matrices of whole numbers say, to the last digit."""
    for hand in turns(10, game):
        assert said(hand) == reckoned(hand)


@pytest.mark.parametrize("game", GAMES)
def test_it_cannot_know_what_lies_hidden(game: str) -> None:
    """Whatever the unseen cards are, it says the same."""
    chance = random.Random(7)
    for hand in turns(10, game):
        found = said(hand)
        for _ in range(3):
            assert said(permuted(hand, hand.to_move or 0, chance)) == found


@pytest.mark.parametrize("game", PRESETS)
def test_there_is_room_for_all_that_is_seen(game: str) -> None:
    """In every game, with up to five players, a position and a move have fewer features than there is room for."""
    rows: Any = network_for(PRESETS[game].rules)
    features, levels = rows["features"], rows["weights"]["levels"][0]
    for hand in positions(3, 20, game):
        view, rules = hand.look(hand.to_move or 0)[0], fields_of(hand.rules)[0]
        describe_position(view, rules, features[0])
        assert 0 < features["count"][0] <= 80
        if hand.phase in {"turn", "discard"}:
            for move in view["legal"][: min(30, view["legal_count"])]:
                describe_move(view, rules, int(move) & ~RIDER, levels, features[0])
                assert 0 < features["move_count"][0] <= 16


def test_it_would_rather_call_on_more() -> None:
    """In a first turn of Schwimmen, to call on 27 or more wins, on average; on 18 or less it loses."""
    called = {"much": list[int](), "little": list[int]()}
    for hand in (hand for hand in turns(200) if not hand.look(0)[0]["turns"].any()):
        worths = hand.view(hand.to_move or 0).worths
        view = hand.look(hand.to_move or 0)[0]
        codes = map(int, view["legal"][: view["legal_count"]])
        for code, value in zip(codes, said(hand), strict=True):
            move = token_of(code, int(view["hand"]), int(view["table"]))
            worth = float(worths.get(move.rstrip("!"), "20"))
            if move.endswith("!") and not 18 < worth < 27:
                called["much" if worth >= 27 else "little"].append(value)
    assert np.mean(called["much"]) > ONE // 6
    assert np.mean(called["little"]) < -ONE // 6


def test_it_is_for_hands_of_its_game_whatever_comes_after_them() -> None:
    """Other rules of play have no network; other rules of the match have the same, as has a game that plays alike."""
    schwimmen = PRESETS["schwimmen"]
    assert game_of(schwimmen.house({"units": 5})) == "schwimmen"
    assert game_of(PRESETS["schwimmen_catsatcards"].rules) == "schwimmen"
    assert network_for(schwimmen.house({"units": 5}))["present"][0]
    assert game_of(schwimmen.house({"trio_value": "none"})) is None
    assert not network_for(schwimmen.house({"trio_value": "none"}))["present"][0]
    assert all(game_of(PRESETS[game].rules) == game for game in GAMES)


@pytest.mark.thorough
def test_it_is_heeded_by_as_many_as_it_knows_before_a_call() -> None:
    """With a third player, or in the last turn, imagined worlds alone decide."""
    three, two = turns(1, players=3)[0], turns(1)[0]
    called = next(hand for hand in turns(40) if "pass!" in hand.legal())
    called.play("pass!")
    assert weights("schwimmen")["players"][0] == 1 << 2
    assert not any(priors_of(three))
    assert any(priors_of(two))
    if called.to_move is not None:
        assert not any(priors_of(called))


def priors_of(hand: Game) -> list[int]:
    """Return what the network adds to each legal move, everybody having three lives."""
    views, states, worlds = hand.look(hand.to_move or 0), new(SearchState), new(Table)
    assert views[0]["phase"] in (Phase.TURN, Phase.CHOICE)
    count = min(int(views[0]["legal_count"]), len(states["candidates"][0]))
    states["count"], states["candidates"][0, :count] = count, views[0]["legal"][:count]
    worlds["seats"], worlds["units"] = len(hand.players), 3
    heed(views[0], fields_of(hand.rules)[0], states[0], worlds[0], network_for(hand.rules)[0])
    return [int(prior) for prior in states["priors"][0, :count]]


def test_a_life_is_worth_more_the_fewer_there_are() -> None:
    """At the last one it is the match (C-9); a life that the other one loses counts as much as one's own."""
    rules, worlds = fields_of(PRESETS["schwimmen"].rules)[0], new(Table)
    worlds["seats"] = 2

    def worth(mine: int, theirs: int) -> int:
        worlds["units"][0, :2] = mine, theirs
        return int(stake(worlds[0], rules, 0))

    assert abs(worth(0, 0) - WHOLE // 2) <= 1
    assert worth(0, 0) > worth(1, 1) > worth(2, 2) > worth(3, 3) > 0
    assert abs(worth(1, 3) - worth(3, 1)) <= 1


@pytest.mark.parametrize("game", ["schwimmen", "no_elimination_31", "empat_satu"])
def test_what_a_hand_brings_is_told_as_a_chance_to_win(game: str) -> None:
    """To come out even leaves equals where they were; by one worse or better, the odds are as far from it (C-9)."""
    rules, worlds = fields_of(PRESETS[game].rules)[0], new(Table)
    worlds["seats"], worlds["units"] = 2, 3
    half, worse = int(stake(worlds[0], rules, 0)), int(after_worse(worlds[0], rules, 0))
    assert 0 <= worse < WHOLE // 2 < worse + 2 * half <= WHOLE + 1
    assert abs(worse + half - WHOLE // 2) <= 2


def test_of_several_a_life_is_worth_less() -> None:
    """The more players there are, the less one hand decides; who looks on leaves no trace in the table."""
    rules, worlds = fields_of(PRESETS["schwimmen"].rules)[0], new(Table)
    found = []
    for players in (2, 3, 4, 6):
        worlds["seats"], worlds["units"] = players, 3
        found.append(int(stake(worlds[0], rules, 0)))
        worlds["units"][0, 1] = 0
        before = worlds.tobytes()
        stake(worlds[0], rules, 0)
        assert worlds.tobytes() == before
    assert found == sorted(found, reverse=True)


def test_points_are_worth_most_where_it_is_close() -> None:
    """In a game for points, to win a hand counts more between equals than far ahead (NE-2)."""
    rules, worlds = fields_of(PRESETS["no_elimination_31"].rules)[0], new(Table)
    worlds["seats"] = 2
    close = int(stake(worlds[0], rules, 0))
    worlds["points"][0, 0] = 40
    assert close > int(stake(worlds[0], rules, 0)) >= 0
