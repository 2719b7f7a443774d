import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { Engine } from './engine'
import { Kind, Phase, Why } from './layout'

let engine: Engine

beforeAll(async () => {
  engine = await Engine.of(readFileSync('src/engine/schwimmen.wasm'))
})

test('a record is made empty, and keeps what is written to a field', () => {
  const table = engine.make('Table')
  expect(table.bytes.every((byte) => byte === 0)).toBe(true)
  table.set('dealer', -1)
  table.fill('units', [3, 2, -1])
  expect([table.get('dealer'), ...table.row('units', 4)]).toEqual([-1, 3, 2, -1, 0])
})

test('a set of 52 cards is exact, and so is a number of 64 bits that is asked for as one', () => {
  const table = engine.make('Table')
  table.set('table', 2 ** 52 - 1)
  table.setBig('rng', 2n ** 62n - 1n)
  expect(table.get('table')).toBe(2 ** 52 - 1)
  expect(table.big('rng')).toBe(2n ** 62n - 1n)
})

test('a field beyond its end, or one that is a record, is refused', () => {
  const scratch = engine.make('Scratch')
  expect(() => scratch.within('state', 'SearchState').get('candidates', 1_000_000)).toThrow(
    RangeError,
  )
  expect(() => scratch.get('state')).toThrow(TypeError)
  expect(() => scratch.within('state', 'View')).toThrow(TypeError)
})

test('records keep what they hold when the memory grows', () => {
  const first = engine.make('Table')
  first.set('seats', 4)
  for (let made = 0; made < 200; made++) engine.make('View')
  expect(first.get('seats')).toBe(4)
})

test('a hand is dealt from a given pack, and says why a move is not legal', () => {
  const [table, rules] = [engine.make('Table'), engine.make('RuleFields')]
  for (const [field, value] of [
    ['pack', 32],
    ['hand_size', 3],
    ['table_size', 3],
    ['units', 3],
    ['direction', 1],
  ] as const)
    rules.set(field, value)
  table.fill(
    'pack',
    Array.from({ length: 32 }, (_, card) => 5 + (card % 8) + 13 * (card >> 3)),
  )
  engine.call.start(table.at, rules.at, 3, 0)
  engine.call.deal(table.at, rules.at)
  expect([table.get('phase'), table.get('to_move')]).toEqual([Phase.TURN, 1])
  expect(engine.call.why(table.at, rules.at, Kind.DRAW)).toBe(Why.NOT_IN_GAME)
})
