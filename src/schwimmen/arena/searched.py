"""Hands between computer opponents that search: each decision is asked for by Python, which is nothing beside it."""

from __future__ import annotations

from schwimmen.engine import chance, doors
from schwimmen.engine.deal import deal
from schwimmen.engine.ending import finish, settle_hand
from schwimmen.engine.kernel import Records, new
from schwimmen.engine.layout import NOBODY, End, Table, View, fields_of
from schwimmen.engine.match import start
from schwimmen.engine.rollout import STALL_TURNS, Tally, count_hand
from schwimmen.match.tokens import code_of
from schwimmen.players import choose
from schwimmen.rules.fields import Rules


def searched_hands(tables: Records[Table], rules: Rules, level: str, *, players: int, hands: int, tally: Tally) -> int:
    """Play hands in which everybody starts afresh, the deal going round; return the number of moves.

    `tables` is an array with one `Table` record: its chance deals and decides.
    """
    state, fields = tables[0], fields_of(rules)[0]
    moves = 0
    for number in range(hands):
        start(state, fields, players, number % players)
        deal(state, fields)
        moves += _play_on(tables, rules, level)
        count_hand(state, fields, tally)
    return moves


def _play_on(tables: Records[Table], rules: Rules, level: str) -> int:
    moves, views = 0, new(View)
    while (seat := int(tables[0]["to_move"])) != NOBODY:
        if moves == STALL_TURNS * int(tables[0]["players"]):
            finish(tables[0], End.STALLED)
            settle_hand(tables[0], fields_of(rules)[0])
            break
        doors.look(tables, fields_of(rules), seat, views)
        tables[0]["rng"] = chance.advance(int(tables[0]["rng"]))
        token = choose(level, views, rules, int(tables[0]["rng"]))
        code = code_of(token, int(views[0]["hand"]), int(views[0]["table"]))
        doors.play(tables, fields_of(rules), code)
        moves += 1
    return moves
