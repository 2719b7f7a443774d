/** The findings of a review, as messages (server/reviewed.py). */

import type { ReviewDecision, ReviewHand, ReviewMove } from '../lib/pages'
import { told_move } from '../rulebook/translated/telling'
import * as verdict from '../rulebook/translated/verdict'

/** Decimal places, as a factor: more would be noise. */
const SCALE = 100_000

/** A chance as it is written. */
export const share = (value: number): number => Math.floor(value * SCALE + 0.5) / SCALE

export const decisionOf = (found: verdict.Decision, call: string): ReviewDecision => ({
  kind: 'decision',
  move: found.move,
  seat: found.seat,
  grade: verdict.grade(found) as ReviewDecision['grade'],
  loss: share(verdict.loss(found)),
  played: moveOf(found.played!, call),
  best: found.options.slice(0, 3).map((option) => moveOf(option, call)),
  closing: verdict.closing(found) !== null,
})

export const moveOf = (option: verdict.Candidate, call: string): ReviewMove => ({
  move: option.token,
  told: told_move(option.token, call),
  chance: share(option.chance),
  behind: share(option.behind),
  error: share(option.error),
  because: [...option.because],
})

export const handOf = (found: verdict.HandReview): ReviewHand => ({
  kind: 'hand',
  before: found.before.map(share),
  after: found.after.map(share),
  given: found.given.map(share),
  luck: verdict.luck(found).map(share),
})
