"""House rules: which there are, which presets know them, which values they take, and what they come to."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

Reader = Callable[[Any], Any]

SW = ["schwimmen", "schwimmen_gamerules", "schwimmen_catsatcards"]
BUS, DUTCH, HOSA, SCHOOL, LOO = "stop_the_bus", "dutch31", "hosa_aba", "energy_schwimmen", "tuppenny_loo"
PALKI, FORTY, JAPAN, CHINA, EMPAT = "tri_palki", "forty_one", "japanese_51", "chinese_51", "empat_satu"
NO_ELIMINATION = "no_elimination_31"
TO = ["thirty_one", "thirty_one_trio"]
TRENTUNO, PETRANGOLA, MAMBASSA = "trentuno", "petrangola", "mambassa"
COMMERCE = "commerce"
MONTE = [PETRANGOLA, MAMBASSA]
ITALIAN = [TRENTUNO, *MONTE]
SW_BUS, TO_NE = [*SW, BUS], [*TO, NO_ELIMINATION]
UNITS = [*SW_BUS, DUTCH, HOSA, PALKI, LOO, SCHOOL, *TO, *ITALIAN, COMMERCE]
POINTS = [FORTY, NO_ELIMINATION, JAPAN, CHINA, EMPAT]
PRESETS = [*UNITS, *POINTS]
NINE = ["schwimmen_catsatcards", BUS, SCHOOL, *TO_NE]
TABLES = [preset for preset in PRESETS if preset not in {*TO_NE, *ITALIAN, COMMERCE, CHINA, EMPAT}]
PAYING = [preset for preset in UNITS if preset != COMMERCE]

SECOND_NAMES = {
    "chips": "units",
    "call_timing": "close_timing",
    "call_from_turn": "close_from_turn",
    "knock_from_turn": "close_from_turn",
    "declare_after_call": "declare_after_close",
}


class UnreadableError(Exception):
    """Nothing of the record can be played."""


def need(holds: object, message: str) -> None:
    """Refuse the whole record unless something holds."""
    if not holds:
        raise UnreadableError(message)


# --- Readers: they bring a value into one form, or refuse it ----------------------------------------


def whole(value: Any) -> bool:
    """Tell whether a value is a whole number."""
    return type(value) is int


def flag(value: Any) -> bool:
    """Read true or false."""
    need(type(value) is bool, "true or false")
    return bool(value)


def count(value: Any) -> int:
    """Read a whole number from 1 on."""
    need(whole(value) and value >= 1, "a whole number from 1 on")
    return int(value)


def lives(value: Any) -> int:
    """Read how many units everybody starts with."""
    need(whole(value) and 1 <= value <= 99, "a whole number from 1 to 99")
    return int(value)


def word(*words: str) -> Reader:
    """Read one of some words."""

    def read(value: Any) -> str:
        need(type(value) is str and value in words, f"one of {words}")
        return str(value)

    return read


def lowest_tie(value: Any) -> str:
    """Read who loses if several are lowest: all, or none."""
    return str(word("all_lose", "all", "none_lose", "none")(value)).removesuffix("_lose")


def worth(*values: float) -> Reader:
    """Read one of some numbers, or that there is none."""

    def read(value: Any) -> float | None:
        if value is None or (type(value) is str and value == "none"):
            return None
        need(type(value) in {int, float} and value in values, f"one of {values}, or none")
        return next(listed for listed in values if listed == value)

    return read


def grace(value: Any) -> int:
    """Read whether players swim."""
    need(whole(value) and value in {0, 1}, "0 or 1")
    return int(value)


def one_or_two(value: Any) -> int:
    """Read how many units a lowest knocker loses."""
    need(whole(value) and value in {1, 2}, "1 or 2")
    return int(value)


def span(value: Any) -> list[int]:
    """Read the fewest and the most players."""
    need(type(value) is list and len(value) == 2 and all(map(whole, value)), "two whole numbers")
    need(2 <= value[0] <= value[1], "from two players on")
    return list(value)


def rounds(value: Any) -> Any:
    """Read how many rounds a hand has."""
    return value if type(value) is str and value == "players" else count(value)


def italian_pack(value: Any) -> int:
    """Read the pack of 40, or any other."""
    return 40 if type(value) in {int, float} and value == 40 else pack_size(value)


def exempt_dealer(value: Any) -> str:
    """Read who loses if several are lowest: all, or all but the dealer."""
    return str(word("dealer_exempt", "all_lose", "all")(value)).removesuffix("_lose")


def pack_size(value: Any) -> int:
    """Read the lowest rank or the number of cards."""
    by_rank = {2: 52, 6: 36, 7: 32, 8: 28}
    if type(value) is str:
        need(value in {"2", "6", "7", "8"}, "no such lowest rank")
        return by_rank[int(value)]
    need(type(value) in {int, float} and (value in by_rank or value in by_rank.values()), "no such pack")
    return by_rank.get(value) or int(value)


def declared(value: Any) -> set[str]:
    """Read which hands must be shown."""
    need(type(value) is list and all(item in ["31", "fire"] for item in value), 'a list out of "31", "fire"')
    return set(value)


def labels(value: Any) -> list[str]:
    """Read four names."""
    need(type(value) is list and len(value) == 4 and all(type(name) is str for name in value), "four texts")
    return list(value)


def points_table(value: Any) -> dict[str, list[int]]:
    """Read what the places of No-Elimination Thirty-One score."""
    need(type(value) is dict and set(value) == {"blitz", "highest", "middle", "lowest"}, "four rows")
    for pair in value.values():
        need(type(pair) is list and len(pair) == 2 and all(map(whole, pair)), "two whole numbers a row")
    return dict(value)


def numbered(*words: str, **most: float) -> Reader:
    """Read one of some words, or one of some kinds with a number from 1 to the most it may be: `hands(10)`."""

    def read(value: Any) -> tuple[str, int]:
        need(type(value) is str, "a text")
        if value in words:
            return value, 0
        found = re.fullmatch(r"([a-z]+)\(([0-9]+)\)", value)
        need(found and 1 <= int(found[2]) <= most.get(found[1], 0), f"one of {words}, or with a number one of {most}")
        return (found[1], int(found[2])) if found else ("", 0)

    return read


# --- The tables -------------------------------------------------------------------------------------

Row = tuple[str, Reader, list[tuple[list[str], Any]]]
"""A house rule, its reader, and its defaults by presets; where a preset stands twice, the later counts."""

ROWS: list[Row] = [
    (
        "players",
        span,
        [
            *((PRESETS, [2, 8]), (NINE, [2, 9]), ([FORTY], [2, 10]), ([CHINA], [2, 5]), ([TRENTUNO], [2, 7])),
            *(([PETRANGOLA], [2, 12]), ([MAMBASSA], [3, 8]), ([COMMERCE], [3, 10])),
        ],
    ),
    ("pack", pack_size, [(PRESETS, 52), ([*SW, DUTCH, SCHOOL], 32), ([HOSA, PALKI], 36), ([LOO], 28)]),
    ("pack", italian_pack, [(ITALIAN, 40), ([COMMERCE], 52)]),
    ("direction", word("clockwise", "anticlockwise"), [(PRESETS, "clockwise"), ([CHINA, *ITALIAN], "anticlockwise")]),
    ("suit_labels", labels, [([SCHOOL], ["C", "S", "H", "D"])]),
    ("dealer_choice", word("blind", "see_both", "none"), [([DUTCH], "blind"), ([SCHOOL], "see_both")]),
    (
        "dealer_choice",
        word("blind", "see_both", "see_extra_only", "none"),
        [([*SW_BUS, HOSA], "blind"), (MONTE, "see_extra_only")],
    ),
    ("trade_closes", flag, [(MONTE, True)]),
    ("swap_counts", word("any", "one_or_all"), [(MONTE, "any")]),
    ("caller_shows", flag, [([PETRANGOLA], False)]),
    ("dealt_check", word("before", "after"), [([*SW, HOSA], "before"), ([SCHOOL], "after")]),
    ("declare_dealt", flag, [([LOO], True)]),
    ("allow_swap_all", flag, [(TABLES, True), ([JAPAN], False)]),
    ("pass", flag, [([BUS], True), ([JAPAN, *MONTE], False)]),
    ("last_turn_stand", flag, [([*SW_BUS, *TO_NE, *ITALIAN, HOSA, SCHOOL, PALKI], True), ([JAPAN], False)]),
    ("explain_gate", flag, [([SCHOOL], True)]),
    ("all_pass", word("refresh", "none"), [([*SW_BUS, HOSA], "refresh"), ([SCHOOL], "none")]),
    ("exhausted", word("draw", "showdown", "keep_table"), [([*SW_BUS, HOSA], "draw")]),
    ("recycle", word("shuffle", "order"), [([FORTY, JAPAN], "shuffle")]),
    ("recycle_includes_current", flag, [([FORTY, JAPAN], False)]),
    ("close_timing", word("rider", "instead"), [(SW_BUS, "rider"), (MONTE, "instead")]),
    ("close_from_turn", count, [([*SW_BUS, *TO_NE, *ITALIAN, SCHOOL, JAPAN], 1), ([HOSA], 2)]),
    ("stop_requires_flush", flag, [([JAPAN], False)]),
    ("auto_declare", declared, [(SW, ["31", "fire"]), ([BUS], []), ([*TO_NE, TRENTUNO], ["31"])]),
    ("declare_after_close", flag, [([*SW_BUS, HOSA, SCHOOL], True)]),
    ("blitz_after_knock", flag, [(TO, False), ([TRENTUNO], True)]),
    ("valuation", word("net", "flush"), [([JAPAN], "net")]),
    ("trio_value", worth(30.5), [([*SW, DUTCH, SCHOOL], 30.5)]),
    ("trio_value", worth(30, 30.5, 31), [([HOSA], 30.5), ([LOO], 31)]),
    ("trio_value", worth(30, 30.5), [(TO_NE, None), (["thirty_one_trio"], 30)]),
    ("trio_value", worth(30), [([TRENTUNO], None)]),
    ("trio_ranks", word("all", "court"), [([TRENTUNO], "all")]),
    ("fire_value", worth(32, 33), [(SW, 32)]),
    ("tie_break", word("suits_no_trio", "none"), [([DUTCH], "suits_no_trio")]),
    ("tie_break", word("trio_rank", "none"), [([SCHOOL], "trio_rank")]),
    ("tie_break", word("swords", "none"), [([PETRANGOLA], "swords")]),
    ("tie_break", word("coins_first", "none"), [([MAMBASSA], "coins_first")]),
    ("combination_order", word("sequence_first", "trio_first"), [([PETRANGOLA], "sequence_first")]),
    ("petrangolone", word("three_aces", "none"), [([PETRANGOLA], "three_aces")]),
    ("tie_card_order", word("rank", "points"), [([*TO_NE, EMPAT], "rank")]),
    ("tie_cards", word("counting_suit", "whole_hand"), [([PALKI], "counting_suit")]),
    ("ace_in_runs", word("high_low", "high_only", "brag"), [([BUS], "high_low")]),
    ("ace_in_runs", word("high_low", "high_only"), [(MONTE, "high_low")]),
    ("top_prial_threes", flag, [([BUS], False)]),
    ("lowest_tie", lowest_tie, [([*SW, DUTCH, HOSA, SCHOOL, *MONTE], "all_lose"), ([LOO], "none_lose")]),
    ("lowest_tie", exempt_dealer, [([TRENTUNO], "dealer_exempt")]),
    ("lowest_tie_break", flag, [(TO, False)]),
    ("caller_lowest_penalty", one_or_two, [(TO, 2), ([TRENTUNO], 1)]),
    ("caller_not_best", flag, [([*SW, *TO], False)]),
    ("exact_tie", word("void_either", "void_lowest", "all_tied_lowest_lose"), [([BUS], "void_either")]),
    ("on_31", word("lowest", "all_others"), [([*SW, HOSA, SCHOOL, LOO], "lowest")]),
    ("dealt_31_all_lose", flag, [(SW, False)]),
    ("dealt_fire_double", flag, [(SW, False)]),
    ("tie_category", word("best_place", "by_value"), [([NO_ELIMINATION], "best_place")]),
    (
        "points_table",
        points_table,
        [([NO_ELIMINATION], {"blitz": [6, 6], "highest": [3, 4], "middle": [1, 2], "lowest": [0, 1]})],
    ),
    ("contest_tie", word("challenger", "caller"), [([CHINA], "challenger")]),
    ("contest_total", word("flush", "best_suit"), [([CHINA], "flush")]),
    ("double_in_contest", flag, [([CHINA], False)]),
    ("clear_call_challengeable", flag, [([CHINA], False)]),
    ("call_requires", numbered("none", "flush", min=math.inf), [([CHINA], "none")]),
    ("call_requires", numbered("none", min=math.inf), [([TRENTUNO], "none")]),
    ("units", lives, [(UNITS, 3), ([DUTCH], 6), ([LOO], 5)]),
    ("grace", grace, [([preset for preset in UNITS if preset != DUTCH], 1), ([*ITALIAN, COMMERCE], 0)]),
    ("penalty_overflow", word("eliminate", "stop_at_grace"), [(PAYING, "eliminate")]),
    ("chicken_after_multiple", word("forfeited", "available"), [([DUTCH], "forfeited")]),
    (
        "final_tie",
        word("share", "replay"),
        [(PAYING, "share"), (["schwimmen_gamerules", "schwimmen_catsatcards", SCHOOL, BUS, *ITALIAN], "replay")],
    ),
    (
        "match_end",
        numbered("single_hand", hands=999, target=99999),
        [(POINTS, "hands(10)"), ([JAPAN], "hands(5)"), ([CHINA], "target(500)"), ([EMPAT], "single_hand")],
    ),
    ("match_end", numbered("last_survivor", "single_hand"), [([SCHOOL], "last_survivor")]),
    ("match_end", numbered("last_survivor", hands=999), [([COMMERCE], "last_survivor")]),
    ("rounds", rounds, [([COMMERCE], "players")]),
    ("ace_in_runs", word("high_low", "high_only"), [([COMMERCE], "high_low")]),
    ("pair_and_point", flag, [([COMMERCE], True)]),
]


def known_to(preset: str) -> dict[str, tuple[Reader, Any]]:
    """List the house rules that a preset knows, with readers and defaults."""
    known: dict[str, tuple[Reader, Any]] = {}
    for name, reader, defaults in ROWS:
        for presets, default in defaults:
            if preset in presets:
                known[name] = reader, default
    return known


KNOWN = {preset: known_to(preset) for preset in PRESETS}


def house_of(preset: str, written: dict[str, Any]) -> dict[str, Any]:
    """Work out the house rules of a record; of two names for one, the later counts."""
    known = KNOWN[preset]
    house = {name: reader(default) for name, (reader, default) in known.items()}
    for name, value in written.items():
        first = SECOND_NAMES.get(name, name)
        need(first in known, f"{preset} knows no house rule {name}")
        house[first] = known[first][0](value)
    return house
