// Written by tools/generate.py from schwimmen/rules/combinations.py; change that, not this.

import * as py from '../python'

/** What cards form a combination; the last four are what hands without one have. */
export const Shape = { SAME: 0, RUN: 1, ANY_RUN: 2, SUIT: 3, CARDS: 4, BEST: 5, TOTAL: 6, NOTHING: 7 }
/** What a value's text says behind the name of the combination. */
export const Tells = { RANKS: 0, POINTS: 1, NOTHING: 2 }
/** The combinations of the family, by the numbers that rules have for them. */
export const Combination = { PRIAL: 0, RUNNING_FLUSH: 1, ANY_RUN: 2, FLUSH: 3, PAIR: 4, HIGH_CARD: 5, THREE_ACES: 6, SEQUENCE: 7, TRIO: 8, POINTS: 9, FOUR_ACES: 10, ROYAL_RUN_OF_4: 11, FOUR_OF_A_KIND: 12, RUN_OF_4: 13, THREE_OF_A_KIND: 14, RUN_OF_3: 15, TRICON: 16, COUNTED_FLUSH: 17, POINT: 18, NOTHING: 19 }
export const _ACE: number = 14
export const FORMS: readonly (readonly [string, number, number, number, number])[] = ([(["prial", Shape.SAME, 3, 0, Tells.RANKS] as const), (["running flush", Shape.RUN, 3, 0, Tells.RANKS] as const), (["run", Shape.ANY_RUN, 3, 0, Tells.RANKS] as const), (["flush", Shape.SUIT, 0, 0, Tells.RANKS] as const), (["pair", Shape.SAME, 2, 0, Tells.RANKS] as const), (["high card", Shape.CARDS, 0, 0, Tells.RANKS] as const), (["petrangolone", Shape.SAME, 3, _ACE, Tells.NOTHING] as const), (["sequence", Shape.RUN, 3, 0, Tells.RANKS] as const), (["trio", Shape.SAME, 3, 0, Tells.RANKS] as const), (["", Shape.BEST, 0, 0, Tells.POINTS] as const), (["44", Shape.SAME, 4, _ACE, Tells.NOTHING] as const), (["41", Shape.RUN, 4, _ACE, Tells.NOTHING] as const), (["40", Shape.SAME, 4, 0, Tells.NOTHING] as const), (["39.5", Shape.RUN, 4, 0, Tells.NOTHING] as const), (["39", Shape.SAME, 3, 0, Tells.NOTHING] as const), (["38.5", Shape.RUN, 3, 0, Tells.NOTHING] as const), (["tricon", Shape.SAME, 3, 0, Tells.RANKS] as const), (["flush", Shape.SUIT, 0, 0, Tells.POINTS] as const), (["point", Shape.TOTAL, 0, 0, Tells.POINTS] as const), (["nothing", Shape.NOTHING, 0, 0, Tells.NOTHING] as const)] as const)
export const NAMES: string[] = FORMS.map((form) => form[0])
export const SHAPES: number[] = FORMS.map((form) => form[1])
export const SIZES: number[] = FORMS.map((form) => form[2])
export const LIMITS: number[] = FORMS.map((form) => form[3])
export const TELLS: number[] = FORMS.map((form) => form[4])
export const BITS: number = 5
export const MOST: number = 7
/** Return a list of combinations as a table plays it. */
export function in_force(listed: readonly number[], top: boolean, same_first: boolean): number[] {
  const single = (top ? listed.filter((each) => py.at(LIMITS, each)) : [])
  const rest = listed.filter((each) => !(py.at(LIMITS, each)))
  if (!(same_first)) {
    return listed.filter((each) => (py.has(single, each) || py.has(rest, each)))
  }
  const same = py.list(rest).filter((each) => py.at(SHAPES, each) === Shape.SAME)
  return [...single, ...same, ...py.list(rest).filter((each) => !py.has(same, each))]
}

/** Return a list as one number: what hands without a combination have lies lowest, the best combination above. */
export function packed(listed: readonly number[]): number {
  let number
  number = py.sum(listed.slice(0, -1).map((each) => (1 << each)))
  for (const _ of py.range((MOST - py.len(listed)))) {
    number = (number * (1 << BITS))
  }
  for (const each of listed) {
    number = (((number * (1 << BITS)) + each) + 1)
  }
  return number
}

