"""Games of the family that cannot be played here, by the names that people may look for: rules-2.md, section 4.3.

Each has a sentence, `absent-ID`, that says what it is, what it lacks here and which game comes nearest.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from schwimmen.rules.presets.names import BASTARD, bare


@dataclass(frozen=True, kw_only=True)
class Absent:
    """A game that cannot be played here."""

    id: str
    texts: tuple[str, ...]
    """What it is called."""
    nearest: str
    """The id of the game that comes nearest."""
    house: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The house rules that bring that game nearer still."""
    sources: tuple[str, ...] = ()
    """Source documents by number, and pages of rules-2.md, section 8."""


ABSENT: Final[tuple[Absent, ...]] = (
    Absent(
        id="bastard-brag",
        texts=("Bastard Brag",),
        nearest="stop_the_bus",
        house={**BASTARD, "close_timing": "instead", "close_from_turn": 3},
        sources=("Z16",),
    ),
    Absent(id="hosn-owi-league", texts=("Hosn owi (league)", "Hosn owi (Liga)"), nearest="schwimmen", sources=("Z17",)),
    Absent(id="trente-et-un-wikipedia", texts=("Trente-et-un (Wikipedia)",), nearest="schwimmen", sources=("Z18",)),
    Absent(id="pounce-commerce", texts=("Pounce Commerce", "Pounce"), nearest="commerce", sources=("Y21",)),
    Absent(
        id="trade-and-barter",
        texts=("Trade and Barter", "Commerce (new mode)"),
        nearest="commerce",
        sources=("Y25",),
    ),
    Absent(id="commerce-old-mode", texts=("Commerce (old mode)",), nearest="commerce", sources=("Y25",)),
    Absent(
        id="banking-31",
        texts=("Banking 31", "Bankspiel 31", "Trianta Ena", "Treinta y Una"),
        nearest="thirty_one",
        sources=("002", "Y27", "Y28", "Y29"),
    ),
)


def absent(text: str) -> Absent | None:
    """Return the game that a text names and that cannot be played here; case, accents, blanks and signs are nothing."""
    return _by_name().get(bare(text))


@cache
def _by_name() -> dict[str, Absent]:
    return {bare(text): game for game in ABSENT for text in game.texts}
