"""What a move makes of the player's hand, as far as the seat to move can tell before it plays."""

from __future__ import annotations

from typing import Any

from schwimmen import cards
from schwimmen.engine.codes import Kind
from schwimmen.engine.layout import NOBODY, fields_of
from schwimmen.engine.values import special, value
from schwimmen.match import views
from schwimmen.match.tokens import Move
from schwimmen.rules.fields import DeclareEffect, Rules


def hand_after(view: Any, rules: Rules, move: Move) -> int | None:
    """Return the cards that the seat holds after its move, None where chance has a say.

    A card from the discard pile is counted with the best discard after it.
    """
    seen = views.seen_in(view)
    if move.kind in (Kind.CLOSE, Kind.CHALLENGE, Kind.DECLINE):
        return int(seen.hand)
    found = views.hand_after(move, seen)
    return best_discard(*found, rules) if found else None


def best_discard(hand: int, stays: int, rules: Rules) -> int:
    """Return a hand; of one with a card too many the best that a discard leaves, without touching one that stays."""
    if hand.bit_count() <= rules.hand_size:
        return hand
    left = [hand ^ 1 << card for card in cards.each(hand) if card != stays]
    return max(left, key=lambda each: worth_of(each, rules))


def worth_of(hand: int, rules: Rules) -> int:
    """Return the engine's value of a hand."""
    return int(value(hand, fields_of(rules)[0]))


def is_hand(hand: int, rules: Rules) -> bool:
    """Say whether these are as many cards as a hand has: only then it has a value."""
    return hand.bit_count() == rules.hand_size


def must_show(view: Any, rules: Rules, move: Move) -> bool:
    """Say whether the cards that a move brings have to be shown at once."""
    after = hand_after(view, rules, move)
    if after is None or not is_hand(after, rules) or move.kind not in (Kind.SWAP, Kind.ALL, Kind.DISCARD):
        return False
    late = view[0]["caller"] != NOBODY and not rules.declare_after_close
    return not late and not view[0]["single"] and bool(special(after, fields_of(rules)[0]))


def ends_by_showing(view: Any, rules: Rules, move: Move) -> bool:
    """Say whether a move ends the hand because what it brings has to be shown."""
    first = rules.declare_effect == DeclareEffect.SINGLE_TURNS and view[0]["turns"][int(view[0]["seat"])] == 0
    return must_show(view, rules, move) and not first
