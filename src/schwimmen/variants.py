"""The family as one table: each game is an entry of data, and no code asks for its name.

`VARIANTS` holds the presets as printed in the source documents; `find` looks one up, `Variant.house` changes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from schwimmen import knobs
from schwimmen.knobs import Knobs
from schwimmen.rules import FinalTie, Rules


@dataclass(frozen=True, kw_only=True)
class Variant:
    """A game as a source prints it: its id, its rules, the knobs that a table may change, and where it comes from."""

    id: str
    number: int
    """The number of this preset in share codes; never used again for another."""
    title: str
    sources: tuple[str, ...]
    """The source documents, by number."""
    rules: Rules
    knobs: Knobs = field(default_factory=lambda: knobs.SCHWIMMEN)

    def house(self, house: Any) -> Rules:
        """Return the rules of this preset with a house object applied. Raises HouseError."""
        return knobs.apply_house(self.rules, self.knobs, house)

    def house_of(self, rules: Rules) -> dict[str, Any]:
        """Return the house object by which `rules` differ from this preset."""
        return knobs.house_of(rules, self.rules, self.knobs)


VARIANTS: dict[str, Variant] = {
    variant.id: variant
    for variant in (
        Variant(
            id="schwimmen",
            number=0,
            title="Schwimmen",
            sources=("000", "002"),
            rules=Rules(),
        ),
        Variant(
            id="schwimmen_gamerules",
            number=1,
            title="Schwimmen (gamerules)",
            sources=("001",),
            rules=Rules(final_tie=FinalTie.REPLAY),
        ),
        Variant(
            id="schwimmen_catsatcards",
            number=2,
            title="Schwimmen (CatsAtCards)",
            sources=("004",),
            rules=Rules(players=(2, 9), final_tie=FinalTie.REPLAY),
        ),
    )
}


def find(name: object) -> Variant:
    """Return the preset with this id. Raises ValueError that lists the presets there are."""
    if not isinstance(name, str) or name not in VARIANTS:
        raise ValueError(f"rules: {name!r} is not a preset; there are {', '.join(VARIANTS)}")
    return VARIANTS[name]
