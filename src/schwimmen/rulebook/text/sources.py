"""Where a sentence comes from: the number of the rule in each game, and the documents that print it.

A rule of a game is numbered with the letters of the game (`Preset.prefix`); a game that takes a rule over from the
common ones cites those. A sentence that a house rule has made cites the number of the reading instead.
"""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.rules.presets import Preset

_NUMBERS: dict[str, str] = {
    "goal": "SW-17 DU-12 HO-10 FO-9 TP-12 LO-9 EN-11 TO-11 NE-2 SB-4 JF-10 CF-10 ES-10",
    "players": "SW-1 DU-1 HO-1 FO-1 TP-1 LO-1 EN-1 TO-1 NE-1 SB-1 JF-1 CF-1 ES-1",
    "pack": "SW-2 DU-1 HO-1 FO-1 TP-1 LO-1 EN-1 TO-1 NE-1 SB-1 JF-1 CF-1 ES-1",
    "labels": "EN-2",
    "deal": "SW-5 DU-1 HO-2 FO-2 TP-2 LO-2 EN-3 TO-2 NE-1 SB-1 JF-2 CF-2 ES-2",
    "choice": "SW-7 DU-1 HO-2 FO-2 TP-2 LO-2 EN-3 SB-1 JF-2",
    "dealt": "SW-6 DU-2 HO-7 LO-7 EN-8 TO-5 NE-3 SB-2",
    "leader": "SW-8 DU-1 HO-2 FO-3 TP-4 LO-3 EN-4 TO-3 NE-1 SB-1 JF-3 CF-3 ES-3",
    "turn": "SW-9 DU-4 HO-4 FO-4 TP-5 LO-4 EN-5 TO-4 NE-1 SB-1 JF-4 CF-5 ES-4",
    "pass": "SW-9 DU-4 HO-4 FO-4 TP-5 LO-4 EN-5 TO-4 NE-1 SB-1 JF-4 CF-5 ES-6",
    "offer": "HO-3 TP-3",
    "washout": "TP-3",
    "refresh": "FO-4 JF-5",
    "recycle": "FO-6 JF-6",
    "explain": "EN-6",
    "all-pass": "SW-13 DU-5 HO-8 TP-8 EN-9 SB-1",
    "exhausted": "SW-13 HO-8 EN-9 SB-2 TO-7 NE-5 CF-11 ES-6",
    "call": "SW-10 DU-4 HO-6 FO-4 TP-7 LO-5 EN-5 TO-4 NE-1 SB-1 JF-7 CF-7 ES-5",
    "after-call": "SW-10 DU-6 HO-6 FO-4 TP-7 LO-6 EN-5 TO-6 NE-1 SB-1 JF-7 CF-7 ES-5",
    "declare": "SW-12 DU-7 HO-7 FO-5 TP-7 LO-7 EN-8 TO-5 NE-3 SB-2 JF-7 CF-6 ES-5",
    "points": "SW-3 C-2",
    "value": "SW-15 DU-11 HO-10 FO-8 TP-10 LO-8 EN-10 TO-9 NE-1 SB-3 JF-9 CF-9 ES-8 C-3",
    "trio": "SW-15 DU-9 HO-9 LO-8 EN-10 TO-15 NE-1",
    "specials": "TP-10",
    "ties": "SW-16 DU-11 HO-10 FO-9 TP-11 LO-8 EN-10 TO-10 NE-4 SB-3 JF-10 CF-10 ES-9",
    "lose": "SW-17 DU-12 HO-10 TP-12 LO-9 EN-11 TO-11 SB-4",
    "lose-31": "SW-17 DU-12 HO-10 LO-9 EN-11 TO-12 SB-4",
    "lose-fire": "SW-17 SB-4",
    "score": "FO-9 NE-2 JF-10 CF-10 ES-10",
    "units": "SW-4 DU-13 HO-11 TP-13 LO-10 EN-12 TO-13 SB-1 C-8",
    "grace": "SW-18 DU-14 HO-11 TP-13 LO-10 EN-12 TO-13 SB-5 C-8",
    "overflow": "SW-18 TO-13 C-8",
    "final": "SW-18 DU-15 HO-11 EN-12 SB-5 C-9",
    "match-end": "SW-18 DU-15 HO-11 FO-10 TP-15 LO-11 EN-12 TO-13 NE-6 SB-5 JF-11 CF-12 ES-10",
    "dealer": "SW-19 DU-15 HO-11 FO-10 TP-14 LO-11 EN-1 TO-1 NE-1 SB-5 JF-11 CF-13 ES-3",
    "open": "SW-20 DU-16 HO-12 FO-11 TP-16 LO-12 EN-13 TO-14 NE-1 SB-5 JF-12 CF-14 ES-11 C-12",
}
"""What a sentence is about, and the numbers of the rules that say it."""

_READINGS: dict[str, str] = {
    "players": "SW-A1 LO-A3",
    "pack": "SW-O6",
    "direction": "HO-A6",
    "dealer_choice": "SW-A3 HO-A3 EN-A1 SB-A5",
    "dealt_check": "SW-A10 DU-A4",
    "declare_dealt": "LO-A1",
    "suit_labels": "EN-A9",
    "allow_swap_all": "SW-O1 JF-A4",
    "pass_rule": "SB-A5 JF-A3",
    "last_turn_stand": "HO-A1 EN-A8 JF-A3",
    "explain_gate": "EN-A4",
    "all_pass": "HO-A2 EN-A2",
    "exhausted": "SW-A9",
    "recycle": "FO-A2 JF-A1",
    "recycle_includes_current": "FO-A3 JF-A2",
    "close_timing": "SW-A5",
    "close_from_turn": "SW-A6 TO-A6",
    "call_requires": "JF-A5 CF-A7",
    "call_minimum": "CF-A7",
    "clear_call": "CF-A6",
    "auto_declare": "TO-A3 SB-A2",
    "declare_after_close": "SW-A12 TO-A4",
    "valuation": "JF-A6",
    "trio_value": "SW-O4 TO-A10",
    "fire_value": "SW-O4 EN-A6",
    "tie_break": "DU-A5 EN-A3 TO-A1",
    "tie_card_order": "TO-A2 ES-A5",
    "tie_cards": "TP-A1",
    "ace_in_runs": "SB-A3",
    "top_prial_threes": "SB-A4",
    "lowest_tie": "LO-A4 TO-A1 SB-A1",
    "caller_lowest_penalty": "TO-11",
    "on_31": "SW-A11",
    "dealt_31_all_lose": "SW-O2",
    "dealt_fire_double": "SW-O3",
    "tie_category": "NE-A2",
    "points_table": "NE-A1",
    "contest_tie": "CF-A2",
    "contest_total": "CF-A4",
    "double_in_contest": "CF-A5",
    "units": "SW-O5 DU-A7 HO-A5",
    "grace": "HO-A5",
    "penalty_overflow": "SW-A18 TO-A7",
    "chicken": "DU-A6",
    "final_tie": "SW-A17 EN-A9",
    "match_end": "FO-A6 NE-A4 JF-A8",
    "match_length": "FO-A6 NE-A4",
}
"""The numbers under which the readings of a field are weighed."""

_OPTIONS: dict[str, str] = {
    "SW-O1": "000, 002",
    "SW-O2": "000, 002",
    "SW-O3": "000, 002",
    "SW-O4": "000, 002",
    "SW-O5": "000, 001",
    "SW-O6": "004",
}
"""Readings that documents print as options."""

_SILENT: dict[str, str] = {
    "players": "HO LO JF CF",
    "leader": "JF",
    "choice": "HO",
    "all-pass": "HO EN",
    "exhausted": "SW:000 SW:001 SW:002 HO",
    "overflow": "SW TO",
    "units": "HO",
    "grace": "HO",
    "final": "SW:001 HO EN",
    "match-end": "FO JF HO",
    "dealer": "SW:000 SW:002 SW:004 DU HO FO EN TO NE SB JF CF",
    "open": "SW DU HO FO TP LO EN TO NE SB JF CF ES",
}
"""Where a rule is our reading: the games, or the documents of a game, that do not say it."""

_TOPICS: dict[str, str] = {
    "players": "players", "pack": "pack", "direction": "deal", "hand_size": "deal", "centre": "turn",
    "table_size": "deal", "deal_pattern": "deal", "dealer_choice": "choice", "dealt_check": "dealt",
    "declare_dealt": "dealt", "leader": "leader", "next_dealer": "dealer", "suit_labels": "labels",
    "allow_swap_all": "turn", "pass_rule": "pass", "last_turn_stand": "after-call", "explain_gate": "explain",
    "one_suit_table": "offer", "all_pass": "all-pass", "exhausted": "exhausted", "refresh_from_turn": "refresh",
    "recycle": "recycle", "recycle_includes_current": "recycle", "close_timing": "call", "close_from_turn": "call",
    "call_effect": "after-call", "call_requires": "call", "call_minimum": "call", "clear_call": "call",
    "swap_all_sticks": "turn", "auto_declare": "declare", "declare_effect": "declare",
    "declare_after_close": "declare", "valuation": "value", "trio_value": "trio", "fire_value": "trio",
    "special_hands": "specials", "ace_in_runs": "value", "top_prial_threes": "value", "tie_break": "ties",
    "tie_cards": "ties", "tie_card_order": "ties", "score": "goal", "lowest_tie": "lose",
    "caller_lowest_penalty": "lose", "on_31": "lose-31", "dealt_31_all_lose": "lose-31",
    "dealt_fire_double": "lose-fire", "points_table": "score", "tie_category": "score", "contest_tie": "score",
    "contest_total": "score", "double_in_contest": "score", "units": "units", "grace": "grace",
    "penalty_overflow": "overflow", "chicken": "grace", "final_tie": "final", "match_end": "match-end",
    "match_length": "match-end", "one_leader": "match-end",
}  # fmt: skip
"""What each field of `Rules` is about."""


def topic_of(field: str) -> str:
    """Return what a field of `Rules` is about."""
    return _TOPICS[field]


def cited(preset: Preset, topic: str, changed: Sequence[str] = (), *, number: str = "") -> str:
    """Return where a sentence about a topic comes from: numbers of rules; documents.

    `changed` are the fields in which a table differs from print: what they say stands in no document of the game, or
    as an option only. `number` is a rule that says this sentence alone, or a common one that says it too.
    """
    numbers = _of(preset, _NUMBERS[topic])
    if number.startswith("C-"):
        numbers.append(number)
    elif number.startswith(preset.prefix):
        numbers = [number]
    readings = [reading for field in changed for reading in _of(preset, _READINGS.get(field, ""), common=False)]
    told = ", ".join(dict.fromkeys([*numbers, *readings]))
    if not changed:
        printed = ", ".join(documents(preset, topic))
    else:
        printed = next((_OPTIONS[reading] for reading in readings if reading in _OPTIONS), "")
    return f"{told}; {printed}" if printed else told


def documents(preset: Preset, topic: str) -> list[str]:
    """Return the documents of a game that say something about a topic."""
    silent = _SILENT.get(topic, "").split()
    if preset.prefix in silent:
        return []
    return [source for source in preset.sources if f"{preset.prefix}:{source}" not in silent]


def _of(preset: Preset, numbers: str, *, common: bool = True) -> list[str]:
    """Return the numbers of a game among some, and the common ones; those of the parent game if there are none."""
    listed = numbers.split()
    own = [number for number in listed if number.startswith(f"{preset.prefix}-")]
    shared = [number for number in listed if number.startswith("C-")] if common else []
    return [*own, *shared] or [number for number in listed if number.startswith("SW-")] or listed[:1]
