"""Where a sentence comes from: the number of the rule in each game, and the documents that print it.

A rule of a game is numbered with the letters of the game (`Preset.prefix`); a game that takes a rule over from the
common ones cites those. A sentence that a house rule has made also cites the readings of its fields (`Field.cites`).
"""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.rules.fields import DECLARED
from schwimmen.rules.presets import Preset

_NUMBERS: dict[str, str] = {
    "goal": "SW-17 DU-12 HO-10 FO-9 TP-12 LO-9 EN-11 TO-11 NE-2 SB-4 JF-10 CF-10 ES-10 TR-10 PE-10 MB-9 CO-11",
    "players": "SW-1 DU-1 HO-1 FO-1 TP-1 LO-1 EN-1 TO-1 NE-1 SB-1 JF-1 CF-1 ES-1 TR-1 PE-1 MB-1 CO-1",
    "pack": "SW-2 DU-1 HO-1 FO-1 TP-1 LO-1 EN-1 TO-1 NE-1 SB-1 JF-1 CF-1 ES-1 TR-1 PE-2 MB-1 CO-1",
    "labels": "EN-2",
    "deal": "SW-5 DU-1 HO-2 FO-2 TP-2 LO-2 EN-3 TO-2 NE-1 SB-1 JF-2 CF-2 ES-2 TR-3 PE-4 MB-3 CO-3",
    "choice": "SW-7 DU-1 HO-2 FO-2 TP-2 LO-2 EN-3 SB-1 JF-2 PE-5 PE-6 MB-4 CO-3",
    "dealt": "SW-6 DU-2 HO-7 LO-7 EN-8 TO-5 NE-3 SB-2 TR-7",
    "leader": "SW-8 DU-1 HO-2 FO-3 TP-4 LO-3 EN-4 TO-3 NE-1 SB-1 JF-3 CF-3 ES-3 TR-3 PE-7 MB-5 CO-4",
    "turn": "SW-9 DU-4 HO-4 FO-4 TP-5 LO-4 EN-5 TO-4 NE-1 SB-1 JF-4 CF-5 ES-4 TR-4 PE-8 MB-6 CO-5 CO-13",
    "rounds": "CO-7",
    "pass": "SW-9 DU-4 HO-4 FO-4 TP-5 LO-4 EN-5 TO-4 NE-1 SB-1 JF-4 CF-5 ES-6 TR-4 PE-8 MB-6 CO-5",
    "offer": "HO-3 TP-3",
    "washout": "TP-3",
    "refresh": "FO-4 JF-5",
    "recycle": "FO-6 JF-6",
    "explain": "EN-6",
    "all-pass": "SW-13 DU-5 HO-8 TP-8 EN-9 SB-1",
    "exhausted": "SW-13 HO-8 EN-9 SB-2 TO-7 NE-5 CF-11 ES-6 TR-8",
    "call": "SW-10 DU-4 HO-6 FO-4 TP-7 LO-5 EN-5 TO-4 NE-1 SB-1 JF-7 CF-7 ES-5 TR-5 PE-8 MB-6 CO-5",
    "after-call": "SW-10 DU-6 HO-6 FO-4 TP-7 LO-6 EN-5 TO-6 NE-1 SB-1 JF-7 CF-7 ES-5 TR-6 PE-8 MB-6 CO-8",
    "declare": "SW-12 DU-7 HO-7 FO-5 TP-7 LO-7 EN-8 TO-5 NE-3 SB-2 JF-7 CF-6 ES-5 TR-7 PE-11 MB-9 CO-8",
    "points": "SW-3 C-2",
    "value": "SW-15 DU-11 HO-10 FO-8 TP-10 LO-8 EN-10 TO-9 NE-1 SB-3 JF-9 CF-9 ES-8 TR-9 PE-9 MB-7 CO-9 C-3",
    "trio": "SW-15 DU-9 HO-9 LO-8 EN-10 TO-15 NE-1 TR-9",
    "specials": "TP-10",
    "ties": "SW-16 DU-11 HO-10 FO-9 TP-11 LO-8 EN-10 TO-10 NE-4 SB-3 JF-10 CF-10 ES-9 TR-9 PE-9 MB-8 CO-10",
    "lose": "SW-17 DU-12 HO-10 TP-12 LO-9 EN-11 TO-11 SB-4 TR-9 PE-10 MB-9 CO-10",
    "lose-31": "SW-17 DU-12 HO-10 LO-9 EN-11 TO-12 SB-4 TR-7",
    "lose-fire": "SW-17 SB-4",
    "score": "FO-9 NE-2 JF-10 CF-10 ES-10",
    "units": "SW-4 DU-13 HO-11 TP-13 LO-10 EN-12 TO-13 SB-1 TR-2 PE-3 MB-2 CO-2 C-8",
    "pot": "SW-4 HO-11 LO-10 TR-2 C-19",
    "grace": "SW-18 DU-14 HO-11 TP-13 LO-10 EN-12 TO-13 SB-5 TR-2 PE-3 MB-2 CO-2 C-8",
    "overflow": "SW-18 TO-13 PE-3 MB-2 C-8",
    "final": "SW-18 DU-15 HO-11 EN-12 SB-5 TR-10 PE-12 MB-10 C-9",
    "match-end": "SW-18 DU-15 HO-11 FO-10 TP-15 LO-11 EN-12 TO-13 NE-6 SB-5 JF-11 CF-12 ES-10 TR-10 PE-12 MB-10 CO-11",
    "dealer": "SW-19 DU-15 HO-11 FO-10 TP-14 LO-11 EN-1 TO-1 NE-1 SB-5 JF-11 CF-13 ES-3 TR-3 PE-12 MB-5 CO-4",
    "open": "SW-20 DU-16 HO-12 FO-11 TP-16 LO-12 EN-13 TO-14 NE-1 SB-5 JF-12 CF-14 ES-11 TR-11 PE-13 MB-11 CO-12 C-12",
}
"""What a sentence is about, and the numbers of the rules that say it; a field has its topic from `rules.fields`."""

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
    "pass": "PE MB",
    "choice": "HO",
    "all-pass": "HO EN",
    "exhausted": "SW:000 SW:001 SW:002 HO TR",
    "overflow": "SW TO TR PE MB",
    "units": "HO",
    "pot": "HO",
    "grace": "HO",
    "final": "SW:001 HO EN TR PE MB",
    "match-end": "FO JF HO",
    "dealer": "SW:000 SW:002 SW:004 DU HO FO EN TO NE SB JF CF",
    "open": "SW DU HO FO TP LO EN TO NE SB JF CF ES TR PE MB",
}
"""Where a rule is our reading: the games, or the documents of a game, that do not say it."""


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
    readings = [reading for field in changed for reading in _of(preset, DECLARED[field].cites, common=False)]
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
    if own or shared:
        return [*own, *shared]
    parents = [number for number in listed if number.startswith("SW-")]
    if parents:
        return parents
    return listed[:1]
