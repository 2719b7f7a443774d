"""A reason where nothing that is counted tells two moves apart: the value network does, from hands with itself."""

from __future__ import annotations

from schwimmen.match.tokens import Move
from schwimmen.review.after import hand_after, is_certain
from schwimmen.review.reason import Reason
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import INACCURACY, Candidate, no_worse
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence


def by_experience(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Reason:
    """Say that the network, too, puts a move above another, by an inaccuracy; what cannot lose needs no reason."""
    told = Sentence("because-learned")
    if is_certain(hand_after(seen, rules, Move.of(one.token)), rules) or not no_worse(one, other):
        return Reason(told, 0.0)
    return Reason(told, 1.0 if one.learned - other.learned >= INACCURACY else 0.0)
