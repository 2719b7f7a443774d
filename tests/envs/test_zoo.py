"""All seats for PettingZoo: its own tests pass, and nothing leaks."""

from __future__ import annotations

import copy
import random
import warnings

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra envs")
from pettingzoo.test import api_test, seed_test

from schwimmen.envs import zoo
from schwimmen.rules.presets import PRESETS
from tests.envs.hidden import permute


@pytest.mark.parametrize("preset", PRESETS)
def test_pettingzoo_accepts_every_game(preset: str, capsys: pytest.CaptureFixture[str]) -> None:
    """`api_test` and `seed_test` have no complaint about any game."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # an observation beside its mask is a dictionary, as in PettingZoo's own card games
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(zoo.env(preset), num_cycles=30)
    seed_test(lambda: zoo.env(preset), num_cycles=10)
    assert "Passed" in capsys.readouterr().out


def test_a_match_goes_through_hands() -> None:
    """A match ends with one share of the win in all, and the same seed gives the same match."""
    env = zoo.env(players=3, episode="match")
    ends = []
    for _ in range(2):
        env.reset(seed=4)
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                ends.append(dict(env.unwrapped.rewards))
                break
            env.action_space(agent).seed(1)
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    assert ends[0] == ends[1]
    assert sum(ends[0].values()) == pytest.approx(1)


def test_hidden_cards_change_no_observation() -> None:
    """With all cards that an agent cannot know dealt again, what it observes is the same, on turn or not."""
    chance, moved = random.Random(1), 0
    env = zoo.raw_env(players=3, render_mode="ansi")
    for seed in range(12):
        env.reset(seed=seed)
        agent = env.possible_agents[seed % 3]
        before = env.observe(agent)
        moved += permute(env._table.state, seed % 3, 3, chance)
        after = env.observe(agent)
        assert all((before[name] == after[name]).all() for name in before)
    assert moved


def test_a_copy_is_played_on_by_itself() -> None:
    """A copy of an environment in an episode is played on, and the first one stays as it is."""
    env = zoo.env(players=3)
    env.reset(seed=1)
    before, twin = env.last()[0], copy.deepcopy(env)
    twins = []
    for agent in twin.agent_iter(40):
        seen, _, terminated, truncated, _ = twin.last()
        legal = seen["action_mask"].nonzero()[0]
        assert terminated or truncated or legal.size
        twins.append(agent)
        twin.step(None if terminated or truncated else int(legal[0]))
    assert len(set(twins)) == 3
    assert (env.last()[0]["observation"] == before["observation"]).all()


@pytest.mark.parametrize(
    ("game", "name"), [("Hosa Aba", "schwimmen/hosa-aba-v0"), ("schwimmen", "schwimmen/schwimmen-v0")]
)
def test_a_game_by_another_name_has_its_own_id(game: str, name: str) -> None:
    """However a game is called, the environment is named by the id of the game."""
    assert zoo.env(game).metadata["name"] == name


def test_an_illegal_action_is_refused() -> None:
    """An action that is not legal is an error that says which are."""
    env = zoo.raw_env()
    env.reset(seed=1)
    wrong = int((env.observe(env.agent_selection)["action_mask"] == 0).argmax())
    with pytest.raises(ValueError, match="expected a legal one"):
        env.step(wrong)
