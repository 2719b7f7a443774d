"""House rules that are unknown, foreign, misspelt or impossible, and records that then disagree with themselves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.oracle.house import KNOWN, PRESETS, SECOND_NAMES
from tests.oracle.ranges import POINTS_TABLES, VALUES, names_of, ruled, values_of
from tests.oracle.records import Record

ODD_VALUES: list[Any] = [
    *(0, -1, 1.0, 2.0, 2.5, 5, 30, 31, 33, 53, 99, 100, 10**30, 1e300, True, False, None, [], {}, [[]]),
    *([2], [8, 2], [1, 8], [2, 8.0], [2, True], [2, 8, 9], ["31", "Fire"], ["blitz"], [31], "31", "fire", "", "2"),
    *("32", "yes", "no", "true", "None", "NONE", "Blind", "blind ", "best_suit", "draw", "caller_exempt"),
    *("before_choice", "clockwise "),
]
DESCRIBING = [
    *("hand_size", "centre", "deal_pattern", "first_dealer", "leader", "next_dealer", "actions", "one_suit_table"),
    *("stock_out", "call", "call_condition", "call_effect", "declare_effect", "special_hands", "clear_count", "score"),
    *("on_fire", "refresh_in_last_round", "explain_partial", "end_call", "first_knock_showdown", "players.max"),
]
TYPING_ERRORS = ["Units", "unit", "pack ", "", "lives", "chip", "close", "closetiming", "suitlabels", "tie"]
ODD_TEXTS: dict[str, list[Any]] = {
    "match_end": [
        *("hands", "hands()", "hands(0)", "hands(00)", "hands(-1)", "hands(+1)", "hands( 1)", "hands(1) ", "Hands(1)"),
        *("hands(1.0)", "hands(1e1)", "hands(1_0)", "hands(٣)", "target()", "target(0)", "target(x)", "min(1)", 1),
        *("hands(1)\n", "hands(1)hands(1)", "hands(1", "hand(1)", "single", None, ["hands(1)"], "none", "hands(²)"),
        *("hands(1000)", "target(100000)", "hands(10000000000)", "min(1000)"),
    ],
    "call_requires": [
        *(
            "min",
            "min()",
            "min(0)",
            "min(-1)",
            "min( 1)",
            "MIN(1)",
            "min(1.5)",
            "max(1)",
            "hands(1)",
            42,
            None,
            "Flush",
        ),
        *("min(42", "min(x)", "none ", "single_hand", ["flush"], "min(٤٢)", "min(000)"),
    ],
    "points_table": [
        *({}, [], "none", None, [[6, 6], [3, 4], [1, 2], [0, 1]], {"blitz": [6, 6]}),
        *({**POINTS_TABLES[0], "blitz": value} for value in [6, [6], [6, 6, 6], [6, 6.0], [6, True], ["6", 6], None]),
        *({**POINTS_TABLES[0], "knocker": [1, 2]}, {**POINTS_TABLES[0], "blitz": {"knocker": 6, "other": 6}}),
    ],
    "suit_labels": [[], ["a", "b", "c"], [*"abcde"], "abcd", ["a", "b", "c", 4], {"C": "a"}, None, ["a"] * 4],
}


def odd_value(chance: random.Random, record: Record) -> None:
    """Give a house rule a value that it may not have."""
    house = record.setdefault("house", {})
    name = chance.choice(names_of(chance.choice(list(KNOWN[record["rules"]]))))
    house[name] = chance.choice([*ODD_VALUES, *(value for listed in VALUES.values() for value in listed)])


def odd_text(chance: random.Random, record: Record) -> None:
    """Misspell a value with a number or a table, where the game has one."""
    house = record.setdefault("house", {})
    name = chance.choice(["match_end", "call_requires", "points_table", "suit_labels"])
    house[name] = chance.choice(ODD_TEXTS[name])


def unknown_knob(chance: random.Random, record: Record) -> None:
    """Use a house rule that does not exist, or not in this game."""
    house = record.setdefault("house", {})
    house[chance.choice(DESCRIBING + TYPING_ERRORS)] = chance.choice([1, True, "none", None])


def foreign_knob(chance: random.Random, record: Record) -> None:
    """Use a house rule of any game, with a value that it has there."""
    preset = chance.choice(PRESETS)
    name = chance.choice(ruled(preset))
    record.setdefault("house", {})[chance.choice(names_of(name))] = chance.choice(values_of(preset, name))


def two_names(chance: random.Random, record: Record) -> None:
    """Write one house rule under both its names: the later counts."""
    second, first = chance.choice(list(SECOND_NAMES.items()))
    house = record.setdefault("house", {})
    for name in chance.sample([first, second], 2):
        house.pop(name, None)
        house[name] = chance.choice(VALUES[first])


def wrong_span(chance: random.Random, record: Record) -> None:
    """Let the number of players, the house rule `players` and the pack disagree."""
    house = record.setdefault("house", {})
    house["players"] = sorted([chance.randint(1, 10), chance.choice([*range(1, 18), 10**9])])
    if chance.random() < 0.5:
        record["players"] = [str(seat) for seat in range(chance.randint(0, 18))]
    if chance.random() < 0.3:
        house["pack"] = chance.choice(VALUES["pack"])


HOUSE_FAULTS: list[Callable[[random.Random, Record], None]] = [
    *(odd_value, odd_value, odd_text, unknown_knob, foreign_knob, foreign_knob, two_names, wrong_span),
]
