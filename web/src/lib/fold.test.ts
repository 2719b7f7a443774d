import { describe, expect, it } from 'vitest'
import { fold, places, type Scene } from './fold'
import { position, room, state, update } from './fixtures'
import type { State, Update } from './protocol'

const pass = { kind: 'pass' as const, seat: 1, give: [], take: [], call: false, say: { key: 'x' } }

const scene = (...messages: (State | Update)[]): Scene =>
  messages.reduce<Scene | null>((before, message) => fold(before, message, 400), null)!

describe('the fold of messages', () => {
  it('shows the first state in the order in which the server tells it', () => {
    expect(scene(state(1)).hand).toEqual(['9H', 'KS', '7H'])
    expect(scene(state(1)).table).toEqual(['9D', 'JC', 'AD'])
  })

  it('takes over what an update brings and keeps the rest', () => {
    const before = scene(state(1))
    const after = fold(before, update(2, { to_move: 1 }, { watching: 3 }))!
    expect(after.view).toEqual({ ...before.view, to_move: 1 })
    expect(after.room).toEqual({ ...before.room, watching: 3 })
    expect([after.seq, after.turn]).toEqual([2, 2])
  })

  it('has no view before the first match, and the whole one at its start', () => {
    const waiting = { ...state(1), view: null, room: room({ phase: 'waiting', match: 0 }) }
    const before = scene(waiting, update(2, {}, { watching: 1 }))
    expect(before.view).toBeNull()
    const after = fold(before, update(3, position(), { phase: 'playing', match: 1 }))!
    expect(after.view).toEqual(position())
    expect(after.room.watching).toBe(1)
  })

  it('puts the card that comes where the card that goes lay', () => {
    const moved = { hand: ['JC', '9H', '7H'], table: ['KS', '9D', 'AD'] }
    const after = scene(state(1), update(2, moved))
    expect(after.hand).toEqual(['9H', 'JC', '7H'])
    expect(after.table).toEqual(['9D', 'KS', 'AD'])
  })

  it('begins a new hand, and a new match, in the order of the server', () => {
    const hand = ['7C', '9H', 'KS']
    expect(scene(state(1), update(2, { hand_number: 2, hand })).hand).toEqual(hand)
    expect(scene(state(1), update(2, { hand }, { match: 2 })).hand).toEqual(hand)
  })

  it('ignores an update that is older than what is shown, and one for nothing', () => {
    const before = scene(state(5))
    expect(fold(before, update(4))).toBe(before)
    expect(fold(null, update(4))).toBeNull()
  })

  it('believes a state, whatever was shown before', () => {
    expect(scene(state(5), state(2)).seq).toBe(2)
  })

  it('does not play the same events twice when a message comes again', () => {
    const told = { ...update(5), events: [pass] }
    expect(scene(state(4), told).events).toHaveLength(1)
    expect(scene(state(4), told, told).events).toEqual([])
  })

  it('plays what was missed while the line was down', () => {
    expect(scene(state(4), { ...state(7), events: [pass] }).events).toHaveLength(1)
  })

  it('reads the clock of the server from the message that took least time', () => {
    expect(scene(state(1)).ahead).toBe(600)
    expect(scene(state(1), { ...update(2), now: 900 }).ahead).toBe(600)
    expect(scene(state(1), { ...update(2), now: 1100 }).ahead).toBe(700)
    expect(scene(state(1), { ...state(2), now: 900 }).ahead).toBe(500)
  })

  it('takes all cards as they come when none of the old ones stays', () => {
    expect(places([], ['7H', '8H'])).toEqual(['7H', '8H'])
    expect(places(['7H', '8H'], ['9H'])).toEqual(['9H'])
  })

  it('puts a drawn card behind the others, and closes the gap of a discarded one', () => {
    expect(places(['9H', 'KS', '7H'], ['2C', '7H', '9H', 'KS'])).toEqual(['9H', 'KS', '7H', '2C'])
    expect(places(['9H', 'KS', '7H', '2C'], ['2C', '7H', '9H'])).toEqual(['9H', '7H', '2C'])
  })
})
