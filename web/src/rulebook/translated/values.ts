// Written by tools/generate.py from schwimmen/match/values.py; change that, not this.

import * as py from '../python'
import { ranking, type Rules } from '../family'
import { NAMES, TELLS, Tells } from './combinations'
import { Valuation } from './enums'
const SAFE_666 = 1001
const SAFE_678 = 1002
const SAFE_AAA = 1003
const SAFE = 1001
const WITHIN = 4095
const CATEGORY = 12
const RANKS = "23456789TJQKA"
const ABOVE_ACE = 15
const THREE = 3

export const SAFE_TEXTS = { [SAFE_666]: "666", [SAFE_678]: "678", [SAFE_AAA]: "AAA" }
/** Return the engine's value of a hand as the record writes it: "30.5", "-4", "666", "pair K 2". */
export function value_text(code: number, rules: Rules): string {
  if (rules.valuation === Valuation.COMBINATIONS) {
    return combination_text(code, rules)
  }
  if (code >= SAFE) {
    return py.at(SAFE_TEXTS, code)
  }
  return `${py.general((code / 2))}`
}

/** Return the name of a combination, then the ranks or points that compare (C-16, SB-3). */
export function combination_text(code: number, rules: Rules): string {
  const formed = combination_of(code, rules)
  const name: string = py.at(NAMES, formed)
  if (py.at(TELLS, formed) === Tells.NOTHING) {
    return name
  }
  if (py.at(TELLS, formed) === Tells.POINTS) {
    const within = (code & WITHIN)
    return (name ? `${name} ${py.general((within / 2))}` : `${py.general((within / 2))}`)
  }
  const ranks = ([8, 4, 0] as const).map((shift) => ((code >> shift) & 15))
  return py.join(" ", [name, ...py.list(ranks).filter((rank) => py.truth(rank)).map((rank) => _rank(rank))])
}

/** Return which combination a hand has (`Combination`), or what it has without one. */
export function combination_of(code: number, rules: Rules): number {
  const listed = ranking(rules)
  const place: number = ((py.len(listed) - 1) - (code >> CATEGORY))
  return py.at(listed, place)
}

/** Say whether nothing can be lost with a hand (TP-10). */
export function is_safe(code: number, rules: Rules): boolean {
  return (rules.valuation === Valuation.BEST && code >= SAFE)
}

export function _rank(rank: number): string {
  return py.at(RANKS, ((rank === ABOVE_ACE ? THREE : rank) - 2))
}

