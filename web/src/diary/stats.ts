/** The statistics of the diary, counted from its records and their reviews. */

import { LEVEL_POINTS, rating, type Contest, type Rating } from './rating'
import { MISTAKES, type Found, type Mistake } from './found'
import type { Played } from './kinds'

/** One record and the reviews of its hands. */
export interface Looked {
  readonly played: Played
  readonly found: readonly Found[]
}

export interface Stats {
  /** matches that were settled, and how many of them were won; a shared win counts in part */
  readonly matches: number
  readonly won: number
  readonly hands: number
  /** calls after which somebody else came off worse, and the others */
  readonly paid: number
  readonly unpaid: number
  /** chances to win, by hand: what luck has brought, and what was given away */
  readonly luck: number
  readonly given: number
  readonly decisions: number
  readonly mistakes: Readonly<Record<Mistake, { count: number; loss: number }>>
  readonly rating: Rating | null
  /** matches that count for the rating: those against computers alone */
  readonly rated: number
}

export function counted(all: readonly Looked[]): Stats {
  const hands = all.flatMap(({ found }) => found)
  const decisions = hands.flatMap((hand) => hand.decisions)
  const ends = all.flatMap(shares)
  const contests = all.flatMap(contest)
  const per = (total: number) => (hands.length > 0 ? total / hands.length : 0)
  const of = (kind: Mistake) => {
    const wrong = decisions.filter(({ mistake }) => mistake === kind)
    return { count: wrong.length, loss: sum(wrong.map(({ loss }) => loss)) }
  }
  return {
    matches: ends.length,
    won: sum(ends),
    hands: hands.length,
    paid: hands.filter(({ paid }) => paid === true).length,
    unpaid: hands.filter(({ paid }) => paid === false).length,
    luck: per(sum(hands.map(({ luck }) => luck))),
    given: per(sum(decisions.map(({ loss }) => loss))),
    decisions: decisions.length,
    mistakes: Object.fromEntries(MISTAKES.map((kind) => [kind, of(kind)])) as Stats['mistakes'],
    rating: rating(contests),
    rated: contests.length,
  }
}

/** The records without those that another one continues: a player who is out may have stayed to see the end. */
export const whole = (told: readonly Played[]): Played[] =>
  told.filter((one) => !told.some((other) => continues(other, one)))

const continues = (longer: Played, { record: { hands } }: Played): boolean =>
  longer.record.hands.length > hands.length &&
  JSON.stringify(longer.record.hands.slice(0, hands.length)) === JSON.stringify(hands)

/** The share of a match that was won. A deal of the day is some hands and no match: few would be played to an end. */
function shares({ played, found }: Looked): number[] {
  const won = found.at(-1)?.won ?? null
  return won === null || 'date' in played ? [] : [won]
}

/** A match as the rating takes it: against computers of known strength alone. */
function contest(looked: Looked): Contest[] {
  const { record, seat } = looked.played
  const levels = (record.levels ?? []).filter((_, other) => other !== seat)
  // A temper follows the level in the name: it was not measured separately.
  const others = levels.map((level) => LEVEL_POINTS[level?.split('-')[0] ?? ''])
  const known = others.filter((points) => points !== undefined)
  return known.length === 0 || known.length < levels.length
    ? []
    : shares(looked).map((won) => ({ won, others: known }))
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
