"""What a move gives to the player with the next turn, or keeps from them, as far as everybody has seen their cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from schwimmen import cards
from schwimmen.engine.codes import Kind
from schwimmen.engine.layout import NOBODY
from schwimmen.engine.values import POINTS, SUIT_MASK, is_one_suit
from schwimmen.match.tokens import Move
from schwimmen.review.after import must_show
from schwimmen.rules.fields import CallEffect, Centre, Exhausted, OneSuitTable, Rules, Valuation
from schwimmen.words.sentence import Arg, Sentence

HIGH: Final = 10
"""Points from which a card is worth to be spoken of."""

COLLECTS: Final = 2
"""Known cards of a suit from which somebody collects it."""

SINGLE = (Kind.SWAP, Kind.DISCARD)


def given_away(view: Any, rules: Rules, move: Move) -> Iterator[Sentence]:
    """Say which card of the hand the next player could use."""
    seat = _next_seat(view, rules)
    if seat is None or move.kind not in (*SINGLE, Kind.ALL) or _is_last(view, rules, move):
        return
    lost = cards.cards_of(move.give) if move.kind in SINGLE else int(view[0]["hand"])
    yield from _about("because-leaves", view, rules, seat, lost)


def kept_away(view: Any, rules: Rules, move: Move) -> Iterator[Sentence]:
    """Say which open card the next one to play could have used."""
    seat = _next_seat(view, rules)
    if seat is None or _is_last(view, rules, move):
        return
    won = 0
    if move.kind == Kind.SWAP:
        won = cards.cards_of(move.take)
    elif move.kind == Kind.ALL:
        won = int(view[0]["table"])
    elif move.kind == Kind.TAKE and view[0]["top_card"] != NOBODY:
        won = 1 << int(view[0]["top_card"])
    yield from _about("because-denies", view, rules, seat, won)


def _about(key: str, view: Any, rules: Rules, seat: int, moved: int) -> Iterator[Sentence]:  # noqa: PLR0917
    """Say of the best of some cards who holds others like it, if anybody is known to."""
    known = int(view[0]["known"][seat])
    if rules.valuation == Valuation.BRAG:
        return
    fitting = [card for card in cards.each(moved) if _is_high(card, rules) and _like(card, known)]
    if not fitting:
        return
    best = max(fitting, key=lambda card: (_like(card, known).bit_count(), POINTS[1 << card % 13]))
    held = _like(best, known)
    args: dict[str, Arg] = {"seat": seat, "take": cards.NAMES[best], "cards": cards.names(held)}
    yield Sentence(key, args | {"suit": cards.NAMES[best][1], "collects": held.bit_count() >= COLLECTS})


def _is_high(card: int, rules: Rules) -> bool:
    return rules.valuation == Valuation.FLUSH or POINTS[1 << card % 13] >= HIGH


def _like(card: int, known: int) -> int:
    """Return the known cards of a card's suit."""
    return known & SUIT_MASK << 13 * (card // 13)


def _next_seat(view: Any, rules: Rules) -> int | None:
    """Return who plays after the seat to move, None if nobody does."""
    seen = view[0]
    seats, sticking, single = int(seen["seats"]), int(seen["sticking"]), int(seen["single"])
    for step in range(1, seats):
        seat = (int(seen["seat"]) + step * rules.direction) % seats
        waits = not single or single >> seat & 1
        if waits and not seen["out"][seat] and not sticking >> seat & 1:
            return seat
    return None


def _is_last(view: Any, rules: Rules, move: Move) -> bool:
    """Say whether nobody has a turn after this move, or the middle is another one then."""
    seen = view[0]
    if seen["last_turns"] == 1 or rules.centre == Centre.POOL or _ends_at_once(rules, move):
        return True
    if rules.centre == Centre.DISCARD and seen["stock"] == 0 and rules.exhausted != Exhausted.KEEP_TABLE:
        return True
    if must_show(view, rules, move):
        return True
    return rules.one_suit_table == OneSuitTable.WASHOUT and is_one_suit(_table_after(view, move))


def _ends_at_once(rules: Rules, move: Move) -> bool:
    return (move.call or move.kind == Kind.CLOSE) and rules.call_effect in (CallEffect.AT_ONCE, CallEffect.CHALLENGE)


def _table_after(view: Any, move: Move) -> int:
    if move.kind == Kind.ALL:
        return int(view[0]["hand"])
    return int(view[0]["table"]) & ~cards.cards_of(move.take) | cards.cards_of(move.give)
