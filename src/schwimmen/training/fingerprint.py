"""What the abstraction does, in one number: a table fits as long as this stays the same."""

from __future__ import annotations

import hashlib
from functools import cache

from schwimmen.engine import chance
from schwimmen.engine.deal import deal, fill_pack
from schwimmen.engine.kernel import new, record_at
from schwimmen.engine.layout import End, Table, View, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.moves import nth_move
from schwimmen.engine.turn import play
from schwimmen.engine.view import look
from schwimmen.players.solved.spot import Spot, read_spot
from schwimmen.rules import Rules

HANDS = 200
"""Hands by random play in which each decision is looked at."""


@cache
def fingerprint() -> str:
    """Return a hash of bucket and moves of all decisions of some hands: it depends on no wording of the source."""
    tables, views, spots = new(Table), new(View), new(Spot)
    table, view, spot, rules = (record_at(each) for each in (tables, views, spots, fields_of(Rules())))
    digest = hashlib.sha256()
    for hand in range(HANDS):
        start(table, rules, 2, hand & 1)
        fill_pack(table, rules)
        tables["rng"] = chance.seed_state(hand)
        deal(table, rules)
        while tables["end"][0] == End.NONE:
            look(table, rules, int(tables["to_move"][0]), view)
            read_spot(view, rules, spot)
            digest.update(f"{spots['bucket'][0]} {spots['moves'][0].tolist()}\n".encode())
            tables["rng"] = state = chance.advance(int(tables["rng"][0]))
            play(table, rules, nth_move(table, rules, chance.fraction(state)))
    return digest.hexdigest()[:16]
