"""What else a game is called, as a page says it: names together that are at home in the same places."""

from __future__ import annotations

from itertools import groupby

from schwimmen.rules.presets import Preset, names_of
from schwimmen.words import Words


def also_called(preset: Preset, words: Words) -> list[str]:
    """Return a line for each group of names: "USA, Britain: Scat, Blitz"."""
    groups = groupby(names_of(preset.id), key=lambda name: (name.places, bool(name.house)))
    return [
        words(
            "also-called-house" if house else "also-called",
            names=", ".join(name.text for name in names),
            places=", ".join(words(f"place-{place}") for place in places),
        )
        for (places, house), names in groups
    ]
