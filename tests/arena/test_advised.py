"""Masters who heed other weights than those that are shipped, or none: who they are, and how they play."""

import gzip
import json
import shutil
from pathlib import Path

import pytest

from schwimmen import Game
from schwimmen.arena.advised import UNAIDED, network_named
from schwimmen.arena.advised import choose as choose_advised
from schwimmen.arena.comparison import PlayerComparison
from schwimmen.arena.entrants import Entrant
from schwimmen.arena.results import head_of
from schwimmen.arena.tables import Setup
from schwimmen.arena.tournament import Plan, hold
from schwimmen.players import choose
from schwimmen.players.value_network.features import VERSION
from schwimmen.players.value_network.network import FIRST, SECOND
from schwimmen.players.value_network.shipped import FOLDER, GAMES, read
from schwimmen.rules.presets import find

pytestmark = pytest.mark.jit

RULES = find("tuppenny_loo").rules


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """Return a copy of what is shipped for Loo, as `schwimmen learn` writes it: weights, and what they are."""
    for ending in (".bin", ".json"):
        shutil.copy((FOLDER / "tuppenny_loo").with_suffix(ending), tmp_path / f"mine{ending}")
    return tmp_path / "mine.bin"


def hands(*entrants: str) -> Setup:
    """Return a setup for single hands of Loo for two."""
    return Setup(rules=RULES, players=2, entrants=entrants, unit="hand", seed=3)


def test_a_master_heeds_the_weights_of_a_file(mine: Path) -> None:
    """With a copy of the shipped weights he plays like the master of the house, decision by decision."""
    assert PlayerComparison(rules=RULES, players=2, one=str(mine), other="master").brought(range(2)) == [0, 0]
    entrant, game = Entrant.of(str(mine)), Game("tuppenny_loo", seed=5)
    assert entrant.chooser is not None
    for seed in range(8):
        while game.to_move is None:
            game.deal()
        view = game.look(game.to_move)
        move = entrant.chooser(view, RULES, seed)
        assert move == choose("master", view, RULES, seed)
        game.play(move)


def test_cores_share_weights_and_nothing_else(mine: Path) -> None:
    """On two cores a master with weights of his own plays as on one: what he works in is his alone."""
    plans = [Plan(setup=hands(str(mine), UNAIDED), sets=24, to_the_end=True, cores=cores) for cores in (1, 2)]
    one, two = (hold(plan).sets for plan in plans)
    assert one == two


def test_without_weights_a_master_plays_otherwise() -> None:
    """Who heeds none makes other moves than the master of the house."""
    assert any(PlayerComparison(rules=RULES, players=2, one=UNAIDED, other="master").brought(range(6)))


def test_weights_know_hands_by_their_own_rules_alone(mine: Path) -> None:
    """House rules for a hand need other weights, those for what comes after it do not; without a word all are taken."""
    preset = find("tuppenny_loo")
    network_named(str(mine), preset.house({"units": 5}))
    other = preset.house({"pack": 52})
    with pytest.raises(ValueError, match=r"mine\.bin has learned by other rules"):
        Setup(rules=other, players=2, entrants=("master", str(mine)))
    with pytest.raises(ValueError, match=r"mine\.bin has learned by other rules"):
        PlayerComparison(rules=other, players=2, one=str(mine), other="master")
    mine.with_suffix(".json").write_text("{}")
    assert network_named(str(mine), other)["present"] == 1
    mine.with_suffix(".json").unlink()
    assert network_named(str(mine), other)["present"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_weights_that_are_shipped_can_be_named_as_a_file(game: str) -> None:
    """They are files like any other, whichever command made them."""
    assert network_named(str(FOLDER / f"{game}.bin"), find(game).rules)["present"] == 1


def test_what_is_no_file_of_weights_is_told(tmp_path: Path) -> None:
    """A file that is not there, that holds something else, or beside which something else is told."""
    file = tmp_path / "mine.bin"
    with pytest.raises(ValueError, match=r"expected a file that `schwimmen learn` has written, got .*mine\.bin"):
        hands("master", str(file))
    file.write_bytes(b"weights")
    with pytest.raises(ValueError, match=r"mine\.bin: expected the weights of a value network"):
        hands("master", str(file))
    for told in ("{", "[]", json.dumps({"rules": 7}), json.dumps({"rules": "1-000"})):
        file.with_suffix(".json").write_text(told)
        with pytest.raises(ValueError, match=r"expected the code of rules in .*mine\.json"):
            hands("master", str(file))


def test_weights_of_other_features_are_refused(mine: Path) -> None:
    """Weights that were learned of what a network used to see, or will see one day, mean something else now."""
    about = json.loads(mine.with_suffix(".json").read_text())
    mine.with_suffix(".json").write_text(json.dumps(about | {"version": VERSION - 1}))
    with pytest.raises(ValueError, match=rf"expected version {VERSION} of what a network sees, got {VERSION - 1}"):
        hands("master", str(mine))


@pytest.mark.parametrize(("name", "most"), [("wide", FIRST), ("deep", SECOND)])
def test_weights_of_layers_that_there_are_not_are_refused(name: str, most: int, mine: Path) -> None:
    """A file of the right size whose layers would not fit into a network holds no weights."""
    weights = read(mine).copy()
    for size in (-1, 0, most + 1):
        weights[name] = size
        mine.write_bytes(gzip.compress(weights.tobytes()))
        with pytest.raises(ValueError, match=r"mine\.bin: expected the weights of a value network"):
            hands("master", str(mine))


def test_weights_that_were_learned_anew_are_read_anew(mine: Path) -> None:
    """A file that is written again is another player from then on, also in a program that goes on."""
    chooser = Entrant.of(str(mine)).chooser
    assert chooser is not None
    games = [Game("tuppenny_loo", seed=seed) for seed in range(12)]
    views = [game.look(game.to_move) for game in games if game.to_move is not None]
    before = [chooser(view, RULES, 1) for view in views]
    weights = read(mine).copy()
    weights["trust"], weights["rollouts"] = 0, 0
    mine.write_bytes(gzip.compress(weights.tobytes()))
    unaided = [choose_advised(view, RULES, 1, name=UNAIDED) for view in views]
    assert [chooser(view, RULES, 1) for view in views] == unaided != before


def test_a_result_file_is_of_the_weights_that_played(mine: Path) -> None:
    """Other weights in a file of the same name begin another tournament."""
    before = head_of(hands("master", str(mine)), "1-000")
    for ending in (".bin", ".json"):
        shutil.copy((FOLDER / "hosa_aba").with_suffix(ending), mine.with_suffix(ending))
    mine.with_suffix(".json").unlink()
    after = head_of(hands("master", str(mine)), "1-000")
    assert {name for name in before if before[name] != after[name]} == {"weights"}
