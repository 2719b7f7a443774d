import { describe, expect, it } from 'vitest'
import { changes } from './changes'
import { occupant, room } from './fixtures'
import type { RoomView, SeatInfo } from './protocol'
import { say } from './words'

const at = (...others: SeatInfo[]) => room({ seats: [occupant('Lena'), ...others] })
const keys = (before: RoomView, after: RoomView) =>
  changes(before, after).map(({ key, args }) => [key, args?.['name']].filter(Boolean).join(' '))

describe('what has changed among the people', () => {
  it('tells who comes, goes, is lost and is back', () => {
    const [open, ben] = [at(occupant('')), at(occupant('Ben'))]
    const lost = at(occupant('Ben', { connected: false }))
    expect(keys(open, ben)).toEqual(['room-came Ben'])
    expect(keys(ben, open)).toEqual(['room-left Ben'])
    expect(keys(ben, lost)).toEqual(['room-lost Ben'])
    expect(keys(lost, ben)).toEqual(['room-back Ben'])
    expect(keys(ben, at(occupant('Zoe', { kind: 'bot', level: 'club' })))).toEqual([
      'room-left Ben',
      'room-came Zoe',
    ])
  })

  it('tells once of who sits down, though the device comes a moment after the name', () => {
    const coming = new Set<number>()
    const told = (before: RoomView, after: RoomView) =>
      changes(before, after, coming).map(({ key }) => key)
    const [open, named] = [at(occupant('')), at(occupant('Ben', { connected: false }))]
    const here = at(occupant('Ben'))
    expect(told(open, named)).toEqual(['room-came'])
    expect(told(named, here)).toEqual([])
    expect(told(here, named)).toEqual(['room-lost'])
    expect(told(named, here)).toEqual(['room-back'])
  })

  it('tells for whom a computer plays, and when no more', () => {
    const ben = at(occupant('Ben'))
    const away = at(occupant('Ben', { connected: false, stand_in: 'club' }))
    expect(keys(ben, away)).toEqual(['room-stand-in Ben'])
    expect(keys(away, ben)).toEqual(['room-back Ben'])
    const me = room({ seats: [occupant('Lena', { stand_in: 'club' }), occupant('Ben')] })
    expect(keys(ben, me)).toEqual(['room-stand-in-you'])
    expect(keys(me, ben)).toEqual(['room-back-you'])
  })

  it('tells who is the host, and whether talking is allowed', () => {
    const ben = at(occupant('Ben'))
    expect(keys(ben, { ...ben, host: 1 })).toEqual(['room-host Ben'])
    expect(keys({ ...ben, host: 1 }, ben)).toEqual(['room-host-you'])
    expect(keys(ben, { ...ben, chat: false })).toEqual(['room-chat-off'])
  })

  it('says nothing of seats that move when a match begins', () => {
    expect(keys(at(occupant(''), occupant('Ben')), { ...at(occupant('Ben')), match: 2 })).toEqual(
      [],
    )
  })

  it('has words for all of it', () => {
    for (const key of ['came', 'left', 'lost', 'back', 'stand-in', 'host'])
      expect(say({ key: `room-${key}`, args: { name: 'Ben' } })).toContain('Ben')
  })
})
