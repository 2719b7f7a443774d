import { beforeEach, describe, expect, it } from 'vitest'
import { room } from './fixtures'
import { contribution } from './salts'

const fair = (hand: number, commitment = 'c0') => ({ ...room().fair, hand, commitment })
const stored = (name: string) =>
  JSON.parse(localStorage.getItem(`schwimmen.${name}`) ?? '{}') as Record<string, string>

beforeEach(() => localStorage.clear())

describe('a contribution to the shuffle', () => {
  it('is sixteen random bytes, remembered with the commitment that was seen', () => {
    const salt = contribution(fair(2))
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(stored('salts')).toEqual({ 'T1#2': salt })
    expect(stored('commitments')).toEqual({ 'T1#2': 'c0' })
  })

  it('stays the same for one hand, and is another one for the next', () => {
    const salt = contribution(fair(2))
    expect(contribution(fair(2))).toBe(salt)
    expect(contribution(fair(3))).not.toBe(salt)
  })

  it('does not forget the commitment that was shown first', () => {
    contribution(fair(2))
    contribution(fair(2, 'another'))
    expect(stored('commitments')['T1#2']).toBe('c0')
  })

  it('keeps the latest two hundred', () => {
    for (let hand = 1; hand <= 205; hand += 1) contribution(fair(hand))
    expect(Object.keys(stored('salts'))).toHaveLength(200)
    expect(stored('salts')['T1#205']).toBeDefined()
    expect(stored('commitments')['T1#5']).toBeUndefined()
  })
})
