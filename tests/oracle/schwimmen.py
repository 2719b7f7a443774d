"""Schwimmen, Hosa Aba, the school edition and Stop the Bus: dealer's choice, declarations, refresh after passes."""

from __future__ import annotations

from typing import Any

from tests.oracle.cards import one_suit, rank_of
from tests.oracle.match import highest_of, lowest_of
from tests.oracle.table import TableGame
from tests.oracle.values import (
    best,
    brag_rank,
    brag_text,
    counting_suits,
    is_31,
    is_aces,
    is_trio,
    number,
    trio_or_best,
)


def is_fire(hand: list[str], house: dict[str, Any]) -> bool:
    """Three aces, unless the house counts them as any trio."""
    return house["fire_value"] is not None and is_aces(hand)


def strength(hand: list[str], house: dict[str, Any]) -> tuple[float, int]:
    """Say what a hand of Schwimmen is worth, then the rank of a trio or the counting suit (SW-16)."""
    if is_fire(hand, house):
        return house["fire_value"], 0
    if is_trio(hand) and house["trio_value"] is not None:
        return house["trio_value"], rank_of(hand[0])
    return best(hand), max("DHSC".index(suit) for suit in counting_suits(hand))


def value_text(hand: list[str], house: dict[str, Any]) -> str:
    """Write what a hand of Schwimmen is worth."""
    return number(strength(hand, house)[0])


class SwimGame(TableGame):
    """What Schwimmen and its nearest relatives share."""

    # --- Declarations

    def shows(self, seat: int) -> str | None:
        """Name the special that a seat has to show, if it holds one."""
        must = self.house.get("auto_declare", {"31"})
        if "fire" in must and self.is_fire(self.hands[seat]):
            return "fire"
        return "31" if "31" in must and is_31(self.hands[seat]) else None

    def is_fire(self, hand: list[str]) -> bool:
        """Tell whether a hand is three aces, where these are more than any trio."""
        raise NotImplementedError

    def ends_before_choice(self) -> bool:
        """Test all hands before the dealer's choice if that is when they are tested."""
        return self.tests_before_choice() and self.declared(self.playing)

    def tests_before_choice(self) -> bool:
        """Tell whether dealt hands are tested before the dealer's choice, for which he must have seen his own."""
        seen = self.house["dealer_choice"] not in {"none", "see_extra_only"}
        return seen and self.house.get("dealt_check", "before") == "before"

    def open_table(self) -> None:
        """Test the hands that have not been tested yet, then begin."""
        tested = self.tests_before_choice()
        seats = [seat for seat in self.playing if not tested or (self.traded and seat == self.dealer)]
        if not self.declared(seats):
            super().open_table()

    def declared(self, seats: list[int]) -> bool:
        """End the hand if, before the first turn, one of these seats has to show its hand."""
        shown = [self.shows(seat) for seat in seats]
        self.dealt = [seat for seat in seats if self.shows(seat) and not (self.traded and seat == self.dealer)]
        if any(shown):
            self.end("fire" if "fire" in shown else "31")
        return any(shown)

    def declares(self) -> bool:
        """End the hand if an exchange made a special that must be shown."""
        shown = self.shows(self.on_turn())
        if shown is None or (self.caller is not None and not self.house["declare_after_close"]):
            return False
        self.dealt = []
        self.end(shown)
        return True

    # --- Passes

    def all_passed(self) -> bool:
        """Turn up a new table after all have passed; tell whether the hand ended instead."""
        if self.house["all_pass"] == "none":
            return False
        self.streak = 0
        if len(self.stock) >= 3:
            self.table = self.from_stock(3)
            return False
        exhausted: str = self.house.get("exhausted", "draw")
        if exhausted != "keep_table":
            self.end("draw" if exhausted == "draw" else "stock")
        return exhausted != "keep_table"

    # --- Settlement

    def scores(self) -> dict[int, int]:
        """Say who loses."""
        if self.reason == "draw":
            return self.these_lose([])
        return self.after_31() if self.reason == "31" else self.lowest_lose()


class Schwimmen(SwimGame):
    """Schwimmen (3.1)."""

    def call_rides(self) -> bool:
        """As the house has it."""
        return bool(self.house["close_timing"] == "rider")

    def is_fire(self, hand: list[str]) -> bool:
        """Three aces, unless the house counts them as any trio."""
        return is_fire(hand, self.house)

    def worth(self, hand: list[str]) -> Any:
        """Value and what decides between equals."""
        return strength(hand, self.house)

    def value_text(self, hand: list[str]) -> str:
        """Write a hand's value."""
        return value_text(hand, self.house)

    def scores(self) -> dict[int, int]:
        """Say who loses, with the options on dealt specials."""
        if self.reason == "fire":
            return self.after_fire(self.seats_with(self.is_fire))
        if self.reason == "31" and self.house["on_31"] == "lowest" and self.dealt and self.house["dealt_31_all_lose"]:
            return self.all_lose_but(self.dealt)
        change = super().scores()
        if self.reason == "31" and self.house["on_31"] == "all_others":
            return change
        return self.caller_pays(change)

    def caller_pays(self, change: dict[int, int]) -> dict[int, int]:
        """Take one more from a caller who is not best, where the house has it so."""
        if self.reason == "draw" or self.caller is None or not self.house["caller_not_best"]:
            return change
        best = highest_of(self.worths())
        return change if self.caller in best else change | {self.caller: change[self.caller] - 1}

    def after_fire(self, holders: list[int]) -> dict[int, int]:
        """Take a unit from everybody but the holders, or two of most if the Feuer was dealt."""
        change = self.all_lose_but(holders)
        if self.house["dealt_fire_double"] and any(seat in self.dealt for seat in holders):
            return {seat: loss if seat in self.dealt else 2 * loss for seat, loss in change.items()}
        return change


class StopTheBus(Schwimmen):
    """Stop the Bus (3.10)."""

    def may_pass(self) -> bool:
        """Passing before a call is a house rule of its own."""
        return bool(self.house["pass" if self.caller is None else "last_turn_stand"])

    def is_fire(self, hand: list[str]) -> bool:
        """Three aces."""
        return is_aces(hand)

    def worth(self, hand: list[str]) -> Any:
        """The combination."""
        return brag_rank(hand, self.house)

    def value_text(self, hand: list[str]) -> str:
        """Write the combination."""
        return brag_text(hand, self.house)

    def scores(self) -> dict[int, int]:
        """Say who loses: the lowest combination, unless exact ties void the hand (SB-4)."""
        if self.reason == "draw":
            return self.these_lose([])
        if self.reason == "fire":
            return self.all_lose_but(self.seats_with(self.is_fire))
        worth = self.worths()
        lowest, highest = lowest_of(worth), highest_of(worth)
        void = {
            "void_either": len(lowest) > 1 or len(highest) > 1,
            "void_lowest": len(lowest) > 1,
            "all_tied_lowest_lose": False,
        }
        return self.these_lose([] if void[self.house["exact_tie"]] else lowest)


class HosaAba(SwimGame):
    """Hosa Aba (3.3)."""

    def single_exchanges(self) -> list[str]:
        """On an offer nobody exchanges single cards."""
        return [] if one_suit(self.table) else super().single_exchanges()

    def may_pass(self) -> bool:
        """Only in the first turn, or in a last turn."""
        return self.turns[self.on_turn()] == 0 if self.caller is None else bool(self.house["last_turn_stand"])

    def call_rides(self) -> bool:
        """The stop is a turn of its own."""
        return False

    def worth(self, hand: list[str]) -> Any:
        """Value only."""
        return trio_or_best(hand, self.house["trio_value"])


class School(SwimGame):
    """The school edition (3.7): an exchange has to be explained."""

    named = ""

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        return ["right", "wrong"] if self.phase == "verdict" else super().tokens()

    def call_rides(self) -> bool:
        """The knock is a turn of its own."""
        return False

    def turn(self, token: str) -> None:
        """Name an exchange and wait for the verdict, or play a turn that needs none."""
        if self.phase == "verdict":
            self.phase = "turn"
            super().turn(self.named) if token == "right" else self.finish_turn(token, calls=False)
        elif self.house["explain_gate"] and token not in {"pass", "close"}:
            self.phase, self.named = "verdict", token
        else:
            super().turn(token)

    def worth(self, hand: list[str]) -> Any:
        """Value, then the rank of a trio."""
        ranks = self.house["tie_break"] == "trio_rank" and self.house["trio_value"] is not None and is_trio(hand)
        return trio_or_best(hand, self.house["trio_value"]), rank_of(hand[0]) if ranks else 0

    def value_text(self, hand: list[str]) -> str:
        """Write a hand's value."""
        return number(self.worth(hand)[0])

    def decided(self) -> list[int] | None:
        """A single hand is won by the highest."""
        if self.house["match_end"][0] == "single_hand":
            return sorted(highest_of(self.worths()))
        return super().decided()
