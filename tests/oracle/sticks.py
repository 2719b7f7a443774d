"""Dutch 31 and Tuppenny Ha'penny Loo: everybody closes only his own game."""

from __future__ import annotations

from typing import Any

from tests.oracle.table import TableGame
from tests.oracle.values import best, counting_suits, is_31, is_trio, number, trio_or_best


class StickGame(TableGame):
    """What the two games share."""

    all_sticks = False

    def open_table(self) -> None:
        """Begin to play; nobody has stuck."""
        self.sticking: set[int] = set()
        self.last = False
        super().open_table()

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        if self.phase == "choice":
            return self.choices()
        return self.single_exchanges() + ["all"] * self.house["allow_swap_all"] + ["close"]

    def turn(self, token: str) -> None:
        """Exchange, or stick; a 31 goes before everything else."""
        seat = self.on_turn()
        self.move_cards(token)
        self.turns[seat] += 1
        if token != "close" and is_31(self.hands[seat]):
            self.made_31()
            return
        if token == "close" or (token == "all" and self.all_sticks):
            self.sticking.add(seat)
        self.next_active()

    def made_31(self) -> None:
        """End the hand."""
        self.end("31")

    def next_active(self) -> None:
        """Pass the turn on; the only active player left has exactly one more."""
        if self.last:
            self.end("stick")
            return
        active = [other for other in self.after(self.on_turn()) if other not in self.sticking]
        self.last = len(active) == 1
        self.to_move = active[0]

    def scores(self) -> dict[int, int]:
        """Say who loses."""
        return self.after_31() if self.reason == "31" else self.lowest_lose()


class Loo(StickGame):
    """Tuppenny Ha'penny Loo (3.6)."""

    def open_table(self) -> None:
        """A dealt 31 ends the hand, if it is shown."""
        if self.house["declare_dealt"] and self.seats_with(is_31):
            self.end("31")
        else:
            super().open_table()

    def worth(self, hand: list[str]) -> Any:
        """Value only."""
        return trio_or_best(hand, self.house["trio_value"])


class Dutch31(StickGame):
    """Dutch 31 (3.2): a first 31 gives others a single turn; one chicken for the first who runs out."""

    all_sticks = True

    def __init__(self, house: dict[str, Any], players: int, dealer: int) -> None:
        super().__init__(house, players, dealer)
        self.chicken_free = True

    def choices(self) -> list[str]:
        """A dealer who was dealt a 31 keeps it."""
        return ["keep"] if is_31(self.hands[self.dealer]) else ["keep", "trade"]

    def open_table(self) -> None:
        """After a dealt 31 everybody else has a single turn (DU-2)."""
        self.single = False
        holders = self.seats_with(is_31)
        super().open_table()
        if holders:
            self.single_turns([seat for seat in self.playing if seat not in holders])

    def single_turns(self, seats: list[int]) -> None:
        """Give some players one more turn each, in order."""
        self.single = True
        self.waiting = seats
        self.next_single()

    def next_single(self) -> None:
        """Pass the turn on among those who have a single turn."""
        if self.waiting:
            self.to_move = self.waiting.pop(0)
        else:
            self.end("31")

    def turn(self, token: str) -> None:
        """In a single turn the cards move, and nothing else follows."""
        if self.single:
            self.move_cards(token)
            self.next_single()
        else:
            super().turn(token)

    def made_31(self) -> None:
        """End the hand; in a first turn only after those had theirs who had none yet (DU-7)."""
        seat = self.on_turn()
        if self.turns[seat] == 1:
            self.single_turns([other for other in self.others_after(seat) if self.turns[other] == 0])
        else:
            self.end("31")

    def worth(self, hand: list[str]) -> Any:
        """Value, then the counting suit; trios are equal (DU-11)."""
        trio = is_trio(hand) and self.house["trio_value"] is not None
        suits = self.house["tie_break"] != "none" and not trio
        suit = max("DHSC".index(suit) for suit in counting_suits(hand)) if suits else 0
        return (self.house["trio_value"] if trio else best(hand)), suit

    def value_text(self, hand: list[str]) -> str:
        """Write a hand's value."""
        return number(self.worth(hand)[0])

    def pay(self, change: dict[int, int]) -> dict[int, int]:
        """Turn the dice down; the first who runs out alone gets the chicken (DU-14)."""
        run_out = [seat for seat in self.playing if change[seat] < 0 and self.units[seat] + change[seat] <= 0]
        chicken = self.chicken_free and len(run_out) == 1
        out = [] if chicken else run_out
        if len(out) == len(self.playing) and self.house["final_tie"] == "replay":
            return dict.fromkeys(self.playing, 0)
        for seat in self.playing:
            self.units[seat] = max(self.units[seat] + change[seat], 0)
        self.out |= set(out)
        if run_out and (chicken or self.house["chicken_after_multiple"] == "forfeited"):
            self.chicken_free = False
        return change
