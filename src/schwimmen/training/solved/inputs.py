"""What the networks see of hands that are played side by side: the features of the networks, as 0 and 1."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from schwimmen.players.solved.belief import parts_of_hands
from schwimmen.players.solved.features import CARDS, CLASSES, KINDS, MOVE_FEATURES, POSITION_FEATURES, TURNS
from schwimmen.players.solved.infoset import PARTS
from schwimmen.training.solved.hands import SET, WORTHS, Array, Hands, Options, number, size

NARROW: Final = jnp.bfloat16
"""What features and layers are kept in; 0 and 1 are exact."""

CRITIC_POSITION: Final = POSITION_FEATURES + 2 * PARTS
CRITIC_MOVE: Final = MOVE_FEATURES + CLASSES + 3
"""What a critic sees besides: the parts of both hands, the value of the best answer, and what a call would win."""

HAS: Final = jnp.asarray((parts_of_hands()[..., None] == np.arange(PARTS)).any(1), NARROW)
"""(HANDS, PARTS): 1 where a hand has a part."""


class Inputs(NamedTuple):
    """What a network sees of a decision: the position (N, …), and each of the moves (N, moves, …)."""

    position: Array
    moves: Array
    elsewhere: Array
    """Cards that the other player cannot hold, suits in order, (N,)."""
    known: Array
    """Cards that he is known to hold, likewise."""


def places_of(hands: Hands) -> Array:
    """Return the place of each suit, (N, 4) (`features.put_suits_in_order`)."""
    suits = jnp.arange(4, dtype=SET)
    hand, table, known = (
        each[:, None] >> SET(8) * suits & SET(255) for each in (hands.me.hand, hands.table, hands.other.known)
    )
    count = jax.lax.population_count
    order = count(hand) << SET(28) | hand << SET(20) | count(table) << SET(18) | table << SET(10) | known << SET(2)
    order |= SET(3) - suits
    return (order[:, None, :] > order[:, :, None]).sum(-1).astype(SET)


def in_order(cards: Array, places: Array) -> Array:
    """Put the suits of sets (N, …) where `places` says."""
    found = jnp.zeros_like(cards)
    for suit in range(4):
        shift = (SET(8) * places[:, suit]).reshape(-1, *[1] * (cards.ndim - 1))
        found |= (cards >> SET(8 * suit) & SET(255)) << shift
    return found


def as_bits(cards: Array) -> Array:
    """Return sets of cards as 32 numbers each."""
    return (cards[..., None] >> jnp.arange(CARDS, dtype=SET) & SET(1)).astype(NARROW)


def one_of(fact: Array, many: int) -> Array:
    """Return facts as `many` numbers each, of which one is 1."""
    return jax.nn.one_hot(fact, many, dtype=NARROW)


def position_of(hands: Hands, places: Array) -> Array:
    """Return what is seen of positions, (N, POSITION_FEATURES)."""
    me, other = hands.me, hands.other
    planes = jnp.stack(
        [
            *(me.hand, hands.table, other.known, me.known, hands.gone),
            *(other.saw, other.saw_before, me.saw, me.saw_before),
            *(other.gave, other.took, other.gave_before, other.took_before),
            *(me.gave, me.took, me.gave_before, me.took_before),
        ],
        axis=1,
    )
    facts = [
        one_of(jnp.minimum(hands.turns, TURNS - 1), TURNS),
        *(one_of(each, 2) for each in (hands.streak, hands.dealing)),
        *(one_of(size(each), 4) for each in (other.known, me.known)),
        *(one_of(each, KINDS) for each in (other.kind, other.kind_before, me.kind, me.kind_before)),
        one_of(places.astype(jnp.int32), 4).reshape(-1, 16),
    ]
    return jnp.concatenate([as_bits(in_order(planes, places)).reshape(len(planes), -1), *facts], axis=1)


def moves_of(options: Options, places: Array) -> Array:
    """Return what is seen of moves, (N, moves, MOVE_FEATURES)."""
    features = [
        *(as_bits(in_order(each, places)) for each in (options.give, options.take)),
        one_of(WORTHS.value[options.hand], CLASSES),
        one_of(WORTHS.suit[options.hand], 4),
        one_of(WORTHS.value[options.next], CLASSES),
        one_of(options.kind, 3),
    ]
    return jnp.concatenate(features, axis=-1)


def seen_by_player(hands: Hands, options: Options) -> Inputs:
    """Return what the player to move sees."""
    places = places_of(hands)
    elsewhere, known = hands.me.hand | hands.table | hands.gone, hands.other.known
    return Inputs(
        position_of(hands, places), moves_of(options, places), in_order(elsewhere, places), in_order(known, places)
    )


def seen_by_critic(hands: Hands, options: Options, inputs: Inputs) -> Inputs:
    """Return what a critic sees, who is told the other hand."""
    places = places_of(hands)
    parts = (HAS[number(in_order(each.hand, places))] for each in (hands.me, hands.other))
    answers = one_of(WORTHS.value[options.answer], CLASSES), one_of(options.order + 1, 3)
    return inputs._replace(
        position=jnp.concatenate([inputs.position, *parts], axis=1),
        moves=jnp.concatenate([inputs.moves, *answers], axis=-1),
    )
