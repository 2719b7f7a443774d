import { describe, expect, it } from 'vitest'
import { fold, places } from './fold'
import { state } from './fixtures'

describe('the fold of messages', () => {
  it('shows the first state in the order in which the server tells it', () => {
    const scene = fold(null, state(1))
    expect(scene.hand).toEqual(['9H', 'KS', '7H'])
    expect(scene.table).toEqual(['9D', 'JC', 'AD'])
  })

  it('puts the card that comes where the card that goes lay', () => {
    const before = fold(null, state(1))
    const after = fold(before, state(2, { hand: ['JC', '9H', '7H'], table: ['KS', '9D', 'AD'] }))
    expect(after.hand).toEqual(['9H', 'JC', '7H'])
    expect(after.table).toEqual(['9D', 'KS', 'AD'])
  })

  it('begins a new hand in the order of the server', () => {
    const before = fold(null, state(1))
    const after = fold(before, state(2, { hand_number: 2, hand: ['7C', '9H', 'KS'] }))
    expect(after.hand).toEqual(['7C', '9H', 'KS'])
  })

  it('ignores a state that is older than what is shown', () => {
    const before = fold(null, state(5))
    expect(fold(before, state(4))).toBe(before)
  })

  it('does not play the same events twice when a state comes again', () => {
    const pass = { kind: 'pass' as const, seat: 1, say: { key: 'did-pass', args: { seat: 1 } } }
    const before = fold(fold(null, state(4)), { ...state(5), events: [pass] })
    expect(before.events).toHaveLength(1)
    expect(fold(before, { ...state(5), events: [pass] }).events).toEqual([])
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
