"""One seat for Gymnasium: its own checker finds nothing, nothing leaks, and seeds repeat."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra envs")
from gymnasium.utils.env_checker import check_env  # noqa: E402

from schwimmen.envs.games import env_id  # noqa: E402
from schwimmen.envs.gym import SchwimmenEnv  # noqa: E402
from tests.envs.hidden import permute  # noqa: E402
from tests.samples import GAMES_TRIED  # noqa: E402


def played(env: Any, seed: int) -> list[tuple[bytes, float, bool, bool]]:
    """Return an episode of random legal actions."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    told, over = [], False
    while not over:
        action = chance.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, terminated, truncated, info = env.step(action)
        over = terminated or truncated
        told.append((seen.tobytes(), reward, terminated, truncated))
    return told


@pytest.mark.parametrize("preset", GAMES_TRIED)
def test_gymnasium_accepts_every_game(preset: str) -> None:
    """`check_env` has no complaint about any game, made by its id."""
    env = gymnasium.make(env_id(preset), opponents="random", disable_env_checker=True)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.jit
def test_every_level_can_be_an_opponent() -> None:
    """Opponents are given by name, together or one by one, and the same seed gives the same episode."""
    env = SchwimmenEnv(players=3, opponents=["club", "beginner"])
    for seed in range(3):
        assert played(env, seed) == played(env, seed)
    assert played(env, 1) != played(env, 2)
    with pytest.raises(ValueError, match="opponents: expected 1 of random, beginner"):
        SchwimmenEnv(opponents="champion")


def test_hidden_cards_change_no_observation() -> None:
    """With all cards that the seat cannot know dealt again, observation, mask and text are the same."""
    chance, moved = random.Random(1), 0
    env = SchwimmenEnv(players=3, opponents="random", render_mode="ansi")
    for seed in range(12):
        _, before = env.reset(seed=seed)
        seen, text = env._seen(), env.render()
        moved += permute(env._table.state, 0, 3, chance)
        assert (env._seen() == seen).all()
        assert (env._info()["action_mask"] == before["action_mask"]).all()
        assert env.render() == text
    assert moved


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_is_played_on_by_itself(copied: Any) -> None:
    """A copy of an environment in an episode goes on as the first one does, and changes nothing in it."""
    env = SchwimmenEnv(players=3, opponents="random")
    env.reset(seed=1)
    first, second = copied(env), copied(env)
    rest = []
    for one in (first, second, env):
        chance, over = np.random.default_rng(1), False
        rest.append([])
        while not over:
            seen, reward, *ends, _ = one.step(chance.choice(np.flatnonzero(one.action_masks())))
            over = any(ends)
            rest[-1].append((seen.tobytes(), reward, *ends))
    assert rest[0] == rest[1] == rest[2]
    assert played(first, 2) == played(env, 2)


def test_an_illegal_action_ends_the_episode() -> None:
    """It costs the most that can be lost, and what was wrong is told; then a reset is due."""
    env = SchwimmenEnv(opponents="random")
    _, info = env.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated, info["illegal"]) == (-2.0, True, False, True)
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


def test_a_match_is_won_or_lost() -> None:
    """A match as an episode gives 1 to the winner at its end."""
    env = SchwimmenEnv(opponents="random", episode="match")
    rewards = [[step[1] for step in played(env, seed)] for seed in range(4)]
    assert all(not any(steps[:-1]) for steps in rewards)
    assert {steps[-1] for steps in rewards} <= {0.0, 0.5, 1.0}
