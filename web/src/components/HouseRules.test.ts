import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import { setup } from '$lib/house.svelte'
import type { RulesAnswer } from '$lib/protocol'
import { Refused } from '$lib/refused'
import HouseRules from './HouseRules.svelte'

afterEach(() => {
  setup.answer = setup.problem = null
})

it('gives no code away while nobody can play by these rules: the last one is about others', () => {
  setup.answer = { code: '1-032', idle: [], players: [2, 8] } as unknown as RulesAnswer
  const page = mount(HouseRules, { target: document.body })
  flushSync()
  const code = () => document.querySelector<HTMLInputElement>('[data-testid="share-code"]')!.value
  const link = () => document.querySelector('[data-testid="share-link"]')
  expect([code(), link() !== null]).toEqual(['1-032', true])
  setup.problem = new Refused({ key: 'error-players' })
  flushSync()
  expect([code(), link() !== null]).toEqual(['', false])
  void unmount(page)
})
