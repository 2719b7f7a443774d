"""One decision, weighed: what each move was worth to the player who made it, by what could be seen then.

A move is worth the chance to win the match that follows it, in worlds that agree with all that the seat had seen. The
few moves that are told are chosen in some worlds and measured in others: who is best by luck of the first is not by
luck of the second, so a loss is not overstated (it may come out a little below 0). All moves are measured in the same
worlds, so that a difference is far surer than either chance; how sure is told by the spread between batches of worlds
(batch means: worlds that follow each other are alike).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from schwimmen.engine import chance, codes
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import Table, fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players import estimates, search
from schwimmen.players.equity import WHOLE
from schwimmen.players.search_state import SearchState
from schwimmen.rules.fields import Rules

BATCHES: Final = 16
"""Batches of worlds between which the spread is taken."""

TOLD: Final = 4
"""Moves that are told, beside the one that was played."""

ASKED: Final = 8
"""Moves that are measured where somebody asks what would be good: enough for more than one idea."""

GRADES: Final = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "slip"))
"""What a loss of so much chance to win is called; below that a move is good."""

SURE: Final = 2.0
"""Standard errors that a loss must have to be called one."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that was possible."""

    token: str
    chance: float
    """The chance to win the match after it (0 to 1)."""
    behind: float
    """By how much that is less than the best move's."""
    error: float
    """The standard error of `behind`."""

    @property
    def calls(self) -> bool:
        """Whether it is a call, or one rides on it."""
        return self.token.endswith(("close", "!"))


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that was made, or (`played` is None) is to be made."""

    hand: int
    """The hand's number in the record, from 0."""
    move: int
    """The decision's number in the hand, from 0."""
    seat: int
    played: Candidate | None
    options: tuple[Candidate, ...]
    """The best moves: first the one that all are measured against, then the others, best first.

    Of a decision that is still to be made that is the best one as measured; of one that was made the one that had been
    chosen before, and another may come out a little ahead.
    """

    @property
    def forced(self) -> bool:
        """Whether there was nothing to decide."""
        return len(self.options) == 1

    @property
    def loss(self) -> float:
        """How much chance to win the match was given away; never less than 0."""
        return max(0.0, self.played.behind) if self.played else 0.0

    @property
    def grade(self) -> str:
        """What the decision is called: `forced`, `best`, `good`, or one of `GRADES`."""
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
        missed = best.calls and self.played is not None and not self.played.calls and self.grade not in ("best", "good")
        return best if missed else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A decision as it is asked about: whose it was, and what was seen."""

    hand: int
    move: int
    view: Any
    """An array with one engine `View` of the seat to move."""
    code: int | None
    """The move that was played."""


def weighed(question: Question, rules: Rules, *, worlds: int, seed: int) -> Decision:
    """Weigh a decision in that many worlds. The same question, rules, worlds and seed give the same answer."""
    view = question.view
    seat, hand, table = (int(view[0][name]) for name in ("seat", "hand", "table"))
    states = new(SearchState)
    states["rng"] = chance.seed_state(seed, question.hand, question.move)
    state = states[0]
    shares = _shares(view[0], fields_of(rules)[0], state, question.code, worlds)
    moves = [int(code) for code in states["candidates"][0, : shares.shape[1]]]
    if question.code is None:
        shares, moves = _best_first(shares, moves)
    options = [Candidate(token_of(code, hand, table), *told) for code, told in zip(moves, _told(shares), strict=True)]
    played = None if question.code is None else options[moves.index(question.code)]
    others = sorted(options[1 : _most(question.code)], key=lambda option: option.behind)
    return Decision(question.hand, question.move, seat, played, (options[0], *others))


def _shares(view: Any, rules: Any, state: Any, code: int | None, worlds: int) -> NDArray[np.float64]:  # noqa: PLR0917
    """Return what each of the moves that are told is worth in each batch of worlds (0 to 1)."""
    world = new(Table)[0]
    search.begin(view, rules, state, world, casual=False)
    if code is not None:
        search.force(state, code)
    most = int(state["count"])
    if most > 1:
        estimates.measure(view, rules, state, world, worlds // 4)
    estimates.keep_best(state, _most(code), -1 if code is None else code)
    size = max(1, worlds * 3 // 4 // BATCHES)
    sums = np.zeros((BATCHES + 1, int(state["count"])))
    for batch in range(BATCHES):
        estimates.measure(view, rules, state, world, size)
        sums[batch + 1] = state["estimates"][: sums.shape[1]]
    return np.diff(sums, axis=0) / (size * WHOLE)


def _most(code: int | None) -> int:
    return ASKED if code is None else TOLD


def _best_first(shares: NDArray[np.float64], moves: list[int]) -> tuple[NDArray[np.float64], list[int]]:
    """Return the moves as they came out: nobody has played one, so no loss can be overstated."""
    order = np.argsort(-shares.mean(0), kind="stable")
    return shares[:, order], [moves[place] for place in order]


def _told(shares: NDArray[np.float64]) -> list[tuple[float, float, float]]:
    """Return for each move its chance, how far it is behind the first one, and the standard error of that."""
    behind = shares[:, :1] - shares
    errors = behind.std(axis=0, ddof=1) / math.sqrt(len(shares))
    return [(float(c), float(b), float(e)) for c, b, e in zip(shares.mean(0), behind.mean(0), errors, strict=True)]


def is_choice(view: Any) -> bool:
    """Say whether a view is one of a decision that a player makes: a verdict is its judges'."""
    return codes.kind_of(int(view[0]["legal"][0])) not in (codes.Kind.RIGHT, codes.Kind.WRONG)
