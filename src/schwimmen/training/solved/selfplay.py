"""How the strategy learns: by playing against itself, judged by a critic who sees all cards.

The *critic* learns from what came of moves, the strategy from what the critic says about each of its moves (asymmetric
actor-critic: L. Pinto and others, RSS 2018). What a call is worth needs no critic: the other one has his last turn, in
which he makes the best hand that he can. What the other one may hold is learned from what he held.

Hands are played side by side, a move in each at every step. A hand that ends makes room for a new one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from schwimmen.players.solved.infoset import COMPARED, HANDS
from schwimmen.training.solved import hands as table
from schwimmen.training.solved.hands import MOVES, SET, TRADE, WORTHS, Array, Hands, Options
from schwimmen.training.solved.inputs import (
    Inputs,
    in_order,
    moves_of,
    places_of,
    position_of,
    seen_by_critic,
    seen_by_player,
)
from schwimmen.training.solved.networks import Learner, Weights, ask, change, follow, say

TRIED: Final = 0.02
"""The share of moves that are tried, in proportion to exp(value / `LOOSE`)."""
LOOSE: Final = 0.15

NEAR: Final = 0.15
"""By how many lives a move must be worse to count e times as little in learning, down to `LITTLE`."""
LITTLE: Final = 0.03


class Tempo(NamedTuple):
    """What changes in the course of a training."""

    temperature: Array
    """Of play."""
    rate: Array
    """The size of Adam's steps."""
    critic: Array
    """That of the critic's."""
    share: Array
    """How far the strategy that is played follows the one that learns, in a step."""
    dealer: Array
    """How far a hand moves what a dealer's choice is worth."""


class Group(NamedTuple):
    """Hands side by side, somebody being to move in each."""

    hands: Hands
    before: Hands
    """As they were before the last move, the other one's."""
    move: Options
    """That move, each (N, 1)."""
    tells: Array
    """1 where the critic can learn from it."""


class Players(NamedTuple):
    """Who learns."""

    strategy: Learner
    played: Weights
    """What of it is played, and shipped: it follows slowly."""
    critic: Learner
    choice: Array
    """What keeping and trading are worth to a dealer, by the hand that he was dealt: (HANDS, 2)."""


class Selfplay(NamedTuple):
    """A training between two steps."""

    group: Group
    players: Players
    key: Array


class Decisions(NamedTuple):
    """What is known of the decisions of a group."""

    options: Options
    inputs: Inputs
    worth: Array
    """(N, MOVES, 2): what moves are worth without and with a call, in the deal as it is."""
    certain: Array
    """(N, MOVES): where what a move without a call is worth needs no critic."""
    forced: Array
    """Where the player can show a special: nothing is better."""
    open: Array
    """Where there is something to decide."""
    hidden: Array
    """The number of the other hand, suits in order."""


def look(group: Group, critic: Weights) -> Decisions:
    """Return what is known of the decisions of a group."""
    hands, options = group.hands, table.options(group.hands)
    inputs = seen_by_player(hands, options)
    judged = jnp.clip(ask(critic, seen_by_critic(hands, options, inputs))[..., 0], -1, 1)
    pushes = (jnp.arange(MOVES) == MOVES - 1) & (hands.streak == 1)[:, None]
    lost = (WORTHS.value[options.answer] >= table.LEAST_SPECIAL) & ~pushes
    certain = lost | table.ends_drawn(hands)
    plain = jnp.where(certain, -1.0 * lost, judged)
    forced = (WORTHS.value[options.hand] >= table.LEAST_SPECIAL).any(1)
    worth = jnp.stack([plain, options.order.astype(jnp.float32)], -1)
    hidden = table.number(in_order(hands.other.hand, places_of(hands)))
    return Decisions(options, inputs, worth, certain, forced, (hands.live > 0) & ~forced, hidden)


class Errors(NamedTuple):
    """How wrong a player is, on average."""

    moves: Array
    """About his moves, near the best one above all: mean square, in lives."""
    belief: Array
    """About the other hand: minus the logarithm of how likely he thought it."""


def error_of(net: Weights, decisions: Decisions) -> tuple[Array, Errors]:
    """Return what is to be made smaller, and what it is made of."""
    said, belief = say(net, decisions.inputs)
    still = jax.lax.stop_gradient(said)
    weight = jnp.maximum(jnp.exp((still - still.max((1, 2), keepdims=True)) / NEAR), LITTLE)
    weight *= decisions.open[:, None, None]
    moves = _mean(jnp.square(said - decisions.worth), weight)
    found = jnp.take_along_axis(belief, decisions.hidden[:, None], 1)[:, 0]
    errors = Errors(moves, _mean(-found, decisions.open.astype(jnp.float32)))
    return errors.moves + errors.belief, errors


def chances(said: Array, temperature: Array) -> Array:
    """Return with what probability moves are made, (N, COMPARED): in proportion to exp(value / temperature)."""
    return jax.nn.softmax(said.reshape(-1, COMPARED) / temperature, -1)


def value_of(decisions: Decisions, said: Array, temperature: Array) -> Array:
    """Return what positions are worth to the player to move."""
    mixed = (chances(said, temperature) * decisions.worth.reshape(-1, COMPARED)).sum(-1)
    return jnp.where(decisions.forced, 1.0, mixed)


def error_of_critic(critic: Weights, group: Group, came: Array) -> Array:
    """Return how wrong the critic is about the last move in each hand, `came` being what came of it, (N,)."""
    places, nothing = places_of(group.before), jnp.zeros_like(group.before.table)
    inputs = Inputs(position_of(group.before, places), moves_of(group.move, places), nothing, nothing)
    said = ask(critic, seen_by_critic(group.before, group.move, inputs))[:, 0, 0]
    return _mean(jnp.square(said - came), group.tells)


class Lesson(NamedTuple):
    """What hands tell about the choices of their dealers, each (N,)."""

    dealt: Array
    """The number of the hand that was dealt."""
    column: Array
    """0 if it was kept, 1 if it was traded."""
    gain: Array
    """What that has brought the dealer."""
    counts: Array
    """1 where it counts."""


def dealers_learn(choice: Array, told: Lesson, share: Array) -> Array:
    """Let what keeping and trading are worth, (HANDS, 2), come nearer to what hands have brought."""
    at, weight = told.dealt * 2 + told.column, told.counts.astype(jnp.float32)
    sums, times = (jnp.zeros(2 * HANDS).at[at].add(each) for each in (told.gain * weight, weight))
    flat = choice.reshape(-1)
    return (flat + (1 - (1 - share) ** times) * (sums / jnp.maximum(times, 1) - flat)).reshape(HANDS, 2)


def move_on(
    key: Array, group: Group, decisions: Decisions, *, said: Array, choice: Array, tempo: Tempo
) -> tuple[Group, Array]:
    """Play a move in each hand of a group, and deal a new one where it is over: who moved is its dealer.

    Returns the group, in which the other one is to move, and what its dealers have learned (`Players.choice`).
    """
    hands, options = group.hands, decisions.options
    keys, count = jax.random.split(key, 5), len(hands.table)
    tries = jax.random.uniform(keys[0], (count, 1)) < TRIED
    lots = said.reshape(count, COMPARED) / jnp.where(tries, LOOSE, tempo.temperature)
    taken = (lots + jax.random.gumbel(keys[1], lots.shape)).argmax(-1)
    move, calls = (taken // 2).astype(jnp.int32), taken % 2 == 1
    over = ~decisions.open | calls
    cards = table.draw(keys[2], jnp.where(over, SET(table.FULL), table.stock(hands)), 9)
    trades = _trades(keys[3:], choice[table.number(table.together(cards[:, 3:6]))], tempo.temperature)
    new, won = table.dealt(cards, trades)
    after = table.play(hands, options, move, refill=table.together(cards[:, :3]))
    choice = dealers_learn(choice, Lesson(new.dealt, jnp.ones_like(move), jnp.ones(count), won & over), tempo.dealer)
    certain = jnp.take_along_axis(decisions.certain, move[:, None], 1)[:, 0]
    tells = (~over & ~certain).astype(jnp.float32)
    return Group(table.where(over, new, after), hands, table.chosen(options, move), tells), choice


def _trades(keys: Array, worth: Array, temperature: Array) -> Array:
    """Say which dealers trade, (N, 2) being what keeping and trading are worth to them."""
    likely = jax.nn.sigmoid((worth[:, 1] - worth[:, 0]) / temperature)
    tries = jax.random.uniform(keys[0], likely.shape) < TRIED
    return jax.random.uniform(keys[1], likely.shape) < jnp.where(tries, 0.5, likely)


class Progress(NamedTuple):
    """How a training goes, on average over some steps."""

    errors: Errors
    critic: Array
    """How wrong the critic is (mean square)."""
    turns: Array
    """How far hands are, on average."""


def step(state: Selfplay, tempo: Tempo) -> tuple[Selfplay, Progress]:
    """Play a move in each hand, and learn from it."""
    players, group = state.players, state.group
    strategy, critic = players.strategy, players.critic
    key, after = jax.random.split(state.key)
    decisions = look(group, critic.weights)
    (_, errors), gradients = jax.value_and_grad(error_of, has_aux=True)(strategy.weights, decisions)
    said = say(players.played, decisions.inputs)[0]
    value = value_of(decisions, said, tempo.temperature)
    error, critic_gradients = jax.value_and_grad(error_of_critic)(critic.weights, group, -value)
    choice = leaders_tell(players.choice, group.hands, value, share=tempo.dealer)
    moved, choice = move_on(key, group, decisions, said=said, choice=choice, tempo=tempo)
    learned = Players(
        change(strategy, gradients, tempo.rate),
        follow(players.played, strategy.weights, tempo.share),
        change(critic, critic_gradients, tempo.critic),
        choice,
    )
    return Selfplay(moved, learned, after), Progress(errors, error, group.hands.turns.mean())


def leaders_tell(choice: Array, hands: Hands, values: Array, *, share: Array) -> Array:
    """Let dealers learn from what the first turn is worth to the other player."""
    column = (hands.other.kind == TRADE).astype(jnp.int32)
    begun = ((hands.fresh > 0) & (hands.live > 0)).astype(jnp.float32)
    return dealers_learn(choice, Lesson(hands.dealt, column, -values, begun), share)


def _mean(numbers: Array, weights: Array) -> Array:
    return (numbers * weights).sum() / (weights.sum() + 1e-9)


def new_group(key: Array, count: int) -> Group:
    """Return a group in which all hands are over: in the first step they are dealt."""
    cards = table.draw(key, jnp.full(count, table.FULL, SET), 9)
    hands = table.dealt(cards, jnp.zeros(count, bool))[0]
    hands = hands._replace(live=jnp.zeros_like(hands.live))
    nothing = jnp.zeros(count, jnp.int32)
    return Group(hands, hands, table.chosen(table.options(hands), nothing), jnp.zeros(count))


def steps(state: Selfplay, tempo: Any) -> tuple[Selfplay, Progress]:
    """Play as many steps as a tempo has values."""
    state, reports = jax.lax.scan(step, state, tempo)
    return state, jax.tree.map(lambda each: each.mean(0), reports)
