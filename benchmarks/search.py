"""How many simulations a second a search makes on one core: a world, and a hand played to its end in it.

python -m benchmarks.search
"""

from __future__ import annotations

import time
from collections.abc import Callable

from schwimmen import Game
from schwimmen.engine import chance
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.players import search
from schwimmen.players.search_state import SearchState
from schwimmen.players.value_network.network import ValueNetwork

POSITIONS = 12
SIMULATIONS = 100_000


def simulations(preset: str = "schwimmen", players: int = 4) -> Callable[[], float]:
    """Million simulations a second in first turns of a game, as many in each of some deals; JIT warm."""
    games = [game for game in _games(preset, players) if game.to_move is not None]

    def sample() -> float:
        done, seconds = 0, 0.0
        for game in games:
            made, took = _ponder(game)
            done += made
            seconds += took
        return done / seconds / 1e6

    return sample


def _games(preset: str, players: int) -> list[Game]:
    games = [Game(preset, players=players, seed=seed) for seed in range(POSITIONS)]
    for game in games:
        if game.phase == "choice":
            game.play("keep")
    return games


def _ponder(game: Game) -> tuple[int, float]:
    """Search, again where one move is left early; return simulations and the seconds that the core spent on them."""
    view, fields, states = game.look(game.to_move or 0), fields_of(game.rules)[0], new(SearchState)
    states["rng"] = chance.seed_state(1)
    state, world, seen, network = states[0], new(Table)[0], view[0], new(ValueNetwork)[0]
    done, started = 0, time.thread_time()
    while done < SIMULATIONS:
        search.begin(seen, fields, state, world, network, casual=False, heeds=False)
        made = search.run_simulations(seen, fields, state, world, network, SIMULATIONS - done)
        if not made:
            break
        done += int(made)
    return done, time.thread_time() - started


def main() -> None:
    """Measure Schwimmen for four, three times after a warm-up."""
    sample = simulations()
    sample()
    print("million simulations a second:", ", ".join(f"{sample():.2f}" for _ in range(3)))


if __name__ == "__main__":
    main()
