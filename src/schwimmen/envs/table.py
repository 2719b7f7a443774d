"""`OneTable`: one episode of one game, for the interfaces that ask one table at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from schwimmen import cards
from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import NOBODY, Table, View, fields_of
from schwimmen.envs.actions import Action, actions_of
from schwimmen.envs.games import EPISODES, rules_of
from schwimmen.envs.kernels import bindings
from schwimmen.envs.kernels.layout import Episode
from schwimmen.envs.observation import size_of, space_of
from schwimmen.match.tokens import token_of
from schwimmen.rules.fields import Rules


class OneTable:
    """A table that is dealt (`begin`), played (`play`) and looked at (`observe`, `mask`); it lasts for one episode."""

    def __init__(self, game: str | Rules, *, players: int | None, episode: str) -> None:
        """Lay a table for as many as play, or for the fewest who can.

        Raises ValueError that says what came and what is allowed.
        """
        if episode not in EPISODES:
            raise ValueError(f"episode: expected one of {', '.join(EPISODES)}, got {episode!r}")
        self.rules = rules_of(game)
        self.players = players = self.rules.players[0] if players is None else players
        self.actions: tuple[Action, ...] = actions_of(self.rules)
        self._arrays = new(Table), new(Episode), new(View)
        fields, space = fields_of(self.rules), space_of(self.rules, players, match=episode == "match")
        self._records = self._arrays[0], fields, space, self._arrays[1]
        self._view, self._legal = self._arrays[2], np.zeros(int(space[0]["words"]), np.int64)
        self.size = size_of(self.rules, players)

    @property
    def _table(self) -> Any:  # looked up each time: a record that is kept would not be that of a copy
        return self._arrays[0][0]

    @property
    def _episode(self) -> Any:
        return self._arrays[1][0]

    def begin(self, seed: int) -> None:
        """Begin an episode, dealt by a seed, at a hand in which somebody decides something."""
        self._table["pack"][: self.rules.pack] = cards.pack_of(self.rules.pack)
        self._table["bottom"] = self.rules.pack
        self._table["rng"] = chance.seed_state(seed)
        self._episode["first"] = seed % self.players
        bindings.begin(*self._records)

    def play(self, action: int) -> None:
        """Play an action of the seat to move. Raises ValueError if it is not legal."""
        if not 0 <= action < len(self.actions) or not self.mask()[action]:
            legal = ", ".join(f"{number} ({self.actions[number]})" for number in np.flatnonzero(self.mask()))
            raise ValueError(f"action: expected a legal one, got {action}: {legal or 'none, the episode is over'}")
        bindings.play(*self._records, action)

    def play_code(self, code: int) -> None:
        """Play a legal move by its code (`engine.codes`)."""
        bindings.play_code(*self._records, code)

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for each action that is legal for the seat to move."""
        found = np.zeros(-(-len(self.actions) // 8) * 8, np.uint8)
        bindings.mask(*self._records[:3], self._legal, found.view(np.uint64))
        return found[: len(self.actions)].astype(np.int8)

    def observe(self, seat: int) -> NDArray[np.uint8]:
        """Return what a seat sees (`envs.observation`)."""
        seen = np.zeros(self.size, np.uint8)
        bindings.observe(*self._records, self._view, seen.view(np.uint64), seat)
        return seen

    def look(self) -> NDArray[Any]:
        """Return an array with one `View` record of the seat to move."""
        view = new(View)
        bindings.look(*self._records, view, int(self._table["to_move"]))
        return view

    def token(self, action: int) -> str:
        """Return the move that an action is now as text."""
        seat = self.to_move
        hand = 0 if seat is None else int(self._table["hands"][seat])
        return token_of(int(bindings.code(*self._records, action)), hand, int(self._table["table"]))

    def describe(self, seat: int) -> str:
        """Return the cards that a seat sees in its hand and in the middle, as text."""
        view = new(View)
        bindings.look(*self._records, view, seat)
        hand, middle = (" ".join(cards.names(int(view[0][name]))) for name in ("hand", "table"))
        top = int(view[0]["top_card"])
        return f"seat {seat}: {hand}; middle: {middle or (cards.NAMES[top] if top != NOBODY else '-')}"

    @property
    def state(self) -> Any:
        """The `Table` record: everything, for who owns the table."""
        return self._table

    @property
    def to_move(self) -> int | None:
        """The seat that decides, None when the episode is over."""
        seat = int(self._table["to_move"])
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        return bool(self._episode["over"])

    @property
    def cut(self) -> bool:
        """Whether it was stopped because its hand went on for ever (C-13)."""
        return bool(self._episode["cut"])

    def rewards(self) -> list[float]:
        """Return what the episode is worth to each seat; zeros while it goes on."""
        found = np.zeros((1, self.players), np.float32)
        if self.over:
            bindings.reward(*self._records, found)
        rewards: list[float] = found[0].tolist()
        return rewards
