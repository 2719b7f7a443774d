// Written by tools/generate.py from schwimmen/rulebook/text/worths.py; change that, not this.

import * as py from '../python'
import { ranking, type Rules } from '../family'
import { Combination } from './combinations'
import { AceInRuns, LowestTie, TieBreak, TieCardOrder, TieCards, TrioRanks, Valuation } from './enums'
import { Line, loses_units } from './lines'

export const _EXAMPLES: Record<number, Record<number, readonly [string[], string]>> = { [Valuation.BEST]: { 3: ([["9H", "TH", "KS"], "19"] as const), 4: ([["AC", "9C", "AD", "KD"], "21"] as const), 5: ([["AC", "9C", "8C", "AD", "KD"], "28"] as const) }, [Valuation.NET]: { 3: ([["KC", "9C", "8D"], "11"] as const), 4: ([["KC", "QC", "9C", "8D"], "21"] as const), 5: ([["KC", "QC", "TC", "9C", "8D"], "31"] as const) } }
export const WITH_A_GAP = 40
export const _FORMED: Record<number, string> = { [Combination.THREE_ACES]: "rule-combination-three-aces", [Combination.SEQUENCE]: "rule-combination-sequence", [Combination.TRIO]: "rule-combination-trio", [Combination.POINTS]: "rule-combination-points", [Combination.FOUR_ACES]: "rule-combination-four-aces", [Combination.ROYAL_RUN_OF_4]: "rule-combination-royal-run", [Combination.FOUR_OF_A_KIND]: "rule-combination-four", [Combination.RUN_OF_4]: "rule-combination-run-of-4", [Combination.THREE_OF_A_KIND]: "rule-combination-three", [Combination.RUN_OF_3]: "rule-combination-run-of-3", [Combination.TRICON]: "rule-combination-tricon", [Combination.COUNTED_FLUSH]: "rule-combination-flush", [Combination.PAIR]: "rule-combination-pair", [Combination.POINT]: "rule-combination-point", [Combination.NOTHING]: "rule-combination-nothing" }
/** Tell what a hand is worth, special hands, and what happens between equal ones. */
export function* values(rules: Rules): Generator<Line> {
  if (rules.valuation === Valuation.COMBINATIONS) {
    yield* _combinations(rules)
    return
  }
  yield Line("rule-points", "points")
  const fields = (["valuation", "hand_size"] as const)
  if (rules.valuation === Valuation.FLUSH) {
    yield Line("rule-value-flush", "value", fields)
  } else {
    const [cards, worth] = py.at(py.at(_EXAMPLES, rules.valuation), rules.hand_size)
    yield Line(`rule-value-${py.word(Valuation, rules.valuation)}`, "value", fields, { "cards": cards, "value": worth })
  }
  yield Line("rule-value-most", "value", fields, { "most": ((10 * rules.hand_size) + 1) })
  if (rules.special_hands) {
    yield Line("rule-value-safe", "specials", (["special_hands"] as const))
  } else if (rules.hand_size === 3) {
    yield* _trios(rules)
  }
  yield* _ties(rules)
  yield* _best(rules)
}

export function* _combinations(rules: Rules): Generator<Line> {
  if (py.at(ranking(rules), -1) !== Combination.HIGH_CARD) {
    yield* _ordered(rules)
    return
  }
  yield Line("rule-brag-order", "value", (["valuation"] as const))
  yield Line("rule-brag-runs", "value", (["ace_in_runs"] as const), { "ace": py.word(AceInRuns, rules.ace_in_runs) })
  yield Line("rule-rank-combinations", "ties", (["valuation"] as const))
}

/** Tell combinations one by one, best first, and what separates equal ones. */
export function* _ordered(rules: Rules): Generator<Line> {
  const fields = (["valuation", "combinations", "combination_order", "top_combination"] as const)
  yield Line("rule-points", "points")
  yield Line("rule-combinations", "value", fields)
  const ranked = ranking(rules)
  for (const [place, each] of py.list(py.enumerate(ranked, 1))) {
    const args: Record<string, string | number | boolean | number[] | string[]> = (place < py.len(ranked) ? { "place": place } : {  })
    yield Line(py.at(_FORMED, each), "value", fields, args)
  }
  yield Line("rule-combination-ace", "value", (["ace_in_runs"] as const), { "ace": py.word(AceInRuns, rules.ace_in_runs) })
  if (rules.pack === WITH_A_GAP) {
    yield Line("rule-combination-gap", "value", (["pack"] as const))
  }
  if ((rules.tie_break & TieBreak.SWORDS)) {
    yield Line("rule-rank-swords", "ties", (["tie_break"] as const))
  } else if ((rules.tie_break & TieBreak.COINS_FIRST)) {
    yield Line("rule-rank-coins-first", "ties", (["tie_break"] as const))
  } else if ((rules.tie_break & TieBreak.ELDER)) {
    yield Line("rule-rank-elder", "ties", (["tie_break"] as const))
  } else {
    yield Line("rule-rank-none", "ties", (["tie_break"] as const))
  }
}

export function* _trios(rules: Rules): Generator<Line> {
  let args
  const fields = (["trio_value", "fire_value"] as const)
  const fire = rules.fire_value !== null
  if (fire) {
    yield Line("rule-value-fire", "trio", (["fire_value"] as const), { "value": `${py.general(rules.fire_value)}` })
  }
  args = { "fire": fire }
  if (rules.trio_value === null) {
    const asked = (rules.trio_ranks === TrioRanks.COURT ? ([...fields, "trio_ranks"] as const) : fields)
    yield Line("rule-value-trio-none", "trio", asked, args, "TO-9")
  } else {
    args = { ...args, "value": `${py.general(rules.trio_value)}` }
    if (rules.trio_ranks === TrioRanks.COURT) {
      yield Line("rule-value-trio-court", "trio", ([...fields, "trio_ranks"] as const), args)
    } else {
      yield Line("rule-value-trio", "trio", ([...fields, "trio_ranks"] as const), args)
    }
  }
}

/** Tell who wins the hand where that is told and decides nothing (TO-10). */
export function* _best(rules: Rules): Generator<Line> {
  if ((loses_units(rules) && !(rules.tie_break) && rules.lowest_tie === LowestTie.CALLER_EXEMPT)) {
    yield Line("rule-rank-best", "ties", (["tie_break", "lowest_tie"] as const))
  }
}

export function* _ties(rules: Rules): Generator<Line> {
  const ties = rules.tie_break
  const trios = (rules.trio_value !== null && rules.hand_size === 3)
  const fields = ((rules.hand_size === 3 && !(rules.special_hands)) ? (["tie_break", "trio_value"] as const) : (["tie_break"] as const))
  const order: Record<string, string | number | boolean | number[] | string[]> = { "order": py.word(TieCardOrder, rules.tie_card_order) }
  if (((ties & TieBreak.TRIO_RANK) && trios)) {
    yield Line("rule-rank-trio", "ties", fields)
  }
  if ((ties & TieBreak.CARDS)) {
    const whole = rules.tie_cards === TieCards.WHOLE_HAND
    yield Line("rule-rank-cards", "ties", (["tie_break", "tie_cards", "tie_card_order"] as const), { ...order, "whole": whole })
  }
  if ((ties & TieBreak.LOWEST_CARD)) {
    yield Line("rule-rank-lowest-card", "ties", (["tie_break", "tie_card_order"] as const), order)
  }
  if ((ties & TieBreak.SUITS)) {
    yield Line("rule-rank-suits", "ties", (["tie_break"] as const), { "then": py.bool((ties & TieBreak.CARDS)) })
    if ((trios && !((ties & (TieBreak.TRIO_RANK | TieBreak.CARDS))))) {
      yield Line("rule-rank-trio-equal", "ties", fields)
    }
  }
  if ((ties & TieBreak.SUITS_HEARTS_FIRST)) {
    yield Line("rule-rank-suits-hearts", "ties", (["tie_break"] as const))
  }
  if ((ties & TieBreak.PLACE)) {
    yield Line("rule-rank-place", "ties", (["tie_break"] as const))
  }
  if ((ties === TieBreak.TRIO_RANK && trios)) {
    yield Line("rule-rank-else-none", "ties", fields)
  } else if ((!(ties) || (ties === TieBreak.TRIO_RANK && !(trios)))) {
    yield Line("rule-rank-none", "ties", fields)
  }
}

