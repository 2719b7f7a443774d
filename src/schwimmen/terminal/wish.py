"""What the person at the table wants to do: cards chosen, an action prepared, the call riding on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from schwimmen.match.game import View

RIDDEN = ("all", "pass")
"""Prepared actions on which the call can ride."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A move that is being put together."""

    gives: tuple[str, ...] = ()
    """The person's cards that are to go: one, or as many as the pool has."""
    take: str | None = None
    """The table card that shall come."""
    armed: str = ""
    """The action that Enter does, by its token; empty: what the chosen cards say."""
    ride: bool = False
    """Whether the call shall ride on the move."""

    def pick(self, zone: str, card: str, *, several: bool = False) -> Wish:
        """Choose a card of hand or table, or take the choice back; `several` of the hand where that is a move."""
        if zone == "table":
            return replace(self, gives=self.gives[-1:], take=None if self.take == card else card, armed="")
        if card in self.gives:
            return replace(self, gives=tuple(given for given in self.gives if given != card), armed="")
        kept = self.gives if several and self.take is None else ()
        return replace(self, gives=(*kept, card), armed="")

    def arm(self, action: str) -> Wish:
        """Prepare an action instead of an exchange."""
        return replace(self, gives=(), take=None, armed=action)

    def still(self, hand: Sequence[str], table: Sequence[str]) -> Wish:
        """Return what of a wish is still there after cards have moved."""
        gives = tuple(card for card in self.gives if card in hand)
        take = self.take if self.take in table else None
        return replace(self, gives=gives, take=take)

    def token(self, view: View) -> str:
        """Return the token of this wish in a moment of the table, empty while it is not complete."""
        call = "!" * self.ride
        if self.armed:
            return self.armed + call * (self.armed in RIDDEN)
        if view.phase == "discard":
            return f"{self.gives[0]}>{call}" if self.gives else ""
        if self.gives and self.take:
            return f"{self.gives[0]}>{self.take}{call}"
        if len(self.gives) == len(view.table) > 1:
            gives = [card for card in view.hand if card in self.gives]
            return f"{','.join(gives)}>{','.join(view.table)}{call}"
        return ""


def kind_of(token: str) -> str:
    """Return the action that a token is one of; of no token, none."""
    plain = token.rstrip("!")
    if ">" not in plain:
        return plain
    return "pool" if "," in plain else "discard" if plain.endswith(">") else "swap"
