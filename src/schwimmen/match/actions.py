"""Which actions a table offers, in which order: browser and terminal show this list, each in its own way.

An action is a kind of move, and besides `ride`: the call that rides on a move. Which of them are possible, and why
others are not, the engine says (`Why`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schwimmen.engine.codes import Kind
from schwimmen.engine.layout import Phase
from schwimmen.engine.reasons import Why
from schwimmen.rules.fields import CallEffect, CallRequires, Centre, CloseTiming, PassRule, Rules

NAMES = (*(kind.name.lower() for kind in Kind), "ride")
"""The actions by their places in `Game.reasons`."""

ORDER = (
    "keep", "trade", "right", "wrong", "challenge", "decline",
    "draw", "take", "discard", "swap", "all", "pool", "refresh", "pass", "close", "ride",
)  # fmt: skip
"""The actions as they are offered, side by side."""

QUESTIONS = {
    Phase.CHOICE: ("keep", "trade"),
    Phase.DISCARD: ("discard",),
    Phase.VERDICT: ("right", "wrong"),
    Phase.ANSWER: ("challenge", "decline"),
}
"""What the seat to move is asked where no turn begins."""

FORBIDDEN = {"all", "refresh", "pass"}
"""Actions that a house rule can take from a game; a table that has lost one shows it all the same, and says why."""

CALLS = {"close", "ride"}
"""After a call nobody can do the same."""


def known(rules: Rules, printed: Rules) -> tuple[str, ...]:
    """Return the actions of a turn that are ever possible by these rules, and those that are in print."""
    return _ordered(_possible(rules) | _possible(printed) & FORBIDDEN)


def standing(rules: Rules, printed: Rules) -> tuple[str, ...]:
    """Return those of them that are offered all the time; the others only while they are possible: room is short."""
    passes = {rules.pass_rule, printed.pass_rule} - {PassRule.NEVER, PassRule.STOCK_OUT}
    rare = {"pass": not passes, "ride": rules.close_timing != CloseTiming.RIDER}
    return tuple(action for action in known(rules, printed) if not rare.get(action))


def offered(
    turn: Sequence[str], phase: Phase = Phase.TURN, reasons: Sequence[int] = (), *, called: bool
) -> tuple[str, ...]:
    """Return the actions of a moment: to the seat to move by its phase and `Game.reasons`, to others those of a turn.

    `turn` are the `standing` ones, `called` says whether somebody has called in this hand.
    """
    possible = {action for action, why in zip(NAMES, reasons, strict=False) if why == Why.LEGAL}
    return _ordered(possible | set(QUESTIONS.get(phase, turn)) - (CALLS if called else set()))


def unfit(rules: Rules) -> dict[str, Why]:
    """Return why chosen cards do not fit an action that others would fit, by action (TO-4, CF-5, TP-9, CF-6)."""
    told: dict[str, Why] = {}
    if rules.centre == Centre.DISCARD:
        told["discard"] = Why.JUST_TAKEN
    if rules.centre == Centre.POOL:
        told["pool"] = Why.POOL_COUNT
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
        "pool": rules.centre == Centre.POOL,
        "refresh": rules.refresh_from_turn > 0,
        "pass": rules.pass_rule != PassRule.NEVER or last_turns,
        "close": rules.close_timing == CloseTiming.INSTEAD,
        "ride": rules.close_timing == CloseTiming.RIDER or bool(rules.clear_call),
    }
    return {action for action, ever in there.items() if ever}


def _ordered(actions: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(actions, key=ORDER.index))
