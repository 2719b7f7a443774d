/** What a hand is worth, as text (match/values.py): the words of the record. */

import { Category, Valuation } from '../engine/layout'
import type { Rules } from '../rules/fields'

/** Hands that nothing can be lost with (TP-10). */
const SAFE: Record<number, string> = { 1001: '666', 1002: '678', 1003: 'AAA' }
const CATEGORIES = Object.keys(Category).map((name) => name.toLowerCase().replace('_', ' '))
/** By four bits of a code; A-2-3 and three threes may stand above the ace. */
const RANKS = '..23456789TJQKA3'

/** The engine's value of a hand as the record writes it: "30.5", "-4", "666", "pair K 2". */
export function valueText(code: number, rules: Rules): string {
  if (rules.valuation !== Valuation.BRAG) return SAFE[code] ?? String(code / 2)
  const ranks = [8, 4, 0].map((shift) => (code >> shift) & 15).filter(Boolean)
  return [CATEGORIES[code >> 12], ...ranks.map((rank) => RANKS[rank])].join(' ')
}

/** Whether nothing can be lost with a hand (TP-10). */
export const isSafe = (code: number, rules: Rules): boolean =>
  rules.valuation === Valuation.BEST && code in SAFE
