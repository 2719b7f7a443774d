"""Policy gradient from what came of moves, beginning with the shipped strategy. Usage: pg.py SECONDS OUT HANDS"""
import sys, time, json
from functools import partial
from typing import NamedTuple, Any
import jax, jax.numpy as jnp, numpy as np
from schwimmen.players.solved.policy import Policy, SHIPPED, shipped
from schwimmen.players.solved.play import TEMPERATURE
from schwimmen.players.solved.features import MOVE_FEATURES, POSITION_FEATURES, VERSION
from schwimmen.players.solved.infoset import COMPARED, HANDS
from schwimmen.training.solved import hands as table
from schwimmen.training.solved.hands import MOVES, SET, WORTHS, Hands
from schwimmen.training.solved.inputs import seen_by_player, seen_by_critic, in_order, places_of, Inputs
from schwimmen.training.solved.networks import ask, say, new_network, new_learner, ADAM, Learner, follow, playable
from schwimmen.training.solved.inputs import CRITIC_MOVE, CRITIC_POSITION
from schwimmen.training.solved.selfplay import new_group, NEAR, LITTLE

T = TEMPERATURE
LENGTH = 8
TRY, LOOSE = 0.1, 0.15
FLOOR = 0.05      # how much a decision counts that nobody lets come up
SELDOM = 0.02     # weight of moves that are hardly ever made
LAMBDA = 0.97
CUT = 14.0
BELIEF = ("guess", "guess_bias", "key", "key_bias", "parts", "parts_bias")

class Step(NamedTuple):
    hands: Hands
    taken: Any
    mu: Any
    ratio: Any
    counts: Any
    logits: Any
    over: Any
    open: Any

class Play(NamedTuple):
    hands: Hands
    mine: Any   # how likely the moves of who is to move were, beside how often they are made here
    theirs: Any

def flat(said): return said.reshape(len(said), COMPARED)

def act(weights, choice, play, key):
    hands = play.hands
    options = table.options(hands)
    inputs = seen_by_player(hands, options)
    said = flat(say(weights, inputs)[0])
    logits = jax.nn.log_softmax(said / T, -1)
    pi = jnp.exp(logits)
    mu = (1 - TRY) * pi + TRY * jax.nn.softmax(said / LOOSE, -1)
    keys = jax.random.split(key, 4)
    count = len(said)
    taken = (jnp.log(mu) + jax.random.gumbel(keys[0], mu.shape)).argmax(-1).astype(jnp.int32)
    pick = lambda a: jnp.take_along_axis(a, taken[:, None], 1)[:, 0]
    forced = (WORTHS.value[options.hand] >= table.LEAST_SPECIAL).any(1)
    open_ = (hands.live > 0) & ~forced
    move, calls = taken // 2, taken % 2 == 1
    over = ~open_ | calls
    ratio = jnp.minimum(1.0, pick(pi) / pick(mu))
    cards = table.draw(keys[1], jnp.where(over, SET(table.FULL), table.stock(hands)), 9)
    gain = choice[table.number(table.together(cards[:, 3:6]))]
    trades = jax.random.uniform(keys[2], (count,)) < jnp.where(jax.random.uniform(keys[3], (count,)) < 0.02, 0.5, jax.nn.sigmoid(gain / T))
    new, _ = table.dealt(cards, trades)
    after = table.play(hands, options, move, refill=table.together(cards[:, :3]))
    drawn = after.live == 0
    nxt = table.where(over, new, after)
    one = jnp.ones(count)
    step = Step(hands, taken, pick(mu), ratio, jnp.maximum(play.theirs, FLOOR), logits.astype(jnp.float32), over, open_)
    return Play(nxt, jnp.where(over, one, play.theirs), jnp.where(over, one, play.mine * ratio)), step

def judge(critic, hands, logits):
    options = table.options(hands)
    inputs = seen_by_player(hands, options)
    judged = jnp.clip(ask(critic, seen_by_critic(hands, options, inputs))[..., 0], -1, 1)
    pushes = (jnp.arange(MOVES) == MOVES - 1) & (hands.streak == 1)[:, None]
    lost = (WORTHS.value[options.answer] >= table.LEAST_SPECIAL) & ~pushes
    certain = lost | table.ends_drawn(hands)
    plain = jnp.where(certain, -1.0 * lost, judged)
    worth = flat(jnp.stack([plain, options.order.astype(jnp.float32)], -1))
    forced = (WORTHS.value[options.hand] >= table.LEAST_SPECIAL).any(1)
    value = jnp.where(forced, 1.0, (jnp.exp(logits) * worth).sum(-1))
    sure = flat(jnp.stack([certain, jnp.ones_like(certain)], -1))
    return worth, value, sure

class Lesson(NamedTuple):
    step: Step
    worth: Any
    came: Any   # what came of the move taken
    sure: Any   # of the move taken

def lessons(critic, steps):
    """steps: LENGTH + 1 of them; the last has not been played."""
    worth, value, sure = jax.lax.map(lambda s: judge(critic, s.hands, s.logits), steps)
    pick = lambda a: jnp.take_along_axis(a, steps.taken[..., None], -1)[..., 0]
    q, known = pick(worth), pick(sure)
    def back(after, now):
        came_, v_, q_, ratio_, open_ = after
        worth_now, known_now, v, ratio, open_now = now
        then = v_ + LAMBDA * ratio_ * (came_ - q_) * open_
        came = jnp.where(known_now, worth_now, -then)
        return (came, v, worth_now, ratio, open_now.astype(jnp.float32)), came
    last = (q[-1], value[-1], q[-1], steps.ratio[-1], jnp.zeros_like(value[-1]))
    rows = tuple(a[:-1] for a in (q, known, value, steps.ratio, steps.open))
    _, came = jax.lax.scan(back, last, rows, reverse=True)
    cut = lambda a: a[:-1]
    return Lesson(jax.tree.map(cut, steps), worth[:-1], came, known[:-1]), (value[:-1] * 1.0)

def loss(weights, lesson, alpha):
    step = lesson.step
    options = table.options(step.hands)
    inputs = seen_by_player(step.hands, options)
    told, belief = say(weights, inputs)
    said = flat(told)
    logits = jax.nn.log_softmax(said / T, -1)
    still = jax.lax.stop_gradient(logits)
    pi = jnp.exp(still)
    level = (pi * lesson.worth).sum(-1, keepdims=True)
    entropy = -(pi * still).sum(-1, keepdims=True)
    better = lesson.worth - level - alpha * (still + entropy)
    weight = jnp.maximum(pi, SELDOM)
    push = weight * better
    push = jnp.where((still < -CUT) & (push < 0), 0.0, push)
    at = jax.nn.one_hot(step.taken, COMPARED)
    q = (at * lesson.worth).sum(-1)
    sway = jnp.minimum((at * weight).sum(-1) / step.mu, 3.0) * (lesson.came - q)
    push = push + at * sway[:, None]
    push = push - pi * push.sum(-1, keepdims=True)
    counts = step.counts * step.open
    total = counts.sum() + 1e-9
    policy = -(push * said / T).sum(-1)
    policy = (policy * counts).sum() / total
    hidden = table.number(in_order(step.hands.other.hand, places_of(step.hands)))
    surprise = -(jnp.take_along_axis(belief, hidden[:, None], 1)[:, 0] * counts).sum() / total
    moved = ((jnp.exp(step.logits) * (step.logits - still)).sum(-1) * counts).sum() / total
    entropy = (entropy[:, 0] * counts).sum() / total
    gain = ((pi * lesson.worth).sum(-1) * counts).sum() / total
    return policy + surprise, (surprise, moved, entropy)

def critic_loss(critic, lesson):
    step = lesson.step
    options = table.chosen(table.options(step.hands), step.taken // 2)
    full = seen_by_player(step.hands, options)
    said = ask(critic, seen_by_critic(step.hands, options, full))[:, 0, 0]
    counts = step.open & ~lesson.sure
    return (jnp.square(said - lesson.came) * counts).sum() / (counts.sum() + 1e-9)

class State(NamedTuple):
    play: Play
    player: Learner
    played: Any
    critic: Learner
    key: Any
    speed: Any

def change(learner, gradients, rates):
    steps, moments = ADAM.update(gradients, learner.moments)
    weights = {k: w - rates[k in BELIEF] * steps[k] for k, w in learner.weights.items()}
    return Learner(weights, moments)

def change_critic(learner, gradients, rate):
    steps, moments = ADAM.update(gradients, learner.moments)
    return Learner(jax.tree.map(lambda w, s: w - rate * s, learner.weights, steps), moments)

def batch(state, tempo, choice):
    """tempo: alpha, learning (0/1), belief rate, critic rate, share, target KL"""
    key, *keys = jax.random.split(state.key, LENGTH + 3)
    play, steps = jax.lax.scan(lambda p, k: act(state.player.weights, choice, p, k), state.play, jnp.stack(keys[:LENGTH + 1]))
    # the last step is looked at only: it is played in the next batch again
    ahead = jax.tree.map(lambda a: a[-1], steps)
    told, values = lessons(state.critic.weights, steps)
    pairs = jax.tree.map(lambda a: a.reshape(LENGTH // 2, -1, *a.shape[2:]), told)
    def learn(carry, lesson):
        player, played, critic = carry
        (_, said), gradients = jax.value_and_grad(loss, has_aux=True)(player.weights, lesson, tempo["alpha"])
        error, critic_gradients = jax.value_and_grad(critic_loss)(critic.weights, lesson)
        player = change(player, gradients, {True: tempo["belief"], False: state.speed * tempo["learning"]})
        played = follow(played, player.weights, tempo["share"])
        critic = change_critic(critic, critic_gradients, tempo["critic"])
        return (player, played, critic), (*said, error)
    (player, played, critic), (surprise, moved, entropy, error) = jax.lax.scan(learn, (state.player, state.played, state.critic), pairs)
    kl = moved[-1]
    faster = jnp.where(kl > 1.5 * tempo["kl"], 1 / 1.05, jnp.where(kl < tempo["kl"] / 1.5, 1.05, 1.0))
    speed = jnp.where(tempo["learning"] > 0, jnp.clip(state.speed * faster, 1e-8, 1e-3), state.speed)
    turns = (told.step.hands.turns * told.step.open).sum() / told.step.open.sum()
    ended = (told.step.over & told.step.open).mean()
    report = dict(surprise=surprise.mean(), kl=kl, entropy=entropy.mean(), critic=error.mean(), speed=speed, turns=turns, calls=ended,
                  counts=told.step.counts.mean(), delta=jnp.square(told.came - jnp.take_along_axis(told.worth, told.step.taken[..., None], -1)[..., 0]).mean() ** .5)
    return State(play, player, played, critic, key, speed), report

@partial(jax.jit, static_argnames=("count",))
def run(state, tempo, choice, count):
    state, reports = jax.lax.scan(lambda s, t: batch(s, t, choice), state, tempo, length=count)
    return state, jax.tree.map(lambda a: a.mean(), reports)

@partial(jax.jit, static_argnames=("hands", "moves"))
def compare(one, other, choice, key, hands, moves):
    """Return what `one` wins from `other` a hand, and how many hands: one sits first in the first half."""
    def step(carry, k):
        play, who, won, ended = carry   # who: 1 where `one` is to move
        h = play
        options = table.options(h); inputs = seen_by_player(h, options)
        said = jnp.where(who[:, None] > 0, flat(say(one, inputs)[0]), flat(say(other, inputs)[0]))
        late = jnp.maximum(h.turns - 4, 0)[:, None] * 0.0
        keys = jax.random.split(k, 4)
        taken = (said / T + jax.random.gumbel(keys[0], said.shape)).argmax(-1).astype(jnp.int32)
        forced = (WORTHS.value[options.hand] >= table.LEAST_SPECIAL).any(1)
        open_ = (h.live > 0) & ~forced
        calls = taken % 2 == 1
        order = jnp.take_along_axis(options.order, taken[:, None] // 2, 1)[:, 0]
        came = jnp.where(h.live == 0, 0, jnp.where(forced, 1, jnp.where(calls, order, 0)))
        over = ~open_ | calls
        won = won + (came * (2 * who - 1)).sum(); ended = ended + (over & (h.live > 0)).sum()
        cards = table.draw(keys[1], jnp.where(over, SET(table.FULL), table.stock(h)), 9)
        gain = choice[table.number(table.together(cards[:, 3:6]))]
        new, _ = table.dealt(cards, jax.random.uniform(keys[2], gain.shape) < jax.nn.sigmoid(gain / T))
        after = table.play(h, options, taken // 2, refill=table.together(cards[:, :3]))
        nxt = table.where(over, new, after)
        return (nxt, 1 - who, won, ended), None
    keys = jax.random.split(key, moves + 1)
    begin = new_group(keys[-1], hands).hands
    who = (jnp.arange(hands) % 2).astype(jnp.int32)
    (_, _, won, ended), _ = jax.lax.scan(step, (begin, who, jnp.float32(0), jnp.int32(0)), keys[:-1])
    return won / ended, ended

def main(seconds, out, hands, portion=10):
    ship = shipped()
    weights = {k: jnp.asarray(v, jnp.float32) for k, v in ship.net._asdict().items() if k not in ("parts_of", "choice")}
    choice = jnp.asarray(ship.net.choice, jnp.float32)
    first = jax.tree.map(jnp.array, weights)
    keys = jax.random.split(jax.random.key(1), 4)
    critic = new_learner(new_network(keys[0], (CRITIC_POSITION, CRITIC_MOVE), (1024, 256, 256), outputs=1))
    one = jnp.ones(hands)
    state = State(Play(new_group(keys[1], hands).hands, one, one), new_learner(weights), jax.tree.map(jnp.array, weights), critic, keys[2], jnp.float32(3e-6))
    began = None; done = 0; saved = 0
    between = lambda a, b, p: float(a * (b / a) ** min(1, max(0, p)))
    while True:
        part = 0.0 if began is None else (time.time() - began) / seconds
        learning = float(part > WARMUP)
        p = max(0.0, (part - WARMUP) / (1 - WARMUP))
        numbers = dict(alpha=between(*ALPHA, p), learning=learning, belief=learning * between(1e-4, 2e-5, p),
                       critic=between(1e-3, 2e-4, part / .15) if part < .15 else between(2e-4, 5e-5, p), share=between(1 / 300, 1 / 2500, p / .5), kl=between(*KLS, p))
        tempo = {k: jnp.full(portion, v, jnp.float32) for k, v in numbers.items()}
        state, report = run(state, tempo, choice, portion)
        report = {k: float(v) for k, v in report.items()}
        done += portion
        if began is None: began = time.time(); print("compiled", flush=True)
        now = time.time() - began
        if done // portion % TELL == 0 or now > seconds:
            print(f"{now:.0f} s, {done} batches, part {part:.3f}: " + ", ".join(f"{k} {v:.4g}" for k, v in report.items()), flush=True)
        for mark in (0.4, 0.7, 1.0):
            if now >= mark * seconds and saved < mark:
                saved = mark
                policy = Policy(playable(state.played, jnp.stack([0 * choice, choice], 1)), dict(ship.about))
                policy.save(__import__("pathlib").Path(f"{out}_{int(100 * mark)}.npz"))
                won, games = compare(state.played, first, choice, jax.random.key(7), hands=min(hands, 16384), moves=200 if hands > 5000 else 20)
                print(f"saved at {now:.0f}; over the shipped one {float(won):+.4f} in {int(games)} hands (se {1 / float(games) ** .5:.4f})", flush=True)
        if now > seconds: break

WARMUP, ALPHA, KLS, TELL = 0.12, (0.015, 0.007), (8e-3, 4e-4), 20
if __name__ == "__main__":
    if len(sys.argv) > 4: TELL = int(sys.argv[4])
    main(float(sys.argv[1]), sys.argv[2], int(sys.argv[3]), portion=int(sys.argv[5]) if len(sys.argv) > 5 else 10)
