"""How the end of a hand is called, what follows, and what has to be shown at once."""

from __future__ import annotations

from collections.abc import Iterator

from schwimmen.rulebook.text.lines import SHOWN_BY, Line, shown
from schwimmen.rules.enums import (
    SPECIALS,
    CallEffect,
    CallRequires,
    Centre,
    ClearCall,
    CloseTiming,
    DeclareEffect,
    PassRule,
    Special,
)
from schwimmen.rules.fields import Rules
from schwimmen.words.sentence import Arg


def call(rules: Rules) -> Iterator[Line]:
    """Tell when you may call, what it takes, and what it does."""
    yield _when(rules)
    yield from _requirement(rules)
    yield from _effect(rules)
    if rules.clear_call:
        answered = rules.clear_call == ClearCall.ANSWERED
        yield Line("rule-clear-call", "call", ("clear_call",), {"answered": answered}, number="CF-6")


def _when(rules: Rules) -> Line:
    if rules.close_timing == CloseTiming.RIDER:
        fields = ("close_timing", "close_from_turn", "pass_rule")
        may_pass = rules.pass_rule not in (PassRule.NEVER, PassRule.STOCK_OUT)
        return Line("rule-close-rider", "call", fields, {"number": rules.close_from_turn, "pass": may_pass})
    args: dict[str, Arg] = {"number": rules.close_from_turn, "table": rules.centre == Centre.TABLE}
    return Line("rule-close-instead", "call", ("close_timing", "close_from_turn", "centre"), args)


def _requirement(rules: Rules) -> Iterator[Line]:
    fields = ("call_requires", "call_minimum")
    if rules.call_requires == CallRequires.THIRTY_ONE:
        yield Line("rule-close-needs-31", "call", fields)
    elif rules.call_requires == CallRequires.FLUSH and rules.call_minimum:
        yield Line("rule-close-needs-min", "call", fields, {"number": rules.call_minimum})
    elif rules.call_requires == CallRequires.FLUSH:
        yield Line("rule-close-needs-flush", "call", fields)
    elif rules.call_minimum:
        yield Line("rule-close-needs-points", "call", fields, {"number": rules.call_minimum})
    elif rules.call_effect == CallEffect.CHALLENGE:
        yield Line("rule-close-needs-none", "call", fields)


def _effect(rules: Rules) -> Iterator[Line]:
    fields = ("call_effect", "last_turn_stand")
    if rules.call_effect == CallEffect.LAST_TURNS:
        yield Line("rule-last-round", "after-call", fields, {"stand": rules.last_turn_stand}, number="C-5")
    elif rules.call_effect == CallEffect.AT_ONCE:
        yield Line("rule-call-ends", "after-call", ("call_effect",))
    elif rules.call_effect == CallEffect.STICK:
        yield Line("rule-call-sticks", "after-call", ("call_effect",))
        key = "rule-trade-over" if rules.rounds else "rule-last-active"
        yield Line(key, "after-call", ("call_effect", "rounds") if rules.rounds else ("call_effect",))
    else:
        yield Line("rule-call-challenge", "after-call", ("call_effect",))


def declare(rules: Rules) -> Iterator[Line]:
    """Tell what has to be shown at once, and whether also in the last round."""
    found = shown(rules)
    if rules.declare_effect == DeclareEffect.BLITZ and found & Special.THIRTY_ONE:
        yield Line("rule-declare-blitz", "declare", SHOWN_BY)
    elif rules.declare_effect == DeclareEffect.SINGLE_TURNS and found & Special.THIRTY_ONE:
        yield Line("rule-declare-single", "declare", SHOWN_BY)
        return
    else:
        fields = SHOWN_BY if rules.auto_declare else ("auto_declare",)
        yield Line("rule-declare", "declare", fields, {"shown": SPECIALS[found]})
    if found and rules.call_effect == CallEffect.LAST_TURNS:
        key = "rule-declare-last-round" if rules.declare_after_close else "rule-declare-not-last-round"
        yield Line(key, "declare", ("declare_after_close", *SHOWN_BY))
