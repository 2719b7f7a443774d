/** Records played through the engine, and their outcomes: the lines of `schwimmen replay` (docs/notation.md). */

import { repr, write } from '../rules/json'
import {
  cardsOf,
  parsed,
  read,
  Unreadable,
  words,
  type HandRecord,
  type MatchRecord,
} from './record'
import type { Referee } from './referee'

type Result = ReturnType<Referee['result']>
type State = ReturnType<Referee['state']>

/** The first token that is not legal: its hand and its place, counted from 0. */
interface Trouble {
  hand: number
  move: number
  message: string
}

/** The answer to one record: its outcome, or why it cannot be read at all. */
export type Answer =
  | { ok: false; error: { message: string } }
  | ({ ok: boolean; error: Trouble | null; hands: Result[] } & State)

const NOT_UTF_8 = 'this is not JSON: the text is not UTF-8'

/** The answer to a record as JSON text; to null, which stands for bytes that are no text. */
export function answer(referee: Referee, text: string | null): Answer {
  try {
    if (text === null) throw new Unreadable(NOT_UTF_8)
    return replay(referee, read(parsed(text)))
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, error: { message: error.message } }
    throw error
  }
}

/** The same as one line of JSON, written as Python writes it. */
export const line = (answered: Answer): string => `${write(answered)}\n`

/** Play a record through the engine. */
function replay(referee: Referee, { rules, players, dealer, hands }: MatchRecord): Answer {
  referee.begin(rules, players.length, dealer)
  const done: Result[] = []
  const error = playHands(referee, hands, done)
  return { ok: error === null, error, hands: done, ...referee.state() }
}

/** Play hands until the first error, which is returned; finished hands go to `done`. */
function playHands(referee: Referee, hands: HandRecord[], done: Result[]): Trouble | null {
  for (const [index, hand] of hands.entries()) {
    if (referee.phase === 'over') return { hand: index, move: 0, message: 'the match is over' }
    if (referee.phase !== 'deal') {
      const message = 'the hand is not over, and another one follows'
      return { hand: index - 1, move: hands[index - 1]!.moves.length, message }
    }
    referee.deal(hand.pack)
    const played = playMoves(referee, hand)
    if (referee.phase === 'deal' || referee.phase === 'over') done.push(referee.result())
    if (played < hand.moves.length) {
      const token = repr([...hand.moves[played]!].slice(0, 20).join(''))
      const message = `${token} is not legal here: ${why(referee, hand.moves[played]!)}`
      return { hand: index, move: played, message }
    }
  }
  return null
}

/** Play the moves of a hand as long as they are legal, and return how many were. */
function playMoves(referee: Referee, { moves, recycled }: HandRecord): number {
  const orders = recycled.values()
  for (const [played, token] of moves.entries()) {
    const code = referee.code(token)
    if (referee.why(code) !== null) return played
    if (referee.needsOrder(code)) {
      const order = cardsOf(orders.next().value ?? '')
      if (!order || !referee.giveOrder(order)) return played
    }
    referee.play(code)
  }
  return moves.length
}

const why = (referee: Referee, token: string): string =>
  referee.why(referee.code(token))?.replaceAll('-', ' ') ??
  "'recycled' holds no order of these cards"

// ------------------------------------------------------------ files

/** The records of a file: one JSON value over any number of lines, or one a line. Null: not UTF-8. */
export function split(data: Uint8Array): (string | null)[] {
  const text = decode(data)
  if (text !== null && words(text).length > 0) {
    try {
      parsed(text)
      return [text]
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
    }
  }
  return [...linesOf(data)]
}

/** The lines of some bytes that are not blank, as text. */
export function* linesOf(data: Uint8Array): Generator<string | null> {
  for (let start = 0; start < data.length;) {
    const end = data.indexOf(LINE_FEED, start)
    const line = data.subarray(start, end < 0 ? data.length : end)
    if (line.some((byte) => !BLANK.includes(byte))) yield decode(line)
    start += line.length + 1
  }
}

const LINE_FEED = 10
/** What Python counts as white space among bytes. */
const BLANK: readonly number[] = [9, 10, 11, 12, 13, 32]

function decode(data: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)
  } catch {
    return null
  }
}
