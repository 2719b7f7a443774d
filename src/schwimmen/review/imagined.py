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
"""The strength of what becomes of a hand that gets cards nobody has seen."""


def in_imagined(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Iterator[Reason]:
    """Say what speaks for the better of two moves, or against the worse; the sentences are about `one`."""
    move = Move.of(one.token)
    after = hand_after(seen, rules, move)
    value = "" if after is None else told_value(after, rules)
    best = best_counts(seen, rules)
    if one.imagined.last == 1 and value != "":
        yield _outcome(seen, one, other, value=value, best_counts=best)
    elif not is_certain(after, rules):
        yield _outcome(seen, one, other, value=None, best_counts=best)
    if after is None or move.kind not in (Kind.TAKE, Kind.TRADE):
        yield from _growth(seen, rules, one, other=other)


def comes_off(seen: Seen, rules: Rules, one: Candidate) -> Sentence:
    """Say how often a move wins or loses the hand, whether or not another does so as often."""
    return _outcome(seen, one, one, value=None, best_counts=best_counts(seen, rules)).told


def _growth(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Iterator[Reason]:
    """Say how often the hand improves; that speaks for a move only if it is worth no less than after the other one."""
    after = hand_after(seen, rules, Move.of(one.token))
    there = hand_after(seen, rules, Move.of(other.token))
    hand = seen.hand if after is None else after
    than = seen.hand if there is None else there
    value = told_value(hand, rules)
    if value == "":
        return
    less = is_hand(than, rules) and worth(rules, hand) < worth(rules, than)
    more = _apart(one.imagined.grows, other.imagined.grows) if no_worse(one, other) and not less else 0.0
    grows = Sentence("because-grows", {**often(one.imagined.grows), "value": value})
    unknown = after is None and Move.of(one.token).kind != Kind.DRAW  # of a single card, `outs` tells more
    yield Reason(grows, max(more, UNKNOWN) if unknown else more)


def _apart(one: float, other: float) -> float:
    """Return how far two shares are apart; 0 where the same number of ten deals would be told of both."""
    return 0.0 if _tenths(one) == _tenths(other) else one - other


def _tenths(share: float) -> int:
    return int(10 * share + 0.5)


def best_counts(seen: Seen, rules: Rules) -> bool:
    """Say whether it brings anything to have the best hand; among several, where the lowest pays, it does not."""
    return len(_others(seen)) == 1 or rules.score != Score.UNITS or rules.best_gains or rules.caller_not_best


def _outcome(seen: Seen, one: Candidate, other: Candidate, *, value: str | None, best_counts: bool) -> Reason:
    """Say how often a move wins or loses the hand, whichever says more; `value` is named if the hand stays as it is."""
    mine, theirs = one.imagined, other.imagined
    better = no_worse(one, other)
    more = _apart(mine.beats, theirs.beats) * (1 if better else -1)
    less = _apart(theirs.loses, mine.loses) * (1 if better else -1)
    if value is None:
        loses = Reason(Sentence("because-loses", often(mine.loses)), less)
        best = Reason(Sentence("because-best", often(mine.beats)), more)
        return _more_telling(best, loses, seen) if best_counts else loses
    wins: dict[str, Arg] = {**often(mine.beats), "value": value, **rivals(seen)}
    beats = Reason(Sentence("because-beats", wins), max(more, SETTLED * (mine.beats if better else 1 - mine.beats)))
    if best_counts and mine.loses + theirs.loses == 0:
        return beats
    fails: dict[str, Arg] = {**often(mine.loses), "value": value, "turns": seen.last_turns}
    low = Reason(Sentence("because-low", fails), max(less, SETTLED * (1 - mine.loses if better else mine.loses)))
    return _more_telling(beats, low, seen) if best_counts else low


def _more_telling(wins: Reason, fails: Reason, seen: Seen) -> Reason:
    """Return the reason that weighs more; between two players how often it wins, so that all moves compare."""
    return wins if len(_others(seen)) == 1 else max([wins, fails], key=weight)


def rivals(seen: Seen) -> dict[str, Arg]:
    """Return how many others are in the hand, and the first of them, in the catalogue's terms."""
    others = _others(seen)
    return {"rivals": len(others), "seat": others[0]}


def _others(seen: Seen) -> list[int]:
    """Return the seats of all others in the hand."""
    return [seat for seat, out in enumerate(seen.out) if not out and seat != seen.seat]


def often(share: float) -> dict[str, Arg]:
    """Return how often something happens, in the catalogue's terms: a number of ten deals, or a word for few or all."""
    tenths = _tenths(share)
    words = {0: "never" if share == 0 else "hardly", 10: "always" if share == 1 else "nearly"}
    return {"often": words.get(tenths, "tenths"), "tenths": tenths}


def told_value(hand: Sequence[str], rules: Rules) -> str:
    """Return the value of a hand as text; nothing if it has none that others can be compared with."""
    if not is_hand(hand, rules):
        return ""
    found = worth(rules, hand)
    nothing = rules.valuation == Valuation.FLUSH and found == 0
    return "" if nothing or is_safe(found, rules) else value_text(found, rules)
