// Written by tools/generate.py from schwimmen/rulebook/text/matches.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { Centre, Chicken, DealPattern, Direction, FinalTie, LowestTie, MatchEnd, NextDealer, PenaltyOverflow, TieBreak } from './enums'
import { Line, has_packet, is_one_hand, loses_units } from './lines'

/** Tell what everybody starts with, when the match ends, and who deals next. */
export function* match(rules: Rules, ante: number | null, unit: string, costs_two: boolean): Generator<Line> {
  if ((loses_units(rules) && !(is_one_hand(rules)))) {
    yield* _units(rules, unit === "stick", costs_two)
    if (ante !== null) {
      yield Line("rule-pot", "pot", ([] as const), { "number": ante })
    }
  }
  yield _end(rules)
  if ((!(is_one_hand(rules)) || !(loses_units(rules)))) {
    yield _next_dealer(rules)
  }
}

export function* _units(rules: Rules, sticks: boolean, costs_two: boolean): Generator<Line> {
  yield Line("rule-units", "units", (["units"] as const), { "number": rules.units })
  if (rules.chicken) {
    yield Line("rule-chicken", "grace", (["chicken"] as const))
    const left = (rules.chicken === Chicken.FORFEITED ? "forfeited" : "available")
    yield Line(`rule-chicken-${left}`, "grace", (["chicken"] as const))
  } else {
    const key = (rules.grace ? "rule-grace" : "rule-grace-none")
    yield Line((sticks ? `${key}-sticks` : key), "grace", (["grace"] as const))
  }
  if (costs_two) {
    const out = rules.penalty_overflow === PenaltyOverflow.ELIMINATE
    yield Line((out ? "rule-overflow-out" : "rule-overflow-swim"), "overflow", (["penalty_overflow"] as const))
  }
  if (_all_can_fall(rules)) {
    const share = rules.final_tie === FinalTie.SHARE
    yield Line((share ? "rule-final-share" : "rule-final-replay"), "final", (["final_tie", "lowest_tie"] as const))
  }
}

/** Say whether all live players can go out together. */
export function _all_can_fall(rules: Rules): boolean {
  if ((rules.special_hands || (rules.tie_break & (TieBreak.PLACE | TieBreak.ELDER)))) {
    return false
  }
  return rules.lowest_tie === LowestTie.ALL_LOSE
}

export function _end(rules: Rules): Line {
  const fields = (["match_end", "match_length"] as const)
  const args: Record<string, string | number | boolean | number[] | string[]> = { "number": rules.match_length, "leader": rules.one_leader }
  if (rules.match_end === MatchEnd.LAST_SURVIVOR) {
    return Line("rule-match-survivor", "match-end", fields)
  }
  if (rules.match_end === MatchEnd.SINGLE_HAND) {
    return Line("rule-match-single-hand", "match-end", fields, { "points": !(loses_units(rules)) })
  }
  if ((rules.match_end === MatchEnd.HANDS && loses_units(rules))) {
    return Line("rule-match-hands-units", "match-end", fields, { "number": rules.match_length })
  }
  const key = (rules.match_end === MatchEnd.HANDS ? "rule-match-hands" : "rule-match-target")
  return Line(key, "match-end", ([...fields, "one_leader"] as const), args)
}

export function _next_dealer(rules: Rules): Line {
  const args: Record<string, string | number | boolean | number[] | string[]> = { "direction": py.word(Direction, rules.direction) }
  if (rules.next_dealer === NextDealer.BEST_ORDINARY) {
    return Line("rule-dealer-best", "dealer", (["next_dealer"] as const))
  }
  if (rules.next_dealer === NextDealer.LOSER) {
    return Line("rule-dealer-loser", "dealer", (["next_dealer"] as const))
  }
  const drawn = rules.deal_pattern === DealPattern.SELF_DRAWN
  const key = (drawn ? "rule-next-starter" : "rule-next-dealer")
  return Line(key, "dealer", (["next_dealer", "direction"] as const), args, "C-10")
}

/** Tell what everybody may know. */
export function* opened(rules: Rules): Generator<Line> {
  const key = { [Centre.TABLE]: "rule-open", [Centre.DISCARD]: "rule-open-pile", [Centre.POOL]: "rule-open-pool" }
  yield Line(py.at(key, rules.centre), "open", (["centre"] as const))
  if (has_packet(rules)) {
    yield Line("rule-open-packet", "open", (["dealer_choice"] as const))
  }
  if (rules.explain_gate) {
    yield Line("rule-open-explained", "open", (["explain_gate"] as const))
  }
}

