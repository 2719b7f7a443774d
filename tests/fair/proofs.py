"""Hands with proofs for tests: some by chance, and the shared vectors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st

from schwimmen.cards import NAMES, pack_of
from schwimmen.fair.shuffle import Shuffle

Hand = dict[str, Any]

VECTORS = Path(__file__).parents[2] / "conformance" / "shuffle.jsonl"
LINES: list[dict[str, Any]] = [json.loads(text) for text in VECTORS.read_text(encoding="utf-8").splitlines()]
SAME = settings(max_examples=60, deadline=None, derandomize=True, database=None)
"""The same tries each time."""

contributions = st.none() | st.binary(min_size=16, max_size=16).map(bytes.hex)
tables = st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\n\r"), max_size=20)


@st.composite
def shuffles(draw: st.DrawFn) -> Shuffle:
    """Draw a shuffle: any secret, any table, any contributions."""
    secret, table = draw(st.binary(min_size=32, max_size=32)), draw(tables)
    hand = draw(st.integers(1, 2**53 - 1))
    return Shuffle(secret, table, hand, tuple(draw(st.lists(contributions, min_size=2, max_size=9))))


def text(order: list[int]) -> str:
    """Write cards as a record does."""
    return " ".join(NAMES[card] for card in order)


def hand_of(shuffle: Shuffle, size: int = 32) -> Hand:
    """Write the hand of a record that a shuffle deals, with two stocks that were rebuilt from many cards."""
    pack = pack_of(size)
    stocks = [shuffle.order(f"taken {number}", pack)[: size // 2] for number in (1, 2)]
    return {
        "pack": text(shuffle.order("pack", pack)),
        "recycled": [text(shuffle.order(f"stock {number}", cards)) for number, cards in enumerate(stocks, start=1)],
        "moves": [],
        "shuffle": shuffle.proof(),
    }
