"""What a move makes of the player's hand, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.cards import SUITS
from schwimmen.match.values import is_safe, value_text
from schwimmen.review.after import best_discard, is_hand
from schwimmen.review.neighbour import points
from schwimmen.review.seen import Seen
from schwimmen.review.worths import worth
from schwimmen.rules.enums import Valuation
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg, Sentence


def own_hand(seen: Seen, after: Sequence[str], rules: Rules) -> Sentence:
    """Say what the hand is worth after a move, and whether that is more than before."""
    before = best_discard(seen.hand, seen.taken, rules)
    found = worth(rules, after)
    how = "held" if [*after] == [*seen.hand] else _change(before, after, rules)
    if rules.valuation == Valuation.COMBINATIONS:
        return Sentence("because-combination", {"how": how, "value": value_text(found, rules)})
    if rules.valuation == Valuation.FLUSH and not found:
        return _mixed(seen.hand, after, rules)
    best = _best_suit(after, before)
    if how == "keeps" and best not in _best_suits(before):
        how = "same"
    inside = _points(after, best)
    less = sum(_points(after, suit) for suit in SUITS) - inside
    told: dict[str, Arg] = {"points": inside, "less": less, "suit": best, "how": how}
    shape = _shape(after, found, less, rules)
    return Sentence("because-hand", {**told, "shape": shape, "value": value_text(found, rules)})


def _change(before: Sequence[str], after: Sequence[str], rules: Rules) -> str:
    """Say what becomes of a hand's value: it is new where the hand before was not seen (C-17)."""
    if not is_hand(before, rules):
        return "new"
    found, had = worth(rules, after), worth(rules, before)
    return "keeps" if found == had else "makes" if found > had else "drops"


def _mixed(hand: Sequence[str], after: Sequence[str], rules: Rules) -> Sentence:
    """Say how close to a single suit a hand is that is worth nothing until it has only one."""
    fullest = _fullest(after)
    before, number = len(_suited(hand, _fullest(hand))), len(_suited(after, fullest))
    kept = [suit for suit in SUITS if len(_suited(hand, suit)) == before and len(_suited(after, suit)) == number]
    suit = next((suit for suit in kept), fullest)
    how = "makes" if number > before else "drops" if number < before else "keeps"
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


def _best_suit(hand: Sequence[str], before: Sequence[str]) -> str:
    """Return the suit of which a hand has most points: of several one of which the hand before had most, too."""
    liked = _best_suits(before)
    return next((suit for suit in _best_suits(hand) if suit in liked), _best(hand))


def _best_suits(hand: Sequence[str]) -> list[str]:
    most = _points(hand, _best(hand))
    return [suit for suit in SUITS if _points(hand, suit) == most]


def _best(hand: Sequence[str]) -> str:
    return max(SUITS, key=lambda suit: _points(hand, suit))


def _fullest(hand: Sequence[str]) -> str:
    """Return the suit of which a hand has the most cards."""
    return max(SUITS, key=lambda suit: len(_suited(hand, suit)))


def _suited(hand: Sequence[str], suit: str) -> list[str]:
    return [card for card in hand if card[1] == suit]


def _points(hand: Sequence[str], suit: str) -> int:
    return sum(points(card) for card in _suited(hand, suit))
