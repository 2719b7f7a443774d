// Written by tools/generate.py from schwimmen/rulebook/text/opening.py; change that, not this.

import * as py from '../python'
import { most_players, type Rules } from '../family'
import { label_args } from './args'
import { Centre, DealPattern, DealerChoice, DealtCheck, DeclareEffect, Direction, PassRule, SPECIALS, Score, Valuation } from './enums'
import { Line, SHOWN_BY, has_packet, is_one_hand, loses_units, shown, uses_stock } from './lines'
import { word_key } from './sentence'

/** Tell what to collect, and what for. */
export function* goal(rules: Rules): Generator<Line> {
  yield Line(`rule-goal-${py.word(Valuation, rules.valuation)}`, "goal", (["valuation", "hand_size"] as const))
  const fields = (["score", "match_end"] as const)
  if (loses_units(rules)) {
    yield Line((is_one_hand(rules) ? "rule-goal-one-hand" : "rule-goal-survive"), "goal", fields)
  } else if ((rules.score === Score.WIN_AND_LOSS && is_one_hand(rules))) {
    yield Line("rule-goal-hand", "goal", fields)
  } else {
    yield Line("rule-goal-points", "goal", fields)
  }
}

/** Tell who can play, with which cards, how they are dealt, and what the dealer does. */
export function* deal(rules: Rules): Generator<Line> {
  yield _who_plays(rules)
  yield Line("rule-pack", "pack", (["pack"] as const), { "size": rules.pack })
  if (py.any(rules.suit_labels)) {
    yield Line("rule-labels", "labels", (["suit_labels"] as const), label_args(rules.suit_labels))
  }
  yield _dealing(rules)
  if (has_packet(rules)) {
    yield Line(word_key("rule-choice", py.word(DealerChoice, rules.dealer_choice)), "choice", (["dealer_choice"] as const))
    if (rules.declare_effect === DeclareEffect.SINGLE_TURNS) {
      yield Line("rule-choice-keep-31", "choice", (["dealer_choice"] as const), undefined, "DU-2")
    }
  }
  if (shown(rules)) {
    yield _dealt_specials(rules)
  }
}

export function _who_plays(rules: Rules): Line {
  const [fewest, most] = ([rules.players[0], py.min(rules.players[1], most_players(rules))] as const)
  const key = (fewest < most ? "rule-players" : (fewest === most ? "rule-players-exactly" : "rule-players-nobody"))
  return Line(key, "players", (["players", "pack"] as const), { "fewest": fewest, "most": most })
}

export function _dealing(rules: Rules): Line {
  let at_table
  let key
  const fields = (["direction", "hand_size", "centre", "table_size", "deal_pattern"] as const)
  at_table = (rules.centre === Centre.TABLE ? (["dealer_choice", "pass_rule"] as const) : ([] as const))
  if (!py.has(([PassRule.NEVER, PassRule.STOCK_OUT] as const), rules.pass_rule)) {
    at_table = ([...at_table, "all_pass"] as const)
  }
  const args: Record<string, string | number | boolean | number[] | string[]> = { "direction": py.word(Direction, rules.direction), "stock": uses_stock(rules) }
  if (rules.deal_pattern === DealPattern.SELF_DRAWN) {
    key = "rule-deal-drawn"
  } else if (rules.deal_pattern === DealPattern.INTERLEAVED) {
    key = "rule-deal-interleaved"
  } else if (rules.centre !== Centre.TABLE) {
    key = (rules.table_size ? "rule-deal-pile" : "rule-deal-stock")
  } else {
    key = (has_packet(rules) ? "rule-deal" : "rule-deal-table")
  }
  const number = (rules.deal_pattern === DealPattern.HANDS_FIRST ? "C-7" : "")
  return Line(key, "deal", ([...fields, ...at_table] as const), args, number)
}

export function _dealt_specials(rules: Rules): Line {
  const choice = (rules.centre === Centre.TABLE ? (["dealer_choice"] as const) : ([] as const))
  const args: Record<string, string | number | boolean | number[] | string[]> = { "shown": py.at(SPECIALS, shown(rules)) }
  if (!(rules.declare_dealt)) {
    return Line("rule-dealt-hidden", "dealt", (["declare_dealt", ...SHOWN_BY] as const))
  }
  if (rules.declare_effect === DeclareEffect.SINGLE_TURNS) {
    return Line("rule-dealt-single", "dealt", ([...choice, ...SHOWN_BY] as const), { "choice": has_packet(rules) })
  }
  if (!(has_packet(rules))) {
    return Line("rule-dealt-at-once", "dealt", ([...choice, "declare_dealt", ...SHOWN_BY] as const), args)
  }
  const key = (rules.dealt_check === DealtCheck.AFTER ? "rule-dealt-after" : "rule-dealt-before")
  return Line(key, "dealt", (["dealt_check", ...choice, "declare_dealt", ...SHOWN_BY] as const), args)
}

