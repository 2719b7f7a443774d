import { describe, expect, it } from 'vitest'
import { position } from './fixtures'
import { can, canRide, decide, NOTHING, partners, still, tap } from './moves'

const chosen = { give: '7H', take: 'JC' }

describe('moves from taps', () => {
  it('chooses a card of each side, in either order, and takes a choice back', () => {
    const hand = tap(NOTHING, 'hand', '7H')
    expect(hand).toEqual({ give: '7H', take: null })
    expect(tap(hand, 'table', 'JC')).toEqual(chosen)
    expect(tap(tap(NOTHING, 'table', 'JC'), 'hand', '7H')).toEqual(chosen)
    expect(tap(hand, 'hand', '7H')).toEqual(NOTHING)
    expect(tap(hand, 'hand', '9H')).toEqual({ give: '9H', take: null })
  })

  it('becomes the token that the server listed', () => {
    expect(decide(position(), 'swap', chosen)).toEqual({ move: '7H>JC' })
    expect(decide(position(), 'all')).toEqual({ move: 'all' })
  })

  it('lets the call ride', () => {
    expect(decide(position(), 'swap', chosen, true)).toEqual({ move: '7H>JC!' })
    expect(decide(position(), 'pass', NOTHING, true)).toEqual({ move: 'pass!' })
    expect(canRide(position())).toBe(true)
  })

  it('gives the reason of the server for what cannot be', () => {
    expect(decide(position(), 'keep')).toEqual({ why: { key: 'why-choice-made', args: {} } })
    const closed = position({
      legal: ['pass'],
      blocked: { close: { key: 'why-called-already', args: {} } },
    })
    expect(decide(closed, 'pass', NOTHING, true)).toEqual({
      why: { key: 'why-called-already', args: {} },
    })
    expect(canRide(closed)).toBe(false)
  })

  it('has words even where the server gave none', () => {
    expect(decide(position({ legal: [] }), 'swap', chosen)).toEqual({ why: { key: 'why-not' } })
  })

  it('knows a call that is a turn of its own', () => {
    const instead = position({ legal: ['close', 'pass'] })
    expect(can(instead, 'close')).toBe(true)
    expect(decide(instead, 'close')).toEqual({ move: 'close' })
  })

  it('keeps what of a choice is still there', () => {
    expect(still(chosen, position())).toEqual(chosen)
    expect(still(chosen, position({ table: ['9D', 'KC', 'AD'] }))).toEqual({
      give: '7H',
      take: null,
    })
  })

  it('knows which cards fit', () => {
    expect([...partners(position(), { give: '7H', take: null })]).toEqual(['AD', 'JC'])
  })
})
