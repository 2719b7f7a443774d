"""Train an agent for two-player Schwimmen that plays level with `club`: by self-play, with NumPy alone, in minutes.

    python examples/train_agent.py                 train, then play matches against the levels of the house
    python examples/train_agent.py --rounds 50     a short run

Two small networks weigh what each action leads to: the own hand and the table after it. The *agent* is given an
observation. The *critic* is given the other hand as well, which is known in self-play: that seat has its own
observations. So it soon tells a good move from a lucky deal. It learns from how hands end, and is thrown away when all
is done. The agent learns from what the critic says of several actions in the same deal, and so what they are worth on
average over what it cannot see (asymmetric actor-critic: Pinto et al. 2017). Everything comes from observations, by the
layout of `docs/environments.md`.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from typing import Any, NamedTuple, TypeAlias

os.environ.setdefault(
    "OPENBLAS_NUM_THREADS", "1"
)  # read when NumPy is loaded; these products are too small to share out

import numpy as np
from numpy.typing import NDArray

from schwimmen.envs.batch import Batch

Array: TypeAlias = NDArray[Any]

TABLES, STEPS, BATCH = 256, 32, 256
"""Tables, steps of a round at each of them, and decisions that are learned from at once."""

RATE = 2e-3
"""Size of Adam's steps at first; it falls to a twentieth."""

WARM, COLD, STRAY = 0.1, 0.005, 0.01
"""Temperature of the softmax over values, at first and in the end; the share of moves that are random."""

PLACES, ALL, PASS = 11, 9, 10
"""What can become of hand and table: nine exchanges, all, pass. The dealer's choice is two of them, seen from the cards
that he knows: if he keeps, his hand stays as in a pass; if he trades, it becomes the table."""

CHOICE, LAST, STREAK, LEADER, TURNS = 192, 183, 198, 182, 180
"""Bytes of an observation: the dealer chooses; the other has called; he has passed; he has led; his turns."""

PIPS = np.array([7, 8, 9, 10, 10, 10, 10, 11], np.float32)
"""Points of the cards of a suit, from the seven up."""
SUITS = np.unpackbits(np.arange(256, dtype=np.uint8)[:, None], axis=1, bitorder="little")
"""All that can be held of a suit; each has a number (`codes`), by which the next four tables are read."""
POINTS, COUNT = (SUITS @ PIPS).astype(np.float32), SUITS.sum(1)
BEST, LEAST = (SUITS * PIPS).max(1).astype(np.float32), np.where(SUITS > 0, PIPS, 99).min(1).astype(np.float32)

HATS = np.maximum(0, 1 - np.abs(np.arange(65)[:, None] / 2 - np.arange(10, 34, 2)) / 2).astype(np.float32)
"""For a doubled value of a hand how near it is to 10, 12, 14, …, between which a weight is so interpolated."""

LACKS = (-0.25, 0.25, 7.25, 10.25, 17.25, 20.25)
"""Points that the other lacks in a suit to do better: none, a tie, no more than a seven, a ten, two cards."""

SUIT, WHOLE = 48 + len(LACKS), HATS.shape[1] + 14
"""Numbers that the networks are given of each suit, and of the whole."""

TRIED = 4
"""Places of a decision that are learned from: the one that was taken, and others in the same deal."""


class After(NamedTuple):
    """What actions lead to: rows of observations, with the own hand and the table after one of the places (N, 32)."""

    seen: Array
    hands: Array
    tables: Array
    places: Array


class Inputs(NamedTuple):
    """What the networks are given: numbers of each suit (N, 4, SUIT), and of the whole (N, WHOLE)."""

    suits: Array
    whole: Array


class Layers(NamedTuple):
    """What a network makes of it: layers, and what not calling and calling are worth (N, 2)."""

    suits: Array
    sums: Array
    above: Array
    values: Array


# ---------------------------------------------------------------- what is told to the networks


def single(planes: Array) -> Array:
    """Return planes of cards (N, 32) as planes of their first three cards, one each (N, 3, 32)."""
    nth = np.cumsum(planes, 1, np.uint8) * planes
    return np.equal(nth[:, None], np.arange(1, 4)[:, None]).astype(np.uint8)


def outcomes(seen: Array) -> After:
    """Return what each place leads to: rows of observations times PLACES."""
    hand, table = seen[:, :32], seen[:, 32:64]
    change = np.zeros((len(seen), PLACES, 32), np.uint8)
    change[:, :9] = (single(table)[:, None] - single(hand)[:, :, None]).reshape(-1, 9, 32)
    change[:, ALL] = table - hand
    hands, tables = hand[:, None] + change, table[:, None] - change
    tables[(seen[:, STREAK] > 0) & (seen[:, LAST] == 0), PASS] = 0  # all have passed: new cards come
    places = np.tile(np.arange(PLACES), len(seen))
    return After(np.repeat(seen, PLACES, 0), hands.reshape(-1, 32), tables.reshape(-1, 32), places)


def codes(planes: Array) -> Array:
    """Return what is held of each suit as a number (N, 4)."""
    return np.packbits(planes, axis=-1, bitorder="little")


def top(of_suits: Array) -> Array:
    """Return the greatest of the numbers of four suits."""
    return np.maximum(np.maximum(of_suits[:, 0], of_suits[:, 1]), np.maximum(of_suits[:, 2], of_suits[:, 3]))


def value_of(held: Array) -> Array:
    """Return the value of hands of three, given by codes."""
    clubs, spades, hearts, diamonds = held.T
    trio = clubs & spades & (hearts | diamonds) | hearts & diamonds & (clubs | spades)
    return np.where(trio > 0, np.where(trio > 127, 32, 30.5), top(POINTS[held])).astype(np.float32)


def inputs(after: After) -> Inputs:
    """Return what the networks are told of outcomes."""
    seen, places = after.seen, after.places
    held, left, foes = codes(after.hands), codes(after.tables), codes(seen[:, 128:160])
    own, value, most, theirs = POINTS[held], value_of(held), BEST[left], POINTS[foes]
    reach = theirs + np.where(COUNT[foes] == 3, np.maximum(most - LEAST[foes], 0), most)
    lack = value[:, None] - reach
    suits = np.empty((len(seen), 4, SUIT), np.float32)
    for number, plane in enumerate((after.hands, after.tables, *np.split(seen[:, 64:160], 3, 1))):
        suits[..., 8 * number : 8 * number + 8] = plane.reshape(-1, 4, 8)
    suits[..., 40:44] = np.eye(4)
    beaten = theirs > value[:, None], *(lack < least for least in LACKS)
    for number, of_suits in enumerate((own / 10, most / 10, lack / 10, *beaten)):
        suits[..., 44 + number] = of_suits
    last, streak, turns = seen[:, LAST], seen[:, STREAK], np.minimum(seen[:, TURNS], 12)
    hope = top(np.where(COUNT[held] < 3, own + most, own))
    renews = (places == PASS) * streak * (1 - last)
    flags = places == PASS, renews, value_of(left) > value, last, seen[:, LEADER], seen[:, CHOICE], streak
    whole = np.ones((len(seen), WHOLE), np.float32)  # the last one stays 1, for a bias
    whole[:, : HATS.shape[1]] = HATS[(2 * value).astype(np.intp)]
    rest = value / 10 - 2, hope / 10 - 2, turns / 6, *flags, *(turns == turn for turn in range(3))
    for number, of_whole in enumerate(rest):
        whole[:, HATS.shape[1] + number] = of_whole
    return Inputs(suits, whole)


# ---------------------------------------------------------------- the networks


class Net:
    """A network that looks at each suit in the same way, adds up what it finds, and weighs that with the whole."""

    def __init__(self, seed: int, narrow: int = 32, wide: int = 96) -> None:
        """Begin with random weights, and with values near 0."""
        chance = np.random.default_rng(seed)
        shapes = (SUIT, narrow), (WHOLE, narrow), (narrow, wide), (WHOLE, wide), (wide, 2)
        self.weights = [chance.normal(0, 1 / math.sqrt(min(a, 12)), (a, b)).astype(np.float32) for a, b in shapes]
        self.weights[-1] *= 0.1
        self.means, self.squares = ([np.zeros_like(of) for of in self.weights] for _ in range(2))
        self.updates = 0

    def layers(self, given: Inputs) -> Layers:
        """Return all layers."""
        of_suits, of_whole, up, beside, out = self.weights
        suits = (given.suits.reshape(-1, SUIT) @ of_suits).reshape(len(given.whole), 4, -1)
        suits += (given.whole @ of_whole)[:, None]
        np.maximum(suits, 0, out=suits)
        sums = suits[:, 0] + suits[:, 1] + suits[:, 2] + suits[:, 3]
        above = np.maximum(sums @ up + given.whole @ beside, 0)
        return Layers(suits, sums, above, above @ out)

    def learn(self, given: Inputs, layers: Layers, *, error: Array, rate: float) -> None:
        """Change the weights against the error of the values, by backpropagation and Adam (Kingma, Ba 2015)."""
        above = error @ self.weights[4].T * (layers.above > 0)
        suits = (above @ self.weights[2].T)[:, None] * (layers.suits > 0)
        slopes = (
            given.suits.reshape(-1, SUIT).T @ suits.reshape(-1, suits.shape[2]),
            given.whole.T @ suits.sum(1),
            layers.sums.T @ above,
            given.whole.T @ above,
            layers.above.T @ error,
        )
        self.updates += 1
        size = rate * math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for number, slope in enumerate(slopes):
            mean, square = self.means[number], self.squares[number]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.weights[number] -= size * mean / (np.sqrt(square) + 1e-8)


# ---------------------------------------------------------------- playing


def legal(masks: Array) -> Array:
    """Return which places are legal without a call and with one (N, PLACES, 2)."""
    may: Array = np.stack([masks[:, :PLACES], masks[:, 13:24]], 2) > 0
    may[:, [PASS, ALL], 0] |= masks[:, 11:13] > 0
    return may


def values(net: Net, outcome: After, masks: Array) -> Array:
    """Return what each choice is worth (N, 2 * PLACES), place by place without a call and with one; -inf: not legal."""
    worth = net.layers(inputs(outcome)).values.reshape(-1, PLACES, 2)
    return np.where(legal(masks), worth, -np.inf).reshape(-1, 2 * PLACES)


def actions(choices: Array, seen: Array) -> Array:
    """Return the actions of the environment that choices are."""
    place, call = choices // 2, choices % 2
    found: Array = np.where(seen[:, CHOICE] > 0, 11 + (place == ALL), place + 13 * call)
    return found


def best(net: Net, batch: Batch) -> Array:
    """Return the best action at each table."""
    return actions(values(net, outcomes(batch.observations), batch.masks).argmax(1), batch.observations)


def draw(odds: Array, chance: np.random.Generator) -> Array:
    """Return an index for each row of odds, which need not add up to one."""
    sums = np.cumsum(odds, 1)
    index: Array = np.argmax(sums > chance.random((len(odds), 1)) * sums[:, -1:], axis=1)
    return index


class Told(NamedTuple):
    """Decisions, one row each: at all tables, or of many steps."""

    seen: Array
    hands: Array
    """The own hands after TRIED places, the taken one first; likewise the tables, the places, what is legal there."""
    tables: Array
    places: Array
    legal: Array
    calls: Array
    """Whether a call was taken."""
    seats: Array
    rewards: Array
    ended: Array


def play(agent: Net, batch: Batch, chance: np.random.Generator, *, warmth: float) -> Told:
    """Play a step at each table; return what was decided, and other places to learn from."""
    seen, seats, may = batch.observations.copy(), batch.to_move.copy(), legal(batch.masks)
    outcome, rows = outcomes(seen), np.arange(len(seen))[:, None]
    worth, flat = values(agent, outcome, batch.masks), may.reshape(len(seen), -1)
    odds = np.exp((worth - worth.max(1, keepdims=True)) / warmth)
    odds = (1 - STRAY) * odds / odds.sum(1, keepdims=True) + STRAY * flat / flat.sum(1, keepdims=True)
    taken = draw(odds, chance)
    batch.step(actions(taken, seen))
    places = np.stack([taken, *(draw(weights, chance) for weights in (odds, flat, flat))], 1) // 2
    at = rows * PLACES + places
    tried = outcome.hands[at], outcome.tables[at], places, may[rows, places]
    return Told(seen, *tried, taken % 2, seats, batch.rewards.copy(), np.any(batch.ended > 0, axis=1))


# ---------------------------------------------------------------- learning


def others_hands(told: list[Told]) -> list[Array]:
    """Return the hand of the other seat at each decision: what it kept at its last one, or what it saw at its next.

    It is empty where neither has been, as where the dealer trades and the leader ends the hand at once.
    """
    count = len(told[0].seats)
    rows, held, found = np.arange(count), np.zeros((count, 2, 32), np.uint8), []
    for number, now in enumerate(told):
        other = held[rows, 1 - now.seats]
        if number + 1 < len(told):
            coming = (other.sum(1) == 0) & ~now.ended
            other[coming] = told[number + 1].seen[coming, :32]
        found.append(other)
        trades = (now.seen[:, CHOICE] > 0) & (now.places[:, 0] == ALL)
        held[rows, now.seats] = np.where(trades[:, None], 0, now.hands[:, 0])
        held[now.ended] = 0
    return found


def lessons(told: list[Told]) -> tuple[Told, Array, Array]:
    """Return the decisions of hands that have ended, the other hands, and by how much the own seat did better."""
    rows, found = np.arange(len(told[0].seats)), []
    gains = np.full((len(rows), 2), np.nan, np.float32)
    for now, other in zip(reversed(told), reversed(others_hands(told)), strict=True):
        gains[now.ended] = (now.rewards - now.rewards[:, ::-1])[now.ended]
        gain = gains[rows, now.seats]
        known = ~np.isnan(gain) & (other.sum(1) > 0)
        found.append([array[known] for array in (*now, other, gain)])
    *fields, other, gain = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return Told(*fields), other, gain


def study(agent: Net, critic: Net, told: Told, *, other: Array, gain: Array, rate: float) -> None:
    """Let the critic learn from how hands ended, and the agent from the critic."""
    count, rows = len(gain), np.arange(len(gain))
    seen = np.repeat(told.seen, TRIED, 0)
    after = After(seen, told.hands.reshape(-1, 32), told.tables.reshape(-1, 32), told.places.reshape(-1))
    opened = seen.copy()
    opened[:, 128:160] = np.repeat(other, TRIED, 0)
    shown, hidden = inputs(after._replace(seen=opened)), inputs(after)
    said, thought = critic.layers(shown), agent.layers(hidden)
    taken = TRIED * rows
    error: Array = np.zeros((count, 2), np.float32)
    error[rows, told.calls] = (said.values[taken, told.calls] - gain) / count
    taken_layers = Layers(*(layer[taken] for layer in said))
    critic.learn(Inputs(shown.suits[taken], shown.whole[taken]), taken_layers, error=error, rate=rate)
    error = (thought.values - said.values) * told.legal.reshape(-1, 2) / len(seen)
    agent.learn(hidden, thought, error=error, rate=rate)


def train(rounds: int, *, seed: int = 1, tell: bool = False) -> Net:
    """Return an agent after some rounds of self-play; the same seed gives the same agent."""
    agent, critic, chance = Net(seed), Net(seed + 1000), np.random.default_rng(seed)
    batch, begun = Batch("schwimmen", tables=TABLES, players=2, seed=seed), time.perf_counter()
    for number in range(rounds):
        done = number / rounds
        warmth, rate = WARM * (COLD / WARM) ** min(1, 1.3 * done), RATE * (1 - 0.95 * done)
        told, other, gain = lessons([play(agent, batch, chance, warmth=warmth) for _ in range(STEPS)])
        order = chance.permutation(len(gain))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            part = order[first : first + BATCH]
            some = Told(*(field[part] for field in told))
            study(agent, critic, some, other=other[part], gain=gain[part], rate=rate)
        if tell and number % 50 == 49:
            print(f"{number + 1} rounds in {time.perf_counter() - begun:.0f} s", flush=True)
    return agent


def share_of_wins(agent: Net, level: str, matches: int, *, seed: int = 7, threads: int = 2) -> float:
    """Return the share of matches that the agent wins against a level; it takes its best action each time."""
    tables = min(matches, 250)
    batch = Batch(tables=tables, episode="match", opponents=[None, level], seed=seed, threads=threads)
    played, won, left = 0, 0.0, np.full(tables, -(-matches // tables))
    while left.any():
        batch.step(best(agent, batch))
        counts = batch.ended.any(1) & (left > 0)  # as many from each table: quick matches must not count more
        left -= counts
        played, won = played + int(counts.sum()), won + float(batch.rewards[counts, 0].sum())
    return won / played


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=700)
    parser.add_argument("--matches", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    agent = train(args.rounds, seed=args.seed, tell=True)
    for level in ("random", "beginner", "club"):
        share = share_of_wins(agent, level, args.matches)
        sigmas = (share - 0.5) * 2 * math.sqrt(args.matches)
        print(f"{share:.1%} of {args.matches} matches against {level} ({sigmas:+.1f} standard deviations)", flush=True)


if __name__ == "__main__":
    main()
