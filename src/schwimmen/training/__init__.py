"""Strategies computed ahead of play, a room for each kind; nothing else needs them."""

from __future__ import annotations

from typing import Final

SEEDS: Final = 1 << 63
"""How many seeds JAX takes, from 0 on."""


def check_seed(seed: int) -> None:
    """Raise ValueError for a seed from which no training can begin."""
    if not 0 <= seed < SEEDS:
        raise ValueError(f"seed: expected 0 to {SEEDS - 1}, got {seed}")
