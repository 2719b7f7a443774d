"""What cards and hands are worth, and what separates hands of equal value."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.rulebook.text.lines import Line, loses_units
from schwimmen.rules.combinations import Combination
from schwimmen.rules.enums import LowestTie, TieBreak, TieCards, TrioRanks, Valuation
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg

_EXAMPLES: dict[int, dict[int, tuple[list[str], str]]] = {
    Valuation.BEST: {
        3: (["9H", "TH", "KS"], "19"),
        4: (["AC", "9C", "AD", "KD"], "21"),
        5: (["AC", "9C", "8C", "AD", "KD"], "28"),
    },
    Valuation.NET: {
        3: (["KC", "9C", "8D"], "11"),
        4: (["KC", "QC", "9C", "8D"], "21"),
        5: (["KC", "QC", "TC", "9C", "8D"], "31"),
    },
}
"""Hands that every pack of the family has, by valuation and size, and what they are worth."""


WITH_A_GAP = 40
"""The pack in which ranks are missing between others (C-14)."""

_FORMED: dict[int, str] = {
    Combination.THREE_ACES: "rule-combination-three-aces",
    Combination.SEQUENCE: "rule-combination-sequence",
    Combination.TRIO: "rule-combination-trio",
    Combination.POINTS: "rule-combination-points",
    Combination.FOUR_ACES: "rule-combination-four-aces",
    Combination.ROYAL_RUN_OF_4: "rule-combination-royal-run",
    Combination.FOUR_OF_A_KIND: "rule-combination-four",
    Combination.RUN_OF_4: "rule-combination-run-of-4",
    Combination.THREE_OF_A_KIND: "rule-combination-three",
    Combination.RUN_OF_3: "rule-combination-run-of-3",
    Combination.TRICON: "rule-combination-tricon",
    Combination.COUNTED_FLUSH: "rule-combination-flush",
    Combination.PAIR: "rule-combination-pair",
    Combination.POINT: "rule-combination-point",
    Combination.NOTHING: "rule-combination-nothing",
}
"""The sentence that tells each combination (PE-9, MB-7, SB-3)."""


def values(rules: Rules) -> Iterator[Line]:
    """Tell what a hand is worth, special hands, and what happens between equal ones."""
    if rules.valuation == Valuation.COMBINATIONS:
        yield from _combinations(rules)
        return
    yield Line("rule-points", "points")
    fields = ("valuation", "hand_size")
    if rules.valuation == Valuation.FLUSH:
        yield Line("rule-value-flush", "value", fields)
    else:
        cards, worth = _EXAMPLES[rules.valuation][rules.hand_size]
        yield Line(f"rule-value-{rules.valuation}", "value", fields, {"cards": cards, "value": worth})
    yield Line("rule-value-most", "value", fields, {"most": 10 * rules.hand_size + 1})
    if rules.special_hands:
        yield Line("rule-value-safe", "specials", ("special_hands",))
    elif rules.hand_size == 3:
        yield from _trios(rules)
    yield from _ties(rules)
    yield from _best(rules)


def _combinations(rules: Rules) -> Iterator[Line]:
    if rules.ranking()[-1] != Combination.HIGH_CARD:
        yield from _ordered(rules)
        return
    yield Line("rule-brag-order", "value", ("valuation",))
    yield Line("rule-brag-runs", "value", ("ace_in_runs",), {"ace": str(rules.ace_in_runs)})
    yield Line("rule-rank-combinations", "ties", ("valuation",))


def _ordered(rules: Rules) -> Iterator[Line]:
    """Tell combinations one by one, best first, and what separates equal ones."""
    fields = ("valuation", "combinations", "combination_order", "top_combination")
    yield Line("rule-points", "points")
    yield Line("rule-combinations", "value", fields)
    ranked = rules.ranking()
    for place, each in enumerate(ranked, start=1):
        args: dict[str, Arg] = {"place": place} if place < len(ranked) else {}
        yield Line(_FORMED[each], "value", fields, args)
    yield Line("rule-combination-ace", "value", ("ace_in_runs",), {"ace": str(rules.ace_in_runs)})
    if rules.pack == WITH_A_GAP:
        yield Line("rule-combination-gap", "value", ("pack",))
    if rules.tie_break & TieBreak.SWORDS:
        yield Line("rule-rank-swords", "ties", ("tie_break",))
    elif rules.tie_break & TieBreak.COINS_FIRST:
        yield Line("rule-rank-coins-first", "ties", ("tie_break",))
    elif rules.tie_break & TieBreak.ELDER:
        yield Line("rule-rank-elder", "ties", ("tie_break",))
    else:
        yield Line("rule-rank-none", "ties", ("tie_break",))


def _trios(rules: Rules) -> Iterator[Line]:
    fields = ("trio_value", "fire_value")
    fire = rules.fire_value is not None
    if fire:
        yield Line("rule-value-fire", "trio", ("fire_value",), {"value": f"{rules.fire_value:g}"})
    args: dict[str, Arg] = {"fire": fire}
    if rules.trio_value is None:
        asked = (*fields, "trio_ranks") if rules.trio_ranks == TrioRanks.COURT else fields
        yield Line("rule-value-trio-none", "trio", asked, args, number="TO-9")
    else:
        args = {**args, "value": f"{rules.trio_value:g}"}
        if rules.trio_ranks == TrioRanks.COURT:
            yield Line("rule-value-trio-court", "trio", (*fields, "trio_ranks"), args)
        else:
            yield Line("rule-value-trio", "trio", (*fields, "trio_ranks"), args)


def _best(rules: Rules) -> Iterator[Line]:
    """Tell who wins the hand where that is told and decides nothing (TO-10)."""
    if loses_units(rules) and not rules.tie_break and rules.lowest_tie == LowestTie.CALLER_EXEMPT:
        yield Line("rule-rank-best", "ties", ("tie_break", "lowest_tie"))


def _ties(rules: Rules) -> Iterator[Line]:
    ties = rules.tie_break
    trios = rules.trio_value is not None and rules.hand_size == 3
    fields = ("tie_break", "trio_value") if rules.hand_size == 3 and not rules.special_hands else ("tie_break",)
    order: dict[str, Arg] = {"order": str(rules.tie_card_order)}
    if ties & TieBreak.TRIO_RANK and trios:
        yield Line("rule-rank-trio", "ties", fields)
    if ties & TieBreak.CARDS:
        whole = rules.tie_cards == TieCards.WHOLE_HAND
        yield Line("rule-rank-cards", "ties", ("tie_break", "tie_cards", "tie_card_order"), {**order, "whole": whole})
    if ties & TieBreak.LOWEST_CARD:
        yield Line("rule-rank-lowest-card", "ties", ("tie_break", "tie_card_order"), order)
    if ties & TieBreak.SUITS:
        yield Line("rule-rank-suits", "ties", ("tie_break",), {"then": bool(ties & TieBreak.CARDS)})
        if trios and not ties & (TieBreak.TRIO_RANK | TieBreak.CARDS):
            yield Line("rule-rank-trio-equal", "ties", fields)
    if ties & TieBreak.SUITS_HEARTS_FIRST:
        yield Line("rule-rank-suits-hearts", "ties", ("tie_break",))
    if ties & TieBreak.PLACE:
        yield Line("rule-rank-place", "ties", ("tie_break",))
    if ties == TieBreak.TRIO_RANK and trios:
        yield Line("rule-rank-else-none", "ties", fields)
    elif not ties or (ties == TieBreak.TRIO_RANK and not trios):
        yield Line("rule-rank-none", "ties", fields)
