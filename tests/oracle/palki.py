"""Tri Palki (3.5): washouts with extra turns, special hands, sticks."""

from __future__ import annotations

from typing import Any

from tests.oracle.cards import one_suit
from tests.oracle.table import TableGame
from tests.oracle.values import best, is_31, number, palki_rank, special


class TriPalki(TableGame):
    """Tri Palki."""

    def hand_out(self) -> None:
        """Deal a card to everybody and one to the table, three times (TP-2)."""
        for _ in range(3):
            for seat in self.playing:
                self.hands[seat] += self.from_stock(1)
            self.table += self.from_stock(1)

    def start(self) -> None:
        """Wash out the table as long as it is of one suit; the dealer leads."""
        self.fresh = False
        self.to_move = self.dealer
        self.washes_out()

    def may_carry_call(self, tokens: list[str]) -> list[str]:
        """The last round rides on a turn that leaves an ordinary 31 and no washout (TP-9)."""
        return [token for token in tokens if is_31(self.hand_after(token)) and not one_suit(self.table_after(token))]

    def washes_out(self) -> bool:
        """Replace a table of one suit, repeatedly; tell whether the same player plays on, or the hand ended."""
        if not one_suit(self.table):
            return False
        self.streak = 0
        while one_suit(self.table):
            if len(self.stock) < 3:
                self.end("washout")
                return True
            self.table = self.from_stock(3)
        return True

    def all_passed(self) -> bool:
        """The hand is over when all have passed."""
        self.end("allpass")
        return True

    def worth(self, hand: list[str]) -> Any:
        """An ordinary hand by its rank; special hands are above all of them."""
        name = special(hand)
        return (100,) if name else palki_rank(hand, self.house["tie_cards"])

    def value_text(self, hand: list[str]) -> str:
        """Write a special hand's name or an ordinary one's value."""
        return special(hand) or number(best(hand))

    def is_safe(self, hand: list[str]) -> bool:
        """Special hands never get a stick."""
        return special(hand) is not None

    def ordinary(self) -> list[int]:
        """List who holds an ordinary hand."""
        return sorted(seat for seat in self.playing if not self.is_safe(self.hands[seat]))

    def scores(self) -> dict[int, int]:
        """Say who gets a stick (TP-12), whatever ended the hand."""
        ordinary = self.ordinary()
        if any(special(self.hands[seat]) == "AAA" for seat in self.playing):
            return self.these_lose(ordinary)
        lowest = sorted(ordinary, key=lambda seat: (self.worth(self.hands[seat]), seat))
        return self.these_lose(lowest[:1])

    def move_deal(self) -> None:
        """The highest ordinary hand deals, or who comes next if its owner is out (TP-14)."""
        ordinary = self.ordinary()
        if not ordinary:
            return
        highest = max(ordinary, key=lambda seat: (self.worth(self.hands[seat]), -seat))
        self.dealer = self.after(highest)[0] if highest in self.out else highest
