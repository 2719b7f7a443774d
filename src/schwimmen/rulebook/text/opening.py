"""What the game is about, and how its cards are dealt."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.rulebook.text.lines import (
    SHOWN_BY,
    Line,
    has_packet,
    is_one_hand,
    loses_units,
    shown,
    uses_stock,
)
from schwimmen.rules.enums import SPECIALS, Centre, DealPattern, DealtCheck, DeclareEffect, PassRule, Score
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs.args import label_args
from schwimmen.words.sentence import Arg, word_key


def goal(rules: Rules) -> Iterator[Line]:
    """Tell what to collect, and what for."""
    yield Line(f"rule-goal-{rules.valuation}", "goal", ("valuation", "hand_size"))
    fields = ("score", "match_end")
    if loses_units(rules):
        yield Line("rule-goal-one-hand" if is_one_hand(rules) else "rule-goal-survive", "goal", fields)
    elif rules.score == Score.WIN_AND_LOSS and is_one_hand(rules):
        yield Line("rule-goal-hand", "goal", fields)
    else:
        yield Line("rule-goal-points", "goal", fields)


def deal(rules: Rules) -> Iterator[Line]:
    """Tell who can play, with which cards, how they are dealt, and what the dealer does."""
    yield _who_plays(rules)
    yield Line("rule-pack", "pack", ("pack",), {"size": rules.pack})
    if any(rules.suit_labels):
        yield Line("rule-labels", "labels", ("suit_labels",), label_args(rules.suit_labels))
    yield _dealing(rules)
    if has_packet(rules):
        yield Line(word_key("rule-choice", str(rules.dealer_choice)), "choice", ("dealer_choice",))
        if rules.declare_effect == DeclareEffect.SINGLE_TURNS:
            yield Line("rule-choice-keep-31", "choice", ("dealer_choice",), number="DU-2")
    if shown(rules):
        yield _dealt_specials(rules)


def _who_plays(rules: Rules) -> Line:
    fewest, most = rules.players[0], min(rules.players[1], rules.most_players())
    key = "rule-players" if fewest < most else "rule-players-exactly" if fewest == most else "rule-players-nobody"
    return Line(key, "players", ("players", "pack"), {"fewest": fewest, "most": most})


def _dealing(rules: Rules) -> Line:
    fields = ("direction", "hand_size", "centre", "table_size", "deal_pattern")
    at_table = ("dealer_choice", "pass_rule") if rules.centre == Centre.TABLE else ()
    if rules.pass_rule not in (PassRule.NEVER, PassRule.STOCK_OUT):
        at_table = (*at_table, "all_pass")
    args: dict[str, Arg] = {"direction": str(rules.direction), "stock": uses_stock(rules)}
    if rules.deal_pattern == DealPattern.SELF_DRAWN:
        key = "rule-deal-drawn"
    elif rules.deal_pattern == DealPattern.INTERLEAVED:
        key = "rule-deal-interleaved"
    elif rules.centre != Centre.TABLE:
        key = "rule-deal-pile" if rules.table_size else "rule-deal-stock"
    else:
        key = "rule-deal" if has_packet(rules) else "rule-deal-table"
    number = "C-7" if rules.deal_pattern == DealPattern.HANDS_FIRST else ""
    return Line(key, "deal", (*fields, *at_table), args, number=number)


def _dealt_specials(rules: Rules) -> Line:
    choice = ("dealer_choice",) if rules.centre == Centre.TABLE else ()
    args: dict[str, Arg] = {"shown": SPECIALS[shown(rules)]}
    if not rules.declare_dealt:
        return Line("rule-dealt-hidden", "dealt", ("declare_dealt", *SHOWN_BY))
    if rules.declare_effect == DeclareEffect.SINGLE_TURNS:
        return Line("rule-dealt-single", "dealt", (*choice, *SHOWN_BY), {"choice": has_packet(rules)})
    if not has_packet(rules):
        return Line("rule-dealt-at-once", "dealt", (*choice, "declare_dealt", *SHOWN_BY), args)
    key = "rule-dealt-after" if rules.dealt_check == DealtCheck.AFTER else "rule-dealt-before"
    return Line(key, "dealt", ("dealt_check", *choice, "declare_dealt", *SHOWN_BY), args)
