import { expect, it } from 'vitest'
import { game, position, seat } from './fixtures'
import { pot, potWon } from './pot'

const seats = [seat({ units: 3 }), seat({ units: 1 }), seat({ units: 0, out: true })]

it('holds every ante and every unit lost', () => {
  expect(pot(position({ game: game({ ante: 0 }), units: 3, seats }))).toBe(5)
  expect(pot(position({ game: game({ ante: 1 }), units: 3, seats }))).toBe(8)
})

it('is none where nobody pays into one', () => {
  expect(pot(position({ game: game(), units: 3, seats }))).toBeNull()
})

it('goes to the winners', () => {
  const view = position({ game: game({ ante: 0 }), units: 3, seats, winners: [0] })
  expect(potWon(view)).toEqual({ key: 'pot-won', args: { seats: [0], number: 5 } })
  expect(potWon({ ...view, winners: null })).toBeNull()
})
