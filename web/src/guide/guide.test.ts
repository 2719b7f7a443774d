import { beforeEach, describe, expect, it } from 'vitest'
import { hold } from '../lib/seats'
import { partsOf } from '../lib/moves'
import { offered } from './offer'
import { answered, made, moves, record, said } from './sayings'

describe('the sentences of the guided hand', () => {
  it('come one after the other, and the last before a turn asks for its move', () => {
    const begun = made(1)
    const told = [0, 1, 2, 3].map((read) => said(begun, read))
    expect(told.map(({ more }) => more)).toEqual([true, true, true, false])
    expect(told.map(({ first }) => first)).toEqual([true, false, false, false])
    expect(told.map(({ saying }) => saying.does)).toEqual([null, null, null, moves[begun]])
    expect(told.map(({ asks }) => asks.does)).toEqual(Array(4).fill(moves[begun]))
    expect(said(begun, 99)).toEqual(told.at(-1))
  })

  it('stay while others move, and ask at each turn of the player', () => {
    const seats = record.players.length
    for (let after = made(1); after < moves.length; after++) {
      const { saying, more } = said(after, 99)
      const mine = (after - 1) % seats === 0
      expect(saying.does, `after ${after}`).toBe(mine ? moves[after] : null)
      expect(more).toBe(false)
    }
    expect(said(moves.length, 99).last).toBe(true)
  })

  it('teach each kind of move once, and the call', () => {
    const asked = moves.map((_, after) => said(Math.max(after, made(1)), 99).saying.does)
    const kinds = [...new Set(asked.filter((does) => does !== null))].map(partsOf)
    expect(kinds.map(({ action, rides }) => [action, rides])).toEqual([
      ['swap', false],
      ['all', false],
      ['pass', false],
      ['swap', true],
    ])
  })

  it('answer another move kindly, and one that only lacks the call with that', () => {
    expect(answered('9S>9D', '9S>9D', 'Exchange.')).toBeNull()
    expect(answered('9S>9D', 'pass', 'Exchange.')).toEqual({
      key: 'first-hand-other',
      args: { wanted: 'Exchange.' },
    })
    expect(answered('7S>KS!', '7S>KS', 'Close.')).toEqual({ key: 'first-hand-almost' })
  })
})

describe('the offer', () => {
  beforeEach(() => localStorage.clear())

  it('is made once', () => {
    expect([offered(), offered()]).toEqual([true, false])
  })

  it('is not made to who has sat at a table', () => {
    hold({ table: 'here-1', seat: 0, token: 'secret' })
    expect(offered()).toBe(false)
  })
})
