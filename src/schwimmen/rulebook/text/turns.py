"""What can be done in a turn, and what the rules do of their own accord."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.rulebook.text.lines import Line, loses_units
from schwimmen.rules.enums import (
    AllPass,
    CallEffect,
    Centre,
    DealPattern,
    Exhausted,
    Leader,
    OneSuitTable,
    PassRule,
    Recycle,
    SwapCounts,
)
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import word_key


def turn(rules: Rules) -> Iterator[Line]:
    """Tell who begins, and what a turn can be."""
    yield _leader(rules)
    yield from {Centre.TABLE: _at_table, Centre.DISCARD: _at_pile, Centre.POOL: _at_pool}[rules.centre](rules)
    yield from _passing(rules)
    if rules.explain_gate:
        yield Line("rule-explain", "explain", ("explain_gate",))
    yield from _one_suit(rules)
    yield from _refresh(rules)
    yield from _all_pass(rules)
    yield from _stock_out(rules)


def _leader(rules: Rules) -> Line:
    key = {
        Leader.AFTER_DEALER: "rule-leader",
        Leader.DEALER: "rule-leader-dealer",
        Leader.BIGGEST_LOSER: "rule-leader-loser",
        Leader.WINNER: "rule-leader-winner",
    }[rules.leader]
    if rules.deal_pattern == DealPattern.SELF_DRAWN:
        key = "rule-leader-opening"
    return Line(key, "leader", ("leader", "direction", "deal_pattern"), {"direction": str(rules.direction)})


def _at_table(rules: Rules) -> Iterator[Line]:
    if rules.swap_counts == SwapCounts.ANY:
        key = "rule-turn-some"
    else:
        key = "rule-turn-all" if rules.allow_swap_all else "rule-turn-one"
    yield Line(key, "turn", ("allow_swap_all", "swap_counts", "hand_size"))
    if rules.swap_all_sticks and rules.allow_swap_all:
        yield Line("rule-turn-all-sticks", "turn", ("swap_all_sticks", "allow_swap_all"))
    if rules.rounds:
        yield Line("rule-rounds-all", "turn", ("rounds",))
        yield Line("rule-rounds", "rounds", ("rounds",), {"rounds": rules.rounds})


def _at_pile(rules: Rules) -> Iterator[Line]:
    yield Line("rule-turn-draw", "turn", ("centre",))
    if not rules.table_size:
        yield Line("rule-turn-draw-first", "turn", ("centre", "table_size"))


def _at_pool(_rules: Rules) -> Iterator[Line]:
    for part in ("draw", "trade", "full"):
        yield Line(f"rule-pool-{part}", "turn", ("centre",))


def _passing(rules: Rules) -> Iterator[Line]:
    last = rules.call_effect == CallEffect.LAST_TURNS and rules.last_turn_stand
    if rules.pass_rule == PassRule.STOCK_OUT:
        return  # told where the stock runs out
    if rules.pass_rule == PassRule.NEVER:
        yield Line("rule-pass-never", "pass", ("pass_rule", "last_turn_stand"), {"last": last})
        return
    key = {PassRule.FIRST_TURN: "rule-pass-first", PassRule.LATER_TURNS: "rule-pass-later"}
    yield Line(key.get(rules.pass_rule, "rule-pass-always"), "pass", ("pass_rule",))


def _one_suit(rules: Rules) -> Iterator[Line]:
    if rules.one_suit_table == OneSuitTable.OFFER:
        yield Line("rule-offer", "offer", ("one_suit_table", "allow_swap_all"), {"all": rules.allow_swap_all})
    elif rules.one_suit_table == OneSuitTable.WASHOUT:
        yield Line("rule-washout", "washout", ("one_suit_table",))
        yield Line("rule-washout-turn", "washout", ("one_suit_table",), number="TP-6")
        yield Line("rule-washout-end", "washout", ("one_suit_table",), number="TP-8")


def _refresh(rules: Rules) -> Iterator[Line]:
    if not rules.refresh_from_turn:
        return
    yield Line("rule-clear", "refresh", ("refresh_from_turn",), {"from": rules.refresh_from_turn})
    if rules.recycle != Recycle.NONE:
        fields = ("recycle", "recycle_includes_current")
        yield Line(f"rule-recycle-{rules.recycle}", "recycle", fields, {"current": rules.recycle_includes_current})


def _all_pass(rules: Rules) -> Iterator[Line]:
    if rules.pass_rule in (PassRule.NEVER, PassRule.STOCK_OUT):
        return
    yield Line(f"rule-all-pass-{rules.all_pass}", "all-pass", ("all_pass", "pass_rule"), number="C-4")
    if rules.all_pass == AllPass.REFRESH:
        key = word_key("rule-exhausted", rules.exhausted)
        yield Line(key, "exhausted", ("exhausted", "all_pass", "pass_rule"))


def _stock_out(rules: Rules) -> Iterator[Line]:
    """Tell what happens when the last card of a stock was drawn."""
    if rules.centre == Centre.TABLE:
        return
    if rules.exhausted == Exhausted.DRAW:
        yield Line("rule-stock-draw", "exhausted", ("exhausted",), {"points": not loses_units(rules)})
    else:
        showdown = rules.exhausted == Exhausted.SHOWDOWN
        yield Line("rule-stock-showdown" if showdown else "rule-stock-refuse", "exhausted", ("exhausted",))
