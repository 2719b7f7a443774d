"""Matches played to wished ends: who holds what when a hand ends, who calls, who answers how, who loses.

Nobody does more here than the game compels him to: he passes, or draws a card and lays it down again. Where cards may
come only at the end they come by the smallest legal detour.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from schwimmen import Game, Rules, find
from schwimmen.cards import NAMES
from schwimmen.cards import pack_of as pack_of_size
from schwimmen.rules.enums import CloseTiming, PassRule
from tests.rules.session import state
from tests.rules.table import pack_for, shape_of

SHOWS_31_BEFORE_A_KNOCK = {"thirty_one", "thirty_one_trio", "no_elimination_31", "trentuno"}
"""A 31 ends the hand until somebody has knocked: to be there in the end it has to be drawn in the last turn."""

STICKING = {"dutch31", "tuppenny_loo", "commerce"}
"""Everybody closes his own game."""

DEALER_LEADS = {"tri_palki", "empat_satu"}

LOW = ("KH TH 8C", "QH JH 8S")
"""Two hands of 20 in hearts: equal wherever card ranks do not count."""
HIGH = ("AD KD 9D", "AC KC 9C", "AS KS 9S")
"""Three hands of 30, in the order of Tri Palki's suits."""
FIRE = "AC AS AH"
OF_40 = {
    3: (("KH 5H 2C", "JH 3H 2H"), ("AD KD 7D", "AC KC 7C", "AS KS 7S")),
    4: (("KC 5D 4S 2H", "7C 3C 5H 4D"), ("AD KD 7D 2S", "AC QC 6C 3S", "AS KS 6S 3H")),
}
"""The same of the pack of 40, by the size of a hand."""

MOST_MOVES = 150
"""More than it takes to draw a whole stock and lay every card down again."""


@dataclass(frozen=True)
class Wish:
    """What a hand shall come to."""

    hands: Mapping[int, str]
    """What each live seat holds in the end."""
    by: int | None = None
    """Who calls; None: whoever can first."""
    calls: bool = True
    """Whether anybody calls at all."""
    challengers: Collection[int] = ()


class Series:
    """A match that is played hand by hand as wished."""

    def __init__(self, preset: str, house: Mapping[str, Any], *, seats: int, dealer: int = 0) -> None:
        fewest, most = find(preset).house(house).players
        house = house if seats >= fewest else {**house, "players": [seats, most]}
        self.preset, self.house, self.seats, self.first_dealer = preset, house, seats, dealer
        self.rules: Rules = find(preset).house(house)
        self._games: list[Game] = []

    @property
    def game(self) -> Game:
        """The match, once a hand has been dealt."""
        return self._games[0]

    def live(self) -> list[int]:
        """List the seats that are not out."""
        out = [seat.out for seat in self.game.view(0).seats] if self._games else [False] * self.seats
        return [seat for seat in range(self.seats) if not out[seat]]

    def units(self) -> list[int]:
        """List the units of all seats."""
        return [seat.units for seat in self.game.view(0).seats] if self._games else [self.rules.units] * self.seats

    def deal(self, wish: Wish) -> None:
        """Deal the next hand so that the wish can come true."""
        dealer = self.game.dealer if self._games else self.first_dealer
        pack = pack_of(self.preset, self.rules, wish, seats=self.seats, dealer=dealer)
        if self._games:
            self.game.deal(pack)
        else:
            names = self.seats
            self._games.append(
                Game(self.preset, players=names, house=self.house, dealer=dealer, pack=pack, seed=self.seats)
            )

    def hand(self, wish: Wish) -> Game:
        """Play the next hand until the wish has come true."""
        self.deal(wish)
        play_out(self.game, wish)
        return self.game

    def lose(self, losers: Sequence[int], units: int = 1) -> Game:
        """Play a hand in which exactly these live seats lose that many units."""
        winners = [seat for seat in self.live() if seat not in losers]
        low, high = (LOW, HIGH) if self.rules.pack != 40 else OF_40[self.rules.hand_size]
        hands = dict(zip(sorted(losers), low, strict=False)) | dict(zip(winners, high, strict=False))
        assert sorted(hands) == self.live(), f"{losers} of {self.live()} cannot lose"
        before = self.units()
        if self.preset in SHOWS_31_BEFORE_A_KNOCK:  # who knocks and is lowest alone loses two
            self.hand(Wish(hands, by=winners[0] if units == 1 else losers[0]))
        else:
            self.hand(Wish(hands if units == 1 else hands | {winners[0]: FIRE}))
        change = self.game.results[-1].change
        cancelled = not any(change) and self.units() == before
        lost = [-min(0, number) for number in change]
        assert cancelled or lost == [units * (seat in losers) for seat in range(self.seats)], change
        return self.game

    def bring_to(self, units: Mapping[int, int]) -> None:
        """Let seats lose until they have these units left, as many at a time as can."""
        while above := [seat for seat, number in units.items() if self.units()[seat] > number]:
            self.lose(above[: 1 if self.preset == "tri_palki" else len(LOW)])


def dealer_for(preset: str, leader: int, seats: int) -> int:
    """Return who has to deal the first hand (Chinese 51: start it) so that `leader` has the first full turn."""
    return leader if preset in DEALER_LEADS else (leader - int(find(preset).rules.direction)) % seats


# --- Dealing ----------------------------------------------------------------------------------------


def pack_of(preset: str, rules: Rules, wish: Wish, *, seats: int, dealer: int) -> str:
    """Write the pack for a wish: a card that a seat may hold only in the end is on the table, or in the stock."""
    step = int(rules.direction)
    turns = [seat for seat in ((dealer + step * k) % seats for k in range(1, seats + 1)) if seat in wish.hands]
    later = {seat: wish.hands[seat].split()[-1] for seat in turns if _comes_later(preset, rules, wish, seat)}
    hands = {seat: hand.removesuffix(later.get(seat, "")) for seat, hand in wish.hands.items()}
    coming = " ".join(later.values())
    centre, stock = (coming, "") if exchanges_always(rules, wish) else ("", coming)
    if stock and wish.by in turns:  # who has a turn before the call draws a card and lays it down again
        stock = " ".join([*_idle(rules, wish)[: turns.index(wish.by)], stock])
    shape = shape_of(preset)
    return pack_for(
        hands, seats=seats, dealer=dealer, extra=centre, stock=stock, size=rules.pack, step=step, shape=shape
    )


def _idle(rules: Rules, wish: Wish) -> list[str]:
    """List the cards that nobody shall hold in the end."""
    named = {card for hand in wish.hands.values() for card in hand.split()}
    return [name for name in map(NAMES.__getitem__, pack_of_size(rules.pack)) if name not in named]


def _comes_later(preset: str, rules: Rules, wish: Wish, seat: int) -> bool:
    if preset in SHOWS_31_BEFORE_A_KNOCK:
        return wish.calls and wish.by not in {None, seat} and is_31(wish.hands[seat])
    return exchanges_always(rules, wish)


def exchanges_always(rules: Rules, wish: Wish) -> bool:
    """Say whether every turn is an exchange: a wished hand misses its last card, which lies on the table."""
    if rules.rounds:
        return not wish.calls
    calls_apart = rules.close_timing == CloseTiming.INSTEAD
    return rules.pass_rule == PassRule.NEVER and not calls_apart and not rules.last_turn_stand


def is_31(hand: str) -> bool:
    """Say whether a hand is an ace and two cards of ten points, all of one suit (C-3)."""
    ranks, suits = {card[0] for card in hand.split()}, {card[1] for card in hand.split()}
    return len(suits) == 1 and "A" in ranks and ranks <= set("AKQJT")


# --- Playing ----------------------------------------------------------------------------------------


def play_out(game: Game, wish: Wish) -> None:
    """Play the hand to its end. The wish must have come true by then."""
    for _ in range(MOST_MOVES):
        if game.to_move is not None:
            game.play(choose(game, game.to_move, wish))
    assert game.to_move is None, "the hand does not end"
    held = state(game)["seats"]
    for seat, hand in wish.hands.items():
        assert sorted(held[seat]["hand"]) == sorted(hand.split()), f"seat {seat} ends with {held[seat]['hand']}"


def choose(game: Game, seat: int, wish: Wish) -> str:
    """Return the token that a seat plays next."""
    wished, held = wish.hands[seat].split(), game.view(seat).hand
    surplus = [card for card in held if card not in wished]
    missing = [card for card in wished if card not in held]
    match game.phase:
        case "choice":
            return "keep"
        case "answer":
            return "challenge" if seat in wish.challengers else "decline"
        case "discard":
            return f"{surplus[0]}>"
    swap = f"{surplus[0]}>{missing[0]}" if missing else "none"
    calling = wish.calls and (game.preset.id in STICKING or wish.by in {None, seat})
    tokens = ["close", "pass!", f"{swap}!"] if calling else []
    tokens += [swap, "draw", "pass"] if missing else ["pass", "draw"]
    legal = game.legal()
    found = next((token for token in tokens if token in legal), None)
    assert found, f"seat {seat} can play none of {tokens}"
    return found
