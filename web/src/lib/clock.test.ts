import { describe, expect, it } from 'vitest'
import { minutes, onTheWall, term } from './clock'

const NOW = Date.UTC(2024, 4, 6, 10)

describe('the clock', () => {
  it('is read in the time of this device', () => {
    expect(term({ until: NOW + 5000, clock: 'quick' }, 2000, NOW)).toEqual({ left: 3000, hush: 0 })
    expect(term({ until: NOW - 5000, clock: 'quick' }, 0, NOW)?.left).toBe(0)
    expect(term({ until: null, clock: 'quick' }, 0, NOW)).toBeNull()
  })

  it('is quiet until the last part, where there is time', () => {
    expect(term({ until: NOW + 100_000, clock: 'relaxed' }, 0, NOW)?.hush).toBe(70_000)
    expect(term({ until: NOW + 20_000, clock: 'relaxed' }, 0, NOW)?.hush).toBe(0)
  })

  it('is said in minutes and seconds, or as the time of a day', () => {
    expect(minutes(40_000)).toBe('0:40')
    expect(minutes(59_001)).toBe('1:00')
    expect(minutes(725_000)).toBe('12:05')
    expect(onTheWall(NOW + 3600_000, 0, NOW)).toMatch(/^\d\d:\d\d/)
    expect(onTheWall(NOW + 2 * 86_400_000, 0, NOW)).toMatch(/Wednesday|Mittwoch/)
    expect(onTheWall(NOW + 9 * 86_400_000, 0, NOW)).toMatch(/15/)
  })
})
