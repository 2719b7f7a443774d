"""The games of the family: `PRESETS` holds the presets as printed in the source documents, `find` looks one up.

People name a game as they know it (`named`); records, share codes and the protocol by its id. Share codes and files
of strategies know a preset by its number (`numbered`).
"""

from collections.abc import Mapping
from typing import Any

from schwimmen.rules.presets.family import PRESETS
from schwimmen.rules.presets.names import Name, meant, names_of
from schwimmen.rules.presets.preset import Preset

__all__ = ["PRESETS", "AmbiguousName", "Name", "Preset", "find", "meant", "named", "names_of", "numbered"]


class AmbiguousName(ValueError):
    """A name that several games share; `meant` are names of each that no other game has."""

    def __init__(self, came: str, names: tuple[Name, ...]) -> None:
        self.meant = tuple(name.text if name.house else name.preset for name in names)
        super().__init__(f"rules: {came!r} can mean {' or '.join(self.meant)}")


def find(name: object) -> Preset:
    """Return the preset with this id. Raises ValueError that lists the presets there are."""
    if not isinstance(name, str) or name not in PRESETS:
        raise ValueError(f"rules: {name!r} is not a preset; there are {', '.join(PRESETS)}")
    return PRESETS[name]


def named(name: object) -> tuple[Preset, Mapping[str, Any]]:
    """Return the preset that somebody names, by its id or as it is called somewhere, and the house rules of that name.

    Raises AmbiguousName for a name that several games share, ValueError for one that no game has.
    """
    names = meant(name) if isinstance(name, str) else ()
    if len(names) > 1:
        raise AmbiguousName(str(name), names)
    return (PRESETS[names[0].preset], names[0].house) if names else (find(name), {})


def numbered(number: int) -> Preset:
    """Return the preset with this number. Raises ValueError if there is none."""
    for preset in PRESETS.values():
        if preset.number == number:
            return preset
    raise ValueError(f"rules: no preset has the number {number}")
