import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Event } from '../lib/protocol'
import { checked } from './checking'
import { School } from './state'

/** A table at which seat 0 judges and seat 1 explains a card. */
async function explaining(): Promise<School> {
  const file = readFileSync('../src/schwimmen/school/decks/energy.csv')
  const deck = (await checked('energy.csv', file)).deck!
  const school = new School({ judging: 'teacher', language: 'en', rightly: 75, deck }, 0)
  const named = { kind: 'name', seat: 1, take: [deck.terms[0]!.card] } as unknown as Event
  school.follow([named], false, () => null as never)
  return school
}

const seen = (school: School, seat: number) => school.view(seat, new Set())

it('makes nobody the judge of their own explanation', async () => {
  const school = await explaining()
  expect(seen(school, 0).may).toEqual(['verdict'])
  school.replaced(0, 1)
  expect(seen(school, 1)).toMatchObject({ teacher: 1, may: ['solution'] })
  expect(seen(school, 1).asked[0]!.solution).toBeNull()
  expect(school.judges(1)).toBe(false)
})

it('lets a verdict outlast its judge', async () => {
  const school = await explaining()
  school.judge('wrong')
  school.replaced(0, 1)
  expect(seen(school, 1).may).toEqual(['go-on'])
})
