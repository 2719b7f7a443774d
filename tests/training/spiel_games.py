"""The small games once more, for OpenSpiel: told card by card, without a line of `small_games`."""

from __future__ import annotations

import itertools

import pyspiel

WAYS, MOVES = 3, 6
"""What can be done with the cards, each without and with a call."""

Hand = tuple[int, int]


class SpielGame(pyspiel.Game):
    """A game with so many ranks of so many suits, after so many turns over."""

    def __init__(self, ranks: int, suits: int, turns: int) -> None:
        """List the deals: both hands, lower cards first, and the open card."""
        cards, self.ranks, self.turns = range(ranks * suits), ranks, turns
        pairs = list(itertools.combinations(cards, 2))
        hands = [(one, other) for one in pairs for other in pairs if not set(one) & set(other)]
        self.deals = [(*both, open_card) for both in hands for open_card in cards if open_card not in both[0] + both[1]]
        kind = pyspiel.GameType(
            short_name="small",
            long_name="A small game",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=2,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        super().__init__(kind, pyspiel.GameInfo(MOVES, len(self.deals), 2, -1.0, 1.0, 0.0, turns), {})

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def strength(self, hand: Hand) -> tuple[int, int]:
        """Return how strong a hand is: points of the best suit, then the suit."""
        (one, first), (other, second) = (divmod(card, self.ranks) for card in hand)
        return (first + second + 2, one) if one == other else max((first + 1, one), (second + 1, other))


class SpielState(pyspiel.State):
    """A hand in progress."""

    def __init__(self, game: SpielGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.deal, self.ways = -1, tuple[int, ...]()
        self.hands: tuple[Hand, ...] = ()
        self.shown: tuple[int, ...] = ()
        self.result: list[float] = []

    @property
    def small(self) -> SpielGame:
        """The game; a state that kept it could not be cloned."""
        return self.get_game()

    def current_player(self) -> int:
        """Return who is to move."""
        if self.result:
            return int(pyspiel.PlayerId.TERMINAL)
        return len(self.ways) % 2 if self.hands else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Say whether the hand is over."""
        return bool(self.result)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return all deals, equally likely."""
        return [(deal, 1 / len(self.small.deals)) for deal in range(len(self.small.deals))]

    def returns(self) -> list[float]:
        """Return what both have won."""
        return self.result or [0.0, 0.0]

    def information_state_string(self, player: int | None = None) -> str:
        """Return what a player was dealt and has seen."""
        seat = self.current_player() if player is None else player
        return f"{seat} {self.small.deals[self.deal][seat]} {self.shown} {self.ways}"

    def _legal_actions(self, _player: int) -> list[int]:
        return list(range(MOVES))

    def _apply_action(self, action: int) -> None:
        if not self.hands:
            self.deal, (*hands, shown) = action, self.small.deals[action]
            self.hands, self.shown = tuple(hands), (shown,)
            return
        seat, (calls, way) = len(self.ways) % 2, divmod(action, WAYS)
        own, left = self._after(seat, way)
        self.hands = (own, self.hands[1]) if seat == 0 else (self.hands[0], own)
        self.shown, self.ways = (*self.shown, left), (*self.ways, way)
        if calls or len(self.ways) == self.small.turns - 1:
            strength = self.small.strength
            mine, theirs = strength(own), max(strength(self._after(1 - seat, each)[0]) for each in range(WAYS))
            won = float((mine > theirs) - (mine < theirs))
            self.result = [won, -won] if seat == 0 else [-won, won]

    def _after(self, seat: int, way: int) -> tuple[Hand, int]:
        """Return a hand and the open card after a pass (0), or after the lower card (1) or the higher one is given."""
        (low, high), shown = self.hands[seat], self.shown[-1]
        if way == 0:
            return (low, high), shown
        kept, given = (high, low) if way == 1 else (low, high)
        return (min(kept, shown), max(kept, shown)), given

    def _action_to_string(self, _player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        """Return everything."""
        return f"{self.deal} {self.shown} {self.ways} {self.result}"
