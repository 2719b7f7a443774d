"""First names for computer opponents, at every table."""

from __future__ import annotations

import random
from collections.abc import Iterable

NAMES = (
    "Ada", "Bruno", "Carla", "Detlef", "Elif", "Fiete", "Greta", "Hanno", "Ida", "Jonte", "Karla", "Lasse", "Malek",
    "Nele", "Otto", "Paula", "Quirin", "Rosa", "Sami", "Tilda", "Uwe", "Vera", "Willi", "Yara", "Zora", "Anouk",
    "Bela", "Clara", "Dario", "Enno", "Frieda", "Gesa", "Henri", "Ilse", "Jaro",
)  # fmt: skip
"""More than twice as many as there are seats at any table."""


def names_for(taken: Iterable[str], count: int, seed: int | str) -> list[str]:
    """Return names for `count` computer opponents that nobody has; the seed decides which."""
    words = {word for name in taken for word in name.casefold().split()}
    free = [name for name in NAMES if name.casefold() not in words]
    random.Random(seed).shuffle(free)
    return free[:count]
