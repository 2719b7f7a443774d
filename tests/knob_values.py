"""JSON values of house rules, for tests that try each of them."""

from __future__ import annotations

from typing import Any

from schwimmen.rules.knobs import Knob
from schwimmen.rules.knobs.kinds import Choice, Counted, NumberOrNone, Pack, PointsTable, Whole, WholeChoice
from schwimmen.rules.presets import PRESETS, Preset

_SOME: dict[str, list[Any]] = {
    "players": [[2, 8], [2, 9], [3, 6], [4, 4]],
    "auto_declare": [[], ["31"], ["fire"], ["31", "fire"]],
    "suit_labels": [["", "", "", ""], ["Wald", "Wiese", "Wasser", "Wind"]],
}


def values_of(knob: Knob) -> list[Any]:
    """Return JSON values of a knob: all of them where they can be counted, some of them elsewhere."""
    if knob.name in _SOME:
        return _SOME[knob.name]
    match knob:
        case Choice():
            return list(knob.values)
        case Counted():
            return [*knob.plain, *(f"{word}({count})" for word in knob.counted for count in (1, 40))]
        case WholeChoice() | NumberOrNone():
            return [knob.write(value) for value in knob.values]
        case Whole():
            return [1, 2, 5]
        case Pack():
            return list(knob.sizes)
        case PointsTable():
            return [{row: [place, 2 - place] for place, row in enumerate(knob.rows)}]
    return [True, False]


def other_values(preset: Preset, name: str) -> list[Any]:
    """Return JSON values of a knob that are not printed in a game."""
    knob = preset.knobs[name]
    return [value for value in values_of(knob) if knob.read(value) != knob.get(preset.rules)]


EVERY_CHANGE = [
    (game, name, value)
    for game, preset in PRESETS.items()
    for name in preset.knobs
    for value in other_values(preset, name)
]
"""Every game with one house rule."""
