"""How a match goes on and ends, and what everybody may know."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.rulebook.text.lines import Line, has_packet, is_one_hand, loses_units
from schwimmen.rules.enums import (
    Centre,
    Chicken,
    DealPattern,
    FinalTie,
    LowestTie,
    MatchEnd,
    NextDealer,
    PenaltyOverflow,
    TieBreak,
)
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg


def match(rules: Rules, *, ante: int | None, unit: str, costs_two: bool) -> Iterator[Line]:
    """Tell what everybody starts with, when the match ends, and who deals next.

    `ante` is what each pays into the pot, None without one; `unit` is what is lost, `costs_two`
    says whether a loss of two can meet somebody with only one.
    """
    if loses_units(rules) and not is_one_hand(rules):
        yield from _units(rules, sticks=unit == "stick", costs_two=costs_two)
        if ante is not None:
            yield Line("rule-pot", "pot", (), {"number": ante})
    yield _end(rules)
    if not is_one_hand(rules) or not loses_units(rules):
        yield _next_dealer(rules)


def _units(rules: Rules, *, sticks: bool, costs_two: bool) -> Iterator[Line]:
    yield Line("rule-units", "units", ("units",), {"number": rules.units})
    if rules.chicken:
        yield Line("rule-chicken", "grace", ("chicken",))
        left = "forfeited" if rules.chicken == Chicken.FORFEITED else "available"
        yield Line(f"rule-chicken-{left}", "grace", ("chicken",))
    else:
        key = "rule-grace" if rules.grace else "rule-grace-none"
        yield Line(f"{key}-sticks" if sticks else key, "grace", ("grace",))
    if costs_two:
        out = rules.penalty_overflow == PenaltyOverflow.ELIMINATE
        yield Line("rule-overflow-out" if out else "rule-overflow-swim", "overflow", ("penalty_overflow",))
    if _all_can_fall(rules):
        share = rules.final_tie == FinalTie.SHARE
        yield Line("rule-final-share" if share else "rule-final-replay", "final", ("final_tie", "lowest_tie"))


def _all_can_fall(rules: Rules) -> bool:
    """Say whether all live players can go out together."""
    if rules.special_hands or rules.tie_break & (TieBreak.PLACE | TieBreak.ELDER):
        return False
    return rules.lowest_tie == LowestTie.ALL_LOSE


def _end(rules: Rules) -> Line:
    fields = ("match_end", "match_length")
    args: dict[str, Arg] = {"number": rules.match_length, "leader": rules.one_leader}
    if rules.match_end == MatchEnd.LAST_SURVIVOR:
        return Line("rule-match-survivor", "match-end", fields)
    if rules.match_end == MatchEnd.SINGLE_HAND:
        return Line("rule-match-single-hand", "match-end", fields, {"points": not loses_units(rules)})
    if rules.match_end == MatchEnd.HANDS and loses_units(rules):
        return Line("rule-match-hands-units", "match-end", fields, {"number": rules.match_length})
    key = "rule-match-hands" if rules.match_end == MatchEnd.HANDS else "rule-match-target"
    return Line(key, "match-end", (*fields, "one_leader"), args)


def _next_dealer(rules: Rules) -> Line:
    args: dict[str, Arg] = {"direction": str(rules.direction)}
    if rules.next_dealer == NextDealer.BEST_ORDINARY:
        return Line("rule-dealer-best", "dealer", ("next_dealer",))
    if rules.next_dealer == NextDealer.LOSER:
        return Line("rule-dealer-loser", "dealer", ("next_dealer",))
    drawn = rules.deal_pattern == DealPattern.SELF_DRAWN
    key = "rule-next-starter" if drawn else "rule-next-dealer"
    return Line(key, "dealer", ("next_dealer", "direction"), args, number="C-10")


def opened(rules: Rules) -> Iterator[Line]:
    """Tell what everybody may know."""
    key = {Centre.TABLE: "rule-open", Centre.DISCARD: "rule-open-pile", Centre.POOL: "rule-open-pool"}
    yield Line(key[rules.centre], "open", ("centre",))
    if has_packet(rules):
        yield Line("rule-open-packet", "open", ("dealer_choice",))
    if rules.explain_gate:
        yield Line("rule-open-explained", "open", ("explain_gate",))
