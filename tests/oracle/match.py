"""What all games share: seats and their order, the deal, the end of a hand, units and points, the end of the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tests.oracle.cards import in_order
from tests.oracle.values import best, number


class IllegalTokenError(Exception):
    """A token that is listed cannot be played after all."""


class Match:
    """A match in progress, known by everything about it."""

    hand_size = 3
    centre = 3

    def __init__(self, house: dict[str, Any], players: int, dealer: int) -> None:
        self.house = house
        self.seats = list(range(players))
        self.dealer = dealer
        self.units = [house.get("units", 0)] * players
        self.points = [0] * players
        self.out: set[int] = set()
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.table: list[str] = []
        self.stock: list[str] = []
        self.discard: list[str] = []
        self.finished: list[dict[str, Any]] = []
        self.winners: list[int] | None = None
        self.phase = "deal"
        self.to_move: int | None = None

    def on_turn(self) -> int:
        """Name the seat to move, which there is."""
        assert self.to_move is not None
        return self.to_move

    # --- Order

    def after(self, seat: int) -> list[int]:
        """List the live seats after a seat in the direction of play, that seat itself last."""
        step = 1 if self.house["direction"] == "clockwise" else -1
        around = [(seat + step * k) % len(self.seats) for k in range(1, len(self.seats) + 1)]
        return [other for other in around if other not in self.out]

    def others_after(self, seat: int) -> list[int]:
        """List the live seats after a seat without that seat."""
        return [other for other in self.after(seat) if other != seat]

    def from_seat(self, seat: int) -> list[int]:
        """List the live seats from a live seat on."""
        return [seat, *self.others_after(seat)]

    # --- A hand; what differs from game to game is told by the games

    def deal(self, pack: list[str], recycled: Sequence[str] = ()) -> None:
        """Deal a hand and play everything that needs no decision; `recycled` tells how stocks were rebuilt."""
        self.playing = self.after(self.dealer)
        self.hands = [[] for _ in self.seats]
        self.table, self.discard, self.stock = [], [], list(pack)
        self.recycled = list(recycled)
        self.turns = dict.fromkeys(self.seats, 0)
        self.streak = 0
        self.caller: int | None = None
        self.waiting: list[int] = []
        self.phase = "turn"
        self.hand_out()
        self.start()

    def from_stock(self, count: int) -> list[str]:
        """Take cards off the stock."""
        cards, self.stock = self.stock[:count], self.stock[count:]
        return cards

    def hand_out(self) -> None:
        """Deal single cards to everybody (C-7)."""
        for _ in range(self.hand_size):
            for seat in self.playing:
                self.hands[seat] += self.from_stock(1)

    def start(self) -> None:
        """Lay out what lies open and say who begins."""
        raise NotImplementedError

    def legal(self) -> list[str]:
        """List every legal token, sorted; there is none while no hand is in progress."""
        return [] if self.to_move is None else sorted(self.tokens())

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        raise NotImplementedError

    def play(self, token: str) -> None:
        """Play one legal token."""
        raise NotImplementedError

    def call(self) -> None:
        """Give everybody else a last turn."""
        self.caller = self.on_turn()
        self.waiting = self.others_after(self.caller)
        self.next_turn()

    def next_turn(self) -> None:
        """Pass the turn on, or end the hand after the last of the last turns."""
        if self.caller is None:
            self.to_move = self.after(self.on_turn())[0]
        elif self.waiting:
            self.to_move = self.waiting.pop(0)
        else:
            self.end("close")

    def scores(self) -> dict[int, int]:
        """Say what each player of the hand scores or loses, `reason` having ended it."""
        raise NotImplementedError

    def worth(self, hand: list[str]) -> Any:
        """Say what decides between hands: the more, the better."""
        return best(hand)

    def value_text(self, hand: list[str]) -> str:
        """Write a hand's value."""
        return number(self.worth(hand))

    def is_safe(self, hand: list[str]) -> bool:
        """Tell whether a hand is special."""
        return len(hand) > self.hand_size

    def seats_with(self, test: Callable[[list[str]], bool]) -> list[int]:
        """List the players whose hands are of some sort, in the order of the deal."""
        return [seat for seat in self.playing if test(self.hands[seat])]

    # --- Its end

    def end(self, reason: str) -> None:
        """End the hand: everybody pays or scores, the deal moves on or the match is over."""
        self.reason = reason
        change = self.scores()
        if "units" in self.house:
            change = self.pay(change)
        else:
            for seat in self.playing:
                self.points[seat] += change[seat]
        held = [self.hands[seat] if seat in self.playing else None for seat in self.seats]
        self.finished.append(
            {
                "end": reason,
                "values": [None if hand is None else self.value_text(hand) for hand in held],
                "change": [change.get(seat, 0) for seat in self.seats],
                "safe": [hand is not None and self.is_safe(hand) for hand in held],
            }
        )
        self.to_move = None
        self.winners = self.decided()
        self.phase = "deal" if self.winners is None else "over"
        if self.winners is None:
            self.move_deal()

    def move_deal(self) -> None:
        """Let the next live player deal."""
        self.dealer = self.after(self.dealer)[0]

    # --- Units: C-8 and C-9

    def pay(self, change: dict[int, int]) -> dict[int, int]:
        """Let everybody pay; return what was demanded, which is nothing where a replay cancels it."""
        left = {seat: self.paid(seat, -change[seat]) for seat in self.playing}
        if self.house.get("final_tie") == "replay" and all(units is None for units in left.values()):
            return dict.fromkeys(self.playing, 0)
        for seat, units in left.items():
            self.units[seat] = units or 0
            if units is None:
                self.out.add(seat)
        return change

    def paid(self, seat: int, demand: int) -> int | None:
        """Work out a player's units after a demand; None if it eliminates him."""
        units: int = self.units[seat]
        if demand == 0:
            return units
        if units == 0 or (demand > units and self.house["penalty_overflow"] == "eliminate"):
            return None
        left = max(units - demand, 0)
        return None if left == 0 and self.house["grace"] == 0 else left

    # --- The match

    def decided(self) -> list[int] | None:
        """Name the winners of the match if it is over."""
        if "units" not in self.house:
            return self.decided_by_points()
        live = [seat for seat in self.seats if seat not in self.out]
        return None if len(live) > 1 else live or sorted(self.playing)

    def decided_by_points(self) -> list[int] | None:
        """Name the winners of a match that counts points if it is over."""
        kind, number_of = self.house["match_end"]
        over = {
            "hands": len(self.finished) >= number_of,
            "target": max(self.points) >= number_of,
            "single_hand": True,
        }
        if not over[kind]:
            return None
        return [seat for seat in self.seats if self.points[seat] == max(self.points)]

    def state(self) -> dict[str, Any]:
        """Show everything, as the replay prints it."""
        seats = [
            {
                "hand": in_order(self.hands[seat]),
                "units": self.units[seat],
                "points": self.points[seat],
                "out": seat in self.out,
            }
            for seat in self.seats
        ]
        return {
            "hands": self.finished,
            "dealer": self.dealer,
            "to_move": self.to_move,
            "phase": self.phase,
            "legal": self.legal(),
            "table": in_order(self.table),
            "stock": len(self.stock),
            "discard": self.discard,
            "seats": seats,
            "winners": self.winners,
        }


def lowest_of(worth: dict[int, Any]) -> list[int]:
    """List the seats whose hands are worth least."""
    return [seat for seat in worth if worth[seat] == min(worth.values())]


def highest_of(worth: dict[int, Any]) -> list[int]:
    """List the seats whose hands are worth most."""
    return [seat for seat in worth if worth[seat] == max(worth.values())]
