"""All seats of a table, as a PettingZoo environment (AEC: one agent after the other). Needs the extra `envs`.

>>> from schwimmen.envs import zoo
>>> env = zoo.env("schwimmen", players=3)
>>> env.reset(seed=1)
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from schwimmen.envs.games import env_id
from schwimmen.envs.table import OneTable
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import named


def env(game: str = "schwimmen", **options: Any) -> AECEnv:
    """Return an environment that checks the order of its calls, as PettingZoo's own do; options as of `raw_env`."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, **options))


class raw_env(AECEnv):  # noqa: N801 - the name is PettingZoo's
    """A table at which each agent, `seat_0`, `seat_1`, …, plays a seat.

    An observation is a dictionary of `observation`, one row of bytes (`envs.observation`), and `action_mask`, all 0 for
    an agent that is not to move. A player who is out of the match stays an agent without turns until it ends.
    """

    def __init__(
        self,
        game: str | Rules = "schwimmen",
        *,
        players: int = 3,
        episode: str = "hand",
        render_mode: str | None = None,
    ) -> None:
        """Lay a table. Raises ValueError that says what came and what is allowed."""
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: expected None or 'ansi', got {render_mode!r}")
        self._table = OneTable(game, players=players, episode=episode)
        name = env_id(named(game)[0].id) if isinstance(game, str) else "schwimmen/house"
        self.metadata = {"render_modes": ["ansi"], "name": name, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        count, size = len(self._table.actions), self._table.size
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict({"observation": Box(0, 255, (size,), np.uint8), "action_mask": Box(0, 1, (count,), np.int8)})
            for agent in self.possible_agents
        }
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """Return the observation space of an agent; it is the same object each time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the action space of an agent; it is the same object each time."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin an episode; there are no options. The same seed gives the same cards."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.begin(int(self._chance.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._table.to_move or 0]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees, and which actions are legal for it now."""
        seat = self._seats[agent]
        legal = self._table.mask() if seat == self._table.to_move else np.zeros(len(self._table.actions), np.int8)
        return {"observation": self._table.observe(seat), "action_mask": legal}

    def step(self, action: int | None) -> None:
        """Play an action for the agent to move; None takes away one whose episode is over.

        Raises ValueError for an action that is not legal.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"action: None given, but the episode of {agent} goes on")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._table.play(int(action))
        if self._table.over:
            self.rewards = dict(zip(self.possible_agents, self._table.rewards(), strict=True))
            cut = self._table.cut
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
        else:
            self.agent_selection = self.possible_agents[self._table.to_move or 0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return what the agent to move sees, as text."""
        return None if self.render_mode is None else self._table.describe(self._seats[self.agent_selection])

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
