import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Engine } from '../engine/engine'
import { nothing } from './asks'
import { played, standing, type Entry } from './log'
import { Sheet } from './sheet'

const engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
const opened: Entry = {
  kind: 'opened',
  rules: 'schwimmen',
  house: { units: 1, grace: 0 },
  players: ['Oma', 'Mama', 'Ben'],
}
const loses = (seat: number): Entry => ({ kind: 'hand', told: { ...nothing(3), lowest: [seat] } })
const undo: Entry = { kind: 'undo' }
const deals = (seat: number): Entry => ({ kind: 'deals', seat })
const again = (...players: string[]): Entry => ({ kind: 'again', players })
const evening = (...log: Entry[]) => played([opened, ...log], new Sheet(engine))

it('takes back any number of steps, but not the beginning', () => {
  expect(standing([opened, loses(0), loses(1), undo, undo, undo, loses(2)])).toEqual([
    opened,
    loses(2),
  ])
  expect(evening(loses(0), loses(1), undo).score).toEqual(evening(loses(0)).score)
  expect(evening(undo).begun).toBe(false)
})

it('counts the matches that each has won, by new guests, too', () => {
  const { tally } = evening(loses(0), loses(1), again('Ben', 'Oma'), loses(1))
  expect(tally.won).toEqual([
    { name: 'Ben', count: 2 },
    { name: 'Oma', count: 0 },
    { name: 'Mama', count: 0 },
  ])
})

it('lets somebody else deal first, and the next one in the match after it', () => {
  expect(evening(deals(2)).score.dealer).toBe(2)
  const { score, course } = evening(deals(2), loses(0), loses(1), again('Oma', 'Mama', 'Ben'))
  expect([score.dealer, course.history]).toEqual([0, []])
})

it('draws the course of a match as it went', () => {
  const { course } = evening(loses(1), loses(0))
  expect(course.history.map(({ units }) => units)).toEqual([
    [1, 0, 1],
    [0, 0, 1],
  ])
  expect(course.winners).toEqual([2])
})
