"""A level of the house against OpenSpiel's own IS-MCTS bot, in this project's OpenSpiel games.

    python -m benchmarks.spiel_ismcts --games schwimmen --players 2 3 4 --sets 100 --seconds 0.1

One seat is the house's, all others are OpenSpiel's `ISMCTSBot` with random rollouts; a set is as many hands as there
are seats, dealt in the same way, with the house once in every seat. IS-MCTS thinks for `--seconds` of processor time
about each decision; the house takes as many simulations as its level does, or with `--same` thinks just as long. A hand
is won by who comes out of it best, and shared if several do. What is told is the house's share of hands, with an
interval of 99 % that holds whenever one looks (`arena.confidence`).
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from schwimmen.arena.confidence import ConfidenceSequence
from schwimmen.envs.spiel.game import SHORT_NAMES, SchwimmenState
from schwimmen.match.tokens import code_of
from schwimmen.players import LEVELS, choose
from schwimmen.rules.presets import PRESETS

ALPHA = 0.01

EXPLORE = 1.0
"""The constant of UCT, in the unit of what a hand is worth: a life, a chip."""


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, whose search ends by the clock instead of after a number of simulations."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        chance = np.random.RandomState(seed)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, chance), EXPLORE, 1, random_state=chance)
        self.seconds = seconds
        self.simulations = self.searches = 0

    def run_search(self, state: Any) -> list[tuple[int, float]]:
        """Return the policy that is found in the time."""
        self.reset()
        legal = state.legal_actions()
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        until = time.thread_time() + self.seconds
        self._root_node = self.create_new_node(state)
        while time.thread_time() < until or not self._root_node.child_info:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        self.searches += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, self._root_node)
        return policy


def house(level: str, seconds: float | None) -> Callable[[SchwimmenState, int], int]:
    """Return a level as a player of states: it gets its view, the rules, a seed, and returns an action."""

    def act(state: SchwimmenState, seed: int) -> int:
        hand, seat = state.hand, state.current_player()
        view = next(view for at, view in enumerate(hand.frame.views(hand.tables)) if at == seat)
        token = choose(level, np.array([view]), hand.frame.rules, seed, seconds=seconds)
        code = code_of(token, int(view["hand"]), int(view["table"]))
        return next(action for action in state.legal_actions() if hand.frame.code(hand.tables, action) == code)

    return act


def play(game: Any, seat: int, own: Callable[[SchwimmenState, int], int], *, bot: Timed, seed: int) -> float:
    """Play a hand with the house in a seat; return its part of the win."""
    state, cards = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(cards.choice([card for card, _ in state.chance_outcomes()]))
        elif state.current_player() == seat:
            state.apply_action(own(state, cards.getrandbits(32)))
        else:
            state.apply_action(bot.step(state))
    returns = state.returns()
    best = [at for at, gain in enumerate(returns) if gain == max(returns)]
    return (seat in best) / len(best)


def duel(preset: str, players: int, args: argparse.Namespace) -> str:
    """Play the sets, and return what came out as text."""
    interval, sets = ConfidenceSequence(1.0, ALPHA), 0
    own = house(args.level, args.seconds if args.same else None)
    until = time.monotonic() + args.limit
    bots: list[Timed] = []
    while sets < args.sets and time.monotonic() < until:
        sets += 1
        share = 0.0
        for seat in range(players):
            game = pyspiel.load_game(SHORT_NAMES[preset], {"players": players, "dealer": sets % players})
            bots.append(Timed(game, args.seconds, seed=args.seed * 1000 + sets))
            share += play(game, seat, own, bot=bots[-1], seed=args.seed * 1_000_003 + sets) / players
        interval.add(2 * share - 1)
    each = sum(bot.simulations for bot in bots) / max(1, sum(bot.searches for bot in bots))
    share, low, high = ((mark + 1) / 2 for mark in (interval.mean, interval.low, interval.high))
    return (
        f"{preset:22} {players} players: {share:.1%} ({low:.1%} to {high:.1%}) of {sets * players} hands,"
        f" {1 / players:.1%} would be even; IS-MCTS: {each:.0f} simulations a decision"
    )


def main() -> None:
    """Play all duels that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", choices=list(PRESETS), default=["schwimmen"], metavar="GAME")
    parser.add_argument("--players", nargs="*", type=int, default=[2, 3, 4])
    parser.add_argument("--level", choices=LEVELS, default="expert")
    parser.add_argument("--sets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=0.1, help="of processor time for a decision of IS-MCTS")
    parser.add_argument("--same", action="store_true", help="let the house think for just as long")
    parser.add_argument("--limit", type=float, default=float("inf"), help="seconds after which no set begins")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    for preset in args.games:
        for players in args.players:
            print(duel(preset, players, args), flush=True)


if __name__ == "__main__":
    main()
