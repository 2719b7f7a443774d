"""Dealing again what a seat cannot know, for the tests of every interface."""

from __future__ import annotations

import random
from typing import Any

from schwimmen import cards
from schwimmen.engine.layout import Phase
from schwimmen.rules.enums import DealerChoice


def permute(state: Any, seat: int, seats: int, chance: random.Random, choice: int = DealerChoice.NONE) -> bool:
    """Deal the cards that a seat cannot know again within a `Table` record; return whether one has moved.

    `choice` says what the dealer sees before choosing a packet (C-17).
    """
    before = state.tobytes()
    chooses = state["phase"] == Phase.CHOICE and state["dealer"] == seat
    extra_only = chooses and choice == DealerChoice.SEE_EXTRA_ONLY
    sees_packet = extra_only or (chooses and choice == DealerChoice.SEE_BOTH)
    known = [int(found) for found in state["known"][:seats]]
    hidden: list[int] = []
    places: list[tuple[str, int]] = []
    for other in range(seats):
        unknown = int(state["hands"][other]) & ~known[other]
        if other != seat or extra_only:
            hidden += cards.each(unknown)
            places += [("hand", other)] * unknown.bit_count()
            state["hands"][other] = known[other]
    if not sees_packet:
        hidden += cards.each(int(state["packet"]))
        places += [("packet", 0)] * int(state["packet"]).bit_count()
        state["packet"] = 0
    top, bottom = int(state["top"]), int(state["bottom"])
    hidden += state["pack"][top:bottom].tolist()
    places += [("stock", place) for place in range(top, bottom)]
    for (name, place), card in zip(places, chance.sample(hidden, len(hidden)), strict=True):
        if name == "hand":
            state["hands"][place] |= 1 << card
        elif name == "packet":
            state["packet"] |= 1 << card
        else:
            state["pack"][place] = card
    return bool(state.tobytes() != before)
