"""Hands between computer opponents that search: each decision is asked for by Python, which is nothing beside it."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from schwimmen.engine import chance, doors
from schwimmen.engine.deal import deal
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import new, record_at, rows_of
from schwimmen.engine.layout import NOBODY, End, View, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.rollout import STALL_TURNS, count_hand
from schwimmen.match.tokens import code_of
from schwimmen.players import choose
from schwimmen.rules.fields import Rules


def searched_hands(tables: NDArray[Any], rules: Rules, level: str, *, players: int, hands: int, tally: Any) -> int:
    """Play hands in which everybody starts afresh, the deal going round; return the number of moves.

    `tables` is an array with one `Table` record: its chance deals and decides.
    """
    state, fields = record_at(tables), record_at(fields_of(rules))
    moves = 0
    for number in range(hands):
        start(state, fields, players, number % players)
        deal(state, fields)
        moves += _play_on(tables, rules, level)
        count_hand(state, fields, tally)
    return moves


def _play_on(tables: NDArray[Any], rules: Rules, level: str) -> int:
    moves, views = 0, new(View)
    while (seat := int(tables[0]["to_move"])) != NOBODY:
        if moves == STALL_TURNS * int(tables[0]["players"]):
            finish(record_at(tables), End.STALLED)
            settle_hand(record_at(tables), record_at(fields_of(rules)))
            break
        doors.look(rows_of(tables), rows_of(fields_of(rules)), seat, rows_of(views))
        tables[0]["rng"] = chance.advance(int(tables[0]["rng"]))
        token = choose(level, views, rules, int(tables[0]["rng"]))
        code = code_of(token, int(views[0]["hand"]), int(views[0]["table"]))
        doors.play(rows_of(tables), rows_of(fields_of(rules)), code)
        moves += 1
    return moves
