import { describe, expect, it } from 'vitest'
import { deeds, grows, missing } from './seating'
import { occupant, room } from './fixtures'

const bot = occupant('Anna', { kind: 'bot', level: 'club' })
const at = (phase: 'waiting' | 'playing', host = 0) =>
  room({ phase, host, seats: [occupant('Lena'), occupant('Ben'), bot, occupant('')] })
const done = (phase: 'waiting' | 'playing', seat: number, host = 0) =>
  deeds(at(phase, host), seat).map((deed) => [deed.do, deed.level].filter(Boolean).join(' '))

describe('what can be done about a seat', () => {
  it('is up to the host alone', () => {
    expect(done('waiting', 1, 1)).toEqual([])
    expect(deeds({ ...at('waiting'), me: null, host: null }, 1)).toEqual([])
  })

  it('is for people always, and nothing for oneself', () => {
    expect(done('waiting', 1)).toEqual(['host', 'remove'])
    expect(done('playing', 1)).toEqual(['host', 'remove'])
    expect(done('waiting', 0)).toEqual([])
  })

  it('is for computers and open seats between matches', () => {
    expect(done('waiting', 2)).toEqual([
      'bot random',
      'bot beginner',
      'bot expert',
      'bot master',
      'open',
    ])
    expect(done('waiting', 3)).toEqual([
      'bot random',
      'bot beginner',
      'bot club',
      'bot expert',
      'bot master',
    ])
    expect(done('playing', 2)).toEqual([])
  })
})

describe('one more seat', () => {
  it('is there between matches, up to the most who can play', () => {
    const two = { seats: [occupant('Lena'), bot], phase: 'waiting' as const }
    expect(grows(room({ ...two, most: 3 }))).toBe(true)
    expect(grows(room({ ...two, most: 2 }))).toBe(false)
    expect(grows(room({ ...two, most: 3, phase: 'playing' }))).toBe(false)
  })
})

describe('who is missing', () => {
  it('counts those who sit there, and those who will fill the rest', () => {
    const alone = room({ least: 2, seats: [occupant('Lena'), occupant(''), occupant('')] })
    expect(missing(alone)).toBe(1)
    expect(missing({ ...alone, fill: 'club' })).toBe(0)
    expect(missing({ ...alone, seats: [occupant('Lena'), bot] })).toBe(0)
  })
})
