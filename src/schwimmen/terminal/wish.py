"""What the person at the table wants to do: cards chosen, an action prepared, the call riding on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Wish:
    """A move that is being put together."""

    give: str | None = None
    """The own card that shall go."""
    take: str | None = None
    """The table card that shall come."""
    armed: str = ""
    """The action that Enter does: all, pass, close, keep, trade; empty: the exchange of the chosen cards."""
    ride: bool = False
    """Whether the call shall ride on the move."""

    def pick(self, zone: str, card: str) -> Wish:
        """Choose a card of the hand or the table, or take the choice back."""
        if zone == "hand":
            return replace(self, give=None if self.give == card else card, armed="")
        return replace(self, take=None if self.take == card else card, armed="")

    def arm(self, action: str) -> Wish:
        """Prepare an action instead of an exchange."""
        return replace(self, give=None, take=None, armed=action)

    def still(self, hand: Sequence[str], table: Sequence[str]) -> Wish:
        """Return what of a wish is still there after cards have moved."""
        give = self.give if self.give in hand else None
        take = self.take if self.take in table else None
        return replace(self, give=give, take=take)

    @property
    def token(self) -> str:
        """The token of this wish, empty while it is not complete."""
        if self.armed:
            return self.armed + "!" * (self.ride and self.armed in ("all", "pass"))
        if self.give and self.take:
            return f"{self.give}>{self.take}" + "!" * self.ride
        return ""
