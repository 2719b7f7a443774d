"""Who loses or scores what by a finished hand, and why: a sentence for each seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from schwimmen.engine.layout import End
from schwimmen.engine.values import ACES, is_trio
from schwimmen.match.events.event import Terms
from schwimmen.match.referee import Referee
from schwimmen.match.values import value_text
from schwimmen.rules.fields import LowestTie, On31, Score
from schwimmen.words.sentence import Arg, Sentence


@dataclass(frozen=True, slots=True)
class Standing:
    """What the story of a hand's outcome needs to know of the state before it ended."""

    units: list[int]
    chicken: int

    @classmethod
    def of(cls, referee: Referee) -> Standing:
        """Remember the state before a move."""
        return cls(referee.row("units"), referee.number("chicken"))


def reasons(referee: Referee, before: Standing, terms: Terms) -> list[Sentence]:
    """Return, for the last finished hand, a sentence for each seat that loses or scores, and for what becomes of it."""
    if referee.number("cancelled"):
        return [Sentence("lose-cancelled")]
    if referee.rules.score != Score.UNITS:
        return list(_scores(referee)) or [Sentence("score-nobody")]
    change = referee.row("change")
    told = [_why_lost(referee, seat, terms) for seat in referee.members("played") if change[seat] < 0]
    return [*told, *_fates(referee, before, terms)] if told else [_why_nobody(referee, terms)]


# ---------------------------------------------------------------- units


def _why_lost(referee: Referee, seat: int, terms: Terms) -> Sentence:
    rules = referee.rules
    units = -referee.row("change")[seat]
    args: dict[str, Arg] = {"seat": seat, "units": units, "unit": terms.unit, "value": _value(referee, seat)}
    if rules.special_hands:
        aces = any(hand & ~ACES == 0 for hand in _hands(referee))
        return Sentence("lose-aces" if aces else "lose-ordinary", args)
    if referee.end == End.FIRE:
        return Sentence("lose-fire-dealt" if units == 2 else "lose-fire", args)
    if referee.end == End.BLITZ:
        return Sentence("lose-blitz", args)
    if referee.end == End.THIRTY_ONE and rules.on_31 == On31.ALL_OTHERS:
        return Sentence("lose-no-31", args)
    if referee.end == End.THIRTY_ONE and rules.dealt_31_all_lose and referee.number("dealt_31"):
        return Sentence("lose-no-dealt-31", args)
    return _why_lowest(referee, seat, args)


def _hands(referee: Referee) -> list[int]:
    hands = referee.row("hands")
    return [hands[seat] for seat in referee.members("played")]


def _value(referee: Referee, seat: int) -> str:
    return value_text(referee.row("values")[seat], referee.rules)


def _why_lowest(referee: Referee, seat: int, args: dict[str, Arg]) -> Sentence:
    """Tell why a hand is the lowest: by its value, by a tie-break, or level with others (SW-16, TO-11)."""
    values, change = referee.row("values"), referee.row("change")
    level = [other for other in referee.members("played") if other != seat and values[other] == values[seat]]
    if referee.number("caller") == seat and args["units"] == 2:
        return Sentence("lose-caller", args)
    if any(change[other] < 0 for other in level):
        return Sentence("lose-lowest-equal", args)
    if not level:
        return Sentence("lose-lowest", args)
    if referee.rules.lowest_tie == LowestTie.CALLER_EXEMPT:
        return Sentence("lose-lowest-caller-safe", args | {"others": level})
    if not referee.rules.tie_break:
        return Sentence("lose-lowest", args)
    if referee.rules.centre:
        return Sentence("lose-lower-cards", args | {"others": level})
    trio = bool(is_trio(referee.row("hands")[seat])) and values[seat] % 2 == 1
    return Sentence("lose-lower-trio" if trio else "lose-lower-suit", args | {"others": level})


def _why_nobody(referee: Referee, terms: Terms) -> Sentence:
    args: dict[str, Arg] = {"unit": terms.unit}
    if referee.end == End.STALLED:
        return Sentence("lose-nobody-stalled", args)
    if referee.end == End.DRAW:
        return Sentence("lose-nobody-draw", args)
    if referee.rules.special_hands:
        return Sentence("lose-nobody-special", args)
    ties = (LowestTie.NONE_LOSE, LowestTie.VOID_EITHER)
    if referee.rules.lowest_tie in ties and referee.end not in (End.FIRE, End.BLITZ):
        return Sentence("lose-nobody-tie", args)
    return Sentence("lose-nobody", args)


def _fates(referee: Referee, before: Standing, terms: Terms) -> Iterator[Sentence]:
    """Tell who swims from now on, who gets the chicken, and who is out."""
    units, out, chicken = referee.row("units"), referee.row("out"), referee.number("chicken")
    for seat in referee.members("played"):
        if out[seat]:
            yield Sentence("fate-out", {"seat": seat, "unit": terms.unit})
        elif chicken == seat != before.chicken:
            yield Sentence("fate-chicken", {"seat": seat, "unit": terms.unit})
        elif units[seat] == 0 and before.units[seat] > 0:
            yield Sentence("fate-swims", {"seat": seat, "unit": terms.unit})


# ---------------------------------------------------------------- points


def _scores(referee: Referee) -> Iterator[Sentence]:
    """Tell what each seat scores; a hand that ended as a draw scores nothing."""
    if referee.end in (End.DRAW, End.STALLED):
        return
    key = _SCORE_KEYS[referee.rules.score]
    change = referee.row("change")
    for seat in referee.members("played"):
        args: dict[str, Arg] = {"seat": seat, "points": change[seat], "value": _value(referee, seat)}
        found = key(referee, seat, change[seat])
        if found:
            yield Sentence(found, args)


def _difference_key(_referee: Referee, _seat: int, points: int) -> str:
    return "score-best" if points > 0 else "score-short"


def _table_key(referee: Referee, seat: int, _points: int) -> str:
    return "score-knocker" if referee.number("caller") == seat else "score-row"


def _wins_key(referee: Referee, seat: int, points: int) -> str:
    values = referee.row("values")
    best = max(values[other] for other in referee.members("played"))
    if points:
        return "score-win"
    return "score-caller-tied" if values[seat] == best and referee.number("caller") == seat else ""


def _contest_key(referee: Referee, seat: int, points: int) -> str:
    contest = referee.end == End.CALL and referee.number("challengers")
    if contest and (referee.number("caller") == seat or referee.number("challengers") >> seat & 1):
        return "score-contest-won" if points else "score-contest-lost"
    if points == 0:
        return "score-mixed"
    return "score-clear" if points == 102 else "score-own"


def _win_and_loss_key(_referee: Referee, _seat: int, points: int) -> str:
    return {1: "score-winner", -1: "score-loser"}.get(points, "")


_SCORE_KEYS: dict[Score, Callable[[Referee, int, int], str]] = {
    Score.DIFFERENCE: _difference_key,
    Score.TABLE: _table_key,
    Score.WINS: _wins_key,
    Score.CONTEST: _contest_key,
    Score.WIN_AND_LOSS: _win_and_loss_key,
}
