"""How the strategy learns: against an exploiter, who knows it and may be larger, both judged by a critic.

The *strategy* is what is shipped. The *exploiter* learns a best response to it with a network of its own, the strategy
what is the best that is left to it: so what a larger player makes of its habits is punished, though it does not see it
itself (main agents and exploiters: O. Vinyals and others, "Grandmaster level in StarCraft II using multi-agent
reinforcement learning", Nature 575, 2019). The *critic* sees all cards and learns from what came of moves; the two
learn from what it says about each of their moves (asymmetric actor-critic: L. Pinto and others, RSS 2018). What a call
is worth needs no critic: the other one has his last turn, in which he makes the best hand that he can.

Hands are played side by side in two groups: in one the strategy is to move, in the other the exploiter, and after each
step the groups change places. A hand that ends makes room for a new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from schwimmen.players.solved.infoset import COMPARED, HANDS
from schwimmen.training import hands as table
from schwimmen.training.hands import MOVES, SET, TRADE, WORTHS, Array, Hands, Options
from schwimmen.training.inputs import Inputs, in_order, moves_of, places_of, position_of, seen_by_critic, seen_by_player
from schwimmen.training.networks import Learner, Weights, ask, change, follow, say

LOOSE: Final = 0.15
"""The temperature of the moves that are tried."""

NEAR: Final = 0.15
"""By how many lives a move must be worse to count e times as little in learning, down to `LITTLE`."""
LITTLE: Final = 0.03


class Manner(NamedTuple):
    """How a player plays and learns in a step."""

    temperature: Array
    tried: Array
    """The share of his moves that are tried, in proportion to exp(value / `LOOSE`)."""
    rate: Array
    """The size of Adam's steps."""
    dealer: Array
    """How far a hand moves what a dealer's choice is worth."""


class Tempo(NamedTuple):
    """What changes in the course of a training."""

    manner: Manner
    critic: Array
    """The size of Adam's steps for the critic."""
    share: Array
    """How far the strategy that is played follows the one that learns, in a step."""


class Group(NamedTuple):
    """Hands in which the same player is to move."""

    hands: Hands
    before: Hands
    """As they were before the other one's last move."""
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


def error_of_critic(critic: Weights, shown: list[tuple[Inputs, Array, Array]]) -> Array:
    """Return how wrong the critic is about moves: inputs, what came of them, and where that tells something."""
    wrong, told = zip(
        *((jnp.square(ask(critic, inputs)[:, 0, 0] - came), tells) for inputs, came, tells in shown), strict=True
    )
    return _mean(jnp.concatenate(wrong), jnp.concatenate(told))


def last_move(group: Group) -> Inputs:
    """Return what the critic sees of the last move in each hand of a group, which the other player made."""
    places = places_of(group.before)
    nothing = jnp.zeros_like(group.before.table)
    inputs = Inputs(position_of(group.before, places), moves_of(group.move, places), nothing, nothing)
    return seen_by_critic(group.before, group.move, inputs)


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


class Sequel(NamedTuple):
    """What came of a step in a group."""

    group: Group
    """In which the other one is to move."""
    choice: Array
    gained: Array
    """Lives won by who moved, in hands that ended, all together."""
    ended: Array
    """How many."""


def move_on(key: Array, group: Group, decisions: Decisions, *, said: Array, choice: Array, manner: Manner) -> Sequel:
    """Play a move in each hand of a group, and deal a new one where it is over: who moved is its dealer."""
    hands, options = group.hands, decisions.options
    keys, count = jax.random.split(key, 5), len(hands.table)
    tries = jax.random.uniform(keys[0], (count, 1)) < manner.tried
    lots = said.reshape(count, COMPARED) / jnp.where(tries, LOOSE, manner.temperature)
    taken = (lots + jax.random.gumbel(keys[1], lots.shape)).argmax(-1)
    move, calls = (taken // 2).astype(jnp.int32), taken % 2 == 1
    over = ~decisions.open | calls
    cards = table.draw(keys[2], jnp.where(over, SET(table.FULL), table.stock(hands)), 9)
    trades = _trades(keys[3:], choice[table.number(table.together(cards[:, 3:6]))], manner)
    new, won = table.dealt(cards, trades)
    after = table.play(hands, options, move, refill=table.together(cards[:, :3]))
    choice = dealers_learn(choice, Lesson(new.dealt, jnp.ones_like(move), jnp.ones(count), won & over), manner.dealer)
    certain = jnp.take_along_axis(decisions.certain, move[:, None], 1)[:, 0]
    made = table.chosen(options, move)
    ended = (hands.live > 0) & (over | (after.live == 0))
    gained = jnp.where(decisions.forced, 1.0, jnp.where(calls, made.order[:, 0], 0.0))
    passed = Group(table.where(over, new, after), hands, made, (~over & ~certain).astype(jnp.float32))
    return Sequel(passed, choice, (gained * ended).sum(), ended.sum())


def _trades(keys: Array, worth: Array, manner: Manner) -> Array:
    """Say which dealers trade, (N, 2) being what keeping and trading are worth to them."""
    likely = jax.nn.sigmoid((worth[:, 1] - worth[:, 0]) / manner.temperature)
    tries = jax.random.uniform(keys[0], likely.shape) < manner.tried
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
    players, group, manner = state.players, state.group, tempo.manner
    key, after = jax.random.split(state.key)
    decisions = look(group, players.critic.weights)
    (_, errors), gradients = jax.value_and_grad(error_of, has_aux=True)(players.strategy.weights, decisions)
    said = say(players.played, decisions.inputs)[0]
    value = value_of(decisions, said, manner.temperature)
    error, critic_gradients = jax.value_and_grad(error_of_critic)(
        players.critic.weights, [(last_move(group), -value, group.tells)]
    )
    choice = _leaders_tell(players.choice, group.hands, value, share=manner.dealer)
    moved = move_on(key, group, decisions, said=said, choice=choice, manner=manner)
    learned = Players(
        change(players.strategy, gradients, manner.rate),
        follow(players.played, players.strategy.weights, tempo.share),
        change(players.critic, critic_gradients, tempo.critic),
        moved.choice,
    )
    return Selfplay(moved.group, learned, after), Progress(errors, error, group.hands.turns.mean())


def _begin(hands: Hands) -> Array:
    return ((hands.fresh > 0) & (hands.live > 0)).astype(jnp.float32)


def _leaders_tell(choice: Array, hands: Hands, values: Array, *, share: Array) -> Array:
    """Let dealers learn from what the first turn is worth to the other player."""
    column = (hands.other.kind == TRADE).astype(jnp.int32)
    return dealers_learn(choice, Lesson(hands.dealt, column, -values, _begin(hands)), share)


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
