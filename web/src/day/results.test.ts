import { expect, it } from 'vitest'
import { dateOf, lately, signs, streak } from './results'
import type { Grade } from '../lib/review.svelte'

const hand = (...grades: Grade[]) => ({
  decisions: grades.map((grade) => ({ grade, loss: 0, mistake: null })),
})

it('knows the day by the calendar of the device, and the days before it over the end of a month', () => {
  expect(dateOf(new Date(2026, 2, 1, 0, 5))).toBe('2026-03-01')
  expect(dateOf(new Date(2026, 11, 31, 23, 55))).toBe('2026-12-31')
  expect(lately('2028-03-02')).toEqual([
    '2028-03-02',
    '2028-03-01',
    '2028-02-29',
    '2028-02-28',
    '2028-02-27',
    '2028-02-26',
    '2028-02-25',
  ])
})

it.each([
  [[], 0],
  [['2026-11-23'], 1],
  [['2026-11-22'], 1],
  [['2026-11-21'], 0],
  [['2026-11-23', '2026-11-22', '2026-11-20'], 2],
  [['2026-11-22', '2026-11-21', '2026-11-20'], 3],
])('counts the days in a row, and does not end them before today is over: %j', (played, days) => {
  expect(streak(new Set(played), '2026-11-23')).toBe(days)
})

it('has a sign for each decision, and one for a hand without any', () => {
  expect(signs([hand('best', 'slip', 'good'), hand(), hand('mistake', 'blunder')])).toBe(
    '🟩🟨🟩 ⬜ 🟧⬛',
  )
})
