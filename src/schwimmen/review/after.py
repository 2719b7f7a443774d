"""What a move makes of the player's hand, as far as the seat to move can know beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.cards import NAMES
from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.match.values import is_safe
from schwimmen.review.seen import Seen
from schwimmen.review.worths import is_special, worth
from schwimmen.rules.enums import DeclareEffect
from schwimmen.rules.fields import Rules

HELD = (Kind.KEEP, Kind.PASS, Kind.CLOSE, Kind.CHALLENGE, Kind.DECLINE)
"""Moves that leave the hand as it was."""

SHOWING = (Kind.SWAP, Kind.ALL, Kind.DISCARD)
"""Moves after which a hand may have to be shown."""


def hand_after(seen: Seen, rules: Rules, move: Move) -> Sequence[str] | None:
    """Return the cards that the seat holds after its move; None if that depends on chance.

    A card from the discard pile is counted with the best discard after it.
    """
    if move.give:
        return best_discard(_exchanged(seen.hand, move), None, rules)
    if move.kind == Kind.TAKE and seen.top is not None:
        return best_discard([*seen.hand, seen.top], seen.top, rules)
    if move.kind in HELD:
        return seen.hand
    brought = seen.table if move.kind == Kind.ALL else seen.packet
    return brought if move.kind in (Kind.ALL, Kind.TRADE) and brought else None


def _exchanged(hand: Sequence[str], move: Move) -> Sequence[str]:
    return [*[card for card in hand if card not in move.give], *move.take]


def best_discard(hand: Sequence[str], stays: str | None, rules: Rules) -> Sequence[str]:
    """Return a hand; with a card too many, the best that a discard leaves without giving up one that must stay."""
    held = in_order(hand)
    if len(held) <= rules.hand_size:
        return held
    left = [[other for other in held if other != card] for card in held if card != stays]
    return max(left, key=lambda each: worth(rules, each))


def in_order(cards: Sequence[str]) -> Sequence[str]:
    """Return cards in card order."""
    return [card for card in NAMES if card in cards]


def is_hand(hand: Sequence[str], rules: Rules) -> bool:
    """Say whether these cards are a full hand: only then do they have a value."""
    return len(hand) == rules.hand_size


def is_certain(hand: Sequence[str] | None, rules: Rules) -> bool:
    """Say whether these cards are a hand that cannot lose."""
    return hand is not None and is_hand(hand, rules) and is_safe(worth(rules, hand), rules)


def must_show(seen: Seen, rules: Rules, move: Move) -> bool:
    """Say whether the cards that a move brings have to be shown at once."""
    after = hand_after(seen, rules, move)
    if after is None or not is_hand(after, rules) or move.kind not in SHOWING:
        return False
    late = seen.called and not rules.declare_after_close
    return not late and not seen.single and is_special(rules, after)


def ends_by_showing(seen: Seen, rules: Rules, move: Move) -> bool:
    """Say whether a move ends the hand because what it brings has to be shown."""
    first = rules.declare_effect == DeclareEffect.SINGLE_TURNS and seen.turns[seen.seat] == 0
    return must_show(seen, rules, move) and not first
