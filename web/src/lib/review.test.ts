import { describe, expect, it } from 'vitest'
import { apart, lines, place } from './course'
import { Refused } from './api'
import { game } from './fixtures'
import type { ReviewDecision } from './pages'
import { Review, verdict } from './review.svelte'
import { settings } from './settings.svelte'
import { points } from './shares'

const option = (move: string, chance: number, behind = 0) => ({
  move,
  told: { key: 'move-pass' },
  chance,
  behind,
  error: 0.004,
  because: [],
})
const decision = (more: Partial<ReviewDecision> = {}): ReviewDecision => ({
  kind: 'decision',
  move: 0,
  seat: 0,
  grade: 'best',
  loss: 0,
  played: option('pass', 0.4),
  best: [option('pass', 0.4)],
  closing: false,
  ...more,
})
const course = { kind: 'course', decisions: 2, chances: [[0.5, 0.5]] }
const hand = { kind: 'hand', before: [0.5, 0.5], after: [0.6, 0.4], given: [0, 0], luck: [0, 0] }

/** A review to which everything is told at once; `fails` is what the line does then. */
const told = async (events: unknown[], fails?: Error) => {
  const review = new Review('x', (_path, _signal, heard) => {
    for (const event of events) heard(event)
    return fails ? Promise.reject(fails) : Promise.resolve()
  })
  await review.start()
  return review
}

describe('a review', () => {
  it('fills as it comes, and finds the decision that led to a step', async () => {
    const events = [course, decision(), decision({ move: 2, seat: 1 }), hand, { kind: 'end' }]
    const review = await told(events)
    expect(review.state).toBe('done')
    expect(review.at(0)).toBeUndefined()
    expect(review.at(1)?.seat).toBe(0)
    expect(review.at(2)).toBeUndefined()
    expect(review.at(3)?.seat).toBe(1)
    expect(review.hand?.after).toEqual([0.6, 0.4])
  })

  it('that ends without its end was cut', async () => {
    const review = await told([course, decision()])
    expect([review.state, review.why?.key]).toEqual(['failed', 'review-cut'])
    expect(review.decisions).toHaveLength(1)
  })

  it('tells why it was refused, and can be asked for again', async () => {
    const review = await told([], new Refused({ key: 'problem-reviews' }))
    expect([review.state, review.why?.key]).toEqual(['failed', 'problem-reviews'])
    const again = review.start()
    expect([review.state, review.why]).toEqual(['running', null])
    await again
  })

  it('passes on what the server could not do', async () => {
    const review = await told([course, { kind: 'problem', why: { key: 'problem-server' } }])
    expect([review.state, review.why?.key]).toEqual(['failed', 'problem-server'])
  })

  it('that nobody looks at hears nothing more', async () => {
    let later: (event: unknown) => void = () => {}
    const review = new Review('x', (_path, signal, heard) => {
      later = heard
      return new Promise((_, reject) => (signal.onabort = () => reject(new Error('aborted'))))
    })
    const going = review.start()
    review.stop()
    await going
    later(course)
    expect([review.course, review.why]).toEqual([null, null])
  })
})

describe('the words', () => {
  it('say what was given away, and when closing would have paid', () => {
    settings.language = 'en'
    const blunder = decision({ grade: 'blunder', loss: 0.1234, closing: true })
    expect(verdict(blunder, game())).toEqual([
      'A blunder: 12.3 percentage points given away.',
      'Closing would have paid off: 12.3 percentage points more.',
    ])
  })

  it('write numbers like the language', () => {
    settings.language = 'de'
    expect([points(0.1234), points(-0.05, true), points(0.05, true), points(0, true)]).toEqual([
      '12,3',
      '−5,0',
      '+5,0',
      '0,0',
    ])
  })
})

describe('the course', () => {
  it('has a line for each seat, with its own decisions', () => {
    const chances = [[0.5, 0.5]]
    const own = decision({ played: option('pass', 0.3) })
    const [first, second] = lines({ decisions: 1, chances }, [own], null)
    expect(first!.map(({ x, chance }) => [x, chance])).toEqual([
      [0, 0.5],
      [0.5, 0.3],
    ])
    expect(second).toHaveLength(1)
  })

  it('ends a line where the seat is out', () => {
    const chances = [
      [0.4, 0.3, 0.3],
      [0.5, 0.5, 0],
      [0.6, 0.4, 0],
    ]
    const drawn = lines({ decisions: 0, chances }, [], null)
    expect(drawn[2]!.map(({ chance }) => chance)).toEqual([0.3, 0])
  })

  it('gives the present hand most of the room', () => {
    expect([place(0, 0), place(1, 0)]).toEqual([0, 1])
    for (const played of [1, 4, 30]) {
      expect(place(played, played)).toBeLessThanOrEqual(0.5)
      expect(place(played + 1, played)).toBeCloseTo(1)
    }
  })

  it('keeps names apart', () => {
    const placed = apart([50, 50, 49, 100], 12, 100)
    const sorted = [...placed].sort((a, b) => a - b)
    for (const [index, height] of sorted.entries())
      if (index) expect(height - sorted[index - 1]!).toBeGreaterThanOrEqual(12)
    expect(Math.max(...placed)).toBeLessThanOrEqual(100)
  })
})
