"""The games of the family: `PRESETS` holds the presets as printed in the source documents, `find` looks one up."""

from schwimmen.rules.presets.family import PRESETS
from schwimmen.rules.presets.preset import Preset

__all__ = ["PRESETS", "Preset", "find"]


def find(name: object) -> Preset:
    """Return the preset with this id. Raises ValueError that lists the presets there are."""
    if not isinstance(name, str) or name not in PRESETS:
        raise ValueError(f"rules: {name!r} is not a preset; there are {', '.join(PRESETS)}")
    return PRESETS[name]
