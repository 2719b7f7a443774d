"""Hands that were played with real cards: settled from what the people at the table say of them.

Nobody here sees a card. Who keeps the lives writes into the table how the hand has ended, who called, and of each hand
its value and its strength; it is settled as any other. Where the rules look at the cards themselves, for a 31, for
three aces, for points of a suit, other cards of the same worth stand in.
"""

from __future__ import annotations

from typing import Final

from schwimmen.engine.deal import clear, leader_of
from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import RuleFields, Table
from schwimmen.engine.match import conclude
from schwimmen.engine.pips import POINTS
from schwimmen.engine.settle import settle

SUITS_CARDS: Final = 1 << 13
"""In how many ways some cards of one suit can be held."""


@kernel
def begin_told(table: Table, rules: RuleFields) -> None:
    """Begin a hand that is dealt from a real pack."""
    clear(table, rules)
    table.leader = leader_of(table, rules)
    table.played = 0
    for seat in range(table.seats):
        table.played |= (table.out[seat] == 0) << seat


@kernel
def settle_told(table: Table, rules: RuleFields) -> None:
    """Settle a hand by what was told of it: `end caller challengers dealt_31 dealt_fire values strengths hands`."""
    settle(table, rules)
    conclude(table, rules)


@kernel
def stand_in(points: int) -> int:
    """Return cards of one suit that are worth so many points, none where no cards are."""
    ranks = 0
    while ranks < SUITS_CARDS and POINTS[ranks] != points:
        ranks += 1
    return ranks % SUITS_CARDS
