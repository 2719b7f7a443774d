/** What the review finds about one player in one hand of a record: what the diary counts. */

import type { Shown } from '../match/referee'
import { read, Unreadable } from '../match/record'
import type { Analyst } from '../review/analyst'
import { handsOf } from '../review/played'
import type { Grade } from '../lib/review.svelte'
import { HAND_WORLDS, worlds_each } from '../rulebook/translated/budget'
import * as verdict from '../rulebook/translated/verdict'

/** What was wrong with a decision: no call where one would have paid, one too soon, a packet, another card. */
export const MISTAKES = ['late', 'early', 'packet', 'card'] as const
export type Mistake = (typeof MISTAKES)[number]

interface Decided {
  readonly grade: Grade
  /** the chance to win the match that it gave away */
  readonly loss: number
  /** null if nothing was wrong with it */
  readonly mistake: Mistake | null
}

export interface Found {
  /** the player's own decisions in which there was a choice */
  readonly decisions: readonly Decided[]
  /** the chance to win the match */
  readonly before: number
  readonly after: number
  readonly luck: number
  /** whether somebody else came off worse after the player's call; null if there was no call */
  readonly paid: boolean | null
  /** the player's share of the match, if this hand was the last of the record and settled it: none for who is out */
  readonly won: number | null
}

/**
 * Review a hand, counted from 0, with as many worlds as beside a replay, and the weights `learned` of the value network.
 * This takes a second. Throws Unreadable.
 */
export function found(
  analyst: Analyst,
  { record, seat, hand }: { record: unknown; seat: number; hand: number },
  learned: Uint8Array | null,
  together = HAND_WORLDS,
): Found {
  const match = read(record)
  const hands = handsOf(analyst, match)
  const { winners, out } = analyst.referee
  const share = winners
    ? Number(winners.includes(seat)) / winners.length
    : out.includes(seat)
      ? 0
      : null
  const { questions, before, after, shown } = hands[hand] ?? {}
  if (!questions || !before || !after) throw new Unreadable('hands: expected a hand that is over')
  const worlds = worlds_each(Math.max(1, questions.length), together)
  const own = questions.filter(({ view }) => analyst.seatOf(view) === seat)
  const weighed = own.map((question) => analyst.weigh(question, match.rules, worlds, learned))
  const given = before.map((_, other) => verdict.given_away_by(weighed, other))
  return {
    decisions: weighed.filter((each) => !verdict.forced(each)).map(decided),
    before: before[seat]!,
    after: after[seat]!,
    luck: verdict.luck(verdict.HandReview(hand, before, after, given))[seat]!,
    paid: paid(shown!, seat),
    won: hand === hands.length - 1 ? share : null,
  }
}

function decided(found: verdict.Decision): Decided {
  const grade = verdict.grade(found) as Grade
  const right = grade === 'best' || grade === 'good'
  return { grade, loss: verdict.loss(found), mistake: right ? null : mistake(found) }
}

function mistake({ played, options }: verdict.Decision): Mistake {
  const [due, called] = [options[0]!, played!].map(verdict.calls)
  if (due !== called) return due ? 'late' : 'early'
  return PACKET.has(played!.token) ? 'packet' : 'card'
}

/** What becomes of the packet. */
const PACKET = new Set(['keep', 'trade'])

function paid(shown: readonly Shown[], seat: number): boolean | null {
  const own = shown.find((each) => each.seat === seat)
  return own?.called ? shown.some(({ change }) => change < own.change) : null
}
