"""A reason from practice: the value network, which has played many hands with itself, tells two moves apart."""

from __future__ import annotations

from schwimmen.review.reason import Reason
from schwimmen.review.verdict import Candidate
from schwimmen.words.sentence import Sentence


def by_experience(one: Candidate, *, other: Candidate) -> Reason:
    """Say that the network, too, holds the better of two moves to be better, or the worse to be worse."""
    better = one.behind <= other.behind
    ahead = one.learned - other.learned
    return Reason(Sentence("because-learned", {"better": better}), ahead if better else -ahead)
