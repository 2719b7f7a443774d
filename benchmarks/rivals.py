"""Random play of the card games that other libraries have: moves a second of one core, dealing included.

OpenSpiel plays in its own C++ loop (`evaluate_bots` with uniformly random bots), RLCard in its environments with random
agents, pgx in a compiled and batched step on the processor. Each game is played in a process of its own, on one core.

    python -m benchmarks.rivals openspiel spades
"""

from __future__ import annotations

import importlib.metadata
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from benchmarks.report import Figure

OPENSPIEL = (
    *("kuhn_poker", "leduc_poker", "universal_poker", "hearts", "spades", "euchre", "skat", "oh_hell", "tarok"),
    *("gin_rummy", "crazy_eights", "cribbage", "dou_dizhu", "go_fish", "hanabi", "tiny_bridge_2p", "tiny_bridge_4p"),
)
"""Its card games; not bridge, which solves each hand, and not the ones for a single player."""

RLCARD = ("leduc-holdem", "limit-holdem", "doudizhu", "uno", "gin-rummy")
PGX = ("kuhn_poker", "leduc_holdem")

TREES = ("leduc_poker", "hearts", "euchre")
"""Games in which OpenSpiel's search is measured."""

SIMULATIONS = 4000

GAMES = {"openspiel": OPENSPIEL, "rlcard": RLCARD, "pgx": PGX}
PACKAGES = {"openspiel": "open-spiel", "rlcard": "rlcard", "pgx": "pgx"}

BESIDE = Path(sys.prefix) / "rivals"
"""Where `tools/setup.py --rivals` puts the libraries that are not needed for anything else."""

PATIENCE = 120
"""Seconds after which a game is given up."""

MOVES = 100_000
"""About how many moves a sample has."""

BATCH = 4096
"""Tables that pgx steps at once: larger ones are not faster on one core."""


def openspiel(name: str) -> float:
    """Play one of OpenSpiel's games."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, 7 + seat) for seat in range(game.num_players())]

    def moves_of(state: Any) -> int:
        return sum(each.player != pyspiel.PlayerId.CHANCE for each in state.full_history())

    first = game.new_initial_state()
    pyspiel.evaluate_bots(first, bots, 1)
    states = [game.new_initial_state() for _ in range(max(3, MOVES // (5 * max(1, moves_of(first)))))]
    begun = time.process_time()
    for number, state in enumerate(states):
        pyspiel.evaluate_bots(state, bots, number)
    seconds = time.process_time() - begun
    return sum(map(moves_of, states)) / seconds


def rlcard(name: str) -> float:
    """Play one of RLCard's games."""
    import rlcard as library
    from rlcard.agents import RandomAgent

    environment = library.make(name, config={"seed": 1})
    environment.set_agents([RandomAgent(num_actions=environment.num_actions) for _ in range(environment.num_players)])
    environment.run(is_training=False)
    moves, begun = 0, time.process_time()
    while time.process_time() - begun < 2:
        trajectories, _ = environment.run(is_training=False)
        moves += sum(len(each) // 2 for each in trajectories)
    return moves / (time.process_time() - begun)


def pgx(name: str) -> float:
    """Play one of pgx's games: batches with random legal actions, tables that are over begin again."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    environment = library.make(name)
    step = auto_reset(environment.step, environment.init)

    def turn(carry: Any, _: Any) -> Any:
        state, key = carry
        key, chance, luck = jax.random.split(key, 3)
        choices = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(chance, choices, axis=-1)
        return (jax.vmap(step)(state, actions, jax.random.split(luck, BATCH)), key), None

    turns = 64
    play = jax.jit(lambda carry: jax.lax.scan(turn, carry, None, length=turns)[0])
    key = jax.random.key(1)
    carry = play((jax.vmap(environment.init)(jax.random.split(key, BATCH)), key))
    jax.block_until_ready(carry)
    begun = time.process_time()
    for _ in range(4):
        carry = play(carry)
    jax.block_until_ready(carry)
    return 4 * turns * BATCH / (time.process_time() - begun)


def tree(name: str) -> float:
    """Search with OpenSpiel's IS-MCTS, its C++ bot, at the beginning of one of its games: simulations a second."""
    import pyspiel

    game = pyspiel.load_game(name)
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, SIMULATIONS, -1, final, False, False)  # noqa: FBT003 - C++ takes no names
    chance, state = random.Random(1), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
    begun = time.process_time()
    bot.step(state)
    return SIMULATIONS / (time.process_time() - begun)


PLAYED: dict[str, Callable[[str], float]] = {"openspiel": openspiel, "rlcard": rlcard, "pgx": pgx, "tree": tree}


def figures(rounds: int) -> list[Figure]:
    """Measure every game so many times."""
    found = []
    for library, games in GAMES.items():
        version = _version(PACKAGES[library])
        for game in games:
            samples = [_sample(library, game) for _ in range(rounds)]
            found.append(Figure(f"{PACKAGES[library]} {version}, `{game}`", "M moves/s", samples))
    for game in TREES:
        samples = [_sample("tree", game) for _ in range(rounds)]
        found.append(Figure(f"OpenSpiel's IS-MCTS in `{game}`", "M simulations/s", samples))
    return found


def _version(package: str) -> str:
    found = importlib.metadata.distributions(name=package, path=[str(BESIDE), *sys.path])
    return next(iter(found)).version


def _sample(library: str, game: str) -> float:
    one_core = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    environment = os.environ | {"XLA_FLAGS": one_core, "JAX_PLATFORMS": "cpu", "PYTHONPATH": str(BESIDE)}
    program = [sys.executable, "-m", "benchmarks.rivals", library, game]
    core = min(os.sched_getaffinity(0))
    done = subprocess.run(
        program,
        check=True,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        cwd=Path(__file__).parent.parent,
        env=environment,
        preexec_fn=lambda: os.sched_setaffinity(0, {core}),
    )
    return float(json.loads(done.stdout.splitlines()[-1])) / 1e6


if __name__ == "__main__":
    print(json.dumps(PLAYED[sys.argv[1]](sys.argv[2])))
