"""Who is hurt by a finished hand, and by how much: `table.change` (SW-17, SW-O2, SW-O3)."""

from __future__ import annotations

from typing import Any

from schwimmen.engine.kernel import kernel
from schwimmen.engine.layout import End
from schwimmen.engine.values import ACES, THIRTY_ONE, best_suit, strength
from schwimmen.rules import LowestTie, On31


@kernel
def settle(table: Any, rules: Any) -> None:
    """Demand units for a finished hand. `change` is negative for a loss."""
    if table.end == End.FIRE:
        settle_fire(table, rules)
    elif table.end == End.THIRTY_ONE and rules.on_31 == On31.ALL_OTHERS:
        charge(table, table.played & ~holders_of_31(table), 1)
    elif table.end == End.THIRTY_ONE and rules.dealt_31_all_lose and table.dealt_31:
        charge(table, table.played & ~table.dealt_31, 1)
    elif table.end == End.CLOSE or table.end == End.THIRTY_ONE or table.end == End.STOCK:
        settle_lowest(table, rules)


@kernel
def charge(table: Any, seats: int, units: int) -> None:
    """Demand units from each of these seats (a bit each)."""
    for seat in range(table.seats):
        if seats >> seat & 1:
            table.change[seat] -= units


@kernel
def settle_fire(table: Any, rules: Any) -> None:
    """Feuer: everybody without three aces loses one; two, by option, if it was dealt and he was dealt no 31."""
    spared = 0
    for seat in range(table.seats):
        if table.played >> seat & 1 and table.hands[seat] & ~ACES == 0:
            spared |= 1 << seat
    charge(table, table.played & ~spared, 1)
    if rules.dealt_fire_double and table.dealt_fire:
        charge(table, table.played & ~spared & ~table.dealt_31, 1)


@kernel
def holders_of_31(table: Any) -> int:
    """Return the seats that hold a 31, a bit each."""
    holders = 0
    for seat in range(table.seats):
        if table.played >> seat & 1 and best_suit(table.hands[seat]) == THIRTY_ONE:
            holders |= 1 << seat
    return holders


@kernel
def settle_lowest(table: Any, rules: Any) -> None:
    """The lowest hand loses one; of several that are truly equal all do, or none (SW-17)."""
    least = 1 << 30
    losers = 0
    for seat in range(table.seats):
        if table.played >> seat & 1:
            found = strength(table.hands[seat], rules)
            if found < least:
                least = found
                losers = 0
            if found == least:
                losers |= 1 << seat
    if rules.lowest_tie == LowestTie.ALL_LOSE or losers & (losers - 1) == 0:
        charge(table, losers, 1)
