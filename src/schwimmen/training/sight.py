"""The features of value networks, in one number: weights fit as long as this stays the same."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from typing import Final

import numpy as np

from schwimmen.engine import bindings, chance
from schwimmen.engine.deal import fill_pack
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import End, Table, View, fields_of
from schwimmen.engine.moves import nth_move
from schwimmen.players.priors import knows
from schwimmen.players.value_network.features import CLASSES, TurnFeatures, describe_move, describe_position
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

HANDS: Final = 4
"""Hands of each game by random play in which each decision is looked at."""
MOST: Final = 24
"""Moves of a decision that are looked at."""
LEVELS: Final = np.arange(100, 100 * CLASSES, 100)
"""From which worth on hands are of each class, here."""


@cache
def fingerprint() -> str:
    """Return a hash of what is seen in some hands of every game: it depends on no wording of the source."""
    digest = hashlib.sha256()
    for preset in PRESETS.values():
        for hand in range(HANDS):
            for features in _seen(preset.rules, max(preset.rules.players[0], 2 + hand % 3), hand):
                digest.update(f"{sorted(features)}\n".encode())
    return digest.hexdigest()[:16]


def _seen(rules: Rules, players: int, hand: int) -> Iterator[list[int]]:
    """Yield the features that are true of each position and move of a hand."""
    tables, views, rows, fields = new(Table), new(View), new(TurnFeatures), fields_of(rules)
    table, view, features = tables[0], views[0], rows[0]
    bindings.start(tables, fields, players, hand % players)
    fill_pack(table, fields[0])
    tables["rng"] = chance.seed_state(hand)
    bindings.deal(tables, fields)
    while tables["end"][0] == End.NONE:
        bindings.look(tables, fields, int(tables["to_move"][0]), views)
        if knows(view):
            describe_position(view, fields[0], features)
            yield rows["position"][0, : rows["count"][0]].tolist()
            for move in views["legal"][0, : min(MOST, views["legal_count"][0])].tolist():
                describe_move(view, fields[0], move, LEVELS, features)
                yield rows["move"][0, : rows["move_count"][0]].tolist()
        tables["rng"] = state = chance.advance(int(tables["rng"][0]))
        bindings.play(tables, fields, nth_move(table, fields[0], chance.fraction(state)))
