"""Knobs that say nothing at a table, because of another one: playable, and said in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from schwimmen.rules.fields import (
    AllPass,
    DealerChoice,
    DeclareEffect,
    LowestTie,
    MatchEnd,
    On31,
    PassRule,
    Rules,
    Score,
    Special,
    TieBreak,
)
from schwimmen.rules.knobs.tables import Knobs

GAME = "game"
"""The reason of a knob that the game knows, but that never changes anything in it."""


@dataclass(frozen=True)
class Idle:
    """A knob that has no effect at this table, because of another one, or of the game itself (`GAME`)."""

    knob: str
    because: str


def _declared(rules: Rules) -> int:
    """Return the specials that really end a hand at this table."""
    return rules.auto_declare if rules.fire_value is not None else rules.auto_declare & ~Special.FIRE


def _costs_two(rules: Rules) -> bool:
    """Say whether anything at this table ever costs two units at once."""
    if rules.caller_lowest_penalty > 1:
        return True
    if rules.declare_effect == DeclareEffect.BLITZ:
        return rules.declare_after_close and bool(rules.auto_declare)
    return rules.dealt_fire_double and bool(_declared(rules) & Special.FIRE)


def _is_single_hand(rules: Rules) -> bool:
    return rules.match_end == MatchEnd.SINGLE_HAND


_VOID = (LowestTie.NONE_LOSE, LowestTie.VOID_EITHER)

_IDLE: tuple[tuple[str, str, Callable[[Rules], bool]], ...] = (
    ("dealt_check", "dealer_choice", lambda r: r.dealer_choice == DealerChoice.NONE),
    ("dealt_check", "auto_declare", lambda r: not _declared(r)),
    ("all_pass", "pass", lambda r: r.pass_rule == PassRule.NEVER),
    ("exhausted", "pass", lambda r: r.pass_rule == PassRule.NEVER),
    ("exhausted", "all_pass", lambda r: r.all_pass == AllPass.NONE),
    ("declare_after_close", "auto_declare", lambda r: not _declared(r)),
    ("blitz_after_knock", "auto_declare", lambda r: not r.auto_declare & Special.THIRTY_ONE),
    ("on_31", "auto_declare", lambda r: not r.auto_declare & Special.THIRTY_ONE),
    ("dealt_31_all_lose", "auto_declare", lambda r: not r.auto_declare & Special.THIRTY_ONE),
    ("dealt_31_all_lose", "on_31", lambda r: r.on_31 == On31.ALL_OTHERS),
    ("dealt_fire_double", "fire_value", lambda r: r.fire_value is None),
    ("dealt_fire_double", "auto_declare", lambda r: not r.auto_declare & Special.FIRE),
    ("tie_break", "trio_value", lambda r: r.trio_value is None and r.tie_break == TieBreak.TRIO_RANK),
    ("tie_card_order", "lowest_tie_break", lambda r: not r.tie_break & TieBreak.CARDS),
    ("tie_card_order", GAME, lambda r: r.score == Score.TABLE),
    ("units", "match_end", _is_single_hand),
    ("grace", "match_end", _is_single_hand),
    ("final_tie", "match_end", _is_single_hand),
    ("final_tie", "lowest_tie", lambda r: r.lowest_tie == LowestTie.NONE_LOSE),
    ("final_tie", "exact_tie", lambda r: r.lowest_tie in _VOID),
    ("final_tie", GAME, lambda r: r.special_hands or r.declare_effect == DeclareEffect.BLITZ),
    ("penalty_overflow", "match_end", _is_single_hand),
    ("penalty_overflow", "grace", lambda r: r.grace == 0),
    ("penalty_overflow", "dealt_fire_double", lambda r: not _costs_two(r)),
    ("penalty_overflow", "caller_lowest_penalty", lambda r: not _costs_two(r)),
    ("penalty_overflow", GAME, lambda r: not _costs_two(r)),
)
"""Which knob says nothing, because of which other one, and when (each pair is stated at the knob in the rules)."""


def idle_knobs(rules: Rules, knobs: Knobs) -> list[Idle]:
    """Return the knobs without effect under these rules, one reason each, in the order of the knobs."""
    reasons: dict[str, str] = {}
    for knob, because, holds in _IDLE:
        if knob in knobs and because in (*knobs, GAME) and holds(rules):
            reasons.setdefault(knob, because)
    return [Idle(knob, reasons[knob]) for knob in knobs if knob in reasons]
