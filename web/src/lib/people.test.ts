import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { People } from './people.svelte'
import { occupant, room } from './fixtures'
import type { ChatLine, RoomView } from './protocol'
import { settings } from './settings.svelte'

const line = (number: number, seat: number, text: string): ChatLine => ({
  number,
  seat,
  name: seat === 0 ? 'Lena' : 'Ben',
  text,
})
const fair = (hand: number, own: string | null) => ({
  ...room().fair,
  hand,
  salts: [own, null],
})

let people: People
let said: Record<string, unknown>[]
let mentioned: Record<string, unknown>[]
let heard: string[]

const arrives = (more: Partial<RoomView> = {}) =>
  people.arrived(room({ seats: [occupant('Lena'), occupant('Ben')], ...more }), 0)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  settings.language = 'en'
  said = []
  mentioned = []
  heard = []
  people = new People({
    say: (wish) => String(said.push(wish)),
    mention: (wish) => String(mentioned.push(wish as Record<string, unknown>)),
    announce: (texts) => void heard.push(...texts),
  })
})
afterEach(() => {
  people.close()
  vi.useRealTimers()
})

describe("this device's part of the shuffle", () => {
  it('is sent once for each hand that lacks it', () => {
    arrives({ fair: fair(1, null) })
    arrives({ fair: fair(1, null), watching: 1 })
    expect(mentioned).toMatchObject([{ type: 'salt', hand: 1 }])
    arrives({ fair: fair(1, String(mentioned[0]!['value'])) })
    arrives({ fair: fair(2, null) })
    expect(mentioned.map(({ hand }) => hand)).toEqual([1, 2])
  })

  it('is the same one again after the line was lost', () => {
    arrives({ fair: fair(1, null) })
    people.begin()
    arrives({ fair: fair(1, null) })
    expect(mentioned[1]).toEqual(mentioned[0])
  })

  it('is not asked of who only looks on', () => {
    arrives({ me: null, fair: fair(1, null) })
    expect(mentioned).toEqual([])
  })
})

describe('the talk', () => {
  it('is unread until it is in sight, and one does not read oneself', () => {
    arrives({ talk: [line(1, 1, 'before')] })
    expect(people.unread).toBe(0)
    arrives({ talk: [line(1, 1, 'before'), line(3, 1, 'hi'), line(4, 0, 'hi you')] })
    expect(people.unread).toBe(1)
    people.listen(true)
    people.listen(false)
    expect(people.unread).toBe(0)
  })

  it('is heard, and seen at the seat for a moment', () => {
    arrives()
    arrives({ talk: [line(3, 1, 'hi'), line(4, 0, 'hi you')] })
    expect(heard).toEqual(['Ben: hi'])
    vi.advanceTimersByTime(5000)
    expect(people.moments[1]).toMatchObject({ text: 'hi' })
    vi.advanceTimersByTime(1000)
    expect(people.moments).toEqual({})
  })

  it('is silent where somebody is muted on this device, and comes back', () => {
    arrives()
    people.toggleMute(1, 'Ben')
    arrives({ talk: [line(3, 1, 'hi')] })
    people.reacted({ type: 'reaction', seat: 1, sign: 'wow' })
    expect([heard, people.lines, people.moments]).toEqual([[], [], {}])
    people.toggleMute(1, 'Ben')
    expect(people.lines).toHaveLength(1)
  })
})

describe('a sign', () => {
  it('is seen for a moment, the latest one as long as it should', () => {
    arrives()
    people.reacted({ type: 'reaction', seat: 1, sign: 'wow' })
    vi.advanceTimersByTime(3000)
    people.reacted({ type: 'reaction', seat: 1, sign: 'clap' })
    vi.advanceTimersByTime(3000)
    expect(people.moments[1]).toMatchObject({ sign: 'clap' })
    expect(heard).toEqual(['Ben: Oh!', 'Ben: Bravo!'])
  })
})

describe('who is there', () => {
  it('is somebody to talk to: people, or those who may still come', () => {
    arrives({ seats: [occupant('Lena'), occupant('Anna', { kind: 'bot', level: 'club' })] })
    expect(people.social).toBe(false)
    arrives()
    expect(people.social).toBe(true)
    expect(people.hosts).toBe(true)
  })
})
