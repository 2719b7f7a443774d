/** Which actions a table offers (match/actions.py): kinds of moves, and the call that rides on one. */

import {
  CallEffect,
  CallRequires,
  Centre,
  CloseTiming,
  Kind,
  PassRule,
  SwapCounts,
} from '../engine/layout'
import type { Rules } from '../rules/fields'

/** The words for a kind of move whose name would not do: several cards, or the whole pool. */
const SAID: Record<string, string> = { some: 'pool' }

/** By number: those of `Kind`, then the call that rides. */
const NAMES = [
  ...Object.keys(Kind)
    .map((name) => name.toLowerCase())
    .map((name) => SAID[name] ?? name),
  'ride',
]

/** A table that lacks one of these because of a house rule shows it all the same, and says why. */
const FORBIDDEN = new Set(['all', 'refresh', 'pass'])

/** In the order in which they are offered, and whether they are ever possible. */
const POSSIBLE: Record<string, (rules: Rules) => boolean> = {
  draw: ({ centre }) => centre !== Centre.TABLE,
  take: ({ centre }) => centre === Centre.DISCARD,
  swap: ({ centre }) => centre !== Centre.DISCARD,
  all: ({ centre, allow_swap_all }) => centre === Centre.TABLE && allow_swap_all,
  pool: ({ centre, swap_counts }) => centre === Centre.POOL || swap_counts === SwapCounts.ANY,
  refresh: ({ refresh_from_turn }) => refresh_from_turn > 0,
  pass: (rules) =>
    rules.pass_rule !== PassRule.NEVER ||
    (rules.call_effect === CallEffect.LAST_TURNS && rules.last_turn_stand),
  close: ({ close_timing }) => close_timing === CloseTiming.INSTEAD,
  ride: ({ close_timing, clear_call }) => close_timing === CloseTiming.RIDER || Boolean(clear_call),
}

/** The actions of a turn that are ever possible by these rules, and those that are in print. */
export const known = (rules: Rules, printed: Rules): string[] =>
  Object.keys(POSSIBLE).filter(
    (action) => POSSIBLE[action]!(rules) || (FORBIDDEN.has(action) && POSSIBLE[action]!(printed)),
  )

/** A bit for each action that is offered all the time; the others only while they are possible: room is short. */
export function standing(rules: Rules, printed: Rules): number {
  const rare: readonly number[] = [PassRule.NEVER, PassRule.STOCK_OUT]
  const passes = [rules, printed].some(({ pass_rule }) => !rare.includes(pass_rule))
  const rides = rules.close_timing === CloseTiming.RIDER
  return known(rules, printed)
    .filter((action) => (action !== 'pass' || passes) && (action !== 'ride' || rides))
    .reduce((bits, action) => bits | (1 << NAMES.indexOf(action)), 0)
}

/** Why chosen cards do not fit an action that others would fit, by action (TO-4, CF-5, TP-9, CF-6). */
export function unfit(rules: Rules): Record<string, string> {
  const rides =
    rules.close_timing === CloseTiming.RIDER && rules.call_requires !== CallRequires.NONE
  const suit = rules.call_requires === CallRequires.THIRTY_ONE ? '31' : 'suit'
  return {
    ...(rules.centre === Centre.DISCARD && { discard: 'why-just-taken' }),
    ...(rules.swap_counts === SwapCounts.ANY && { pool: 'why-not-several' }),
    ...(rules.centre === Centre.POOL && { pool: 'why-pool-count' }),
    ...(rides && { ride: `why-call-needs-${suit}` }),
    ...(rules.clear_call && { ride: 'why-call-needs-51' }),
  }
}
