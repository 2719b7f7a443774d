import { expect, it } from 'vitest'
import { LEVEL_POINTS, rating, type Contest } from './rating'

const { club, expert } = LEVEL_POINTS as Record<string, number>
/** Matches against others with these points, of which a number are won. */
const matches = (count: number, won: number, ...others: number[]): Contest[] =>
  Array.from({ length: count }, (_, number) => ({ won: Number(number < won), others }))

it('knows the levels in their order', () => {
  const points = Object.values(LEVEL_POINTS)
  expect(Object.keys(LEVEL_POINTS)).toEqual(['random', 'beginner', 'club', 'expert', 'master'])
  expect(points).toEqual([...points].sort((one, other) => one - other))
})

it('is that of a level whose results one has, for two and for four', () => {
  expect(rating(matches(400, 200, club!))!.points).toBeCloseTo(club!, 0)
  const four = rating(matches(400, 100, expert!, expert!, expert!))!
  expect(Math.abs(four.points - expert!)).toBeLessThan(5)
})

it('is surer after more matches, and finite for who wins all', () => {
  const [few, many] = [10, 1000].map((count) => rating(matches(count, count / 2, club!))!)
  expect(many!.high - many!.low).toBeLessThan((few!.high - few!.low) / 5)
  const best = rating(matches(20, 20, club!))!
  expect(best.low).toBeGreaterThan(club!)
  expect(best.high).toBeLessThan(5000)
  expect(rating([])).toBeNull()
})

it('has an interval that covers the true rating in 95 of 100 cases', () => {
  // All results of 100 even matches, by probability: those whose interval holds the truth add up to 95 %.
  let [share, covered] = [0.5 ** 100, 0]
  for (let won = 0; won <= 100; won++) {
    const { low, high } = rating(matches(100, won, club!))!
    if (low <= club! && club! <= high) covered += share
    share *= (100 - won) / (won + 1)
  }
  expect(covered).toBeGreaterThan(0.93)
  expect(covered).toBeLessThan(0.98)
})

it('covers the true rating as often as it says after 300 matches at tables of two to four', () => {
  // Each of 200 people of the same strength plays 300 matches; chance follows from a seed (mulberry32).
  let state = 18
  const chance = () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
  const truth = 1600
  const levels = Object.values(LEVEL_POINTS)
  const strength = (points: number) => 10 ** (points / 400)
  const match = (): Contest => {
    const others = Array.from({ length: 1 + Math.floor(3 * chance()) }, () => {
      return levels[1 + Math.floor(4 * chance())]!
    })
    const all = [truth, ...others].reduce((sum, points) => sum + strength(points), 0)
    return { won: Number(chance() < strength(truth) / all), others }
  }
  const people = Array.from({ length: 200 }, () => rating(Array.from({ length: 300 }, match))!)
  const covered = people.filter(({ low, high }) => low <= truth && truth <= high).length
  expect(covered / people.length).toBeGreaterThan(0.91)
  expect(covered / people.length).toBeLessThan(0.99)
})
