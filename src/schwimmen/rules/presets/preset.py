"""What an entry of the table of games says."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs import Idle, Knobs, apply_house, house_of, idle_knobs


@dataclass(frozen=True, kw_only=True)
class Preset:
    """A game as a source prints it: its id, its rules, the knobs that a table may change, and where it comes from."""

    id: str
    number: int
    """The number of this preset in share codes; never used again for another."""
    title: str
    sources: tuple[str, ...]
    """The source documents, by number."""
    prefix: str
    """The letters of its rules' numbers: SW-13 is a rule of Schwimmen."""
    call: str = "close"
    """The game's word for its call: `close knock stop end stick pas last-round call`."""
    ledger: str = "life"
    """What is lost or counted: `life chip token coin die stick`, or `points` on a slate."""
    tongue: str = "plain"
    """Whose words are said over it where they are its own: `schnauz hosa-aba widow trial ride`, else `plain`."""
    ante: int | None = None
    """What everybody pays into the pot before the first hand (C-19); None where there is no pot."""
    rules: Rules
    knobs: Knobs

    def pot(self, started: int, left: Sequence[int]) -> int | None:
        """Return what lies in the pot: every ante, and every unit lost of those that each seat started with."""
        return None if self.ante is None else sum(self.ante + started - units for units in left)

    def terms(self, rules: Rules) -> dict[str, str | int]:
        """Return the game's own words by the names of the catalogue's arguments, for sentences that leave them out."""
        words: dict[str, str | int] = {"word": self.call, "unit": self.ledger, "tongue": self.tongue}
        return words | {"hand": rules.hand_size, "choice": str(rules.dealer_choice)}

    def house(self, house: Any) -> Rules:
        """Return the rules of this preset with a house object applied. Raises HouseError."""
        return apply_house(self.rules, self.knobs, house)

    def house_of(self, rules: Rules) -> dict[str, Any]:
        """Return the house object by which `rules` differ from this preset."""
        return house_of(rules, self.rules, self.knobs)

    def idle(self, rules: Rules) -> list[Idle]:
        """Return the knobs without effect under some rules, one reason each, in the order of the knobs."""
        return idle_knobs(rules, self.knobs)
