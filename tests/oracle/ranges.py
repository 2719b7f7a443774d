"""Values that each house rule has, as a record may write them; `players` is chosen with the number of players."""

from __future__ import annotations

from typing import Any

from tests.oracle.house import (
    BUS,
    CHINA,
    COMMERCE,
    DUTCH,
    EMPAT,
    HOSA,
    ITALIAN,
    KNOWN,
    LOO,
    MAMBASSA,
    MONTE,
    PETRANGOLA,
    SCHOOL,
    SECOND_NAMES,
    SW_BUS,
    TO_NE,
    TRENTUNO,
)

BOTH = [True, False]
POINTS_TABLES: list[dict[str, Any]] = [
    {"blitz": [6, 6], "highest": [3, 4], "middle": [1, 2], "lowest": [0, 1]},
    {"lowest": [-3, 1], "middle": [0, 0], "highest": [4, 3], "blitz": [7, 60]},
    {"blitz": [1, 2], "highest": [3, 4], "middle": [5, 6], "lowest": [7, 8]},
    {"blitz": [0, 0], "highest": [0, 0], "middle": [0, 0], "lowest": [0, -(10**12)]},
]
CHOICES = ["blind", "see_both", "see_extra_only", "none"]
VALUES: dict[str, list[Any]] = {
    "pack": [*"2678", 2, 6, 7, 8, 52, 36, 32, 28, 7.0, 32.0, 52.0],
    "direction": ["clockwise", "anticlockwise"],
    "suit_labels": [["C", "S", "H", "D"], ["", "", "", ""], ["Energieeffizienz", "x", "é", "\n"]],
    "dealer_choice": ["blind", "see_both", "none"],
    "trade_closes": BOTH,
    "swap_counts": ["any", "one_or_all"],
    "caller_shows": BOTH,
    "dealt_check": ["before", "after"],
    "declare_dealt": BOTH,
    "allow_swap_all": BOTH,
    "pass": BOTH,
    "last_turn_stand": BOTH,
    "explain_gate": BOTH,
    "all_pass": ["refresh", "refresh", "none"],
    "exhausted": ["draw", "showdown", "showdown", "keep_table"],
    "recycle": ["shuffle", "order"],
    "recycle_includes_current": BOTH,
    "close_timing": ["rider", "instead"],
    "close_from_turn": [1, 2, 3, 4, 10**30],
    "stop_requires_flush": BOTH,
    "auto_declare": [[], ["31"], ["fire"], ["31", "fire"], ["fire", "31"], ["31", "31"], ["fire", "31", "fire"]],
    "declare_after_close": BOTH,
    "blitz_after_knock": BOTH,
    "valuation": ["net", "flush"],
    "trio_value": [30.5, None, "none"],
    "rounds": ["players", "players", 1, 2, 3, 4],
    "pair_and_point": BOTH,
    "trio_ranks": ["all", "court", "court"],
    "fire_value": [32, 32.0, 33, 33.0, None, "none"],
    "combination_order": ["sequence_first", "trio_first"],
    "petrangolone": ["three_aces", "none"],
    "tie_card_order": ["rank", "points"],
    "tie_cards": ["counting_suit", "whole_hand"],
    "ace_in_runs": ["high_low", "high_only", "brag"],
    "top_prial_threes": BOTH,
    "lowest_tie": ["all_lose", "all", "none_lose", "none"],
    "lowest_tie_break": BOTH,
    "caller_lowest_penalty": [2, 1],
    "caller_not_best": BOTH,
    "exact_tie": ["void_either", "void_lowest", "all_tied_lowest_lose"],
    "on_31": ["lowest", "all_others"],
    "dealt_31_all_lose": BOTH,
    "dealt_fire_double": BOTH,
    "tie_category": ["best_place", "by_value"],
    "points_table": POINTS_TABLES,
    "contest_tie": ["challenger", "caller"],
    "contest_total": ["flush", "best_suit"],
    "double_in_contest": BOTH,
    "clear_call_challengeable": BOTH,
    "call_requires": ["none", "flush", "flush", "min(1)", "min(42)", "min(51)", "min(99)"],
    "units": [1, 1, 1, 2, 2, 3, 3, 4, 98, 99],
    "grace": [1, 0],
    "penalty_overflow": ["eliminate", "stop_at_grace"],
    "chicken_after_multiple": ["forfeited", "available"],
    "final_tie": ["share", "replay"],
    "match_end": ["hands(1)", "hands(2)", "hands(3)", "hands(999)", "target(1)", "target(99999)", "single_hand"],
}

OWN: dict[tuple[str, str], list[Any]] = {
    **{("trio_value", preset): [30, 30.5, 31, 31.0, None, "none"] for preset in [HOSA, LOO]},
    **{("trio_value", preset): [30, 30.0, 30.5, None, "none"] for preset in TO_NE},
    **{("pack", preset): [40, 40, 40.0, "2", "7", 8, 52, 36, 28] for preset in ITALIAN},
    **{
        ("dealer_choice", preset): ["blind", "see_both", "see_extra_only", "none"] for preset in [*SW_BUS, HOSA, *MONTE]
    },
    **{("ace_in_runs", preset): ["high_low", "high_only"] for preset in MONTE},
    ("tie_break", PETRANGOLA): ["swords", "none"],
    ("tie_break", MAMBASSA): ["coins_first", "none"],
    ("pack", COMMERCE): [40, "2", "7", 8, 52, 36, 32.0, 28],
    ("ace_in_runs", COMMERCE): ["high_low", "high_only"],
    ("match_end", COMMERCE): ["last_survivor", "hands(1)", "hands(2)", "hands(4)", "hands(999)"],
    ("trio_value", TRENTUNO): [30, 30, 30.0, None, "none"],
    ("lowest_tie", TRENTUNO): ["dealer_exempt", "all_lose", "all"],
    ("call_requires", TRENTUNO): ["none", "min(1)", "min(15)", "min(20)", "min(26)", "min(31)", "min(32)"],
    ("tie_break", DUTCH): ["suits_no_trio", "none"],
    ("tie_break", SCHOOL): ["trio_rank", "none"],
    ("match_end", SCHOOL): ["last_survivor", "single_hand", "single_hand"],
    ("match_end", EMPAT): ["hands(1)", "hands(3)", "hands(9)", "target(1)", "target(2)", "single_hand"],
    ("match_end", CHINA): ["hands(1)", "hands(4)", "target(1)", "target(100)", "target(500)", "single_hand"],
    ("auto_declare", BUS): [[], ["31"], ["fire"], ["31", "fire"]],
}


def values_of(preset: str, name: str) -> list[Any]:
    """List values that a house rule has in a preset."""
    return OWN.get((name, preset)) or VALUES[name]


def ruled(preset: str) -> list[str]:
    """List the house rules of a preset that can be chosen freely."""
    return [name for name in KNOWN[preset] if name != "players"]


def names_of(first: str) -> list[str]:
    """List the names that a house rule has."""
    return [first, *(second for second, known in SECOND_NAMES.items() if known == first)]
