import { beforeEach, describe, expect, it } from 'vitest'
import { position, room, state, update } from './fixtures'
import { fold } from './fold'
import { keepPlaces, placesKept } from './places'

beforeEach(() => localStorage.clear())

describe('the places of cards', () => {
  it('are the same when the page is opened again, for the same hand only', () => {
    const before = fold(null, state(1))!
    const after = fold(before, update(2, { hand: ['AD', '9H', 'KS'], table: ['7H', '9D', 'JC'] }))!
    keepPlaces(after)
    const again = { ...state(3), view: after.view }
    const opened = fold(null, again, 0, placesKept(again))!
    expect([opened.hand, opened.table]).toEqual([after.hand, after.table])
    expect(after.table).not.toEqual(after.view!.table)
    expect(placesKept({ ...again, room: room({ match: 2 }) })).toBeNull()
    expect(placesKept({ ...again, view: position({ hand_number: 7 }) })).toBeNull()
  })

  it('are nobody knows where before a card was dealt', () => {
    expect(placesKept({ ...state(1), view: null })).toBeNull()
  })
})
