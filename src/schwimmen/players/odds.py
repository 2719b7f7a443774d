"""The odds of a move: how often its player would be the one who loses, in worlds that agree with what was seen."""

from __future__ import annotations

from typing import Any, Final

from schwimmen.engine.kernel import bit, kernel, lowest
from schwimmen.engine.layout import NOBODY
from schwimmen.engine.ranking import strength
from schwimmen.engine.values import THIRTY_ONE, best_suit
from schwimmen.players.beginner import hand_after, table_after
from schwimmen.players.mind import imagine

CLOSES_FROM: Final = 24
"""Points on which an imagined player closes."""

ROUNDS: Final = 3
"""Rounds after which an imagined hand that nobody closes is compared as it is: hands rarely last longer."""


@kernel
def count_losses(view: Any, rules: Any, mind: Any, move: int, closes: int, worlds: int) -> int:
    """Return in how many imagined worlds this seat loses if it makes a move, and closes or not."""
    losses = 0
    for _ in range(worlds):
        imagine(view, rules, mind)
        mind.hands[view.seat] = hand_after(view.hand, view.table, move)
        table = table_after(view.hand, view.table, move)
        if not (view.caller == NOBODY and best_suit(mind.hands[view.seat]) == THIRTY_ONE):
            last_turns = view.players - 1 if closes else view.last_turns - 1
            play_on(view, rules, mind, table, last_turns)
        losses += loses(view, rules, mind)
    return losses


@kernel
def play_on(view: Any, rules: Any, mind: Any, table: int, last_turns: int) -> None:
    """Play an imagined hand to its end; everybody makes the best exchange. `last_turns` is negative before a call."""
    seat = view.seat
    turns = ROUNDS * view.players if last_turns < 0 else last_turns
    called = last_turns >= 0
    while turns > 0:
        seat = (seat + rules.direction + view.seats) % view.seats
        if view.out[seat]:
            continue
        table = exchange_best(mind, rules, seat, table)
        turns -= 1
        points = best_suit(mind.hands[seat])
        if points == THIRTY_ONE:
            return
        if not called and points >= CLOSES_FROM:
            called = True
            turns = view.players - 1


@kernel
def exchange_best(mind: Any, rules: Any, seat: int, table: int) -> int:
    """Make the best exchange of a seat in an imagined world and return the table after it."""
    hand = mind.hands[seat]
    best = hand
    most = best_suit(hand)
    if rules.allow_swap_all and best_suit(table) > most:
        best = table
        most = best_suit(table)
    gives = hand
    while gives:
        kept = hand ^ bit(lowest(gives))
        gives &= gives - 1
        takes = table
        while takes:
            found = best_suit(kept | bit(lowest(takes)))
            if found > most:
                most = found
                best = kept | bit(lowest(takes))
            takes &= takes - 1
    mind.hands[seat] = best
    return (hand | table) & ~best


@kernel
def loses(view: Any, rules: Any, mind: Any) -> int:
    """Return 1 if nobody in an imagined world holds a lower hand than this seat, else 0."""
    own = strength(mind.hands[view.seat], rules)
    for seat in range(view.seats):
        if seat != view.seat and not view.out[seat] and strength(mind.hands[seat], rules) < own:
            return 0
    return 1
