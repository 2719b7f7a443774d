"""How often two moves win or lose, out of a hundred imagined deals: told where nothing else tells a mistake apart."""

from __future__ import annotations

from schwimmen.review.imagined import best_counts, comes_off
from schwimmen.review.reason import COMPARING
from schwimmen.review.seen import Seen
from schwimmen.review.verdict import INACCURACY, SURE, Candidate, Decision
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Sentence

LITTLE = 0.01
"""How far apart two shares must be to be told out of a hundred."""


def explained_closely(seen: Seen, rules: Rules, found: Decision) -> Decision:
    """Return a decision in which the reasons of a mistake and of the best move say what the mistake costs."""
    best = found.options[0]
    played = found.played
    if played is None or played.behind < INACCURACY or played.behind <= SURE * played.error:
        return found
    key = _telling(best, played, best_is_told=best_counts(seen, rules))
    if key == "" or _compares(seen, rules, best) or _compares(seen, rules, played):
        return found
    options = [_with_share(best, key), *found.options[1:]]
    return Decision(found.hand, found.move, found.seat, _with_share(played, key), options)


def _compares(seen: Seen, rules: Rules, one: Candidate) -> bool:
    """Say whether a reason of a move tells it apart from another; how it comes off, told for want of any, does not."""
    only = [*one.because] == [comes_off(seen, rules, one)]
    return not only and any(each.key in COMPARING for each in one.because)


def _telling(best: Candidate, played: Candidate, *, best_is_told: bool) -> str:
    """Return the sentence that says most for the best move; none where the two come to the same."""
    wins = best.imagined.beats - played.imagined.beats if best_is_told else 0.0
    saves = played.imagined.loses - best.imagined.loses
    if wins < LITTLE and saves < LITTLE:
        return ""
    return "because-best" if wins >= saves else "because-loses"


def _with_share(one: Candidate, key: str) -> Candidate:
    """Return a move that is told also by how often it wins or loses; what it makes of the hand stays in front."""
    share = one.imagined.beats if key == "because-best" else one.imagined.loses
    told = Sentence(key, {"often": "hundredths", "hundredths": _hundredths(share)})
    because = [*[each for each in one.because if each.key not in COMPARING][:1], told]
    return Candidate(one.token, one.chance, one.behind, one.error, one.learned, one.imagined, because)


def _hundredths(share: float) -> int:
    """Return in how many of a hundred deals something happens; in none or in all of them only if that is so."""
    rounded = int(100 * share + 0.5)
    if rounded == 0 and share > 0:
        return 1
    return 99 if rounded == 100 and share < 1 else rounded
