"""Commerce (rules-2, 3.4): counted rounds, a table that grows, lives that change hands."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.oracle.cards import RANKS, in_order, one_suit, rank_of
from tests.oracle.match import Match
from tests.oracle.values import total

ORDERS = {52: RANKS, 40: "234567JQKA", 36: RANKS[4:], 32: RANKS[5:], 28: RANKS[6:]}
"""The ranks of each pack, in which neighbours form sequences."""


class Commerce(Match):
    """Everybody trades until he is content, or until there have been as many rounds as agreed."""

    def start(self) -> None:
        """Turn up the pool; who sits after the dealer begins."""
        self.table = self.from_stock(self.centre)
        self.trading = list(self.playing)
        self.round = 1
        self.to_move = self.playing[0]

    def tokens(self) -> list[str]:
        """List the exchanges of one, two and three cards, and the end of one's own trade."""
        hand, pool = in_order(self.hands[self.on_turn()]), in_order(self.table)
        found = ["close"]
        for count in (1, 2, 3):
            if count == len(hand) == len(pool):
                found.append("all")
                continue
            for give in combinations(hand, count):
                found += [f"{','.join(give)}>{','.join(take)}" for take in combinations(pool, count)]
        return found

    def play(self, token: str) -> None:
        """Play one legal token: the cards move, then perhaps somebody leaves the trade."""
        seat = self.on_turn()
        give, take = self.moved(token)
        self.hands[seat] = [card for card in self.hands[seat] if card not in give] + take
        self.table = [card for card in self.table if card not in take] + give
        if token == "close" or len(give) == self.hand_size:
            self.trading.remove(seat)
        self.go_on(self.playing.index(seat))

    def moved(self, token: str) -> tuple[list[str], list[str]]:
        """Say which cards go and which come."""
        if token == "close":
            return [], []
        if token == "all":
            return list(self.hands[self.on_turn()]), list(self.table)
        give, take = token.split(">")
        return give.split(","), take.split(",")

    def go_on(self, place: int) -> None:
        """Pass the turn on; after the last who trades a new round begins, with a card more."""
        if not self.trading:
            self.end("stick")
            return
        later = [seat for seat in self.playing[place + 1 :] if seat in self.trading]
        if later:
            self.to_move = later[0]
            return
        agreed = self.house["rounds"]
        if self.round == (len(self.playing) if agreed == "players" else agreed):
            self.end("rounds")
            return
        self.round += 1
        self.table += self.from_stock(1)
        self.to_move = next(seat for seat in self.playing if seat in self.trading)

    def worth(self, hand: list[str]) -> Any:
        """Rank a hand: how good its sort is, then what compares among hands of that sort (CO-9)."""
        ranks = sorted((rank_of(card) for card in hand), reverse=True)
        if len(set(ranks)) == 1:
            return 4, ranks[:1]
        if one_suit(hand) and (top := self.top_of(hand)):
            return 3, [rank_of(top + "C")]
        if one_suit(hand):
            return 2, [total(hand)]
        if not self.house["pair_and_point"]:
            return 0, []
        if len(set(ranks)) == 2:
            return 1, [ranks[1], *(rank for rank in ranks if ranks.count(rank) == 1)]
        return 0, [total(hand)]

    def top_of(self, hand: list[str]) -> str | None:
        """Name the rank that a sequence goes up to; none if the ranks are no neighbours."""
        order = ORDERS[self.house["pack"]]
        places = sorted(order.index(card[0]) for card in hand)
        if places == list(range(places[0], places[0] + 3)):
            return order[places[2]]
        low = {card[0] for card in hand} == {"A", "2", "3"}
        return "3" if low and self.house["ace_in_runs"] == "high_low" else None

    def value_text(self, hand: list[str]) -> str:
        """Write what a hand is worth."""
        sort, compared = self.worth(hand)
        if not compared:
            return "nothing"
        name = ["point", "pair", "flush", "sequence", "tricon"][sort]
        return " ".join([name, *(str(each) if sort in {0, 2} else RANKS[each] for each in compared)])

    def scores(self) -> dict[int, int]:
        """The lowest pays a life to the best; of equal hands the elder's is better (CO-10)."""
        ranked = sorted(self.playing, key=lambda seat: (self.worth(self.hands[seat]), -self.playing.index(seat)))
        return dict.fromkeys(self.playing, 0) | {ranked[-1]: 1, ranked[0]: -1}

    def paid(self, seat: int, demand: int) -> int | None:
        """A life that is won is one more."""
        return self.units[seat] + 1 if demand < 0 else super().paid(seat, demand)

    def decided(self) -> list[int] | None:
        """After an agreed number of hands those win who have most lives."""
        kind, hands = self.house["match_end"]
        live = [seat for seat in self.seats if seat not in self.out]
        if len(live) == 1:
            return live
        if kind == "last_survivor" or len(self.finished) < hands:
            return None
        return [seat for seat in live if self.units[seat] == max(self.units[other] for other in live)]
