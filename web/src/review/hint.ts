/** A hint (server/hints.py): what the seat's own view says about its decision. */

import type { Hint, Hinted } from '../lib/protocol'
import { advice, HINT_WORLDS } from '../rulebook/translated/advice'
import type { Rules } from '../rules/fields'
import type { Analyst, Question } from './analyst'
import { share } from './told'

/**
 * The answer to a question for a hint; `call` is the game's word for its call, `learned` the weights of the value network
 * for the rules, if there is one. This takes a second.
 */
export function hinted(
  analyst: Analyst,
  question: Question,
  asked: Pick<Hint, 'id' | 'turn'>,
  ...[rules, call, learned, worlds = HINT_WORLDS]: [
    rules: Rules,
    call: string,
    learned: Uint8Array | null,
    worlds?: number,
  ]
): Hinted {
  const found = analyst.weigh(question, rules, worlds, learned)
  const { moves, why } = advice(found, call)
  const best = moves.map(({ option, told }) => ({
    move: option.token,
    told,
    chance: share(option.chance),
    because: [...option.because],
  }))
  return { type: 'hint', ack: asked.id, turn: asked.turn, best, why }
}
