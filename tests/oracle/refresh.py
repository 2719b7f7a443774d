"""41 and Japanese 51: players refresh the table themselves, and stocks are rebuilt."""

from __future__ import annotations

from typing import Any

from tests.oracle.cards import one_suit
from tests.oracle.match import IllegalTokenError, highest_of, lowest_of
from tests.oracle.table import TableGame
from tests.oracle.values import flush, net


class RefreshGame(TableGame):
    """What the two games share."""

    def start(self) -> None:
        """Turn up the table; nothing has been set aside yet."""
        self.aside: list[list[str]] = []
        super().start()

    def rebuildable(self) -> list[str]:
        """List the cards of which a stock can be rebuilt, the oldest table first."""
        tables = self.aside + [self.table] * self.house["recycle_includes_current"]
        return [card for table in tables for card in table]

    def must_rebuild(self) -> bool:
        """Tell whether a refresh finds fewer cards in the stock than the table has."""
        return len(self.stock) < self.centre

    def may_refresh(self) -> bool:
        """Once a turn, if there are enough cards."""
        enough = not self.must_rebuild() or len(self.stock) + len(self.rebuildable()) >= self.centre
        return enough and not self.fresh

    def refresh(self) -> None:
        """Set the table aside and turn up a new one, from a rebuilt stock if need be (FO-6, JF-6)."""
        setting_aside = [self.table]
        if self.must_rebuild():
            rebuilt = self.rebuildable()
            if self.house["recycle"] == "shuffle":
                rebuilt = self.shuffled(rebuilt)
            if self.house["recycle_includes_current"]:
                setting_aside = []
            self.stock += rebuilt
            self.aside = []
        self.aside += setting_aside
        self.table = self.from_stock(self.centre)

    def shuffled(self, cards: list[str]) -> list[str]:
        """Read the order of rebuilt cards from the record."""
        if not self.recycled:
            raise IllegalTokenError("the record does not say how the stock was shuffled")
        order = self.recycled[0].split()
        if sorted(order) != sorted(cards):
            raise IllegalTokenError("the record shuffles other cards")
        self.recycled = self.recycled[1:]
        return order


class FortyOne(RefreshGame):
    """41, Si-lam Choy's game (3.4)."""

    hand_size = 4
    centre = 4

    def __init__(self, house: dict[str, Any], players: int, dealer: int) -> None:
        super().__init__(house, players, dealer)
        self.first = self.after(dealer)[0]

    def leader(self) -> int:
        """Left of the dealer in the first hand, later the biggest loser."""
        return self.first

    def may_pass(self) -> bool:
        """There is no pass."""
        return False

    def call_rides(self) -> bool:
        """The end is called as the only act of a turn."""
        return False

    def may_call(self) -> bool:
        """Not after a refresh."""
        return not self.fresh

    def call(self) -> None:
        """The hand ends immediately."""
        self.end("close")

    def scores(self) -> dict[int, int]:
        """The highest score what they hold, all others lose what they lack (FO-9)."""
        worth = self.worths()
        highest: int = max(worth.values())
        return {seat: highest if value == highest else value - highest for seat, value in worth.items()}

    def move_deal(self) -> None:
        """The first of the biggest losers leads next."""
        lowest = lowest_of(self.worths())
        self.first = next(seat for seat in self.from_seat(self.first) if seat in lowest)
        super().move_deal()


class JapaneseFiftyOne(RefreshGame):
    """Japanese 51 (3.11)."""

    hand_size = 5
    centre = 5

    def may_pass(self) -> bool:
        """By house rules only: from the second turn on before a stop, always after it."""
        if self.caller is None:
            return bool(self.house["pass"]) and self.turns[self.on_turn()] >= 1
        return bool(self.house["last_turn_stand"])

    def may_carry_call(self, tokens: list[str]) -> list[str]:
        """The stop rides on any token, if need be only with five cards of one suit."""
        if not self.house["stop_requires_flush"]:
            return tokens
        return [token for token in tokens if one_suit(self.hand_after(token))]

    def may_refresh(self) -> bool:
        """Not in the first turn."""
        return self.turns[self.on_turn()] >= 1 and super().may_refresh()

    def worth(self, hand: list[str]) -> Any:
        """One suit minus the rest, or five of a suit."""
        return net(hand) if self.house["valuation"] == "net" else flush(hand)

    def scores(self) -> dict[int, int]:
        """The highest win; a stopper does not win ties (JF-10)."""
        winners = highest_of(self.worths())
        if len(winners) > 1:
            winners = [seat for seat in winners if seat != self.caller]
        return {seat: int(seat in winners) for seat in self.playing}
