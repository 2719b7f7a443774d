"""Who loses by a hand, or who scores what."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.rulebook.text.lines import SHOWN_BY, Line, loses_units, shown
from schwimmen.rules.enums import CallEffect, ContestTotal, DeclareEffect, LowestTie, On31, Score, Special
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs.args import table_args
from schwimmen.words.sentence import Arg, word_key


def lose(rules: Rules) -> Iterator[Line]:
    """Tell who loses units."""
    if not loses_units(rules):
        return
    if rules.special_hands:
        yield Line("rule-lose-ordinary", "lose", ("special_hands",))
        yield Line("rule-lose-aces", "lose", ("special_hands",))
        return
    yield from _lowest(rules)
    if shown(rules) & Special.THIRTY_ONE:
        yield from _after_31(rules)
    if shown(rules) & Special.FIRE:
        yield Line("rule-lose-fire", "lose-fire", SHOWN_BY)
        if rules.dealt_fire_double:
            yield Line("rule-lose-fire-double", "lose-fire", ("dealt_fire_double", *SHOWN_BY), {"units": 2})


def _lowest(rules: Rules) -> Iterator[Line]:
    if rules.best_gains:
        yield Line("rule-lose-to-best", "lose", ("best_gains",))
        return
    key = {
        LowestTie.ALL_LOSE: "rule-lose-lowest-all",
        LowestTie.NONE_LOSE: "rule-lose-lowest-none",
        LowestTie.CALLER_EXEMPT: "rule-lose-lowest-exempt",
        LowestTie.VOID_EITHER: "rule-lose-lowest-void",
        LowestTie.DEALER_EXEMPT: "rule-lose-lowest-dealer",
    }[rules.lowest_tie]
    yield Line(key, "lose", ("lowest_tie",))
    if rules.caller_lowest_penalty > 1:
        args: dict[str, Arg] = {"units": rules.caller_lowest_penalty}
        yield Line("rule-lose-caller", "lose", ("caller_lowest_penalty",), args)
    elif rules.lowest_tie != LowestTie.CALLER_EXEMPT and rules.call_effect == CallEffect.LAST_TURNS:
        yield Line("rule-lose-caller-plain", "lose", ("caller_lowest_penalty", "lowest_tie"))
    elif rules.lowest_tie == LowestTie.CALLER_EXEMPT:
        yield Line("rule-lose-caller", "lose", ("caller_lowest_penalty",))


def _after_31(rules: Rules) -> Iterator[Line]:
    if rules.declare_effect == DeclareEffect.BLITZ:
        yield Line("rule-lose-blitz", "lose-31", SHOWN_BY)
        if rules.declare_after_close:
            fields = ("declare_after_close", "caller_blitz_penalty", *SHOWN_BY)
            key = "rule-lose-blitz-caller" if rules.caller_blitz_penalty else "rule-lose-blitz-caller-free"
            yield Line(key, "lose-31", fields, {"units": rules.caller_blitz_penalty})
        return
    key = "rule-lose-31-lowest" if rules.on_31 == On31.LOWEST else "rule-lose-31-others"
    yield Line(key, "lose-31", ("on_31", *SHOWN_BY))
    if rules.dealt_31_all_lose and rules.on_31 == On31.LOWEST:
        yield Line("rule-lose-dealt-31", "lose-31", ("dealt_31_all_lose", "on_31", *SHOWN_BY))


def score(rules: Rules) -> Iterator[Line]:
    """Tell who scores points."""
    if rules.score == Score.DIFFERENCE:
        yield Line("rule-score-difference", "score", ("score",))
    elif rules.score == Score.TABLE:
        yield from _table(rules)
    elif rules.score == Score.WINS:
        yield Line("rule-score-wins", "score", ("score",))
    elif rules.score == Score.WIN_AND_LOSS:
        yield Line("rule-score-win-loss", "score", ("score",))
    elif rules.score == Score.CONTEST:
        yield from _contest(rules)


def _table(rules: Rules) -> Iterator[Line]:
    args = table_args(rules.points_table)
    for key, part in (("rule-score-table", False), ("rule-score-table-other", True)):
        numbers = {name: number for name, number in args.items() if name.endswith("_other") == part}
        yield Line(key, "score", ("points_table",), numbers)
    key = word_key("rule-score-tie", rules.tie_category)
    yield Line(key, "score", ("tie_category",), number="NE-4")


def _contest(rules: Rules) -> Iterator[Line]:
    yield Line("rule-score-own", "score", ("score",))
    yield Line("rule-score-contest", "score", ("score",))
    yield Line("rule-score-contest-tie", "score", ("contest_tie",), {"tie": str(rules.contest_tie)})
    total = "best_suit" if rules.contest_total == ContestTotal.BEST_SUIT else "flush"
    args: dict[str, Arg] = {"total": total, "double": rules.double_in_contest}
    yield Line("rule-score-contest-total", "score", ("contest_total", "double_in_contest"), args)
