import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { Engine } from '../engine/engine'
import { answerBy, compared, lookAt, Refused } from '../lib/api'
import { page } from './answers'
import { judgeBy } from './hands'

const side = (rules: string, house = {}) => ({ name: rules, rules, house })

beforeAll(async () => {
  judgeBy(await Engine.of(readFileSync('src/engine/schwimmen.wasm')))
  answerBy(page)
  vi.stubGlobal('fetch', () => Promise.reject(new Error('nobody is there')))
})

test('the page says what house rules mean, and nobody else is asked', async () => {
  const { house, players, text, pictures } = await lookAt({
    house: { units: 5, trio_value: 'none' },
  })
  expect(house).toEqual({ trio_value: 'none', units: 5 })
  expect(players).toEqual([2, 8])
  expect(text.filter(({ args }) => args?.['changed']).map(({ key }) => key)).toContain('rule-units')
  expect(pictures[0]?.value).toBe('32')
})

test('a share code is read in the page, and a wrong one is refused in words', async () => {
  const { code } = await lookAt({ rules: 'dutch31', house: { units: 4 } })
  expect(await lookAt({ code })).toMatchObject({ rules: 'dutch31', house: { units: 4 } })
  await expect(lookAt({ code: `${code}7` })).rejects.toThrow(Refused)
  await expect(lookAt({ house: { units: 0 } })).rejects.toMatchObject({
    knob: 'units',
    status: 422,
  })
})

test.each([
  { house: { '\ud800': 1 } },
  { house: { units: ['\ud800'] } },
  { rules: '\ud800' },
  { code: '18R152GGGV10001S' },
])('half a letter is refused in words: %j', async (asked) => {
  await expect(lookAt(asked)).rejects.toMatchObject({ status: 422 })
})

test('a game is compared with the house rules that its name stands for', async () => {
  const house = { pass: false, grace: 0 }
  const { left_house, rows } = await compared(side('stop_the_bus', house), side('stop_the_bus'))
  expect(left_house).toEqual(house)
  expect(rows.map(({ aspect }) => aspect.key)).toContain('aspect-grace')
  await expect(compared(side('schwimmen', { units: 0 }), side('dutch31'))).rejects.toThrow(Refused)
})

test('two games are compared in the page', async () => {
  const { rows, common } = await compared(side('schwimmen'), side('thirty_one'))
  expect(rows[0]?.section).toBe('goal')
  expect(common.length).toBeGreaterThan(0)
  await expect(compared(side('schwimmen'), side('bridge'))).rejects.toMatchObject({ status: 404 })
})
