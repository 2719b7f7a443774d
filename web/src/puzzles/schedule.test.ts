import type { Card } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { due } from './due'
import { after } from './schedule'

const day = (number: number, hour = 12) => new Date(2026, 10, number, hour)
const entry = (id: string, card: Card | null) => ({
  data: {
    id,
    answer: 'pass',
    right: false,
    card: JSON.parse(JSON.stringify(card ?? {})) as object,
  },
})

describe('a puzzle', () => {
  it('that was right from the first does not come back', () => {
    expect(after(null, true, day(1))).toBeNull()
  })

  it('that was wrong comes back on another day, and after a right answer later and later', () => {
    const wrong = after(null, false, day(1))!
    expect(due([entry('one', wrong)], day(1))).toEqual([])
    expect(due([entry('one', wrong)], day(2, 8))).toEqual(['one'])
    const once = after(wrong, true, day(2))!
    const twice = after(once, true, new Date(once.due))!
    const gap = ({ due, last_review: last }: Card) => Number(due) - Number(last)
    expect(gap(once)).toBeGreaterThanOrEqual(gap(wrong))
    expect(gap(twice)).toBeGreaterThan(gap(once))
  })

  it('comes back sooner after another wrong answer', () => {
    const known = [2, 5, 15].reduce(
      (card, at) => after(card, true, day(at))!,
      after(null, false, day(1))!,
    )
    const forgotten = after(known, false, day(20))!
    expect(Number(forgotten.due)).toBeLessThan(Number(known.due))
  })
})

describe('what comes back today', () => {
  it('is told by the last answer to each puzzle, as the diary wrote it, the longest wait first', () => {
    const [first, second] = [after(null, false, day(1))!, after(null, false, day(2))!]
    const answered = [entry('two', second), entry('one', first), entry('never', null)]
    expect(due(answered, day(9))).toEqual(['one', 'two'])
    const again = entry('one', after(first, true, day(9)))
    expect(due([...answered, again], day(9))).toEqual(['two'])
  })
})
