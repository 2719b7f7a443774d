"""Why a move is better or worse than another, from the view of the seat that moves and from what it imagined.

A reason is a fact, not an opinion: what the hand is worth afterwards; which card a neighbour who collects others like
it gets, or does not get; in how many imagined deals the hand wins or loses. `reason` says which one weighs most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.review.after import best_discard, ends_by_showing, hand_after, is_hand
from schwimmen.review.experience import by_experience
from schwimmen.review.imagined import comes_off, in_imagined, rivals
from schwimmen.review.late_call import without_late_calls
from schwimmen.review.neighbour import about_next_seat
from schwimmen.review.outs import about_drawing
from schwimmen.review.own_hand import own_hand
from schwimmen.review.reason import LEAST, Reason, heaviest, weight
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import Candidate, Decision
from schwimmen.review.worths import worth
from schwimmen.rules.enums import CallEffect, Centre, SwapCounts
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence

MOST = 2
"""Sentences shown with a move."""

STAYING = (Kind.PASS, Kind.DRAW, Kind.REFRESH)
"""Moves that take none of the open cards."""


def explained(seen: Seen, rules: Rules, found: Decision) -> Decision:
    """Return a decision with reasons: the best move compared with the one played, all others compared with the best."""
    options = without_late_calls(seen, rules, found.options, played=found.played)
    best = options[0]
    played = found.played
    same = played is not None and played.token == best.token
    against = _next_idea(options) if played is None or same else played
    told = [_with_reasons(each, reasons(seen, rules, each, against=best)) for each in options[1:]]
    first = _with_reasons(best, reasons(seen, rules, best, against=against))
    if played is not None:
        played = _with_reasons(played, first.because if same else reasons(seen, rules, played, against=best))
    return Decision(found.hand, found.move, found.seat, played, [first, *told])


def same_idea(one: Candidate, other: Candidate) -> bool:
    """Say whether two moves differ only in the card that is given."""
    here, there = Move.of(one.token), Move.of(other.token)
    return here.kind == there.kind and here.call == there.call and [*here.take] == [*there.take]


def _next_idea(options: Sequence[Candidate]) -> Candidate | None:
    """Return the best move with a different idea from the first; if there is none, the next one."""
    others: list[Candidate] = [*[each for each in options[1:] if not same_idea(each, options[0])], *options[1:]]
    return others[0] if len(others) > 0 else None


def _with_reasons(one: Candidate, because: Sequence[Sentence]) -> Candidate:
    return Candidate(one.token, one.chance, one.behind, one.error, one.learned, one.imagined, because)


def reasons(seen: Seen, rules: Rules, one: Candidate, *, against: Candidate | None) -> list[Sentence]:
    """Return the reasons for or against a move, in the order in which they are shown."""
    move = Move.of(one.token)
    after = hand_after(seen, rules, move)
    told = heaviest(_told(seen, rules, one, against=against), MOST)
    if after is None or not is_hand(after, rules):
        return told if len(told) > 0 else [comes_off(seen, rules, one)]
    own = own_hand(seen, after, rules)
    said = own.args["how"] == "held" and len(told) > 0 and "value" in told[0].args and told[0].args["value"] != ""
    return told if said else [own, *told][:MOST]


def _told(seen: Seen, rules: Rules, one: Candidate, *, against: Candidate | None) -> Iterator[Reason]:
    """Yield all reasons besides the value of the hand; without another move to compare with, none that compares."""
    if against is not None:
        counted = [
            *in_imagined(seen, rules, one, other=against),
            *about_next_seat(seen, rules, one, other=against),
        ]
        yield from counted
        if not any(weight(each) >= LEAST for each in counted):
            yield by_experience(seen, rules, one, other=against)
    yield from about_drawing(seen, rules, Move.of(one.token))
    yield from (Reason(told, 1.0) for told in _by_the_cards(seen, rules, Move.of(one.token)))


def _by_the_cards(seen: Seen, rules: Rules, move: Move) -> Iterator[Sentence]:
    """Yield what follows from the rules and the open cards alone."""
    after = hand_after(seen, rules, move)
    if ends_by_showing(seen, rules, move):
        yield Sentence("because-at-once", rivals(seen))
    elif move.call or move.kind == Kind.CLOSE:
        yield from _call(seen, rules)
    elif move.kind in STAYING and is_hand(seen.hand, rules) and not _gives_more(seen, rules, worth(rules, seen.hand)):
        yield Sentence("because-nothing-more", {"pile": rules.centre == Centre.DISCARD})
    elif move.kind in (Kind.SWAP, Kind.ALL) and after is not None and is_hand(after, rules):
        found = worth(rules, after)
        if found > worth(rules, seen.hand) and not _gives_more(seen, rules, found):
            yield Sentence("because-most")


def _call(seen: Seen, rules: Rules) -> Iterator[Sentence]:
    if rules.call_effect == CallEffect.LAST_TURNS:
        yield Sentence("because-last-turns", rivals(seen))
    elif rules.call_effect == CallEffect.AT_ONCE:
        yield Sentence("because-at-once", rivals(seen))


def _gives_more(seen: Seen, rules: Rules, value: int) -> bool:
    """Say whether open cards would make the hand worth more than a value, or might if several are taken."""
    several = rules.swap_counts == SwapCounts.ANY or (rules.centre == Centre.POOL and len(seen.table) > 1)
    return several or any(worth(rules, each) > value for each in _options(seen, rules) if is_hand(each, rules))


def _options(seen: Seen, rules: Rules) -> Iterator[Sequence[str]]:
    """Yield the hands that the open cards make possible: with one of them, or with all."""
    if rules.centre == Centre.DISCARD:
        if seen.top is not None:
            yield best_discard([*seen.hand, seen.top], seen.top, rules)
        return
    if rules.allow_swap_all and rules.centre == Centre.TABLE:
        yield seen.table
    for give in seen.hand:
        for take in seen.table:
            yield [*[card for card in seen.hand if card != give], take]
