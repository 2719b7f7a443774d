import { describe, expect, it } from 'vitest'
import { handKey, intent, tableKey } from './keys'

const press = (key: string, phase = 'turn', more = {}) =>
  intent({ key, ctrlKey: false, metaKey: false, altKey: false, ...more }, phase)

describe('the keyboard', () => {
  it('has digits for the hand and the row below them for table cards', () => {
    expect(press('1')).toEqual({ do: 'hand', index: 0 })
    expect(press('3')).toEqual({ do: 'hand', index: 2 })
    expect(press('q')).toEqual({ do: 'table', index: 0 })
    expect(press('E')).toEqual({ do: 'table', index: 2 })
    expect([handKey(0), tableKey(0), tableKey(4)]).toEqual(['1', 'Q', 'T'])
  })

  it.each([
    ['a', 'all'],
    ['p', 'pass'],
    ['c', 'close'],
    ['n', 'next'],
    ['Enter', 'enter'],
    ['Escape', 'escape'],
    ['?', 'help'],
  ])('reads %s as %s', (key, wish) => {
    expect(press(key)).toEqual({ do: wish })
  })

  it('keeps and trades with K and T while the dealer chooses', () => {
    expect(press('k', 'choice')).toEqual({ do: 'keep' })
    expect(press('t', 'choice')).toEqual({ do: 'trade' })
    expect(press('t')).toEqual({ do: 'table', index: 4 })
    expect(press('k')).toBeNull()
  })

  it('draws, takes and has the table replaced', () => {
    expect(press('s')).toEqual({ do: 'draw' })
    expect(press('d')).toEqual({ do: 'take' })
    expect(press('f')).toEqual({ do: 'refresh' })
  })

  it('answers a call and an explanation with letters of their own', () => {
    expect(press('c', 'answer')).toEqual({ do: 'challenge' })
    expect(press('p', 'answer')).toEqual({ do: 'decline' })
    expect(press('r', 'verdict')).toEqual({ do: 'right' })
    expect(press('w', 'verdict')).toEqual({ do: 'wrong' })
  })

  it('leaves the browser its own keys', () => {
    expect(press('a', 'turn', { ctrlKey: true })).toBeNull()
    expect(press('p', 'turn', { metaKey: true })).toBeNull()
    expect(press('Tab')).toBeNull()
    expect(press('F1')).toBeNull()
  })
})
