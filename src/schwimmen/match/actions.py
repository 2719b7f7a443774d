"""Which actions a table offers, in which order: browser and terminal show this list, each in its own way.

An action is a kind of move, and besides `ride`: the call that rides on a move. Which of them are possible, and why
others are not, the engine says (`Why`).
"""

from __future__ import annotations

from collections.abc import Iterable

from schwimmen.engine.reasons import Why
from schwimmen.projection.offers import NAMES, ORDER
from schwimmen.rules.enums import CallEffect, CallRequires, Centre, CloseTiming, PassRule, SwapCounts
from schwimmen.rules.fields import Rules

PLACES = {NAMES[action]: place for place, action in enumerate(ORDER)}
"""Where an action stands among the others."""

FORBIDDEN = {"all", "refresh", "pass"}
"""Actions that a house rule can take from a game; a table that has lost one shows it all the same, and says why."""


def known(rules: Rules, printed: Rules) -> tuple[str, ...]:
    """Return the actions of a turn that are ever possible by these rules, and those that are in print."""
    return _ordered(_possible(rules) | _possible(printed) & FORBIDDEN)


def standing(rules: Rules, printed: Rules) -> tuple[str, ...]:
    """Return those of them that are offered all the time; the others only while they are possible: room is short."""
    passes = {rules.pass_rule, printed.pass_rule} - {PassRule.NEVER, PassRule.STOCK_OUT}
    rare = {"pass": not passes, "ride": rules.close_timing != CloseTiming.RIDER}
    return tuple(action for action in known(rules, printed) if not rare.get(action))


def unfit(rules: Rules) -> dict[str, Why]:
    """Return why chosen cards do not fit an action that others would fit, by action (TO-4, CF-5, TP-9, CF-6)."""
    told: dict[str, Why] = {}
    if rules.centre == Centre.DISCARD:
        told["discard"] = Why.JUST_TAKEN
    if rules.centre == Centre.POOL:
        told["pool"] = Why.POOL_COUNT
    elif rules.swap_counts == SwapCounts.ANY:
        told["pool"] = Why.NOT_SEVERAL
    if rules.clear_call:
        told["ride"] = Why.CALL_NEEDS_51
    elif rules.close_timing == CloseTiming.RIDER and rules.call_requires != CallRequires.NONE:
        thirty_one = rules.call_requires == CallRequires.THIRTY_ONE
        told["ride"] = Why.CALL_NEEDS_31 if thirty_one else Why.CALL_NEEDS_SUIT
    return told


def _possible(rules: Rules) -> set[str]:
    last_turns = rules.call_effect == CallEffect.LAST_TURNS and rules.last_turn_stand
    there = {
        "draw": rules.centre != Centre.TABLE,
        "take": rules.centre == Centre.DISCARD,
        "swap": rules.centre != Centre.DISCARD,
        "all": rules.centre == Centre.TABLE and rules.allow_swap_all,
        "pool": rules.centre == Centre.POOL or rules.swap_counts == SwapCounts.ANY,
        "refresh": rules.refresh_from_turn > 0,
        "pass": rules.pass_rule != PassRule.NEVER or last_turns,
        "close": rules.close_timing == CloseTiming.INSTEAD,
        "ride": rules.close_timing == CloseTiming.RIDER or bool(rules.clear_call),
    }
    return {action for action, ever in there.items() if ever}


def _ordered(actions: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(actions, key=PLACES.__getitem__))
