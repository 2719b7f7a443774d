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
    """The person's cards that are to go."""
    takes: tuple[str, ...] = ()
    """The table cards that shall come; a whole pool comes without being chosen."""
    armed: str = ""
    """The action that Enter does, by its token; empty: what the chosen cards say."""
    ride: bool = False
    """Whether the call shall ride on the move."""

    def pick(self, zone: str, card: str, most: int = 1) -> Wish:
        """Choose a card of hand or table, or take the choice back; of each side `most` stay, the last chosen ones."""
        sides = {"hand": self.gives, "table": self.takes}
        chosen = sides[zone]
        sides[zone] = tuple(other for other in chosen if other != card) if card in chosen else (*chosen, card)
        return replace(self, gives=sides["hand"][-most:], takes=sides["table"][-most:], armed="")

    def arm(self, action: str) -> Wish:
        """Prepare an action instead of an exchange."""
        return replace(self, gives=(), takes=(), armed=action)

    def still(self, hand: Sequence[str], table: Sequence[str]) -> Wish:
        """Return what of a wish is still there after cards have moved."""
        gives = tuple(card for card in self.gives if card in hand)
        return replace(self, gives=gives, takes=tuple(card for card in self.takes if card in table))

    def token(self, view: View, *, pool: bool = False) -> str:
        """Return the token of this wish in a moment of the table, empty while it is not complete.

        With a `pool` in the middle, as many cards as it has mean all of it.
        """
        call = "!" * self.ride
        if self.armed:
            return self.armed + call * (self.armed in RIDDEN)
        if view.phase == "discard":
            return f"{self.gives[0]}>{call}" if self.gives else ""
        whole = pool and len(self.gives) == len(view.table) > 1
        takes = view.table if whole else [card for card in view.table if card in self.takes]
        if not takes or len(self.gives) != len(takes):
            return ""
        if "all" in view.legal and len(takes) == len(view.hand):
            return f"all{call}"
        gives = [card for card in view.hand if card in self.gives]
        return f"{','.join(gives)}>{','.join(takes)}{call}"


def kind_of(token: str) -> str:
    """Return the action that a token is one of; of no token, none."""
    plain = token.rstrip("!")
    if ">" not in plain:
        return plain
    return "pool" if "," in plain else "discard" if plain.endswith(">") else "swap"
