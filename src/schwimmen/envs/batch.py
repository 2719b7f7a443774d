"""`Batch`: many tables of one game in numpy arrays; a step plays an action at each in one call of a kernel.

An observation and a mask are always those of the seat to move. Where an episode ends in a step, `rewards` and `ended`
tell of the one that has ended, while `observations`, `masks` and `to_move` belong to the next, which has begun already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from schwimmen import cards
from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.engine.tailored import tailored as fit
from schwimmen.envs.actions import Action, actions_of
from schwimmen.envs.arrays import aligned
from schwimmen.envs.games import EPISODES, rules_of
from schwimmen.envs.kernels import replies, rows
from schwimmen.envs.kernels.layout import Arrays, Episode, Space
from schwimmen.envs.observation import size_of, space_of
from schwimmen.players import OPPONENTS
from schwimmen.players.scratch import Scratch, scratch_for
from schwimmen.rules.fields import Rules

SHARE: Final = 1024
"""Tables that make it worth to wake a thread for them: that took 43 µs here, a step of one table 0.15 µs."""


CHANGING: Final = ("tables", "episodes", "observations", "masks", "legal", "to_move", "rewards", "ended")
"""Those of a batch's `Arrays` that steps change."""


class Shard(NamedTuple):
    """The tables of one thread, and the records that it works in."""

    first: int
    last: int
    views: Records[View]
    scratch: Records[Scratch]


class Batch:
    """Tables of one game, each with an episode in progress.

    Each step overwrites the arrays; they lend their memory through `__dlpack__`, without a copy.
    """

    observations: NDArray[np.uint8]
    """What the seat to move sees: tables × `envs.observation.size_of` bytes."""
    masks: NDArray[np.uint8]
    """1 where an action is legal: tables × actions, filled up with 0 to a multiple of eight."""
    to_move: NDArray[np.int32]
    """The seat to move at each table."""
    rewards: NDArray[np.float32]
    """What the episode that ended in this step is worth: tables × seats; 0 where none ended."""
    ended: NDArray[np.uint8]
    """Tables × 2: whether an episode ended in this step by the rules (terminated) or the stall guard (truncated)."""

    def __init__(  # noqa: PLR0913 - a batch takes this many words
        self,
        game: str | Rules = "schwimmen",
        *,
        tables: int,
        players: int | None = None,
        episode: str = "hand",
        opponents: Sequence[str | None] = (),
        seed: int = 0,
        threads: int = 1,
        tailored: bool = False,
    ) -> None:
        """Lay `tables` tables and begin an episode at each.

        `game` is a preset or `Rules`, for as many `players` as play, or the fewest who can; `episode` is "hand" or
        "match"; `opponents` has a level for each seat that plays by itself, and None for the others; the same seed
        gives the same cards, whatever `threads` is. `tailored` compiles the step for this game and number of players
        alone, which takes some seconds once, and is faster then.
        Of the threads no more are used than are worth waking: one for `SHARE` tables, or for each where opponents play.
        Raises ValueError that says what came and what is allowed.
        """
        self.rules = rules_of(game)
        self.players = players = self.rules.players[0] if players is None else players
        self._asked = {"game": self.rules, "tables": tables, "players": players, "episode": episode}
        self._asked |= {"opponents": opponents, "threads": threads, "tailored": tailored}
        for name, number in (("tables", tables), ("threads", threads)):
            if number < 1:
                raise ValueError(f"{name}: expected 1 or more, got {number}")
        if episode not in EPISODES:
            raise ValueError(f"episode: expected one of {', '.join(EPISODES)}, got {episode!r}")
        self.actions: tuple[Action, ...] = actions_of(self.rules)
        space = space_of(self.rules, players, match=episode == "match")
        self._tailored = fit(rows.step_rows, self.rules, players, space=space) if tailored else None
        self._levels = levels_of(opponents, players)
        shards = min(threads, max(1, tables // (SHARE if self._levels is None else 1)))
        bounds = pairwise(tables * shard // shards for shard in range(shards + 1))
        self._shards = [Shard(first, last, new(View), scratch_for(self.rules)) for first, last in bounds]
        self._pool = ThreadPoolExecutor(threads)  # whose threads start as they are needed: the first shard is our own
        self._make_arrays(tables, space)
        self.reset(seed)

    def _make_arrays(self, tables: int, space: Records[Space]) -> None:
        self.observations = aligned((tables, size_of(self.rules, self.players)), np.uint8)
        self.masks = aligned((tables, -(-len(self.actions) // 8) * 8), np.uint8)
        self.to_move = aligned((tables,), np.int32)
        self.rewards = aligned((tables, self.players), np.float32)
        self.ended = aligned((tables, 2), np.uint8)
        self._sampled = aligned((tables,), np.int32)
        observations: NDArray[np.uint64] = self.observations.reshape(-1).view(np.uint64)
        masks: NDArray[np.uint64] = self.masks.reshape(-1).view(np.uint64)
        records = new(Table, tables), new(Episode, tables), fields_of(self.rules), space
        legal = np.zeros(tables * int(space[0]["words"]), np.int64)
        self._arrays = Arrays(*records, observations, masks, legal, self.to_move, self.rewards, self.ended)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return what makes a copy: what was asked for, and what changes in play. Its threads and views are its own."""
        return again, (self._asked, [getattr(self._arrays, name) for name in CHANGING])

    def reset(self, seed: int) -> None:
        """Begin again at every table. A table's cards depend on the seed and its number alone."""
        tables, episodes = self._arrays.tables, self._arrays.episodes
        count = len(tables)
        tables["pack"][:, : self.rules.pack] = cards.pack_of(self.rules.pack)
        tables["bottom"] = self.rules.pack
        tables["rng"] = [chance.seed_state(seed, number, 0) for number in range(count)]
        episodes["rng"] = [chance.seed_state(seed, number, 1) for number in range(count)]
        episodes["sampler"] = [chance.seed_state(seed, number, 2) for number in range(count)]
        episodes["first"] = np.arange(count) % self.players
        self.rewards[:], self.ended[:] = 0, 0
        self._each(lambda shard: rows.begin_rows(self._arrays, shard.first, shard.last))
        if self._levels is not None:
            self._reply()
            self.rewards[:], self.ended[:] = 0, 0
        self._each(self._show)

    def step(self, actions: ArrayLike) -> None:
        """Play an action at each table, and begin the next episode where one has ended.

        Raises ValueError if one is not legal; nothing has happened then.
        """
        given = np.asarray(actions)
        if given.shape != self.to_move.shape or given.dtype.kind not in "iu":
            expected = f"{len(self.to_move)} whole numbers"
            raise ValueError(f"actions: expected {expected}, got {given.dtype} of shape {given.shape}")
        taken = self._narrow(given)
        wrong = rows.first_illegal(self._arrays, taken, 0, len(taken))
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong]).tolist()
            raise ValueError(f"actions: {given[wrong]} at table {wrong} is not legal; legal are {legal}")
        if self._levels is None:
            step, arrays = self._tailored or rows.step_rows, self._arrays
            self._each(lambda shard: step(arrays, shard.views, taken, shard.first, shard.last))
            return
        self._each(lambda shard: rows.play_rows(self._arrays, taken, shard.first, shard.last))
        self._reply()
        self._each(self._show)

    def sample(self) -> NDArray[np.int32]:
        """Return a random legal action for each table, in an array that the next call overwrites.

        The table stays as it is, and so does the chance by which opponents play.
        """
        rows.sample_rows(self._arrays, self._sampled, 0, len(self._sampled))
        return self._sampled

    def _narrow(self, actions: NDArray[Any]) -> NDArray[np.int32]:
        """Return actions as `sample` does: of another size, as `argmax` has it, kernels would be compiled once more."""
        if actions.dtype == np.int32:
            return actions
        there = (actions >= 0) & (actions < len(self.actions))
        return np.where(there, actions, -1).astype(np.int32)

    # ------------------------------------------------------------ calls of kernels

    def _each(self, work: Callable[[Shard], object]) -> None:
        """Do some work for all shards, each in a thread."""
        others = [self._pool.submit(work, shard) for shard in self._shards[1:]]
        work(self._shards[0])
        for other in others:
            other.result()

    def _show(self, shard: Shard) -> None:
        rows.show_rows(self._arrays, shard.views, shard.first, shard.last)

    def _reply(self) -> None:
        levels = self._levels
        assert levels is not None, "opponents sit at the tables"
        arrays = self._arrays
        self._each(lambda shard: replies.reply_rows(arrays, shard.scratch, levels, shard.first, shard.last))


def again(asked: dict[str, Any], changing: Sequence[NDArray[Any]]) -> Batch:
    """Return a batch that is asked for in the same words and goes on from some arrays (`CHANGING`)."""
    batch = Batch(**asked)
    for name, array in zip(CHANGING, changing, strict=True):
        getattr(batch._arrays, name)[:] = array  # noqa: SLF001 - it is ours
    return batch


def levels_of(opponents: Sequence[str | None], players: int) -> NDArray[np.int64] | None:
    """Return the numbers of levels by seat, -1 where nobody plays by himself; None if that is everywhere.

    Raises ValueError for a level that there is not, a wrong number of seats, or no seat left to play.
    """
    if not opponents:
        return None
    if len(opponents) != players:
        raise ValueError(f"opponents: expected one for each of {players} seats, got {len(opponents)} (None: yours)")
    for level in opponents:
        if level is not None and level not in OPPONENTS:
            raise ValueError(f"opponents: expected one of {', '.join(OPPONENTS)}, got {level!r}")
    if None not in opponents:
        raise ValueError("opponents: expected at least one None, got one for every seat: nobody else could play")
    return np.array([-1 if level is None else OPPONENTS[level] for level in opponents], np.int64)
