import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { Engine } from '../engine/engine'
import { Analyst } from '../review/analyst'
import { found } from './found'

const analyst = new Analyst(await Engine.of(readFileSync('src/engine/schwimmen.wasm')))
/** Cem deals, keeps his cards and closes too early; Anna passes once too often. */
const record: unknown = JSON.parse(readFileSync('../examples/short-deal.json', 'utf8'))
const WORLDS = 10_000

const of = (seat: number) => found(analyst, { record, seat, hand: 0 }, null, WORLDS)

it("finds a player's own decisions, what they gave away, and the luck that is left", () => {
  const [anna, cem] = [of(0), of(2)]
  expect(anna.decisions.map(({ mistake }) => mistake)).toEqual([null, 'card'])
  expect(cem.decisions.length).toBeGreaterThan(0)
  for (const { decisions, before, after, luck } of [anna, cem]) {
    const given = decisions.reduce((sum, { loss }) => sum + loss, 0)
    expect(luck).toBeCloseTo(after - before + given)
  }
})

it('knows whether a call has paid, and whose there was none', () => {
  expect([of(0).paid, of(1).paid, of(2).paid]).toEqual([null, null, false])
})

it('refuses a hand that is not there', () => {
  expect(() => found(analyst, { record, seat: 0, hand: 1 }, null, WORLDS)).toThrow('hands')
})
