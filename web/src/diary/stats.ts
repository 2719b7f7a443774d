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
  /** matches played to the end, and how many of them were won; a shared win counts in part */
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
  const ends = hands.flatMap(({ won }) => (won === null ? [] : [won]))
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

/** A match that counts for the rating: played to the end, only against computers of known strength. */
function contest({ played: { record, seat }, found }: Looked): Contest[] {
  const won = found.at(-1)?.won ?? null
  const levels = (record.levels ?? []).filter((_, other) => other !== seat)
  // A temper follows the level in the name: it was not measured separately.
  const others = levels.map((level) => LEVEL_POINTS[level?.split('-')[0] ?? ''])
  const known = others.filter((points) => points !== undefined)
  return won === null || known.length === 0 || known.length < levels.length
    ? []
    : [{ won, others: known }]
}

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)
