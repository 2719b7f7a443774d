"""The features of either kind of network, in one number: weights fit as long as it stays the same.

It is a hash of what is seen in hands by random play, and depends on no wording of the source.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import bindings, chance
from schwimmen.engine.deal import fill_pack
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import End, Phase, Table, View, fields_of
from schwimmen.engine.moves import nth_move
from schwimmen.players.priors import knows
from schwimmen.players.solved import features as solved_features
from schwimmen.players.solved.infoset import number_of
from schwimmen.players.value_network import features as value_features
from schwimmen.rules.fields import Rules
from schwimmen.rules.presets import PRESETS

HANDS_FOR_TWO: Final = 50
"""Hands that are looked at for `solved`."""
HANDS: Final = 4
"""Hands of each game for the value networks."""
MOST: Final = 24
"""Moves of a decision that are looked at for them."""
LEVELS: Final = np.arange(100, 100 * value_features.CLASSES, 100)
"""From which worth on hands are of each class, here."""


@cache
def fingerprint_of_solved() -> str:
    """Return the number of the features of `players.solved`."""
    return _hash(line for hand in range(HANDS_FOR_TWO) for line in _seen_by_solved(hand))


@cache
def fingerprint_of_value_networks() -> str:
    """Return the number of the features of `players.value_network`, in every game."""
    return _hash(
        line
        for preset in PRESETS.values()
        for hand in range(HANDS)
        for line in _seen_by_value_networks(preset.rules, hand)
    )


def _hash(lines: Iterable[object]) -> str:
    digest = hashlib.sha256()
    for line in lines:
        digest.update(f"{line}\n".encode())
    return digest.hexdigest()[:16]


def _seen_by_solved(hand: int) -> Iterator[object]:
    """Yield what is seen of each decision of a hand for two: the hand of a dealer, and features that are true."""
    rows, fields = new(solved_features.Features), fields_of(Rules())[0]
    for views in _decisions(Rules(), 2, hand):
        view = views[0]
        if view["phase"] == Phase.CHOICE:
            yield number_of(int(view["hand"]))
            continue
        solved_features.describe_position(view, rows[0])
        yield _true(rows, "position", "count")
        for move in view["legal"][: view["legal_count"]].tolist():
            solved_features.describe_move(view, fields, move, rows[0])
            yield _true(rows, "move", "move_count")


def _seen_by_value_networks(rules: Rules, hand: int) -> Iterator[object]:
    """Yield the features that are true of each position and move of a hand."""
    rows, fields = new(value_features.TurnFeatures), fields_of(rules)[0]
    for views in _decisions(rules, max(rules.players[0], 2 + hand % 3), hand):
        view = views[0]
        if knows(view):
            value_features.describe_position(view, fields, rows[0])
            yield _true(rows, "position", "count")
            for move in view["legal"][: min(MOST, view["legal_count"])].tolist():
                value_features.describe_move(view, fields, move, LEVELS, rows[0])
                yield _true(rows, "move", "move_count")


def _decisions(rules: Rules, players: int, hand: int) -> Iterator[NDArray[Any]]:
    """Play a hand by chance; yield the view of who is to move, again and again the same record."""
    tables, views, fields = new(Table), new(View), fields_of(rules)
    bindings.start(tables, fields, players, hand % players)
    fill_pack(tables[0], fields[0])
    tables["rng"] = chance.seed_state(hand)
    bindings.deal(tables, fields)
    while tables["end"][0] == End.NONE:
        bindings.look(tables, fields, int(tables["to_move"][0]), views)
        yield views
        tables["rng"] = state = chance.advance(int(tables["rng"][0]))
        bindings.play(tables, fields, nth_move(tables[0], fields[0], chance.fraction(state)))


def _true(rows: NDArray[Any], which: str, count: str) -> list[int]:
    """Return the features that are true, in order."""
    return sorted(rows[which][0, : rows[count][0]].tolist())
