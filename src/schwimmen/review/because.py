"""Why a move is worth a thought: what can be read off the cards, told from the view of the seat alone.

A reason is a fact and no opinion: what the hand is worth then, that nothing in the middle would make more of it,
which card a neighbour gets or does not get who is known to hold others like it. What a move is worth in chances is
`decision`'s affair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schwimmen.cards import SUITS
from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.match.values import is_safe, value_text
from schwimmen.review.after import best_discard, ends_by_showing, hand_after, is_hand
from schwimmen.review.neighbour import given_away, kept_away, points
from schwimmen.review.seen import Seen
from schwimmen.review.worths import mean_packet, worth
from schwimmen.rules.enums import CallEffect, Centre, Valuation
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg, Sentence

MOST = 2
"""Reasons that are told of a move: the most telling ones."""


def because(seen: Seen, rules: Rules, token: str) -> list[Sentence]:
    """Return the reasons for a move in the order in which they are told."""
    return [*_told(seen, rules, Move.of(token))][:MOST]


def _told(seen: Seen, rules: Rules, move: Move) -> Iterator[Sentence]:
    after = hand_after(seen, rules, move)
    if after is None:
        yield from _left_to_chance(seen, rules, move)
        return
    if is_hand(after, rules):
        yield _own_hand(seen, after, rules)
    yield from kept_away(seen, rules, move)
    yield from given_away(seen, rules, move)
    if ends_by_showing(seen, rules, move):
        yield Sentence("because-at-once")
    elif move.call or move.kind == Kind.CLOSE:
        yield from _call(rules)
    elif move.kind == Kind.PASS and not _improves(seen, rules):
        yield _nothing_more(rules)


def _left_to_chance(seen: Seen, rules: Rules, move: Move) -> Iterator[Sentence]:
    if is_hand(seen.hand, rules):
        yield _own_hand(seen, seen.hand, rules)
    if move.kind == Kind.TRADE:
        if rules.valuation in (Valuation.BEST, Valuation.NET) and not rules.special_hands:
            yield Sentence("because-average", {"value": str(mean_packet(rules, seen.hand))})
    elif not _improves(seen, rules):
        yield _nothing_more(rules)


def _own_hand(seen: Seen, after: Sequence[str], rules: Rules) -> Sentence:
    """Say what the hand is worth after a move, and whether that is more than before."""
    before = best_discard(seen.hand, seen.taken, rules)
    found, had = worth(rules, after), worth(rules, before)
    if [*after] == [*seen.hand]:
        how = "held"
    elif found == had:
        how = "keeps"
    else:
        how = "makes" if found > had else "drops"
    if rules.valuation == Valuation.COMBINATIONS:
        return Sentence("because-combination", {"how": how, "value": value_text(found, rules)})
    if rules.valuation == Valuation.FLUSH and not found:
        return _mixed(after, how, rules)
    best = _best_suit(after)
    if how == "keeps" and best != _best_suit(before):
        how = "same"
    inside = _points(after, best)
    less = sum(_points(after, suit) for suit in SUITS) - inside
    told: dict[str, Arg] = {"points": inside, "less": less, "suit": best, "how": how}
    shape = _shape(after, found, less, rules)
    return Sentence("because-hand", {**told, "shape": shape, "value": value_text(found, rules)})


def _mixed(hand: Sequence[str], how: str, rules: Rules) -> Sentence:
    """Say how near to one suit a hand is that is worth nothing before it is all of one."""
    suit = max(SUITS, key=lambda suit: len(_suited(hand, suit)))
    number = len(_suited(hand, suit))
    return Sentence("because-mixed", {"how": how, "number": number, "hand": rules.hand_size, "suit": suit})


def _shape(hand: Sequence[str], found: int, less: int, rules: Rules) -> str:  # noqa: PLR0917
    """Return what makes a hand worth what it is; `less` are the points that are not of its suit."""
    if rules.valuation == Valuation.NET and less:
        return "net"
    if is_safe(found, rules):
        return "safe"
    if rules.fire_value is not None and all(card[0] == "A" for card in hand):
        return "fire"
    return "trio" if rules.trio_value is not None and all(card[0] == hand[0][0] for card in hand) else "suit"


def _best_suit(hand: Sequence[str]) -> str:
    return max(SUITS, key=lambda suit: _points(hand, suit))


def _suited(hand: Sequence[str], suit: str) -> list[str]:
    return [card for card in hand if card[1] == suit]


def _points(hand: Sequence[str], suit: str) -> int:
    return sum(points(card) for card in _suited(hand, suit))


def _call(rules: Rules) -> Iterator[Sentence]:
    if rules.call_effect == CallEffect.LAST_TURNS:
        yield Sentence("because-last-turns")
    elif rules.call_effect == CallEffect.AT_ONCE:
        yield Sentence("because-at-once")


def _improves(seen: Seen, rules: Rules) -> bool:
    """Say whether a single open card, or all of them, would make more of the hand."""
    if not is_hand(seen.hand, rules):
        return False
    now = worth(rules, seen.hand)
    return any(worth(rules, each) > now for each in _options(seen, rules) if is_hand(each, rules))


def _options(seen: Seen, rules: Rules) -> Iterator[Sequence[str]]:
    """Yield the hands that can be had with what lies open."""
    if rules.centre == Centre.DISCARD:
        if seen.top is not None:
            yield best_discard([*seen.hand, seen.top], seen.top, rules)
        return
    if rules.allow_swap_all and rules.centre == Centre.TABLE:
        yield seen.table
    for give in seen.hand:
        for take in seen.table:
            yield [*[card for card in seen.hand if card != give], take]


def _nothing_more(rules: Rules) -> Sentence:
    return Sentence("because-nothing-more", {"pile": rules.centre == Centre.DISCARD})
