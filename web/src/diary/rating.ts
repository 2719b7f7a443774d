/** A rating by matches against computers (docs/day.md): the model of the arena's ratings, with one unknown strength. */

import levels from './levels.json'

/** A match: the share of it that was won, and the ratings of the others. */
export interface Contest {
  readonly won: number
  readonly others: readonly number[]
}

export interface Rating {
  readonly points: number
  /** an interval of 95 % */
  readonly low: number
  readonly high: number
}

/** The points of each level, weakest first. */
export const LEVEL_POINTS: Readonly<Record<string, number>> = levels

/** Points for odds of e to one: 400 points are odds of ten to one. */
const SCALE = 400 / Math.LN10
/** Twice the difference of log-likelihoods up to which a rating is in the interval: chi-squared with one degree, 95 %. */
const WITHIN = 3.841
/** The search for a rating goes no further. */
const [LEAST, MOST] = [-2000, 5000]
/** A drawn match against `club`, so that nobody's rating is infinite. */
const DRAWN: Contest = { won: 0.5, others: [LEVEL_POINTS['club']!] }

/** Matches against the same others: how many, and how much of them was won. */
interface Row {
  readonly others: readonly number[]
  readonly count: number
  readonly won: number
}

/** The maximum-likelihood rating, and the interval of those that are not much less likely; null without a match. */
export function rating(matches: readonly Contest[]): Rating | null {
  if (matches.length === 0) return null
  const rows = rowsOf([...matches, DRAWN])
  const rises = (at: number) =>
    sum(rows, ({ count, won, others }) => won - count * chance(at, others))
  const points = zero(rises, LEAST, MOST)
  const most = likelihood(points, rows)
  const beyond = (at: number) => WITHIN - 2 * (most - likelihood(at, rows))
  return { points, low: zero((at) => -beyond(at), LEAST, points), high: zero(beyond, points, MOST) }
}

/** The matches by whom they were against: there are few rows, however much somebody plays. */
function rowsOf(matches: readonly Contest[]): Row[] {
  const rows = new Map<string, Row>()
  for (const { won, others } of matches) {
    const key = [...others].sort((one, other) => one - other).join()
    const row = rows.get(key) ?? { others, count: 0, won: 0 }
    rows.set(key, { others, count: row.count + 1, won: row.won + won })
  }
  return [...rows.values()]
}

/** The chance to win against others, by Luce's choice model. */
function chance(points: number, others: readonly number[]): number {
  const odds = others.map((other) => Math.exp((other - points) / SCALE))
  return 1 / (1 + odds.reduce((sum, each) => sum + each, 0))
}

const likelihood = (points: number, rows: readonly Row[]): number =>
  sum(rows, ({ count, won, others }) => {
    const share = chance(points, others)
    return won * Math.log(share) + (count - won) * Math.log1p(-share)
  })

/** The zero of a falling function. */
function zero(of: (at: number) => number, low: number, high: number): number {
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (of(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const sum = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((total, one) => total + of(one), 0)
