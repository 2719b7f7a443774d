/** The hands of a record with their decisions (review/match.py). */

import { Unreadable, cardsOf, type HandRecord, type MatchRecord } from '../match/record'
import type { Shown } from '../match/referee'
import type { Analyst, Question } from './analyst'

export interface Played {
  readonly questions: readonly Question[]
  /** by seat, the chances to win the match before the hand */
  readonly before: readonly number[]
  /** null while the hand is not over */
  readonly after: readonly number[] | null
  /** the showdown; nobody's while the hand is not over */
  readonly shown: readonly Shown[]
}

/** Each hand, before anything is weighed. Throws Unreadable. */
export function handsOf(analyst: Analyst, record: MatchRecord): Played[] {
  const { referee } = analyst
  referee.begin(record.rules, record.players.length, record.dealer)
  return record.hands.map((hand, number) => {
    if (referee.phase !== 'deal')
      throw new Unreadable(`hands[${number}]: the hand before it is not over, or the match is`)
    const before = referee.chances()
    referee.deal(hand.pack)
    const questions = asked(analyst, hand, number)
    const over = referee.toMove === null
    const [after, shown] = over ? [referee.chances(), referee.shown()] : [null, []]
    return { questions, before, after, shown }
  })
}

function asked(analyst: Analyst, { moves, recycled }: HandRecord, hand: number): Question[] {
  const { referee } = analyst
  const orders = recycled.values()
  const questions: Question[] = []
  for (const [move, token] of moves.entries()) {
    const code = referee.code(token)
    if (referee.toMove === null || referee.why(code))
      throw new Unreadable(`hands[${hand}]: '${token}' is not legal as decision ${move}`)
    const view = referee.look(referee.toMove)
    if (analyst.isChoice(view)) questions.push({ hand, move, view, code })
    if (referee.needsOrder(code) && !referee.giveOrder(cardsOf(orders.next().value ?? '') ?? []))
      throw new Unreadable(`hands[${hand}]: 'recycled' holds no order of these cards`)
    referee.play(code)
  }
  return questions
}
