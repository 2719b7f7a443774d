import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Practice } from '$lib/school/practice'
import Practise from './Practise.svelte'

const cards = ['7C', '8C'].map((card) => ({
  card,
  topic: 'T',
  term: card,
  explanation: `${card}!`,
}))

beforeEach(async () => {
  const practice: Practice = { deck: 'energy', language: 'en', cards }
  localStorage.setItem('schwimmen.practise', JSON.stringify(practice))
  render(Practise, { deck: '', cards: '' })
  await screen.findByText('7C')
})
afterEach(() => localStorage.clear())

/** Press a key; say whether the browser may still do what it does with it. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more })

test('a key that turns or answers a card does nothing else: Space does not scroll', async () => {
  expect(await press('1')).toBe(true)
  expect(await press(' ')).toBe(false)
  expect(screen.getByText('7C!')).toBeTruthy()
  expect(await press(' ')).toBe(true)
  expect(await press('2')).toBe(false)
  expect(screen.getByText('8C')).toBeTruthy()
})

test.each(['altKey', 'ctrlKey', 'metaKey'])('a key with %s is the browser’s', async (held) => {
  expect(await press(' ', { [held]: true })).toBe(true)
  expect(screen.queryByText('7C!')).toBeNull()
  await press(' ')
  expect(await press('1', { [held]: true })).toBe(true)
  expect(screen.getByText('7C!')).toBeTruthy()
})
