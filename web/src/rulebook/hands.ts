/** What rules and reasons ask the engine: the value of hands at a table. */

import type { Engine } from '../engine/engine'
import { CARDS } from '../lib/cards'
import type { Rules } from '../rules/fields'
import { recordOf } from '../rules/record'

type Question = 'worth' | 'special'

let ask: (question: Question, rules: Rules, hand: readonly string[]) => number = () => {
  throw new Error('no engine yet')
}

/** Let this engine value hands from now on. */
export function judgeBy(engine: Engine): void {
  const record = engine.make('RuleFields')
  let held: Rules | null = null
  ask = (question, rules, hand) => {
    if (rules !== held) record.bytes.set(recordOf(rules))
    held = rules
    const cards = hand.reduce((cards, card) => cards + 2 ** CARDS.indexOf(card), 0)
    return engine.call[question](cards, record.at)
  }
}

/** The value of a hand, as the kernel `values.value` computes it. */
export const worth = (rules: Rules, hand: readonly string[]): number => ask('worth', rules, hand)

/** Whether a hand has to be shown at once (SW-12). */
export const is_special = (rules: Rules, hand: readonly string[]): boolean =>
  Boolean(ask('special', rules, hand))
