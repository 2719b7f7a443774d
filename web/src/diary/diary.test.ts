import { beforeEach, expect, it } from 'vitest'
import { entries, file, forget, NoDiary, note, take } from './diary'

const answer = (id: string) => ({ id, answer: 'pass', right: true, card: { due: '2026-11-24' } })
const match = { record: { rules: 'schwimmen', hands: [{ moves: [] }] }, seat: 1 }

beforeEach(forget)

it('tells of each kind what was noted, in order', async () => {
  await note('puzzle', answer('one'))
  await note('match', match)
  await note('puzzle', answer('two'))
  expect((await entries('puzzle')).map(({ data }) => data.id)).toEqual(['one', 'two'])
  expect((await entries('match')).map(({ data }) => data)).toEqual([match])
  expect(await entries('day')).toEqual([])
})

it('notes the same once, also where two pages do it at once', async () => {
  const noted = await Promise.all([note('match', match), note('match', match)])
  expect(noted.sort()).toEqual([false, true])
  expect(await entries('match')).toHaveLength(1)
  expect(await note('match', match)).toBe(false)
})

it('goes into a file and comes back from it, without doubles', async () => {
  await note('match', match)
  await note('puzzle', answer('one'))
  const taken = JSON.parse(JSON.stringify(await file()))
  await forget()
  await note('puzzle', answer('two'))
  await note('puzzle', answer('one'))
  expect(await take(taken)).toBe(1)
  expect(await take(taken)).toBe(0)
  expect((await entries('match')).map(({ data }) => data)).toEqual([match])
  expect(await entries('puzzle')).toHaveLength(2)
})

it.each([
  null,
  [],
  {},
  { diary: 2, entries: [] },
  { diary: 1 },
  { diary: 1, entries: [{ kind: 'other', at: 1, data: {} }] },
  { diary: 1, entries: [{ kind: 'toString', at: 1, data: {} }] },
  { diary: 1, entries: [{ kind: 'puzzle', at: 1, data: answer('one') }, { kind: 'day' }] },
])('takes nothing from a file that holds no diary: %j', async (told) => {
  await expect(take(told)).rejects.toThrow(NoDiary)
  expect((await file()).entries).toEqual([])
})

it('forgets everything', async () => {
  await note('match', match)
  await forget()
  expect(await file()).toEqual({ diary: 1, entries: [] })
  expect(await note('match', match)).toBe(true)
})
