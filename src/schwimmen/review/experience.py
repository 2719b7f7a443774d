"""A reason from practice: the value network, which has played many hands with itself, tells two moves apart."""

from __future__ import annotations

from schwimmen.review.reason import Reason
from schwimmen.review.verdict import Candidate, no_worse
from schwimmen.words.sentence import Sentence


def by_experience(one: Candidate, *, other: Candidate) -> Reason:
    """Say that the network, too, holds the better of two moves to be better, or the worse to be worse."""
    better = no_worse(one, other)
    ahead = one.learned - other.learned
    return Reason(Sentence("because-learned", {"better": better}), ahead if better else -ahead)
