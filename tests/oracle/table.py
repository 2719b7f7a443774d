"""Games of exchange with an open table: turns, calls and last turns as they share them."""

from __future__ import annotations

from typing import Any

from tests.oracle.match import Match
from tests.oracle.values import is_31


class TableGame(Match):
    """A game in which cards are exchanged with an open table and a call is followed by last turns."""

    def start(self) -> None:
        """Turn up the table, or put the packet aside from which the dealer chooses."""
        self.fresh = False
        self.traded = False
        self.packet = self.from_stock(self.centre)
        if self.house.get("dealer_choice", "none") == "none":
            self.table = self.packet
            self.open_table()
        elif not self.ends_before_choice():
            self.phase, self.to_move = "choice", self.dealer

    def ends_before_choice(self) -> bool:
        """Test the hands before the dealer's choice; tell whether the hand ended."""
        return False

    def open_table(self) -> None:
        """Begin to play, the table now lying open."""
        self.phase, self.to_move = "turn", self.leader()

    def leader(self) -> int:
        """Name who has the first turn."""
        return self.playing[0]

    # --- What is legal (section 8 of the house rules)

    def tokens(self) -> list[str]:
        """List the legal tokens of the seat to move."""
        if self.phase == "choice":
            return self.choices()
        tokens = self.single_exchanges()
        if not self.fresh:
            tokens += ["all"] * self.house["allow_swap_all"] + ["pass"] * self.may_pass()
        if self.may_call():
            tokens += [token + "!" for token in self.may_carry_call(tokens)] if self.call_rides() else ["close"]
        if self.may_refresh():
            tokens.append("refresh")
        return tokens or ["pass"]

    def choices(self) -> list[str]:
        """List what the dealer may choose."""
        return ["keep", "trade"]

    def single_exchanges(self) -> list[str]:
        """List the exchanges of one card."""
        return [f"{give}>{take}" for give in self.hands[self.on_turn()] for take in self.table]

    def may_pass(self) -> bool:
        """Tell whether the player on turn may exchange nothing."""
        return self.caller is None or bool(self.house["last_turn_stand"])

    def may_call(self) -> bool:
        """Tell whether a call is possible in this turn."""
        first: int = self.house.get("close_from_turn", 1)
        return self.caller is None and self.turns[self.on_turn()] + 1 >= first

    def call_rides(self) -> bool:
        """Tell whether a call rides on a turn; otherwise it is a turn of its own."""
        return True

    def may_carry_call(self, tokens: list[str]) -> list[str]:
        """List the tokens on which a call may ride."""
        return tokens

    def may_refresh(self) -> bool:
        """Tell whether the player on turn may turn up a new table himself."""
        return False

    def hand_after(self, action: str) -> list[str]:
        """Show the hand of the player on turn as an action would leave it."""
        hand = self.hands[self.on_turn()]
        if action == "all":
            return self.table
        if ">" not in action:
            return hand
        give, take = action.split(">")
        return [take if card == give else card for card in hand]

    def table_after(self, action: str) -> list[str]:
        """Show the table as an action would leave it."""
        if action == "all":
            return self.hands[self.on_turn()]
        if ">" not in action:
            return self.table
        give, take = action.split(">")
        return [give if card == take else card for card in self.table]

    # --- Playing: the order of events inside a turn is C-6

    def play(self, token: str) -> None:
        """Play one legal token."""
        if self.phase == "choice":
            self.choose(token)
        elif token == "refresh":
            self.refresh()
            self.fresh = True
        else:
            self.turn(token)

    def choose(self, token: str) -> None:
        """Let the dealer choose a packet."""
        self.table = self.packet
        if token == "trade":
            self.traded = True
            self.hands[self.dealer], self.table = self.packet, self.hands[self.dealer]
        self.open_table()

    def refresh(self) -> None:
        """Turn up a new table for the player on turn."""
        raise NotImplementedError

    def turn(self, token: str) -> None:
        """Play a turn: the cards move, then everything else follows."""
        action = token.removesuffix("!")
        self.move_cards(action)
        self.finish_turn(action, calls=token != action or token == "close")

    def move_cards(self, action: str) -> None:
        """Move the cards of an action, each to the place of the other."""
        self.hands[self.on_turn()], self.table = self.hand_after(action), self.table_after(action)

    def finish_turn(self, action: str, *, calls: bool) -> None:
        """Settle what follows from a turn whose cards have moved."""
        self.turns[self.on_turn()] += 1
        self.fresh = False
        exchanged = action == "all" or ">" in action
        if exchanged and (self.declares() or self.washes_out()):
            return
        if calls:
            self.call()
            return
        if self.caller is None:
            self.streak = self.streak + 1 if action == "pass" else 0
            if self.streak == len(self.playing) and self.all_passed():
                return
        self.next_turn()

    def declares(self) -> bool:
        """End the hand if the player on turn has to show what he holds; tell whether it did."""
        return False

    def washes_out(self) -> bool:
        """Replace a table of one suit where that is the rule; tell whether the turn does not pass on."""
        return False

    def all_passed(self) -> bool:
        """Do what happens when all have passed; tell whether the hand ended."""
        return False

    # --- What several games have in common about losing

    def worths(self) -> dict[int, Any]:
        """Say what each player's hand is worth."""
        return {seat: self.worth(self.hands[seat]) for seat in self.playing}

    def all_lose_but(self, safe: list[int]) -> dict[int, int]:
        """Take a unit from everybody but some."""
        return {seat: 0 if seat in safe else -1 for seat in self.playing}

    def these_lose(self, losers: list[int]) -> dict[int, int]:
        """Take a unit from some."""
        return {seat: -1 if seat in losers else 0 for seat in self.playing}

    def lowest_lose(self) -> dict[int, int]:
        """Take a unit from the lowest; if several are equal, from all of them or from nobody."""
        worth = self.worths()
        lowest = [seat for seat in worth if worth[seat] == min(worth.values())]
        return self.these_lose([] if len(lowest) > 1 and self.house["lowest_tie"] == "none" else lowest)

    def after_31(self) -> dict[int, int]:
        """Settle a 31 by the house rule `on_31`."""
        if self.house.get("on_31") == "all_others":
            return self.all_lose_but(self.seats_with(is_31))
        return self.lowest_lose()
