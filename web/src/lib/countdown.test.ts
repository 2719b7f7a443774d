import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Countdown } from './countdown.svelte'
import { room } from './fixtures'

let countdown: Countdown
const within = (seconds: number, clock: 'relaxed' | 'quick' | 'mail') =>
  room({ awaited: [1], until: Date.now() + seconds * 1000, clock })

beforeEach(() => {
  vi.useFakeTimers()
  countdown = new Countdown()
})
afterEach(() => {
  countdown.stop()
  vi.useRealTimers()
})

describe('the time that is left', () => {
  it('is shown from the beginning where it is short', () => {
    countdown.watch(within(20, 'quick'), 0)
    vi.advanceTimersByTime(5000)
    expect(countdown.left).toBe(15_000)
    expect(countdown.part).toBe(0.75)
    vi.advanceTimersByTime(60_000)
    expect(countdown.part).toBe(0)
  })

  it('is shown at its end where there is a lot of it, and never where it is days', () => {
    countdown.watch(within(300, 'relaxed'), 0)
    vi.advanceTimersByTime(269_000)
    expect(countdown.left).toBeNull()
    vi.advanceTimersByTime(16_000)
    expect(countdown.part).toBe(0.5)
    countdown.watch(within(100_000, 'mail'), 0)
    vi.advanceTimersByTime(200_000_000)
    expect(countdown.left).toBeNull()
  })

  it('begins again when it is extended, and ends with the wait', () => {
    countdown.watch(within(20, 'quick'), 0)
    vi.advanceTimersByTime(15_000)
    countdown.watch(within(25, 'quick'), 0)
    vi.advanceTimersByTime(1)
    expect(countdown.part).toBeGreaterThan(0.9)
    countdown.watch(room(), 0)
    expect(countdown.left).toBeNull()
  })
})
