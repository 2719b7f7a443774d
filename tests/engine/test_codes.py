"""Codes of moves: cards of a hand by their places."""

from __future__ import annotations

from typing import Any

import numpy as np

from schwimmen.engine import codes

narrow: Any = np.int32

HAND = 1 << 50 | 1 << 33 | 1 << 31 | 1 << 2


def test_cards_of_a_hand_have_places() -> None:
    """Some cards of a hand, named by their places in it, are those cards again, whatever integers hold them."""
    cards = [1 << card for card in range(52) if HAND >> card & 1]
    for places in range(1 << len(cards)):
        some = sum(card for place, card in enumerate(cards) if places >> place & 1)
        assert codes.at_places(HAND, places) == codes.at_places(HAND, narrow(places)) == some
        assert codes.places_of(HAND, some) == places
