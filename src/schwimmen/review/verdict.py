"""The findings about a decision, and its grade."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from schwimmen.words.sentence import Sentence

INACCURACY = 0.02
"""The loss of chance to win the match from which a move is worse than a good one."""

GRADES = ((0.10, "blunder"), (0.05, "mistake"), (INACCURACY, "slip"))
"""The grade of a loss of this much chance to win; below all of them a move is good."""

SURE = 2.0
"""How many standard errors a loss must measure to count as one."""


@dataclass(frozen=True, slots=True)
class Imagined:
    """How often (0 to 1) a move came to each outcome in the imagined deals, as `players.outcomes` counts them."""

    beats: float
    loses: float
    last: float
    grows: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was possible."""

    token: str
    chance: float
    """The chance to win the match after it (0 to 1)."""
    behind: float
    """How far that is below the best move's."""
    error: float
    """The standard error of `behind`."""
    learned: float
    """The chance to win the match after it by the value network alone; 0 for all where it has no say."""
    imagined: Imagined
    because: Sequence[Sentence]
    """Why it is better or worse than the move it is compared with."""

    @property
    def calls(self) -> bool:
        """Whether it is a call or includes one."""
        return self.token.endswith("close") or self.token.endswith("!")


def no_worse(one: Candidate, other: Candidate) -> bool:
    """Say whether a move is no worse than another, as measured."""
    return one.behind <= other.behind


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was made, or (`played` is None) that is still to be made."""

    hand: int
    """The hand's number in the record, from 0."""
    move: int
    """The decision's number in the hand, from 0."""
    seat: int
    played: Candidate | None
    options: Sequence[Candidate]
    """The best moves: first the one that all others are compared with, then the others, best first.

    For a decision that is still to be made, the first is the best as measured; for one that was made, it is the move
    that had been chosen beforehand, and another may come out a little ahead.
    """

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.options) == 1

    @property
    def loss(self) -> float:
        """How much chance to win the match was given away; never less than 0."""
        return self.played.behind if self.played is not None and self.played.behind > 0 else 0.0

    @property
    def grade(self) -> str:
        """The grade of the decision: `forced`, `best`, `good`, or one of `GRADES`."""
        if self.forced or self.played is None:
            return "forced"
        if self.played.behind <= 0:
            return "best"
        if self.played.behind > SURE * self.played.error:
            for least, name in GRADES:
                if self.loss >= least:
                    return name
        return "good"

    @property
    def closing(self) -> Candidate | None:
        """The call that would have been better than what was played, if the best move was one."""
        best = self.options[0]
        missed = best.calls and self.played is not None and not self.played.calls
        return best if missed and self.grade not in ("best", "good") else None


def told_of(options: Sequence[Candidate], played: str | None, most: int) -> Sequence[Candidate]:
    """Return the moves of a decision that are shown: the first, then the others of the first few, best first."""
    number = most if played is not None else len(options)
    return [options[0], *sorted(options[1:number], key=lambda option: option.behind)]


@dataclass(frozen=True, slots=True)
class HandReview:
    """What a hand came to, seat by seat; a seat that is out has 0 throughout."""

    hand: int
    before: Sequence[float]
    """The chances to win the match before the hand."""
    after: Sequence[float]
    given: Sequence[float]
    """What each seat gave away by its own decisions."""

    @property
    def luck(self) -> Sequence[float]:
        """What came from the cards and from the others."""
        return [self.after[seat] - self.before[seat] + self.given[seat] for seat in range(len(self.before))]


def given_away_by(decisions: Iterable[Decision], seat: int) -> float:
    """Return what a seat gave away by its own decisions."""
    given = 0.0
    for each in decisions:
        if each.seat == seat:
            given += each.loss
    return given
