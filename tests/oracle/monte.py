"""Petrangola and Mambassa (rules-2, 3.1 and 3.2): exchanges of several cards, combinations, a monte that knocks."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any, ClassVar

from tests.oracle.cards import in_order, one_suit, pack_of, rank_of
from tests.oracle.table import TableGame
from tests.oracle.values import best, counting_suits, number

LAST_PLACE = 0


class MonteGame(TableGame):
    """What the two games share."""

    suit_order: str
    """The suits that decide between equals, the best last; those that are not named are equal and below."""

    # --- What is legal

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        if self.phase == "choice":
            return self.choices()
        tokens = [token for count in self.counts() for token in self.exchanges(count)] + ["all"]
        tokens += ["pass"] * self.may_pass()
        if self.may_call():
            tokens += [token + "!" for token in tokens] if self.house["close_timing"] == "rider" else ["close"]
        return tokens

    def counts(self) -> range:
        """List how many cards may be exchanged, less than all."""
        return range(1, self.hand_size if self.house["swap_counts"] == "any" else 2)

    def exchanges(self, count: int) -> list[str]:
        """List the exchanges of some cards, both sides in card order (C-15)."""
        hand, table = in_order(self.hands[self.on_turn()]), in_order(self.table)
        gives, takes = list(combinations(hand, count)), list(combinations(table, count))
        return [f"{','.join(give)}>{','.join(take)}" for give in gives for take in takes]

    def may_pass(self) -> bool:
        """In a last turn; before a knock only where the house has it."""
        return bool(self.house["pass" if self.caller is None else "last_turn_stand"])

    # --- Playing

    def choose(self, token: str) -> None:
        """Let the dealer choose; taking the monte is a knock (PE-6)."""
        super().choose(token)
        if token == "trade" and self.house["trade_closes"]:
            self.to_move = self.dealer
            self.call()

    def hand_after(self, action: str) -> list[str]:
        """Show the hand of the player on turn as an action would leave it."""
        return exchanged(self.hands[self.on_turn()], self.table, action)[0]

    def table_after(self, action: str) -> list[str]:
        """Show the table as an action would leave it."""
        return exchanged(self.hands[self.on_turn()], self.table, action)[1]

    # --- What hands are worth (C-16): higher is better, the suit decides last (C-18)

    def worth(self, hand: list[str]) -> Any:
        """The combination or the points, what compares inside it, and the suit."""
        place, compared, suits = self.combination(hand)
        suit = max((self.suit_order.find(suit) for suit in suits), default=-1)
        return place, compared, suit if self.house["tie_break"] != "none" else 0

    def combination(self, hand: list[str]) -> tuple[int, int, list[str]]:
        """Find the first combination of the list: its place from below, what compares in it, its suits."""
        names = self.names()
        for place, name in enumerate(names):
            found = self.forms(hand, name)
            if found:
                return len(names) - place, *found
        return LAST_PLACE, best(hand), counting_suits(hand)

    def forms(self, hand: list[str], name: str) -> tuple[int, list[str]] | None:
        """Tell what compares in a combination, and its suits, if some cards of the hand form it."""
        shape, size, only = self.shapes[name]
        found = [
            result
            for cards in combinations(hand, size)
            if (result := (same if shape == "same" else self.run)(list(cards))) and only in {None, result[0]}
        ]
        return max(found) if found else None

    def run(self, cards: list[str]) -> tuple[int, list[str]] | None:
        """Tell the top card and the suit of neighbours of one suit in the pack in force."""
        if not one_suit(cards):
            return None
        ranks = ranks_of(self.house["pack"])
        held = sorted(ranks.index(card[0]) for card in cards)
        if held == list(range(held[0], held[0] + len(held))):
            return rank_of(ranks[held[-1]] + cards[0][1]), [cards[0][1]]
        low = ["A", *"234"[: len(cards) - 1]]
        if self.house["ace_in_runs"] == "high_low" and {card[0] for card in cards} == set(low):
            return rank_of(low[-1] + cards[0][1]), [cards[0][1]]
        return None

    shapes: ClassVar[dict[str, tuple[str, int, int | None]]]
    """Of each combination its shape, its number of cards, and the only rank or top card that it may have."""

    def names(self) -> list[str]:
        """List the combinations, best first."""
        return list(self.shapes)

    def scores(self) -> dict[int, int]:
        """The lowest loses (PE-10)."""
        return self.lowest_lose()


@cache
def ranks_of(size: int) -> str:
    """Line up the ranks of a pack, neighbours beside each other (C-14)."""
    return "".join(card[0] for card in pack_of(size) if card[1] == "C")


def same(cards: list[str]) -> tuple[int, list[str]] | None:
    """Tell the rank of cards of one rank; they have no suit."""
    return (rank_of(cards[0]), []) if len({card[0] for card in cards}) == 1 else None


def exchanged(hand: list[str], table: list[str], action: str) -> tuple[list[str], list[str]]:
    """Show hand and table after an action: what is given and what is taken change places."""
    if action == "all":
        return table, hand
    if ">" not in action:
        return hand, table
    give, take = (side.split(",") for side in action.split(">"))
    change = dict(zip(give + take, take + give, strict=True))
    return [change.get(card, card) for card in hand], [change.get(card, card) for card in table]


ACE = rank_of("AC")


class Petrangola(MonteGame):
    """Petrangola (3.1)."""

    suit_order = "S"
    shapes: ClassVar = {"petrangolone": ("same", 3, ACE), "sequence": ("run", 3, None), "trio": ("same", 3, None)}

    def names(self) -> list[str]:
        """The order of sequences and trios, and whether three aces are more than a trio, are house rules."""
        names = ["sequence", "trio"] if self.house["combination_order"] == "sequence_first" else ["trio", "sequence"]
        return ["petrangolone", *names] if self.house["petrangolone"] == "three_aces" else names

    def value_text(self, hand: list[str]) -> str:
        """Write the combination and its rank, or the points."""
        place, compared, _ = self.combination(hand)
        if place == LAST_PLACE:
            return str(compared)
        name = self.names()[-place]
        return name if name == "petrangolone" else f"{name} {'23456789TJQKA'[compared]}"


class Mambassa(MonteGame):
    """Mambassa (3.2)."""

    hand_size = 4
    centre = 4
    shapes: ClassVar = {
        "44": ("same", 4, ACE),
        "41": ("run", 4, ACE),
        "40": ("same", 4, None),
        "39.5": ("run", 4, None),
        "39": ("same", 3, None),
        "38.5": ("run", 3, None),
    }
    suit_order = "CHSD"

    def value_text(self, hand: list[str]) -> str:
        """Write the number of the combination, or the points."""
        place, compared, _ = self.combination(hand)
        return number(compared) if place == LAST_PLACE else self.names()[-place]
