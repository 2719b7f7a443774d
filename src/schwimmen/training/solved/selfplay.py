"""How the strategy learns: by playing against itself, looking ahead in the deal as it is.

What a move is worth is told by how the other one would answer it, who plays by the strategy. His calls, each as likely
as he makes it, are settled at once: the player has but a last turn, in which he makes the best hand that he can. What
his other moves are worth says a *critic* who sees all cards, and who learns from the same answers. What the other one
may hold is learned from what he held.

Hands are played side by side, a move in each at every step. A hand that ends makes room for a new one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp

from schwimmen.players.solved.infoset import COMPARED, HANDS
from schwimmen.players.solved.play import HASTE, LATE
from schwimmen.training.solved import hands as table
from schwimmen.training.solved.hands import MOVES, SET, TRADE, WORTHS, Array, Hands, Options
from schwimmen.training.solved.inputs import Inputs, in_order, places_of, seen_by_critic, seen_by_player
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

    hands: Hands
    """Somebody is to move in each."""
    players: Players
    key: Array


class Decisions(NamedTuple):
    """What is known of the decisions in some hands."""

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


def look(hands: Hands, critic: Weights) -> Decisions:
    """Return what is known of the decisions in hands, by what a critic says of them."""
    options = table.options(hands)
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


def attention(said: Array, decisions: Decisions) -> Array:
    """Return how much each move counts in learning, by what the strategy says of it, (N, MOVES, 2)."""
    still = jax.lax.stop_gradient(said)
    near = jnp.exp((still - still.max((1, 2), keepdims=True)) / NEAR)
    return jnp.maximum(near, LITTLE) * decisions.open[:, None, None]


def error_of(net: Weights, decisions: Decisions) -> tuple[Array, Errors]:
    """Return what is to be made smaller, and what it is made of."""
    said, belief = say(net, decisions.inputs)
    moves = _mean(jnp.square(said - decisions.worth), attention(said, decisions))
    found = jnp.take_along_axis(belief, decisions.hidden[:, None], 1)[:, 0]
    errors = Errors(moves, _mean(-found, decisions.open.astype(jnp.float32)))
    return errors.moves + errors.belief, errors


def hurried(said: Array, hands: Hands) -> Array:
    """Hold moves without a call for worse, the longer a hand takes, as in play (`play.hurry`)."""
    late = HASTE * jnp.maximum(hands.turns - LATE, 0)
    return said.at[..., 0].add(-late[:, None])


def chances(said: Array, temperature: Array) -> Array:
    """Return with what probability moves are made, (N, COMPARED): in proportion to exp(value / temperature)."""
    return jax.nn.softmax(said.reshape(-1, COMPARED) / temperature, -1)


def value_of(decisions: Decisions, said: Array, temperature: Array) -> Array:
    """Return what positions are worth to the player to move."""
    mixed = (chances(said, temperature) * decisions.worth.reshape(-1, COMPARED)).sum(-1)
    return jnp.where(decisions.forced, 1.0, mixed)


def look_ahead(key: Array, hands: Hands, decisions: Decisions, players: Players, temperature: Array) -> Decisions:
    """Return decisions in which moves without a call are worth what the answers of the other one make of them."""
    refill = table.together(table.draw(key, table.stock(hands), 3))

    def after(move: Array) -> Array:
        answering = table.play(hands, decisions.options, jnp.full_like(hands.turns, move), refill=refill)
        seen = look(answering, players.critic.weights)
        said = hurried(say(players.played, seen.inputs)[0], answering)
        return -value_of(seen, said, temperature)

    ahead = jax.lax.map(after, jnp.arange(MOVES)).T
    plain = jnp.where(decisions.certain, decisions.worth[..., 0], ahead)
    return decisions._replace(worth=decisions.worth.at[..., 0].set(plain))


def error_of_critic(critic: Weights, hands: Hands, decisions: Decisions, said: Array) -> Array:
    """Return how wrong the critic is about moves without a call; `said` is what the strategy says of moves."""
    judged = ask(critic, seen_by_critic(hands, decisions.options, decisions.inputs))[..., 0]
    weight = attention(said, decisions)[..., 0] * ~decisions.certain
    return _mean(jnp.square(judged - decisions.worth[..., 0]), weight)


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
    key: Array, hands: Hands, decisions: Decisions, *, said: Array, choice: Array, tempo: Tempo
) -> tuple[Hands, Array]:
    """Play a move in each hand, and deal a new one where it is over: who moved is its dealer.

    Returns the hands, in which the other one is to move, and what its dealers have learned (`Players.choice`).
    """
    options = decisions.options
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
    return table.where(over, new, after), choice


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
    players, hands = state.players, state.hands
    strategy, critic = players.strategy, players.critic
    key, ahead, after = jax.random.split(state.key, 3)
    judged = look(hands, critic.weights)
    decisions = look_ahead(ahead, hands, judged, players, tempo.temperature)
    (_, errors), gradients = jax.value_and_grad(error_of, has_aux=True)(strategy.weights, decisions)
    said = say(players.played, decisions.inputs)[0]
    error, critic_gradients = jax.value_and_grad(error_of_critic)(critic.weights, hands, decisions, said)
    said = hurried(said, hands)
    value = value_of(decisions, said, tempo.temperature)
    choice = leaders_tell(players.choice, hands, value, share=tempo.dealer)
    moved, choice = move_on(key, hands, decisions, said=said, choice=choice, tempo=tempo)
    learned = Players(
        change(strategy, gradients, tempo.rate),
        follow(players.played, strategy.weights, tempo.share),
        change(critic, critic_gradients, tempo.critic),
        choice,
    )
    return Selfplay(moved, learned, after), Progress(errors, error, hands.turns.mean())


def leaders_tell(choice: Array, hands: Hands, values: Array, *, share: Array) -> Array:
    """Let dealers learn from what the first turn is worth to the other player."""
    column = (hands.other.kind == TRADE).astype(jnp.int32)
    begun = ((hands.fresh > 0) & (hands.live > 0)).astype(jnp.float32)
    return dealers_learn(choice, Lesson(hands.dealt, column, -values, begun), share)


def _mean(numbers: Array, weights: Array) -> Array:
    return (numbers * weights).sum() / (weights.sum() + 1e-9)


def none_dealt(key: Array, count: int) -> Hands:
    """Return hands that are all over: in the first step new ones are dealt."""
    cards = table.draw(key, jnp.full(count, table.FULL, SET), 9)
    hands = table.dealt(cards, jnp.zeros(count, bool))[0]
    return hands._replace(live=jnp.zeros_like(hands.live))


def steps(state: Selfplay, tempo: Any) -> tuple[Selfplay, Progress]:
    """Play as many steps as a tempo has values."""
    state, reports = jax.lax.scan(step, state, tempo)
    return state, jax.tree.map(lambda each: each.mean(0), reports)
