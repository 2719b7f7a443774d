"""What is believed of the other hand, and what that means for moves, side by side (`players.solved.belief`)."""

from __future__ import annotations

from itertools import permutations
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from schwimmen.players.solved.belief import SETS, THRESHOLDS, parts_of_hands
from schwimmen.players.solved.infoset import DEEDS, HANDS, PARTS, SHORT
from schwimmen.training.solved import hands as table
from schwimmen.training.solved.hands import PASS, REACH, SET, SWAP, WORTHS, Array, Hands, Options, Side
from schwimmen.training.solved.suits import in_order

POSSIBLE: Final = jnp.asarray(SETS, SET)
PARTS_OF: Final = jnp.asarray(parts_of_hands(), jnp.int32)
IMPOSSIBLE: Final = -1e9
"""How well a hand fits that nobody can hold."""

BLOCKS: Final = (62, 80)
"""Hands in blocks, to draw from them in two steps."""


def _renumbered() -> Array:
    """Return what number each hand has when its suits are put in order: by the places of the suits, as one number."""
    cards = np.flatnonzero(SETS[:, None] >> np.arange(32) & 1).reshape(HANDS, 3) % 32
    numbers = np.zeros((64, HANDS), np.int16)
    for places in permutations(range(4)):
        one, two, top = np.sort(8 * np.array(places)[cards // 8] + cards % 8, 1).T
        numbers[_code(places)] = top * (top - 1) * (top - 2) // 6 + two * (two - 1) // 2 + one
    return jnp.asarray(numbers)


def _code(places: Any) -> Any:
    return 16 * places[0] + 4 * places[1] + places[2]


RENUMBERED: Final = _renumbered()


class Unseen(NamedTuple):
    """What tells of the other hand, and what moves have to do with it."""

    elsewhere: Array
    """Cards that he cannot hold, suits in order, (N,)."""
    known: Array
    """Cards that he is known to hold, likewise."""
    deeds: Array
    """(N, 2, HANDS): what his last turn and the one before tell of each hand (`DEEDS`), suits in order."""
    numbers: Array
    """(N, HANDS): the number of each hand with its suits in order, by that which it has."""
    stands: Array
    """(N, moves): where one's own hand stands after a move."""
    leaves: Array
    """(N, moves): the number of the open cards after it."""


def unseen_by(hands: Hands, options: Options, places: Array) -> Unseen:
    """Return what tells the player to move of the other hand; `places` are those of the suits."""
    other, elsewhere = hands.other, hands.me.hand | hands.table | hands.gone
    code = _code([places[:, suit].astype(jnp.int32) for suit in range(3)])
    leaves = table.number((hands.table[:, None] ^ options.take) | options.give)
    return Unseen(
        in_order(elsewhere, places), in_order(other.known, places),
        deeds_of(jax.tree.map(lambda each: in_order(each, places) if each.dtype == SET else each, other)),
        RENUMBERED[code], WORTHS.strength[options.hand], leaves,
    )  # fmt: skip


def deeds_of(other: Side) -> Array:
    """Return what the last two turns of a player tell of each hand that he may hold, (N, 2, HANDS)."""
    now, made = POSSIBLE[None], WORTHS.value[None]
    found = []
    for turn in (
        (other.kind, other.saw, other.gave, other.took),
        (other.kind_before, other.saw_before, other.gave_before, other.took_before),
    ):
        kind, saw, gave, took = (each[:, None] for each in turn)
        then = jnp.where(kind == SWAP, now & ~took | gave, now)
        number = jnp.clip(table.number(then), 0, HANDS - 1)
        reached = table.CLASS_WITHIN_REACH[jnp.clip(table.number(saw), 0, HANDS - 1), number]
        short = reached - made
        deed = SHORT * reached + (short > 0) + (short > 2) + (short > 6)
        found.append(jnp.where((kind == SWAP) | (kind == PASS), deed, 0).astype(jnp.int16))
        now, made = then, WORTHS.value[number]
    return jnp.stack(found, 1)


def fits_of_all(fits: Array, by_part: Array, unseen: Unseen) -> Array:
    """Return how likely each hand is, as logarithms (N, HANDS): `fits` (N, TOLD), and (N, HANDS) what its parts add."""
    for turn in range(2):
        of_turn = fits[:, PARTS + DEEDS * turn : PARTS + DEEDS * (turn + 1)]
        by_part += jnp.take_along_axis(of_turn, unseen.deeds[:, turn].astype(jnp.int32), 1)
    possible = (POSSIBLE & unseen.elsewhere[:, None] == 0) & (unseen.known[:, None] & ~POSSIBLE == 0)
    return jax.nn.log_softmax(jnp.where(possible, by_part, IMPOSSIBLE), -1)


def fits_of_some(fits: Array, unseen: Unseen, hands: Array) -> Array:
    """Return how well some hands fit, (N, some), by their numbers."""
    count, some = hands.shape
    deeds = [
        PARTS + DEEDS * turn + jnp.take_along_axis(unseen.deeds[:, turn], hands, 1).astype(jnp.int32)
        for turn in range(2)
    ]
    told = jnp.concatenate([PARTS_OF[hands], jnp.stack(deeds, -1)], -1)
    return jnp.take_along_axis(fits, told.reshape(count, -1), 1).reshape(count, some, -1).sum(-1)


def draw_hands(key: Array, belief: Array, count: int) -> Array:
    """Return hands drawn by how likely they are, (N, count)."""
    keys, likely = jax.random.split(key), jnp.exp(belief).reshape(-1, *BLOCKS)
    block = _drawn(keys[0], likely.sum(-1)[:, None], count)
    within = jnp.take_along_axis(likely, block[..., None], 1)
    return BLOCKS[1] * block + _drawn(keys[1], within, count)


def _drawn(key: Array, likely: Array, count: int) -> Array:
    """Return places drawn by how likely they are, (N, count), from rows (N, 1 or count, places)."""
    sums = jnp.cumsum(likely, -1)
    wanted = sums[..., -1:] * jax.random.uniform(key, (len(likely), count, 1))
    return jnp.minimum((sums <= wanted).sum(-1), likely.shape[-1] - 1)


def odds(belief: Array, unseen: Unseen) -> Array:
    """Return what a belief means for each move, (N, moves, ODDS).

    That is what a call would win on average, and how likely the other one makes a hand of some class or better.
    """
    likely = jnp.take_along_axis(jnp.exp(belief), unseen.numbers.astype(jnp.int32), 1)[:, None]
    answers = REACH[unseen.leaves]
    stands = unseen.stands[..., None]
    found = [(likely * jnp.sign(stands - answers)).sum(-1)]
    found += [(likely * (answers >= place)).sum(-1) for place in LEAST]
    return jnp.stack(found, -1)


LEAST: Final = [int(jnp.searchsorted(table.CLASS_AT, least)) for least in THRESHOLDS]
"""Where the weakest hand of each of these classes stands."""
