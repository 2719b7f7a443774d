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
from schwimmen.players.solved.play import HASTE, LATE
from schwimmen.training.solved import hands as table
from schwimmen.training.solved.beliefs import Unseen, draw_hands, fits_of_some
from schwimmen.training.solved.hands import MOVES, SET, TRADE, WORTHS, Array, Hands, Options
from schwimmen.training.solved.inputs import Inputs, moves_of, position_of, seen_by_critic, seen_by_player
from schwimmen.training.solved.networks import Learner, Weights, ask, change, follow, say
from schwimmen.training.solved.suits import in_order, places_of

TRIED: Final = 0.25
"""The share of decisions in which a move is tried, without a call: what a call brings is known, and ends the hand."""
LOOSE: Final = 0.25
"""Tried moves are drawn in proportion to exp(value / `LOOSE`)."""
DOUBT: Final = 0.1
"""How much a decision counts after the other one has tried a move: the strategy would not hold his hand so often."""
NO_CALL: Final = jnp.array([0.0, -jnp.inf])
TRADED: Final = 0.02
"""The share of dealers who keep or trade by chance."""

NEAR: Final = 0.3
"""By how many lives a move must be worse to count e times as little in learning, down to `LITTLE`."""
LITTLE: Final = 0.15

AHEAD: Final = 4
"""How many moves the critic waits for what came of one."""

OTHERS: Final = 8
"""Hands drawn by the beliefs that the one which was held is compared with: they stand for all."""


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


class Past(NamedTuple):
    """A move in each hand, and how things stood when it was made."""

    before: Hands
    move: Options
    """Each (N, 1)."""
    tells: Array
    """1 where the critic can learn from it."""
    value: Array
    """What the position was worth to who moved."""
    judged: Array
    """What the critic held the move to be worth."""
    goes_on: Array
    """1 where what came of it tells of that value: it is no trial, and the hand went on."""


class Group(NamedTuple):
    """Hands side by side, somebody being to move in each."""

    hands: Hands
    past: tuple[Past, ...]
    """The last `AHEAD` moves, the last one first, also those of hands that are over."""
    strayed: Array
    """Where the player to move has tried a move in this hand, and where the other one has, (N, 2)."""


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
    unseen: Unseen
    worth: Array
    """(N, MOVES, 2): what moves are worth without and with a call, in the deal as it is."""
    certain: Array
    """(N, MOVES): where what a move without a call is worth needs no critic."""
    forced: Array
    """Where the player can show a special: nothing is better."""
    open: Array
    """Where there is something to decide."""
    counts: Array
    """How much is learned of it: nothing, a little (`DOUBT`) or all."""
    hidden: Array
    """The number of the other hand, suits in order."""


def look(group: Group, critic: Weights) -> Decisions:
    """Return what is known of the decisions of a group."""
    hands, options = group.hands, table.options(group.hands)
    inputs, unseen = seen_by_player(hands, options)
    judged = jnp.clip(ask(critic, seen_by_critic(hands, options, inputs))[..., 0], -1, 1)
    pushes = (jnp.arange(MOVES) == MOVES - 1) & (hands.streak == 1)[:, None]
    lost = (WORTHS.value[options.answer] >= table.LEAST_SPECIAL) & ~pushes
    certain = lost | table.ends_drawn(hands)
    plain = jnp.where(certain, -1.0 * lost, judged)
    forced = (WORTHS.value[options.hand] >= table.LEAST_SPECIAL).any(1)
    worth = jnp.stack([plain, options.order.astype(jnp.float32)], -1)
    hidden = table.number(in_order(hands.other.hand, places_of(hands)))
    there = (hands.live > 0) & ~forced
    counts = there * jnp.where(group.strayed[:, 1], DOUBT, 1.0)
    return Decisions(options, inputs, unseen, worth, certain, forced, there, counts, hidden)


class Errors(NamedTuple):
    """How wrong a player is, on average."""

    moves: Array
    """About his moves, near the best one above all: mean square, in lives."""
    belief: Array
    """About the other hand: minus the logarithm of how likely he thought it."""


def error_of(net: Weights, decisions: Decisions, key: Array) -> tuple[Array, Errors]:
    """Return what is to be made smaller, and what it is made of.

    What the belief brings to it has the slope of its error, but is found from a few hands, drawn by `key`: all hands
    would take far longer.
    """
    said, belief, fits = say(net, decisions.inputs, decisions.unseen)
    still = jax.lax.stop_gradient(said)
    weight = jnp.maximum(jnp.exp((still - still.max((1, 2), keepdims=True)) / NEAR), LITTLE)
    weight *= decisions.counts[:, None, None]
    moves = _mean(jnp.square(said - decisions.worth), weight)
    held = decisions.hidden[:, None]
    drawn = fits_of_some(fits, decisions.unseen, draw_hands(key, belief, OTHERS)).mean(1)
    slope = _mean(drawn - fits_of_some(fits, decisions.unseen, held)[:, 0], decisions.counts)
    found = jnp.take_along_axis(belief, held, 1)[:, 0]
    return moves + slope, Errors(moves, _mean(-found, decisions.counts))


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


def error_of_critic(critic: Weights, past: Past, came: Array) -> Array:
    """Return how wrong the critic is about a move in each hand, `came` being what came of it, (N,)."""
    places = places_of(past.before)
    inputs = Inputs(position_of(past.before, places), moves_of(past.move, places))
    said = ask(critic, seen_by_critic(past.before, past.move, inputs))[:, 0, 0]
    return _mean(jnp.square(said - came), past.tells)


def came_of(past: tuple[Past, ...], value: Array) -> Array:
    """Return what came of the earliest move, (N,); `value` is what hands are worth now to who is to move.

    What the moves since then brought more than the critic had held them to be worth is counted to it, so that the
    critic does not only repeat itself (K. De Asis, R. Sutton, "Per-decision Multi-step Temporal Difference Learning
    with Control Variates", UAI 2018).
    """
    for move in past[:-1]:
        value = move.value + move.goes_on * (-value - move.judged)
    return -value


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
    key: Array, group: Group, decisions: Decisions, *, said: Array, value: Array, choice: Array, tempo: Tempo
) -> tuple[Group, Array]:
    """Play a move in each hand of a group, and deal a new one where it is over: who moved is its dealer.

    Returns the group, in which the other one is to move, and what its dealers have learned (`Players.choice`).
    """
    hands, options = group.hands, decisions.options
    keys, count = jax.random.split(key, 5), len(hands.table)
    tries = jax.random.uniform(keys[0], (count,)) < TRIED
    lots = jnp.where(tries[:, None, None], said / LOOSE + NO_CALL, said / tempo.temperature).reshape(count, COMPARED)
    taken = (lots + jax.random.gumbel(keys[1], lots.shape)).argmax(-1)
    move, calls = (taken // 2).astype(jnp.int32), taken % 2 == 1
    over = ~decisions.open | calls
    cards = table.draw(keys[2], jnp.where(over, SET(table.FULL), table.stock(hands)), 9)
    trades = _trades(keys[3:], choice[table.number(table.together(cards[:, 3:6]))], tempo.temperature)
    new, won = table.dealt(cards, trades)
    after = table.play(hands, options, move, refill=table.together(cards[:, :3]))
    choice = dealers_learn(choice, Lesson(new.dealt, jnp.ones_like(move), jnp.ones(count), won & over), tempo.dealer)
    certain, judged = (
        jnp.take_along_axis(each, move[:, None], 1)[:, 0] for each in (decisions.certain, decisions.worth[..., 0])
    )
    tells = (~over & ~certain).astype(jnp.float32)
    past = Past(hands, table.chosen(options, move), tells, value, judged, tells * ~tries)
    strayed = jnp.stack([group.strayed[:, 1], group.strayed[:, 0] | tries], -1) & ~over[:, None]
    return Group(table.where(over, new, after), (past, *group.past[:-1]), strayed), choice


def _trades(keys: Array, worth: Array, temperature: Array) -> Array:
    """Say which dealers trade, (N, 2) being what keeping and trading are worth to them."""
    likely = jax.nn.sigmoid((worth[:, 1] - worth[:, 0]) / temperature)
    tries = jax.random.uniform(keys[0], likely.shape) < TRADED
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
    key, drawing, after = jax.random.split(state.key, 3)
    decisions = look(group, critic.weights)
    (_, errors), gradients = jax.value_and_grad(error_of, has_aux=True)(strategy.weights, decisions, drawing)
    said = hurried(say(players.played, decisions.inputs, decisions.unseen)[0], group.hands)
    value = value_of(decisions, said, tempo.temperature)
    came = came_of(group.past, value)
    error, critic_gradients = jax.value_and_grad(error_of_critic)(critic.weights, group.past[-1], came)
    choice = leaders_tell(players.choice, group.hands, value, share=tempo.dealer)
    moved, choice = move_on(key, group, decisions, said=said, value=value, choice=choice, tempo=tempo)
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
    move = table.chosen(table.options(hands), jnp.zeros(count, jnp.int32))
    past = Past(hands, move, *(jnp.zeros(count) for _ in range(4)))
    return Group(hands, (past,) * AHEAD, jnp.zeros((count, 2), bool))


def steps(state: Selfplay, tempo: Any) -> tuple[Selfplay, Progress]:
    """Play as many steps as a tempo has values."""
    state, reports = jax.lax.scan(step, state, tempo)
    return state, jax.tree.map(lambda each: each.mean(0), reports)
