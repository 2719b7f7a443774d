"""What a move gives to the next player or keeps from them, going by the cards of theirs that everybody has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schwimmen.cards import RANKS
from schwimmen.engine.codes import Kind
from schwimmen.engine.pips import PIPS
from schwimmen.match.tokens import Move
from schwimmen.review.after import must_show
from schwimmen.review.reason import Reason
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import Candidate, no_worse
from schwimmen.rules.enums import CallEffect, Centre, Exhausted, OneSuitTable, Valuation
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg, Sentence

HIGH = 10
"""Points from which a card is worth mentioning even if nobody is known to collect its suit."""

COLLECTS = 2
"""Known cards of a suit from which a player counts as collecting it."""

SINGLE = (Kind.SWAP, Kind.DISCARD)


def about_next_seat(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Iterator[Reason]:
    """Say what the better of two moves keeps from the next player, or what the worse leaves them; it is about `one`."""
    tell = kept_away if no_worse(one, other) else given_away
    theirs = [*tell(seen, rules, Move.of(other.token))]
    yield from (each for each in tell(seen, rules, Move.of(one.token)) if each not in theirs)


def given_away(seen: Seen, rules: Rules, move: Move) -> Iterator[Reason]:
    """Say which card of the hand the next player could use."""
    seat = _next_seat(seen, rules)
    if seat is None or move.kind not in (*SINGLE, Kind.ALL) or _is_last(seen, rules, move):
        return
    moved = move.give if move.kind in SINGLE else seen.hand
    yield from _about("because-leaves", moved, seen, rules=rules, seat=seat)


def kept_away(seen: Seen, rules: Rules, move: Move) -> Iterator[Reason]:
    """Say which open card the next player could have used."""
    seat = _next_seat(seen, rules)
    if seat is None or _is_last(seen, rules, move):
        return
    yield from _about("because-denies", _won(seen, move), seen, rules=rules, seat=seat)


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
    if rules.valuation == Valuation.COMBINATIONS or not fitting:
        return
    best = max(fitting, key=lambda card: 100 * len(_like(card, known)) + points(card))  # points decide between equals
    held = _like(best, known)
    reach = _reach([*held, best], rules)
    told: dict[str, Arg] = {"seat": seat, "take": best, "cards": held, "suit": best[1]}
    strength = reach / _top(rules) if reach else 0.5
    yield Reason(Sentence(key, {**told, "collects": len(held) >= COLLECTS, "reach": reach}), strength)


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
    """Say whether a player with these cards would be glad of a card: one of a suit they collect, or a high one."""
    like = len(_like(card, known))
    return like >= COLLECTS or (like > 0 and (rules.valuation == Valuation.FLUSH or points(card) >= HIGH))


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


def _is_last(seen: Seen, rules: Rules, move: Move) -> bool:
    """Say whether nobody has a turn after this move, or the middle will be a different one by then."""
    if seen.last_turns == 1 or rules.centre == Centre.POOL or _ends_at_once(rules, move):
        return True
    if rules.centre == Centre.DISCARD and seen.stock == 0 and rules.exhausted != Exhausted.KEEP_TABLE:
        return True
    if must_show(seen, rules, move):
        return True
    table = _table_after(seen, move)
    return rules.one_suit_table == OneSuitTable.WASHOUT and all(card[1] == table[0][1] for card in table)


def _ends_at_once(rules: Rules, move: Move) -> bool:
    return (move.call or move.kind == Kind.CLOSE) and rules.call_effect in (CallEffect.AT_ONCE, CallEffect.CHALLENGE)


def _table_after(seen: Seen, move: Move) -> Sequence[str]:
    if move.kind == Kind.ALL:
        return seen.hand
    return [*[card for card in seen.table if card not in move.take], *move.give]
