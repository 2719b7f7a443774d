"""The games of the family: `PRESETS` holds the presets as printed in the source documents, `find` looks one up.

Share codes and files of strategies know a preset by its number (`numbered`).
"""

from schwimmen.rules.presets.family import PRESETS
from schwimmen.rules.presets.preset import Preset

__all__ = ["PRESETS", "Preset", "find", "numbered"]


def find(name: object) -> Preset:
    """Return the preset with this id. Raises ValueError that lists the presets there are."""
    if not isinstance(name, str) or name not in PRESETS:
        raise ValueError(f"rules: {name!r} is not a preset; there are {', '.join(PRESETS)}")
    return PRESETS[name]


def numbered(number: int) -> Preset:
    """Return the preset with this number. Raises ValueError if there is none."""
    for preset in PRESETS.values():
        if preset.number == number:
            return preset
    raise ValueError(f"rules: no preset has the number {number}")
