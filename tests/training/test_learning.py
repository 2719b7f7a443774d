"""A value network learns by playing with itself: one seed, the same bytes; and what it learns is what came of moves."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from schwimmen.cli import main, train
from schwimmen.engine import chance
from schwimmen.engine.deal import deal
from schwimmen.engine.kernel import dtype_of, new
from schwimmen.engine.layout import End, fields_of
from schwimmen.engine.match import start
from schwimmen.players.evaluation import SHADE
from schwimmen.players.value_network.network import ONE, NetworkWeights
from schwimmen.rules.presets import PRESETS
from schwimmen.training.value_network import lessons
from schwimmen.training.value_network.lessons import (
    ABSENT,
    LONGEST,
    UNKNOWN,
    Desk,
    Manner,
    PlayedDecision,
    play_hand,
    write_lessons,
)
from schwimmen.training.value_network.levels import NEVER, levels_of
from schwimmen.workers import on_cores

jax = pytest.importorskip("jax", reason="needs the extra train")

from schwimmen.training.value_network import learning  # noqa: E402
from schwimmen.training.value_network.learning import Curriculum, Practice, RoundErrors, learn  # noqa: E402

pytestmark = pytest.mark.jit

RULES = PRESETS["schwimmen"].rules


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let rounds be small."""
    monkeypatch.setattr(learning, "ROUND", 1000)
    monkeypatch.setattr(learning, "PORTION", 500)
    monkeypatch.setattr(learning, "BATCH", 200)


def some_lessons(game: str, players: int, haste: float = 0.0) -> Any:
    """Return lessons of random play."""
    desks, rows = new(Desk), new(PlayedDecision, 600)
    rules = fields_of(PRESETS[game].rules)[0]
    return rows[: write_lessons(rules, desks[0], rows, chance.seed_state(3), Manner(players, 1.0, haste))]


@pytest.mark.parametrize(
    ("game", "players"), [("schwimmen", 2), ("thirty_one", 3), ("energy_schwimmen", 2), ("petrangola", 4)]
)
def test_a_lesson_says_what_came_of_the_move_that_was_made(game: str, players: int) -> None:
    """In every game: with a call or without one; where a call ends the hand soon, all moves say what that brings."""
    found = some_lessons(game, players)
    known = found["values"] > UNKNOWN / 2
    assert len(found) > 500
    assert known[:, 0].any(1).mean() > 0.6, "but after somebody's mistake"
    assert not known[:, 1:, 0].any(), "of the others nobody knows what would have come"
    assert known[:, 1:, 1].any()
    assert (found["position"][:, 0] >= 0).all()
    assert (found["position"][:, -1] == ABSENT).all(), "there was room for all features"


@pytest.mark.parametrize("game", ["energy_schwimmen", "tri_palki"])
def test_a_hand_in_which_nobody_calls_comes_to_an_end(game: str) -> None:
    """Who would wait for ever plays on by rules of thumb after a while, so long hands are learned from, too."""
    desk, rows, rules = new(Desk)[0], new(PlayedDecision, LONGEST), fields_of(PRESETS[game].rules)[0]
    desk["network"]["weights"]["out_bias"] = 0, -9 * ONE
    decisions = set[int]()
    for seed in range(20):
        start(desk["table"], rules, 2, 0)
        desk["table"]["rng"] = seed + 1
        deal(desk["table"], rules)
        desk["count"] = 0
        play_hand(rules, desk, rows, 0, chance.seed_state(seed), 0.01)
        assert desk["table"]["end"] != End.NONE
        decisions.add(int(desk["count"]))
    assert max(decisions) == LONGEST


def test_each_decision_of_ones_own_that_follows_costs_what_haste_says() -> None:
    """A move is worth less, the longer the hand goes on; a last decision and calls are worth what they were."""
    patient, hasty = (some_lessons("tri_palki", 2, haste)["values"] for haste in (0.0, 0.1))
    known = patient > UNKNOWN / 2
    costs = patient[known] - hasty[known]
    assert costs.min() == 0
    assert costs.max() > 3 * 0.1 * lessons.OWN
    made = (patient - hasty)[:, 0][known[:, 0]]
    assert (made > 0).mean() > 0.5
    assert not (patient - hasty)[:, 1:].any(), "what a call brings in other moves is found at once"


def test_nothing_is_learned_of_a_decision_after_which_somebody_else_tried_a_move() -> None:
    """What came of a mistake of the others tells nobody what a move is worth against those who make none."""
    desk = new(Desk)[0]
    desk["count"], desk["owner"][:6], desk["tried"][:6] = 6, [0, 1, 2, 0, 1, 0], [1, 0, 1, 0, 0, 0]
    assert [lessons.answered_as_played(desk, index) for index in range(6)] == [False, False, True, True, True, True]


def test_in_schwimmen_a_hand_for_two_is_about_a_life() -> None:
    """Who loses is worse by one than the other, so what is learned lies between (SW-16)."""
    values = some_lessons("schwimmen", 2)["values"]
    values = values[values > UNKNOWN / 2]
    assert np.abs(values).max() <= 1
    assert {-1, 1} <= set(values.tolist())


def test_a_call_is_worth_the_same_whoever_makes_it() -> None:
    """What a call brings is found by playing the last turns, which is how a hand with a call ends anyway."""
    found, desk = some_lessons("schwimmen", 2), new(Desk)
    assert lessons.RANDOM < lessons.TRIED < 50
    assert desk["exact"][0] == 0
    calls = found["values"][:, 0, 1]
    assert set(calls[calls > UNKNOWN / 2].tolist()) <= {-1, 0, 1}


def test_levels_tell_hands_apart() -> None:
    """In Schwimmen every value is a class of its own (SW-2); where there are too many, classes are about as likely."""
    levels = levels_of(RULES)
    points = [level >> SHADE for level in levels.tolist() if level != NEVER]
    assert {40, 50, 60, 61, 62} <= set(points)
    assert points == sorted(points)
    combined = levels_of(PRESETS["stop_the_bus"].rules)
    assert (combined != NEVER).sum() > 20
    assert (np.diff(combined) >= 0).all()


def test_rounds_are_the_same_on_any_number_of_cores() -> None:
    """Portions follow from the seed, whoever plays them."""
    one, two = (
        Practice(Curriculum(rules=RULES, players=(2, 3), decisions=1000), partial(on_cores, cores=cores)).play({}, 1)
        for cores in (1, 2)
    )
    other = Practice(Curriculum(rules=RULES, players=(2, 3), decisions=1000, seed=2), map).play({}, 1)
    assert all(np.array_equal(*pair) for pair in zip(one, two, strict=True))
    assert len(one.values) != len(other.values) or not np.array_equal(one.values, other.values)


@pytest.mark.cluster
@pytest.mark.thorough
def test_a_ray_cluster_learns_the_same(tmp_path: Path) -> None:
    """On a real Ray cluster of two workers the weights are the same, byte for byte."""
    words = ["learn", "schwimmen", "--players", "2", "3", "--decisions", "200000", "--out"]
    for name, where in {"local.bin": ["--cores", "1"], "cluster.bin": ["--cores", "2", "--ray"]}.items():
        command = [Path(sys.executable).with_name("schwimmen"), *words, tmp_path / name, *where]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "local.bin").read_bytes() == (tmp_path / "cluster.bin").read_bytes()


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cluster needs an extra, and an address at which somebody answers."""
    words = ["learn", "schwimmen", "--decisions", "1000", "--out", str(tmp_path / "small.bin"), "--ray"]
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(words) == 2
    assert "pip install 'schwimmen[ray]'" in capsys.readouterr().err
    assert main([*words, "nowhere"]) == 2
    assert "ray: expected local, auto, HOST:PORT or ray://HOST:PORT, got 'nowhere'" in capsys.readouterr().err


def test_it_learns_what_calls_bring() -> None:
    """The longer it plays, the less it errs about calls: their worth hardly depends on how it plays."""
    told: list[RoundErrors] = []
    learn(Curriculum(rules=RULES, decisions=12_000), lambda _round, errors: told.append(errors))
    assert np.mean([errors.called for errors in told[-4:]]) < np.mean([errors.called for errors in told[:4]])


def test_the_command_writes_weights_and_tells_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`schwimmen learn` writes the same weights for a seed, tells of them, and says what it lacks."""
    out = tmp_path / "small.bin"
    command = ["learn", "energy_schwimmen", "units=2", "--decisions", "2000", "--cores", "1", "--out", str(out)]
    command += ["--players", "2", "2", "--rollouts", "2", "2", "--trust", "1"]
    assert main(command) == 0
    first = out.read_bytes()
    assert "round 2 of 2: error " in capsys.readouterr().err
    assert main(command) == 0
    assert out.read_bytes() == first
    record = np.frombuffer(gzip.decompress(first), dtype_of(NetworkWeights))
    assert record["players"].tolist() == record["rollouts"].tolist() == [1 << 2]
    assert record["trust"].tolist() == [1]
    about = json.loads(out.with_suffix(".json").read_text())
    assert about["decisions"] == 2000
    for name, told in (("none/a.bin", "expected a file in a folder"), ("a.json", "another ending than .json")):
        assert main(["learn", "--out", str(tmp_path / name)]) == 2
        assert told in capsys.readouterr().err
    monkeypatch.setattr("schwimmen.cli.learn.find_spec", lambda _name: None)
    assert main(command) == 2
    assert train.MISSING in capsys.readouterr().err


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--decisions", "10"], "expected a multiple of 1,000, got 10"),
        (["--haste", "2"], "haste: expected 0 to 1, got 2.0"),
        (["--trust", "-1"], "trust: expected 0 to 100, got -1"),
        (["--rollouts", "3"], "rollouts: expected some of (2,), got 3"),
        (["thirty_one", "--rollouts", "2"], "rollouts: expected a game with an open table"),
        (["--players", "40"], "expected 2 to "),
        (["--players", "9"], "expected 2 to 8"),
        (["--seed", "-1", "--decisions", "1000"], "seed: expected 0 to"),
    ],
)
def test_the_command_refuses_what_makes_no_sense(
    asked: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """What was expected and what came is told, and nothing is written."""
    out = tmp_path / "small.bin"
    assert main(["learn", *asked, "--out", str(out)]) == 2
    assert told in capsys.readouterr().err
    assert not out.exists()
