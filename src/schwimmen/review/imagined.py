"""Reasons from imagined deals: how often a move wins or loses the hand there, and how often the hand improves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from schwimmen.engine.codes import Kind
from schwimmen.match.tokens import Move
from schwimmen.match.values import is_safe, value_text
from schwimmen.review.after import hand_after, is_certain, is_hand
from schwimmen.review.reason import Reason, weight
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import Candidate, no_worse
from schwimmen.review.worths import worth
from schwimmen.rules.enums import Score, Valuation
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg, Sentence

SETTLED = 0.1
"""The strength of how a hand that stays as it is comes off, whatever other moves do."""

UNKNOWN = 0.2
"""The strength of what becomes of a hand that gets a card nobody has seen."""


def in_imagined(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Iterator[Reason]:
    """Say what speaks for the better of two moves, or against the worse; the sentences are about `one`."""
    move = Move.of(one.token)
    after = hand_after(seen, rules, move)
    mine, theirs = one.imagined, other.imagined
    value = "" if after is None else _told_value(after, rules)
    best = _best_counts(seen, rules)
    if mine.last == 1 and value != "":
        yield _outcome(seen, one, other, value=value, best_counts=best)
    elif not is_certain(after, rules):
        yield _outcome(seen, one, other, value=None, best_counts=best)
    base = _told_value(seen.hand if after is None else after, rules)
    if base != "" and (after is None or move.kind not in (Kind.TAKE, Kind.TRADE)):
        more = mine.grows - theirs.grows if no_worse(one, other) else 0.0
        grows = Sentence("because-grows", {**often(mine.grows), "value": base})
        yield Reason(grows, more if after is not None else max(more, UNKNOWN))


def _best_counts(seen: Seen, rules: Rules) -> bool:
    """Say whether it brings anything to have the best hand; among several, where the lowest pays, it does not."""
    return len(_others(seen)) == 1 or rules.score != Score.UNITS or rules.best_gains or rules.caller_not_best


def _outcome(seen: Seen, one: Candidate, other: Candidate, *, value: str | None, best_counts: bool) -> Reason:
    """Say how often a move wins or loses the hand, whichever says more; `value` is named if the hand stays as it is."""
    mine, theirs = one.imagined, other.imagined
    better = no_worse(one, other)
    more = mine.beats - theirs.beats if better else theirs.beats - mine.beats
    less = theirs.loses - mine.loses if better else mine.loses - theirs.loses
    if value is None:
        loses = Reason(Sentence("because-loses", often(mine.loses)), less)
        best = Reason(Sentence("because-best", often(mine.beats)), more)
        return max([best, loses], key=weight) if best_counts else loses
    wins: dict[str, Arg] = {**often(mine.beats), "value": value, **rivals(seen)}
    beats = Reason(Sentence("because-beats", wins), max(more, SETTLED * (mine.beats if better else 1 - mine.beats)))
    if best_counts and mine.loses + theirs.loses == 0:
        return beats
    fails: dict[str, Arg] = {**often(mine.loses), "value": value, "turns": seen.last_turns}
    low = Reason(Sentence("because-low", fails), max(less, SETTLED * (1 - mine.loses if better else mine.loses)))
    return max([beats, low], key=weight) if best_counts else low


def rivals(seen: Seen) -> dict[str, Arg]:
    """Return how many others are in the hand, and the first of them, in the catalogue's terms."""
    others = _others(seen)
    return {"rivals": len(others), "seat": others[0]}


def _others(seen: Seen) -> list[int]:
    """Return the seats of all others in the hand."""
    return [seat for seat, out in enumerate(seen.out) if not out and seat != seen.seat]


def often(share: float) -> dict[str, Arg]:
    """Return how often something happens, in the catalogue's terms: a number of ten deals, or a word for few or all."""
    tenths = int(10 * share + 0.5)
    words = {0: "never" if share == 0 else "hardly", 10: "always" if share == 1 else "nearly"}
    return {"often": words.get(tenths, "tenths"), "tenths": tenths}


def _told_value(hand: Sequence[str], rules: Rules) -> str:
    """Return the value of a hand as text; nothing if it has none that others can be compared with."""
    if not is_hand(hand, rules):
        return ""
    found = worth(rules, hand)
    nothing = rules.valuation == Valuation.FLUSH and found == 0
    return "" if nothing or is_safe(found, rules) else value_text(found, rules)
