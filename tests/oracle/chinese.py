"""Chinese 51 (3.12): a pool of one to five cards, calls that others may challenge."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.oracle.cards import in_order, one_suit
from tests.oracle.match import Match, highest_of
from tests.oracle.values import best, flush


class ChineseFiftyOne(Match):
    """Chinese 51; its `dealer` is the starter, its `table` the pool."""

    hand_size = 5
    centre = 0

    def hand_out(self) -> None:
        """Everybody draws cards from the starter on, who takes a sixth (CF-2)."""
        self.playing = self.from_seat(self.dealer)
        super().hand_out()
        self.hands[self.dealer] += self.from_stock(1)

    def start(self) -> None:
        """The starter opens with a discard."""
        self.challengers: list[int] = []
        self.drew_last = not self.stock
        self.phase, self.to_move = "discard", self.dealer

    # --- What is legal

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        hand = self.hands[self.on_turn()]
        if self.phase == "answer":
            return ["challenge", "decline"]
        if self.phase == "discard":
            return self.with_clear_calls([f"{card}>" for card in hand])
        trades = [f"{','.join(cards)}>{','.join(in_order(self.table))}" for cards in self.choices(hand)]
        if len(self.table) == 5:
            trades += [f"{give}>{take}" for give in hand for take in self.table]
        tokens = self.with_clear_calls(trades)
        return tokens + ["draw"] * bool(self.stock) + ["close"] * self.may_call(hand)

    def choices(self, hand: list[str]) -> list[tuple[str, ...]]:
        """List every choice of as many hand cards as the pool has."""
        return list(combinations(in_order(hand), len(self.table)))

    def may_call(self, hand: list[str]) -> bool:
        """Test the condition for a call at the start of a turn."""
        kind, least = self.house["call_requires"]
        return bool(kind == "none" or (one_suit(hand) and flush(hand) >= least))

    def with_clear_calls(self, tokens: list[str]) -> list[str]:
        """Add the riders of CF-6: five cards of one suit worth 51."""
        return tokens + [token + "!" for token in tokens if flush(self.hand_after(token)) == 51]

    def hand_after(self, token: str) -> list[str]:
        """Show the hand as a discard, trade or exchange would leave it."""
        give, take = token.split(">")
        left = [card for card in self.hands[self.on_turn()] if card not in give.split(",")]
        return left + [card for card in take.split(",") if card]

    # --- Playing

    def play(self, token: str) -> None:
        """Play one legal token."""
        seat = self.on_turn()
        if self.phase == "answer":
            self.answer(seat, token)
        elif token == "draw":
            self.draw(seat)
        elif token == "close":
            self.call()
        else:
            self.exchange(seat, token.removesuffix("!"))
            self.finish_turn(seat, clear=token.endswith("!"))

    def draw(self, seat: int) -> None:
        """Draw a card; a full pool goes out of play."""
        self.hands[seat] += self.from_stock(1)
        self.drew_last = not self.stock
        if len(self.table) == 5:
            self.table = []
        self.phase = "discard"

    def exchange(self, seat: int, token: str) -> None:
        """Move the cards of a discard, trade or exchange."""
        give, take = (side.split(",") for side in token.split(">"))
        self.hands[seat] = self.hand_after(token)
        self.table = [card for card in self.table if card not in take] + give
        self.phase = "turn"

    def finish_turn(self, seat: int, *, clear: bool) -> None:
        """End the hand by a clear call or an empty stock, or pass the turn on."""
        if clear and self.house["clear_call_challengeable"]:
            self.call()
        elif clear:
            self.end("clear")
        elif self.drew_last:
            self.end("stock")
        else:
            self.to_move = self.after(seat)[0]

    def call(self) -> None:
        """Ask everybody else."""
        self.caller = self.on_turn()
        self.waiting = self.others_after(self.caller)
        self.phase, self.to_move = "answer", self.waiting.pop(0)

    def answer(self, seat: int, token: str) -> None:
        """Note an answer to a call."""
        if token == "challenge":
            self.challengers.append(seat)
        if self.waiting:
            self.to_move = self.waiting.pop(0)
        else:
            self.end("call")

    # --- Settlement: CF-9 and CF-10

    def worth(self, hand: list[str]) -> Any:
        """Five cards of one suit, or nothing."""
        return flush(hand)

    def scores(self) -> dict[int, int]:
        """Everybody scores his own hand, but caller and challengers settle among themselves."""
        change = {seat: flush(self.hands[seat]) for seat in self.playing}
        change = {seat: 102 if value == 51 else value for seat, value in change.items()}
        if not self.challengers or self.caller is None:
            return change
        count = flush if self.house["contest_total"] == "flush" else best
        totals = {seat: count(self.hands[seat]) for seat in self.challengers}
        highest, called = max(totals.values()), count(self.hands[self.caller])
        caller_wins = called > highest or (called == highest and self.house["contest_tie"] == "caller")
        winner = self.caller if caller_wins else highest_of(totals)[-1]
        won = called + sum(totals.values())
        if self.house["double_in_contest"] and flush(self.hands[winner]) == 51:
            won += 51
        return change | dict.fromkeys([self.caller, *self.challengers], 0) | {winner: won}

    def decided_by_points(self) -> list[int] | None:
        """A match that is shared goes on, except after a single hand (CF-12)."""
        best_players = super().decided_by_points()
        if best_players and len(best_players) > 1 and self.house["match_end"][0] != "single_hand":
            return None
        return best_players
