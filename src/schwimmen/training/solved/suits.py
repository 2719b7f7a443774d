"""Suits in an order that the cards give, so that positions that differ in nothing but suits look alike."""

from __future__ import annotations

import jax
import jax.numpy as jnp

from schwimmen.training.solved.hands import SET, Array, Hands


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
