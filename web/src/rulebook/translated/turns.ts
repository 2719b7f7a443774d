// Written by tools/generate.py from schwimmen/rulebook/text/turns.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { AllPass, CallEffect, Centre, DealPattern, Direction, Exhausted, Leader, OneSuitTable, PassRule, Recycle, SwapCounts } from './enums'
import { Line, loses_units } from './lines'
import { word_key } from './sentence'

/** Tell who begins, and what a turn can be. */
export function* turn(rules: Rules): Generator<Line> {
  yield _leader(rules)
  yield* py.at({ [Centre.TABLE]: _at_table, [Centre.DISCARD]: _at_pile, [Centre.POOL]: _at_pool }, rules.centre)(rules)
  yield* _passing(rules)
  if (rules.explain_gate) {
    yield Line("rule-explain", "explain", (["explain_gate"] as const))
  }
  yield* _one_suit(rules)
  yield* _refresh(rules)
  yield* _all_pass(rules)
  yield* _stock_out(rules)
}

export function _leader(rules: Rules): Line {
  let key
  key = py.at({ [Leader.AFTER_DEALER]: "rule-leader", [Leader.DEALER]: "rule-leader-dealer", [Leader.BIGGEST_LOSER]: "rule-leader-loser", [Leader.WINNER]: "rule-leader-winner" }, rules.leader)
  if (rules.deal_pattern === DealPattern.SELF_DRAWN) {
    key = "rule-leader-opening"
  }
  return Line(key, "leader", (["leader", "direction", "deal_pattern"] as const), { "direction": py.word(Direction, rules.direction) })
}

export function* _at_table(rules: Rules): Generator<Line> {
  let key
  if (rules.swap_counts === SwapCounts.ANY) {
    key = "rule-turn-some"
  } else {
    key = (rules.allow_swap_all ? "rule-turn-all" : "rule-turn-one")
  }
  yield Line(key, "turn", (["allow_swap_all", "swap_counts", "hand_size"] as const))
  if ((rules.swap_all_sticks && rules.allow_swap_all)) {
    yield Line("rule-turn-all-sticks", "turn", (["swap_all_sticks", "allow_swap_all"] as const))
  }
  if (rules.rounds) {
    yield Line("rule-rounds-all", "turn", (["rounds"] as const))
    yield Line("rule-rounds", "rounds", (["rounds"] as const), { "rounds": rules.rounds })
  }
}

export function* _at_pile(rules: Rules): Generator<Line> {
  yield Line("rule-turn-draw", "turn", (["centre"] as const))
  if (!(rules.table_size)) {
    yield Line("rule-turn-draw-first", "turn", (["centre", "table_size"] as const))
  }
}

export function* _at_pool(_rules: Rules): Generator<Line> {
  for (const part of (["draw", "trade", "full"] as const)) {
    yield Line(`rule-pool-${part}`, "turn", (["centre"] as const))
  }
}

export function* _passing(rules: Rules): Generator<Line> {
  const last = (rules.call_effect === CallEffect.LAST_TURNS && rules.last_turn_stand)
  if (rules.pass_rule === PassRule.STOCK_OUT) {
    return
  }
  if (rules.pass_rule === PassRule.NEVER) {
    yield Line("rule-pass-never", "pass", (["pass_rule", "last_turn_stand"] as const), { "last": last })
    return
  }
  const key = { [PassRule.FIRST_TURN]: "rule-pass-first", [PassRule.LATER_TURNS]: "rule-pass-later" }
  yield Line(py.get(key, rules.pass_rule, "rule-pass-always"), "pass", (["pass_rule"] as const))
}

export function* _one_suit(rules: Rules): Generator<Line> {
  if (rules.one_suit_table === OneSuitTable.OFFER) {
    yield Line("rule-offer", "offer", (["one_suit_table", "allow_swap_all"] as const), { "all": rules.allow_swap_all })
  } else if (rules.one_suit_table === OneSuitTable.WASHOUT) {
    yield Line("rule-washout", "washout", (["one_suit_table"] as const))
    yield Line("rule-washout-turn", "washout", (["one_suit_table"] as const), undefined, "TP-6")
    yield Line("rule-washout-end", "washout", (["one_suit_table"] as const), undefined, "TP-8")
  }
}

export function* _refresh(rules: Rules): Generator<Line> {
  if (!(rules.refresh_from_turn)) {
    return
  }
  yield Line("rule-clear", "refresh", (["refresh_from_turn"] as const), { "from": rules.refresh_from_turn })
  if (rules.recycle !== Recycle.NONE) {
    const fields = (["recycle", "recycle_includes_current"] as const)
    yield Line(`rule-recycle-${py.word(Recycle, rules.recycle)}`, "recycle", fields, { "current": rules.recycle_includes_current })
  }
}

export function* _all_pass(rules: Rules): Generator<Line> {
  if (py.has(([PassRule.NEVER, PassRule.STOCK_OUT] as const), rules.pass_rule)) {
    return
  }
  yield Line(`rule-all-pass-${py.word(AllPass, rules.all_pass)}`, "all-pass", (["all_pass", "pass_rule"] as const), undefined, "C-4")
  if (rules.all_pass === AllPass.REFRESH) {
    const key = word_key("rule-exhausted", py.word(Exhausted, rules.exhausted))
    yield Line(key, "exhausted", (["exhausted", "all_pass", "pass_rule"] as const))
  }
}

/** Tell what happens when the last card of a stock was drawn. */
export function* _stock_out(rules: Rules): Generator<Line> {
  if (rules.centre === Centre.TABLE) {
    return
  }
  if (rules.exhausted === Exhausted.DRAW) {
    yield Line("rule-stock-draw", "exhausted", (["exhausted"] as const), { "points": !(loses_units(rules)) })
  } else {
    const showdown = rules.exhausted === Exhausted.SHOWDOWN
    yield Line((showdown ? "rule-stock-showdown" : "rule-stock-refuse"), "exhausted", (["exhausted"] as const))
  }
}

