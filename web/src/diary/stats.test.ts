import { expect, it } from 'vitest'
import type { Found } from './found'
import { counted, whole, type Looked } from './stats'

const hand = (more: Partial<Found> = {}): Found => ({
  decisions: [],
  before: 0.25,
  after: 0.25,
  luck: 0,
  paid: null,
  won: null,
  ...more,
})
const looked = (levels: (string | null)[], ...found: Found[]): Looked => ({
  played: { record: { rules: 'schwimmen', hands: found, levels }, seat: 0 },
  found,
})

it('counts matches to their end, calls, luck and mistakes by kind', () => {
  const wrong = (mistake: 'late' | 'card', loss: number) =>
    ({ grade: 'mistake', loss, mistake }) as const
  const stats = counted([
    looked(
      [null, 'club'],
      hand({ decisions: [wrong('late', 0.1)], luck: 0.2, paid: true }),
      hand({
        decisions: [wrong('card', 0.3), { grade: 'good', loss: 0.1, mistake: null }],
        won: 1,
      }),
    ),
    looked([null, 'club'], hand({ paid: false, luck: -0.2 })),
    looked([null, null], hand({ won: 0.5 })),
  ])
  expect(stats).toMatchObject({ matches: 2, won: 1.5, hands: 4, paid: 1, unpaid: 1, decisions: 3 })
  expect(stats.mistakes.late).toEqual({ count: 1, loss: 0.1 })
  expect(stats.mistakes.card).toEqual({ count: 1, loss: 0.3 })
  expect(stats.mistakes.early).toEqual({ count: 0, loss: 0 })
  expect(stats.luck).toBeCloseTo(0)
  expect(stats.given).toBeCloseTo(0.125)
})

it('rates matches against computers alone, whatever their temper', () => {
  const rated = [looked([null, 'club-greedy'], hand({ won: 1 })), looked([null, 'expert'], hand())]
  const people = looked([null, null, 'club'], hand({ won: 1 }))
  expect(counted([...rated, people]).rated).toBe(1)
  expect(counted([people]).rating).toBeNull()
  expect(counted([]).hands).toBe(0)
})

it('takes a deal of the day for hands, and not for a match', () => {
  const match = looked([null, 'expert'], hand({ won: 1 }))
  const day = { ...match, played: { ...match.played, date: '2026-11-24', signs: '' } }
  expect(counted([match, day])).toMatchObject({ matches: 1, won: 1, hands: 2, rated: 1 })
})

it('counts a match once that was lost first and watched to its end', () => {
  const told = (...moves: string[]) => ({
    record: { rules: 'schwimmen', hands: moves.map((move) => ({ moves: [move] })) },
    seat: 0,
  })
  const [lost, watched, other] = [told('a', 'b'), told('a', 'b', 'c'), told('b', 'c', 'd')]
  expect(whole([lost, watched, other])).toEqual([watched, other])
})
