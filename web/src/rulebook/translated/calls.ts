// Written by tools/generate.py from schwimmen/rulebook/text/calls.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { CallEffect, CallRequires, Centre, ClearCall, CloseTiming, DeclareEffect, PassRule, SPECIALS, Special } from './enums'
import { Line, SHOWN_BY, shown } from './lines'

/** Tell when you may call, what it takes, and what it does. */
export function* call(rules: Rules): Generator<Line> {
  yield _when(rules)
  yield* _requirement(rules)
  yield* _effect(rules)
  if (rules.clear_call) {
    const answered = rules.clear_call === ClearCall.ANSWERED
    yield Line("rule-clear-call", "call", (["clear_call"] as const), { "answered": answered }, "CF-6")
  }
}

export function _when(rules: Rules): Line {
  if (rules.close_timing === CloseTiming.RIDER) {
    const fields = (["close_timing", "close_from_turn", "pass_rule"] as const)
    const may_pass = !py.has(([PassRule.NEVER, PassRule.STOCK_OUT] as const), rules.pass_rule)
    return Line("rule-close-rider", "call", fields, { "number": rules.close_from_turn, "pass": may_pass })
  }
  const args: Record<string, string | number | boolean | number[] | string[]> = { "number": rules.close_from_turn, "table": rules.centre === Centre.TABLE }
  return Line("rule-close-instead", "call", (["close_timing", "close_from_turn", "centre"] as const), args)
}

export function* _requirement(rules: Rules): Generator<Line> {
  const fields = (["call_requires", "call_minimum"] as const)
  if (rules.call_requires === CallRequires.THIRTY_ONE) {
    yield Line("rule-close-needs-31", "call", fields)
  } else if ((rules.call_requires === CallRequires.FLUSH && rules.call_minimum)) {
    yield Line("rule-close-needs-min", "call", fields, { "number": rules.call_minimum })
  } else if (rules.call_requires === CallRequires.FLUSH) {
    yield Line("rule-close-needs-flush", "call", fields)
  } else if (rules.call_minimum) {
    yield Line("rule-close-needs-points", "call", fields, { "number": rules.call_minimum })
  } else if (rules.call_effect === CallEffect.CHALLENGE) {
    yield Line("rule-close-needs-none", "call", fields)
  }
}

export function* _effect(rules: Rules): Generator<Line> {
  const fields = (["call_effect", "last_turn_stand"] as const)
  if (rules.call_effect === CallEffect.LAST_TURNS) {
    yield Line("rule-last-round", "after-call", fields, { "stand": rules.last_turn_stand }, "C-5")
  } else if (rules.call_effect === CallEffect.AT_ONCE) {
    yield Line("rule-call-ends", "after-call", (["call_effect"] as const))
  } else if (rules.call_effect === CallEffect.STICK) {
    yield Line("rule-call-sticks", "after-call", (["call_effect"] as const))
    const key = (rules.rounds ? "rule-trade-over" : "rule-last-active")
    yield Line(key, "after-call", (rules.rounds ? (["call_effect", "rounds"] as const) : (["call_effect"] as const)))
  } else {
    yield Line("rule-call-challenge", "after-call", (["call_effect"] as const))
  }
}

/** Tell what has to be shown at once, and whether also in the last round. */
export function* declare(rules: Rules): Generator<Line> {
  const found = shown(rules)
  if ((rules.declare_effect === DeclareEffect.BLITZ && (found & Special.THIRTY_ONE))) {
    yield Line("rule-declare-blitz", "declare", SHOWN_BY)
  } else if ((rules.declare_effect === DeclareEffect.SINGLE_TURNS && (found & Special.THIRTY_ONE))) {
    yield Line("rule-declare-single", "declare", SHOWN_BY)
    return
  } else {
    const fields = (rules.auto_declare ? SHOWN_BY : (["auto_declare"] as const))
    yield Line("rule-declare", "declare", fields, { "shown": py.at(SPECIALS, found) })
  }
  if ((found && rules.call_effect === CallEffect.LAST_TURNS)) {
    const key = (rules.declare_after_close ? "rule-declare-last-round" : "rule-declare-not-last-round")
    yield Line(key, "declare", (["declare_after_close", ...SHOWN_BY] as const))
  }
}

