"""Games and states as OpenSpiel asks for them. An episode is a hand; the last seat deals unless told otherwise.

Information states have perfect recall: a player's string holds everything that it has seen and done in the hand, in
order, as public moves and the changes of its own view. Tensors are observations without recall.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from schwimmen import cards
from schwimmen.engine.codes import Kind, kind_of, take_of
from schwimmen.engine.ending import STALL_TURNS
from schwimmen.engine.layout import NOBODY
from schwimmen.envs.games import TOY, reward_range, rules_of
from schwimmen.envs.spiel.dealing import Dealing, Frame
from schwimmen.match.tokens import token_of
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

SEEN = ("hand", "packet", "table", "gone", "top", "declared")
"""What an information state tells when it changes (`seen_in`); all else follows from the moves."""

_CARD, _HELD = re.compile("[2-9TJQKA][CSHD]"), re.compile("(hand=|packet=)([^ ]+)")

TOY_MOVES = 2
"""Decisions of each player in the toy before the hand is stopped without loss."""


class SchwimmenGame(pyspiel.Game):
    """One hand of one game of the family for some players."""

    rules: Rules
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take `players`, `dealer` (a seat, -1: the last) and `moves` (decisions a player before a hand is stopped).

        Raises ValueError that says what came and what is allowed.
        """
        asked = {**self.kind.parameter_specification, **(params or {})}
        players, dealer, moves = (int(asked[name]) for name in ("players", "dealer", "moves"))
        self.rules.check_players(players)
        if not -1 <= dealer < players:
            raise ValueError(f"dealer: expected a seat from 0 to {players - 1}, or -1, got {dealer}")
        if moves < 1:
            raise ValueError(f"moves: expected 1 or more, got {moves}")
        self.frame = Frame(self.rules, players, dealer=dealer % players, moves=moves)
        least, most = reward_range(self.rules, players, "hand")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.frame.actions),
            max_chance_outcomes=len(cards.NAMES),
            num_players=players,
            min_utility=least - most,
            max_utility=most - least,
            utility_sum=0.0,
            max_game_length=moves * players,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> SchwimmenState:
        """Return the state before the first card is dealt."""
        return SchwimmenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return who observes states for a player: what everybody sees, and that player.

        Raises ValueError for parameters, and for observers of anything else.
        """
        if params:
            raise ValueError(f"params: expected none, got {params}")
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        private = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type is not None and (not iig_obs_type.public_info or iig_obs_type.private_info != private):
            raise ValueError("iig_obs_type: expected public_info, and private_info of a SINGLE_PLAYER")
        return Observer(self.frame.size, recalls=recalls)

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of the cards that chance gives in one hand."""
        return self.rules.pack + self.frame.moves * self.frame.players * max(self.rules.table_size, 1)


class SchwimmenState(pyspiel.State):
    """A hand in progress, from the first card on."""

    def __init__(self, game: SchwimmenGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.hand = Dealing(game.frame)
        self.told = [""] * game.frame.players
        self._last = [dict.fromkeys(SEEN, 0) for _ in self.told]

    def __deepcopy__(self, memo: dict[int, Any]) -> SchwimmenState:
        """Return an independent copy."""
        return self.clone()

    # ------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        """Return the seat to move, or that chance is, or that the hand is over."""
        if self.hand.over:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.hand.pending is not None else self.hand.to_move

    def is_terminal(self) -> bool:
        """Say whether the hand is over."""
        return self.hand.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may come next, all equally likely."""
        found = self.hand.outcomes()
        return [(card, 1 / len(found)) for card in found]

    def returns(self) -> list[float]:
        """Return by how much each seat's change is above the average of all, so that they sum to 0."""
        count = len(self.told)
        if not self.hand.over:
            return [0.0] * count
        change = self.hand.tables["change"][0, :count].tolist()
        return [own - sum(change) / count for own in change]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SchwimmenState:
        """Return a state that looks the same to a player, with other hidden cards (`Dealing.resampled`).

        The information states of the others tell of the cards that they hold in it.
        Its history is still that of this state, so it can be played on and cloned, but not be serialized.
        """
        twin = self.clone()
        twin.hand = self.hand.resampled(player, sampler)
        twin.tell_again(player)
        return twin

    def _legal_actions(self, player: int) -> list[int]:
        return self.hand.frame.mask(self.hand.tables) if player == self.hand.to_move else []

    def _apply_action(self, action: int) -> None:
        seat, tables = self.hand.to_move, self.hand.tables
        if seat == NOBODY:
            if self.hand.give(action):
                self._tell()
            return
        code = self.hand.frame.code(tables, action)
        own, public = self._names(code)
        self.told = [f"{told} {seat}:{own if at == seat else public}" for at, told in enumerate(self.told)]
        if self.hand.begin(code):
            self._tell()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return cards.NAMES[action]
        return str(self.hand.frame.actions[action])

    def __str__(self) -> str:
        """Return everything that has happened, for who may see all."""
        return " / ".join(self.told) + "".join(f" +{cards.NAMES[card]}" for card in self.hand.given)

    # ------------------------------------------------------------ recall

    def _names(self, code: int) -> tuple[str, str]:
        """Return a move as its player and as others know it; what one would give for a card, one has not (EN-6)."""
        state = self.hand.tables[0]
        own = token_of(code, int(state["hands"][self.hand.to_move]), int(state["table"]))
        if self.hand.frame.rules.explain_gate and kind_of(code) == Kind.SWAP:
            return own, f">{cards.NAMES[take_of(code)]}"
        return own, own

    def _tell(self) -> None:
        """Add to what each player has seen how the cards of its view have changed."""
        for seat, view in enumerate(self.hand.frame.views(self.hand.tables)):
            now, last = seen_in(view), self._last[seat]
            for name in SEEN:
                if now[name] != last[name]:
                    what = _shown(view) if name == "declared" else cards.names(now[name])
                    self.told[seat] += f" {name}={','.join(what)}"
            self._last[seat] = now

    def tell_again(self, player: int) -> None:
        """Name in what others were told the cards that they hold now, in the place of those that they held before.

        Hidden cards have never lain open while they were held, so no other card is meant by them.
        """
        for seat, view in enumerate(self.hand.frame.views(self.hand.tables)):
            now, last = seen_in(view), self._last[seat]
            if seat != player:
                self.told[seat] = _renamed(self.told[seat], last, now)
            self._last[seat] = now


def seen_in(view: Any) -> dict[str, int]:
    """Return what an information state tells of a view (`SEEN`): sets of cards, and `declared`, a bit for each seat."""
    seen = {name: int(view[name]) for name in ("hand", "packet", "table", "gone", "declared")}
    top = int(view["top_card"])
    seen["top"] = 1 << top if top != NOBODY else 0
    return seen


def _shown(view: Any) -> list[str]:
    """Return who has shown a special while others go on, each with the cards (DU-2): `1:JS.QS.AS`."""
    return [f"{seat}:{'.'.join(cards.names(int(view['known'][seat])))}" for seat in cards.each(int(view["declared"]))]


def _renamed(told: str, before: dict[str, int], now: dict[str, int]) -> str:
    """Return what a player was told, with the names of the cards that it sees now for those that it saw before."""
    other: dict[str, str] = {}
    for name in ("hand", "packet"):
        other |= zip(cards.names(before[name] & ~now[name]), cards.names(now[name] & ~before[name]), strict=True)
    renamed = _CARD.sub(lambda found: other.get(found[0], found[0]), told)
    return _HELD.sub(lambda found: found[1] + ",".join(cards.names(cards.cards_of(found[2].split(",")))), renamed)


class Observer:
    """What a player observes: as a string with perfect recall, or as an observation without."""

    def __init__(self, size: int, *, recalls: bool) -> None:
        """Keep room for a tensor, which only observations without recall have."""
        self.recalls = recalls
        self.tensor = None if recalls else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SchwimmenState, player: int) -> None:
        """Write into the tensor what a player sees."""
        if self.tensor is not None:
            self.tensor[:] = state.hand.frame.observe(state.hand.tables, player)

    def string_from(self, state: SchwimmenState, player: int) -> str:
        """Return what a player has seen, or sees, as text."""
        if self.recalls:
            return f"{player}{state.told[player]}"
        return f"{player} {state.hand.frame.observe(state.hand.tables, player).tobytes().hex()}"


def _game_type(name: str, title: str, rules: Rules, *, moves: int) -> pyspiel.GameType:
    least, most = rules.players[0], min(rules.players[1], rules.most_players())
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": least, "dealer": -1, "moves": moves},
    )


def _register(name: str, title: str, rules: Rules, *, moves: int = STALL_TURNS) -> type[SchwimmenGame]:
    kind = _game_type(name, title, rules, moves=moves)
    made = type(name, (SchwimmenGame,), {"rules": rules, "kind": kind, "__doc__": f"{title}: one hand."})
    pyspiel.register_game(kind, made)
    return made


SHORT_NAMES: dict[str, str] = {preset: f"python_{preset}" for preset in PRESETS} | {"toy": "python_schwimmen_toy"}
"""The name of each game in OpenSpiel."""

GAMES: dict[str, type[SchwimmenGame]] = {
    preset: _register(SHORT_NAMES[preset], preset, rules_of(preset)) for preset in PRESETS
} | {"toy": _register(SHORT_NAMES["toy"], "Schwimmen with four aces", TOY, moves=TOY_MOVES)}
"""The class of each game, by preset; `toy` is `envs.games.TOY`."""


def __getattr__(name: str) -> type[SchwimmenGame]:
    """Return the class of a game by its name in OpenSpiel: `pickle` looks for it here."""
    for made in GAMES.values():
        if made.__name__ == name:
            return made
    raise AttributeError(name)
