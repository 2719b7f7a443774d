"""Who may sit at a table: computer opponents, each of which gets a view, the rules, a seed, and nothing else.

`choose` is the whole interface. What it returns depends on its arguments alone: the same view, rules and seed give
the same move, whatever lies hidden on the table.
"""

from __future__ import annotations

from typing import Any

from schwimmen.engine import chance
from schwimmen.engine.kernel import new, record_at
from schwimmen.engine.layout import Table, View, fields_of
from schwimmen.players.level import Level, choose_move
from schwimmen.players.mind import Mind
from schwimmen.rules import Rules
from schwimmen.tokens import token_of

LEVELS: tuple[str, ...] = tuple(level.name.lower() for level in Level)
"""The levels of computer opponents, weakest first."""


def choose(level: str, view: Any, rules: Rules, seed: int) -> str:
    """Return the token that a computer opponent plays.

    `view` is an array with one engine `View` record (`Game.look(seat)`) of a seat that is to move. Raises ValueError
    for a level that there is not, or a view of a seat that is not to move.
    """
    if level not in LEVELS:
        raise ValueError(f"level: {level!r} given, one of {', '.join(LEVELS)} expected")
    if not view[0]["legal_count"]:
        raise ValueError(f"seat {view[0]['seat']} is not to move")
    mind = new(Mind)
    mind["rng"] = chance.seed_state(seed)
    fields = record_at(fields_of(rules))
    world, sight = record_at(new(Table)), record_at(new(View))
    code = choose_move(LEVELS.index(level), record_at(view), fields, record_at(mind), world, sight)
    return token_of(code, int(view[0]["hand"]), int(view[0]["table"]))
