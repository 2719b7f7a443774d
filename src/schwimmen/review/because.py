"""Why a move is worth a thought: what can be read off the cards, told from the view of the seat alone.

A reason is a fact and no opinion: what the hand is worth then, that nothing in the middle would make more of it,
which card a neighbour gets or does not get who is known to hold others like it. What a move is worth in chances is
`decision`'s affair.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any, Final

from schwimmen import cards
from schwimmen.engine.codes import Kind
from schwimmen.engine.layout import NOBODY, fields_of
from schwimmen.engine.values import ACES, POINTS, SUIT_MASK, is_trio, value
from schwimmen.match.tokens import Move
from schwimmen.match.values import is_safe, value_text
from schwimmen.review.after import best_discard, ends_by_showing, hand_after, is_hand, worth_of
from schwimmen.review.neighbour import given_away, kept_away
from schwimmen.rules.fields import CallEffect, Centre, Rules, Valuation
from schwimmen.words.sentence import Arg, Sentence

MOST: Final = 2
"""Reasons that are told of a move: the most telling ones."""

_SUITS = range(len(cards.SUITS))

PACKETS: Final = 20_000
"""Possible packets up to which their mean is reckoned."""


def because(view: Any, rules: Rules, token: str) -> list[Sentence]:
    """Return the reasons for a move in the order in which they are told; `view` is an array with one engine `View`."""
    move = Move.of(token)
    return [*_told(view, rules, move)][:MOST]


def _told(view: Any, rules: Rules, move: Move) -> Iterator[Sentence]:
    after = hand_after(view, rules, move)
    if after is None:
        yield from _left_to_chance(view, rules, move)
        return
    if is_hand(after, rules):
        yield _own_hand(view, after, rules)
    yield from kept_away(view, rules, move)
    yield from given_away(view, rules, move)
    if ends_by_showing(view, rules, move):
        yield Sentence("because-at-once")
    elif move.call or move.kind == Kind.CLOSE:
        yield from _call(rules)
    elif move.kind == Kind.PASS and not _improves(view, rules):
        yield _nothing_more(rules)


def _left_to_chance(view: Any, rules: Rules, move: Move) -> Iterator[Sentence]:
    hand = int(view[0]["hand"])
    if is_hand(hand, rules):
        yield _own_hand(view, hand, rules)
    if move.kind == Kind.TRADE:
        mean = _mean_packet(view, rules)
        if mean is not None:
            yield Sentence("because-average", {"value": str(mean)})
    elif not _improves(view, rules):
        yield _nothing_more(rules)


def _own_hand(view: Any, after: int, rules: Rules) -> Sentence:
    """Say what the hand is worth after a move, and whether that is more than before."""
    hand = int(view[0]["hand"])
    before = best_discard(hand, int(view[0]["taken"]), rules)
    worth, had = worth_of(after, rules), worth_of(before, rules)
    if after == hand:
        how = "held"
    elif worth == had:
        how = "keeps"
    else:
        how = "makes" if worth > had else "drops"
    if rules.valuation == Valuation.BRAG:
        return Sentence("because-brag", {"how": how, "value": value_text(worth, rules)})
    if rules.valuation == Valuation.FLUSH and not worth:
        return _mixed(after, how, rules)
    points = [_points(after, suit) for suit in _SUITS]
    best = _best_suit(after)
    less = sum(points) - points[best]
    args: dict[str, Arg] = {"points": points[best], "less": less, "suit": cards.SUITS[best]}
    shape = _shape(after, worth, rules, less=less)
    if how == "keeps" and best != _best_suit(before):
        how = "same"
    return Sentence("because-hand", args | {"how": how, "shape": shape, "value": value_text(worth, rules)})


def _mixed(hand: int, how: str, rules: Rules) -> Sentence:
    """Say how near to one suit a hand is that is worth nothing before it is all of one."""
    counts = [_suited(hand, suit).bit_count() for suit in _SUITS]
    most = max(counts)
    args: dict[str, Arg] = {"how": how, "number": most, "hand": rules.hand_size}
    return Sentence("because-mixed", args | {"suit": cards.SUITS[counts.index(most)]})


def _shape(hand: int, worth: int, rules: Rules, *, less: int) -> str:
    """Return what makes a hand worth what it is."""
    if rules.valuation == Valuation.NET and less:
        return "net"
    if is_safe(worth, rules):
        return "safe"
    if hand & ~ACES == 0 and rules.fire_value is not None:
        return "fire"
    return "trio" if rules.trio_value is not None and is_trio(hand) else "suit"


def _best_suit(hand: int) -> int:
    return max(_SUITS, key=lambda suit: _points(hand, suit))


def _suited(hand: int, suit: int) -> int:
    return hand >> 13 * suit & SUIT_MASK


def _points(hand: int, suit: int) -> int:
    return int(POINTS[_suited(hand, suit)])


def _call(rules: Rules) -> Iterator[Sentence]:
    if rules.call_effect == CallEffect.LAST_TURNS:
        yield Sentence("because-last-turns")
    elif rules.call_effect == CallEffect.AT_ONCE:
        yield Sentence("because-at-once")


def _improves(view: Any, rules: Rules) -> bool:
    """Say whether a single open card, or all of them, would make more of the hand."""
    seen = view[0]
    hand = int(seen["hand"])
    if rules.centre == Centre.DISCARD:
        top = int(seen["top_card"])
        options = [] if top == NOBODY else [best_discard(hand | 1 << top, top, rules)]
    else:
        table = int(seen["table"])
        options = [table] if rules.allow_swap_all and rules.centre == Centre.TABLE else []
        options += [hand & ~(1 << give) | 1 << take for give in cards.each(hand) for take in cards.each(table)]
    worths = [worth_of(each, rules) for each in options if is_hand(each, rules)]
    return is_hand(hand, rules) and max(worths, default=-1000) > worth_of(hand, rules)


def _nothing_more(rules: Rules) -> Sentence:
    return Sentence("because-nothing-more", {"pile": rules.centre == Centre.DISCARD})


def _mean_packet(view: Any, rules: Rules) -> int | None:
    """Return what a packet of unseen cards is worth in the mean, None where that is no number or too many to reckon."""
    hand = int(view[0]["hand"])
    unseen = [card for card in cards.pack_of(rules.pack) if not hand >> card & 1]
    many = comb(len(unseen), rules.hand_size)
    if rules.valuation not in (Valuation.BEST, Valuation.NET) or rules.special_hands or many > PACKETS:
        return None
    fields = fields_of(rules)[0]
    worths = [int(value(sum(each), fields)) for each in combinations([1 << card for card in unseen], rules.hand_size)]
    return round(sum(worths) / (2 * len(worths)))
