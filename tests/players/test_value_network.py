"""The value network: small, honest, the same in whole numbers everywhere, and asked only where it knows something."""

from __future__ import annotations

import gzip
import json
import random
from typing import Any

import numpy as np

from schwimmen import Game
from schwimmen.engine.codes import RIDER, rides
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players.equity import WHOLE, stake
from schwimmen.players.priors import heed
from schwimmen.players.search_state import SearchState
from schwimmen.players.solved.features import describe_move, describe_position
from schwimmen.players.value_network.network import FULL, GRAIN, LIFE, see_position, value_of
from schwimmen.players.value_network.shipped import SHIPPED, network_for, plays, weights
from schwimmen.rules.presets import PRESETS
from schwimmen.training.fingerprint import fingerprint
from tests.players.test_players import permuted


def turns(count: int, players: int = 2) -> list[Game]:
    """Return hands in which somebody has a turn and nobody has called."""
    chance, found = random.Random(8), list[Game]()
    while len(found) < count:
        game = Game(players=players, seed=chance.randrange(10**9))
        for _ in range(chance.randrange(7)):
            if game.to_move is not None:
                game.play(chance.choice([move for move in game.legal() if not move.endswith("!")]))
        if game.to_move is not None and game.phase == "turn":
            found.append(game)
    return found


def said(game: Game) -> list[int]:
    """Return what the shipped network says of all legal moves."""
    view, network = game.look(game.to_move or 0)[0], network_for(game.rules)[0]
    see_position(view, network)
    rules, moves = fields_of(game.rules)[0], view["legal"][: view["legal_count"]]
    return [value_of(view, rules, int(move), network) for move in moves]


def reckoned(game: Game) -> list[int]:
    """Return the same, reckoned with matrices."""
    view, rules, net = game.look(game.to_move or 0)[0], fields_of(game.rules)[0], weights()[0]
    rows: Any = network_for(game.rules)
    features, found = rows[0]["features"], list[int]()
    describe_position(view, rows["features"][0])
    base = net["position"][features["position"][: features["count"]]].sum(0, dtype=int) + net["first_bias"]
    for move in map(int, view["legal"][: view["legal_count"]]):
        describe_move(view, rules, move & ~RIDER, rows["features"][0])
        made = net["move"][features["move"][: features["move_count"]]].sum(0, dtype=int)
        layer = np.clip(base + made, 0, FULL)
        for name in ("second", "third"):
            total = net[name].astype(int) @ layer + net[f"{name}_bias"]
            layer = np.clip((total + GRAIN // 2) // GRAIN, 0, FULL)
        found.append(int((net["out"].astype(int) @ layer + net["out_bias"])[int(rides(move))]))
    return found


def test_what_is_shipped_fits_a_phone_and_these_features() -> None:
    """The weights come in less than 150 kB as they travel, and belong to what the network sees."""
    about = json.loads(SHIPPED.with_suffix(".json").read_text(encoding="utf-8"))
    assert len(gzip.compress(SHIPPED.read_bytes(), mtime=0)) == about["gzip"] < 150_000
    assert about["fingerprint"] == fingerprint()
    assert weights().shape == (1,)


def test_it_reckons_in_whole_numbers() -> None:
    """What the kernel says is what matrices of whole numbers say, to the last digit."""
    for game in turns(20):
        assert said(game) == reckoned(game)


def test_it_cannot_know_what_lies_hidden() -> None:
    """Whatever the unseen cards are, it says the same."""
    chance = random.Random(7)
    for game in turns(20):
        found = said(game)
        for _ in range(3):
            assert said(permuted(game, game.to_move or 0, chance)) == found


def test_it_would_rather_call_on_more() -> None:
    """In a first turn, to call on 27 or more wins, on average; on 18 or less it loses."""
    called = {"much": list[int](), "little": list[int]()}
    for game in (game for game in turns(200) if not game.look(0)[0]["turns"].any()):
        worths = game.view(game.to_move or 0).worths
        view = game.look(game.to_move or 0)[0]
        codes = map(int, view["legal"][: view["legal_count"]])
        for code, value in zip(codes, said(game), strict=True):
            move = token_of(code, int(view["hand"]), int(view["table"]))
            worth = float(worths.get(move.rstrip("!"), "20"))
            if move.endswith("!") and not 18 < worth < 27:
                called["much" if worth >= 27 else "little"].append(value)
    assert np.mean(called["much"]) > LIFE // 6
    assert np.mean(called["little"]) < -LIFE // 6


def test_it_is_for_hands_of_schwimmen_whatever_comes_after_them() -> None:
    """Other rules of play have no network; other rules of the match have the same."""
    schwimmen = PRESETS["schwimmen"]
    assert plays(schwimmen.house({"units": 5}))
    assert network_for(schwimmen.house({"units": 5}))["present"][0]
    assert not plays(schwimmen.house({"trio_value": "none"}))
    assert not any(
        network_for(preset.rules)["present"][0] for name, preset in PRESETS.items() if "schwimmen" not in name
    )


def test_it_is_heeded_by_two_before_a_call() -> None:
    """With a third player, or in the last turn, imagined worlds alone decide."""
    three, two = turns(1, players=3)[0], turns(1)[0]
    called = next(game for game in turns(40) if "pass!" in game.legal())
    called.play("pass!")
    assert not any(priors_of(three))
    assert any(priors_of(two))
    if called.to_move is not None:
        assert not any(priors_of(called))


def priors_of(game: Game) -> list[int]:
    """Return what the network adds to each legal move, everybody having three lives."""
    views, states, worlds = game.look(game.to_move or 0), new(SearchState), new(Table)
    count = min(int(views[0]["legal_count"]), len(states["candidates"][0]))
    states["count"], states["candidates"][0, :count] = count, views[0]["legal"][:count]
    worlds["seats"], worlds["units"] = len(game.players), 3
    heed(views[0], fields_of(game.rules)[0], states[0], worlds[0], network_for(game.rules)[0])
    return [int(prior) for prior in states["priors"][0, :count]]


def test_a_life_is_worth_more_the_fewer_there_are() -> None:
    """At the last one it is the match (C-9); a life that the other one loses counts as much as one's own."""
    rules, worlds = fields_of(PRESETS["schwimmen"].rules)[0], new(Table)
    worlds["seats"] = 2

    def worth(mine: int, theirs: int) -> int:
        worlds["units"][0, :2] = mine, theirs
        return int(stake(worlds[0], rules, 0, 1))

    assert worth(0, 0) == WHOLE // 2
    assert worth(0, 0) > worth(1, 1) > worth(2, 2) > worth(3, 3) > 0
    assert abs(worth(1, 3) - worth(3, 1)) <= 1
