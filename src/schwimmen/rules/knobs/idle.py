"""Knobs that say nothing at a table, because of another one: playable, and said in words.

When that is so stands in a table of values, so that the page can read it, too.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from schwimmen.rules.enums import (
    AllPass,
    DealerChoice,
    DeclareEffect,
    LowestTie,
    MatchEnd,
    On31,
    PassRule,
    Score,
    Special,
    TieBreak,
)
from schwimmen.rules.fields import Rules
from schwimmen.rules.knobs.tables import Knobs

GAME = "game"
"""The reason of a knob that the game knows, but that never changes anything in it."""


@dataclass(frozen=True)
class Idle:
    """A knob that has no effect at this table, because of another one, or of the game itself (`GAME`)."""

    knob: str
    because: str


Case: TypeAlias = dict[str, tuple[Any, ...]]
"""Fields of `Rules`, each with the values that it has in this case."""
Cases: TypeAlias = tuple[Case, ...]
"""Where something holds: in each of these cases."""

_NOTHING_DECLARED: Cases = (
    {"auto_declare": (0,)},
    {"auto_declare": (Special.FIRE,), "fire_value": (None,)},
)
_NO_31: Cases = ({"auto_declare": (0, Special.FIRE)},)
_NO_FIRE: Cases = ({"auto_declare": (0, Special.THIRTY_ONE)},)
_NO_PASS: Cases = ({"pass_rule": (PassRule.NEVER,)},)
_SINGLE_HAND: Cases = ({"match_end": (MatchEnd.SINGLE_HAND,)},)
_BLITZ: Case = {"declare_effect": (DeclareEffect.BLITZ,)}
_NO_BLITZ: Case = {"declare_effect": (DeclareEffect.END, DeclareEffect.SINGLE_TURNS)}
_ONE_SURVIVES: Cases = (
    _BLITZ | {"lowest_tie": (LowestTie.CALLER_EXEMPT,)},
    _BLITZ | {"tie_break": (TieBreak.CARDS | TieBreak.PLACE,)},
)
_NO_KNOCKER_LOSES_TWO: Case = {"caller_lowest_penalty": (1,), "caller_not_best": (False,)}
_NOTHING_COSTS_TWO: Cases = (
    _NO_KNOCKER_LOSES_TWO | _BLITZ | {"declare_after_close": (False,)},
    _NO_KNOCKER_LOSES_TWO | _BLITZ | {"auto_declare": (0,)},
    _NO_KNOCKER_LOSES_TWO | _BLITZ | {"caller_blitz_penalty": (0,)},
    _NO_KNOCKER_LOSES_TWO | _NO_BLITZ | {"dealt_fire_double": (False,)},
    _NO_KNOCKER_LOSES_TWO | _NO_BLITZ | {"fire_value": (None,)},
    _NO_KNOCKER_LOSES_TWO | _NO_BLITZ | _NO_FIRE[0],
)

IDLE: tuple[tuple[str, str, Cases], ...] = (
    ("dealt_check", "dealer_choice", ({"dealer_choice": (DealerChoice.NONE,)},)),
    ("dealt_check", "auto_declare", _NOTHING_DECLARED),
    ("all_pass", "pass", _NO_PASS),
    ("exhausted", "pass", _NO_PASS),
    ("exhausted", "all_pass", ({"all_pass": (AllPass.NONE,)},)),
    ("declare_after_close", "auto_declare", _NOTHING_DECLARED),
    ("blitz_after_knock", "auto_declare", _NO_31),
    ("on_31", "auto_declare", _NO_31),
    ("dealt_31_all_lose", "auto_declare", _NO_31),
    ("dealt_31_all_lose", "on_31", ({"on_31": (On31.ALL_OTHERS,)},)),
    ("dealt_fire_double", "fire_value", ({"fire_value": (None,)},)),
    ("dealt_fire_double", "auto_declare", _NO_FIRE),
    ("trio_ranks", "trio_value", ({"trio_value": (None,)},)),
    ("tie_break", "trio_value", ({"trio_value": (None,), "tie_break": (TieBreak.TRIO_RANK,)},)),
    ("tie_card_order", "lowest_tie_break", ({"tie_break": (0,)},)),
    ("tie_card_order", GAME, ({"score": (Score.TABLE,)},)),
    ("units", "match_end", _SINGLE_HAND),
    ("grace", "match_end", _SINGLE_HAND),
    ("final_tie", "match_end", _SINGLE_HAND),
    ("final_tie", "lowest_tie", ({"lowest_tie": (LowestTie.NONE_LOSE, LowestTie.DEALER_EXEMPT)},)),
    ("final_tie", "exact_tie", ({"lowest_tie": (LowestTie.NONE_LOSE, LowestTie.VOID_EITHER)},)),
    ("final_tie", GAME, ({"special_hands": (True,)}, *_ONE_SURVIVES)),
    ("penalty_overflow", "match_end", _SINGLE_HAND),
    ("penalty_overflow", "grace", ({"grace": (0,)},)),
    ("penalty_overflow", "dealt_fire_double", _NOTHING_COSTS_TWO),
    ("penalty_overflow", "caller_lowest_penalty", _NOTHING_COSTS_TWO),
    ("penalty_overflow", GAME, _NOTHING_COSTS_TWO),
)
"""Which knob says nothing, because of which other one, and when (each pair is stated at the knob in the rules)."""


def idle_knobs(rules: Rules, knobs: Knobs) -> list[Idle]:
    """Return the knobs without effect under these rules, one reason each, in the order of the knobs."""
    reasons: dict[str, str] = {}
    for knob, because, cases in IDLE:
        if knob in knobs and because in (*knobs, GAME) and _holds(rules, cases):
            reasons.setdefault(knob, because)
    return [Idle(knob, reasons[knob]) for knob in knobs if knob in reasons]


def _holds(rules: Rules, cases: Cases) -> bool:
    return any(all(getattr(rules, name) in values for name, values in case.items()) for case in cases)
