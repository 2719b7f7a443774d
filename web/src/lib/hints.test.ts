import { beforeEach, describe, expect, it, vi } from 'vitest'
import { given, Hints } from './hints.svelte'
import type { Error as Refusal, Hinted, RoomView } from './protocol'
import { dayTable } from '../local/place'

const hint = (move: string, more: Partial<Hinted> = {}): Hinted => ({
  type: 'hint',
  ack: 'q1',
  turn: 7,
  best: [{ move, told: { key: 'move' }, chance: 0.5, because: [{ key: 'because-at-once' }] }],
  why: { key: 'hint-clear' },
  ...more,
})
const refusal = (id: string): Refusal => ({
  type: 'error',
  id,
  code: 'not-now',
  why: { key: 'why-no-hint-often' },
  seq: 1,
})

let hints: Hints
let ground: ConstructorParameters<typeof Hints>[0]
let asked: unknown[]
let heard: string[]
let shown: string

beforeEach(() => {
  ;[asked, heard] = [[], []]
  ground = {
    mention: (wish) => `q${asked.push(wish)}`,
    announce: (texts) => void heard.push(...texts),
    tell: (text) => void heard.push((shown = text)),
    speak: ({ key }) => key,
    word: (key, args) => `${key} ${args['move']}: ${args['why']}`,
  }
  hints = new Hints(ground)
})

describe('a hint', () => {
  it('is asked for once, told aloud, and marks what it is about', () => {
    hints.ask(7)
    hints.ask(7)
    expect(asked).toEqual([{ type: 'hint', turn: 7 }])
    hints.heard(hint('7H>KS!'), 7)
    expect(heard.filter(Boolean)).toEqual(['hint-hear move: because-at-once hint-clear'])
    expect(hints.marks('hand', '7H') && hints.marks('table', 'KS')).toBe(true)
    expect(hints.marks('hand', 'KS') || hints.marks('table', '7H')).toBe(false)
    expect(hints.advises('ride')).toBe(true)
    expect(hints.advises('all')).toBe(false)
    hints.ask(7)
    expect(asked).toHaveLength(1)
  })

  it('that takes long says what it waits for, aloud once, and is silent when it is there', () => {
    vi.useFakeTimers()
    hints.ask(7)
    vi.advanceTimersByTime(1000)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(2500)
    expect(heard.map((each) => each.split(' ')[0])).toEqual(Array(3).fill('hint-waiting'))
    hints.clear()
    vi.advanceTimersByTime(60_000)
    expect(heard).toHaveLength(3)
    vi.useRealTimers()
  })

  it('that is there says no longer what it waited for', () => {
    vi.useFakeTimers()
    hints.ask(7)
    vi.advanceTimersByTime(2000)
    expect(shown).toMatch('hint-waiting')
    hints.heard(hint('pass'), 7)
    expect(shown).toBe('')
    vi.useRealTimers()
  })

  it('cannot be asked for while the line is down: that is said, and nothing is waited for', () => {
    vi.useFakeTimers()
    const mention = vi.fn(() => '')
    const word = (key: string) => key
    hints = new Hints({ ...ground, mention, word })
    hints.ask(7)
    hints.ask(7)
    hints.clear()
    expect(vi.getTimerCount()).toBe(0)
    expect([mention.mock.calls.length, heard]).toEqual([2, Array(2).fill('link-waiting')])
    vi.useRealTimers()
  })

  it('about a decision that is over is not shown', () => {
    hints.ask(7)
    hints.heard(hint('pass'), 8)
    expect([hints.hint, hints.asked]).toEqual([null, ''])
  })

  it('that nobody asked for is not shown', () => {
    hints.heard(hint('pass'), 7)
    expect(hints.hint).toBeNull()
  })

  it('that is refused says why, and may be asked for again', () => {
    hints.ask(7)
    expect(hints.refused(refusal('other'))).toBe(false)
    expect(hints.refused(refusal('q1'))).toBe(true)
    expect(heard).toEqual(['why-no-hint-often', 'why-no-hint-often'])
    hints.ask(7)
    expect(asked).toHaveLength(2)
  })

  it('is given only where no other person sits, and not with the deal of the day', () => {
    const at = (table: string, ...kinds: string[]) =>
      ({ table, me: 0, seats: kinds.map((kind) => ({ kind })) }) as unknown as RoomView
    const room = (...kinds: string[]) => at('here-1', ...kinds)
    expect(given(at(dayTable('2026-11-23', 'schwimmen'), 'person', 'bot'))).toBe(false)
    expect(given(room('person', 'bot', 'open'))).toBe(true)
    expect(given(room('person', 'bot', 'person'))).toBe(false)
    expect(given(null)).toBe(false)
  })
})
