"""A call that rides on an exchange and comes too late: the hand ends at once, by what the exchange brings (SW-12)."""

from __future__ import annotations

from collections.abc import Sequence

from schwimmen.match.tokens import Move
from schwimmen.review.after import ends_by_showing
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import Candidate
from schwimmen.rules.fields import Rules


def without_late_call(seen: Seen, rules: Rules, token: str) -> str:
    """Return a move without its call if the hand ends before anybody could hear it."""
    move = Move.of(token)
    return token[:-1] if move.call and ends_by_showing(seen, rules, move) else token


def without_late_calls(
    seen: Seen, rules: Rules, options: Sequence[Candidate], *, played: Candidate | None
) -> list[Candidate]:
    """Return moves, in the same order, each once: with a call that comes too late a move is the same as without it.

    The one that was played is named as it was played.
    """
    kept: list[Candidate] = []
    for each in options:
        name = without_late_call(seen, rules, each.token)
        same = played is not None and name == without_late_call(seen, rules, played.token)
        token = played.token if played is not None and same else name
        if not any(other.token == token for other in kept):
            found = (each.chance, each.behind, each.error, each.learned, each.imagined, each.because)
            kept.append(Candidate(token, *found))
    return kept
