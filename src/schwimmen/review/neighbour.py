"""What a move gives to the next player or keeps from them, going by the cards of theirs that everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schwimmen.cards import RANKS, SUITS
from schwimmen.engine.codes import Kind
from schwimmen.engine.pips import PIPS
from schwimmen.match.tokens import Move
from schwimmen.review.after import is_hand
from schwimmen.review.middle import is_last, open_after
from schwimmen.review.reason import Reason
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import Candidate, no_worse
from schwimmen.review.worths import worth
from schwimmen.rules.enums import Valuation
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg, Sentence

HIGH = 10
"""Points from which a card is worth mentioning even if nobody is known to collect its suit."""

LITTLE = 20
"""Points of one suit below which a hand is nothing to fear."""

COLLECTS = 2
"""Known cards of a suit from which a player counts as collecting it."""

SINGLE = (Kind.SWAP, Kind.DISCARD)


def about_next_seat(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Iterator[Reason]:
    """Say what the better of two moves keeps from the next player, or what the worse leaves them; it is about `one`."""
    seat = _next_seat(seen, rules)
    if seat is None or rules.valuation == Valuation.COMBINATIONS:
        return
    here, there = Move.of(one.token), Move.of(other.token)
    after, otherwise = open_after(seen, rules, here), open_after(seen, rules, there)
    if not no_worse(one, other):
        left = [card for card in _given(seen, here) if card in after and card not in otherwise]
        yield from _about("because-leaves", left, seen, rules=rules, seat=seat)
    elif not is_last(seen, rules, here):
        kept = [card for card in _won(seen, here) if card in otherwise]
        yield from _about("because-denies", kept, seen, rules=rules, seat=seat)


def _given(seen: Seen, move: Move) -> Sequence[str]:
    """Return the cards of the hand that a move lays open."""
    if move.kind == Kind.ALL:
        return seen.hand
    return move.give if move.kind in SINGLE else []


def _won(seen: Seen, move: Move) -> Sequence[str]:
    """Return the open cards that a move takes."""
    if move.kind == Kind.ALL:
        return seen.table
    if move.kind == Kind.TAKE and seen.top is not None:
        return [seen.top]
    return move.take if move.kind == Kind.SWAP else []


def _about(key: str, moved: Sequence[str], seen: Seen, *, rules: Rules, seat: int) -> Iterator[Reason]:
    """Say who is known to hold cards like the best of these, if anybody is, and what they would make of it."""
    known = seen.known[seat]
    fitting = [card for card in moved if _is_worth_a_word(card, known, rules)]
    if not fitting:
        return
    best = max(fitting, key=lambda card: 100 * len(_like(card, known)) + points(card))  # points decide between equals
    held = _like(best, known)
    reach = _reach([*held, best], rules)
    told: dict[str, Arg] = {"seat": seat, "take": best, "cards": held, "suit": best[1]}
    strength = reach / _top(rules) if reach else 0.5
    sure = is_hand(known, rules) or reach == _top(rules)
    yield Reason(Sentence(key, {**told, "collects": len(held) >= COLLECTS, "reach": reach, "sure": sure}), strength)


def _reach(cards: Sequence[str], rules: Rules) -> int:
    """Return the points that cards of a suit make in one hand; 0 in games where more than points of one suit counts."""
    if rules.valuation != Valuation.BEST:
        return 0
    highest = sorted((points(card) for card in cards), key=lambda each: -each)
    return sum(highest[: rules.hand_size])


def _top(rules: Rules) -> int:
    """Return the points of the best hand of one suit."""
    return 11 + HIGH * (rules.hand_size - 1)


def points(card: str) -> int:
    """Return the points of a card (C-2)."""
    return PIPS[RANKS.index(card[0])]


def _is_worth_a_word(card: str, known: Sequence[str], rules: Rules) -> bool:
    """Say whether a player with these cards would be glad of a card: one of a suit they collect, or a high one.

    Where only the points of a suit count, it must make more than they are known to have, and more than a little.
    """
    like = _like(card, known)
    fits = len(like) >= COLLECTS or (len(like) > 0 and (rules.valuation == Valuation.FLUSH or points(card) >= HIGH))
    reach = _reach([*like, card], rules)
    return fits and (reach == 0 or (reach >= LITTLE and reach > _had(known, rules)))


def _had(known: Sequence[str], rules: Rules) -> float:
    """Return what a hand is worth of which these cards are known, or the least that it can be."""
    if is_hand(known, rules):
        return worth(rules, known) / 2
    best = max(SUITS, key=lambda suit: _points(known, suit))
    return _points(known, best)


def _points(cards: Sequence[str], suit: str) -> int:
    return sum(points(card) for card in cards if card[1] == suit)


def _like(card: str, known: Sequence[str]) -> list[str]:
    """Return the known cards of a card's suit."""
    return [held for held in known if held[1] == card[1]]


def _next_seat(seen: Seen, rules: Rules) -> int | None:
    """Return the seat that plays after the one to move; None if nobody does."""
    seats = len(seen.out)
    for step in range(seats - 1):
        seat = (seen.seat + rules.direction * (step + 1)) % seats
        if not (_has_played(seen, seat) or seen.out[seat] or seen.sticking >> seat & 1):
            return seat
    return None


def _has_played(seen: Seen, seat: int) -> bool:
    """Say whether a seat has had the one turn that it had left."""
    return bool(seen.single) and not seen.single >> seat & 1
