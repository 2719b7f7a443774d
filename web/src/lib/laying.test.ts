import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { Engine } from '../engine/engine'
import { keyOf } from '../review/link'
import { page } from '../rulebook/answers'
import { judgeBy } from '../rulebook/hands'
import { answerBy } from './api'
import { PLAIN, setup } from './house.svelte'
import { laid, lay } from './laying'
import { Refused } from './refused'
import { schooling } from './school/setup.svelte'

beforeAll(async () => {
  judgeBy(await Engine.of(readFileSync('src/engine/schwimmen.wasm')))
  answerBy(page)
})

const CODE = '1-0K11-4P6'

it('shows the table of a link as it was chosen', async () => {
  await setup.enter(CODE)
  Object.assign(setup, {
    against: 'here',
    pace: 'brisk',
    memory: 'human',
    minutes: 30,
    helpers: ['expert'],
  })
  setup.others = ['Ben', 'Cem']
  const key = await laid()
  await setup.enter((await page.lookAt({ rules: 'dutch31' })).code)
  Object.assign(setup, {
    against: 'computers',
    pace: 'relaxed',
    minutes: null,
    helpers: [],
    others: [''],
  })
  await lay(key)
  const { rules, house, against, pace, memory, minutes, helpers, others } = setup
  expect([rules, house, against, pace, memory, minutes]).toEqual([
    ...['schwimmen', { units: 2 }, 'here', 'brisk', 'human', 30],
  ])
  expect([[...helpers], others.length]).toEqual([['expert'], 2])
})

it('tells the rules that the form shows, before anybody has been told what they mean', async () => {
  setup.rules = 'tri_palki'
  setup.house = {}
  setup.answer = null
  const key = await laid()
  await setup.enter(CODE)
  await lay(key)
  expect(setup.rules).toBe('tri_palki')
})

it('says in a sentence that a link holds no table, and leaves the form as it is', async () => {
  const before = setup.rules
  const foreign = { code: CODE, against: 'ghosts' }
  for (const key of ['', '.', '.x', '.AAAA', await keyOf([]), await keyOf(foreign)])
    await expect(lay(key)).rejects.toEqual(new Refused({ key: 'problem-link' }))
  expect(setup.rules).toBe(before)
})

it('says how terms are taught', async () => {
  await setup.enter((await page.lookAt({ rules: 'energy_schwimmen', house: PLAIN.house })).code)
  setup.catalogue = null
  setup.house = { explain_gate: true }
  Object.assign(schooling, { judging: 'group', rightly: 40, own: false })
  const key = await laid()
  Object.assign(schooling, { judging: 'choice', rightly: 90 })
  await lay(key)
  expect([schooling.judging, schooling.rightly]).toEqual(['group', 40])
})
