/** The one thing that the rulebook asks the engine: what a hand is worth at a table. */

import type { Engine } from '../engine/engine'
import { CARDS } from '../lib/cards'
import type { Rules } from '../rules/fields'
import { recordOf } from '../rules/record'

let worthBy: (rules: Rules, hand: number) => number = () => {
  throw new Error('no engine yet')
}

/** From now on this engine says what hands are worth. */
export function judgeBy(engine: Engine): void {
  const record = engine.make('RuleFields')
  worthBy = (rules, hand) => {
    record.bytes.set(recordOf(rules))
    return engine.call.worth(hand, record.at)
  }
}

/** The value of a hand, as the kernel `values.value` has it. */
export const worth = (rules: Rules, hand: readonly string[]): number =>
  worthBy(
    rules,
    hand.reduce((cards, card) => cards + 2 ** CARDS.indexOf(card), 0),
  )
