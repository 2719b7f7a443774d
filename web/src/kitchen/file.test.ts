import { expect, it } from 'vitest'
import { nothing } from './asks'
import { logOf, NoEvening } from './file'
import type { Entry } from './log'
import { bring, evenings, files } from './shelf'

const log: Entry[] = [
  { kind: 'opened', rules: 'schwimmen', house: { units: 2 }, players: ['Oma', 'Mama', 'Ben'] },
  { kind: 'deals', seat: 2 },
  { kind: 'hand', told: { ...nothing(3), lowest: [1] } },
  { kind: 'again', players: ['Ben', 'Oma'] },
  { kind: 'hand', told: { ...nothing(2), lowest: [0] } },
]

it('reads an evening in that was saved, as it was', async () => {
  const saved: unknown = JSON.parse(JSON.stringify({ kitchen: 1, log }))
  const address = await bring(logOf(saved))
  expect(await evenings()).toEqual([
    { id: address.split('/').at(-1), rules: 'schwimmen', players: ['Ben', 'Oma'] },
  ])
  expect(await files()).toEqual([saved])
})

it.each([
  ['nothing', null],
  ['a diary', { diary: 1, entries: [] }],
  ['an evening without its beginning', { kitchen: 1, log: log.slice(1) }],
  ['a game that there is not', { kitchen: 1, log: [{ ...log[0], rules: 'canasta' }] }],
  ['a house rule that there is not', { kitchen: 1, log: [{ ...log[0], house: { unit: 2 } }] }],
  ['a seat that there is not', { kitchen: 1, log: [log[0], { kind: 'deals', seat: 3 }] }],
  ['an answer of another table', { kitchen: 1, log: [log[0], log[4]] }],
])('does not take %s for an evening', (_, told) => {
  expect(() => logOf(told)).toThrow(NoEvening)
})
