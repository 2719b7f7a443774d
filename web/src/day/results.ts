/** The results of the deals of the days: signs that reveal nothing about cards, and days in a row. */

import type { Found } from '../diary/found'
import type { Grade } from '../lib/review.svelte'

/** How many days can be played: today, and those to catch up. */
const DAYS = 7

/** One sign for each decision, by the review's grade; none for forced moves. */
const SIGNS: Record<Exclude<Grade, 'forced'>, string> = {
  best: '🟩',
  good: '🟩',
  slip: '🟨',
  mistake: '🟧',
  blunder: '⬛',
}
/** A hand in which there was nothing to decide. */
const NOTHING = '⬜'

/** The day by the reader's own calendar, as 2026-11-23. */
export const dateOf = (when: Date): string =>
  [when.getFullYear(), when.getMonth() + 1, when.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The date a number of days before another. */
function before(date: string, days: number): string {
  const noon = new Date(`${date}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() - days)
  return noon.toISOString().slice(0, 10)
}

/** The days that can be played, today first. */
export const lately = (today: string): string[] =>
  Array.from({ length: DAYS }, (_, days) => before(today, days))

/** How many days in a row were played, up to today, or to yesterday while today's is not. */
export function streak(played: ReadonlySet<string>, today: string): number {
  let days = played.has(today) ? 0 : 1
  const first = days
  while (played.has(before(today, days))) days++
  return days - first
}

/** The signs of the decisions, hand by hand. */
export const signs = (hands: readonly Pick<Found, 'decisions'>[]): string =>
  hands
    .map(({ decisions }) =>
      decisions.map(({ grade }) => (grade === 'forced' ? '' : SIGNS[grade])).join(''),
    )
    .map((hand) => hand || NOTHING)
    .join(' ')
