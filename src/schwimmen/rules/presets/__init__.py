"""The games of the family: `VARIANTS` holds the presets as printed in the source documents, `find` looks one up."""

from schwimmen.rules.presets.family import VARIANTS
from schwimmen.rules.presets.variant import Variant

__all__ = ["VARIANTS", "Variant", "find"]


def find(name: object) -> Variant:
    """Return the preset with this id. Raises ValueError that lists the presets there are."""
    if not isinstance(name, str) or name not in VARIANTS:
        raise ValueError(f"rules: {name!r} is not a preset; there are {', '.join(VARIANTS)}")
    return VARIANTS[name]
