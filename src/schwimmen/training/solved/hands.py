"""Hands for two, side by side, as arrays: what can be done in them and what comes of it, on a processor or a GPU.

The rules are the engine's; `tests/training/test_hands.py` compares the two, hand by hand. Everything is told from the
player to move. A set of cards is 32 bits, eight of each suit from the seven up, so that a hand is a few dozen numbers
and no step of it a loop, as a GPU wants it.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from schwimmen.engine.layout import fields_of
from schwimmen.engine.pips import best_suit
from schwimmen.engine.ranking import counting_suit, strength
from schwimmen.players.solved.features import class_of
from schwimmen.players.solved.infoset import HANDS, number_of
from schwimmen.rules.fields import Rules

Array: TypeAlias = jax.Array

SET: Final = jnp.uint32

LONGEST: Final = 24
"""Turns of both together after which a hand counts as drawn."""

MOVES: Final = 11
"""Moves without a call: nine exchanges, all and pass."""

NONE, KEEP, TRADE, SWAP, ALL, PASS = range(6)
"""What a decision was, as `kind_number` of the features has it."""

MOVE_KINDS: Final = np.array([0] * 9 + [1, 2])
"""What each move is, as `features.MOVE` has it."""

FULL: Final = 0xFFFFFFFF
"""The pack."""

LEAST_SPECIAL: Final = 24
"""The lowest class of a hand that must be shown: 31, and above it three aces (SW-12)."""


class Worths(NamedTuple):
    """What each of the hands is worth, by its number (HANDS,)."""

    strength: Array
    """Its place among all, equal hands having the same (SW-16)."""
    value: Array
    """Its class (`features.class_of`)."""
    suit: Array
    """The suit that counts."""


def _worths() -> Worths:
    rules = fields_of(Rules())[0]
    found = np.zeros((3, HANDS), np.int64)
    for cards in combinations(range(32), 3):
        hand = sum(1 << 13 * (card // 8) + 5 + card % 8 for card in cards)
        told = strength(hand, rules), class_of(hand, rules), counting_suit(hand, best_suit(hand))
        found[:, number_of(hand)] = told
    found[0] = np.unique(found[0], return_inverse=True)[1]
    return Worths(*(jnp.asarray(each, jnp.int32) for each in found))


WORTHS: Final = _worths()


class Side(NamedTuple):
    """What there is about a player, each (N,): his hand, what is known of it, and his last two decisions."""

    hand: Array
    known: Array
    saw: Array
    """What lay open at his last decision."""
    saw_before: Array
    kind: Array
    gave: Array
    took: Array
    """Of an exchange of one card."""
    kind_before: Array
    gave_before: Array
    took_before: Array


class Hands(NamedTuple):
    """Hands in play, each (N,)."""

    me: Side
    """Who is to move."""
    other: Side
    table: Array
    gone: Array
    turns: Array
    """Of both together."""
    streak: Array
    dealing: Array
    """1 where the player to move deals."""
    live: Array
    """0 where the hand is over."""
    fresh: Array
    """1 in the first turn."""
    dealt: Array
    """The number of the hand that was dealt to the dealer."""


class Options(NamedTuple):
    """What the moves without a call lead to, each (N, MOVES)."""

    give: Array
    take: Array
    hand: Array
    """The number of the hand after the move."""
    next: Array
    """That of the best hand that its owner could make of it a turn later."""
    answer: Array
    """That of the best hand that the other one can make of his."""
    order: Array
    """What a call would win, in lives: -1, 0 or 1."""
    kind: Array
    """`MOVE_KINDS`."""


def lowest(cards: Array) -> Array:
    """Return the lowest card of each set, as a set."""
    return cards & (~cards + SET(1))


def three(cards: Array) -> tuple[Array, Array, Array]:
    """Return the cards of sets of three, lowest first."""
    first = lowest(cards)
    second = lowest(cards ^ first)
    return first, second, cards ^ first ^ second


def size(cards: Array) -> Array:
    """Return how many cards each set has."""
    return jax.lax.population_count(cards).astype(jnp.int32)


def number(cards: Array) -> Array:
    """Return the number of each hand (`infoset.number_of`)."""
    one, two, top = (size(card - SET(1)) for card in three(cards))
    return top * (top - 1) * (top - 2) // 6 + two * (two - 1) // 2 + one


def exchanges(hand: Array, table: Array) -> tuple[Array, Array]:
    """Return what each move gives and takes: (..., MOVES)."""
    held, open_cards, nothing = three(hand), three(table), jnp.zeros_like(hand)
    give = [card for card in held for _ in open_cards]
    take = [card for _ in held for card in open_cards]
    return jnp.stack([*give, hand, nothing], -1), jnp.stack([*take, table, nothing], -1)


def best(hand: Array, table: Array) -> Array:
    """Return the number of the best hand that can be made in a turn."""
    give, take = exchanges(hand, table)
    made = number((hand[..., None] ^ give) | take)
    place = WORTHS.strength[made].argmax(-1)
    return jnp.take_along_axis(made, place[..., None], -1)[..., 0]


def options(hands: Hands) -> Options:
    """Return what the moves of the player to move lead to."""
    give, take = exchanges(hands.me.hand, hands.table)
    hand, table = (hands.me.hand[:, None] ^ give) | take, (hands.table[:, None] ^ take) | give
    made, answer = number(hand), best(jnp.broadcast_to(hands.other.hand[:, None], hand.shape), table)
    order = jnp.sign(WORTHS.strength[made] - WORTHS.strength[answer])
    return Options(give, take, made, best(hand, table), answer, order, jnp.broadcast_to(MOVE_KINDS, give.shape))


def draw(key: Array, cards: Array, count: int) -> Array:
    """Return some cards of each set, drawn by chance: (N, count), each as a set."""
    there = cards[:, None] >> jnp.arange(32, dtype=SET) & SET(1)
    lots = jnp.where(there > 0, jax.random.uniform(key, there.shape), -1.0)
    return SET(1) << jax.lax.top_k(lots, count)[1].astype(SET)


def together(cards: Array) -> Array:
    """Return the cards of each row as one set."""
    return jax.lax.reduce(cards, SET(0), jax.lax.bitwise_or, (cards.ndim - 1,))


def dealt(cards: Array, trade: Array) -> tuple[Hands, Array]:
    """Return hands that begin, and whether the dealer's trade has won them at once (SW-7).

    `cards` (N, 9) are the leader's, the dealer's and the extra hand, `trade` (N,) says whether the dealer takes that.
    Where somebody was dealt what must be shown, the hand is over (SW-6).
    """
    leader, own, extra = (together(cards[:, first : first + 3]) for first in (0, 3, 6))
    none, zero = jnp.zeros_like(leader), jnp.zeros_like(leader, jnp.int32)
    blank = Side(none, none, none, none, zero, none, none, zero, none, none)
    dealer = blank._replace(hand=jnp.where(trade, extra, own), kind=jnp.where(trade, TRADE, KEEP).astype(jnp.int32))
    decided = shown(leader) | shown(own)
    live = ~decided & ~shown(dealer.hand)
    hands = Hands(
        blank._replace(hand=leader), dealer, jnp.where(trade, own, extra), none, zero, zero, zero,
        live.astype(jnp.int32), zero + 1, number(own),
    )  # fmt: skip
    return hands, shown(dealer.hand) & ~decided


def shown(hand: Array) -> Array:
    """Say of each hand whether it must be shown at once (SW-12)."""
    return WORTHS.value[number(hand)] >= LEAST_SPECIAL


def stock(hands: Hands) -> Array:
    """Return the cards that nobody has seen."""
    return ~(hands.me.hand | hands.other.hand | hands.table | hands.gone)


def ends_drawn(hands: Hands) -> Array:
    """Say for each move whether the hand is drawn after it: it is too long, or the stock is used up (SW-13)."""
    passed = jnp.arange(MOVES) == MOVES - 1
    used_up = (hands.streak == 1) & (size(stock(hands)) < 3)
    return (hands.turns + 1 >= LONGEST)[:, None] | passed & used_up[:, None]


def play(hands: Hands, options: Options, move: Array, *, refill: Array) -> Hands:
    """Play a move without a call in each hand (SW-9, SW-13); the other player is to move.

    `move` (N,) is its place among the options, `refill` (N,) the new table where both have passed.
    """
    give, take = (jnp.take_along_axis(each, move[:, None], 1)[:, 0] for each in (options.give, options.take))
    drawn = jnp.take_along_axis(ends_drawn(hands), move[:, None], 1)[:, 0]
    swap, passed = move < MOVES - 2, move == MOVES - 1
    kind = jnp.where(swap, SWAP, jnp.where(passed, PASS, ALL)).astype(jnp.int32)
    me = hands.me
    mine = Side(
        (me.hand ^ give) | take, me.known & ~give | take, hands.table, me.saw,
        kind, jnp.where(swap, give, SET(0)), jnp.where(swap, take, SET(0)), me.kind, me.gave, me.took,
    )  # fmt: skip
    push, table = passed & (hands.streak == 1), hands.table ^ take | give
    return Hands(
        hands.other, mine, jnp.where(push, refill, table), jnp.where(push, hands.gone | table, hands.gone),
        hands.turns + 1, jnp.where(passed & ~push, 1, 0), 1 - hands.dealing,
        jnp.where(drawn, 0, hands.live), jnp.zeros_like(hands.fresh), hands.dealt,
    )  # fmt: skip


def chosen(options: Options, move: Array) -> Options:
    """Return the option that was taken in each hand, each (N, 1)."""
    return Options(*(jnp.take_along_axis(each, move[:, None], 1) for each in options))


def where(condition: Array, one: Any, other: Any) -> Any:
    """Return `one` where a condition (N,) holds, and `other` elsewhere: hands, or whatever is made of arrays."""
    return jax.tree.map(lambda a, b: jnp.where(condition, a, b), one, other)
