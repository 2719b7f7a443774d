// Written by tools/generate.py from schwimmen/match/values.py; change that, not this.

import * as py from '../python'
import { type Rules } from '../family'
import { Valuation } from './enums'
const SAFE_666 = 1001
const SAFE_678 = 1002
const SAFE_AAA = 1003
const SAFE = 1001
export const Category = { HIGH_CARD: 0, PAIR: 1, FLUSH: 2, RUN: 3, RUNNING_FLUSH: 4, PRIAL: 5 }
const CATEGORY = 12
const RANKS = "23456789TJQKA"
const ABOVE_ACE = 15
const THREE = 3

export const SAFE_TEXTS = { [SAFE_666]: "666", [SAFE_678]: "678", [SAFE_AAA]: "AAA" }
/** Return the engine's value of a hand as the record writes it: "30.5", "-4", "666", "pair K 2". */
export function value_text(code: number, rules: Rules): string {
  if (rules.valuation === Valuation.BRAG) {
    return brag_text(code)
  }
  if (code >= SAFE) {
    return py.at(SAFE_TEXTS, code)
  }
  return `${py.general((code / 2))}`
}

/** Return the category in small letters, then the ranks that compare (SB-3). */
export function brag_text(code: number): string {
  const ranks = ([8, 4, 0] as const).map((shift) => ((code >> shift) & 15))
  return py.join(" ", [category_text(code), ...py.list(ranks).filter((rank) => py.truth(rank)).map((rank) => _rank(rank))])
}

/** Return the category of a hand in small letters. */
export function category_text(code: number): string {
  return py.replace(py.word(Category, (code >> CATEGORY)), "_", " ")
}

/** Say whether nothing can be lost with a hand (TP-10). */
export function is_safe(code: number, rules: Rules): boolean {
  return (rules.valuation === Valuation.BEST && code >= SAFE)
}

export function _rank(rank: number): string {
  return py.at(RANKS, ((rank === ABOVE_ACE ? THREE : rank) - 2))
}

