"""Thirty-One, No-Elimination Thirty-One and Empat Satu: a stock and a discard pile."""

from __future__ import annotations

from typing import Any

from tests.oracle.cards import one_suit
from tests.oracle.match import Match, highest_of, lowest_of
from tests.oracle.values import best_lowest, best_row, is_31, is_trio, net, number, row, trio_or_best


class PileGame(Match):
    """What the games with a discard pile share; there is no table."""

    centre = 0

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        hand = self.hands[self.on_turn()]
        if self.phase == "discard":
            return [f"{card}>" for card in hand if card != self.taken]
        draws = ["draw"] * bool(self.stock) + ["take"] * bool(self.discard)
        return draws + ["close"] * self.may_call() + ["pass"] * self.may_pass()

    def may_call(self) -> bool:
        """Tell whether the player on turn may call."""
        raise NotImplementedError

    def may_pass(self) -> bool:
        """Tell whether the player on turn may keep his hand."""
        raise NotImplementedError

    def start(self) -> None:
        """Begin with the first player's turn."""
        self.taken: str | None = None
        self.drew_last = False
        self.to_move = self.playing[0]

    def play(self, token: str) -> None:
        """Play one legal token."""
        seat = self.on_turn()
        if token in {"draw", "take"}:
            card = self.stock.pop(0) if token == "draw" else self.discard.pop()
            self.taken = card if token == "take" else None
            self.drew_last = token == "draw" and not self.stock
            self.hands[seat].append(card)
            self.phase = "discard"
            return
        self.turns[seat] += 1
        if token == "close":
            self.call()
        elif token == "pass":
            self.passed()
        else:
            self.hands[seat].remove(token.removesuffix(">"))
            self.discard.append(token.removesuffix(">"))
            self.phase = "turn"
            self.discarded()

    def passed(self) -> None:
        """Do what keeping one's hand does."""
        raise NotImplementedError

    def discarded(self) -> None:
        """Do what follows a discard."""
        raise NotImplementedError


class ThirtyOne(PileGame):
    """Thirty-One (3.8)."""

    def start(self) -> None:
        """Turn up the first discard; a dealt 31 ends the hand."""
        self.discard = self.from_stock(1)
        super().start()
        if "31" in self.house["auto_declare"] and self.seats_with(is_31):
            self.end("blitz")

    def may_call(self) -> bool:
        """Nobody has knocked yet, and it is not too early."""
        first: int = self.house["close_from_turn"]
        return self.caller is None and self.turns[self.on_turn()] + 1 >= first

    def may_pass(self) -> bool:
        """Only in a last turn."""
        return self.caller is not None and bool(self.house["last_turn_stand"])

    def passed(self) -> None:
        """Pass the turn on."""
        self.next_turn()

    def discarded(self) -> None:
        """End the hand by a Blitz, or because the last stock card is gone, or pass the turn on."""
        blitz = self.caller is None or self.house.get("blitz_after_knock", False)
        if blitz and "31" in self.house["auto_declare"] and is_31(self.hands[self.on_turn()]):
            self.end("blitz")
        elif self.drew_last and self.caller is None:
            self.end("draw")
        else:
            self.next_turn()

    def worth(self, hand: list[str]) -> Any:
        """Value only."""
        return trio_or_best(hand, self.house["trio_value"])

    def scores(self) -> dict[int, int]:
        """Say who loses (TO-11, TO-12)."""
        change = dict.fromkeys(self.playing, 0)
        if self.reason == "blitz":
            others = [seat for seat in self.playing if not is_31(self.hands[seat])]
            return change | {seat: -2 if seat == self.caller else -1 for seat in others}
        if self.reason == "draw":
            return change
        lowest = self.lowest()
        if lowest == [self.caller]:
            change |= dict.fromkeys(lowest, -self.house["caller_lowest_penalty"])
        else:
            change |= {seat: -1 for seat in lowest if seat != self.caller}
        if self.house.get("caller_not_best") and self.caller is not None and self.caller not in self.best():
            change[self.caller] -= 1
        return change

    def best(self) -> list[int]:
        """List the best by value, or name one by the ranking of TO-10."""
        if not self.house["lowest_tie_break"]:
            return highest_of({seat: self.worth(self.hands[seat]) for seat in self.playing})
        places = self.from_seat(self.dealer)
        return [max(self.playing, key=lambda seat: (*self.display(self.hands[seat]), -places.index(seat)))]

    def lowest(self) -> list[int]:
        """List the lowest by value, or name one by the ranking of TO-10."""
        if not self.house["lowest_tie_break"]:
            return lowest_of({seat: self.worth(self.hands[seat]) for seat in self.playing})
        places = self.from_seat(self.dealer)
        return [min(self.playing, key=lambda seat: (*self.display(self.hands[seat]), -places.index(seat)))]

    def display(self, hand: list[str]) -> tuple[float, list[int]]:
        """Rank a hand by value and cards."""
        order = self.house["tie_card_order"]
        trio = is_trio(hand) and self.house["trio_value"] is not None
        return self.worth(hand), row(hand, order) if trio else best_row(hand, order)


class Trentuno(ThirtyOne):
    """Trentuno (rules-2, 3.3)."""

    def may_call(self) -> bool:
        """A hand must be worth what the table has agreed on."""
        _, least = self.house["call_requires"]
        return super().may_call() and bool(self.worth(self.hands[self.on_turn()]) >= least)

    def tokens(self) -> list[str]:
        """Where nothing else is left one passes."""
        return super().tokens() or ["pass"]

    def worth(self, hand: list[str]) -> Any:
        """Three of a kind may count, in all ranks or in the high ones."""
        counts = self.house["trio_ranks"] == "all" or hand[0][0] in "AKQJ"
        return trio_or_best(hand, self.house["trio_value"] if counts else None)

    def scores(self) -> dict[int, int]:
        """Say who loses (TR-7, TR-9)."""
        change = dict.fromkeys(self.playing, 0)
        if self.reason == "blitz":
            safe = {seat for seat in self.playing if is_31(self.hands[seat])} | {self.caller}
            return {seat: 0 if seat in safe else -1 for seat in self.playing}
        if self.reason == "draw":
            return change
        lowest = lowest_of({seat: self.worth(self.hands[seat]) for seat in self.playing})
        if lowest == [self.caller]:
            return change | dict.fromkeys(lowest, -self.house["caller_lowest_penalty"])
        if len(lowest) > 1 and self.house["lowest_tie"] == "dealer_exempt":
            lowest = [seat for seat in lowest if seat != self.dealer]
        return change | dict.fromkeys(lowest, -1)


class NoElimination(ThirtyOne):
    """No-Elimination Thirty-One (3.9)."""

    def scores(self) -> dict[int, int]:
        """Score by places (NE-2 to NE-4)."""
        if self.reason == "draw":
            return dict.fromkeys(self.playing, 0)
        table = self.house["points_table"]
        return {seat: table[self.category(seat)][0 if seat == self.caller else 1] for seat in self.playing}

    def category(self, seat: int) -> str:
        """Name the row of the table that a player scores by."""
        if is_31(self.hands[seat]):
            return "blitz"
        values = [self.worth(self.hands[other]) for other in self.playing]
        mine = self.worth(self.hands[seat])
        higher = sum(value > mine for value in values)
        lower = sum(value < mine for value in values)
        if higher == 0:
            return "highest"
        last = lower == 0 if self.house["tie_category"] == "by_value" else higher == len(values) - 1
        return "lowest" if last else "middle"


class EmpatSatu(PileGame):
    """Empat Satu (3.13)."""

    hand_size = 4

    def __init__(self, house: dict[str, Any], players: int, dealer: int) -> None:
        super().__init__(house, players, dealer)
        self.leader = dealer

    def start(self) -> None:
        """The dealer leads the first hand, later the winner."""
        super().start()
        self.to_move = self.leader

    def may_call(self) -> bool:
        """With four cards of one suit."""
        return one_suit(self.hands[self.on_turn()])

    def may_pass(self) -> bool:
        """Refusing is possible when the stock is empty."""
        return not self.stock

    def call(self) -> None:
        """The hand ends at once."""
        self.end("close")

    def passed(self) -> None:
        """The hand ends as if stopped."""
        self.end("refused")

    def discarded(self) -> None:
        """Pass the turn on."""
        self.to_move = self.after(self.on_turn())[0]

    def worth(self, hand: list[str]) -> Any:
        """One suit minus the rest, then the lowest card of that suit (ES-9)."""
        return net(hand), best_lowest(hand, self.house["tie_card_order"])

    def value_text(self, hand: list[str]) -> str:
        """Write a hand's value."""
        return number(net(hand))

    def ends_of(self) -> tuple[list[int], list[int]]:
        """List winners and losers in playing order of the hand."""
        order = self.from_seat(self.leader)
        worth = {seat: self.worth(self.hands[seat]) for seat in order}
        return highest_of(worth), lowest_of(worth)

    def scores(self) -> dict[int, int]:
        """Count a point for each winner, and one away for each loser."""
        winners, losers = self.ends_of()
        return {seat: (seat in winners) - (seat in losers) for seat in self.playing}

    def move_deal(self) -> None:
        """The first of the winners leads, the last of the losers deals."""
        winners, losers = self.ends_of()
        self.leader, self.dealer = winners[0], losers[-1]
