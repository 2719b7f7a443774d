"""The features of the network, in one number: its weights fit as long as this stays the same."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from numpy.typing import NDArray

from schwimmen.engine import bindings, chance
from schwimmen.engine.deal import fill_pack
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import End, Phase, Table, View, fields_of
from schwimmen.engine.moves import nth_move
from schwimmen.players.solved.features import Features, describe_move, describe_position
from schwimmen.players.solved.infoset import number_of
from schwimmen.rules.fields import Rules

HANDS = 50
"""Hands by random play in which each decision is looked at."""


@cache
def fingerprint() -> str:
    """Return a hash of the features of all moves of some hands: it depends on no wording of the source."""
    tables, views, rows = new(Table), new(View), new(Features)
    table, view, features, rules = tables[0], views[0], rows[0], fields_of(Rules())
    digest = hashlib.sha256()
    for hand in range(HANDS):
        bindings.start(tables, rules, 2, hand & 1)
        fill_pack(table, rules[0])
        tables["rng"] = chance.seed_state(hand)
        bindings.deal(tables, rules)
        while tables["end"][0] == End.NONE:
            bindings.look(tables, rules, int(tables["to_move"][0]), views)
            if views["phase"][0] == Phase.CHOICE:
                digest.update(f"{number_of(int(views['hand'][0]))}\n".encode())
            else:
                describe_position(view, features)
                digest.update(f"{_true(rows, 'position', 'count')}\n".encode())
                for move in views["legal"][0, : views["legal_count"][0]].tolist():
                    describe_move(view, rules[0], move, features)
                    digest.update(f"{_true(rows, 'move', 'move_count')}\n".encode())
            tables["rng"] = state = chance.advance(int(tables["rng"][0]))
            bindings.play(tables, rules, nth_move(table, rules[0], chance.fraction(state)))
    return digest.hexdigest()[:16]


def _true(rows: NDArray[Any], which: str, count: str) -> list[int]:
    """Return the features that are true, in order."""
    return sorted(rows[which][0, : rows[count][0]].tolist())
