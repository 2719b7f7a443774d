"""One seat against computer opponents, as a Gymnasium environment. Needs the extra `envs`.

>>> import gymnasium
>>> import schwimmen.envs.gym
>>> env = gymnasium.make("schwimmen/schwimmen-v0", players=3, opponents="beginner")
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.envs.registration import register
from numpy.typing import NDArray

from schwimmen.engine import chance
from schwimmen.envs.games import env_id, reward_range
from schwimmen.envs.table import OneTable
from schwimmen.match.tokens import code_of
from schwimmen.players import OPPONENTS, choose
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS


class SchwimmenEnv(gymnasium.Env):
    """The seat 0 of a table; the other seats play by themselves.

    An observation is one row of bytes (`envs.observation`); `info["action_mask"]` has 1 for each legal action, and
    `action_masks()` True. An action that is not legal ends the episode with the least reward of the game, and
    `info["illegal"]` is then True. Hands in which this seat decides nothing are dealt again. The same seed and actions
    give the same episode.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - the name and kind are Gymnasium's

    def __init__(
        self,
        game: str | Rules = "schwimmen",
        *,
        players: int | None = None,
        opponents: str | Sequence[str] = "club",
        episode: str = "hand",
        render_mode: str | None = None,
    ) -> None:
        """Lay a table for as many as play, or for the fewest who can.

        `opponents` is a level for all, or one for each of the others in order.

        Raises ValueError that says what came and what is allowed.
        """
        self._table = OneTable(game, players=players, episode=episode)
        players = self._table.players
        levels = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(levels) != players - 1 or not OPPONENTS.keys() >= set(levels):
            raise ValueError(f"opponents: expected {players - 1} of {', '.join(OPPONENTS)}, got {opponents!r}")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode: expected None or 'ansi', got {render_mode!r}")
        self._levels, self.render_mode = levels, render_mode
        self._least = reward_range(self._table.rules, players, episode)[0]
        self._over = True
        self.action_space = gymnasium.spaces.Discrete(len(self._table.actions))
        self.observation_space = gymnasium.spaces.Box(0, 255, (self._table.size,), np.uint8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begin an episode; there are no options. Return the observation, and the mask in a dictionary."""
        super().reset(seed=seed, options=options)
        self._over = False
        while True:
            self._table.begin(int(self.np_random.integers(2**62)))
            self._moves = 0
            self._let_play()
            if not self._table.over:
                return self._seen(), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Play an action, then the opponents until this seat is to move or the episode ends."""
        if self._over:
            raise ValueError("the episode is over: call reset() first")
        if not 0 <= int(action) < len(self._table.actions) or not self._table.mask()[action]:
            self._over = True
            return self._seen(), self._least, True, False, self._info() | {"illegal": True}
        self._table.play(int(action))
        self._let_play()
        self._over = self._table.over
        reward = self._table.rewards()[0]
        return self._seen(), reward, self._over and not self._table.cut, self._table.cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each legal action: where sb3-contrib looks for them."""
        return self._info()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """Return what this seat sees, and what it may do, as text."""
        if self.render_mode is None:
            return None
        legal = [] if self._over else [self._table.token(int(number)) for number in np.flatnonzero(self._table.mask())]
        return f"{self._table.describe(0)}; {' '.join(legal) or 'over'}"

    def _let_play(self) -> None:
        while (seat := self._table.to_move) is not None and seat > 0:
            self._moves += 1
            view = self._table.look()
            seed = chance.seed_state(int(self._table.state["rng"]), self._moves)
            token = choose(self._levels[seat - 1], view, self._table.rules, seed)
            self._table.play_code(code_of(token, int(view[0]["hand"]), int(view[0]["table"])))

    def _seen(self) -> NDArray[np.uint8]:
        return self._table.observe(0)

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(len(self._table.actions), np.int8) if self._over else self._table.mask()
        return {"action_mask": mask}


for _preset in PRESETS:
    register(env_id(_preset), entry_point=SchwimmenEnv, kwargs={"game": _preset})
