"""What a table remembers of an evening: who has won its matches, the bravest call, and the unluckiest hand.

The count goes on through rematches and when guests change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from schwimmen.match.result import Shown


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody who has played a hand."""

    who: str
    """Identifies a player: a person's membership, or the name of a computer opponent."""
    name: str


@dataclass(frozen=True, slots=True)
class Notable:
    """A hand worth remembering: whose it was, and what it was worth."""

    who: str
    code: int
    """The engine's value."""
    value: str


@dataclass(slots=True)
class Evening:
    """The count of an evening."""

    names: dict[str, str] = field(default_factory=dict, repr=False)
    """The name of everybody who has played."""
    wins: dict[str, int] = field(default_factory=dict, repr=False)
    """Matches won by everybody who has finished one, in the order in which they came."""
    brave: Notable | None = None
    """The lowest value that somebody called on and that did better than another hand."""
    unlucky: Notable | None = None
    """The highest value that did worse than another hand."""

    def count(self, players: Sequence[Contender], shown: Sequence[Shown], winners: Sequence[int] | None) -> None:
        """Count a finished hand, and the match too if `winners` names the seats that won it."""
        self.names |= {player.who: player.name for player in players}
        best, worst = max(each.change for each in shown), min(each.change for each in shown)
        for each in shown:
            feat = Notable(players[each.seat].who, each.code, each.value)
            if each.called and each.change > worst and (self.brave is None or feat.code < self.brave.code):
                self.brave = feat
            if each.change < best and (self.unlucky is None or feat.code > self.unlucky.code):
                self.unlucky = feat
        if winners is not None:
            for seat, player in enumerate(players):
                self.wins[player.who] = self.wins.get(player.who, 0) + (seat in winners)

    def forget(self, member: str) -> None:
        """Forget the name of a person."""
        if member in self.names:
            self.names[member] = ""

    def won(self) -> list[tuple[str, int]]:
        """Return the name of everybody who has finished a match, and how many they won, the most first."""
        return [(self.names[who], count) for who, count in sorted(self.wins.items(), key=lambda each: -each[1])]

    def feats(self) -> dict[str, tuple[str, str] | None]:
        """Return the bravest call and the unluckiest hand: a name, and a value as in the record."""
        found = {"brave": self.brave, "unlucky": self.unlucky}
        return {feat: None if one is None else (self.names[one.who], one.value) for feat, one in found.items()}
