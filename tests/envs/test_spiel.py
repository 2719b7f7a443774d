"""The family for OpenSpiel: its own simulations and algorithms run, and information states keep what they promise."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra envs")
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from schwimmen.envs import spiel  # noqa: E402
from tests.envs.hidden import permute  # noqa: E402


def positions(name: str, count: int, seed: int = 1) -> list[Any]:
    """Return states of random play in which somebody is to move."""
    chance, found = random.Random(seed), []
    while len(found) < count:
        state = pyspiel.load_game(name).new_initial_state()
        left = chance.randrange(1, 6)
        while not state.is_terminal() and left:
            if state.is_chance_node():
                state.apply_action(chance.choice(state.chance_outcomes())[0])
            else:
                left -= 1
                if not left:
                    found.append(state)
                    break
                state.apply_action(chance.choice(state.legal_actions()))
    return found


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_openspiel_accepts_every_game(preset: str) -> None:
    """`random_sim_test` has no complaint about any game; a hand without end is stopped by `moves`."""
    name, moves = spiel.SHORT_NAMES[preset], 2 if preset == "toy" else 12
    pyspiel.random_sim_test(pyspiel.load_game(f"{name}(moves={moves})"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_hidden_cards_change_no_state_of_information(preset: str) -> None:
    """With all cards that a player cannot know dealt again, its strings, tensor and legal actions are the same."""
    chance = random.Random(3)
    for state in positions(spiel.SHORT_NAMES[preset], 3):
        seat = state.current_player()
        table = state.hand.tables[0]
        before = (state.information_state_string(seat), state.observation_string(seat), state.legal_actions())
        permute(table, seat, state.num_players(), chance, state.hand.frame.rules.dealer_choice)
        assert (state.information_state_string(seat), state.observation_string(seat), state.legal_actions()) == before


@pytest.mark.parametrize("preset", spiel.GAMES)
def test_resampled_worlds_look_the_same(preset: str) -> None:
    """A world drawn for a player agrees with what it knows, keeps all cards of the pack, and can be played on."""
    for state in positions(spiel.SHORT_NAMES[preset], 3, seed=2):
        seat = state.current_player()
        twin = state.resample_from_infostate(seat, random.Random(1).random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.observation_tensor(seat) == state.observation_tensor(seat)
        assert twin.legal_actions() == state.legal_actions()
        for name in ("table", "gone"):
            assert twin.hand.tables[0][name] == state.hand.tables[0][name]
        twin.apply_action(twin.legal_actions()[0])


def test_recall_is_perfect() -> None:
    """What a player has seen stays in its information state: each is the beginning of the next."""
    chance = random.Random(5)
    state = pyspiel.load_game("python_forty_one(players=3,moves=6)").new_initial_state()
    seen = ["0", "1", "2"]
    while not state.is_terminal():
        moves = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(moves))
        for player in range(3):
            now = state.information_state_string(player)
            assert now.startswith(seen[player])
            seen[player] = now
    assert sum(state.returns()) == pytest.approx(0)


def test_who_explains_does_not_show_what_he_gives() -> None:
    """Others hear which card is wanted, not which one would go for it (EN-6)."""
    state = pyspiel.load_game("python_energy_schwimmen").new_initial_state()
    while state.is_chance_node() or str(state.legal_actions()[0]) != "0":
        state.apply_action(state.chance_outcomes()[0][0] if state.is_chance_node() else state.legal_actions()[0])
    seat = state.current_player()
    state.apply_action(0)
    own, other = (state.information_state_string(player) for player in (seat, 1 - seat))
    assert ">" in own.split()[-1]
    assert other.split()[-1].startswith(f"{seat}:>")


@pytest.mark.parametrize("preset", ["schwimmen", "thirty_one", "chinese_51"])
def test_its_search_plays_our_games(preset: str) -> None:
    """OpenSpiel's IS-MCTS finishes a hand of an open table, of a discard pile and of a pool."""
    game = pyspiel.load_game(f"{spiel.SHORT_NAMES[preset]}(players=3,moves=5)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=5, random_state=np.random.RandomState(2))
    state, chance = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.jit
def test_the_toy_can_be_solved() -> None:
    """CFR comes near an equilibrium of the toy, and the best response measures how near: chance is far from it."""
    game = pyspiel.load_game("python_schwimmen_toy(moves=1)")
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    chance = pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game))
    assert pyspiel.exploitability(game, solver.average_policy()) < chance / 5


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("players=2,dealer=2", "dealer: expected .*, got 2"),
        ("moves=0", "moves: expected 1 or more, got 0"),
        ("players=1", "player"),
    ],
)
def test_bad_parameters_are_explained(asked: str, said: str) -> None:
    """A game says what it expected and what came."""
    with pytest.raises((ValueError, pyspiel.SpielError), match=said):
        pyspiel.load_game(f"python_schwimmen({asked})")
