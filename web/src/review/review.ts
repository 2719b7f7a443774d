/** The review of the last hand of a record, event by event, as the server tells it (server/reviews.py). */

import type { ReviewCourse, ReviewDecision, ReviewEnd, ReviewHand } from '../lib/pages'
import { read, Unreadable } from '../match/record'
import { HAND_WORLDS, worlds_each } from '../rulebook/translated/budget'
import { given_away_by, HandReview, type Decision } from '../rulebook/translated/verdict'
import type { Analyst } from './analyst'
import { handsOf } from './played'
import { decisionOf, handOf } from './told'

export type ReviewEvent = ReviewCourse | ReviewDecision | ReviewHand | ReviewEnd

/**
 * Review the last hand, which must be over; between two decisions others have their turn. `learned` are the weights of
 * the value network for the rules, if there is one. Throws Unreadable.
 */
export async function* reviewed(
  analyst: Analyst,
  record: unknown,
  learned: Uint8Array | null,
  together = HAND_WORLDS,
): AsyncGenerator<ReviewEvent> {
  const match = read(record)
  const hands = handsOf(analyst, match)
  const hand = hands.at(-1)
  if (!hand?.after) throw new Unreadable('hands: expected a hand that is over')
  const { questions, before, after } = hand
  yield {
    kind: 'course',
    decisions: questions.length,
    chances: hands.map((each) => [...each.before]),
  }
  const worlds = worlds_each(Math.max(1, questions.length), together)
  const done: Decision[] = []
  for (const question of questions) {
    await new Promise((turn) => setTimeout(turn))
    done.push(analyst.weigh(question, match.rules, worlds, learned))
    yield decisionOf(done.at(-1)!, match.preset.call)
  }
  const given = before.map((_, seat) => given_away_by(done, seat))
  yield handOf(HandReview(hands.length - 1, before, after, given))
  yield { kind: 'end' }
}
