/** The guided first hand (rulebook/first_hand.py): a deal that is always the same, and what is said of it when. */

import type { Sentence } from '../lib/protocol'
import data from './first-hand.json'

/** A sentence, after how many moves it is shown, and next to which part of the table. */
export interface Saying {
  after: number
  about: string
  say: Sentence
  /** the move that it asks the player for; without one there is more to read, or others move */
  does: string | null
}

/** The deal as a record to be continued. */
export const { record } = data
/** All moves of the hand; the first of them have been made before it is shown. */
export const moves: readonly string[] = data.moves
const sayings = data.sayings as unknown as readonly Saying[]

/** How many moves have been made at a table of the guided hand, by the number of its state. */
export const made = (turn: number): number => record.hands[0]!.moves.length + turn - 1

/** The sentence shown now, and its place among all. */
interface Said {
  saying: Saying
  /** the last sentence before the next move: a player in a hurry may make it now */
  asks: Saying
  /** there is more to read before it */
  more: boolean
  first: boolean
  last: boolean
}

/** The sentence after a number of moves, and a number of sentences read since the last one. */
export function said(moves: number, read: number): Said {
  const after = Math.max(...sayings.map((each) => each.after).filter((each) => each <= moves))
  const group = sayings.filter((each) => each.after === after)
  const place = Math.min(read, group.length - 1)
  const [saying, asks] = [group[place]!, group.at(-1)!]
  const [first, last] = [sayings[0], sayings.at(-1)]
  return { saying, asks, more: saying !== asks, first: saying === first, last: saying === last }
}

/** The answer to a move other than the one asked for; `wanted` is the sentence that asks. */
export function answered(does: string | null, move: string, wanted: string): Sentence | null {
  if (move === does) return null
  if (does === `${move}!`) return { key: 'first-hand-almost' }
  return { key: 'first-hand-other', args: { wanted } }
}
