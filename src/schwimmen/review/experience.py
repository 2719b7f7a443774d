"""A reason where nothing that is counted tells two moves apart: the value network does, from hands with itself."""

from __future__ import annotations

from schwimmen.match.tokens import Move
from schwimmen.review.after import hand_after, is_certain
from schwimmen.review.reason import Reason
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import GRADES, Candidate, no_worse
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence

CLEAR = GRADES[-1][0]
"""How far the network must put a move above another, in chance to win the match: what a review calls an inaccuracy."""


def by_experience(seen: Seen, rules: Rules, one: Candidate, *, other: Candidate) -> Reason:
    """Say that the network, too, holds a move to be clearly better; a hand that cannot lose needs no such reason."""
    told = Sentence("because-learned")
    if is_certain(hand_after(seen, rules, Move.of(one.token)), rules) or not no_worse(one, other):
        return Reason(told, 0.0)
    return Reason(told, 1.0 if one.learned - other.learned >= CLEAR else 0.0)
