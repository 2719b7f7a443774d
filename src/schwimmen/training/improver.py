"""Training of a playout network in rounds of policy iteration (`iteration`): the same seed gives the same network."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from schwimmen.engine import chance
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.players.network.features import ROWS
from schwimmen.players.network.net import WIDE, Network
from schwimmen.rules.fields import Rules
from schwimmen.training.iteration import WIDEST, Gradients, Groups, add_gradients, play_hands

WEIGHTS = ("rows", "base", "out")
GROUPS = 20_000
BATCH = 32
EPOCHS = 2
RATE = 3e-3


def new_groups(groups: int) -> Groups:
    moves = groups * 12 + 4 * WIDEST
    return Groups(
        np.zeros(moves * 24 + 4 * WIDEST * 64, np.int16),
        np.zeros(moves + 1, np.int64),
        np.zeros(moves, np.int8),
        np.zeros(moves, np.float32),
        np.zeros(groups + 1, np.int64),
    )


def initial(seed: int) -> Records[Network]:
    drawn = np.random.default_rng(seed)
    network = new(Network)
    network["rows"][0] = drawn.normal(0, 0.1, (ROWS, WIDE))
    network["base"][0] = 0.1
    network["out"][0] = drawn.normal(0, 0.1, (2, WIDE))
    return network


def train(rules: Rules, players: list[int], seed: int, rounds: int, groups: int = GROUPS, verbose: bool = True):
    fields = fields_of(rules)[0]
    network = initial(seed)
    tables = new(Table, 2)
    room = new_groups(groups)
    moments = {name: (np.zeros_like(network[name][0]), np.zeros_like(network[name][0])) for name in WEIGHTS}
    average = {name: np.zeros_like(network[name][0], dtype=np.float64) for name in WEIGHTS}
    averaged = 0
    updates = 0
    scale = 0.0
    order = np.random.default_rng(seed + 1)
    gradients = Gradients(
        np.zeros((ROWS, WIDE), np.float32),
        np.zeros(WIDE, np.float32),
        np.zeros((2, WIDE), np.float32),
        np.zeros((2 * WIDEST, WIDE), np.float32),
        np.zeros(2 * WIDEST, np.float32),
    )
    for number in range(rounds):
        seats = players[number % len(players)]
        began = time.process_time()
        network["noise"] = max(0.1, 0.8 * (0.1 / 0.8) ** (number / (0.6 * rounds)))
        tables["rng"] = chance.seed_state(seed, number)
        done = play_hands(tables, fields, network[0], seats, room)
        played = time.process_time() - began
        used = int(room.firsts[done])
        means = np.add.reduceat(room.gains[:used], room.firsts[:done]) / np.diff(room.firsts[: done + 1])
        spread = float(np.std(room.gains[:used] - np.repeat(means, np.diff(room.firsts[: done + 1]))))
        if not scale:
            scale = 1 / spread
        rate = RATE * (1 - 0.95 * number / rounds)
        total = 0.0
        shuffled = np.concatenate([order.permutation(done) for _ in range(EPOCHS)])
        for first in range(0, EPOCHS * done, BATCH):
            part = shuffled[first : first + BATCH]
            for each in gradients[:3]:
                each[:] = 0
            total += add_gradients(room, scale, part, network[0], gradients)
            updates += 1
            step = rate * math.sqrt(1 - 0.999**updates) / (1 - 0.9**updates)
            for name, gradient in zip(WEIGHTS, gradients[:3], strict=True):
                gradient /= len(part)
                mean, square = moments[name]
                mean += 0.1 * (gradient - mean)
                square += 0.001 * (gradient * gradient - square)
                network[name][0] -= step * mean / (np.sqrt(square) + 1e-8)
        if number >= 0.7 * rounds:
            averaged += 1
            for name in WEIGHTS:
                average[name] += (network[name][0] - average[name]) / averaged
        network["trained"] = 1
        if verbose:
            print(
                f"round {number} seats {seats} groups {done} moves {used} spread {spread:.3f} played {played:.2f}"
                f" learned {time.process_time() - began - played:.2f} error {total / done / EPOCHS:.4f}", flush=True
            )
    for name in WEIGHTS:
        network[name][0] = average[name]
    return network
