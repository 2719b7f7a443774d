"""Train an agent for two that beats `club` in Thirty-One or Schwimmen: by self-play, with NumPy alone, in minutes.

    python examples/train_agent.py                 train, then play matches against the levels of the house
    python examples/train_agent.py schwimmen       the same in Schwimmen
    python examples/train_agent.py --rounds 50     a short run

Two small networks say what each action is worth. The *agent* is given an observation. The *critic* is given the other
hand as well, which is known in self-play: that seat has its own observations. So it soon tells a good move from a lucky
draw. It learns from how hands end, and is thrown away when all is done. The agent learns from what the critic says of
all actions in the same deal, and so what they are worth on average over what it cannot see (asymmetric actor-critic:
Pinto et al. 2017). Nobody tells them the values of cards, or that a suit counts: only that suits are alike. Everything
comes from observations, by the layout of `docs/environments.md`, and from the list of actions.
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

GAMES = "thirty_one", "schwimmen"

TABLES, STEPS, BATCH = 256, 128, 512
"""Tables, steps of a round at each of them, and decisions that are learned from at once."""

RATE = 2e-3
"""Size of Adam's steps at first; it falls to a twentieth."""

WARM, COLD, STRAY = 0.2, 0.01, 0.01
"""Temperature of the softmax over values, at first and in the end; the share of moves that are random."""

SUITS, HELD = 4, 4
"""Suits; most cards in a hand or on a table."""

HEADS = 4
"""What a card is worth: to be given or taken, without and with a call."""

SCALE = np.zeros(48, np.float32)
"""By what the bytes behind the planes are multiplied: cards, turns, who deals, leads or has called; the phase, the
stock, passes in a row, what is asked. Units are left out: the agent plays each hand for itself.
"""
SCALE[[1, 4, 5, 6, 7]] = SCALE[[17, 20, 21, 22, 23]] = 1 / 3, 1 / 3, 1, 1, 1
SCALE[[32, 33, 34, 37, 38, 39]] = 1, 1, 1, 1 / 20, 1, 1


class Game:
    """What the networks need to know of a game: how it is observed, and what its actions name."""

    def __init__(self, name: str) -> None:
        """Read it off a table of the game."""
        batch = Batch(name, tables=1, players=2)
        self.name = name
        self.ranks = 8 if batch.rules.pack == 32 else 16
        self.cards = SUITS * self.ranks
        self.planes = (batch.observations.shape[1] - len(SCALE)) // self.cards
        """The own hand first, then the table or the pile, and last what is known of the other hand."""
        kinds = sorted({(action.kind.name, action.call) for action in batch.actions})
        self.kinds = np.array([kinds.index((action.kind.name, action.call)) for action in batch.actions])
        self.kind_count = len(kinds)
        self.gives = np.array([[*action.give, -1][0] for action in batch.actions])
        self.takes = np.array([[*action.take, -1][0] for action in batch.actions])
        self.calls = np.array([action.call for action in batch.actions])
        self.all = np.array([action.kind.name == "ALL" for action in batch.actions])
        self.trade = np.array([action.kind.name == "TRADE" for action in batch.actions])

    def named(self, seen: Array) -> Array:
        """Return for each action which card it gives and takes (N, actions, 2), as places in what `Net` says of cards.

        Those that name no card have the place behind the last one.
        """
        hand, table = (cards_at(seen[:, self.cards * plane :][:, : self.cards]) for plane in (0, 1))
        nothing = HEADS * self.cards
        gives = np.where(self.gives < 0, nothing, hand[:, self.gives] + self.calls * self.cards)
        takes = np.where(self.takes < 0, nothing, table[:, self.takes] + (2 + self.calls) * self.cards)
        return np.stack([gives, takes], 2)

    def kept(self, seen: Array, taken: Array) -> Array:
        """Return the own hands after some actions, as far as they are known then."""
        rows, named = np.arange(len(seen)), self.named(seen)[np.arange(len(seen)), taken]
        kept = seen[:, : self.cards].copy()
        for cards, value in ((named[:, 0], 0), (named[:, 1], 1)):
            there = cards < HEADS * self.cards
            kept[rows[there], cards[there] % self.cards] = value
        kept[self.all[taken]] = seen[self.all[taken], self.cards : 2 * self.cards]
        kept[self.trade[taken]] = 0
        return kept


class Given(NamedTuple):
    """What a network is given: numbers of each suit (N, 4, …), of the whole (N, 49), what actions name (`named`)."""

    suits: Array
    whole: Array
    named: Array


class Layers(NamedTuple):
    """What a network makes of it: its layers, and what each action is worth (N, actions)."""

    suits: Array
    sums: Array
    above: Array
    cards: Array
    values: Array


# ---------------------------------------------------------------- what is told to the networks


def cards_at(cards: Array) -> Array:
    """Return which card is at each place of a set (N, HELD); places behind the last card mean nothing."""
    return np.argsort(cards == 0, axis=1, kind="stable")[:, :HELD]


def given(game: Game, seen: Array, foes: Array | None = None) -> Given:
    """Return what a network is told of observations; the critic's is told the other hands too."""
    count = len(seen)
    planes = seen[:, : game.planes * game.cards].reshape(count, game.planes, SUITS, game.ranks).astype(np.float32)
    if foes is not None:
        planes[:, -1] = foes.reshape(count, SUITS, game.ranks)
    whole = np.ones((count, len(SCALE) + 1), np.float32)  # the last one stays 1, for a bias
    whole[:, :-1] = np.minimum(seen[:, game.planes * game.cards :] * SCALE, 3)
    return Given(planes.transpose(0, 2, 1, 3).reshape(count, SUITS, -1), whole, game.named(seen))


# ---------------------------------------------------------------- the networks


class Net:
    """A network that treats all suits alike: it looks at each, adds up what it finds, and weighs that with the whole.

    What comes of this is the worth of each kind of action; seen again beside each suit, that of giving or taking each
    card. An action is worth what its kind and its cards are.
    """

    def __init__(self, game: Game, seed: int, *, narrow: int = 48, wide: int = 96, last: int = 32) -> None:
        """Begin with random weights, and with values near 0."""
        self.game = game
        chance, whole = np.random.default_rng(seed), len(SCALE) + 1
        shapes = (
            *((game.planes * game.ranks, narrow), (whole, narrow), (narrow, wide), (whole, wide)),
            *((wide, game.kind_count), (narrow, last), (wide, last), (last, HEADS * game.ranks)),
        )
        self.weights = [chance.normal(0, 1 / math.sqrt(min(a, 24)), (a, b)).astype(np.float32) for a, b in shapes]
        self.weights[4] *= 0.1
        self.weights[7] *= 0.1
        self.means, self.squares = ([np.zeros_like(of) for of in self.weights] for _ in range(2))
        self.updates = 0

    def layers(self, told: Given) -> Layers:
        """Return all layers."""
        of_suits, of_whole, up, beside, plain, back, down, out = self.weights
        suits = np.maximum(told.suits @ of_suits + (told.whole @ of_whole)[:, None], 0)
        sums = suits.sum(1)
        above = np.maximum(sums @ up + told.whole @ beside, 0)
        cards = np.maximum(suits @ back + (above @ down)[:, None], 0)
        count, actions = len(told.named), len(self.game.kinds)
        said = (cards @ out).reshape(count, SUITS, HEADS, -1).swapaxes(1, 2).reshape(count, -1)
        said = np.hstack([said, np.zeros((count, 1), np.float32)])
        of_cards = np.take_along_axis(said, told.named.reshape(count, -1), 1).reshape(count, actions, 2).sum(2)
        return Layers(suits, sums, above, cards, of_cards + (above @ plain)[:, self.game.kinds])

    def learn(self, told: Given, layers: Layers, *, error: Array, rate: float) -> None:
        """Change the weights against the error of the values, by backpropagation and Adam (Kingma, Ba 2015)."""
        _, _, up, _, plain, back, down, out = self.weights
        game, count, rows = self.game, len(error), np.arange(len(error))
        plains = error @ np.eye(game.kind_count, dtype=np.float32)[game.kinds]
        named = np.zeros((count, HEADS * game.cards + 1), np.float32)
        for action, which in np.argwhere(np.stack([game.gives, game.takes], 1) >= 0):
            named[rows, told.named[:, action, which]] += error[:, action]
        ranks = named[:, :-1].reshape(count, HEADS, SUITS, -1).swapaxes(1, 2).reshape(count, SUITS, -1)
        cards = ranks @ out.T * (layers.cards > 0)
        above = (plains @ plain.T + cards.sum(1) @ down.T) * (layers.above > 0)
        suits = (cards @ back.T + (above @ up.T)[:, None]) * (layers.suits > 0)
        slopes = (
            *(product(told.suits, suits), told.whole.T @ suits.sum(1)),
            *(layers.sums.T @ above, told.whole.T @ above, layers.above.T @ plains),
            *(product(layers.suits, cards), layers.above.T @ cards.sum(1), product(layers.cards, ranks)),
        )
        self.updates += 1
        size = rate * math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for number, slope in enumerate(slopes):
            mean, square = self.means[number], self.squares[number]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            self.weights[number] -= size * mean / (np.sqrt(square) + 1e-8)


def product(below: Array, slopes: Array) -> Array:
    """Return the slopes of weights that are used once for each suit."""
    of_weights: Array = below.reshape(-1, below.shape[2]).T @ slopes.reshape(-1, slopes.shape[2])
    return of_weights


# ---------------------------------------------------------------- playing


def values(net: Net, batch: Batch) -> Array:
    """Return what each action is worth at each table; -inf: not legal."""
    legal = batch.masks[:, : len(batch.actions)] > 0
    return np.where(legal, net.layers(given(net.game, batch.observations)).values, -np.inf)


def best(net: Net, batch: Batch) -> Array:
    """Return the best action at each table."""
    return values(net, batch).argmax(1)


class Told(NamedTuple):
    """Decisions, one row each: at all tables, or of many steps."""

    seen: Array
    masks: Array
    taken: Array
    kept: Array
    """The own hands after the actions, as far as they are known then."""
    seats: Array
    rewards: Array
    ended: Array


def play(agent: Net, batch: Batch, chance: np.random.Generator, *, warmth: float) -> Told:
    """Play a step at each table; return what was decided."""
    seen, masks, seats = batch.observations.copy(), batch.masks[:, : len(batch.actions)].copy(), batch.to_move.copy()
    worth = values(agent, batch)
    odds = np.exp((worth - worth.max(1, keepdims=True)) / warmth)
    odds = (1 - STRAY) * odds / odds.sum(1, keepdims=True) + STRAY * masks / masks.sum(1, keepdims=True)
    sums = np.cumsum(odds, 1)
    taken = np.argmax(sums > chance.random((len(odds), 1)) * sums[:, -1:], axis=1)
    batch.step(taken)
    return Told(seen, masks, taken, agent.game.kept(seen, taken), seats, batch.rewards.copy(), batch.ended.any(1))


# ---------------------------------------------------------------- learning


def others_hands(told: list[Told]) -> list[Array]:
    """Return the hand of the other seat at each decision: what it kept at its last one, or sees at its first.

    It is empty where neither is known: in hands that had begun, or end, without a decision of that seat.
    """
    count, cards = told[0].kept.shape
    rows, found = np.arange(count), []
    coming = np.zeros((count, 2, cards), np.uint8)
    for now in reversed(told):
        coming[now.ended] = 0
        found.append(coming[rows, 1 - now.seats])
        coming[rows, now.seats] = now.seen[:, :cards]
    held = np.zeros_like(coming)
    for now, hands in zip(told, reversed(found), strict=True):
        before = held[rows, 1 - now.seats]
        known = before.any(1)
        hands[known] = before[known]
        held[rows, now.seats] = now.kept
        held[now.ended] = 0
    return found[::-1]


def lessons(told: list[Told]) -> tuple[Told, Array, Array]:
    """Return the decisions of hands that have ended, the other hands, and by how much the own seat did better."""
    rows, found = np.arange(len(told[0].seats)), []
    gains = np.full((len(rows), 2), np.nan, np.float32)
    for now, others in zip(reversed(told), reversed(others_hands(told)), strict=True):
        gains[now.ended] = (now.rewards - now.rewards[:, ::-1])[now.ended]
        gain = gains[rows, now.seats]
        known = ~np.isnan(gain) & others.any(1)
        found.append([array[known] for array in (*now, others, gain)])
    *fields, others, gain = (np.concatenate(parts) for parts in zip(*found, strict=True))
    return Told(*fields), others, gain


def study(agent: Net, critic: Net, told: Told, *, others: Array, gain: Array, rate: float) -> None:
    """Let the critic learn from how hands ended, and the agent from the critic."""
    count, rows = len(gain), np.arange(len(gain))
    shown, hidden = given(agent.game, told.seen, others), given(agent.game, told.seen)
    said, thought = critic.layers(shown), agent.layers(hidden)
    error: Array = np.zeros_like(said.values)
    error[rows, told.taken] = (said.values[rows, told.taken] - gain) / count
    critic.learn(shown, said, error=error, rate=rate)
    agent.learn(hidden, thought, error=(thought.values - said.values) * told.masks / count, rate=rate)


def train(game: Game, rounds: int, *, seed: int = 1, tell: bool = False) -> Net:
    """Return an agent after some rounds of self-play; the same seed gives the same agent."""
    agent, critic, chance = Net(game, seed), Net(game, seed + 1000), np.random.default_rng(seed)
    batch, begun = Batch(game.name, tables=TABLES, players=2, seed=seed), time.perf_counter()
    for number in range(rounds):
        done = number / rounds
        warmth, rate = WARM * (COLD / WARM) ** min(1, 1.3 * done), RATE * (1 - 0.95 * done)
        told, others, gain = lessons([play(agent, batch, chance, warmth=warmth) for _ in range(STEPS)])
        order = chance.permutation(len(gain))
        for first in range(0, len(order) - BATCH + 1, BATCH):
            part = order[first : first + BATCH]
            some = Told(*(field[part] for field in told))
            study(agent, critic, some, others=others[part], gain=gain[part], rate=rate)
        if tell and number % 50 == 49:
            print(f"{number + 1} rounds in {time.perf_counter() - begun:.0f} s", flush=True)
    return agent


def share_of_wins(agent: Net, level: str, matches: int, *, seed: int = 7, threads: int = 2) -> float:
    """Return the share of matches that the agent wins against a level; it takes its best action each time."""
    tables = min(matches, 250)
    batch = Batch(agent.game.name, tables=tables, episode="match", opponents=[None, level], seed=seed, threads=threads)
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
    parser.add_argument("game", nargs="?", choices=GAMES, default=GAMES[0])
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    agent = train(Game(args.game), args.rounds, seed=args.seed, tell=True)
    for level in ("random", "beginner", "club"):
        share = share_of_wins(agent, level, args.matches)
        sigmas = (share - 0.5) * 2 * math.sqrt(args.matches)
        print(f"{share:.1%} of {args.matches} matches against {level} ({sigmas:+.1f} standard deviations)", flush=True)


if __name__ == "__main__":
    main()
