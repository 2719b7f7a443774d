/** The value of a puzzle's best move compared with the answer that was given: reviewed again, with reasons. */

import type { ReviewMove } from '../lib/pages'
import { read } from '../match/record'
import type { Analyst } from '../review/analyst'
import { handsOf } from '../review/played'
import { moveOf } from '../review/told'
import { calls } from './puzzle'

/** Worlds in which the moves are weighed: few, because the best move is already known. */
const WORLDS = 4000

export interface Weighed {
  readonly best: ReviewMove
  /** what was answered, or the best move that answers it otherwise; null where there is none */
  readonly other: ReviewMove | null
}

export interface Asked {
  /** the position, and then the move that was answered */
  readonly record: object
  readonly best: string
  /** the question was only to call or not: the record ends with the best move */
  readonly closing: boolean
}

export function weighed(analyst: Analyst, { record, best, closing }: Asked): Weighed {
  const match = read(record)
  const question = handsOf(analyst, match)[0]!.questions.at(-1)!
  const answer = match.hands[0]!.moves.at(-1)!
  const found = analyst.weigh(closing ? { ...question, code: null } : question, match.rules, WORLDS)
  const { options, played } = found
  const first = options.find(({ token }) => token === best) ?? options[0]!
  const otherwise = options.find(({ token }) => calls(token) !== calls(best)) ?? null
  const other = closing ? otherwise : answer === best ? null : played
  const { call } = match.preset
  return { best: moveOf(first, call), other: other && moveOf(other, call) }
}
