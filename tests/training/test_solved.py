"""The solved strategy: honest, legal, shipped whole, and better than a beginner."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

from schwimmen import Game
from schwimmen.arena.exploit import exploit
from schwimmen.arena.inference import Belief, begin_belief
from schwimmen.arena.tables import Setup
from schwimmen.arena.tournament import Plan, hold
from schwimmen.cards import parse
from schwimmen.cli import main
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import fields_of
from schwimmen.players.solved import choose
from schwimmen.players.solved.infoset import COMPARED, InformationSet
from schwimmen.players.solved.play import write_chances
from schwimmen.players.solved.policy import SHIPPED, check, shipped
from schwimmen.players.value_network.shipped import FOLDER
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS
from schwimmen.training.fingerprint import fingerprint_of_solved
from tests.players.test_players import permuted


def positions(count: int) -> list[Game]:
    """Return hands for two in positions that random play reaches, somebody being to move."""
    chance, found = random.Random(4), list[Game]()
    while len(found) < count:
        game = Game(players=2, seed=chance.randrange(10**9))
        for _ in range(chance.randrange(9)):
            if game.to_move is not None:
                game.play(chance.choice([move for move in game.legal() if not move.endswith("!")]))
        if game.to_move is not None:
            found.append(game)
    return found


def test_what_is_shipped_fits_the_player() -> None:
    """The weights are no larger than a picture, and belong to these features."""
    policy = shipped()
    assert SHIPPED.stat().st_size < 4_000_000
    assert policy.about["fingerprint"] == fingerprint_of_solved()
    assert all(np.isfinite(weights).all() for weights in policy.net)


def test_it_cannot_know_what_lies_hidden() -> None:
    """Whatever the unseen cards are, it makes the same move."""
    chance = random.Random(7)
    for game in positions(20):
        seat = game.to_move
        assert seat is not None
        chosen = choose(game.look(seat), game.rules, 5)
        for _ in range(4):
            assert choose(permuted(game, seat, chance).look(seat), game.rules, 5) == chosen


def test_its_chances_are_those_of_legal_moves() -> None:
    """In every position the probabilities of the legal moves add up to one."""
    for game in positions(60):
        views, chances = game.look(game.to_move or 0), np.zeros(COMPARED)
        records = (views[0], fields_of(game.rules)[0], new(InformationSet)[0])
        write_chances(*records, shipped().net, chances)
        assert (chances >= 0).all()
        assert chances[: views[0]["legal_count"]].sum() == pytest.approx(1)


def test_it_plays_whole_matches_by_legal_moves() -> None:
    """In a match it plays each hand the same, until somebody has won."""
    game = Game(players=2, seed=11)
    for turn in range(1500):
        if game.over:
            break
        if game.to_move is None:
            game.deal()
        else:
            game.play(choose(game.look(game.to_move), game.rules, turn))
    assert game.over


def test_it_refuses_tables_that_it_has_not_solved() -> None:
    """For other rules or more players there is a clear error; what happens between hands does not matter."""
    with pytest.raises(ValueError, match="expected hands for 2 players, got 3"):
        choose(Game(players=3, seed=1).look(0), Rules(), 1)
    with pytest.raises(ValueError, match="got others"):
        choose(Game("dutch31", players=2, seed=1).look(0), PRESETS["dutch31"].rules, 1)
    with pytest.raises(ValueError, match="seat 0 is not to move"):
        choose(Game(players=2, dealer=1, seed=1).look(0), Rules(), 1)
    check(PRESETS["schwimmen"].house({"units": 7}), 2)
    with pytest.raises(ValueError, match="got others"):
        check(PRESETS["schwimmen"].house({"trio_value": None}), 2)


@pytest.mark.jit
def test_it_beats_a_beginner() -> None:
    """With the same cards in both seats it loses fewer lives than a beginner, surely."""
    setup = Setup(rules=Rules(), players=2, entrants=("solved", "beginner"), unit="hand", seed=3)
    standing = hold(Plan(setup=setup, sets=3000))
    assert standing.pairs[0, 1].sign == 1


def test_the_arena_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    """`solved` enters a tournament by its name, and is refused at a table that it has not solved."""
    assert main(["arena", "--entrants", "solved,random", "--sets", "3", "--json"]) == 0
    assert '"solved"' in capsys.readouterr().out
    assert main(["arena", "--entrants", "solved,random", "--players", "3", "--sets", "1"]) == 2
    assert "expected hands for 2 players" in capsys.readouterr().err


# ---------------------------------------------------------------- who knows it


def test_the_responder_reckons_with_every_hand_that_can_be_held() -> None:
    """The other hand is one of those that it begins with, once each, and none with a card seen elsewhere."""
    game = Game(players=2, dealer=0, seed=8)
    game.play("keep")
    belief, table = new(Belief), game._referee._array[0]
    belief["seat"] = 1
    begin_belief(table, fields_of(game.rules)[0], belief[0])
    hands = belief["hands"][0][: belief["count"][0]].tolist()
    seen = sum(1 << card for card in parse(" ".join([*game.view(1).hand, *game.view(1).table])))
    assert len(set(hands)) == len(hands) == 2600
    assert game._referee.row("hands")[0] in hands
    assert not any(hand & seen for hand in hands)


@pytest.mark.jit
def test_who_knows_a_beginner_wins() -> None:
    """The responder takes lives from a player whose habits it knows; the same seed measures the same."""
    found = exploit("beginner", 60, seed=2)
    assert found.mean > 0
    assert np.array_equal(found.gains[:50], exploit("beginner", 50, seed=2).gains)


@pytest.mark.jit
def test_who_knows_a_value_network_wins() -> None:
    """A network that has learned Schwimmen is measured as a strategy, by its file (docs/value-network.md)."""
    file = FOLDER / "schwimmen.bin"
    assert 0 < exploit(str(file), 6, seed=2).mean < 0.5
    with pytest.raises(ValueError, match=r"model: expected one of .*schwimmen\.bin, got 'beginner'"):
        exploit(str(file), 6, model="beginner")


@pytest.mark.jit
def test_levels_that_search_are_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    """The responder plays a level that cannot be asked for its chances, reckoning with another strategy."""
    command = ["exploit", "expert", "--model", "solved", "--pairs", "2", "--seed", "35", "--json"]
    assert main(command) == 0
    assert main(command) == 0
    first, again = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == again
    assert (first["player"], first["model"], first["pairs"]) == ("expert", "solved", 2)
    assert first["low"] is first["high"] is None, "two pairs tell nothing of how sure that is"


@pytest.mark.jit
def test_who_is_shown_the_other_hand_wins_more_than_anybody(capsys: pytest.CaptureFixture[str]) -> None:
    """The bound from above lies above what a responder is known to win, who has to infer the hand (docs/solved.md)."""
    assert main(["exploit", "solved", "--upper", "--pairs", "3", "--seed", "35", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["upper"]
    assert 0.124 < found["mean"] < 1


def test_bad_arguments_of_a_measurement_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Unknown players and models get a message that says what is expected."""
    assert main(["exploit", "nobody"]) == 2
    assert "or a file of weights, got 'nobody'" in capsys.readouterr().err
    assert main(["exploit", str(SHIPPED)]) == 2
    assert "expected the weights of a value network, got something else" in capsys.readouterr().err
    assert main(["exploit", "solved", "--model", "nobody"]) == 2
    assert main(["exploit", "solved", "--pairs", "1"]) == 2
    assert main(["exploit", "solved", "--pairs", "1", "--upper"]) == 2
    assert main(["exploit", "expert", "--upper"]) == 2
    assert capsys.readouterr().err.count("expected") == 4
