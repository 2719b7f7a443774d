import { describe, expect, it } from 'vitest'
import { game, position } from './fixtures'
import {
  can,
  canRide,
  decide,
  mostChosen,
  NOTHING,
  partsOf,
  poolSize,
  still,
  tap,
  wished,
  worth,
  worthWith,
} from './moves'

const chosen = { give: ['7H'], take: ['JC'] }

describe('moves from taps', () => {
  it('chooses a card of each side, in either order, and takes a choice back', () => {
    const hand = tap(NOTHING, 'hand', '7H')
    expect(hand).toEqual({ give: ['7H'], take: [] })
    expect(tap(hand, 'table', 'JC')).toEqual(chosen)
    expect(tap(tap(NOTHING, 'table', 'JC'), 'hand', '7H')).toEqual(chosen)
    expect(tap(hand, 'hand', '7H')).toEqual(NOTHING)
    expect(tap(hand, 'hand', '9H')).toEqual({ give: ['9H'], take: [] })
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
      blocked: { ride: { key: 'why-called-already', args: {} } },
    })
    expect(decide(closed, 'pass', NOTHING, true)).toEqual({
      why: { key: 'why-called-already', args: {} },
    })
    expect(canRide(closed)).toBe(false)
  })

  it('is worth what the server says, with the card that is chosen on the other side', () => {
    expect(worth(position(), 'swap', chosen)).toBe('10')
    expect(worth(position(), 'all', NOTHING)).toBe('20')
    expect(worth(position(), 'pass', NOTHING)).toBeNull()
    const [own, open] = [tap(NOTHING, 'hand', '7H'), tap(NOTHING, 'table', 'AD')]
    expect(worthWith(position(), 'table', 'AD', own)).toBe('20')
    expect(worthWith(position(), 'table', '9D', own)).toBeNull()
    expect(worthWith(position(), 'hand', '7H', open)).toBe('20')
    expect(worthWith(position(), 'hand', '9H', own)).toBeNull()
  })

  it('has words even for a spectator, to whom the server gives no reasons', () => {
    const nobodys = position({ legal: [], blocked: {} })
    expect(decide(nobodys, 'swap', chosen)).toEqual({ why: { key: 'why-not-now' } })
  })

  it('knows a call that is a turn of its own', () => {
    const instead = position({ legal: ['close', 'pass'] })
    expect(can(instead, 'close')).toBe(true)
    expect(decide(instead, 'close')).toEqual({ move: 'close' })
  })

  it('keeps what of a choice is still there', () => {
    expect(still(chosen, position())).toEqual(chosen)
    expect(still(chosen, position({ table: ['9D', 'KC', 'AD'] }))).toEqual({
      give: ['7H'],
      take: [],
    })
  })

  it('discards the card that is chosen, and not the one just taken', () => {
    const due = position({
      phase: 'discard',
      legal: ['7H>', '9H>'],
      hand: ['KS', '7H', '9H'],
      game: game({ unfit: { discard: { key: 'why-just-taken', args: {} } } }),
    })
    expect(can(due, 'discard')).toBe(true)
    expect(can(due, 'swap')).toBe(false)
    expect(decide(due, 'discard', { give: ['7H'], take: [] })).toEqual({ move: '7H>' })
    expect(decide(due, 'discard', { give: ['KS'], take: [] })).toEqual({
      why: { key: 'why-just-taken', args: {} },
    })
  })

  it('says so when the call does not fit the cards, though it fits others', () => {
    const needs = { key: 'why-call-needs-31', args: {} }
    const some = position({
      legal: ['7H>JC', '7H>AD', '7H>AD!'],
      game: game({ unfit: { ride: needs } }),
    })
    expect(decide(some, 'swap', chosen, true)).toEqual({ why: needs })
    expect(decide(some, 'swap', { give: ['7H'], take: ['AD'] }, true)).toEqual({ move: '7H>AD!' })
  })

  it('lets no call ride on a draw', () => {
    expect(decide(position({ legal: ['draw'] }), 'draw', NOTHING, true)).toEqual({ move: 'draw' })
  })
})

describe('a trade with the pool', () => {
  const hand = ['2C', '5C', '9S', 'KH', '3D']
  const pool = position({
    game: game({ centre: 'pool' }),
    hand,
    table: ['TC', '4H', '6D'],
    legal: ['2C,5C,9S>TC,4H,6D', '2C,5C,KH>TC,4H,6D', 'draw', 'close'],
  })

  it('takes as many hand cards as the pool has, both sides in card order', () => {
    expect(poolSize(pool)).toBe(3)
    expect(decide(pool, 'pool', { give: ['KH', '2C', '5C'], take: [] })).toEqual({
      move: '2C,5C,KH>TC,4H,6D',
    })
  })

  it('keeps the newest choices when there are too many', () => {
    let selection = NOTHING
    for (const card of ['2C', '5C', '9S', 'KH']) selection = tap(selection, 'hand', card, 3)
    expect(selection.give).toEqual(['5C', '9S', 'KH'])
    expect(tap(selection, 'hand', '9S', 3).give).toEqual(['5C', 'KH'])
  })

  it('takes the whole hand for a pool of five, and single cards then', () => {
    const table = ['TC', 'QC', '7S', '4H', '6D']
    const legal = [`${hand}>${table}`, '2C>TC']
    const full = position({ game: game({ centre: 'pool' }), hand, table, legal })
    expect(poolSize(full)).toBe(0)
    expect(decide(full, 'pool')).toEqual({ move: '2C,5C,9S,KH,3D>TC,QC,7S,4H,6D' })
    expect(decide(full, 'swap', { give: ['2C'], take: ['TC'] })).toEqual({ move: '2C>TC' })
  })
})

describe('a token', () => {
  it('says which cards go and come, and whether a call rides', () => {
    const none = { give: [], take: [], rides: false }
    expect(partsOf('7H>KS!')).toEqual({ action: 'swap', give: ['7H'], take: ['KS'], rides: true })
    expect(partsOf('7H>')).toEqual({ ...none, action: 'discard', give: ['7H'] })
    expect(partsOf('2C,3D>4H,5S')).toMatchObject({ action: 'pool', take: ['4H', '5S'] })
    expect(partsOf('all!')).toEqual({ ...none, action: 'all', rides: true })
    expect(partsOf('close')).toEqual({ ...none, action: 'close' })
  })
})

describe('an exchange of several cards', () => {
  const some = position({
    hand: ['2C', '7C', '5D'],
    table: ['AS', 'KS', '6H'],
    legal: ['2C>AS', '2C,7C>KS,6H', '2C,7C>AS,KS', 'all', 'close'],
    worths: { '2C,7C>AS,KS': '21' },
  })
  const choose = (...cards: string[]) =>
    cards.reduce(
      (selection, card) =>
        tap(selection, some.hand.includes(card) ? 'hand' : 'table', card, mostChosen(some)),
      NOTHING,
    )

  it('wishes as soon as there are as many on both sides, and nothing before', () => {
    expect(wished(choose('2C', 'AS', 'KS'), some)).toBeNull()
    expect(wished(choose('2C', 'AS'), some)).toBe('swap')
    expect(wished(choose('2C', 'AS', 'KS', '7C'), some)).toBe('pool')
    expect(wished(choose('2C', '7C', '5D', 'AS', 'KS', '6H'), some)).toBe('all')
  })

  it('writes both sides in card order, however they were chosen', () => {
    expect(decide(some, 'pool', choose('7C', 'KS', '2C', 'AS'))).toEqual({ move: '2C,7C>AS,KS' })
  })

  it('says at the last card what the hand would be worth', () => {
    expect(worthWith(some, 'table', 'KS', choose('7C', '2C', 'AS'))).toBe('21')
    expect(worthWith(some, 'table', '6H', choose('7C', '2C', 'AS'))).toBeNull()
  })
})
