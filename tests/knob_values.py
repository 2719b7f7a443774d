"""JSON values of house rules, for tests that try each of them."""

from __future__ import annotations

from typing import Any

from schwimmen.rules.presets import PRESETS, Preset


def other_values(preset: Preset, name: str) -> list[Any]:
    """Return JSON values of a knob that are not printed in a game."""
    knob = preset.knobs[name]
    return [value for value in knob.samples() if knob.read(value) != knob.get(preset.rules)]


EVERY_CHANGE = [
    (game, name, value)
    for game, preset in PRESETS.items()
    for name in preset.knobs
    for value in other_values(preset, name)
]
"""Every game with one house rule."""
