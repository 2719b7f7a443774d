"""One decision, weighed: what each move was worth to the player, judging by what could be seen at the time.

A move is worth the chance to win the match after it, in worlds that agree with all that the seat had seen. The moves
that are shown are chosen in some worlds and measured in others: one that is best by luck in the first has no such luck
in the others, so a loss is not overstated (it may come out a little below 0). All moves are measured in the same
worlds, so a difference is far surer than either chance; the spread says how sure (`weighing`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from schwimmen.engine import codes
from schwimmen.engine.chance import seed_state
from schwimmen.engine.kernel import new
from schwimmen.engine.layout import fields_of
from schwimmen.match.tokens import token_of
from schwimmen.players.outcomes import OUTCOMES
from schwimmen.players.search_state import WEIGHED
from schwimmen.players.value_network.shipped import network_for
from schwimmen.review import weighing
from schwimmen.review.because import explained
from schwimmen.review.closely import explained_closely
from schwimmen.review.sight import seen_of
from schwimmen.review.verdict import Candidate, Decision, Imagined, told_of
from schwimmen.review.weighing import TOLD, UNPLAYED, Weighing
from schwimmen.rules.fields import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A decision to be weighed: whose it was, and what was seen."""

    hand: int
    move: int
    view: Any
    """An array with one engine `View` of the seat to move."""
    code: int | None
    """The move that was played."""


def weighed(question: Question, rules: Rules, *, worlds: int, seed: int, heeds: bool = True) -> Decision:
    """Weigh a decision in that many worlds; where it `heeds` one, the value network for the rules has its say, too.

    The same question, rules, worlds and seed give the same answer.
    """
    found, view = new(Weighing), question.view[0]
    if heeds:
        found["network"] = network_for(rules)[0]
    found["state"]["rng"] = seed_state(seed, question.hand, question.move)
    code = UNPLAYED if question.code is None else question.code
    weighing.weigh(view, fields_of(rules)[0], found[0], code, worlds)
    options = [_candidate(found[0], place, view) for place in range(int(found["state"]["count"][0]))]
    token = None if question.code is None else _token(question.code, view)
    played = next((option for option in options if option.token == token), None)
    decision = Decision(question.hand, question.move, int(view["seat"]), played, told_of(options, token, TOLD))
    seen = seen_of(question.view, rules.pack)
    return explained_closely(seen, rules, explained(seen, rules, decision))


def _candidate(found: Any, place: int, view: Any) -> Candidate:
    measured = (weighing.chance_after, weighing.behind, weighing.error, weighing.learned)
    chance, behind, error, learned = (float(each(found, place)) for each in measured)
    counted = found["outcomes"]["counts"].reshape(OUTCOMES, WEIGHED)[:, place] / found["outcomes"]["deals"]
    token = _token(int(found["state"]["candidates"][place]), view)
    return Candidate(token, chance, behind, error, learned, Imagined(*counted.tolist()), ())


def _token(code: int, view: Any) -> str:
    return token_of(code, int(view["hand"]), int(view["table"]))


def is_choice(view: Any) -> bool:
    """Say whether a view belongs to a decision of a player: a verdict is up to the judges."""
    return codes.kind_of(int(view[0]["legal"][0])) not in (codes.Kind.RIGHT, codes.Kind.WRONG)
