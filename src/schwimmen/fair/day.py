"""The deal of the day: the same cards for everybody, by a rule that anyone can follow (docs/day.md).

Its text names the date and the game, the secret of its shuffles is the SHA-256 of that text, and nobody contributes:
who deals, the cards and every choice of the computer opponents follow from there as in any fair shuffle.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Any

from schwimmen.cards import NAMES, pack_of
from schwimmen.fair.shuffle import Shuffle
from schwimmen.rules.presets import find

PLAYERS = 4
HANDS = 5
"""How many hands are played of the match; it may be over before."""


def text_of(day: date, game: str) -> str:
    """Return what everything follows from; `game` is the id of a preset, played as printed."""
    return f"schwimmen day {day.isoformat()} {game}"


def shuffle_of(day: date, game: str, hand: int) -> Shuffle:
    """Return the shuffle of a hand, from 1. Raises ValueError for another number."""
    text = text_of(day, game)
    return Shuffle(hashlib.sha256(text.encode()).digest(), text, hand, (None,) * PLAYERS)


def seed_of(shuffle: Shuffle, moves: int) -> int:
    """Return the seed of a computer's choice after so many moves of the hand: 0 to 2^32 - 1."""
    return shuffle.below(f"choice {moves}", 2**32)


def deal_of(day: date, game: str) -> dict[str, Any]:
    """Return the deal of a day as JSON: its text and secret, the seat that deals first, and the packs, top card first.

    Raises ValueError for a game that is no preset.
    """
    pack = pack_of(find(game).rules.pack)
    shuffles = [shuffle_of(day, game, hand) for hand in range(1, HANDS + 1)]
    return {
        "text": text_of(day, game),
        "secret": shuffles[0].secret.hex(),
        "dealer": shuffles[0].below("dealer", PLAYERS),
        "packs": [" ".join(NAMES[card] for card in shuffle.order("pack", pack)) for shuffle in shuffles],
    }
